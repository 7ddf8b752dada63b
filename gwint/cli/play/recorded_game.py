"""A recorded game or match, step by step: every entry with the table after it, from one seat or with all hands open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from gwint import i18n
from gwint.cli.play.turn_screen import event_lines
from gwint.cli.render.board import board
from gwint.cli.render.rows import hand_lines
from gwint.cli.render.text_fit import wrap
from gwint.faults import GwintError
from gwint.i18n.localizer import Localizer
from gwint.match import Match, PlayGame
from gwint.match.events import BeganMatchGame, EndedMatch, MatchEvent, ReplayedGame
from gwint.match.sentences import format_match_event
from gwint.notation.record import ending_of, opening, read, replayable_part, steps
from gwint.notation.record_model import Ending, Record, RecordEntry, RecordError, RecordTakeBack
from gwint.rules.events import Event
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.rules.table import Table
from gwint.views import may_see_hand, view, visible_events
from gwint.wire.sentences import format_result

ALL_HANDS: Final = "*"
Viewpoint = int | str
"""A seat, or `*` for all hands."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an entry, or before the first one."""

    number: int
    entry: RecordEntry | None
    table: Table
    events: tuple[Event, ...]
    """The events of the entry; none if it took back moves."""
    game: tuple[int, int] | None = None
    """The number of the game in a match, and of its replay."""
    news: tuple[MatchEvent, ...] = ()
    """The events of the match before the deal or after the last move."""


class RecordedGame:
    """All moments of a recorded game, as far as it replays."""

    def __init__(self, text: str) -> None:
        record, self.fault = replayable_part(text)
        """Why the record replays no further; None if all of it replays."""
        self.players = record.players
        self.moments = list(_moments(record))
        self.ending = record.ending or ending_of(self.last.table)
        """How it ended, according to the record or else to the last table."""

    @property
    def last(self) -> Moment:
        return self.moments[-1]

    def round(self, number: int, place: int = 0) -> int | None:
        """Return the first moment of a round in the game at that place."""
        game = self.moments[place].game
        found = (moment.number for moment in self.moments if moment.game == game and moment.table.round == number)
        return next(found, None)

    def closing(self, localizer: Localizer) -> str:
        """Return how it ended, in a sentence or two, or why the record replays no further."""
        if self.fault is not None:
            return self._stopped(self.fault, localizer)
        return " ".join((*exhaustion_notes(self.last.table, localizer), format_result(self.ending, localizer)))

    def _stopped(self, fault: RecordError, localizer: Localizer) -> str:
        return localizer.translate("replay-partial", reason=i18n.format_refusal(fault, localizer.language))


class RecordedMatch(RecordedGame):
    """TOUR. All moments of all games of a match, with the events of the match."""

    def __init__(self, text: str) -> None:
        match = Match.from_record(text, partial=True)
        self.fault = match.replay_fault
        games = [(played.number, played.replay, played.game) for played in match.games]
        if isinstance(match.question, PlayGame) and match.game is not None:
            games.append((match.question.game, match.question.replay, match.game))
        if not games:
            raise self.fault or GwintError("replay-no-game")
        self.players = match.players
        self.ending = match.result or Ending()
        self.score = match.score
        *before, after = _split_by_games(match.log, len(games))
        self.moments = []
        for (number, replay, game), news in zip(games, before, strict=True):
            for moment in _moments(read(game.record())):
                place = len(self.moments)
                before_deal = () if moment.number else news
                self.moments.append(replace(moment, number=place, game=(number, replay), news=before_deal))
        self.moments[-1] = replace(self.last, news=(*self.last.news, *after))

    def closing(self, localizer: Localizer) -> str:
        if self.fault is not None:
            return self._stopped(self.fault, localizer)
        return format_match_event(EndedMatch(self.ending, self.score), localizer)


def _split_by_games(log: Sequence[MatchEvent], games: int) -> list[tuple[MatchEvent, ...]]:
    """Split the events of a match into those before each game and after the last; `closing` has the end."""
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


# For people


def headline(moment: Moment, last: int, localizer: Localizer) -> str:
    """Format the number, player and phrase of a move, and in a match the game."""
    return game_prefix(moment.game, localizer) + _headline(moment, last, localizer)


def game_prefix(game: tuple[int, int] | None, localizer: Localizer) -> str:
    """Format which game of a match it is, and which replay of it; "" outside of matches."""
    return f"{localizer.translate('match-game', game=game[0], replay=game[1])} · " if game else ""


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


def round_total_lines(table: Table, localizer: Localizer) -> list[str]:
    """Format the totals of each round: of two armies against each other, or of several by name."""
    sides = [localizer.side(side) for side in range(len(table.sides))]
    if len(sides) > 2:
        scores = [", ".join(f"{side} {sum_}" for side, sum_ in zip(sides, sums, strict=True)) for sums in table.totals]
        return [
            localizer.translate("play-round-scores", round=round_, totals=score)
            for round_, score in enumerate(scores, start=1)
        ]
    versus = [(" : ".join(map(str, each)), " – ".join(sides)) for each in table.totals]
    return [
        localizer.translate("play-round-totals", round=round_, totals=totals, players=players)
        for round_, (totals, players) in enumerate(versus, start=1)
    ]


def exhaustion_notes(table: Table, localizer: Localizer) -> list[str]:
    """FFA-4. A free-for-all may end before any side has reached the goal."""
    mode = table.mode
    if not isinstance(mode, FreeForAll) or not table.over or max(side.points for side in table.sides) >= mode.goal:
        return []
    return [localizer.translate("play-exhausted", rounds=mode.idle_rounds_at_end(table))]


def moment_lines(moment: Moment, viewpoint: Viewpoint, localizer: Localizer, width: int) -> list[str]:
    """Return the events of a moment that the viewpoint may know, as lines."""
    seen = moment.events if isinstance(viewpoint, str) else visible_events(moment.table, moment.events, viewpoint)
    news = [line for event in moment.news for line in wrap(f"· {format_match_event(event, localizer)}", width, "  ")]
    return (
        [*news, *event_lines(seen, localizer, width)]
        if moment.entry is None
        else [*event_lines(seen, localizer, width), *news]
    )


def moment_board(moment: Moment, viewpoint: Viewpoint, localizer: Localizer, width: int, spare: int = 0) -> list[str]:
    """Return the battlefield, and below it the hands that the viewpoint may see."""
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
