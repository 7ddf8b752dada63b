"""Leaving, resigning, rematches, and tables that are no longer needed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gwint.match import Match
from gwint.rules.moves import Done
from gwint.server.tables import timeouts
from gwint.server.tables.log_reader import fold_log
from gwint.wire.tables import Terms
from tests.server.registry_host import PEOPLE, in_turn, people, plain_play, refused, registry_host


async def test_the_win_over_an_absent_player_may_be_claimed_after_a_minute(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        seat = await in_turn(host, room)
        await host.move(room, seat, plain_play(room, seat))
        host.clock.passes(59)
        await refused(host.do(room, "ala", "claim", seat=0), "not-away")
        host.clock.passes(1)
        await host.do(room, "ala", "claim", seat=0)
        result = room.state.result
        assert result is not None
        assert (result.how, result.by, result.winners) == ("left", 1, (0,))
        assert "p1 wins, p2 left the table" in room.state.play.record()  # type: ignore[union-attr]


async def test_a_bot_plays_for_a_player_who_left_and_may_return(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.do(room, "bob", "leave", seat=1)
        await host.do(room, "ala", "seat-bot", seat=1, bot="greedy")
        await host.move(room, 0, Done())
        await host.settled(lambda: room.state.acting == (0,))
        await host.do(room, "bob", "sit", seat=1, name="Bob")
        assert room.state.chairs[1].person
        assert room.state.chairs[1].bot is None


async def test_resigning_loses_a_duel_and_elsewhere_passes(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        duel = await host.seated(Terms(), ("ala", "bob"))
        await host.do(duel, "bob", "resign", seat=1)
        assert duel.state.result.winners == (0,)  # type: ignore[union-attr]
        three = await host.seated(Terms(mode="ffa-3"), people("ffa-3"))
        await host.do(three, "bob", "resign", seat=1)
        assert three.state.phase == "playing"
        await host.play_out(three)
        assert three.state.phase == "over"


async def test_a_game_of_a_match_may_be_resigned_without_the_match(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode="match"), ("ala", "bob"))
        chance = random.Random(1)
        while room.state.game is None:
            await host.step(room, chance)
        await host.do(room, "bob", "resign", seat=1, game=True)
        assert room.state.phase == "playing"
        match = room.state.play
        assert isinstance(match, Match)
        assert match.score == (1, 0)
        await host.do(room, "bob", "resign", seat=1)
        assert room.state.phase == "over"


async def test_a_maker_without_a_seat_cannot_close_a_running_game(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"), maker="zoe")
        await refused(host.do(room, "zoe", "close"), "cannot-close")
        assert room.state.phase == "playing"


async def test_a_player_who_closes_a_running_game_resigns_it(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        for opponent in ("bob", None):
            room = await host.seated(Terms(), ("ala", opponent))
            await host.do(room, "ala", "close")
            result = room.state.result
            assert result is not None
            assert (room.state.phase, result.how, result.by, result.winners) == ("over", "resigned", 0, (1,))
        three = await host.seated(Terms(mode="ffa-3"), people("ffa-3"))
        await host.do(three, "ala", "close")
        assert [chair.passes for chair in three.state.chairs] == [True, False, False]
        assert three.state.phase == "playing"
        await refused(host.do(three, "ala", "close"), "cannot-close")


async def test_a_person_who_plays_both_seats_may_abandon_the_game(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "ala"))
        await host.do(room, "ala", "close")
        assert room.state.phase == "closed"


async def test_a_rematch_seats_the_same_people_with_sides_swapped(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.do(room, "ala", "resign", seat=0)
        await host.do(room, "bob", "offer", seat=1, offer="rematch")
        assert room.state.next_table is None
        await host.do(room, "ala", "accept", seat=0)
        assert room.state.next_table is not None
        again = await host.registry.room(room.state.next_table)
        assert [chair.owner for chair in again.state.chairs] == ["bob", "ala"]
        assert again.state.phase == "playing"
        factions = [[seat.faction for seat in one.state.table.seats] for one in (room, again)]
        assert factions[1] == factions[0][::-1]
        kept, sound = fold_log(again.id, await host.registry.log_rows(again.id))
        assert sound
        assert kept.digest == again.state.digest


async def test_a_rematch_waits_for_a_replacement_of_a_player_who_left(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode="ffa-3"), people("ffa-3"))
        await host.do(room, "cyd", "resign", seat=2)
        await host.do(room, "cyd", "leave", seat=2)
        for seat in (0, 1):
            await host.do(room, PEOPLE[seat], "resign", seat=seat)
        await host.settled(lambda: room.state.phase == "over")
        await host.do(room, "ala", "offer", seat=0, offer="rematch")
        await host.do(room, "bob", "accept", seat=1)
        again = await host.registry.room(str(room.state.next_table))
        assert again.state.phase == "waiting"
        assert [chair.owner for chair in again.state.chairs] == [None, "ala", "bob"]


async def test_unstarted_tables_are_closed_after_a_day(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        waiting = await host.registry.open_table("ala", Terms())
        playing = await host.seated(Terms(), ("ala", "bob"))
        host.clock.passes(86_401)
        await host.housekeeping.run_once()
        assert waiting.state.phase == "closed"
        assert playing.state.phase == "playing"


async def test_of_many_idle_tables_those_idle_for_longest_are_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A visitor may have played thousands of games, and look at all of them."""
    monkeypatch.setattr(timeouts, "MAX_IDLE", 2)
    async with registry_host(tmp_path, sweep_s=1) as host:
        rooms = []
        for _ in range(4):
            rooms.append(await host.seated(Terms(), ("ala", "bob")))
            await host.do(rooms[-1], "ala", "resign", seat=0)
            host.clock.passes(61)
        await host.housekeeping.run_once()
        assert [room.id in host.registry.rooms for room in rooms] == [False, False, True, True]


async def test_idle_tables_are_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        host.clock.passes(3_600)
        await host.housekeeping.run_once()
        assert room.id not in host.registry.rooms
        assert (await host.registry.room(room.id)).state.digest == room.state.digest
