"""SOLO-5. The virtual opponent's choice: tries every way on a copy of the table and compares the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from gwint.cards import Ability, Card
from gwint.rules.agenda import ChooseRevival, Question, Resolve, ReviveRandom, Step
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.events import Played
from gwint.rules.play import DO
from gwint.rules.strength import total
from gwint.rules.table import Spot, Table
from gwint.rules.virtual_opponent.events import Judged, Way

Attempt = tuple[Card | None, Callable[[Table], None]]
"""A card and the function that begins a way to use it."""


class RankedWay(NamedTuple):
    """A way with the values that it is compared by."""

    way: Way
    rank: tuple[int, ...]
    """Its gains, the most important first."""
    row_size: int
    """SOLO-6. The number of cards in the row that it goes to."""


def total_and_lead(table: Table, seat: int) -> tuple[int, int]:
    """Returns the seat's total, and its lead over the opposing side."""
    side = table.seats[seat].side
    own = total(table, side)
    return own, own - sum(total(table, other) for other in table.mode.opposing(table, side))


def try_out(table: Table, seat: int, begin: Callable[[Table], None], measure: str) -> Table:
    """SOLO-5. Returns a copy of the table on which a way is fully resolved; unseen cards count as nothing.

    Its medic also counts the card that a muster calls from its deck, because everybody knows the set. Under rules
    version 1 it did not.
    """
    trial = table.copy()
    trial.agenda, trial.log = [], []
    begin(trial)
    unseen = _hide_deck(trial, seat)
    _resolve_agenda(trial, seat, unseen if measure == "own" and table.rules_version >= 2 else [])
    return trial


def _hide_deck(trial: Table, seat: int) -> list[Card]:
    """Empties the deck of a trial and returns its cards."""
    owner = trial.seats[seat]
    unseen = owner.deck
    owner.deck, owner.loose, owner.bottom = [], 0, 0
    return unseen


def _resolve_agenda(trial: Table, seat: int, deck: list[Card]) -> None:
    """Carries out all steps; only a muster and the choices of medics see the deck."""
    while trial.agenda:
        step = trial.agenda[-1]
        if type(step) is ChooseRevival or (type(step) is Resolve and Ability.MUSTER in step.card.abilities):
            trial.seats[seat].deck = deck
            _carry_out(trial, step)
            deck = _hide_deck(trial, seat)
        else:
            _carry_out(trial, step)


def _carry_out(trial: Table, step: Step) -> None:
    """Carries out the step on top of the agenda, except random revivals, whose results are unseen."""
    if isinstance(step, Question):
        if not trial.mode.answer(trial, step):
            trial.agenda.pop()
    else:
        trial.agenda.pop()
        if type(step) is not ReviveRandom:
            DO[type(step)](trial, step)


def evaluate(table: Table, seat: int, attempts: Iterable[Attempt], measure: str = "lead") -> list[RankedWay]:
    """SOLO-5. Returns the gain of each way by its lead over you; SOLO-9. Or by its own total first."""
    before = total_and_lead(table, seat)
    ranked = []
    for card, begin in attempts:
        trial = try_out(table, seat, begin, measure)
        own, lead = (after - now for after, now in zip(total_and_lead(trial, seat), before, strict=True))
        spot = _first_spot(trial)
        row_size = 0 if spot is None else len(table.sides[spot.side].rows[spot.row])
        rank = (own, lead) if measure == "own" else (lead,)
        ranked.append(RankedWay(Way(card, None if spot is None else spot.row, rank[0]), rank, row_size))
    return ranked


def _first_spot(trial: Table) -> Spot | None:
    """Returns where the first card that was played lies."""
    return next((event.spot for event in trial.log if isinstance(event, Played)), None)


def choose(table: Table, seat: int, ranked: Sequence[RankedWay], measure: str = "lead") -> int:
    """SOLO-5. Chooses the largest gain; SOLO-6. Then the row with the most cards, then at random."""
    left = list(range(len(ranked)))
    decided_by = "gain"
    for name, criterion in CRITERIA:
        if len(left) > 1:
            most = max(criterion(ranked[place]) for place in left)
            left = [place for place in left if criterion(ranked[place]) == most]
            decided_by = name
    if len(left) > 1:
        tied = [ranked[place].way for place in left]
        left = [left[table.chance.pick_among(TABLE_STREAM, tied, "way")]]
        decided_by = "chance"
    table.log.append(Judged(seat, tuple(entry.way for entry in ranked), left[0], measure, decided_by))
    return left[0]


CRITERIA: Final[tuple[tuple[str, Callable[[RankedWay], tuple[int, ...]]], ...]] = (
    ("gain", lambda entry: entry.rank[:1]),
    ("lead", lambda entry: entry.rank),
    ("row", lambda entry: (entry.row_size,)),
)
"""The values that ways are compared by, in this order."""


def choose_best(table: Table, seat: int, attempts: Sequence[Attempt], measure: str = "lead") -> int:
    """SOLO-5. Returns the index of the best way; a single way needs no evaluation."""
    return 0 if len(attempts) == 1 else choose(table, seat, evaluate(table, seat, attempts, measure), measure)
