"""What waits to be done, as data: steps the rules take by themselves, and questions only a player can answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Card, Row
from gwint.rules.table import Spot


@dataclass(frozen=True, slots=True)
class Step:
    """The root of everything on the agenda."""


@dataclass(frozen=True, slots=True)
class SettleStart(Step):
    """SET-6. Find out who starts the first round."""


@dataclass(frozen=True, slots=True)
class TossCoin(Step):
    """SET-6. Nobody claimed the first round: chance speaks."""


@dataclass(frozen=True, slots=True)
class DealHands(Step):
    """SET-4. Everybody shuffles and draws."""


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    pass


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """Whoever comes after this seat and has not passed is next."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resolve(Step):
    """PLAY-2. The abilities of a card that has just been placed."""

    seat: int
    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Bring(Step):
    """A card taken out of a pile or deck, about to be played by a seat."""

    seat: int
    card: Card
    source: str
    how: str


@dataclass(frozen=True, slots=True)
class ReviveRandom(Step):
    """LEAD-9. One random unit of the seat's pile, as a step because the seat before may have choices to make."""

    seat: int


@dataclass(frozen=True, slots=True)
class ReturnUnits(Step):
    """FAC-5. Skellige's two units at the start of the third round."""

    seat: int


@dataclass(frozen=True, slots=True)
class VirtualTurn(Step):
    """SOLO-2. The turn of a seat that the mode plays itself."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayTop(Step):
    """SOLO-2, SOLO-4. So many cards are played from the top of the deck, one after the other."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class TurnUp(Step):
    """SOLO-7. The first card under its Decoys is turned up and played."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reckon(Step):
    """SOLO-22. Before totals are compared: its agile units move once more, and a leader may be turned up."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """TURN-10. The end of a round, as a step because something comes before it."""


@dataclass(frozen=True, slots=True)
class Question(Step):
    """The root of all questions."""


@dataclass(frozen=True, slots=True)
class Redraw(Question):
    """SET-5, SET-10. These seats may still exchange cards; they do so at the same time."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatQuestion(Question):
    """The root of all questions put to one seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turn(SeatQuestion):
    """TURN-1. Play a card, use the leader, or pass."""


@dataclass(frozen=True, slots=True)
class ChooseStarter(SeatQuestion):
    """Who takes the first turn of the round?"""


@dataclass(frozen=True, slots=True)
class ClaimRound(SeatQuestion):
    """FAC-6. Does Scoia'tael decide who starts this round? If not, these are asked next."""

    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseRevival(SeatQuestion):
    """AB-MEDIC. Which unit of the own discard pile comes back?"""


@dataclass(frozen=True, slots=True)
class PlaceCard(SeatQuestion):
    """Where does this card, already taken out of its pile or deck, go?"""

    card: Card
    source: str
    how: str


@dataclass(frozen=True, slots=True)
class ChooseOpponent(SeatQuestion):
    """FFA-8, TEAM-7. Whom does the leader concern?"""

    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChooseFromPile(SeatQuestion):
    """LEAD-4. Which card of that side's discard pile does the leader take?"""

    side: int


@dataclass(frozen=True, slots=True)
class ChooseDiscard(SeatQuestion):
    """LEAD-10. Which card of the hand is thrown away? `left` counts this one too."""

    left: int


@dataclass(frozen=True, slots=True)
class GiveUpCard(SeatQuestion):
    """SOLO-20. Which card of the hand does the virtual Emperor cost?"""


@dataclass(frozen=True, slots=True)
class ChooseFromDeck(SeatQuestion):
    """LEAD-10. Which card of the deck goes to the hand?"""


@dataclass(frozen=True, slots=True)
class ChooseWeather(SeatQuestion):
    """LEAD-14. Which weather?"""


@dataclass(frozen=True, slots=True)
class ChooseBond(SeatQuestion):
    """LEAD-15. Of which bond unit does one more come from the deck?"""


@dataclass(frozen=True, slots=True)
class ChooseMoves(SeatQuestion):
    """LEAD-13, klub. Which agile units go where? Each once; `waiting` have not moved yet."""

    waiting: tuple[tuple[Card, Row], ...]
    moved: bool
    """At least one did, so that the player may stop."""


STEP_KINDS: Final[Mapping[type[Step], str]] = {
    SettleStart: "settle-start",
    TossCoin: "toss-coin",
    DealHands: "deal-hands",
    BeginRound: "begin-round",
    NextTurn: "next-turn",
    Resolve: "resolve",
    Bring: "bring",
    ReviveRandom: "revive-random",
    ReturnUnits: "return-units",
    VirtualTurn: "virtual-turn",
    PlayTop: "play-top",
    TurnUp: "turn-up",
    Reckon: "reckon",
    EndRound: "end-round",
    Redraw: "redraw",
    Turn: "turn",
    ChooseStarter: "choose-starter",
    ClaimRound: "claim-round",
    ChooseRevival: "choose-revival",
    PlaceCard: "place-card",
    ChooseOpponent: "choose-opponent",
    ChooseFromPile: "choose-from-pile",
    ChooseDiscard: "choose-discard",
    GiveUpCard: "give-up-card",
    ChooseFromDeck: "choose-from-deck",
    ChooseWeather: "choose-weather",
    ChooseBond: "choose-bond",
    ChooseMoves: "choose-moves",
}
"""Each step's kind in data and in pictures. A kind never changes, even when its class is renamed."""
