"""Reads the text of a match's record. Order, case, comments and blank lines may vary; an error names its line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from gwint.faults import check_type
from gwint.match.lineup import DECKS, Lineup
from gwint.match.record import NAMES, OWN_KEYS, RESULT, VERSION, Chapter, MatchRecord, Part
from gwint.notation import record_reader as games
from gwint.notation.record_model import Record, RecordError, RecordMove, is_tag_key

HEADER: Final = f"gwint match {VERSION}"
MATCH_HEADER: Final = "gwint match"
NUMBERS: Final = range(1, DECKS + 1)
LABELS: Final = ("p1", "p2")
NEEDED: Final = (
    "seed",
    *(f"{player} {what} {number}" for player in LABELS for number in NUMBERS for what in ("leader", "deck")),
)
"""The keys that every match must have."""
EXPECTED: Final = (*OWN_KEYS, NAMES, "game 1", "p1", "p1 leader 1", "p1 deck name 1", "p1 deck 1")
"""What a line may begin with, besides a tag."""
OF_A_GAME: Final = ("result", "final")
"""The keys that a chapter may have."""
SHOWN: Final = 80
"""How many characters of a line an error quotes; the line may have any length."""

_OF_A_DECK = re.compile(r"(p[12] (?:leader|faction|deck name|deck)) ([1-9])")
_GAME = re.compile(r"game ([1-9])(?: ?, ?replay ([1-9]))?")


@dataclass(slots=True)
class _MatchLines:
    """The lines of a match's record, sorted by section."""

    text: list[str]
    version: int = 0
    by_key: dict[str, int] = field(default_factory=dict)
    """The line of each key of the match, in lower case; tags included."""
    parts: list[Part] = field(default_factory=list)
    section: str = ""
    """The current section, `names` or `game`, or empty."""
    edges: list[int] = field(default_factory=list)
    """The lines that end a section: those that begin the next one or belong to the match."""
    begun: int = 0
    """The line of the first section; 0 where there is none."""
    partial: bool = False
    """Whether to read as much as possible of a damaged record."""
    damage: RecordError | None = None
    """The first line between the games that cannot be read."""

    @property
    def last(self) -> int:
        """The line to report a missing key at: that of the first section, else the last."""
        return self.begun or max(1, len(self.text))

    def begin_section(self, section: str, number: int) -> None:
        self.section = section
        self.edges.append(number)


def is_match(text: str) -> bool:
    """Whether a text is the record of a match; comments may come before its first line."""
    lines = (line.strip() for line in text.lstrip("\ufeff").splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "").lower().startswith(MATCH_HEADER)


def read(text: str) -> MatchRecord:
    """The record in a text. `Match.from_record` checks its games and its ending."""
    check_type("text", text, str)
    return _read(_MatchLines(text.removeprefix("\ufeff").splitlines()))


def read_partly(text: str) -> tuple[MatchRecord, RecordError | None]:
    """The record in a text up to what cannot be read between games, and the reason; bad lineups are refused."""
    check_type("text", text, str)
    sections = _MatchLines(text.removeprefix("\ufeff").splitlines(), partial=True)
    return _read(sections), sections.damage


def _read(sections: _MatchLines) -> MatchRecord:
    _sort_lines(sections)
    for key in NEEDED:
        if key not in sections.by_key:
            raise RecordError("record-missing", sections.last, text=key)
    first, *others = (_pair(sections, number) for number in NUMBERS)
    brought = [Lineup(tuple(pair.decks[seat] for pair in (first, *others))) for seat in range(len(LABELS))]
    return MatchRecord(
        lineups=(brought[0], brought[1]),
        ruleset=first.ruleset,
        players=first.players,
        seed=first.seed,
        parts=tuple(sections.parts),
        ending=first.ending,
        tags=first.tags,
        version=sections.version,
        rules_version=first.rules_version,
        lines=sections.by_key,
    )


# Lines


def _sort_lines(sections: _MatchLines) -> None:
    for number, raw in enumerate(sections.text, start=1):
        text = _without_comment(raw.strip())
        if not text:
            continue
        if not sections.version:
            sections.version = _version(number, text)
        else:
            _add_or_skip(sections, number, raw, text)
    if not sections.version:
        raise RecordError("record-header", 1, text="", expected=HEADER)
    _fill_chapters(sections)


