"""Reads the text of a match's record: forgiving of order, case, comments and blank lines; a wrong line is named."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from gwint.match.lineup import DECKS, Lineup
from gwint.match.record import NAMES, OWN_KEYS, RESULT, VERSION, Chapter, MatchRecord, Part
from gwint.notation import record_reader as games
from gwint.notation.record_model import Record, RecordError, RecordMove, is_tag_key

HEADER: Final = f"gwint match {VERSION}"
OF_A_MATCH: Final = "gwint match"
NUMBERS: Final = range(1, DECKS + 1)
LABELS: Final = ("p1", "p2")
NEEDED: Final = (
    "seed",
    *(f"{player} {what} {number}" for player in LABELS for number in NUMBERS for what in ("leader", "deck")),
)
"""The keys that no match can do without."""
EXPECTED: Final = (*OWN_KEYS, NAMES, "game 1", "p1", "p1 leader 1", "p1 deck name 1", "p1 deck 1")
"""What a line may begin with, beside any tag."""
OF_A_GAME: Final = ("result", "final")
"""The keys that a chapter may have."""
SHOWN: Final = 80
"""Characters of a line that an error repeats: it may be of any length."""

_OF_A_DECK = re.compile(r"(p[12] (?:leader|faction|deck name|deck)) ([1-9])")
_GAME = re.compile(r"game ([1-9])(?: ?, ?replay ([1-9]))?")


@dataclass(slots=True)
class _Sheet:
    """The lines of a record, sorted by what they speak of."""

    text: list[str]
    version: int = 0
    told: dict[str, int] = field(default_factory=dict)
    """The line of each key of the match itself, in small letters; tags too."""
    parts: list[Part] = field(default_factory=list)
    section: str = ""
    """`names` or `game` where one is open."""
    edges: list[int] = field(default_factory=list)
    """The lines that open a section or tell of the match, and so end a section that was open."""
    begun: int = 0
    """The line of the first section; 0 where there is none."""

    @property
    def last(self) -> int:
        """Where what is missing should have stood: before the first section, or anywhere."""
        return self.begun or max(1, len(self.text))

    def turn_to(self, section: str, number: int) -> None:
        self.section = section
        self.edges.append(number)


def is_match(text: str) -> bool:
    """Whether a record's text is of a match: comments may stand before its first line."""
    lines = (line.strip() for line in text.lstrip("\ufeff").splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "").lower().startswith(OF_A_MATCH)


def read(text: str) -> MatchRecord:
    """The record that a text tells. Whether its games and its ending are true, a `Match` finds out."""
    sheet = _sorted(text.removeprefix("\ufeff").splitlines())
    for key in NEEDED:
        if key not in sheet.told:
            raise RecordError("record-missing", sheet.last, text=key)
    first, *others = (_pair(sheet, number) for number in NUMBERS)
    brought = [Lineup(tuple(pair.decks[seat] for pair in (first, *others))) for seat in range(len(LABELS))]
    return MatchRecord(
        lineups=(brought[0], brought[1]),
        ruleset=first.ruleset,
        players=first.players,
        seed=first.seed,
        parts=tuple(sheet.parts),
        ending=first.ending,
        tags=first.tags,
        version=sheet.version,
        rules_version=first.rules_version,
        lines=sheet.told,
    )


# Lines


def _sorted(text: list[str]) -> _Sheet:
    sheet = _Sheet(text)
    for number, raw in enumerate(text, start=1):
        said = _uncommented(raw.strip())
        if not said:
            continue
        if not sheet.version:
            sheet.version = _version(number, said)
        elif "|" in said:
            _tell(sheet, number, raw)
        else:
            _say(sheet, number, said)
    if not sheet.version:
        raise RecordError("record-header", 1, text="", expected=HEADER)
    _keep_chapters(sheet)
    return sheet


def _version(number: int, said: str) -> int:
    header = re.fullmatch(r"gwint\s+match\s+([0-9]{1,9})", said, re.IGNORECASE)
    if header is None:
        raise RecordError("record-header", number, text=said[:SHOWN], expected=HEADER)
    version = int(header[1])
    if not 1 <= version <= VERSION:
        raise RecordError("record-version", number, version=version, known=VERSION)
    return version


def _tell(sheet: _Sheet, number: int, raw: str) -> None:
    """A line with a key: the open game's, or the match's own, which closes the section."""
    key = _key(raw)
    if sheet.section == "game" and key in OF_A_GAME:
        return
    if not (key in OWN_KEYS or key in LABELS or _of_a_deck(key) or is_tag_key(key)):
        raise _no_line(number, raw)
    if key in sheet.told:
        raise RecordError("record-twice", number, text=key[:SHOWN], first=sheet.told[key])
    sheet.told[key] = number
    sheet.turn_to("", number)


def _say(sheet: _Sheet, number: int, said: str) -> None:
    """A line without a key: it opens a section, or stands in one."""
    folded = " ".join(said.lower().split())
    game = _GAME.fullmatch(folded)
    if folded == NAMES or game:
        sheet.turn_to("game" if game else NAMES, number)
        sheet.begun = sheet.begun or number
        sheet.parts += [Chapter(int(game[1]), int(game[2] or 0), (), number)] if game else []
    elif sheet.section == NAMES:
        sheet.parts.append(_named(number, said))
    elif sheet.section != "game" or folded in games.SECTIONS:
        raise _no_line(number, said)


def _named(number: int, said: str) -> RecordMove:
    """`p1 name Skellige`."""
    parts = re.fullmatch(r"p([12])(?:\s*:\s*|\s+)(.+)", said, re.IGNORECASE)
    if parts is None:
        raise RecordError("record-seat", number, text=said[:SHOWN], seats=LABELS)
    return RecordMove(int(parts[1]) - 1, parts[2], number)


def _keep_chapters(sheet: _Sheet) -> None:
    """Give each chapter its lines: all below its heading, up to what is not of the game."""
    edges = (*sheet.edges, len(sheet.text) + 1)
    for place, part in enumerate(sheet.parts):
        if isinstance(part, Chapter):
            end = next(edge for edge in edges if edge > part.line)
            sheet.parts[place] = replace(part, lines=tuple(sheet.text[part.line : end - 1]))


def _key(raw: str) -> str:
    return " ".join(raw.partition("|")[0].lower().split())


def _of_a_deck(key: str) -> bool:
    found = _OF_A_DECK.fullmatch(key)
    return found is not None and int(found[2]) in NUMBERS


def _no_line(number: int, said: str) -> RecordError:
    return RecordError("record-line", number, text=said.strip()[:SHOWN], expected=EXPECTED)


def _uncommented(said: str) -> str:
    return re.split(r"(?:^|\s)#", said, maxsplit=1)[0].strip()


# Decks


def _pair(sheet: _Sheet, number: int) -> Record:
    """Both players' decks of that number, read as a game's record reads them, each line where it stands."""
    lines = [""] * len(sheet.text)
    lines[_header(sheet)] = games.HEADER
    for key, line in sheet.told.items():
        written, _, value = sheet.text[line - 1].partition("|")
        deck = _OF_A_DECK.fullmatch(key)
        if deck is None:
            lines[line - 1] = f"{'result' if key == RESULT else written.strip()} | {value.strip()}"
        elif int(deck[2]) == number:
            lines[line - 1] = f"{deck[1]} | {value.strip()}"
    return games.read("\n".join(lines))


def _header(sheet: _Sheet) -> int:
    """Where the header stands: before all that is told."""
    return next(place for place, raw in enumerate(sheet.text) if _uncommented(raw.strip()))
