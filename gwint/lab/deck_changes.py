"""The legal changes of a deck: a card removed, added or replaced, or another leader."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gwint.cards import Card, Leader
from gwint.decks import Deck, faults
from gwint.decks.building_rules import collection, leaders
from gwint.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a deck."""

    out: Card | None = None
    into: Card | None = None
    leader: Leader | None = None

    def apply_to(self, deck: Deck) -> Deck:
        cards = list(deck.cards)
        if self.out is not None:
            cards.remove(self.out)
        if self.into is not None:
            cards.append(self.into)
        return Deck.of(deck.faction, self.leader or deck.leader, cards, deck.name)


def changes(deck: Deck, ruleset: Ruleset) -> list[Change]:
    """DECK-4. Every change that leaves a legal deck."""
    return [change for change in _all_changes(deck, ruleset) if not faults(change.apply_to(deck), ruleset)]


def _all_changes(deck: Deck, ruleset: Ruleset) -> Iterator[Change]:
    for leader in leaders(deck.faction, ruleset):
        if leader is not deck.leader:
            yield Change(leader=leader)
    for out in (None, *deck.counts()):
        for into in (None, *collection(deck.faction, ruleset)):
            if out is not into:
                yield Change(out, into)
