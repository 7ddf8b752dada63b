"""What must hold whenever the server has been killed, and at the end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from gwint.server.storage.queries import LOG_OF_TABLE
from gwint.server.tables.log_reader import fold_log
from gwint.server.tables.state import RoomState
from gwint.wire import write_event, write_table_view
from tests.simulation.clients import Follower, Player
from tests.simulation.disk import Disk


class Broken(AssertionError):
    """An invariant does not hold."""


def check_disk(disk: Disk, shown: dict[str, int], memory: dict[str, RoomState], clients: Iterable[Follower]) -> None:
    """Check what is on disk after a crash against all that anybody has learned."""
    logs = {id_: disk.rows(LOG_OF_TABLE, id_) for id_ in {*shown, *memory}}
    for id_, number in shown.items():
        if len(logs[id_]) < number:
            raise Broken(f"{number} entries of {id_} were shown, and {len(logs[id_])} are on disk")
    for id_, state in memory.items():
        _check_fold(logs[id_], state)
    for client in clients:
        _check_client(logs.get(client.table, []), client)
        if isinstance(client, Player):
            _check_moves(logs.get(client.table, []), client)


def _check_fold(log: list[Any], before: RoomState) -> None:
    """A restart folds to the state that was in memory; at most, an entry more is on disk that nobody has learned of."""
    if len(log) < before.number:
        raise Broken(f"{before.id} had {before.number} entries in memory, and {len(log)} are on disk")
    after, sound = fold_log(before.id, log[: before.number])
    if not sound:
        raise Broken(f"the log of {before.id} does not fold")
    if _facts(after) != _facts(before):
        raise Broken(f"{before.id} folds to another state")


def _facts(state: RoomState) -> tuple[object, ...]:
    """Everything that a state consists of, as it is shown to each viewer and as it decides what may follow."""
    viewers = (*range(len(state.chairs)), None)
    views = [_view(state, viewer) for viewer in viewers]
    events = [state.events_since(viewer, 0) for viewer in viewers]
    return state.number, state.phase, state.digest, state.chairs, state.undoable, state.offer, state.deal, events, views


def _view(state: RoomState, viewer: int | None) -> Any:
    return json.loads(json.dumps(write_table_view(state.view(viewer, [None] * len(state.chairs)))))


def _without_clocks(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without the time left, which no log contains."""
    return {**view, "chairs": [{**chair, "clock_ms": None} for chair in view["chairs"]]}


def _check_client(log: list[Any], client: Follower) -> None:
    """What a client has received is what the log says."""
    if not client.view:
        return
    state, _ = fold_log(client.table, log[: client.shown_at])
    events = [json.loads(json.dumps(write_event(event))) for event in state.events_since(client.seat, 0)]
    if client.events != events:
        raise Broken(f"the events of {client.owner} differ from the log")
    if _without_clocks(client.view) != _view(state, client.seat):
        raise Broken(f"the view of {client.owner} differs from the log")


def _check_moves(log: list[Any], player: Player) -> None:
    """Every acknowledged move is on disk, and no move is there twice."""
    moved = (json.loads(body) for kind, _, body, _ in log if kind == "moved")
    stored = Counter(body["id"] for body in moved if body["seat"] == player.number and body["id"])
    if twice := [id_ for id_, count in stored.items() if count > 1]:
        raise Broken(f"moves were made twice: {twice}")
    if lost := player.acknowledged - stored.keys():
        raise Broken(f"acknowledged moves are not on disk: {sorted(lost)}")
