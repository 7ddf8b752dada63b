"""What every mode answers. The answers given here hold for every mode that does not say otherwise."""

from __future__ import annotations

from abc import ABC, abstractmethod

from gwint.cards import Card
from gwint.rules.table import Table


class Mode(ABC):
    """The questions the rules ask of a mode."""

    name: str
    """What records and commands call it."""
    gems: int
    """SET-3. What each side starts with."""

    @abstractmethod
    def sides(self) -> tuple[int, ...]:
        """The side of each seat, in the order of the seats."""

    @abstractmethod
    def opposing(self, table: Table, side: int) -> tuple[int, ...]:
        """The sides that this one fights, in turn order."""

    @abstractmethod
    def round_winners(self, table: Table, totals: tuple[int, ...]) -> tuple[int, ...]:
        """TURN-5. The sides that won a round with these totals; none if it is drawn."""

    @abstractmethod
    def settle_round(self, table: Table, winners: tuple[int, ...]) -> None:
        """Take the gems or give the points that a round with these winners is worth."""

    @abstractmethod
    def winners(self, table: Table) -> tuple[int, ...] | None:
        """TURN-8. The sides that have won the game, none of them in a draw; None while it goes on."""

    @abstractmethod
    def next_starter(self, table: Table, winners: tuple[int, ...]) -> int:
        """TURN-7. Who starts the round after one with these winners."""

    def order(self, table: Table, first: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with this one."""
        count = len(table.seats)
        return tuple((first + step) % count for step in range(count))

    def next_seat(self, table: Table, seat: int) -> int | None:
        """TURN-2. Who acts after this seat: the next that has not passed; None when all have (TURN-4)."""
        seats = table.seats
        count = len(seats)
        for step in range(1, count + 1):
            following = (seat + step) % count
            if not seats[following].passed:
                return following
        return None

    def opponents(self, table: Table, seat: int) -> tuple[int, ...]:
        """The seats that this one fights."""
        enemy = self.opposing(table, table.seats[seat].side)
        return tuple(other for other in self.order(table, seat) if table.seats[other].side in enemy)

    def cancels(self, table: Table, seat: int, other: int) -> bool:
        """LEAD-6. Whether a White Flame at this seat reaches the leader of the other."""
        return table.seats[seat].side != table.seats[other].side

    def sees_hand(self, _table: Table, viewer: int, seat: int) -> bool:
        """PLAY-8. Whether the viewer sees this seat's hand."""
        return viewer == seat

    def heir(self, table: Table, side: int, _card: Card) -> int:
        """LEAD-16. Whose deck a card of that side's pile is shuffled back into."""
        return next(number for number, seat in enumerate(table.seats) if seat.side == side)
