"""The agenda as numbers: the steps and questions of `gwint.rules.agenda` that occur in a duel.

`step_seat` is the seat of a step and `step_card` its card. The other fields:

| step | `step_row`, `step_place` | `step_more` |
|---|---|---|
| RESOLVE | where the card lies | the side it lies on |
| BRING, PLACE_CARD | | where the card comes from: an index of BRING_SOURCES |
| REDRAW | | a bit for each seat that may still exchange |
| CLAIM_ROUND | | the seat to ask next, or NOTHING |
| CHOOSE_FROM_PILE | | the side of the pile |
| CHOOSE_DISCARD | | how many cards are left to discard, including this one |
| CHOOSE_MOVES | | whether a unit has moved; `waiting` have not |
"""

from __future__ import annotations

from typing import Any, Final

from gwint.fast.cards import NOTHING
from gwint.fast.compiler import kernel
from gwint.fast.table import AGENDA, Game
from gwint.rules import agenda

STEPS: Final[tuple[Any, ...]] = (
    agenda.SettleStart, agenda.TossCoin, agenda.DealHands, agenda.BeginRound, agenda.NextTurn, agenda.Resolve,
    agenda.Bring, agenda.ReviveRandom, agenda.ReturnUnits,
    agenda.Redraw, agenda.Turn, agenda.ChooseStarter, agenda.ClaimRound, agenda.ChooseRevival, agenda.PlaceCard,
    agenda.ChooseFromPile, agenda.ChooseDiscard, agenda.ChooseFromDeck, agenda.ChooseWeather, agenda.ChooseBond,
    agenda.ChooseMoves,
)  # fmt: skip
"""Every step by its number; steps that the rules carry out by themselves come first."""
(
    SETTLE_START, TOSS_COIN, DEAL_HANDS, BEGIN_ROUND, NEXT_TURN, RESOLVE,
    BRING, REVIVE_RANDOM, RETURN_UNITS,
    REDRAW, TURN, CHOOSE_STARTER, CLAIM_ROUND, CHOOSE_REVIVAL, PLACE_CARD,
    CHOOSE_FROM_PILE, CHOOSE_DISCARD, CHOOSE_FROM_DECK, CHOOSE_WEATHER, CHOOSE_BOND,
    CHOOSE_MOVES,
) = range(len(STEPS))  # fmt: skip
FIRST_QUESTION: Final = REDRAW

BRING_SOURCES: Final = (("pile", "revived"), ("pile", "returned"), ("deck", "leader"), ("enemy-pile", "leader"))
"""Where a card is brought from, and how."""
REVIVED, RETURNED, FROM_DECK, FROM_ENEMY_PILE = range(len(BRING_SOURCES))


@kernel
def add(s: Game, step: int, seat: int, card: int, row: int, place: int, more: int) -> None:
    """Adds a step on top. A full agenda drops it, but no legal deck can fill the agenda."""
    top = s.step_count
    if top == AGENDA:
        return
    s.step[top] = step
    s.step_seat[top] = seat
    s.step_card[top] = card
    s.step_row[top] = row
    s.step_place[top] = place
    s.step_more[top] = more
    s.step_count = top + 1


@kernel
def add_step(s: Game, step: int, seat: int) -> None:
    add(s, step, seat, NOTHING, 0, 0, 0)


@kernel
def add_more(s: Game, step: int, seat: int, more: int) -> None:
    add(s, step, seat, NOTHING, 0, 0, more)


@kernel
def bring(s: Game, seat: int, card: int, way: int) -> None:
    add(s, BRING, seat, card, 0, 0, way)


@kernel
def swap(s: Game, first: int, second: int) -> None:
    """Swaps two steps."""
    s.step[first], s.step[second] = s.step[second], s.step[first]
    s.step_seat[first], s.step_seat[second] = s.step_seat[second], s.step_seat[first]
    s.step_card[first], s.step_card[second] = s.step_card[second], s.step_card[first]
    s.step_row[first], s.step_row[second] = s.step_row[second], s.step_row[first]
    s.step_place[first], s.step_place[second] = s.step_place[second], s.step_place[first]
    s.step_more[first], s.step_more[second] = s.step_more[second], s.step_more[first]


@kernel
def reverse_steps(s: Game, first: int) -> None:
    """Reverses the order of the steps from this one on."""
    low, high = first, s.step_count - 1
    while low < high:
        swap(s, low, high)
        low, high = low + 1, high - 1
