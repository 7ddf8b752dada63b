"""SET-1, DECK-4. What is wrong with the decks brought to a table; the rules deal them all the same, so ask first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gwint.decks import Deck
from gwint.faults import Fault
from gwint.rules.modes import Mode
from gwint.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class TableDeckFaults:
    """Every fault of the decks brought, not only the first; false where there is none."""

    seats: tuple[tuple[Fault, ...], ...]
    """What is wrong with the deck of each seat."""
    combination: tuple[Fault, ...]
    """What is wrong with their meeting, whatever each is like."""

    def __bool__(self) -> bool:
        return any(self)

    def __iter__(self) -> Iterator[Fault]:
        """All of them, seat by seat, those of the meeting last."""
        for found in (*self.seats, self.combination):
            yield from found


def table_deck_faults(mode: Mode, ruleset: Ruleset, decks: Sequence[Deck], advanced: bool = False) -> TableDeckFaults:
    """DECK-4, MODE-1. Every fault of a deck for each seat; DECK-3. with advanced building, where the table has it."""
    own = (mode.deck_faults(seat, deck, ruleset, advanced) for seat, deck in enumerate(decks))
    return TableDeckFaults(tuple(own), mode.combination_faults(decks))
