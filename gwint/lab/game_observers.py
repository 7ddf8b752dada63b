"""Collects the extra data of a game while it is played: its moves for a record, and positions to estimate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from gwint.advice import uncalibrated_chance
from gwint.bots import Budget, network
from gwint.game import Game
from gwint.lab.jobs import Estimate, GameSetup, Job, Outcome
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.views import View, view


class Position(NamedTuple):
    """A position at which a seat is to act."""

    table: Table
    seat: int
    decision: int


@dataclass(slots=True)
class GameObserver:
    """Sees every move of a game before it is made."""

    setup: GameSetup
    job: Job
    moves: list[tuple[int, Move]] = field(default_factory=list)
    sampler: PositionSampler | None = None

    def __post_init__(self) -> None:
        if self.setup.extra.simulations:
            self.sampler = PositionSampler(Random(f"{self.job.seed} positions"))

    def see(self, table: Table, seat: int, move: Move) -> None:
        """Note the move that a seat is about to make."""
        if self.sampler is not None:
            self.sampler.offer(table, seat, len(self.moves))
        self.moves.append((seat, move))

    def outcome(self, table: Table) -> Outcome:
        """Return the outcome of the finished game with its extra data."""
        assert table.winners is not None
        record = self._record() if self.setup.extra.record else ""
        estimates = tuple(self._estimates())
        return Outcome(table.winners, tuple(table.totals), len(self.moves), record, estimates)

    def _record(self) -> str:
        """Play the moves again as a game that keeps its record."""
        setup, job = self.setup, self.job
        decks = [setup.decks[name] for name in job.decks]
        game = Game(*decks, rules=setup.ruleset, mode=setup.mode_name, seed=job.seed, players=job.bots)
        for seat, move in self.moves:
            game.play(move, seat, keep=False)
        return game.record()

    def _estimates(self) -> Iterator[Estimate]:
        for round_, (table, seat, decision) in sorted(self.sampler.chosen.items() if self.sampler else ()):
            seen = view(table, seat)
            chance = uncalibrated_chance(
                seen, Budget(simulations=self.setup.extra.simulations), f"{self.job.seed} {decision} estimate"
            )
            yield Estimate(round_, decision, seat, round(chance, 4), _network_chance(seen))


class PositionSampler:
    """Chooses a random position of each round, each with the same probability, without knowing their number before."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._offered: dict[int, int] = {}
        self.chosen: dict[int, Position] = {}
        """By round; the redraw belongs to the first."""

    def offer(self, table: Table, seat: int, decision: int) -> None:
        """Offer a position; one without a choice is not taken."""
        if len(view(table, seat).moves) < 2:
            return
        round_ = max(1, table.round)
        self._offered[round_] = self._offered.get(round_, 0) + 1
        if self._chance.randrange(self._offered[round_]) == 0:
            self.chosen[round_] = Position(table.copy(), seat, decision)


def _network_chance(seen: View) -> float | None:
    """Return the chance of winning that the network's value stands for."""
    if not network.can_play(seen.mode):
        return None
    from gwint.bots.network.guided import value_of

    return round((1 + value_of(seen)) / 2, 4)
