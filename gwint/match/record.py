"""Writes and checks the record of a match: both lineups, then the decks named and the games played, in order.

    gwint match 1
    rules version | 1
    rules | legendary
    seed | <64 hexadecimal digits>
    p1 | Ala
    p1 leader 1 | Foltest, The Siegemaster
    p1 deck 1 | 3 Blue Stripes Commando, Thaler, ...
    p1 leader 2 | Crach an Craite
    p1 deck 2 | ...
    names
      p2 name Monsters
      p1 name Skellige
    game 1
      p1 exchange Ves
      # round 1
      p1 Olaf > close
    result | nobody wins, on the table
    final | 1f2e3d4c5b6a
    game 1, replay 1
      p2 done
    result | unfinished
    final | 0a1b2c3d4e5f
    match result | unfinished

Below `game 1` is the part of the game's own record after its deal; the deal follows from the decks named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NoReturn

from gwint import rulesets
from gwint.cards.names import name
from gwint.decks import Deck
from gwint.game import Game
from gwint.match.lineup import Lineup
from gwint.match.rules import others
from gwint.notation.card_lists import write_cards
from gwint.notation.record_model import ENDINGS, HOW, Ending, Record, RecordError, RecordMove
from gwint.rules import RULES_VERSION
from gwint.rulesets import LEGENDARY, Ruleset

VERSION: Final = 1
"""The version of the format; a reader refuses newer ones."""
NAMES: Final = "names"
"""The line above the decks named."""
RESULT: Final = "match result"
OWN_KEYS: Final = ("rules version", "rules", "seed", RESULT)
"""The keys of a match's own lines; any other key is a tag."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A game of the match: the lines of its own record after the deal."""

    game: int
    replay: int
    lines: tuple[str, ...]
    line: int = 0
    """The line of its heading in the text."""

    @property
    def heading(self) -> str:
        return heading(self.game, self.replay)


Part = RecordMove | Chapter
"""A deck named, or a game played."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match from its lineups to its end."""

    lineups: tuple[Lineup, Lineup]
    """By seat."""
    ruleset: Ruleset = LEGENDARY
    players: tuple[str, ...] = ()
    """The players' names by seat, each on one line; an empty name is unknown."""
    seed: str = ""
    """64 hexadecimal digits."""
    parts: tuple[Part, ...] = ()
    ending: Ending | None = None
    """None where the record does not say: then it is what the games show."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Anything else, such as a date or a place, each on one line."""
    version: int = VERSION
    rules_version: int = RULES_VERSION
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The line of each key in the text, for errors."""

    def __post_init__(self) -> None:
        """Check names and tags as a game's record does; the match's own keys cannot be tags."""
        plain = Record(players=self.players, tags=self.tags)
        object.__setattr__(self, "players", plain.players)
        object.__setattr__(self, "tags", plain.tags)
        for key in self.tags:
            if key.lower() in OWN_KEYS:
                raise RecordError("record-tag", text=key, taken=OWN_KEYS)


def heading(game: int, replay: int) -> str:
    """`game 1`, or `game 1, replay 2`."""
    return f"game {game}, replay {replay}" if replay else f"game {game}"


# Games


def chapter(game: Game, number: int, replay: int, tossed: str = "") -> Chapter:
    """A game as a chapter; a comment names the seat that won it by a toss."""
    _, moves = _halves(game)
    return Chapter(number, replay, (*moves, f"# by the toss it counts for {tossed}") if tossed else tuple(moves))


def read_chapter(part: Chapter, dealt: Game, partial: bool = False) -> Game:
    """The game of a chapter, replayed and checked from the deal that the match knows; `partial` is that of `Game`.

    The lines are read as a game's record with their own line numbers; the deal, which may be anywhere, comes last.
    """
    (first, *deal), _ = _halves(dealt)
    before = [""] * (part.line - 2)
    game = Game.from_record("\n".join([first, *before, "moves", *part.lines, *deal]), partial=partial)
    if game.result is not None and game.result.winners is None:
        _refuse_open(part, game.result)
    return game


def _halves(game: Game) -> tuple[list[str], list[str]]:
    """The two halves of a game's record: its deal, and its moves."""
    lines = game.record().splitlines()
    at = lines.index("moves")
    return lines[:at], lines[at + 1 :]


def _refuse_open(part: Chapter, ending: Ending) -> NoReturn:
    """Refuse an abandoned game: only the match can be abandoned."""
    result = next(place for place, line in enumerate(part.lines, start=1) if line.lower().startswith("result"))
    expected = tuple(text for text in ENDINGS if text != ending.how)
    raise RecordError("record-result", part.line + result, text=ending.how, expected=expected)


# Checking


def unknown_version(record: MatchRecord) -> RecordError:
    line, version = record.lines.get("rules version", 0), record.rules_version
    return RecordError("record-rules-version", line, version=version, known=RULES_VERSION)


def check_ending(record: MatchRecord, shown: Ending | None) -> None:
    """Refuse a result that disagrees with the games; only an unfinished match can be resigned or left."""
    given, shown = record.ending, shown or Ending()
    if given is not None and not _agree(given, shown):
        details = {"recorded": write_ending(given), "table": write_ending(shown)}
        refuse(record, "record-result-disagrees", RESULT, **details)


def _agree(given: Ending, shown: Ending) -> bool:
    if "on-table" in (given.how, shown.how):
        return given == shown
    return given.by is None or given.winners == others(given.by)


def refuse(record: MatchRecord, kind: str, key: str, **details: object) -> NoReturn:
    raise RecordError(kind, record.lines.get(key, 0), **details)


# Writing


def write(record: MatchRecord) -> str:
    """The canonical text of a match."""
    result = f"{RESULT} | {write_ending(record.ending or Ending())}"
    return "\n".join([*_header(record), *_lineups(record), *_parts(record), result]) + "\n"


def _header(record: MatchRecord) -> Iterator[str]:
    yield f"gwint match {record.version}"
    yield f"rules version | {record.rules_version}"
    yield f"rules | {rulesets.text(record.ruleset)}"
    yield f"seed | {record.seed}"
    yield from (f"{key} | {value}".rstrip() for key, value in record.tags.items())


def _lineups(record: MatchRecord) -> Iterator[str]:
    for seat, lineup in enumerate(record.lineups):
        if record.players[seat]:
            yield f"p{seat + 1} | {record.players[seat]}"
        for number, deck in enumerate(lineup.decks, start=1):
            yield from (f"p{seat + 1} {line}" for line in _deck(deck, number))


def _deck(deck: Deck, number: int) -> Iterator[str]:
    yield f"leader {number} | {name(deck.leader)}"
    if deck.name:
        yield f"deck name {number} | {deck.name}"
    yield f"deck {number} | {write_cards(deck.cards, deck.faction)}"


def _parts(record: MatchRecord) -> Iterator[str]:
    naming = False
    for part in record.parts:
        if isinstance(part, Chapter):
            yield from (part.heading, *part.lines)
        else:
            yield from () if naming else (NAMES,)
            yield f"  p{part.seat + 1} {part.phrase}"
        naming = isinstance(part, RecordMove)


def write_ending(ending: Ending) -> str:
    """`p1 wins, p2 resigned`."""
    if ending.winners is None:
        return ending.how
    seats = " and ".join(f"p{seat + 1}" for seat in ending.winners) or "nobody"
    by = "" if ending.by is None else f"p{ending.by + 1} "
    return f"{seats} {'win' if len(ending.winners) > 1 else 'wins'}, {by}{HOW[ending.how]}"
