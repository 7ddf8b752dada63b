"""The lines of a picture, sorted by what they speak of, with the faults found in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from gwint import rulesets
from gwint.cards import ROWS
from gwint.faults import Fault, Refusal
from gwint.notation.lists import NotationError, label, read_label
from gwint.rules.modes import DUEL, MODES, Mode
from gwint.rulesets import LEGENDARY, Ruleset

SHARED = frozenset({"weather", "gone", "chance", "winner", "turn", "agenda"})
OF_A_SEAT = (
    "leader", "faction", "hand", "deck", "loose", "bottom", "aside", "redraws", "passed", "claimed", "returned",
    "side deck", "brought",
)  # fmt: skip
OF_A_SIDE = (*(row.id for row in ROWS), "discard", "gems")
HEADINGS = ("mode", "rules", "round", "starter", "last pass", "totals", "replays")


@dataclass(slots=True)
class Line:
    number: int
    key: str
    value: str


@dataclass(slots=True)
class Reading:
    """The lines of a picture, sorted by what they speak of, and the faults found so far."""

    mode: Mode = DUEL
    ruleset: Ruleset = LEGENDARY
    headings: dict[str, Line] = field(default_factory=dict)
    shared: dict[str, Line] = field(default_factory=dict)
    of_seats: list[dict[str, Line]] = field(default_factory=list)
    known: list[tuple[int, int, Line]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def blame(self, line: Line, error: Refusal) -> None:
        self.faults.append(Fault(error.kind, {"line": line.number, **error.details}))

    def keep(self, lines: dict[str, Line], key: str, line: Line) -> None:
        """A line may be told once."""
        if key in lines:
            self.blame(line, NotationError("line-twice", text=line.key, first=lines[key].number))
        else:
            lines[key] = line

    def tried(self, line: Line, read: Callable[[str], None]) -> None:
        try:
            read(line.value)
        except Refusal as error:
            self.blame(line, error)


def sorted_lines(text: str) -> Reading:
    """Split the text into lines, find out mode and ruleset, and sort the rest by seat."""
    reading = Reading()
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        stripped = raw.split("#")[0].strip()
        if not stripped:
            continue
        key, bar, value = stripped.partition("|")
        line = Line(number, " ".join(key.lower().split()), value.strip())
        if not bar:
            reading.faults.append(Fault("line-without-bar", {"line": number, "text": stripped}))
        elif line.key in HEADINGS:
            reading.keep(reading.headings, line.key, line)
        else:
            lines.append(line)
    _read_frame(reading)
    reading.of_seats = [{} for _ in reading.mode.sides()]
    for line in lines:
        _sort_line(reading, line)
    return reading


def _read_frame(reading: Reading) -> None:
    def mode(value: str) -> None:
        reading.mode = read_mode(value)

    def ruleset(value: str) -> None:
        reading.ruleset = rulesets.parse(value.lower())

    for key, read in (("mode", mode), ("rules", ruleset)):
        if key in reading.headings:
            reading.tried(reading.headings[key], read)


def read_mode(text: str) -> Mode:
    if text.lower() not in MODES:
        raise NotationError("unknown-mode", text=text, modes=tuple(MODES))
    return MODES[text.lower()]


def _sort_line(reading: Reading, line: Line) -> None:
    if line.key in SHARED:
        key = f"{line.key} {line.number}" if line.key == "agenda" else line.key
        reading.keep(reading.shared, key, line)
        return
    seats = len(reading.of_seats)
    first, _, rest = line.key.partition(" ")
    names = {label(seat, seats): seat for seat in range(seats)} | {f"p{seat + 1}": seat for seat in range(seats)}
    seat, what = (names[first], rest) if first in names else (0, line.key)
    known = re.match(r"known to (.+)$", what)
    if known:
        reading.tried(line, lambda _: reading.known.append((seat, read_label(known[1], seats), line)))
    elif what in OF_A_SEAT or what in OF_A_SIDE:
        reading.keep(reading.of_seats[seat], what, line)
    else:
        keys = (*HEADINGS, *sorted(SHARED), *OF_A_SEAT, *OF_A_SIDE)
        reading.faults.append(Fault("unknown-line", {"line": line.number, "text": line.key, "keys": keys}))
