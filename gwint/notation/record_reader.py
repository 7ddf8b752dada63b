"""Reads the text of a record: forgiving of order, case, comments and blank lines; a wrong line is named."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from gwint import rulesets
from gwint.cards import FACTIONS, Faction, Leader
from gwint.cards.names import find_faction, find_leader
from gwint.decks import Deck
from gwint.faults import Refusal
from gwint.notation.card_lists import NotationError, read_cards, read_number
from gwint.notation.picture_lines import PictureLine, read_mode
from gwint.notation.picture_reader import PositionError, position
from gwint.notation.picture_seats import unknown_leader
from gwint.notation.picture_writer import picture
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
    free,
)
from gwint.rules import RULES_VERSION
from gwint.rules.modes import DUEL, Mode
from gwint.rulesets import LEGENDARY, Ruleset

Value = TypeVar("Value")

HEADER: Final = f"gwint record {VERSION}"
SECTIONS: Final = ("start", "moves")
"""Lines that stand alone and begin a picture, or a list of moves."""
EXPECTED: Final = (*OWN_KEYS, *(f"p1 {what}".strip() for what in OF_A_PLAYER))
"""The keys that a line may have, beside any tag's."""
SHOWN: Final = 80
"""Characters of a line that an error repeats: it may be of any length."""


@dataclass(slots=True)
class _RecordLines:
    """The lines of a record, sorted by what they speak of."""

    text: list[str]
    told: dict[str, PictureLine] = field(default_factory=dict)
    """By key, in small letters; tags too."""
    keys: dict[str, str] = field(default_factory=dict)
    """How each key was written."""
    moves: list[PictureLine] = field(default_factory=list)
    section: str = ""
    """`start` or `moves` where one is open."""

    def told_or(self, usual: Value, key: str, read: Callable[[str], Value]) -> Value:
        return self.tell(key, read) if key in self.told else usual

    def tell(self, key: str, read: Callable[[str], Value]) -> Value:
        """What a line tells; an error of reading is blamed on the line."""
        if key not in self.told:
            raise RecordError("record-missing", self.last, text=key)
        line = self.told[key]
        try:
            return read(_uncommented(line.value))
        except RecordError as error:
            raise error.at(line.number) from error
        except Refusal as error:
            raise RecordError(KINDS[key.split()[-1]], line.number, why=error.kind, **error.details) from error

    @property
    def last(self) -> int:
        """Where what is missing should have stood: before the moves, or anywhere."""
        return self.told["moves"].number if "moves" in self.told else max(1, len(self.text))


KINDS: Final = {
    "version": "record-number",
    "mode": "record-mode",
    "rules": "record-rules",
    "leader": "record-leader",
    "deck": "record-deck",
    "faction": "record-faction",
}
"""What an unreadable value is called, by the last word of its key."""


def read(text: str) -> Record:
    """The record that a text tells. Whether its moves are legal and its ending true, `replay` finds out."""
    lines = _RecordLines(text.removeprefix("\ufeff").splitlines())
    version = _sort(lines)
    mode, ruleset, start = _frame(lines)
    seats = len(mode.sides())
    _check_seats(lines, seats)
    return Record(
        mode=mode.name,
        ruleset=ruleset,
        players=tuple(lines.told[player].value if player in lines.told else "" for player in _labels(seats)),
        decks=() if start else tuple(_deck(lines, player) for player in _labels(seats)),
        seed="" if start else lines.tell("seed", _seed),
        start=start,
        entries=tuple(_entry(line, seats) for line in lines.moves),
        ending=lines.tell("result", lambda value: _ending(value, mode)) if "result" in lines.told else None,
        tags={lines.keys[key]: line.value for key, line in lines.told.items() if free(key)},
        version=version,
        rules_version=lines.told_or(RULES_VERSION, "rules version", read_number),
        final=lines.told_or("", "final", _final),
        lines={key: line.number for key, line in lines.told.items()},
    )


def _frame(lines: _RecordLines) -> tuple[Mode, Ruleset, str]:
    """Mode, ruleset and, for a game that began in the middle, its picture, which may tell both itself."""
    mode = lines.tell("mode", read_mode) if "mode" in lines.told else DUEL
    ruleset = lines.told_or(LEGENDARY, "rules", lambda value: rulesets.parse(value.lower()))
    return _start(lines, mode, ruleset) if "start" in lines.told else (mode, ruleset, "")


# Lines


def _sort(lines: _RecordLines) -> int:
    """Read the first line that says something, and sort the others; the format's version comes back."""
    version = 0
    for number, raw in enumerate(lines.text, start=1):
        said = raw.strip()
        if not said or said.startswith("#"):
            continue
        if version:
            _file(lines, number, raw)
        else:
            version = _version(number, said)
    if not version:
        raise RecordError("record-header", 1, text="", expected=HEADER)
    return version


def _version(number: int, said: str) -> int:
    header = re.fullmatch(r"gwint\s+record\s+([0-9]+)", _uncommented(said), re.IGNORECASE)
    if header is None or len(header[1]) > 9:
        raise RecordError("record-header", number, text=said[:SHOWN], expected=HEADER)
    version = int(header[1])
    if not 1 <= version <= VERSION:
        raise RecordError("record-version", number, version=version, known=VERSION)
    return version


