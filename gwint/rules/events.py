"""Events: what happened in a game. Logs, records, replays, animations and secrecy all derive from them.

In the events sent to a viewer, cards that this viewer may not see are None.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Ability, Card, Row
from gwint.rules.table import Spot


@dataclass(frozen=True, slots=True)
class Event:
    """The base class of all events."""


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """SET-6. A seat won the coin toss."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrewLot(Event):
    """FAC-4, FAC-6. A random draw decided which of several Scoia'tael players is asked first."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChoseStarter(Event):
    """A seat decided who starts the round."""

    seat: int
    starter: int


@dataclass(frozen=True, slots=True)
class KeptClaim(Event):
    """FAC-6. Scoia'tael declined to claim the round and keeps the claim."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """SET-5. A card was exchanged for another; other players learn nothing of it (SET-10)."""

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
    """TURN-3. The seat passed automatically because it had no move left."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played onto the battlefield."""

    seat: int
    card: Card
    source: str
    """`hand`, `deck`, `pile` (the player's own discard pile), `enemy-pile`, or `under` a Decoy (SOLO-7)."""
    how: str
    """`played`, `called` by a muster, `revived`, `returned` by Skellige, `turned-up`, or played by a `leader`."""
    spot: Spot | None
    """None for weather and one-shot specials."""


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """AB-AVENGER. A side-deck card came in place of a discarded one."""

    seat: int
    """The seat whose side deck it came from."""
    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Transformed(Event):
    """AB-BERSERKER. A berserker transformed; `into` is None if the side deck had no card left."""

    card: Card
    into: Card | None
    spot: Spot


@dataclass(frozen=True, slots=True)
class WentToHand(Event):
    """SP-DECOY. A unit returned from the battlefield to a hand; its spot now holds the Decoy."""

    seat: int
    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Burned(Event):
    """DISC-2. Cards were scorched together; each spot is from before any card was removed."""

    victims: tuple[tuple[Card, Spot], ...]


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """AB-AVENGER-3. A card left the game instead of going to a discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A special was used up, or a card was discarded from the hand, onto a side's pile."""

    seat: int
    card: Card
    source: str
    """`play`, `hand`, `weather`, or `unplaced` if no row could take it (SOLO-16)."""


@dataclass(frozen=True, slots=True)
class LaidWeather(Event):
    seat: int
    weather: Ability
    card: Card | None
    """None if the leader itself is the weather."""


@dataclass(frozen=True, slots=True)
class ClearedWeather(Event):
    seat: int
    weathers: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class SoundedHorn(Event):
    """LEAD-7. A leader's horn affects a row from now on."""

    seat: int
    side: int
    row: Row


@dataclass(frozen=True, slots=True)
class UsedLeader(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TookFromPile(Event):
    """A card went from a side's discard pile to a hand, face up."""

    seat: int
    card: Card
    side: int


@dataclass(frozen=True, slots=True)
class TookFromDeck(Event):
    """PLAY-8. A player picked a card from the deck; other players do not see which."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class SawHand(Event):
    """LEAD-12. A single player saw cards of another hand; its owner knows which cards."""

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
    """The sides that won the round; empty if it was drawn."""
    gems: tuple[int, ...]
    """The gems each side has left; empty in modes with points."""
    points: tuple[int, ...] = ()
    """The points each side has scored so far; empty in modes with gems."""


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """FAC-1. A Monsters unit stayed on the battlefield; its spot is from before the board was cleared."""

    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """TURN-6. The battlefield was cleared; `piles` are the cards that went to each side's pile."""

    piles: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Replayed(Event):
    """TURN-11. The game was drawn and is dealt again."""

    replay: int


@dataclass(frozen=True, slots=True)
class EndedGame(Event):
    winners: tuple[int, ...]
    """The winning sides; empty if the game was drawn."""


EVENT_KINDS: Final[Mapping[type[Event], str]] = {
    Tossed: "tossed", DrewLot: "drew-lot", ChoseStarter: "chose-starter", KeptClaim: "kept-claim", Drew: "drew",
    Exchanged: "exchanged", FinishedRedraw: "finished-redraw", BeganRound: "began-round", Passed: "passed",
    Played: "played", Summoned: "summoned", Transformed: "transformed", WentToHand: "went-to-hand",
    Burned: "burned", LeftGame: "left-game", Discarded: "discarded", LaidWeather: "laid-weather",
    ClearedWeather: "cleared-weather", SoundedHorn: "sounded-horn", UsedLeader: "used-leader",
    TookFromPile: "took-from-pile", TookFromDeck: "took-from-deck", SawHand: "saw-hand",
    ShuffledBack: "shuffled-back", Moved: "moved", EndedRound: "ended-round", Stayed: "stayed", Swept: "swept",
    Replayed: "replayed", EndedGame: "ended-game",
}  # fmt: skip
"""Each event's kind in data. A kind never changes, even when its class is renamed."""
