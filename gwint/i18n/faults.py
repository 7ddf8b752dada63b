"""Faults as sentences: what is wrong, what was expected, and what is legal or nearest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Card, Faction, Leader, Row
from gwint.faults import Fault, Refusal
from gwint.i18n.bundles import MessageArgument, has_message
from gwint.i18n.localizer import Localizer
from gwint.i18n.moves import format_move
from gwint.rules.moves import Move

LONGEST: Final = {"legal": 10, "moves": 10, "faults": 20}
"""How many of a list are told before the rest is only counted; other lists are told whole."""
BETWEEN: Final = {"legal": "; ", "moves": "; ", "faults": "\n"}
"""What stands between the parts of a list; elsewhere a comma."""
MOST_LETTERS: Final = 80
"""Of what somebody typed no more is repeated."""
UNTOLD: Final[Mapping[str, MessageArgument]] = {"nearest": "", "nearest_count": 0, "acting": "", "acting_count": 0}
"""Details that not every fault of a kind has, or that may be empty."""


def format_refusal(refusal: Refusal, language: str = "en", players: Sequence[str] = ()) -> str:
    """What a refusal says to the one who is refused."""
    return format_fault(refusal.fault, language, players)


def format_fault(fault: Fault, language: str = "en", players: Sequence[str] = ()) -> str:
    """A fault in a sentence or two, after the number of its line where it has one; seats by name, if these are told."""
    id_ = f"fault-{fault.kind}"
    if not has_message(id_, language):
        return str(fault)
    localizer = Localizer(language, players)
    said = localizer.translate(id_, **_details(fault, localizer))
    line = fault.details.get("line")
    # Faults within a fault have lines of their own.
    if isinstance(line, int) and line > 0 and "faults" not in fault.details:
        return localizer.translate("fault-at-line", line=str(line), fault=said)
    return said


def _details(fault: Fault, localizer: Localizer) -> dict[str, MessageArgument]:
    told = dict(UNTOLD)
    for name, value in fault.details.items():
        if isinstance(value, (tuple, list)):
            told[name] = _list(name, value, localizer)
            told[f"{name}_count"] = len(value)
        else:
            told[name] = _detail(name, value, localizer)
    # A deck code refuses cards and leaders in the same words.
    told.setdefault("card", told.get("leader", ""))
    told["why"] = _why(fault, localizer)
    return told


def _why(given: Fault, localizer: Localizer) -> str:
    """The fault behind a fault: a record tells its kind as `why`, and its details among its own."""
    kind = given.details.get("why")
    details = {name: value for name, value in given.details.items() if name not in ("why", "line")}
    return format_fault(Fault(kind, details), localizer.language) if isinstance(kind, str) else ""


def _list(name: str, values: tuple[object, ...] | list[object], localizer: Localizer) -> str:
    words = list(dict.fromkeys(str(_detail(name, value, localizer)) for value in values))
    kept = words[: LONGEST.get(name, len(words))]
    said = BETWEEN.get(name, ", ").join(kept)
    return localizer.translate("list-more", list=said, count=len(words) - len(kept)) if len(kept) < len(words) else said


def _detail(name: str, value: object, localizer: Localizer) -> MessageArgument:
    if name in MEANT and isinstance(value, (int, str)):
        return MEANT[name](value, localizer)
    for kind, told in KINDS.items():
        if isinstance(value, kind):
            return told(value, localizer)
    return _short(str(value))


def _short(text: str) -> str:
    """On one line, and not too much of it."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_LETTERS else line[: MOST_LETTERS - 1] + "…"


def _weather(id_: Any, localizer: Localizer) -> str:
    return localizer.translate(f"weather-{id_}") if has_message(f"weather-{id_}") else str(id_)


MEANT: Final[Mapping[str, Callable[[Any, Localizer], MessageArgument]]] = {
    "seat": lambda seat, localizer: localizer.player(seat),
    "partner": lambda seat, localizer: localizer.player(seat),
    "acting": lambda seat, localizer: localizer.player(seat),
    "side": lambda side, localizer: localizer.side(side),
    "weather": _weather,
}
"""Details whose number or word stands for something that has a name."""

KINDS: Final[Mapping[type, Callable[[Any, Localizer], MessageArgument]]] = {
    Card: lambda card, localizer: localizer.card(card),
    Leader: lambda leader, localizer: localizer.card(leader),
    Faction: lambda faction, localizer: localizer.faction(faction),
    Row: lambda row, localizer: row.id,
    Move: lambda one, localizer: format_move(one, None, localizer.language),
    Fault: lambda one, localizer: format_fault(one, localizer.language, localizer.players),
    int: lambda number, localizer: int(number),
}
"""How a detail is told, by what it is; a row as messages choose by it. The first that fits counts."""