def _file(lines: _RecordLines, number: int, raw: str) -> None:
    """Put a line where it belongs: into the open section, to its key, or open a section with it."""
    said = _uncommented(raw.strip())
    if lines.section == "start" and raw[0].isspace():
        return
    if "|" in said:
        lines.section = ""
        _tell(lines, number, raw)
    elif said.lower() in SECTIONS:
        lines.section = said.lower()
        _keep(lines, lines.section, PictureLine(number, said, ""))
    elif lines.section == "moves":
        lines.moves.append(PictureLine(number, "", said))
    else:
        raise RecordError("record-line", number, text=said[:SHOWN], expected=EXPECTED)


def _tell(lines: _RecordLines, number: int, raw: str) -> None:
    written, _, value = raw.partition("|")
    key = " ".join(written.split())
    if not free(key) and not _known(key):
        raise RecordError("record-line", number, text=raw.strip()[:SHOWN], expected=EXPECTED)
    _keep(lines, key, PictureLine(number, key, value.strip()))


def _known(key: str) -> bool:
    """A key that says something of the record or of a player; whether there is such a player comes later."""
    of_player = re.fullmatch(r"p[1-9]( .+)?", key.lower())
    if of_player:
        return (of_player[1] or "").strip() in OF_A_PLAYER
    return key.lower() in OWN_KEYS and key.lower() not in SECTIONS


def _keep(lines: _RecordLines, key: str, line: PictureLine) -> None:
    if key.lower() in lines.told:
        raise RecordError("record-twice", line.number, text=key[:SHOWN], first=lines.told[key.lower()].number)
    lines.told[key.lower()] = line
    lines.keys[key.lower()] = key


def _uncommented(said: str) -> str:
    return re.split(r"(?:^|\s)#", said, maxsplit=1)[0].strip()


def _check_seats(lines: _RecordLines, seats: int) -> None:
    for key, line in lines.told.items():
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
    """SET-1. A player's leader and cards, of the leader's faction unless another is told."""
    leader = lines.tell(f"{player} leader", _leader)
    faction = lines.told_or(leader.faction, f"{player} faction", _faction)
    cards = lines.tell(f"{player} deck", lambda value: read_cards(value, faction))
    named = lines.told.get(f"{player} deck name")
    return Deck.of(faction, leader, cards, named.value if named else "")


def _leader(value: str) -> Leader:
    found = find_leader(value)
    if found is None:
        raise unknown_leader(value)
    return found


def _faction(value: str) -> Faction:
    found = find_faction(value)
    if found is None:
        raise NotationError("unknown-faction", text=value, factions=FACTIONS)
    return found


def _start(lines: _RecordLines, mode: Mode, ruleset: Ruleset) -> tuple[Mode, Ruleset, str]:
    """The picture a game began with, which tells mode and rules itself unless the record does."""
    for key, line in lines.told.items():
        if key == "seed" or re.fullmatch(r"p[1-9] .+", key):
            raise RecordError("record-needless", line.number, text=key, told="start")
    try:
        table = position(_picture(lines))
    except PositionError as error:
        raise bad_start(error) from error
    for key, told, shown in (("mode", mode, table.mode), ("rules", mode.adapted(ruleset), table.ruleset)):
        if key in lines.told and told != shown:
            raise RecordError("record-start-disagrees", lines.told[key].number, text=key)
    return table.mode, table.ruleset, picture(table)


def bad_start(error: PositionError) -> RecordError:
    first = error.faults[0].details["line"]
    return RecordError("record-start", first if isinstance(first, int) else 0, faults=error.faults)


def _picture(lines: _RecordLines) -> str:
    """The indented lines below `start`, each on the line it has in the record; its mode and rules where it has none."""
    begun = lines.told["start"].number
    shown = ["" for _ in lines.text]
    for number, raw in enumerate(lines.text[begun:], start=begun):
        if raw.strip() and not raw[0].isspace() and not raw.startswith("#"):
            break
        shown[number] = raw
    if not any("|" in line for line in shown):
        raise RecordError("record-missing", begun, text="picture")
    for key in ("mode", "rules"):
        if key in lines.told and not any(line.partition("|")[0].strip().lower() == key for line in shown):
            shown[lines.told[key].number - 1] = lines.text[lines.told[key].number - 1]
    return "\n".join(shown)


# Moves


def _entry(line: PictureLine, seats: int) -> RecordEntry:
    """`p1 Thaler`, or `p1 take back 2`."""
    parts = re.fullmatch(r"p([1-9])(?:\s*:\s*|\s+)(.+)", line.value, re.IGNORECASE)
    if parts is None or int(parts[1]) > seats:
        raise RecordError("record-seat", line.number, text=line.value[:SHOWN], seats=_labels(seats))
    seat, said = int(parts[1]) - 1, parts[2]
    back = re.fullmatch(r"takes?\s+back(?:\s+([0-9]{1,4}))?", said, re.IGNORECASE)
    if back:
        return RecordTakeBack(seat, int(back[1] or 1), line.number)
    return RecordMove(seat, said, line.number)


# The ending


def _ending(value: str, mode: Mode) -> Ending:
    """`p1 wins, p2 resigned`, `nobody wins, on the table`, `abandoned`; how it was won may be left out."""
    said = re.sub(r"\s*,\s*", ", ", " ".join(value.lower().split()))
    if said in OPEN:
        return Ending(said)
    parts = re.fullmatch(r"(nobody|p[1-9](?:(?:,| and|, and) p[1-9])*) wins?(?:, (?:(p[1-9]) )?(.+))?", said)
    by_words = {words: how for how, words in HOW.items()}
    how = by_words.get(parts[3] or HOW["on-table"]) if parts else None
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
