"""Clocks: a bank and an increment, and what happens when they run down."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.match import Match
from gwint.rules.moves import Done, Exchange
from gwint.server.tables.room import Room
from gwint.wire.tables import Terms
from tests.server.registry_host import ManualClock, in_turn, people, plain_play, registry_host


async def test_a_player_out_of_time_loses_a_duel(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(bank_s=60, increment_s=5), ("ala", "bob"))
        first = await in_turn(host, room)
        host.clock.passes(59)
        await host.housekeeping.run_once()
        assert room.state.phase == "playing"
        host.clock.passes(1)
        await host.housekeeping.run_once()
        assert room.state.phase == "over"
        result = room.state.result
        assert result is not None
        assert (result.how, result.by, result.winners) == ("time", first, (1 - first,))


async def test_a_turn_costs_time_and_earns_the_increment(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(bank_s=60, increment_s=5), ("ala", "bob"))
        first = await in_turn(host, room)
        host.clock.passes(12)
        await host.move(room, first, plain_play(room, first))
        assert room.clocks()[first] == 53_000
        assert room.clocks()[1 - first] == 60_000


async def test_outside_duels_a_player_out_of_time_passes_from_then_on(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode="ffa-3", bank_s=30), people("ffa-3"))
        first = await in_turn(host, room)
        host.clock.passes(31)
        await host.housekeeping.run_once()
        await host.settled(lambda: room.state.acting != (first,))
        assert room.state.phase == "playing"
        assert room.state.table.seats[first].passed  # type: ignore[union-attr]


async def test_neither_a_jumping_date_nor_a_restart_costs_a_player_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with registry_host(tmp_path, clock) as host:
        room = await host.seated(Terms(bank_s=60), ("ala", "bob"))
        first = await in_turn(host, room)
        clock.passes(10)
        clock.date += 86_400_000
        assert room.clocks()[first] == 50_000
        clock.date -= 2 * 86_400_000
        await host.move(room, first, plain_play(room, first))
        assert room.clocks()[first] == 50_000
    clock.passes(1_000)
    async with registry_host(tmp_path, clock) as host:
        room = await host.registry.room(room.id)
        assert room.clocks()[first] == 50_000
        assert room.clocks()[1 - first] == 60_000


def an_exchange(room: Room, seat: int) -> Exchange:
    assert room.state.play is not None
    return next(move for move in room.state.play.legal_moves(seat) if isinstance(move, Exchange))


@pytest.mark.parametrize(("allowed", "exchanged"), [(1, 1), (2, 0), (2, 1), (2, 2), (3, 2), (3, 3)])
async def test_the_redraw_costs_its_time_however_many_cards_are_exchanged(
    allowed: int, exchanged: int, tmp_path: Path
) -> None:
    """SET-5, SET-10. What finishes the redraw is charged for all of it, also if that is the last exchange allowed."""
    clock = ManualClock()
    async with registry_host(tmp_path, clock) as host:
        terms = Terms(rules=f"legendary, redraws={allowed}", bank_s=600)
        room = await host.seated(terms, ("ala", "bob"))
        moves = [True] * exchanged + [False] * (exchanged < allowed)
        for number, exchanges in enumerate(moves, start=1):
            clock.passes(240 / len(moves))
            await host.move(room, 0, an_exchange(room, 0) if exchanges else Done())
            assert room.state.chairs[0].spent_ms == (240_000 if number == len(moves) else 0)
        assert room.state.acting == (1,)
        assert room.clocks() == [360_000, 360_000]
    async with registry_host(tmp_path, clock) as host:
        room = await host.registry.room(room.id)
        assert room.clocks() == [360_000, 600_000]


async def test_a_running_clock_keeps_running_whatever_else_is_written(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(bank_s=600), ("ala", "bob"))
        host.clock.passes(100)
        await host.move(room, 1, an_exchange(room, 1))
        assert room.clocks() == [500_000, 500_000]
        host.clock.passes(100)
        await host.move(room, 1, Done())
        assert room.clocks() == [400_000, 400_000]
        await host.move(room, 0, Done())
        first = await in_turn(host, room)
        assert room.clocks() == [400_000, 400_000]
        await host.move(room, first, plain_play(room, first))
        host.clock.passes(100)
        await host.do(room, ("ala", "bob")[first], "offer", seat=first, offer="take-back")
        assert room.clocks()[1 - first] == 300_000
        host.clock.passes(100)
        await host.do(room, ("ala", "bob")[1 - first], "decline", seat=1 - first)
        assert room.clocks()[1 - first] == 200_000
        assert room.clocks()[first] == 400_000


async def test_each_game_of_a_match_has_clocks_of_its_own(tmp_path: Path) -> None:
    """TOUR-5. Both run out of time in the redraw: the second to be noticed has lost no time of the next game."""
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode="match", bank_s=60), ("ala", "bob"))
        assert isinstance(room.state.play, Match)
        while len(room.state.acting) == 1:
            (seat,) = room.state.acting
            await host.move(room, seat, room.state.play.legal_moves(seat)[0])
        host.clock.passes(60)
        await host.housekeeping.run_once()
        assert room.state.phase == "playing"
        assert room.state.acting == (1,)
        assert room.clocks() == [60_000, 60_000]
