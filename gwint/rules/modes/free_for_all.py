"""FFA. Free-for-all: three to five players, each on their own, and rounds are worth points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gwint.rules.factions import wins_ties
from gwint.rules.leaders import usable
from gwint.rules.modes.mode import Mode
from gwint.rules.table import Table
from gwint.rulesets import Ruleset

MAX_IDLE_ROUNDS = 3
"""FFA-4. After this many rounds in a row without a card played or a leader used the game ends."""


class FreeForAll(Mode):
    """FFA-1. Players take turns clockwise, without gems and without a limit of rounds."""

    overrides: ClassVar[Mapping[str, str]] = {"toss_winner": "starts", "scoiatael": "game-start", "double_draw": "draw"}
    ignores = ("gems", "toss_winner", "scoiatael", "after_draw", "double_draw")

    def __init__(self, players: int) -> None:
        self.players = players
        self.name = f"ffa-{players}"

    @property
    def goal(self) -> int:
        """FFA-3. The goal is the number of players plus one."""
        return self.players + 1

    def sides(self) -> tuple[int, ...]:
        return tuple(range(self.players))

    def gems(self, _ruleset: Ruleset) -> int:
        """FFA-1. There are no gems."""
        return 0

    def opposing(self, table: Table, side: int) -> tuple[int, ...]:
        return tuple((side + step) % self.players for step in range(1, self.players))

    def opponents_beaten(self, table: Table, totals: tuple[int, ...], side: int) -> int:
        """FFA-2. Returns how many opponents this side beat by a higher total or by Nilfgaard's tie."""
        ties = wins_ties(table, side)
        others = (other for place, other in enumerate(totals) if place != side)
        return sum(totals[side] > other or (ties and totals[side] == other) for other in others)

    def round_winners(self, table: Table, totals: tuple[int, ...]) -> tuple[int, ...]:
        """FFA-5. The sides that scored most win the round; no side wins it if no side beat another."""
        scored = [self.opponents_beaten(table, totals, side) for side in range(self.players)]
        return tuple(side for side, points in enumerate(scored) if points and points == max(scored))

    def settle_round(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """FFA-2. A side scores a point for each opponent beaten; FFA-4. Rounds without a card or a leader count."""
        for side, army in enumerate(table.sides):
            army.points += self.opponents_beaten(table, totals, side)
        if table.rules_version >= 2:
            table.idle_rounds = 0 if table.acted else table.idle_rounds + 1

    def standing(self, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (), tuple(army.points for army in table.sides)

    def winners(self, table: Table) -> tuple[int, ...] | None:
        """FFA-3. Reaching the goal wins; if several sides reach it, the most points win."""
        return self._leading(table) if max(army.points for army in table.sides) >= self.goal else None

    def exhaustion_winners(self, table: Table) -> tuple[int, ...] | None:
        """FFA-4. The game ends if no player can act on the cleared board, or after three rounds without an action.

        Under rules version 1 it ended after the first such round.
        """
        able = any(owner.hand or usable(table, seat) for seat, owner in enumerate(table.seats))
        return None if able and not self.idle_rounds_at_end(table) else self._leading(table)

    def idle_rounds_at_end(self, table: Table) -> int:
        """FFA-4. Returns how many rounds without an action end the game now; 0 if they do not end it."""
        if table.rules_version < 2:
            return int(not table.acted)
        return MAX_IDLE_ROUNDS if table.idle_rounds >= MAX_IDLE_ROUNDS else 0

    def _leading(self, table: Table) -> tuple[int, ...]:
        """FFA-3. The most points win; a tie shares the win."""
        most = max(army.points for army in table.sides)
        return tuple(side for side, army in enumerate(table.sides) if army.points == most)

    def next_starter(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> int:
        """FFA-5. The top scorer of the last round starts; of several, the next in turn order after its starter."""
        after = (*self.order(table, table.starter)[1:], table.starter)
        return next(seat for seat in after if not winners or seat in winners)

    def rewards(self, table: Table, seat: int, totals: tuple[int, ...], winners: tuple[int, ...]) -> bool:
        """FFA-7. Northern Realms draw after a round in which they beat at least two opponents."""
        return self.opponents_beaten(table, totals, seat) >= 2


FREE_FOR_ALL = tuple(FreeForAll(players) for players in (3, 4, 5))
