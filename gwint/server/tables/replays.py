"""Replays of tables: the steps of a finished game, and its record, from the table's log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from gwint.fairness.evidence import CHECKSUM, with_checksum, write_tags
from gwint.game import Game
from gwint.match import Match
from gwint.server.tables import entries
from gwint.server.tables.deals import evidence
from gwint.server.tables.log_reader import Row, fold_log, fold_steps
from gwint.server.tables.state import PLAYING, RoomState
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


def record_so_far(id_: str, rows: Sequence[Row]) -> str | None:
    """Return a table's game as a record, as far as it was played and still folds; None if none was dealt.

    The evidence of its deal follows when it is over: until then it would give away what will be drawn.
    """
    state, _ = fold_log(id_, rows)
    if state.play is None:
        return None
    date = datetime.fromtimestamp(state.created_at / 1000, UTC).date().isoformat()
    return with_checksum(_record(state, {"date": date, "table": id_}, with_evidence=state.phase != PLAYING))


def table_record(id_: str, rows: Sequence[Row], tags: Mapping[str, str]) -> str:
    """Return a table's game as a record with the evidence of its deal; entries that no longer fold are comments."""
    steps = list(fold_steps(id_, rows))
    return with_checksum(_record(steps[-1][2], tags) + "".join(_comment(*row) for row in rows[len(steps) :]))


def _comment(kind: str, _at: int, body: str, _digest: str) -> str:
    """Return an entry that no longer folds; the secret of a rematch belongs to another game."""
    return f"# {kind} {body}\n" if kind != "rematch-prepared" else f"# {kind}\n"


def _record(state: RoomState, tags: Mapping[str, str], with_evidence: bool = True) -> str:
    """Return the record of a state's game; with evidence it has a line for its checksum."""
    proof = evidence(state) if with_evidence else None
    own = {**write_tags(proof), CHECKSUM: ""} if proof else {}
    return "" if state.play is None else state.play.record({**tags, **own})
