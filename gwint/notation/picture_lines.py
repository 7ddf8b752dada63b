"""The lines of a picture, sorted by what they speak of, with the faults found in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from gwint import rulesets
from gwint.cards import ROWS
from gwint.faults import Fault, Refusal
from gwint.notation.card_lists import NotationError, label, read_label
from gwint.rules.modes import DUEL, MODES, Mode
from gwint.rulesets import LEGENDARY, Ruleset

SHARED = ("weather", "gone", "chance", "winner", "turn", "agenda")
OF_A_SEAT = (
    "leader", "faction", "hand", "deck", "loose", "bottom", "aside", "redraws", "passed", "claimed", "returned",
    "side deck", "brought", "under", "leaders", "led",
)  # fmt: skip
OF_A_SIDE = (*(row.id for row in ROWS), "discard", "gems", "points")
HEADINGS = ("mode", "rules", "round", "starter", "last pass", "acted", "totals", "replays")
KEYS = (*HEADINGS, *SHARED, *OF_A_SEAT, *OF_A_SIDE)
WAITING = ("turn", "agenda")
"""Lines that say what waits to be done, the next step last."""

Key = TypeVar("Key")


@dataclass(slots=True)
class PictureLine:
    """A line that says something: `key | value`."""

    number: int
    key: str
    value: str


@dataclass(slots=True)
class PictureLines:
    """The lines of a picture, sorted by what they speak of, and the faults found so far."""

    mode: Mode = DUEL
    ruleset: Ruleset = LEGENDARY
    headings: dict[str, PictureLine] = field(default_factory=dict)
    shared: dict[str, PictureLine] = field(default_factory=dict)
    of_seats: list[dict[str, PictureLine]] = field(default_factory=list)
    known: dict[tuple[int, int], PictureLine] = field(default_factory=dict)
    """By whose hand it is and who knows of it."""
    faults: list[Fault] = field(default_factory=list)

    def blame(self, line: PictureLine, error: Refusal) -> None:
        self.faults.append(Fault(error.kind, {"line": line.number, **error.details}))

    def keep(self, lines: dict[Key, PictureLine], key: Key, line: PictureLine) -> None:
        """A line may be told once."""
        if key in lines:
            self.blame(line, NotationError("line-twice", text=line.key, first=lines[key].number))
        else:
            lines[key] = line

    def tried(self, line: PictureLine, read: Callable[[str], None]) -> None:
        try:
            read(line.value)
        except Refusal as error:
            self.blame(line, error)


def sorted_lines(text: str) -> PictureLines:
    """Split the text into lines, find out mode and ruleset, and sort the rest by seat."""
    reading = PictureLines()
    lines = list(_lines(reading, text))
    for line in lines:
        if line.key in HEADINGS:
            reading.keep(reading.headings, line.key, line)
    _read_frame(reading)
    reading.of_seats = [{} for _ in reading.mode.sides()]
    for line in lines:
        if line.key not in HEADINGS:
            _sort_line(reading, line)
    return reading


def _lines(reading: PictureLines, text: str) -> Iterator[PictureLine]:
    """The lines that say something; `#` begins a comment."""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        said = raw.split("#")[0].strip()
        key, bar, value = said.partition("|")
        line = PictureLine(number, " ".join(key.lower().split()), value.strip())
        if bar:
            yield line
        elif said:
            reading.blame(line, NotationError("line-without-bar", text=said))


def _read_frame(reading: PictureLines) -> None:
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


def _sort_line(reading: PictureLines, line: PictureLine) -> None:
    seat, what = _speaks_of(line, len(reading.of_seats))
    known = re.fullmatch(r"known to (.+)", what)
    if line.key in SHARED:
        # Of what waits there may be several lines; the number keeps them apart.
        reading.keep(reading.shared, f"{line.key} {line.number}" if line.key in WAITING else line.key, line)
    elif known:
        reading.tried(line, lambda _: _keep_known(reading, seat, known[1], line))
    elif what in OF_A_SEAT or what in OF_A_SIDE:
        reading.keep(reading.of_seats[seat], what, line)
    else:
        reading.blame(line, NotationError("unknown-line", text=line.key, keys=KEYS))


def _speaks_of(line: PictureLine, seats: int) -> tuple[int, str]:
    """Whose line it is, and of what it speaks; without a name it is the first seat's."""
    first, _, rest = line.key.partition(" ")
    for seat in range(seats):
        if first in (label(seat, seats), f"p{seat + 1}"):
            return seat, rest
    return 0, line.key


def _keep_known(reading: PictureLines, seat: int, viewer: str, line: PictureLine) -> None:
    reading.keep(reading.known, (seat, read_label(viewer, len(reading.of_seats))), line)
