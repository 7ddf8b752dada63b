"""What waits to be done, as numbers: the steps and questions of `gwint.rules.agenda` that a duel knows.

Of a step's fields `step_seat` is its seat and `step_card` its card. The others:

| step | `step_row`, `step_place` | `step_more` |
|---|---|---|
| RESOLVE | where the card lies | the side it lies on |
| BRING, PLACE_CARD | | whence and how it comes: a place in WAYS |
| REDRAW | | a bit for each seat that may still exchange |
| CLAIM_ROUND | | the seat that is asked next, or NOTHING |
| CHOOSE_FROM_PILE | | the side whose pile it is |
| CHOOSE_DISCARD | | how many are left, this one too |
| CHOOSE_MOVES | | whether one has moved; `waiting` have not |
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
"""Every step by its number, those that the rules take by themselves first."""
(
    SETTLE_START, TOSS_COIN, DEAL_HANDS, BEGIN_ROUND, NEXT_TURN, RESOLVE,
    BRING, REVIVE_RANDOM, RETURN_UNITS,
    REDRAW, TURN, CHOOSE_STARTER, CLAIM_ROUND, CHOOSE_REVIVAL, PLACE_CARD,
    CHOOSE_FROM_PILE, CHOOSE_DISCARD, CHOOSE_FROM_DECK, CHOOSE_WEATHER, CHOOSE_BOND,
    CHOOSE_MOVES,
) = range(len(STEPS))  # fmt: skip
FIRST_QUESTION: Final = REDRAW

BRING_SOURCES: Final = (("pile", "revived"), ("pile", "returned"), ("deck", "leader"), ("enemy-pile", "leader"))
"""Whence a card is brought, and how."""
REVIVED, RETURNED, FROM_DECK, FROM_ENEMY_PILE = range(len(BRING_SOURCES))


@kernel
def add(s: Game, step: int, seat: int, card: int, row: int, place: int, more: int) -> None:
    """Lay a step on top; a full agenda takes no more, and no deck that may be played fills it."""
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
    """Two steps change places."""
    s.step[first], s.step[second] = s.step[second], s.step[first]
    s.step_seat[first], s.step_seat[second] = s.step_seat[second], s.step_seat[first]
    s.step_card[first], s.step_card[second] = s.step_card[second], s.step_card[first]
    s.step_row[first], s.step_row[second] = s.step_row[second], s.step_row[first]
    s.step_place[first], s.step_place[second] = s.step_place[second], s.step_place[first]
    s.step_more[first], s.step_more[second] = s.step_more[second], s.step_more[first]


@kernel
def reverse_steps(s: Game, first: int) -> None:
    """The steps from this one on stand in the opposite order."""
    low, high = first, s.step_count - 1
    while low < high:
        swap(s, low, high)
        low, high = low + 1, high - 1
