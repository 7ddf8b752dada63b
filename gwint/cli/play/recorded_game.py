"""A recorded game or match, step by step: every entry with the table after it, as a seat saw it or all hands open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from gwint import i18n
from gwint.cards import Card, Leader, Row
from gwint.cli.play.turn_screen import event_lines
from gwint.cli.render.board import board
from gwint.cli.render.rows import hand_lines
from gwint.cli.render.text_fit import wrap
from gwint.faults import Refusal
from gwint.i18n.events import EVENTS
from gwint.i18n.localizer import Localizer
from gwint.match import Match, PlayGame
from gwint.match.events import BeganMatchGame, EndedMatch, MatchEvent, ReplayedGame
from gwint.match.sentences import format_match_event
from gwint.notation.record import check_ending, ending_of, opening, read, steps
from gwint.notation.record_model import Ending, Record, RecordEntry, RecordTakeBack
from gwint.rules.events import Event
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.rules.table import Spot, Table
from gwint.views import may_see_hand, view, visible_events

ALL_HANDS: Final = "*"
Viewpoint = int | str
"""A seat, or `*`."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an entry; before the first there is none."""

    number: int
    entry: RecordEntry | None
    table: Table
    events: tuple[Event, ...]
    """What the entry brought; nothing where moves were taken back."""
    game: tuple[int, int] | None = None
    """Which game of a match it is, and which replay of it."""
    news: tuple[MatchEvent, ...] = ()
    """What happened in the match before the deal, or after its last move."""


class RecordedGame:
    """All moments of a game; a record that does not replay is refused."""

    def __init__(self, text: str) -> None:
        record = read(text)
        self.players = record.players
        self.moments = list(_moments(record))
        check_ending(record, self.last.table)
        self.ending = record.ending or ending_of(self.last.table)
        """How it ended, as the record tells it, or else as the table does."""

    @property
    def last(self) -> Moment:
        return self.moments[-1]

    def round(self, number: int, place: int = 0) -> int | None:
        """The first moment of a round, in the game that is looked at."""
        game = self.moments[place].game
        found = (one.number for one in self.moments if one.game == game and one.table.round == number)
        return next(found, None)

    def closing(self, localizer: Localizer) -> str:
        """How it ended, in a sentence or two."""
        return " ".join((*exhaustion_notes(self.last.table, localizer), format_outcome(self.ending, localizer)))


class RecordedMatch(RecordedGame):
    """TOUR. All moments of all games of a match, with what happened around them."""

    def __init__(self, text: str) -> None:
        match = Match.from_record(text)
        games = [(one.number, one.replay, one.game) for one in match.games]
        if isinstance(match.question, PlayGame) and match.game is not None:
            games.append((match.question.game, match.question.replay, match.game))
        if not games:
            raise Refusal("replay-no-game")
        self.players = match.players
        self.ending = match.result or Ending()
        self.score = match.score
        *before, after = _around(match.log, len(games))
        self.moments = []
        for (number, replay, game), news in zip(games, before, strict=True):
            for moment in _moments(read(game.record())):
                place = len(self.moments)
                told = () if moment.number else news
                self.moments.append(replace(moment, number=place, game=(number, replay), news=told))
        self.moments[-1] = replace(self.last, news=(*self.last.news, *after))

    def closing(self, localizer: Localizer) -> str:
        return format_match_event(EndedMatch(self.ending, self.score), localizer)


def _around(log: Sequence[MatchEvent], games: int) -> list[tuple[MatchEvent, ...]]:
    """What happened before each of the games was dealt, and after the last of them; the end is told elsewhere."""
    parts: list[list[MatchEvent]] = [[]]
    for event in log:
        if not isinstance(event, EndedMatch):
            parts[-1].append(event)
        if isinstance(event, (BeganMatchGame, ReplayedGame)) and len(parts) <= games:
            parts.append([])
    return [tuple(part) for part in parts]


def _moments(record: Record) -> Iterator[Moment]:
    table = opening(record)
    yield Moment(0, None, table, tuple(table.log))
    for number, (entry, after) in enumerate(steps(record), start=1):
        begun = 0 if isinstance(entry, RecordTakeBack) else len(table.log)
        yield Moment(number, entry, after, () if isinstance(entry, RecordTakeBack) else tuple(after.log[begun:]))
        table = after


# Told to people


def headline(moment: Moment, last: int, localizer: Localizer) -> str:
    """Which move it is, whose, and what was said; in a match, of which game."""
    told = _headline(moment, last, localizer)
    if moment.game is None:
        return told
    game, replay = moment.game
    return f"{localizer.translate('match-game', game=game, replay=replay)} · {told}"


