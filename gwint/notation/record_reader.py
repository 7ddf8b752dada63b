"""Reads the text of a record. Order, case, comments and blank lines may vary; an error names its line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeVar

from gwint import rulesets
from gwint.cards.lookup import get_faction, get_leader
from gwint.decks import Deck
from gwint.faults import GwintError, check_type
from gwint.notation.card_lists import read_cards, read_number
from gwint.notation.picture_lines import PictureLine, read_mode
from gwint.notation.picture_reader import PositionError, position
from gwint.notation.picture_writer import picture_in_record
from gwint.notation.record_model import (
    DIGEST,
    ENDINGS,
    HOW,
    OF_A_PLAYER,
    OPEN,
    OWN_KEYS,
    VERSION,
    Ending,
    Record,
    RecordEntry,
    RecordError,
    RecordMove,
    RecordTakeBack,
    is_tag_key,
)
from gwint.rules import RULES_VERSION
from gwint.rules.modes import DUEL, Mode
from gwint.rulesets import LEGENDARY, Ruleset

Value = TypeVar("Value")

HEADER: Final = f"gwint record {VERSION}"
SECTIONS: Final = ("start", "moves")
"""Lines without a value, each of which begins a picture or the list of moves."""
EXPECTED: Final = (*OWN_KEYS, *(f"p1 {what}".strip() for what in OF_A_PLAYER))
"""The keys that a line may have, besides those of tags."""
SHOWN: Final = 80
"""How many characters of a line an error quotes; the line may have any length."""


@dataclass(slots=True)
class _RecordLines:
    """The lines of a record, sorted by key."""

    text: list[str]
    by_key: dict[str, PictureLine] = field(default_factory=dict)
    """Keyed by the lower-case key; tags included."""
    keys: dict[str, str] = field(default_factory=dict)
    """Each key as it was written."""
    moves: list[PictureLine] = field(default_factory=list)
    section: str = ""
    """The current section, `start` or `moves`, or empty; `damaged` below a move that cannot be read."""
    partial: bool = False
    """Whether to read as much as possible of a damaged record."""
    damage: RecordError | None = None
    """The first thing after the deal that cannot be read."""

    def tolerate(self, error: RecordError) -> None:
        """Record that something after the deal cannot be read; only a partial reading goes on."""
        if not self.partial:
            raise error
        self.damage = self.damage or error

    def value_after_deal(self, key: str, read: Callable[[str], Value]) -> Value | None:
        """The value of a line that a damaged record may lack; None where there is none."""
        try:
            return self.value(key, read) if key in self.by_key else None
        except RecordError as error:
            self.tolerate(error)
            return None

    def value_or(self, default: Value, key: str, read: Callable[[str], Value]) -> Value:
        return self.value(key, read) if key in self.by_key else default

    def value(self, key: str, read: Callable[[str], Value]) -> Value:
        """The value of a line; an error in it names the line."""
        if key not in self.by_key:
            raise RecordError("record-missing", self.last, text=key)
        line = self.by_key[key]
        try:
            return read(_without_comment(line.value))
        except RecordError as error:
            raise error.at(line.number) from error
        except GwintError as error:
            raise RecordError(KINDS[key.split()[-1]], line.number, why=error.kind, **error.details) from error

    @property
    def last(self) -> int:
        """The line to report a missing key at: the one where the moves begin, else the last."""
        return self.by_key["moves"].number if "moves" in self.by_key else max(1, len(self.text))


KINDS: Final = {
    "version": "record-number",
    "mode": "record-mode",
    "rules": "record-rules",
    "leader": "record-leader",
    "deck": "record-deck",
    "faction": "record-faction",
}
"""The fault of a value that cannot be read, by the last word of its key."""


def read(text: str) -> Record:
    """The record in a text. `replay` checks whether its moves are legal and its ending is true."""
    check_type("text", text, str)
    return _read(_RecordLines(text.removeprefix("\ufeff").splitlines()))


def read_partly(text: str) -> tuple[Record, RecordError | None]:
    """The record in a text up to what cannot be read, and the reason; a deal that cannot be read is refused."""
    check_type("text", text, str)
    lines = _RecordLines(text.removeprefix("\ufeff").splitlines(), partial=True)
    return _read(lines), lines.damage


def _read(lines: _RecordLines) -> Record:
    version = _sort(lines)
    mode, ruleset, rules_version, start = _frame(lines)
    seats = len(mode.sides())
    _check_seats(lines, seats)
    return Record(
        mode=mode.name,
        ruleset=ruleset,
        players=tuple(lines.by_key[player].value if player in lines.by_key else "" for player in _labels(seats)),
        decks=() if start else tuple(_deck(lines, player) for player in _labels(seats)),
        seed="" if start else lines.value("seed", _seed),
        start=start,
        entries=tuple(_entries(lines, seats)),
        ending=lines.value_after_deal("result", lambda value: _ending(value, mode)),
        tags={lines.keys[key]: line.value for key, line in lines.by_key.items() if is_tag_key(key)},
        version=version,
        rules_version=rules_version,
        final=lines.value_after_deal("final", _final) or "",
        lines={key: line.number for key, line in lines.by_key.items()},
    )


def _frame(lines: _RecordLines) -> tuple[Mode, Ruleset, int, str]:
    """Mode, ruleset, rules version and, for a game that began in the middle, its picture, which may contain these."""
    mode = lines.value("mode", read_mode) if "mode" in lines.by_key else DUEL
    ruleset = lines.value_or(LEGENDARY, "rules", lambda value: rulesets.parse(value.lower()))
    rules_version = lines.value_or(RULES_VERSION, "rules version", read_number)
    if "start" in lines.by_key:
        return _start(lines, mode, ruleset, rules_version)
    return mode, ruleset, rules_version, ""


# Lines


def _sort(lines: _RecordLines) -> int:
    """Read the format's version from the first line that is not blank, and sort the other lines."""
    version = 0
    for number, raw in enumerate(lines.text, start=1):
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        if version:
            _sort_or_skip(lines, number, raw)
        else:
            version = _version(number, text)
    if not version:
        raise RecordError("record-header", 1, text="", expected=HEADER)
    return version


