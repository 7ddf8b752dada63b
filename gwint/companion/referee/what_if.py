"""What would happen if a player played a card or used the leader now: every way is played by the rules on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from gwint.cards import Card
from gwint.companion.referee.evening import State
from gwint.companion.referee.faults import RefereeError
from gwint.companion.referee.options import options_of
from gwint.companion.referee.position import SEATS, Position, answers, carry_out, leader_usable, make_move
from gwint.encounters.deciding_rules import rules_of_move
from gwint.encounters.scenes import steps_of, strength_changes
from gwint.rule_topics import TOPIC_OF
from gwint.rules.agenda import Turn
from gwint.rules.moves import Move, UseLeader
from gwint.rules.placement import plays
from gwint.rules.strength import total
from gwint.rules.table import Table
from gwint.views import visible_events
from gwint.wire.referee import PossibleWay, RefereeOption, WhatIf

MAX_WAYS: Final = 24
MAX_DEPTH: Final = 8
"""How many questions of a way are answered."""


def what_if(state: State, seat: int, card: Card | None) -> WhatIf:
    """Answer for a card, or for the leader if there is none; medics and others are answered in every way."""
    position = state.position
    if position is None:
        raise RefereeError("referee-no-game")
    if position.settled.over:
        raise RefereeError("game-over")
    if seat not in range(SEATS) or not isinstance(position.question, Turn):
        raise RefereeError("referee-question-open")
    table = position.settled.copy()
    table.seats[seat].passed = False
    found = list(islice(_ways(Position(table, table), seat, card), MAX_WAYS + 1))
    return WhatIf(tuple(found[:MAX_WAYS]), len(found) > MAX_WAYS)


@dataclass(frozen=True, slots=True)
class _Branch:
    """A way up to its next question."""

    position: Position
    moves: tuple[Move, ...]
    drawn: tuple[RefereeOption, ...] = ()

    @property
    def depth(self) -> int:
        return len(self.moves) + len(self.drawn)


def _ways(position: Position, seat: int, card: Card | None) -> Iterator[PossibleWay]:
    before = position.settled
    actor = before.seats[seat].leader if card is None else card
    for move in _first_moves(before, seat, card):
        for branch in _branches(_Branch(make_move(position, seat, move), (move,))):
            after = branch.position.shown
            events = tuple(visible_events(after, after.log[len(before.log) :], None))
            changes = tuple(strength_changes(before, after))
            rules = rules_of_move(actor, before.ruleset, events, steps_of(changes))
            topics = dict.fromkeys(TOPIC_OF[rule] for rule in rules if rule in TOPIC_OF)
            yield PossibleWay(
                branch.moves, branch.drawn, events, _totals(before), _totals(after), changes, rules, tuple(topics)
            )


def _first_moves(table: Table, seat: int, card: Card | None) -> tuple[Move, ...]:
    if card is not None:
        return plays(table, seat, card)
    return (UseLeader(),) if leader_usable(table, seat) else ()


def _branches(branch: _Branch) -> Iterator[_Branch]:
    """Every way to answer the questions that follow; of called cards as many come as there can be."""
    position = branch.position
    if branch.depth >= MAX_DEPTH:
        yield branch
    elif position.unknown is not None:
        count = 1 if position.unknown.kind == "found" else len(position.unknown.options)
        described = options_of(position)
        for option in range(count):
            outcomes = (*position.outcomes, position.unknown.options[option])
            after = carry_out(replace(position, unknown=None, outcomes=outcomes))
            yield from _branches(_Branch(after, branch.moves, (*branch.drawn, described[option])))
    elif moves := answers(position):
        for move in moves:
            acting = position.acting
            assert acting is not None
            yield from _branches(_Branch(make_move(position, acting, move), (*branch.moves, move), branch.drawn))
    else:
        yield branch


def _totals(table: Table) -> tuple[int, ...]:
    return tuple(total(table, side) for side in range(len(table.sides)))
