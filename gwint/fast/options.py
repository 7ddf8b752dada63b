"""Rulesets as numbers: a number stands for itself, and any other value of an option for its index in the OPT table."""

from __future__ import annotations

from gwint.fast.table import OPTION_FIELDS, Game
from gwint.rulesets import NUMERIC, OPTIONS, Ruleset


def option(name: str, value: str) -> int:
    """Returns the number of an option's value."""
    return int(value) if name in NUMERIC else OPTIONS[name].index(value)


def set_options(s: Game, ruleset: Ruleset) -> None:
    for name, value in ruleset.options().items():
        s[OPTION_FIELDS[name]] = option(name, value)


def ruleset_of(s: Game) -> Ruleset:
    return Ruleset(**{name: _value(name, int(s[field])) for name, field in OPTION_FIELDS.items()})


def _value(name: str, number: int) -> str:
    return str(number) if name in NUMERIC else OPTIONS[name][number]