def _version(number: int, text: str) -> int:
    header = re.fullmatch(r"gwint\s+record\s+([0-9]+)", _without_comment(text), re.IGNORECASE)
    if header is None or len(header[1]) > 9:
        raise RecordError("record-header", number, text=text[:SHOWN], expected=HEADER)
    version = int(header[1])
    if not 1 <= version <= VERSION:
        raise RecordError("record-version", number, version=version, known=VERSION)
    return version


def _sort_or_skip(lines: _RecordLines, number: int, raw: str) -> None:
    """Sort a line; in a partial reading, skip what cannot be read once the moves have begun, and the moves after it."""
    try:
        _sort_line(lines, number, raw)
    except RecordError as error:
        if "moves" not in lines.by_key:
            raise
        lines.tolerate(error)
        lines.section = "damaged"


def _sort_line(lines: _RecordLines, number: int, raw: str) -> None:
    """Add a line to the current section or under its key, or begin a section with it."""
    text = _without_comment(raw.strip())
    if lines.section == "start" and raw[0].isspace():
        return
    if "|" in text:
        lines.section = ""
        _add_value(lines, number, raw)
    elif text.lower() in SECTIONS:
        lines.section = text.lower()
        _add(lines, lines.section, PictureLine(number, text, ""))
    elif lines.section == "moves":
        lines.moves.append(PictureLine(number, "", text))
    elif lines.section != "damaged":
        raise RecordError("record-line", number, text=text[:SHOWN], expected=EXPECTED)


def _add_value(lines: _RecordLines, number: int, raw: str) -> None:
    written, _, value = raw.partition("|")
    key = " ".join(written.split())
    if not is_tag_key(key) and not _is_known(key):
        raise RecordError("record-line", number, text=raw.strip()[:SHOWN], expected=EXPECTED)
    _add(lines, key, PictureLine(number, key, value.strip()))


def _is_known(key: str) -> bool:
    """Whether a key belongs to the record or to a player; whether the player exists is checked later."""
    of_player = re.fullmatch(r"p[1-9]( .+)?", key.lower())
    if of_player:
        return (of_player[1] or "").strip() in OF_A_PLAYER
    return key.lower() in OWN_KEYS and key.lower() not in SECTIONS


def _add(lines: _RecordLines, key: str, line: PictureLine) -> None:
    if key.lower() in lines.by_key:
        raise RecordError("record-twice", line.number, text=key[:SHOWN], first=lines.by_key[key.lower()].number)
    lines.by_key[key.lower()] = line
    lines.keys[key.lower()] = key


def _without_comment(text: str) -> str:
    return re.split(r"(?:^|\s)#", text, maxsplit=1)[0].strip()


def _check_seats(lines: _RecordLines, seats: int) -> None:
    for key, line in lines.by_key.items():
        if re.match(r"p[1-9]", key) and int(key[1]) > seats:
            raise RecordError("record-seat", line.number, text=key, seats=_labels(seats))


def _labels(seats: int) -> tuple[str, ...]:
    return tuple(f"p{seat + 1}" for seat in range(seats))


# The deal


def _seed(value: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}", value.lower()):
        raise RecordError("record-seed", text=value[:SHOWN], expected=64)
    return value.lower()


