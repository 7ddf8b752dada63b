"""Replays: a finished game step by step, from a table's log or from a record. It no longer has secrets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gwint.faults import GwintError
from gwint.game import Game, SeatMove
from gwint.match import Match, Name, PlayedGame
from gwint.match.events import NamedDeck
from gwint.match.record_reader import is_match
from gwint.match.rules import SEATS
from gwint.notation.record_model import GIVEN_UP, Ending, RecordMove, RecordTakeBack
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.server.tables import entries
from gwint.server.tables.log_reader import Row, fold_steps
from gwint.views import visible_event
from gwint.wire import Data, write_event, write_match_view, write_move, write_view
from gwint.wire.tables import BeganGame, ClosedTable, GaveUp, TookBack
from gwint.wire.views import AnyEvent

DEALT, MOVED, TOOK_BACK, ENDED = "dealt", "moved", "took-back", "ended"
ACTS: Final = {entries.Dealt: DEALT, entries.Moved: MOVED, entries.TakenBack: TOOK_BACK}
"""What an entry does to a game; any other entry that changes it ends it, or a seat's part in it."""


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
    def game(self) -> Game:
        """The current game."""
        play = self.change.play
        game = play.game if isinstance(play, Match) else play
        if game is None:
            raise ReplayError("no-game")
        return game


def table_steps(id_: str, rows: Sequence[Row]) -> list[Step]:
    """Return a step for each entry of a table's log that changed its game."""
    return list(_number(_log_changes(id_, rows)))


def record_steps(text: str) -> list[Step]:
    """Return the steps of a game or match record; refuse a record that does not replay."""
    play = read_play(text)
    return list(_number(_match_changes(play) if isinstance(play, Match) else _game_changes(play)))


def read_play(text: str) -> Game | Match:
    return Match.from_record(text) if is_match(text) else Game.from_record(text)


def step_at(steps: Sequence[Step], number: int) -> Step:
    if number >= len(steps):
        raise ReplayError("no-such-step", step=number, steps=len(steps))
    return steps[number]


def _number(story: Iterator[Change]) -> Iterator[Step]:
    last_table: Table | None = None
    for number, change in enumerate(story):
        game = change.play.game if isinstance(change.play, Match) else change.play
        last_table = last_table if game is None else game.table
        yield Step(number, change, last_table)


# A table's log


def _log_changes(id_: str, rows: Sequence[Row]) -> Iterator[Change]:
    before: Game | Match | None = None
    for entry, happened, state in fold_steps(id_, rows):
        if state.play is not None and state.play is not before:
            before = state.play
            seat, move = getattr(entry, "seat", None), getattr(entry, "move", None)
            yield Change(ACTS.get(type(entry), ENDED), seat, move, happened, state.play)


def table_record(id_: str, rows: Sequence[Row], tags: Mapping[str, str]) -> str:
    """Return a table's game as a record; entries that no longer fold follow as comments."""
    steps = list(fold_steps(id_, rows))
    play = steps[-1][2].play
    text = "" if play is None else play.record(tags)
    return text + "".join(f"# {kind} {body}\n" for kind, _, body, _ in rows[len(steps) :])


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


def step_data(step: Step, seat: int | None) -> dict[str, Data]:
    """Return a step as a seat saw it; None is the view with all hands open."""
    change = step.change
    seats = range(step.seats) if seat is None else (seat,)
    return {
        "number": step.number,
        "act": change.act,
        "seat": change.seat,
        "move": None if change.move is None else write_move(change.move),
        "events": [write_event(event) for event in _visible(step, seat)],
        "views": [_view(change.play, one) for one in seats],
    }


def _visible(step: Step, seat: int | None) -> Iterator[AnyEvent]:
    for event in step.change.happened:
        if seat is None or not isinstance(event, Event) or step.last_table is None:
            yield event
        elif (seen := visible_event(step.last_table, event, seat)) is not None:
            yield seen


def _view(play: Game | Match, seat: int) -> dict[str, Data]:
    if isinstance(play, Match):
        return {"seat": seat, "game": None, "match": write_match_view(play.view(seat))}
    return {"seat": seat, "game": write_view(play.view(seat)), "match": None}
