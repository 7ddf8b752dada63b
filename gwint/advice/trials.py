"""Tries a move in a world that fits the view, to see its immediate effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gwint.bots.planner.move_evaluation import evaluate_move, imagine_world
from gwint.bots.planner.resources import estimate
from gwint.cards import Card
from gwint.rules.agenda import SeatQuestion, Turn
from gwint.rules.events import Event
from gwint.rules.factions import wins_ties
from gwint.rules.moves import Move, Pass
from gwint.rules.play import legal_moves, push
from gwint.rules.rounds import totals_at_end
from gwint.rules.table import Table
from gwint.views import View


@dataclass(frozen=True, slots=True)
class Trial:
    """The tables before and after a move. Dealt cards are a guess, so no reason may reveal them."""

    view: View
    move: Move
    seat: int
    side: int
    before: Table
    after: Table
    """The table after the seat has answered all questions of the move; after a pass it is unchanged."""
    answers: tuple[Move, ...]

    @property
    def card(self) -> Card | None:
        return getattr(self.move, "card", None)

    @property
    def hand(self) -> list[Card]:
        return self.before.seats[self.seat].hand

    @property
    def events(self) -> list[Event]:
        return self.after.log

    @property
    def foes(self) -> tuple[int, ...]:
        return self.before.mode.opposing(self.before, self.side)

    @property
    def foes_passed(self) -> bool:
        return all(seat.passed for seat in self.before.seats if seat.side in self.foes)

    @property
    def last_round(self) -> bool:
        """TURN-5. Whether losing this round loses the game."""
        return all(army.gems == 1 for army in self.before.sides)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.before.mode.totals(self.before)

    @property
    def totals_after(self) -> tuple[int, ...]:
        """The totals after the move; if it ended the round, the totals that were compared."""
        return totals_at_end(self.after, len(self.before.log)) or self.after.mode.totals(self.after)

    @property
    def lead(self) -> int:
        """The lead over the strongest enemy."""
        return _lead(self.totals, self.side, self.foes)

    @property
    def lead_after(self) -> int:
        return _lead(self.totals_after, self.side, self.foes)

    @property
    def winning(self) -> bool:
        """Whether the seat would win the round if it ended now."""
        return self._wins(self.totals)

    @property
    def winning_after(self) -> bool:
        return self._wins(self.totals_after)

    def _wins(self, totals: tuple[int, ...]) -> bool:
        """TURN-5. Ahead of all others; FAC-2. Nilfgaard wins a tie against other factions."""
        ties = [wins_ties(self.before, side) for side in range(len(totals))]
        own = totals[self.side] + 0.5 * ties[self.side]
        return all(own > totals[foe] + 0.5 * ties[foe] for foe in self.foes)

    @property
    def gain(self) -> int:
        return self.lead_after - self.lead

    def loss(self, *sides: int) -> int:
        """Return how much strength these sides have lost."""
        return max(0, sum(self.totals[side] - self.totals_after[side] for side in sides))


def _lead(totals: tuple[int, ...], side: int, foes: tuple[int, ...]) -> int:
    return min(totals[side] - totals[foe] for foe in foes)


def try_move(view: View, move: Move, seed: str, answers: Sequence[Move] = ()) -> Trial:
    """Make the move and answer its questions with `answers`, or else as the planner would."""
    assert view.viewer is not None
    world = imagine_world(view, seed)
    made = world.copy()
    given: list[Move] = []
    if not isinstance(move, Pass):
        push(made, move, view.viewer)
        while _has_question(made, view.viewer) and len(made.totals) == len(world.totals):
            given.append(_answer(made, view.viewer, answers[len(given) :]))
            push(made, given[-1], view.viewer)
    return Trial(view, move, view.viewer, view.seats[view.viewer].side, world, made, tuple(given))


def _answer(table: Table, seat: int, given: Sequence[Move]) -> Move:
    moves = legal_moves(table, seat)
    if given and given[0] in moves:
        return given[0]
    seen = estimate(table, seat)
    return max(moves, key=lambda one: evaluate_move(table, seen, one).score)


def _has_question(table: Table, seat: int) -> bool:
    question = table.agenda[-1] if table.agenda else None
    return isinstance(question, SeatQuestion) and type(question) is not Turn and question.seat == seat
