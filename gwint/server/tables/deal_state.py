"""The state of a table's deal: the server's secret, and what each seat has pledged and revealed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gwint.wire.tables import FailedAttempt, RematchDeal


@dataclass(frozen=True, slots=True)
class Rematch:
    """A rematch that the players may agree on."""

    table: str
    secret: str
    commitment: str
    pledges: tuple[str, ...]

    @property
    def view(self) -> RematchDeal:
        return RematchDeal(self.table, self.commitment, self.pledges)


@dataclass(frozen=True, slots=True)
class DealState:
    """An attempt to deal, and those that failed before it."""

    pledges: tuple[str, ...]
    """By seat; empty for a seat that pledged nothing."""
    entropies: tuple[str, ...]
    """By seat; empty for a seat that has revealed nothing."""
    attempt: int = 0
    """0 at a table that was opened before the server committed to secrets."""
    secret: str = ""
    commitment: str = ""
    decks: str = ""
    """The commitment to all decks; empty until entropy is asked for."""
    salt: str = ""
    """Hides the decks in their commitment."""
    must_pledge: tuple[int, ...] = ()
    """The seats that pledged for a failed attempt and have to pledge again."""
    failed: tuple[FailedAttempt, ...] = ()
    bots: tuple[str, ...] = ()
    """By seat, the bots when the cards were dealt; none before."""
    rules_version: int = 0
    """That of the deal."""
    previous: str = ""
    """The table that this one continues."""
    rematch: Rematch | None = None

    @property
    def owed(self) -> tuple[int, ...]:
        """The seats that have to reveal their entropy now."""
        if not self.decks:
            return ()
        both = enumerate(zip(self.pledges, self.entropies, strict=True))
        return tuple(seat for seat, (pledged, revealed) in both if pledged and not revealed)

    def with_pledge(self, seat: int, pledge: str) -> DealState:
        """Return the state after a seat pledged entropy, or with an empty pledge withdrew it."""
        waiting = tuple(other for other in self.must_pledge if other != seat)
        return replace(self, pledges=_changed(self.pledges, seat, pledge), must_pledge=waiting)

    def with_entropy(self, seat: int, entropy: str) -> DealState:
        return replace(self, entropies=_changed(self.entropies, seat, entropy))

    def failed_by(self, seats: tuple[int, ...]) -> DealState:
        """Return the state after the attempt failed: nobody has pledged, and those who had must do so again."""
        attempt = FailedAttempt(self.attempt, self.commitment, self.secret, seats)
        waiting = tuple(seat for seat, pledge in enumerate(self.pledges) if pledge and seat not in seats)
        none = ("",) * len(self.pledges)
        return replace(
            self, pledges=none, entropies=none, decks="", salt="", must_pledge=waiting, failed=(*self.failed, attempt)
        )


def new_deal(seats: int) -> DealState:
    return DealState(("",) * seats, ("",) * seats)


def _changed(values: tuple[str, ...], seat: int, value: str) -> tuple[str, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
