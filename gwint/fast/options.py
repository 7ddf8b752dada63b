"""Rulesets as numbers: the value of an option is its index in the OPT table."""

from __future__ import annotations

from gwint.fast.table import Game
from gwint.rulesets import OPTIONS, Ruleset


def option(name: str, value: str) -> int:
    """Returns the number of an option's value."""
    return OPTIONS[name].index(value)


def set_options(s: Game, ruleset: Ruleset) -> None:
    for name, value in ruleset.options().items():
        s[name] = option(name, value)


def ruleset_of(s: Game) -> Ruleset:
    return Ruleset(**{name: values[s[name]] for name, values in OPTIONS.items()})
