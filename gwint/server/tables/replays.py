"""Replays of tables: the steps of a finished game, and its record, from the table's log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gwint.game import Game
from gwint.match import Match
from gwint.server.tables import entries
from gwint.server.tables.log_reader import Row, fold_steps
from gwint.wire.replays import DEALT, ENDED, MOVED, TOOK_BACK, Change, Step, number_steps

ENTRY_ACTS: Final = {entries.Dealt: DEALT, entries.Moved: MOVED, entries.TakenBack: TOOK_BACK}
"""What an entry does to a game; any other entry that changes it ends it, or a seat's part in it."""


def table_steps(id_: str, rows: Sequence[Row]) -> list[Step]:
    """Return a step for each entry of a table's log that changed its game."""
    return number_steps(_changes(id_, rows))


def _changes(id_: str, rows: Sequence[Row]) -> Iterator[Change]:
    before: Game | Match | None = None
    for entry, happened, state in fold_steps(id_, rows):
        if state.play is not None and state.play is not before:
            before = state.play
            seat, move = getattr(entry, "seat", None), getattr(entry, "move", None)
            yield Change(ENTRY_ACTS.get(type(entry), ENDED), seat, move, happened, state.play)


def table_record(id_: str, rows: Sequence[Row], tags: Mapping[str, str]) -> str:
    """Return a table's game as a record; entries that no longer fold follow as comments."""
    steps = list(fold_steps(id_, rows))
    play = steps[-1][2].play
    text = "" if play is None else play.record(tags)
    return text + "".join(f"# {kind} {body}\n" for kind, _, body, _ in rows[len(steps) :])
