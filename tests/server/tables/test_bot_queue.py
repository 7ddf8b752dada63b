"""Bots' moves are chosen in fair turns, and the players learn when their bots wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gwint.match import MatchView, Name, NameDeck
from gwint.rules.moves import Move
from gwint.server.bots.bot_moves import Workers
from gwint.server.bots.twin_compilation import Twin
from gwint.server.bots.worker_pool import BotPool
from gwint.server.fair_turns import Client
from gwint.server.tables.room import QUEUED_MS
from gwint.views import View
from gwint.wire.tables import Terms
from tests.server.bots.scenes import TURN, working
from tests.server.registry_host import QuickWorkers, RegistryHost, connected, in_turn, refused, registry_host

TABLES = 150
"""Of one owner, all of whose seats are bots'."""


class BusyWorkers(QuickWorkers):
    """Workers that begin when the test lets them; bots name their decks at once."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.clients: list[Client] = []
        self.waiting = 0

    async def choose(self, bot: str, view: View | MatchView, seed: str, *turn: Any) -> Move | Name:
        client, on_turn = turn
        self.clients.append(client)
        if not isinstance(view.question, NameDeck):
            self.waiting += 1
            await self.free.wait()
            self.waiting -= 1
        on_turn()
        return await super().choose(bot, view, seed)


async def test_a_player_does_not_wait_for_the_bots_of_another() -> None:
    """150 tables with bots only delay another player's captain by one move."""
    chosen: list[str] = []
    async with working() as workers:
        many = [
            asyncio.create_task(choose(workers, Client("a", f"{seat % 3}"), "many", chosen)) for seat in range(TABLES)
        ]
        while workers._bots.waiting < TABLES - 1:
            await asyncio.sleep(0)
        await choose(workers, Client("b", "ala"), "ala", chosen)
        assert chosen.index("ala") <= 2
        await asyncio.gather(*many)


async def choose(workers: Workers, client: Client, name: str, chosen: list[str]) -> None:
    await workers.choose("random", TURN, name, client)
    chosen.append(name)


async def test_bots_think_in_the_turn_of_those_who_played_last(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        workers = use_busy_workers(host)
        workers.free.set()
        room = await host.seated(Terms(), ("ala", None))
        await in_turn(host, room)
        assert set(workers.clients) == {Client("", "ala")}


async def test_a_hint_does_not_wait_for_the_analyses_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def ask(_pool: BotPool, request: Any, *_turn: object) -> str:
        asked.append(type(request).__name__)
        await asyncio.sleep(0)
        return ""

    monkeypatch.setattr(BotPool, "ask", ask)
    monkeypatch.setattr(Twin, "is_ready_for", lambda _twin, _view: True)
    advisers = Workers(1, 60.0).advisers
    judged = [advisers.judge(1, TURN, TURN.moves[0], True, Client(owner=f"{owner}")) for owner in range(50)]
    await asyncio.gather(*judged, advisers.hint(TURN, Client("192.0.2.1", "ala")))
    assert asked.index("HintRequest") <= 2


async def test_a_refused_command_does_not_change_whose_turn_it_is(tmp_path: Path) -> None:
    """A stranger cannot make the bots of a table wait in the stranger's own long queue."""
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", None))
        await refused(host.do(room, "eve", "resign", seat=0), "not-your-seat")
        assert room.client == Client("", "ala")


async def test_a_bot_whose_game_was_resigned_while_it_thought_names_its_next_deck(tmp_path: Path) -> None:
    """TOUR-4. The move that it was thinking of answers a question that is no longer asked."""
    async with registry_host(tmp_path) as host:
        workers = use_busy_workers(host)
        room = await host.seated(Terms("match"), ("ala", None))
        while room.state.game is None:
            if room.state.play is not None and 0 in room.state.acting:
                await host.move(room, 0, room.state.play.view(0).moves[0])
            await asyncio.sleep(0)
        await host.settled(lambda: workers.waiting == 1)
        await host.do(room, "ala", "resign", seat=0, game=True)
        assert room.state.acting == (1,)
        workers.free.set()
        await host.settled(lambda: room.state.acting == (0,))


async def test_players_learn_that_their_bots_are_queued_and_when_they_no_longer_are(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host, connected(host, "ala") as wire:
        workers = use_busy_workers(host)
        workers.free.set()
        room = await host.seated(Terms(), ("ala", None))
        wire.says({"type": "hello", "table": room.id, "seat": 0})
        await in_turn(host, room)
        workers.free.clear()
        while room.state.acting == (0,):
            await host.move(room, 0, room.state.play.view(0).moves[0])  # type: ignore[union-attr]
        await host.settled(lambda: bool(room._bots_waiting_since))
        await host.housekeeping.run_once()
        assert not room.bots_queued
        host.clock.passes(QUEUED_MS / 1000)
        await host.housekeeping.run_once()
        await host.settled(lambda: queued(wire) == [False, True])
        workers.free.set()
        await host.settled(lambda: queued(wire)[:3] == [False, True, False])


async def test_a_queue_in_the_redraw_is_not_shown(tmp_path: Path) -> None:
    """SET-10. It would betray how many cards a bot exchanges."""
    async with registry_host(tmp_path) as host:
        workers = use_busy_workers(host)
        room = await host.seated(Terms(), ("ala", None))
        await host.settled(lambda: bool(workers.clients))
        host.clock.passes(60)
        await host.housekeeping.run_once()
        assert not room.bots_queued
        workers.free.set()


def use_busy_workers(host: RegistryHost) -> BusyWorkers:
    workers: Any = BusyWorkers()
    object.__setattr__(host.registry._services, "workers", workers)
    return workers  # type: ignore[no-any-return]


def queued(wire: Any) -> list[bool]:
    """Return what the client was sent, without repetitions."""
    flags = [message["bots_queued"] for message in wire.messages("presence")]
    return [flag for place, flag in enumerate(flags) if place == 0 or flags[place - 1] != flag]