def _headline(moment: Moment, last: int, localizer: Localizer) -> str:
    entry = moment.entry
    if entry is None:
        return localizer.translate("replay-start", last=last)
    player = localizer.player(entry.seat)
    if isinstance(entry, RecordTakeBack):
        return localizer.translate(
            "replay-taken-back", number=moment.number, last=last, player=player, count=entry.count
        )
    return localizer.translate("replay-move", number=moment.number, last=last, player=player, move=entry.phrase)


def format_outcome(ending: Ending, localizer: Localizer) -> str:
    """How a game ended, in one sentence."""
    winners = ending.winners or ()
    by = "" if ending.by is None else localizer.player(ending.by)
    names = ", ".join(localizer.side(side) for side in winners)
    return localizer.translate("play-over", how=ending.how, count=len(winners), winners=names, by=by)


def round_total_lines(table: Table, localizer: Localizer) -> list[str]:
    """The totals of each round: two armies against each other, or several by name."""
    sides = [localizer.side(side) for side in range(len(table.sides))]
    if len(sides) > 2:
        scores = [", ".join(f"{side} {one}" for side, one in zip(sides, each, strict=True)) for each in table.totals]
        return [
            localizer.translate("play-round-scores", round=round_, totals=one)
            for round_, one in enumerate(scores, start=1)
        ]
    versus = [(" : ".join(map(str, each)), " – ".join(sides)) for each in table.totals]
    return [
        localizer.translate("play-round-totals", round=round_, totals=totals, players=players)
        for round_, (totals, players) in enumerate(versus, start=1)
    ]


def exhaustion_notes(table: Table, localizer: Localizer) -> list[str]:
    """FFA-4. Why a free-for-all is over whose goal nobody has reached."""
    mode = table.mode
    ended = isinstance(mode, FreeForAll) and table.over and max(side.points for side in table.sides) < mode.goal
    return [localizer.translate("play-exhausted")] if ended else []


def moment_lines(moment: Moment, viewpoint: Viewpoint, localizer: Localizer, width: int) -> list[str]:
    """What happened, as the viewpoint was told it."""
    seen = moment.events if isinstance(viewpoint, str) else visible_events(moment.table, moment.events, viewpoint)
    news = [line for one in moment.news for line in wrap(f"· {format_match_event(one, localizer)}", width, "  ")]
    return (
        [*news, *event_lines(seen, localizer, width)]
        if moment.entry is None
        else [*event_lines(seen, localizer, width), *news]
    )


def moment_board(moment: Moment, viewpoint: Viewpoint, localizer: Localizer, width: int, spare: int = 0) -> list[str]:
    """The battlefield, and below it the hands that the viewpoint shows."""
    below = 0 if isinstance(viewpoint, str) else viewpoint
    lines = board(view(moment.table, below), localizer, below, width, spare)
    seats = moment.table.seats
    shown = [
        seat for seat in range(len(seats)) if isinstance(viewpoint, str) or may_see_hand(moment.table, viewpoint, seat)
    ]
    for seat in shown:
        if moment.table.mode.holds_cards(seat):
            lines += hand_lines(
                seats[seat].hand, localizer, width, localizer.player(seat), lines=2 if len(shown) <= 2 else 1
            )
    return lines


# Told to programs


def moment_facts(moment: Moment, viewpoint: Viewpoint, localizer: Localizer) -> dict[str, Any]:
    """A moment as plain data: who did what, and every event with its sentence."""
    entry = moment.entry
    seen = moment.events if isinstance(viewpoint, str) else visible_events(moment.table, moment.events, viewpoint)
    match = {} if moment.game is None else dict(zip(("game", "replay"), moment.game, strict=True))
    news = {"match": [format_match_event(one, localizer) for one in moment.news]} if moment.news else {}
    return {
        "step": moment.number,
        **match,
        "round": moment.table.round,
        "seat": None if entry is None else entry.seat,
        "phrase": None if entry is None or isinstance(entry, RecordTakeBack) else entry.phrase,
        "taken_back": entry.count if isinstance(entry, RecordTakeBack) else 0,
        "events": [event_facts(event, localizer) for event in seen],
        "totals": [side.total for side in view(moment.table, None).sides],
        "gems": [side.gems for side in moment.table.sides],
        "points": [side.points for side in moment.table.sides],
        **news,
    }


def event_facts(event: Event, localizer: Localizer) -> dict[str, Any]:
    details = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    kind = EVENTS[type(event)][0].removeprefix("event-")
    return {"event": kind, **details, "text": i18n.format_event(event, localizer.players, localizer.language)}


def _plain(value: object) -> Any:
    """As JSON knows it: cards and rows by their ids, spots as side, row and place."""
    if isinstance(value, (Card, Leader, Row)):
        return value.id
    if isinstance(value, Spot):
        return {"side": value.side, "row": value.row.id, "place": value.place}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value if isinstance(value, (bool, int)) or value is None else str(value)
