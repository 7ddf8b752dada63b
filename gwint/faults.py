"""Faults as data: a kind and its details. `gwint.i18n` turns them into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with a deck, a table, a text or a move."""

    kind: str
    details: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name}: {_plain(value)}" for name, value in self.details.items())
        return f"{self.kind} ({details})" if details else self.kind


class Refusal(ValueError):
    """The base of all errors that a user can cause. It carries a fault; the refused operation changes nothing."""

    def __init__(self, kind: str, **details: object) -> None:
        self.fault = Fault(kind, details)
        super().__init__(str(self.fault))

    @property
    def kind(self) -> str:
        return self.fault.kind

    @property
    def details(self) -> Mapping[str, object]:
        return self.fault.details


def _plain(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " | ".join(_plain(item) for item in value)
    return str(getattr(value, "id", value))
