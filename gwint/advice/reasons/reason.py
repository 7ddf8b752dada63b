"""A reason as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a move; said in words by `locales/*/advice.ftl`, message `advice-KIND`."""

    kind: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    """Numbers, and words that a message chooses by; a card's id as `card`, a leader's as `leader`."""
