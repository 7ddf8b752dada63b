"""Formats faults as sentences: what is wrong, what was expected, and what is legal or similar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from gwint.cards import Card, Faction, Leader, Row
from gwint.faults import Fault, GwintError
from gwint.i18n.bundles import MessageArgument, has_message
from gwint.i18n.localizer import Localizer
from gwint.i18n.moves import format_move
from gwint.rules.moves import Move

LONGEST: Final = {"legal": 10, "moves": 10, "faults": 20}
"""How many items of a list are written before the rest is only counted; other lists are written in full."""
SEPARATORS: Final = {"legal": "; ", "moves": "; ", "faults": "\n"}
"""The separators of lists; the default is a comma."""
MOST_LETTERS: Final = 80
"""How many characters of typed text a sentence quotes."""
DEFAULTS: Final[Mapping[str, MessageArgument]] = {"nearest": "", "nearest_count": 0, "acting": "", "acting_count": 0}
"""The values of details that some faults of a kind do not have."""


def format_refusal(refusal: GwintError, language: str = "en", players: Sequence[str] = ()) -> str:
    """A refusal in one or two sentences."""
    return format_fault(refusal.fault, language, players)


def format_fault(fault: Fault, language: str = "en", players: Sequence[str] = ()) -> str:
    """A fault in one or two sentences, with its line number if it has one, and with the players' names if given."""
    id_ = f"fault-{fault.kind}"
    if not has_message(id_, language):
        return fault.plain_text()
    localizer = Localizer(language, players)
    sentence = localizer.translate(id_, **_details(fault, localizer))
    line = fault.details.get("line")
    # Faults within a fault have lines of their own.
    if isinstance(line, int) and line > 0 and "faults" not in fault.details:
        return localizer.translate("fault-at-line", line=str(line), fault=sentence)
    return sentence


def _details(fault: Fault, localizer: Localizer) -> dict[str, MessageArgument]:
    details = dict(DEFAULTS)
    for name, value in fault.details.items():
        if isinstance(value, (tuple, list)):
            details[name] = _list(name, value, localizer)
            details[f"{name}_count"] = len(value)
        else:
            details[name] = _detail(name, value, localizer)
    # A deck code refuses cards and leaders with the same message.
    details.setdefault("card", details.get("leader", ""))
    details["why"] = _why(fault, localizer)
    return details


def _why(given: Fault, localizer: Localizer) -> str:
    """The sentence of the fault that caused this one: a record's fault has its kind as `why`, and its details."""
    kind = given.details.get("why")
    details = {name: value for name, value in given.details.items() if name not in ("why", "line")}
    return format_fault(Fault(kind, details), localizer.language) if isinstance(kind, str) else ""


def _list(name: str, values: tuple[object, ...] | list[object], localizer: Localizer) -> str:
    items = list(dict.fromkeys(str(_detail(name, value, localizer)) for value in values))
    if name == "values":
        items = list(with_ranges(items))
    written = items[: LONGEST.get(name, len(items))]
    text = SEPARATORS.get(name, ", ").join(written)
    left = len(items) - len(written)
    return localizer.translate("list-more", list=text, count=left) if left else text


def with_ranges(items: Iterable[str]) -> Iterator[str]:
    """Return the items with consecutive numbers as ranges: `deck-limits`, `0–20`."""
    for _, run in groupby(enumerate(items), key=_distance):
        same = [item for _, item in run]
        yield from [f"{same[0]}–{same[-1]}"] if len(same) > 2 else same


def _distance(place_and_item: tuple[int, str]) -> int | str:
    """The difference between a number and its place, which consecutive numbers share."""
    place, item = place_and_item
    return int(item) - place if item.isdecimal() else item


def _detail(name: str, value: object, localizer: Localizer) -> MessageArgument:
    if name in NAMED and isinstance(value, (int, str)):
        return NAMED[name](value, localizer)
    for kind, format_value in KINDS.items():
        if isinstance(value, kind):
            return format_value(value, localizer)
    return _short(str(value))


def _short(text: str) -> str:
    """The text on one line, shortened."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_LETTERS else line[: MOST_LETTERS - 1] + "…"


def _weather(id_: Any, localizer: Localizer) -> str:
    return localizer.translate(f"weather-{id_}") if has_message(f"weather-{id_}") else str(id_)


NAMED: Final[Mapping[str, Callable[[Any, Localizer], MessageArgument]]] = {
    "seat": lambda seat, localizer: localizer.player(seat),
    "partner": lambda seat, localizer: localizer.player(seat),
    "acting": lambda seat, localizer: localizer.player(seat),
    "side": lambda side, localizer: localizer.side(side),
    "weather": _weather,
}
"""Details whose number or id is replaced by a name."""

KINDS: Final[Mapping[type, Callable[[Any, Localizer], MessageArgument]]] = {
    Card: lambda card, localizer: localizer.card(card),
    Leader: lambda leader, localizer: localizer.card(leader),
    Faction: lambda faction, localizer: localizer.faction(faction),
    Row: lambda row, localizer: row.id,
    Move: lambda one, localizer: format_move(one, None, localizer.language),
    Fault: lambda one, localizer: format_fault(one, localizer.language, localizer.players),
    int: lambda number, localizer: int(number),
}
"""How a detail is formatted by its type, the first that matches; messages select variants by the id of a row."""