def _deck(lines: _RecordLines, player: str) -> Deck:
    """SET-1. A player's leader and cards, of the leader's faction unless the record names another."""
    leader = lines.value(f"{player} leader", get_leader)
    faction = lines.value_or(leader.faction, f"{player} faction", get_faction)
    cards = lines.value(f"{player} deck", lambda value: read_cards(value, faction))
    named = lines.by_key.get(f"{player} deck name")
    return Deck.of(faction, leader, cards, named.value if named else "")


def _start(lines: _RecordLines, mode: Mode, ruleset: Ruleset, rules_version: int) -> tuple[Mode, Ruleset, int, str]:
    """The picture a game began with; mode, rules and their version come from it unless the record has them."""
    for key, line in lines.by_key.items():
        if key == "seed" or re.fullmatch(r"p[1-9] .+", key):
            raise RecordError("record-needless", line.number, text=key, given="start")
    try:
        table = position(_picture(lines), rules_version)
    except PositionError as error:
        raise bad_start(error) from error
    given = (("mode", mode), ("rules", mode.adapted(ruleset)), ("rules version", rules_version))
    for (key, value), shown in zip(given, (table.mode, table.ruleset, table.rules_version), strict=True):
        if key in lines.by_key and value != shown:
            raise RecordError("record-start-disagrees", lines.by_key[key].number, text=key)
    return table.mode, table.ruleset, table.rules_version, picture_in_record(table)


def bad_start(error: PositionError) -> RecordError:
    first = error.faults[0].details["line"]
    return RecordError("record-start", first if isinstance(first, int) else 0, faults=error.faults)


def _picture(lines: _RecordLines) -> str:
    """The indented lines below `start`, each on its own line, with the record's mode and rules if it has none."""
    begun = lines.by_key["start"].number
    shown = ["" for _ in lines.text]
    for number, raw in enumerate(lines.text[begun:], start=begun):
        if raw.strip() and not raw[0].isspace() and not raw.startswith("#"):
            break
        shown[number] = raw
    if not any("|" in line for line in shown):
        raise RecordError("record-missing", begun, text="picture")
    for key in ("mode", "rules"):
        if key in lines.by_key and not any(line.partition("|")[0].strip().lower() == key for line in shown):
            shown[lines.by_key[key].number - 1] = lines.text[lines.by_key[key].number - 1]
    return "\n".join(shown)


# Moves


def _entries(lines: _RecordLines, seats: int) -> Iterator[RecordEntry]:
    """Yield the entries; in a partial reading, up to the first that cannot be read."""
    for line in lines.moves:
        try:
            entry = _entry(line, seats)
        except RecordError as error:
            lines.tolerate(error)
            return
        yield entry


def _entry(line: PictureLine, seats: int) -> RecordEntry:
    """Read `p1 Thaler` or `p1 take back 2`."""
    parts = re.fullmatch(r"p([1-9])(?:\s*:\s*|\s+)(.+)", line.value, re.IGNORECASE)
    if parts is None or int(parts[1]) > seats:
        raise RecordError("record-seat", line.number, text=line.value[:SHOWN], seats=_labels(seats))
    seat, text = int(parts[1]) - 1, parts[2]
    back = re.fullmatch(r"takes?\s+back(?:\s+([0-9]{1,4}))?", text, re.IGNORECASE)
    if back:
        return RecordTakeBack(seat, int(back[1] or 1), line.number)
    return RecordMove(seat, text, line.number)


# The ending


def _ending(value: str, mode: Mode) -> Ending:
    """Read `p1 wins, p2 resigned`, `nobody wins, on the table` or `abandoned`; how it was won may be left out."""
    text = re.sub(r"\s*,\s*", ", ", " ".join(value.lower().split()))
    if text in OPEN:
        return Ending(text)
    parts = re.fullmatch(r"(nobody|p[1-9](?:(?:,| and|, and) p[1-9])*) wins?(?:, (?:(p[1-9]) )?(.+))?", text)
    by_text = {text: how for how, text in HOW.items()}
    how = by_text.get(parts[3] or HOW["on-table"]) if parts else None
    if parts is None or how is None:
        raise RecordError("record-result", text=value[:SHOWN], expected=ENDINGS)
    seats = [_seat(label, mode) for label in re.findall(r"p[1-9]", parts[1])]
    winners = tuple(sorted({mode.sides()[seat] for seat in seats}))
    return Ending(how, winners, _seat(parts[2], mode) if parts[2] else None)


def _seat(label: str, mode: Mode) -> int:
    seats = len(mode.sides())
    if int(label[1]) > seats:
        raise RecordError("record-seat", text=label, seats=_labels(seats))
    return int(label[1]) - 1


def _final(value: str) -> str:
    if not re.fullmatch(rf"[0-9a-f]{{{DIGEST}}}", value.lower()):
        raise RecordError("record-final", text=value[:SHOWN], expected=DIGEST)
    return value.lower()