def _add_or_skip(sections: _MatchLines, number: int, raw: str, text: str) -> None:
    """Add a line; in a partial reading, skip what cannot be read once decks are named, and all parts after it."""
    try:
        if "|" in text:
            _add_value(sections, number, raw)
        else:
            _add_line(sections, number, text)
    except RecordError as error:
        # A damaged line of a game is left to the reader of that game.
        if not sections.partial or not sections.begun:
            raise
        if sections.section != "game":
            sections.damage = sections.damage or error


def _version(number: int, text: str) -> int:
    header = re.fullmatch(r"gwint\s+match\s+([0-9]{1,9})", text, re.IGNORECASE)
    if header is None:
        raise RecordError("record-header", number, text=text[:SHOWN], expected=HEADER)
    version = int(header[1])
    if not 1 <= version <= VERSION:
        raise RecordError("record-version", number, version=version, known=VERSION)
    return version


def _add_value(sections: _MatchLines, number: int, raw: str) -> None:
    """Add a line with a key: it belongs to the current game, or to the match and ends the section."""
    key = _key(raw)
    if sections.section == "game" and key in OF_A_GAME:
        return
    if not (key in OWN_KEYS or key in LABELS or _of_a_deck(key) or is_tag_key(key)):
        raise _unknown_line(number, raw)
    if key in sections.by_key:
        raise RecordError("record-twice", number, text=key[:SHOWN], first=sections.by_key[key])
    sections.by_key[key] = number
    sections.begin_section("", number)


def _add_line(sections: _MatchLines, number: int, text: str) -> None:
    """Add a line without a key: it begins a section or belongs to the current one."""
    folded = " ".join(text.lower().split())
    game = _GAME.fullmatch(folded)
    if folded == NAMES or game:
        sections.begin_section("game" if game else NAMES, number)
        sections.begun = sections.begun or number
        if game and sections.damage is None:
            sections.parts.append(Chapter(int(game[1]), int(game[2] or 0), (), number))
    elif sections.section == NAMES and sections.damage is None:
        sections.parts.append(_read_naming(number, text))
    elif sections.section != "game" or folded in games.SECTIONS:
        raise _unknown_line(number, text)


def _read_naming(number: int, text: str) -> RecordMove:
    """Read `p1 name Skellige`."""
    parts = re.fullmatch(r"p([12])(?:\s*:\s*|\s+)(.+)", text, re.IGNORECASE)
    if parts is None:
        raise RecordError("record-seat", number, text=text[:SHOWN], seats=LABELS)
    return RecordMove(int(parts[1]) - 1, parts[2], number)


def _fill_chapters(sections: _MatchLines) -> None:
    """Give each chapter the lines below its heading up to the end of its section."""
    edges = (*sections.edges, len(sections.text) + 1)
    for place, part in enumerate(sections.parts):
        if isinstance(part, Chapter):
            end = next(edge for edge in edges if edge > part.line)
            sections.parts[place] = replace(part, lines=tuple(sections.text[part.line : end - 1]))


def _key(raw: str) -> str:
    return " ".join(raw.partition("|")[0].lower().split())


def _of_a_deck(key: str) -> bool:
    found = _OF_A_DECK.fullmatch(key)
    return found is not None and int(found[2]) in NUMBERS


def _unknown_line(number: int, text: str) -> RecordError:
    return RecordError("record-line", number, text=text.strip()[:SHOWN], expected=EXPECTED)


def _without_comment(text: str) -> str:
    return re.split(r"(?:^|\s)#", text, maxsplit=1)[0].strip()


# Decks


def _pair(sections: _MatchLines, number: int) -> Record:
    """Both players' decks of this number, read as a game's record with the same line numbers."""
    lines = [""] * len(sections.text)
    lines[_header(sections)] = games.HEADER
    for key, line in sections.by_key.items():
        written, _, value = sections.text[line - 1].partition("|")
        deck = _OF_A_DECK.fullmatch(key)
        if deck is None:
            lines[line - 1] = f"{'result' if key == RESULT else written.strip()} | {value.strip()}"
        elif int(deck[2]) == number:
            lines[line - 1] = f"{deck[1]} | {value.strip()}"
    return games.read("\n".join(lines))


def _header(sections: _MatchLines) -> int:
    """The place of the header, the first line that is not blank."""
    return next(place for place, raw in enumerate(sections.text) if _without_comment(raw.strip()))
