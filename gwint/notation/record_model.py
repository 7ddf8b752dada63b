"""The data of a game's record: the deal, the entries in order, and the ending."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from gwint.decks import Deck
from gwint.faults import GwintError
from gwint.rules import RULES_VERSION
from gwint.rules.modes import DUEL, MODES
from gwint.rulesets import LEGENDARY, Ruleset

VERSION: Final = 1
"""The version of the format; a reader refuses newer ones."""
OWN_KEYS: Final = ("rules version", "mode", "rules", "seed", "start", "moves", "result", "final")
"""The keys of a record's own lines; any other key is a tag."""
OF_A_PLAYER: Final = ("", "leader", "faction", "deck", "deck name")
"""The keys of a player's lines, after `p1`."""
DIGEST: Final = 12
"""Hexadecimal digits of the final picture's digest."""


class RecordError(GwintError):
    """A record cannot be read or does not replay; the line is 0 where there is no text."""

    def __init__(self, kind: str, line: int = 0, **details: object) -> None:
        super().__init__(kind, line=line, **details)
        self.line = line

    def at(self, line: int) -> RecordError:
        """The same error at this line."""
        return RecordError(self.kind, line, **{key: value for key, value in self.details.items() if key != "line"})


@dataclass(frozen=True, slots=True)
class RecordMove:
    """A seat made a move."""

    seat: int
    phrase: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RecordTakeBack:
    """The last moves were undone at this seat's request; they stay in the record."""

    seat: int
    count: int = 1
    line: int = field(default=0, compare=False)


RecordEntry = RecordMove | RecordTakeBack

HOW: Final[Mapping[str, str]] = {
    "on-table": "on the table",
    "resigned": "resigned",
    "time": "ran out of time",
    "left": "left the table",
}
"""How a game is won or drawn, with the words for it in a record."""
GIVEN_UP: Final = ("resigned", "time", "left")
"""How a seat may lose before the game ends on the table; the ending names the seat."""
OPEN: Final = ("abandoned", "unfinished")
"""The states of a game without a result."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended."""

    how: str = "unfinished"
    """`on-table`, `resigned`, `time`, `left`, `abandoned` or `unfinished`."""
    winners: tuple[int, ...] | None = None
    """The winning sides, empty for a draw; None where the game has no result."""
    by: int | None = None
    """The seat that resigned, ran out of time or left."""

    def __post_init__(self) -> None:
        """Check that a game without a result has no winners, and that a seat is named if one gave up."""
        if self.winners is not None:
            object.__setattr__(self, "winners", tuple(sorted(set(self.winners))))
        known = self.how in OPEN if self.winners is None else self.how in HOW
        if not known or (self.by is not None) != (self.how in GIVEN_UP):
            raise RecordError("record-result", text=f"{self.how}, {self.winners}, {self.by}", expected=ENDINGS)


ENDINGS: Final = (
    "p1 wins, on the table",
    "nobody wins, on the table",
    "p1 wins, p2 resigned",
    "p1 wins, p2 ran out of time",
    "p1 wins, p2 left the table",
    *OPEN,
)
"""Examples of every form of result."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from the deal, or from a starting picture, to its end. Two records of the same game are equal."""

    mode: str = DUEL.name
    ruleset: Ruleset = LEGENDARY
    players: tuple[str, ...] = ()
    """The players' names by seat, each on one line; an empty name is unknown."""
    decks: tuple[Deck, ...] = ()
    """One for each seat; none where there is a starting picture. Faulty decks are allowed."""
    seed: str = ""
    """64 hexadecimal digits; empty where there is a starting picture."""
    start: str = ""
    """The picture that the game began with, under the record's mode, rules and version; empty where it was dealt."""
    entries: tuple[RecordEntry, ...] = ()
    ending: Ending | None = None
    """None where the record does not say: then it is what the table shows."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Anything else, such as a date or a place, each on one line."""
    version: int = VERSION
    rules_version: int = RULES_VERSION
    """The version of the rules that the game was played by."""
    final: str = field(default="", compare=False)
    """The digest of the last picture as read from a text; `replay` checks it, and `write` computes it again."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The line of each key in the text, for errors."""

    def __post_init__(self) -> None:
        seats = len(MODES[self.mode].sides()) if self.mode in MODES else len(self.players)
        names = [_one_line(player) for player in self.players]
        object.__setattr__(self, "players", tuple(names + [""] * (seats - len(names))))
        object.__setattr__(self, "tags", {_one_line(key): _one_line(value) for key, value in self.tags.items()})
        written = [key.lower() for key in self.tags]
        for key in self.tags:
            if not is_tag_key(key) or written.count(key.lower()) > 1:
                raise RecordError("record-tag", text=key, taken=OWN_KEYS)


def is_tag_key(key: str) -> bool:
    """Whether a tag may have this key: a line that begins with it must not be read as something else."""
    return bool(key) and not re.search(r"[|#]|^p[0-9]", key.lower()) and key.lower() not in OWN_KEYS


def _one_line(text: str) -> str:
    return " ".join(text.split())
