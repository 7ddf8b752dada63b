"""The modes in words: what each is, the chapters of the rulebook that are its own, the options it ignores or bends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from gwint.rules.modes import MODES
from gwint.rulesets import LEGENDARY, Ruleset

MATCH: Final = "match"
"""TOUR. Several games: no mode of a table, but played and told like one."""
NAMES: Final = (*MODES, MATCH)
MATCH_IGNORES: Final = ("double_draw",)
"""TOUR-2. Drawn games are played again."""
MATCH_PARTLY: Final[Mapping[str, str]] = {"deck_limits": "advanced"}
"""TOUR-1. DECK-3 is added to what the ruleset asks of a deck."""
HOLDS: Final[Mapping[str, str]] = {
    "built": "holds-built",
    "person": "holds-person",
    "ordinary": "holds-ordinary",
    "advanced": "holds-advanced",
}
"""What is said of an option that holds for some of a table only, or not alone."""

CHAPTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "duel": (),
    "ffa": ("ffa-rounds", "ffa-cards"),
    "team": ("team-sides", "team-cards"),
    "solo": ("solo-turns", "solo-cards", "solo-leader-pile"),
    "match": ("match-decks", "match-games", "advanced-building"),
}
"""What a kind of game adds to the common chapters."""
REPLACED: Final[Mapping[str, tuple[str, ...]]] = {
    "ffa": ("starting-player", "round-end", "game-end"),
    "solo": ("starting-player",),
}
"""The common chapters whose place they take."""


def mode_family(mode: str) -> str:
    """A free-for-all is one whatever the number of players: `ffa-3` is `ffa`."""
    return mode.partition("-")[0]


def chapters(mode: str) -> tuple[str, ...]:
    """The topics that tell a mode's own rules."""
    own = CHAPTERS[mode_family(mode)]
    return own[:-1] if mode == "solo" else own


def replaced_chapters(mode: str) -> tuple[str, ...]:
    return REPLACED.get(mode_family(mode), ())


def ignored_options(mode: str) -> tuple[str, ...]:
    """MODE-1. The options that a mode's own rules replace."""
    return MATCH_IGNORES if mode == MATCH else MODES[mode].ignores


def partial_options(mode: str) -> Mapping[str, str]:
    """MODE-1. The options that hold in part there, or with more beside them, each with its line in `HOLDS`."""
    return MATCH_PARTLY if mode == MATCH else MODES[mode].partial_options


def changed_options(options: Iterable[str], ruleset: Ruleset) -> tuple[str, ...]:
    """Those of the options that the ruleset has other than usual."""
    told, usual = ruleset.options(), LEGENDARY.options()
    return tuple(option for option in options if told[option] != usual[option])
