"""Plays a setup by the rules, and compares its outcome with the outcomes without one of the subjects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from gwint.cards import ROWS, Card
from gwint.encounters.setups import EVERYTHING, OWN, ActionKind, Role, Setup, Zone, lay
from gwint.rules.agenda import Turn
from gwint.rules.events import Event
from gwint.rules.moves import Decline, Exchange, Move, Pass, Play, Shift, Start, UseLeader
from gwint.rules.play import carry_on, legal_moves, push, question, to_act
from gwint.rules.strength import WEATHER_ROWS, strengths
from gwint.rules.table import Table
from gwint.rulesets import Ruleset

MAX_ANSWERS: Final = 20
"""More than any card or leader asks for."""

Facts = dict[str, Counter[Hashable]]
"""By the id of each card, where its copies are and how strong they are; and what else can be seen on the table."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The table before and after the action of a setup."""

    before: Table
    after: Table
    moves: tuple[tuple[int, Move], ...]
    """The moves that were made, each with its seat."""
    possible: bool
    """Whether the rules allowed the action."""

    @property
    def tables(self) -> tuple[Table, Table]:
        return self.before, self.after

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self.after.log)


def play_setup(
    setup: Setup, ruleset: Ruleset, present: frozenset[Role] = EVERYTHING, mortal: Card | None = None
) -> Outcome:
    """Lay the table, let the action happen if it is present, and answer all questions that follow."""
    before = lay(setup, ruleset, present, mortal)
    if setup.action.role not in present:
        return Outcome(before, before, (), True)
    table = before.copy()
    moves: list[tuple[int, Move]] = []
    if setup.action.kind is ActionKind.BEGIN:
        carry_on(table)
    else:
        first = _first_move(setup, table)
        if first is None:
            return Outcome(before, before, (), False)
        push(table, first, OWN)
        moves.append((OWN, first))
    while len(moves) < MAX_ANSWERS and not isinstance(question(table), Turn | None):
        seat = to_act(table)[0]
        answer = _closest(setup, legal_moves(table, seat))
        push(table, answer, seat)
        moves.append((seat, answer))
    return Outcome(before, table, tuple(moves), True)


def _first_move(setup: Setup, table: Table) -> Move | None:
    """The move that carries out the action; None if the rules do not allow it."""
    action, moves = setup.action, legal_moves(table, OWN)
    if action.card is not None:
        plays: list[Move] = [move for move in moves if isinstance(move, Play) and move.card.id == action.card.id]
        return _closest(setup, plays) if plays else None
    wanted = UseLeader if action.kind is ActionKind.USE_LEADER else Pass
    return next((move for move in moves if isinstance(move, wanted)), None)


def _closest(setup: Setup, moves: list[Move]) -> Move:
    """The move that has most to do with the other subject, or else the first."""
    return max(moves, key=lambda move: _closeness(setup, move))


def _closeness(setup: Setup, move: Move) -> int:
    if isinstance(move, (Exchange, Decline)):
        return -1
    if isinstance(move, Start):
        return int(move.seat == OWN)
    rows = {placed.row for placed in setup.placed}
    if isinstance(move, Play):
        return 2 * (move.target is not None and move.target.id == _id(setup)) + (move.row in rows)
    chosen: Card | None = getattr(move, "card", None)
    if chosen is None:
        return 0
    covered = WEATHER_ROWS.get(chosen.abilities[0], frozenset()) if chosen.abilities else frozenset()
    return 2 * (chosen.id == _id(setup)) + bool(covered & rows) + isinstance(move, Shift)


def _id(setup: Setup) -> str:
    return setup.other.id if isinstance(setup.other, Card) else ""


# Comparing


def facts(outcome: Outcome) -> Facts:
    """Everything after the action by which two outcomes can differ."""
    made: Facts = {"moves": Counter([len(outcome.moves)]), "possible": Counter([outcome.possible])}
    return table_facts(outcome.after) | made


def table_facts(table: Table) -> Facts:
    """Everything on a table by which it can differ from another."""
    found = Facts()
    for id_, *where in _places(table):
        found.setdefault(id_, Counter())[tuple(where)] += 1
    public: dict[str, Hashable] = {
        "weather": tuple(cloud.weather for cloud in table.weather),
        "gems": tuple(army.gems for army in table.sides),
        "horns": tuple(tuple(army.leader_horns) for army in table.sides),
        "start": (table.starter, table.winners),
    }
    return found | {name: Counter([fact]) for name, fact in public.items()}


def _places(table: Table) -> Iterator[tuple[str, ...]]:
    """Yields the id of every card, and where the card is."""
    for side, army in enumerate(table.sides):
        for row in ROWS:
            for card, strength in zip(army.rows[row], strengths(table, side, row), strict=True):
                yield card.id, Zone.ROW, str(side), row.id, str(strength)
            yield from ((card.id, Zone.SPECIAL, str(side), row.id) for card in army.specials[row])
        yield from ((card.id, Zone.PILE, str(side)) for card in army.pile)
    for seat, owner in enumerate(table.seats):
        yield from ((card.id, Zone.HAND, str(seat), str(card in owner.known[1 - seat])) for card in owner.hand)
        yield from ((card.id, Zone.DECK, str(seat)) for card in owner.deck)
    yield from ((cloud.card.id, Zone.WEATHER) for cloud in table.weather if cloud.card is not None)
    yield from ((card.id, "gone") for card in table.gone)


def affect_each_other(both: Facts, actor: Facts, other: Facts, neither: Facts) -> bool:
    """Whether the outcome with both subjects is more than what each of them does by itself.

    The actor must change every fact in the same way with and without the other; otherwise they affect each other.
    """
    for key in {**both, **actor, **other, **neither}:
        with_other = _change(other.get(key, NOTHING), both.get(key, NOTHING))
        if with_other != _change(neither.get(key, NOTHING), actor.get(key, NOTHING)):
            return True
    return False


NOTHING: Final[Counter[Hashable]] = Counter()


def _change(before: Counter[Hashable], after: Counter[Hashable]) -> tuple[Counter[Hashable], Counter[Hashable]]:
    """What is new and what is gone."""
    return after - before, before - after
