"""Replays: a finished game or match step by step, and its steps as data. It no longer has secrets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gwint.faults import Fault, GwintError
from gwint.game import Game
from gwint.match import Match, MatchView, Name, PlayedGame
from gwint.match.events import NamedDeck
from gwint.match.record_reader import is_match
from gwint.match.rules import SEATS
from gwint.move_history import SeatMove
from gwint.notation.record_model import GIVEN_UP, Ending, RecordMove, RecordTakeBack
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.views import View, visible_event
from gwint.wire.tables import BeganGame, ClosedTable, GaveUp, TookBack
from gwint.wire.views import AnyEvent

DEALT, MOVED, TOOK_BACK, ENDED = ACTS = ("dealt", "moved", "took-back", "ended")
"""What may have been done in a step."""


class ReplayError(GwintError):
    """The game does not have this step or seat."""


class Change(NamedTuple):
    """What was done, and the game after it."""

    act: str
    seat: int | None
    move: Move | Name | None
    happened: Sequence[AnyEvent]
    play: Game | Match


@dataclass(frozen=True, slots=True)
class Step:
    """The game after a change; the first step is the deal."""

    number: int
    change: Change
    last_table: Table | None
    """The table of the current game or of the last one, which decides who sees whose hand."""

    @property
    def seats(self) -> int:
        play = self.change.play
        return len(SEATS) if isinstance(play, Match) else len(play.table.seats)

    @property
    def fault(self) -> Fault | None:
        """Why the record replays no further than its last step; None if all of it replays."""
        error = self.change.play.replay_fault
        return None if error is None else error.fault

    @property
    def game(self) -> Game:
        """The current game."""
        play = self.change.play
        game = play.game if isinstance(play, Match) else play
        if game is None:
            raise ReplayError("no-game")
        return game


def record_steps(text: str) -> list[Step]:
    """Return the steps of a game or match record as far as it replays; `Step.fault` is the reason if it stops early."""
    play = read_play(text)
    return number_steps(_match_changes(play) if isinstance(play, Match) else _game_changes(play))


def read_play(text: str) -> Game | Match:
    """Return the game or match of a record as far as it replays."""
    return Match.from_record(text, partial=True) if is_match(text) else Game.from_record(text, partial=True)


def step_at(steps: Sequence[Step], number: int) -> Step:
    if number >= len(steps):
        raise ReplayError("no-such-step", step=number, steps=len(steps))
    return steps[number]


def number_steps(changes: Iterable[Change]) -> list[Step]:
    """Return a step for each change."""
    steps: list[Step] = []
    last_table: Table | None = None
    for number, change in enumerate(changes):
        game = change.play.game if isinstance(change.play, Match) else change.play
        last_table = last_table if game is None else game.table
        steps.append(Step(number, change, last_table))
    return steps


# A record


def _game_changes(game: Game) -> Iterator[Change]:
    play = game.again()
    yield Change(DEALT, None, None, [BeganGame(), *play.table.log], play)
    yield from _replay_moves(game, play)
    if game.result is not None and game.result.how != "on-table":
        yield Change(ENDED, game.result.by, None, _ending(game.result), game)


def _match_changes(match: Match) -> Iterator[Change]:
    play = match.again()
    yield Change(DEALT, None, None, [BeganGame(), *play.log], play)
    for part in [*match.story, *([match.game] if match.game else [])]:
        after = play
        for change in _part_changes(part, play):
            assert isinstance(change.play, Match)
            yield change
            after = change.play
        play = after
    if match.result is not None and match.result.how != "on-table":
        yield Change(ENDED, match.result.by, None, _ending(match.result), match)


def _part_changes(part: RecordMove | PlayedGame | Game, play: Match) -> Iterator[Change]:
    """Yield the change that names a deck, or those of a game as far as it was played."""
    if isinstance(part, RecordMove):
        yield _name_deck(part, play)
        return
    game = part.game if isinstance(part, PlayedGame) else part
    last: Game | Match = play
    for change in _replay_moves(game, play):
        yield change
        last = change.play
    if game.result is not None and game.result.how in GIVEN_UP:
        assert isinstance(last, Match)
        yield _give_up(game.result, last)


def _name_deck(made: RecordMove, play: Match) -> Change:
    after = play.copy()
    events = after.play(made.phrase, made.seat)
    [named] = (event for event in events if isinstance(event, NamedDeck))
    return Change(MOVED, made.seat, Name(named.faction), [*events, *_new_log(play, after)], after)


def _give_up(ending: Ending, play: Match) -> Change:
    """Return the change that ends a game of a match by resignation, time or leaving."""
    assert ending.by is not None
    after = play.copy()
    losing = {"resigned": after.resign_game, "time": after.out_of_time_in_game, "left": after.leave_game}
    events = losing[ending.how](ending.by)
    gave_up = GaveUp(ending.by, ending.how, game=True)
    return Change(ENDED, ending.by, None, [gave_up, *events, *_new_log(play, after)], after)


def _replay_moves(game: Game, play: Game | Match) -> Iterator[Change]:
    """Yield the changes of a game by replaying its moves in a copy of `play`."""
    for made in game.made:
        before, play = play, play.copy()
        if isinstance(made, RecordTakeBack):
            play.undo(made.count, made.seat)
            yield Change(TOOK_BACK, made.seat, None, [TookBack(made.seat, made.count)], play)
        else:
            assert isinstance(made, SeatMove)
            events = play.play(made.move, made.seat)
            yield Change(MOVED, made.seat, made.move, [*events, *_new_log(before, play)], play)


def _new_log(before: Game | Match, after: Game | Match) -> list[Event]:
    """Return the events of the deal, if the change dealt a new game of a match."""
    if not isinstance(after, Match) or after.game is None:
        return []
    old = before.game if isinstance(before, Match) else None
    return [] if old is not None and old.opening is after.game.opening else after.game.table.log


def _ending(ending: Ending) -> list[AnyEvent]:
    return [ClosedTable()] if ending.by is None else [GaveUp(ending.by, ending.how, game=False)]


# Data


@dataclass(frozen=True, slots=True)
class PlayView:
    """A seat's view of a game or a match."""

    seat: int
    game: View | None
    """None in a match."""
    match: MatchView | None
    """The match with its current game; None outside of matches."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A step as one seat saw it, or with all hands open."""

    number: int
    act: str
    seat: int | None
    """Who did it; None for the deal and for a table that was closed."""
    move: Move | Name | None
    events: tuple[AnyEvent, ...]
    """As the viewpoint sees them."""
    views: tuple[PlayView, ...]
    """The viewpoint's, or those of all seats."""


@dataclass(frozen=True, slots=True)
class ReplaySteps:
    count: int
    """The number of all steps."""
    steps: tuple[ReplayStep, ...]
    fault: Fault | None
    """Why an uploaded record replays no further than its last step; None if all of it replays."""


def replay_step(step: Step, seat: int | None) -> ReplayStep:
    """Return a step as a seat saw it; None is the view with all hands open."""
    change = step.change
    views = (_view(change.play, one) for one in (range(step.seats) if seat is None else (seat,)))
    return ReplayStep(step.number, change.act, change.seat, change.move, tuple(_visible(step, seat)), tuple(views))


def _visible(step: Step, seat: int | None) -> Iterator[AnyEvent]:
    for event in step.change.happened:
        if seat is None or not isinstance(event, Event) or step.last_table is None:
            yield event
        elif (seen := visible_event(step.last_table, event, seat)) is not None:
            yield seen


def _view(play: Game | Match, seat: int) -> PlayView:
    if isinstance(play, Match):
        return PlayView(seat, None, play.view(seat))
    return PlayView(seat, play.view(seat), None)
