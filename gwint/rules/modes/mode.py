"""What every mode answers. The answers given here hold for every mode that does not say otherwise."""

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
    """The questions the rules ask of a mode."""

    name: str
    """What records and commands call it."""
    gems: int = 2
    """SET-3. What each side starts with."""
    overrides: ClassVar[Mapping[str, str]] = {}
    """MODE-1. Options that the mode's own rules replace, and the value that makes the rules do so."""
    ignores: tuple[str, ...] = ()
    """MODE-1. Options that nothing asks about in this mode."""

    def __reduce__(self) -> str | tuple[object, ...]:
        """A mode is one value: copied or sent to another process it is the same one."""
        from gwint.rules import modes

        return modes.mode, (self.name,)

    @property
    def partial_options(self) -> Mapping[str, str]:
        """MODE-1. Options that hold for part of the table only, and for which: a deck that is `built`, the `person`,
        leaders that do their `ordinary` effect."""
        return {}

    # Who sits where

    @abstractmethod
    def sides(self) -> tuple[int, ...]:
        """The side of each seat, in the order of the seats."""

    @abstractmethod
    def opposing(self, table: Table, side: int) -> tuple[int, ...]:
        """The sides that this one fights, in turn order."""

    def deck_faults(self, _seat: int, deck: Deck, ruleset: Ruleset, advanced: bool) -> tuple[Fault, ...]:
        """DECK-4. What is wrong with the deck at a seat."""
        return decks.faults(deck, ruleset, advanced)

    def combination_faults(self, _decks: Sequence[Deck | None]) -> tuple[Fault, ...]:
        """What is wrong with these decks' meeting, whatever each is like; None where one is not brought yet."""
        return ()

    def adapted(self, ruleset: Ruleset) -> Ruleset:
        """MODE-1. The ruleset as this mode plays it."""
        return ruleset.changed(**self.overrides)

    def prepare(self, table: Table) -> None:  # noqa: B027 - most modes have nothing to lay
        """What the mode lays on the table before the game is dealt."""

    def opponents(self, table: Table, seat: int) -> tuple[int, ...]:
        """The seats that this one fights, in turn order after it."""
        enemy = self.opposing(table, table.seats[seat].side)
        return tuple(other for other in self.order(table, seat) if table.seats[other].side in enemy)

    def holds_cards(self, _seat: int) -> bool:
        """Whether a seat draws a hand and redraws."""
        return True

    def public_deck(self, _seat: int, _faction: Faction, _ruleset: Ruleset) -> tuple[Card, ...] | None:
        """What everybody knows this seat to have brought; None where only its player does (PLAY-8)."""
        return None

    def sees_hand(self, _table: Table, viewer: int, seat: int) -> bool:
        """PLAY-8. Whether the viewer sees this seat's hand."""
        return viewer == seat

    def cancels(self, table: Table, seat: int, other: int) -> bool:
        """LEAD-6. Whether a White Flame at this seat reaches the leader of the other."""
        return table.seats[seat].side != table.seats[other].side

    def shuffle_back_seat(self, table: Table, side: int, _card: Card) -> int:
        """LEAD-16. Whose deck a card of that side's pile is shuffled back into."""
        return next(number for number, seat in enumerate(table.seats) if seat.side == side)

    # Whose turn it is

    def settle_start(self, table: Table) -> None:
        """SET-6. Find out who starts the first round."""
        starting_player.settle_start(table)

    def order(self, table: Table, first: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with this one."""
        count = len(table.seats)
        return tuple((first + step) % count for step in range(count))

    def turn(self, seat: int) -> Step:
        """TURN-1. What a seat's turn is: a question to its player."""
        return TURNS[seat]

    def after_turn(self, table: Table) -> None:  # noqa: B027 - most modes do nothing
        """What the mode does after every turn."""

    def next_seat(self, table: Table, seat: int) -> int | None:
        """TURN-2. Who acts after this seat: the next that has not passed; None when all have (TURN-4)."""
        seats = table.seats
        count = len(seats)
        for step in range(1, count + 1):
            following = (seat + step) % count
            if not seats[following].passed:
                return following
        return None

    @abstractmethod
    def next_starter(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> int:
        """TURN-7. Who starts the round after one with these totals and winners."""

    def return_order(self, table: Table) -> tuple[int, ...]:
        """TURN-10. In which order Skellige's units come back."""
        return self.order(table, table.starter)

    # What the mode plays itself

    def answer(self, _table: Table, _question: Question) -> bool:
        """Answer the question on top for a seat that the mode plays; False where its player must."""
        return False

    def do(self, _table: Table, step: Step) -> None:
        """Take a step that only this mode lays on the agenda."""
        raise AssertionError(f"{self.name} knows no {step}")

    # Who wins

    def before_totals(self, _table: Table) -> tuple[Step, ...]:
        """SOLO-22. What is still to be done when all have passed, the first of it last."""
        return ()

    def totals(self, table: Table) -> tuple[int, ...]:
        """TURN-5. The strength that each side is compared by."""
        return tuple(total(table, side) for side in range(len(table.sides)))

    @abstractmethod
    def round_winners(self, table: Table, totals: tuple[int, ...]) -> tuple[int, ...]:
        """TURN-5. The sides that won a round with these totals; none if it is drawn."""

    @abstractmethod
    def settle_round(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """Take the gems or give the points that a round is worth."""

    def standing(self, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What each side has now: its gems, or its points."""
        return tuple(army.gems for army in table.sides), ()

    @abstractmethod
    def winners(self, table: Table) -> tuple[int, ...] | None:
        """TURN-8. The sides that have won the game, none of them in a draw; None while it goes on."""

    def exhaustion_winners(self, _table: Table) -> tuple[int, ...] | None:
        """FFA-4. The sides that have won because nobody can go on; None while somebody can."""
        return None

    # What abilities and factions do

    def pay_spy(self, table: Table, seat: int) -> None:
        """AB-SPY. Whoever plays a spy draws two cards."""
        draw(table, seat, 2)

    def muster(self, table: Table, seat: int, calls: tuple[str, ...]) -> None:
        """AB-MUSTER. All cards of these ids come at once."""
        abilities.call_all(table, seat, calls)

    def scorched_sides(self, table: Table, _seat: int) -> tuple[int, ...]:
        """SP-SCORCH. The sides that this seat's Scorch looks at: the whole battlefield."""
        return tuple(range(len(table.sides)))

    def rewards(self, table: Table, seat: int, _totals: tuple[int, ...], winners: tuple[int, ...]) -> bool:
        """FAC-3. Whether Northern Realms at this seat are rewarded for a round with these totals and winners."""
        return table.seats[seat].side in winners

    def reward(self, table: Table, seat: int) -> None:
        """FAC-3. Northern Realms draw a card."""
        draw(table, seat, 1)

    def may_stay(self, card: Card) -> bool:
        """FAC-7. Every non-hero unit may stay with Monsters, an enemy spy too; a Decoy is no unit."""
        return card.mortal

    def may_return(self, card: Card) -> bool:
        """FAC-5. Every non-hero unit may return with Skellige."""
        return card.mortal


TURNS = tuple(Turn(seat) for seat in range(5))
