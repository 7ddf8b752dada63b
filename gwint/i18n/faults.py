"""Faults as sentences: what is wrong, what was expected, and what is legal or nearest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Card, Faction, Leader, Row
from gwint.faults import Fault, Refusal
from gwint.i18n.bundles import Detail, has
from gwint.i18n.localizer import Voice
from gwint.i18n.moves import move
from gwint.rules.moves import Move

LONGEST: Final = {"legal": 10, "moves": 10, "faults": 20}
"""How many of a list are told before the rest is only counted; other lists are told whole."""
BETWEEN: Final = {"legal": "; ", "moves": "; ", "faults": "\n"}
"""What stands between the parts of a list; elsewhere a comma."""
MOST_LETTERS: Final = 80
"""Of what somebody typed no more is repeated."""
UNTOLD: Final[Mapping[str, Detail]] = {"nearest": "", "nearest_count": 0, "acting": "", "acting_count": 0}
"""Details that not every fault of a kind has, or that may be empty."""


def error(refusal: Refusal, language: str = "en", players: Sequence[str] = ()) -> str:
    """What a refusal says to the one who is refused."""
    return fault(refusal.fault, language, players)


def fault(fault: Fault, language: str = "en", players: Sequence[str] = ()) -> str:
    """A fault in a sentence or two, after the number of its line where it has one; seats by name, if these are told."""
    id_ = f"fault-{fault.kind}"
    if not has(id_, language):
        return str(fault)
    voice = Voice(language, players)
    said = voice.say(id_, **_details(fault, voice))
    line = fault.details.get("line")
    # Faults within a fault have lines of their own.
    if isinstance(line, int) and line > 0 and "faults" not in fault.details:
        return voice.say("fault-at-line", line=str(line), fault=said)
    return said


def _details(fault: Fault, voice: Voice) -> dict[str, Detail]:
    told = dict(UNTOLD)
    for name, value in fault.details.items():
        if isinstance(value, (tuple, list)):
            told[name] = _list(name, value, voice)
            told[f"{name}_count"] = len(value)
        else:
            told[name] = _detail(name, value, voice)
    # A deck code refuses cards and leaders in the same words.
    told.setdefault("card", told.get("leader", ""))
    told["why"] = _why(fault, voice)
    return told


def _why(given: Fault, voice: Voice) -> str:
    """The fault behind a fault: a record tells its kind as `why`, and its details among its own."""
    kind = given.details.get("why")
    details = {name: value for name, value in given.details.items() if name not in ("why", "line")}
    return fault(Fault(kind, details), voice.language) if isinstance(kind, str) else ""


def _list(name: str, values: tuple[object, ...] | list[object], voice: Voice) -> str:
    words = list(dict.fromkeys(str(_detail(name, value, voice)) for value in values))
    kept = words[: LONGEST.get(name, len(words))]
    said = BETWEEN.get(name, ", ").join(kept)
    return voice.say("list-more", list=said, count=len(words) - len(kept)) if len(kept) < len(words) else said


def _detail(name: str, value: object, voice: Voice) -> Detail:
    if name in MEANT and isinstance(value, (int, str)):
        return MEANT[name](value, voice)
    for kind, told in KINDS.items():
        if isinstance(value, kind):
            return told(value, voice)
    return _short(str(value))


def _short(text: str) -> str:
    """On one line, and not too much of it."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_LETTERS else line[: MOST_LETTERS - 1] + "…"


def _weather(id_: Any, voice: Voice) -> str:
    return voice.say(f"weather-{id_}") if has(f"weather-{id_}") else str(id_)


MEANT: Final[Mapping[str, Callable[[Any, Voice], Detail]]] = {
    "seat": lambda seat, voice: voice.player(seat),
    "partner": lambda seat, voice: voice.player(seat),
    "acting": lambda seat, voice: voice.player(seat),
    "side": lambda side, voice: voice.side(side),
    "weather": _weather,
}
"""Details whose number or word stands for something that has a name."""

KINDS: Final[Mapping[type, Callable[[Any, Voice], Detail]]] = {
    Card: lambda card, voice: voice.card(card),
    Leader: lambda leader, voice: voice.card(leader),
    Faction: lambda faction, voice: voice.faction(faction),
    Row: lambda row, voice: row.id,
    Move: lambda one, voice: move(one, None, voice.language),
    Fault: lambda one, voice: fault(one, voice.language, voice.players),
    int: lambda number, voice: int(number),
}
"""How a detail is told, by what it is; a row as messages choose by it. The first that fits counts."""
