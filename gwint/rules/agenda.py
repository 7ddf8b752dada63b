"""The agenda as data: steps that the rules carry out by themselves, and questions that only a player can answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gwint.cards import Card, Row
from gwint.rules.table import Spot


@dataclass(frozen=True, slots=True)
class Step:
    """The base class of everything on the agenda."""


@dataclass(frozen=True, slots=True)
class SettleStart(Step):
    """SET-6. Decide who starts the first round."""


@dataclass(frozen=True, slots=True)
class TossCoin(Step):
    """SET-6. Toss a coin, because no player claimed the first round."""


@dataclass(frozen=True, slots=True)
class DealHands(Step):
    """SET-4. All players shuffle and draw."""


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    pass


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """Give the turn to the next seat that has not passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resolve(Step):
    """PLAY-2. Resolve the abilities of a card that has just been placed."""

    seat: int
    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Bring(Step):
    """Play a card that a seat has taken out of a pile or deck."""

    seat: int
    card: Card
    source: str
    how: str


@dataclass(frozen=True, slots=True)
class ReviveRandom(Step):
    """LEAD-9. Revive a random unit of the seat's pile; a step because the previous seat may have choices to make."""

    seat: int


@dataclass(frozen=True, slots=True)
class ReturnUnits(Step):
    """FAC-5. Return Skellige's two units at the start of the third round."""

    seat: int


@dataclass(frozen=True, slots=True)
class VirtualTurn(Step):
    """SOLO-2. Take the turn of a seat that the mode plays."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayTop(Step):
    """SOLO-2, SOLO-4. Play this many cards from the top of the deck, one by one."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class TurnUp(Step):
    """SOLO-7. Turn up the first card under the seat's Decoys and play it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reckon(Step):
    """SOLO-22. Before totals are compared, move the seat's agile units once more and perhaps turn up a leader."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """TURN-10. End the round; a step because other steps come before it."""


@dataclass(frozen=True, slots=True)
class Question(Step):
    """The base class of all questions."""


@dataclass(frozen=True, slots=True)
class Redraw(Question):
    """SET-5, SET-10. These seats may still exchange cards, all at the same time."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatQuestion(Question):
    """The base class of questions for a single seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turn(SeatQuestion):
    """TURN-1, TURN-12. Play a card, use the leader, pass, or perhaps discard a card."""


@dataclass(frozen=True, slots=True)
class ChooseStarter(SeatQuestion):
    """Who takes the first turn of the round?"""


@dataclass(frozen=True, slots=True)
class ClaimRound(SeatQuestion):
    """FAC-6. Does Scoia'tael decide who starts this round? If not, `others` are asked next."""

    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseRevival(SeatQuestion):
    """AB-MEDIC. Which unit of the seat's own discard pile is revived?"""


@dataclass(frozen=True, slots=True)
class PlaceCard(SeatQuestion):
    """Where does this card go? It has already been taken out of its pile or deck."""

    card: Card
    source: str
    how: str


@dataclass(frozen=True, slots=True)
class ChooseOpponent(SeatQuestion):
    """FFA-8, TEAM-7. Which opponent does the leader target?"""

    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChooseFromPile(SeatQuestion):
    """LEAD-4. Which card of that side's discard pile does the leader take?"""

    side: int


@dataclass(frozen=True, slots=True)
class ChooseDiscard(SeatQuestion):
    """LEAD-10. Which card of the hand is discarded? `left` includes this card."""

    left: int


@dataclass(frozen=True, slots=True)
class GiveUpCard(SeatQuestion):
    """SOLO-20. Which card of the hand is discarded to the virtual Emperor?"""


@dataclass(frozen=True, slots=True)
class ChooseFromDeck(SeatQuestion):
    """LEAD-10. Which card of the deck goes to the hand?"""


@dataclass(frozen=True, slots=True)
class ChooseWeather(SeatQuestion):
    """LEAD-14. Which weather is played?"""


@dataclass(frozen=True, slots=True)
class ChooseBond(SeatQuestion):
    """LEAD-15. Which bond unit gets another copy from the deck?"""


@dataclass(frozen=True, slots=True)
class ChooseMoves(SeatQuestion):
    """LEAD-13, klub. Which agile units move where? Each moves at most once; `waiting` have not moved yet."""

    waiting: tuple[tuple[Card, Row], ...]
    moved: bool
    """Whether a unit has moved, so that the player may stop."""


STEP_KINDS: Final[Mapping[type[Step], str]] = {
    SettleStart: "settle-start", TossCoin: "toss-coin", DealHands: "deal-hands", BeginRound: "begin-round",
    NextTurn: "next-turn", Resolve: "resolve", Bring: "bring", ReviveRandom: "revive-random",
    ReturnUnits: "return-units", VirtualTurn: "virtual-turn", PlayTop: "play-top", TurnUp: "turn-up",
    Reckon: "reckon", EndRound: "end-round", Redraw: "redraw", Turn: "turn", ChooseStarter: "choose-starter",
    ClaimRound: "claim-round", ChooseRevival: "choose-revival", PlaceCard: "place-card",
    ChooseOpponent: "choose-opponent", ChooseFromPile: "choose-from-pile", ChooseDiscard: "choose-discard",
    GiveUpCard: "give-up-card", ChooseFromDeck: "choose-from-deck", ChooseWeather: "choose-weather",
    ChooseBond: "choose-bond", ChooseMoves: "choose-moves",
}  # fmt: skip
"""Each step's kind in data and in pictures. A kind never changes, even when its class is renamed."""
