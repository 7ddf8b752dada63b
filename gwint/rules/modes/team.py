"""TEAM. Two against two: partners share a side, its discard pile and its gems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from gwint.cards import Card, Faction
from gwint.decks import Deck
from gwint.faults import Fault
from gwint.rules.modes.duel import Duel
from gwint.rules.table import Table


class Team(Duel):
    """TEAM-1, TEAM-8. Seats alternate A1, B1, A2, B2; sides win rounds as in a duel."""

    name = "team"
    overrides: ClassVar[Mapping[str, str]] = {"scoiatael": "game-start"}
    ignores = ("scoiatael", "after_draw")

    def sides(self) -> tuple[int, ...]:
        return (0, 1, 0, 1)

    def combination_faults(self, decks: Sequence[Deck | None]) -> tuple[Fault, ...]:
        """TEAM-2. Partners play different factions."""
        factions = [None if deck is None else deck.faction for deck in decks]
        return tuple(
            Fault("team-same-faction", {"seat": first, "partner": second, "faction": factions[first]})
            for first, second in ((0, 2), (1, 3))
            if factions[first] is not None and factions[first] is factions[second]
        )

    def sees_hand(self, table: Table, viewer: int, seat: int) -> bool:
        """TEAM-2. Partners see each other's hands at all times."""
        return table.seats[viewer].side == table.seats[seat].side

    def cancels(self, table: Table, seat: int, other: int) -> bool:
        """TEAM-5. The White Flame cancels all other leaders, including the partner's."""
        return seat != other

    def next_starter(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> int:
        """TEAM-6. The first of the winners after the last starter starts; after a draw, the seat after the starter."""
        after = (*self.order(table, table.starter)[1:], table.starter)
        return next(seat for seat in after if not winners or table.seats[seat].side in winners)

    def return_order(self, table: Table) -> tuple[int, ...]:
        """TEAM-12. The starter's team returns its units first."""
        first = table.seats[table.starter].side
        return tuple(sorted(self.order(table, table.starter), key=lambda seat: table.seats[seat].side != first))

    def may_stay(self, card: Card) -> bool:
        """TEAM-4. Only a Monsters card or an enemy spy may stay."""
        return card.mortal and (card.printing is Faction.MONSTERS or card.spy)

    def may_return(self, card: Card) -> bool:
        """TEAM-4. Only Skellige cards or enemy spies may return."""
        return card.mortal and (card.printing is Faction.SKELLIGE or card.spy)

    def shuffle_back_seat(self, table: Table, side: int, card: Card) -> int:
        """TEAM-7. A card goes to the partner whose faction's set it is printed in, otherwise to the first partner."""
        partners = [seat for seat in range(len(table.seats)) if table.seats[seat].side == side]
        return next((seat for seat in partners if table.seats[seat].faction is card.printing), partners[0])


TEAM = Team()
