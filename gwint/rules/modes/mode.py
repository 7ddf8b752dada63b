"""The interface of a mode, with defaults for everything that a mode does not define itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from gwint import decks
from gwint.cards import Card, Faction
from gwint.decks import Deck
from gwint.faults import Fault
from gwint.rules import abilities, starting_player
from gwint.rules.agenda import Question, Step, Turn
from gwint.rules.strength import total
from gwint.rules.table import Table
from gwint.rules.verbs import draw
from gwint.rulesets import Ruleset


class Mode(ABC):
    """What the rules ask of a mode."""

    name: str
    """The name in records and commands."""
    overrides: ClassVar[Mapping[str, str]] = {}
    """MODE-1. Options that the mode's own rules replace, with the values that stand for those rules."""
    ignores: tuple[str, ...] = ()
    """MODE-1. Options that have no effect in this mode."""

    def __repr__(self) -> str:
        return f"<Mode {self.name}>"

    def __reduce__(self) -> str | tuple[object, ...]:
        """Pickles a mode by its name, so that copies in any process are the same object."""
        from gwint.rules import modes

        return modes.mode, (self.name,)

    @property
    def partial_options(self) -> Mapping[str, str]:
        """MODE-1. Options that hold for part of the table, and for which part: a `built` deck, the `person`, or leaders
        with their `ordinary` effect.
        """
        return {}

    # Seats and sides

    @abstractmethod
    def sides(self) -> tuple[int, ...]:
        """Returns the side of each seat."""

    @abstractmethod
    def opposing(self, table: Table, side: int) -> tuple[int, ...]:
        """Returns the sides that this side fights, in turn order."""

    def deck_faults(self, _seat: int, deck: Deck, ruleset: Ruleset, advanced: bool) -> tuple[Fault, ...]:
        """DECK-4. Returns the faults of the deck at a seat."""
        return decks.faults(deck, ruleset, advanced)

    def combination_faults(self, _decks: Sequence[Deck | None]) -> tuple[Fault, ...]:
        """Returns the faults of the decks together, whatever each is like; a missing deck is None."""
        return ()

    def adapted(self, ruleset: Ruleset) -> Ruleset:
        """MODE-1. Returns the ruleset as this mode plays it."""
        return ruleset.changed(**self.overrides)

    def gems(self, ruleset: Ruleset) -> int:
        """SET-3. Returns the gems each side starts with; 0 in modes with points."""
        return int(ruleset.gems)

    def prepare(self, table: Table) -> None:  # noqa: B027 - most modes have nothing to lay
        """Prepares the table before the game is dealt."""

    def opponents(self, table: Table, seat: int) -> tuple[int, ...]:
        """Returns the seats that this seat fights, in turn order after it."""
        enemy = self.opposing(table, table.seats[seat].side)
        return tuple(other for other in self.order(table, seat) if table.seats[other].side in enemy)

    def holds_cards(self, _seat: int) -> bool:
        """Whether a seat draws a hand and redraws."""
        return True

    def public_deck(self, _seat: int, _faction: Faction, _ruleset: Ruleset) -> tuple[Card, ...] | None:
        """Returns the deck that everyone knows this seat brought; None if only its player knows it (PLAY-8)."""
        return None

    def sees_hand(self, _table: Table, viewer: int, seat: int) -> bool:
        """PLAY-8. Whether the viewer sees this seat's hand."""
        return viewer == seat

    def cancels(self, table: Table, seat: int, other: int) -> bool:
        """LEAD-6. Whether a White Flame at this seat cancels the leader of the other seat."""
        return table.seats[seat].side != table.seats[other].side

    def shuffle_back_seat(self, table: Table, side: int, _card: Card) -> int:
        """LEAD-16. Returns the seat whose deck a card of that side's pile is shuffled back into."""
        return next(number for number, seat in enumerate(table.seats) if seat.side == side)

    # Turns

    def settle_start(self, table: Table) -> None:
        """SET-6. Decides who starts the first round."""
        starting_player.settle_start(table)

    def order(self, table: Table, first: int) -> tuple[int, ...]:
        """Returns all seats in turn order, starting with this seat."""
        count = len(table.seats)
        return tuple((first + step) % count for step in range(count))

    def turn(self, seat: int) -> Step:
        """TURN-1. Returns the step that is a seat's turn: a question to its player."""
        return TURNS[seat]

    def after_turn(self, table: Table) -> None:  # noqa: B027 - most modes do nothing
        """Runs after every turn."""

    def next_seat(self, table: Table, seat: int) -> int | None:
        """TURN-2. Returns the next seat that has not passed; None when all have passed (TURN-4)."""
        seats = table.seats
        count = len(seats)
        for step in range(1, count + 1):
            following = (seat + step) % count
            if not seats[following].passed:
                return following
        return None

    @abstractmethod
    def next_starter(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> int:
        """TURN-7. Returns the seat that starts the round after one with these totals and winners."""

    def return_order(self, table: Table) -> tuple[int, ...]:
        """TURN-10. Returns the order in which Skellige's units return."""
        return self.order(table, table.starter)

    # Seats that the mode plays

    def answer(self, _table: Table, _question: Question) -> bool:
        """Answers the question on top for a seat that the mode plays; returns False if its player must answer."""
        return False

    def do(self, _table: Table, step: Step) -> None:
        """Carries out a step that only this mode puts on the agenda."""
        raise AssertionError(f"{self.name} knows no {step}")

    # Winning

    def before_totals(self, _table: Table) -> tuple[Step, ...]:
        """SOLO-22. Returns the steps to carry out when all have passed, the first step last."""
        return ()

    def totals(self, table: Table) -> tuple[int, ...]:
        """TURN-5. Returns the totals by which sides are compared."""
        return tuple(total(table, side) for side in range(len(table.sides)))

    @abstractmethod
    def round_winners(self, table: Table, totals: tuple[int, ...]) -> tuple[int, ...]:
        """TURN-5. Returns the sides that won a round with these totals; empty if it is drawn."""

    @abstractmethod
    def settle_round(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """Takes the gems or gives the points that a round is worth."""

    def standing(self, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Returns the gems and the points of each side; the mode leaves one of them empty."""
        return tuple(army.gems for army in table.sides), ()

    @abstractmethod
    def winners(self, table: Table) -> tuple[int, ...] | None:
        """TURN-8. Returns the sides that won the game, empty for a draw; None while it goes on."""

    def exhaustion_winners(self, _table: Table) -> tuple[int, ...] | None:
        """FFA-4. Returns the sides that won because no player can act; None while some player can."""
        return None

    # Abilities and factions

    def pay_spy(self, table: Table, seat: int) -> None:
        """AB-SPY. The player of a spy draws two cards."""
        draw(table, seat, 2)

    def muster(self, table: Table, seat: int, calls: tuple[str, ...]) -> None:
        """AB-MUSTER. All cards of these ids come together."""
        abilities.call_all(table, seat, calls)

    def scorched_sides(self, table: Table, _seat: int) -> tuple[int, ...]:
        """SP-SCORCH. Returns the sides that this seat's Scorch affects: the whole battlefield."""
        return tuple(range(len(table.sides)))

    def rewards(self, table: Table, seat: int, _totals: tuple[int, ...], winners: tuple[int, ...]) -> bool:
        """FAC-3. Whether Northern Realms at this seat earn a reward for a round with these totals and winners."""
        return table.seats[seat].side in winners

    def reward(self, table: Table, seat: int) -> None:
        """FAC-3. Northern Realms draw a card."""
        draw(table, seat, 1)

    def may_stay(self, card: Card) -> bool:
        """FAC-7. Any non-hero unit may stay with Monsters, including an enemy spy; a Decoy is not a unit."""
        return card.mortal

    def may_return(self, card: Card) -> bool:
        """FAC-5. Any non-hero unit may return with Skellige."""
        return card.mortal


TURNS = tuple(Turn(seat) for seat in range(5))
