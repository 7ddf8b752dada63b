"""Faults as data: a kind and its details. `gwint.i18n` turns them into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

MAX_LISTED: Final = 20
"""The most faults that an error lists."""
MAX_QUOTED: Final = 2_000
"""The most characters of a text that a fault quotes."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with a deck, a table, a text or a move."""

    kind: str
    """What is wrong, as a word that never changes: `deck-too-few-units`."""
    details: Mapping[str, object] = field(default_factory=dict)
    """The values that the sentence about it needs, by name; long texts are cut off."""

    def __post_init__(self) -> None:
        if any(isinstance(value, str) and len(value) > MAX_QUOTED for value in self.details.values()):
            object.__setattr__(self, "details", {name: _cut_off(value) for name, value in self.details.items()})

    def __str__(self) -> str:
        """Format the fault as an English sentence, or plainly where the translations are not installed."""
        import gwint

        try:
            return gwint.format_fault(self)
        except ModuleNotFoundError:
            return self.plain_text()

    def plain_text(self) -> str:
        """Format the fault as its kind and details: `deck-too-few-units (units: 20, least: 22)`."""
        details = ", ".join(f"{name}: {_plain(value)}" for name, value in self.details.items())
        return f"{self.kind} ({details})" if details else self.kind


class GwintError(ValueError):
    """The base of all errors that a user can cause. It carries a fault; the refused operation changes nothing."""

    def __init__(self, kind: str, **details: object) -> None:
        self.fault = Fault(kind, details)
        super().__init__(kind)

    @property
    def kind(self) -> str:
        """What is wrong, as a word that never changes."""
        return self.fault.kind

    @property
    def details(self) -> Mapping[str, object]:
        """The values that the sentence about it needs, by name."""
        return self.fault.details

    @property
    def traceback(self) -> str:
        """The traceback of a user's own code that caused the error, such as a bot; empty otherwise."""
        return str(self.details.get("traceback", ""))

    def __str__(self) -> str:
        return str(self.fault)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.fault.plain_text()}>"


class WrongType(GwintError, TypeError):
    """A value of another type than the function takes."""


def check_type(name: str, value: object, *types: Any) -> None:
    """Refuse a value of none of these types, for an argument of this name."""
    if not isinstance(value, types):
        expected = " | ".join(one.__name__ for one in types)
        raise WrongType("wrong-type", name=name, found=type(value).__name__, expected=expected)


def listed(faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """Return the first faults; if there are more, the last one says how many."""
    if len(faults) <= MAX_LISTED:
        return tuple(faults)
    return (*faults[:MAX_LISTED], Fault("more-faults", {"count": len(faults) - MAX_LISTED}))


def _cut_off(value: object) -> object:
    return f"{value[: MAX_QUOTED - 1]}…" if isinstance(value, str) and len(value) > MAX_QUOTED else value


def _plain(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " | ".join(_plain(item) for item in value)
    if isinstance(value, Fault):
        return value.plain_text()
    return str(getattr(value, "id", value))
