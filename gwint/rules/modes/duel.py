"""The duel: two players, each with gems of their own."""

from __future__ import annotations

from gwint.rules.factions import wins_ties
from gwint.rules.modes.mode import Mode
from gwint.rules.table import Table


class Duel(Mode):
    name = "duel"

    def sides(self) -> tuple[int, ...]:
        return (0, 1)

    def opposing(self, _table: Table, side: int) -> tuple[int, ...]:
        return (1 - side,)

    def round_winners(self, table: Table, totals: tuple[int, ...]) -> tuple[int, ...]:
        """TURN-5. The higher total wins; a tie has no winner unless Nilfgaard wins it (FAC-2)."""
        if totals[0] != totals[1]:
            return (0,) if totals[0] > totals[1] else (1,)
        favoured = tuple(side for side in (0, 1) if wins_ties(table, side))
        return favoured if len(favoured) == 1 else ()

    def settle_round(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """TURN-5. The loser removes a gem; after a tie, both players do."""
        for side, army in enumerate(table.sides):
            if side not in winners:
                army.gems -= 1

    def winners(self, table: Table) -> tuple[int, ...] | None:
        """TURN-8. The game ends when a player has no gem left; a player with a gem wins."""
        standing = tuple(side for side, army in enumerate(table.sides) if army.gems > 0)
        return None if len(standing) == len(table.sides) else standing

    def next_starter(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> int:
        """TURN-7. The winner starts; after a draw, the player who did not start the round or the last to pass."""
        if winners:
            return winners[0]
        if table.ruleset.after_draw == "last-to-pass":
            return table.last_pass
        return 1 - table.starter


DUEL = Duel()
