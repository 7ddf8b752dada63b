"""The decks that bots are compared with and that nothing is trained or chosen with: a fixed test set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gwint.decks import Deck, faults, random_deck, starters
from gwint.rulesets import Ruleset

HELD_OUT: Final = "held-out"
"""The name of the set. Decks whose seed begins with it are never dealt in training."""
KINDS: Final = ("starters", "random", "mixed")
"""The kinds of decks at a table, by which a comparison over the set is broken down."""
STARTER_DECKS, RANDOM_DECKS, MIXED_DECKS = KINDS


def starter_decks(ruleset: Ruleset) -> dict[str, Deck]:
    """Return the starter decks that are legal under a ruleset, by their ids."""
    return {one.id: one.deck for one in starters() if not faults(one.deck, ruleset)}


def held_out_decks(ruleset: Ruleset) -> dict[str, Deck]:
    """Return the starter decks that a ruleset allows, and as many random legal ones as there are starter decks."""
    drawn = {f"{HELD_OUT}-{number}": random_deck(f"{HELD_OUT} {number}", ruleset) for number in range(len(starters()))}
    return {**starter_decks(ruleset), **drawn}


def kind_of_decks(names: Iterable[str]) -> str:
    """Return whether the decks of a table are starter decks, random decks of the set, or both."""
    drawn = {name.startswith(f"{HELD_OUT}-") for name in names}
    return MIXED_DECKS if len(drawn) > 1 else RANDOM_DECKS if drawn == {True} else STARTER_DECKS
