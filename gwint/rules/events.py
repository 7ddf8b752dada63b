"""What happened, one value for each thing. Log, record, replay, animation and secrecy all come from these.

Cards that a viewer may not see stand as None in the events told to that viewer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Ability, Card, Row
from gwint.rules.table import Spot


@dataclass(frozen=True, slots=True)
class Event:
    """The root of all events."""


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """SET-6. The coin fell to a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrewLot(Event):
    """FAC-4, FAC-6. Of several Scoia'tael chance found the one who is asked first."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChoseStarter(Event):
    """A seat decided who begins the round."""

    seat: int
    starter: int


@dataclass(frozen=True, slots=True)
class KeptClaim(Event):
    """FAC-6. Scoia'tael left the round to others."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """SET-5. One card given up for another; others are told nothing of it (SET-10)."""

    seat: int
    gave: Card
    drew: Card


@dataclass(frozen=True, slots=True)
class FinishedRedraw(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BeganRound(Event):
    round: int
    starter: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int
    by_itself: bool
    """TURN-3. There was nothing left to do."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card came onto the battlefield."""

    seat: int
    card: Card
    source: str
    """`hand`, `deck`, `pile` (the own discard pile), `enemy-pile`, or from `under` a Decoy (SOLO-7)."""
    how: str
    """`played`, `called` by a muster, `revived`, `returned` by Skellige, `turned-up`, or by a `leader`."""
    spot: Spot | None
    """None for weather and one-shot specials."""


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """AB-AVENGER. A side-deck card came for one that was discarded."""

    seat: int
    """Whose side deck it came from."""
    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Transformed(Event):
    """AB-BERSERKER. `into` is None where the side deck had none left."""

    card: Card
    into: Card | None
    spot: Spot


@dataclass(frozen=True, slots=True)
class WentToHand(Event):
    """SP-DECOY. A unit went from the battlefield to a hand; its spot is where the Decoy lies now."""

    seat: int
    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Burned(Event):
    """Scorched cards, all at once (DISC-2), each with the spot it had before any went."""

    victims: tuple[tuple[Card, Spot], ...]


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """AB-AVENGER-3. A card left the game instead of going to a discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A special that was spent, or a card thrown away from the hand, onto a side's pile."""

    seat: int
    card: Card
    source: str
    """`play`, `hand`, `weather`, or `unplaced`: there was no row for it (SOLO-16)."""


@dataclass(frozen=True, slots=True)
class LaidWeather(Event):
    seat: int
    weather: Ability
    card: Card | None
    """None where the leader itself is the weather."""


@dataclass(frozen=True, slots=True)
class ClearedWeather(Event):
    seat: int
    weathers: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class SoundedHorn(Event):
    """LEAD-7. A leader's horn works in a row from now on."""

    seat: int
    side: int
    row: Row


@dataclass(frozen=True, slots=True)
class UsedLeader(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TookFromPile(Event):
    """A card went from a side's discard pile to a hand, shown to all."""

    seat: int
    card: Card
    side: int


@dataclass(frozen=True, slots=True)
class TookFromDeck(Event):
    """A card picked from the deck; others do not see which (PLAY-8)."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class SawHand(Event):
    """LEAD-12. Cards of another's hand were seen, by one player alone; the owner knows which."""

    seat: int
    owner: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class ShuffledBack(Event):
    """LEAD-16. Cards of a discard pile went back into a deck."""

    seat: int
    side: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """LEAD-13. A unit changed its row."""

    card: Card
    from_spot: Spot
    to_spot: Spot


@dataclass(frozen=True, slots=True)
class EndedRound(Event):
    round: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """The sides that won it; none if it was drawn."""
    gems: tuple[int, ...]
    """What each side has left; empty where rounds are worth points."""
    points: tuple[int, ...] = ()
    """What each side has scored so far; empty where gems are lost."""


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """FAC-1. A Monsters unit stays on the battlefield; its spot is the one it had before the board was cleared."""

    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """TURN-6. The battlefield was cleared: what went to each side's pile."""

    piles: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Replayed(Event):
    """TURN-11. The game was drawn and is dealt anew."""

    replay: int


@dataclass(frozen=True, slots=True)
class EndedGame(Event):
    winners: tuple[int, ...]
    """The winning sides; none if the game is drawn."""


EVENT_KINDS: Final[Mapping[type[Event], str]] = {
    Tossed: "tossed",
    DrewLot: "drew-lot",
    ChoseStarter: "chose-starter",
    KeptClaim: "kept-claim",
    Drew: "drew",
    Exchanged: "exchanged",
    FinishedRedraw: "finished-redraw",
    BeganRound: "began-round",
    Passed: "passed",
    Played: "played",
    Summoned: "summoned",
    Transformed: "transformed",
    WentToHand: "went-to-hand",
    Burned: "burned",
    LeftGame: "left-game",
    Discarded: "discarded",
    LaidWeather: "laid-weather",
    ClearedWeather: "cleared-weather",
    SoundedHorn: "sounded-horn",
    UsedLeader: "used-leader",
    TookFromPile: "took-from-pile",
    TookFromDeck: "took-from-deck",
    SawHand: "saw-hand",
    ShuffledBack: "shuffled-back",
    Moved: "moved",
    EndedRound: "ended-round",
    Stayed: "stayed",
    Swept: "swept",
    Replayed: "replayed",
    EndedGame: "ended-game",
}
"""Each event's kind in data. A kind never changes, even when its class is renamed."""
