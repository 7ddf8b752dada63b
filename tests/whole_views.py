"""Views as text with all that they hold, which their short representations leave out."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

from gwint.cards import Card, Leader
from gwint.rulesets import Ruleset


def whole(value: Any) -> str:
    """Write every field of a view and of the values in it, however deep."""
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(whole, value))}]"
    if is_dataclass(value) and not isinstance(value, (Card, Leader, Ruleset)):
        return f"({', '.join(f'{name}={whole(getattr(value, name))}' for name in value.__dataclass_fields__)})"
    return repr(value)
