"""The modes in the rulebook: the chapters of each mode, and the options that it ignores or applies in part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from gwint.rules.modes import MODES
from gwint.rulesets import LEGENDARY, Ruleset

MATCH: Final = "match"
"""TOUR. Several games; not a mode of a table, but presented like one."""
NAMES: Final = (*MODES, MATCH)
MATCH_IGNORES: Final = ("double_draw",)
"""TOUR-2. Drawn games are played again."""
MATCH_PARTLY: Final[Mapping[str, str]] = {"deck_limits": "advanced"}
"""TOUR-1. DECK-3 applies to decks in addition to the ruleset."""
PARTIAL_MESSAGES: Final[Mapping[str, str]] = {
    "built": "holds-built",
    "person": "holds-person",
    "ordinary": "holds-ordinary",
    "advanced": "holds-advanced",
}
"""The messages for options that apply only in part, or together with other rules."""

CHAPTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "duel": (),
    "ffa": ("ffa-rounds", "ffa-cards"),
    "team": ("team-sides", "team-cards"),
    "solo": ("solo-turns", "solo-cards", "solo-leader-pile"),
    "match": ("match-decks", "match-games", "advanced-building"),
}
"""The chapters that each kind of game adds to the common ones."""
REPLACED: Final[Mapping[str, tuple[str, ...]]] = {
    "ffa": ("starting-player", "round-end", "game-end"),
    "solo": ("starting-player",),
}
"""The common chapters that they replace."""


def mode_family(mode: str) -> str:
    """The mode without the number of players: `ffa-3` is `ffa`."""
    return mode.partition("-")[0]


def chapters(mode: str) -> tuple[str, ...]:
    """The topics with a mode's own rules."""
    own = CHAPTERS[mode_family(mode)]
    return own[:-1] if mode == "solo" else own


def replaced_chapters(mode: str) -> tuple[str, ...]:
    return REPLACED.get(mode_family(mode), ())


def ignored_options(mode: str) -> tuple[str, ...]:
    """MODE-1. The options that a mode's own rules replace."""
    return MATCH_IGNORES if mode == MATCH else MODES[mode].ignores


def partial_options(mode: str) -> Mapping[str, str]:
    """MODE-1. The options that apply only in part, or with other rules, each with its key in `PARTIAL_MESSAGES`."""
    return MATCH_PARTLY if mode == MATCH else MODES[mode].partial_options


def changed_options(options: Iterable[str], ruleset: Ruleset) -> tuple[str, ...]:
    """The options whose value in the ruleset differs from the default."""
    values, defaults = ruleset.options(), LEGENDARY.options()
    return tuple(option for option in options if values[option] != defaults[option])
