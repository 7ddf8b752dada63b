"""A match as a record: both lineups once, then what was named and what was played, in order.

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

Below `game 1` stands what the game's own record says after its deal; the deal follows from what was named.
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
"""Of the format; a reader refuses a newer one."""
NAMES: Final = "names"
"""The line above the decks that were named."""
RESULT: Final = "match result"
OWN_KEYS: Final = ("rules version", "rules", "seed", RESULT)
"""What a match's record says of itself; any other key is a tag."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A game of the match, as its own record tells it after the deal."""

    game: int
    replay: int
    lines: tuple[str, ...]
    line: int = 0
    """Where a text has its heading."""

    @property
    def heading(self) -> str:
        return heading(self.game, self.replay)


Part = RecordMove | Chapter
"""A deck that was named, or a game that was played."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match from its lineups to its end."""

    lineups: tuple[Lineup, Lineup]
    """By seat."""
    ruleset: Ruleset = LEGENDARY
    players: tuple[str, ...] = ()
    """The players' names by seat, each on one line; empty where a name is not told."""
    seed: str = ""
    """64 hexadecimal digits."""
    parts: tuple[Part, ...] = ()
    ending: Ending | None = None
    """None where it is not told: then it is what the games say."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Anything else, such as a date or a place, each on one line."""
    version: int = VERSION
    rules_version: int = RULES_VERSION
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """Where a text told each thing, for errors."""

    def __post_init__(self) -> None:
        """Names and tags are held to what a game's record may have, and the match's own keys are no tags."""
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
    """A game as a match tells it; if a toss gave it to somebody, a comment says so."""
    _, moves = _halves(game)
    return Chapter(number, replay, (*moves, f"# by the toss it counts for {tossed}") if tossed else tuple(moves))


def resumed(told: Chapter, dealt: Game) -> Game:
    """The game as a chapter tells it, everything checked, from the deal that the match knows.

    It is read as the game's own record, every line where it stands; the deal, which may stand anywhere, comes last.
    """
    (first, *deal), _ = _halves(dealt)
    before = [""] * (told.line - 2)
    game = Game.from_record("\n".join([first, *before, "moves", *told.lines, *deal]))
    if game.result is not None and game.result.winners is None:
        _refuse_open(told, game.result)
    return game


def _halves(game: Game) -> tuple[list[str], list[str]]:
    """The two halves of a game's record: what it was dealt from, and what was done."""
    lines = game.record().splitlines()
    at = lines.index("moves")
    return lines[:at], lines[at + 1 :]


def _refuse_open(told: Chapter, ending: Ending) -> NoReturn:
    """A game of a match is won, drawn or goes on; only the match can be abandoned."""
    result = next(place for place, line in enumerate(told.lines, start=1) if line.lower().startswith("result"))
    expected = tuple(words for words in ENDINGS if words != ending.how)
    raise RecordError("record-result", told.line + result, text=ending.how, expected=expected)


# Checking


def check_version(record: MatchRecord) -> None:
    if record.rules_version != RULES_VERSION:
        refuse(record, "record-rules-version", "rules version", version=record.rules_version, known=RULES_VERSION)


def check_ending(record: MatchRecord, shown: Ending | None) -> None:
    """A told result agrees with the games; only a match that goes on can be resigned or left."""
    told, shown = record.ending, shown or Ending()
    if told is not None and not _agree(told, shown):
        details = {"told": write_ending(told), "table": write_ending(shown)}
        refuse(record, "record-result-disagrees", RESULT, **details)


def _agree(told: Ending, shown: Ending) -> bool:
    if "on-table" in (told.how, shown.how):
        return told == shown
    return told.by is None or told.winners == others(told.by)


def refuse(record: MatchRecord, kind: str, key: str, **details: object) -> NoReturn:
    raise RecordError(kind, record.lines.get(key, 0), **details)


# Writing


def write(record: MatchRecord) -> str:
    """The one text of a match."""
    ending = record.ending or Ending()
    return "\n".join([*_top(record), *_lineups(record), *_parts(record), f"{RESULT} | {write_ending(ending)}"]) + "\n"


def _top(record: MatchRecord) -> Iterator[str]:
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
