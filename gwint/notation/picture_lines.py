"""Splits a picture into lines and sorts them by what they describe, collecting faults."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from gwint import rulesets
from gwint.cards import ROWS
from gwint.faults import Fault, GwintError
from gwint.notation.card_lists import NotationError, label, read_label, read_number
from gwint.rules import RULES_VERSION, is_known_version
from gwint.rules.modes import DUEL, Mode, get_mode
from gwint.rulesets import LEGENDARY, Ruleset

SHARED = ("weather", "gone", "chance", "winner", "turn", "agenda")
OF_A_SEAT = (
    "leader", "faction", "hand", "deck", "loose", "bottom", "aside", "redraws", "passed", "claimed", "returned",
    "side deck", "brought", "under", "leaders", "led",
)  # fmt: skip
OF_A_SIDE = (*(row.id for row in ROWS), "discard", "gems", "points")
HEADINGS = (
    "rules version", "mode", "rules", "round", "starter", "last pass", "acted", "totals", "idle rounds", "replays",
)  # fmt: skip
KEYS = (*HEADINGS, *SHARED, *OF_A_SEAT, *OF_A_SIDE)
WAITING = ("turn", "agenda")
"""The lines that hold the agenda, the next step last."""

Key = TypeVar("Key")


@dataclass(slots=True)
class PictureLine:
    """A line `key | value`."""

    number: int
    key: str
    value: str


@dataclass(slots=True)
class PictureLines:
    """The lines of a picture, sorted by what they describe, and the faults found so far."""

    mode: Mode = DUEL
    ruleset: Ruleset = LEGENDARY
    rules_version: int = RULES_VERSION
    headings: dict[str, PictureLine] = field(default_factory=dict)
    shared: dict[str, PictureLine] = field(default_factory=dict)
    of_seats: list[dict[str, PictureLine]] = field(default_factory=list)
    known: dict[tuple[int, int], PictureLine] = field(default_factory=dict)
    """Keyed by the seat of the hand and the seat that knows the cards."""
    faults: list[Fault] = field(default_factory=list)

    def add_fault(self, line: PictureLine, error: GwintError) -> None:
        self.faults.append(Fault(error.kind, {"line": line.number, **error.details}))

    def add(self, lines: dict[Key, PictureLine], key: Key, line: PictureLine) -> None:
        """Store a line; a second one with the same key is a fault."""
        if key in lines:
            self.add_fault(line, NotationError("line-twice", text=line.key, first=lines[key].number))
        else:
            lines[key] = line

    def read(self, line: PictureLine, read: Callable[[str], object]) -> None:
        """Read a line's value; a refusal becomes a fault of the line."""
        try:
            read(line.value)
        except GwintError as error:
            self.add_fault(line, error)


def sort_lines(text: str, rules_version: int) -> PictureLines:
    """Split the text into lines, read mode, ruleset and rules version, and sort the rest by seat."""
    reading = PictureLines(rules_version=rules_version)
    lines = list(_lines(reading, text))
    for line in lines:
        if line.key in HEADINGS:
            reading.add(reading.headings, line.key, line)
    _read_frame(reading)
    reading.of_seats = [{} for _ in reading.mode.sides()]
    for line in lines:
        if line.key not in HEADINGS:
            _sort_line(reading, line)
    return reading


def _lines(reading: PictureLines, text: str) -> Iterator[PictureLine]:
    """The lines of the text without blank ones and comments, which begin with `#`."""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        content = raw.split("#")[0].strip()
        key, bar, value = content.partition("|")
        line = PictureLine(number, " ".join(key.lower().split()), value.strip())
        if bar:
            yield line
        elif content:
            reading.add_fault(line, NotationError("line-without-bar", text=content))


def _read_frame(reading: PictureLines) -> None:
    def mode(value: str) -> None:
        reading.mode = read_mode(value)

    def ruleset(value: str) -> None:
        reading.ruleset = rulesets.parse(value.lower())

    def version(value: str) -> None:
        reading.rules_version = read_rules_version(value)

    for key, read in (("mode", mode), ("rules", ruleset), ("rules version", version)):
        if key in reading.headings:
            reading.read(reading.headings[key], read)


def read_mode(text: str) -> Mode:
    return get_mode(text.lower())


def read_rules_version(text: str) -> int:
    version = read_number(text)
    if not is_known_version(version):
        raise NotationError("unknown-rules-version", version=version, known=RULES_VERSION)
    return version


def _sort_line(reading: PictureLines, line: PictureLine) -> None:
    seat, what = _seat_and_subject(line, len(reading.of_seats))
    known = re.fullmatch(r"known to (.+)", what)
    if line.key in SHARED:
        # The agenda may have several lines, so their keys need the line number.
        reading.add(reading.shared, f"{line.key} {line.number}" if line.key in WAITING else line.key, line)
    elif known:
        reading.read(line, lambda _: _add_known(reading, seat, known[1], line))
    elif what in OF_A_SEAT or what in OF_A_SIDE:
        reading.add(reading.of_seats[seat], what, line)
    else:
        reading.add_fault(line, NotationError("unknown-line", text=line.key, keys=KEYS))


def _seat_and_subject(line: PictureLine, seats: int) -> tuple[int, str]:
    """The seat that a line belongs to and what it describes; a line without a label belongs to the first seat."""
    first, _, rest = line.key.partition(" ")
    for seat in range(seats):
        if first in (label(seat, seats), f"p{seat + 1}"):
            return seat, rest
    return 0, line.key


def _add_known(reading: PictureLines, seat: int, viewer: str, line: PictureLine) -> None:
    reading.add(reading.known, (seat, read_label(viewer, len(reading.of_seats))), line)
