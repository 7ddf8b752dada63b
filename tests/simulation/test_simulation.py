"""Simulated games hold what the server promises, and the simulator notices a server that does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gwint.server.storage.writer import Job
from gwint.server.tables import changes, command_handlers, registry, state, table_socket
from gwint.server.tables.entries import Moved, write_body
from gwint.server.tables.permissions import check_viewer
from gwint.views import Viewer
from tests.simulation.disk import SimulatedWriter
from tests.simulation.event_loop import Deadlock, run
from tests.simulation.game import game_seeds, simulate
from tests.simulation.invariants import Broken
from tests.simulation.secrecy import Leaked

GAMES = 6
CHUNKS = 8
GAMES_PER_CHUNK = 50
TRIES = 12
"""Games within which a broken server is noticed."""


@pytest.mark.parametrize("seed", game_seeds("test", GAMES))
def test_nothing_is_lost_doubled_or_leaked_while_the_server_is_killed(seed: str) -> None:
    simulate(seed)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_is_lost_doubled_or_leaked_in_hundreds_of_games(chunk: int) -> None:
    simulate_all(game_seeds(f"slow {chunk}", GAMES_PER_CHUNK))


def simulate_all(seeds: list[str]) -> None:
    for seed in seeds:
        try:
            simulate(seed)
        except Exception as error:
            error.add_note(f"replay it with: make simulate SEED='{seed}' GAMES=1")
            raise


def test_a_seed_gives_the_same_game_again() -> None:
    assert simulate("again") == simulate("again")


def test_virtual_time_passes_at_once() -> None:
    async def sleep() -> float:
        await asyncio.sleep(10**6)
        return asyncio.get_running_loop().time()

    assert run(sleep()) == pytest.approx(10**6)


def test_threads_are_not_waited_for() -> None:
    async def call() -> int:
        return await asyncio.to_thread(int, "7")

    assert run(call()) == 7


def test_tasks_that_would_wait_forever_are_noticed() -> None:
    async def wait() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Deadlock):
        run(wait())


# Broken servers

Break = Callable[[pytest.MonkeyPatch], None]


def acknowledge_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    honest = SimulatedWriter.write

    def write(self: SimulatedWriter, job: Job, measured: bool = True) -> asyncio.Future[None]:
        answer = honest(self, job, measured)
        answer.set_result(None)
        return answer

    patch.setattr(SimulatedWriter, "write", write)


def acknowledge_a_refused_commit(patch: pytest.MonkeyPatch) -> None:
    honest = SimulatedWriter._try_commit
    patch.setattr(SimulatedWriter, "_try_commit", lambda self, jobs: [None for _ in honest(self, jobs)])


def make_repeated_moves_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(registry, "is_retry", lambda *_: False)
    honest = command_handlers.HANDLERS["move"]

    def move(room: Any, owner: str, command: Any) -> Any:
        question = room.state.chairs[command.seat].question
        return honest(room, owner, command.model_copy(update={"question": question}))

    patch.setitem(command_handlers.HANDLERS, "move", move)


def forget_the_ids_of_moves(patch: pytest.MonkeyPatch) -> None:
    honest = write_body
    patch.setattr(changes, "write_body", lambda entry: honest(_without_id(entry)))


def _without_id(entry: Any) -> Any:
    return replace(entry, id="") if isinstance(entry, Moved) else entry


def show_all_events_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state.RoomState, "_visible_events", lambda _self, events, _viewer: events)


def show_every_seat_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = check_viewer

    def check_anyone(table: state.RoomState, owner: str, viewer: Viewer) -> None:
        seated = viewer is not None and viewer < len(table.chairs)
        honest(table, (table.chairs[viewer or 0].owner if seated else None) or owner, viewer)

    patch.setattr(table_socket, "check_viewer", check_anyone)


@pytest.mark.parametrize(
    ("break_server", "error", "message"),
    [
        (acknowledge_before_the_commit, Broken, "on disk"),
        (acknowledge_a_refused_commit, Broken, "on disk"),
        (make_repeated_moves_again, Broken, "made twice"),
        (forget_the_ids_of_moves, Broken, "another state"),
        (show_all_events_to_all, Leaked, "an event that is hidden"),
        (show_every_seat_to_all, Leaked, "of another player"),
    ],
)
def test_a_broken_server_is_noticed(
    break_server: Break, error: type[Exception], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_server(monkeypatch)
    with pytest.raises(error, match=message):
        simulate_all(game_seeds("broken", TRIES))
