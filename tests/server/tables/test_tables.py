"""A table from its opening to its end: who may do what, and what is logged."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from gwint.decks import read_deck
from gwint.game import Game
from gwint.match import Match
from gwint.rules.moves import Done, Exchange, Pass
from gwint.server.tables.log_reader import fold_log
from gwint.server.tables.state import RoomState
from gwint.wire.tables import Terms
from tests.server.registry_host import PEOPLE, decks_for, people, refused, registry_host

MODES = ("duel", "ffa-3", "ffa-4", "ffa-5", "team", "solo", "solo-leaders", "match")


@pytest.mark.parametrize("mode", MODES)
async def test_a_game_of_every_mode_is_played_to_its_end_and_folds_to_the_same(mode: str, tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode=mode), people(mode))
        await host.play_out(room)
        again, sound = fold_log(room.id, await host.registry.log_rows(room.id))
        assert sound
        assert again.phase == "over"
        assert _told(again) == _told(room.state)
        assert again.chairs == room.state.chairs
        assert again.digest == room.state.digest


@pytest.mark.parametrize("mode", ["duel", "team", "solo", "match"])
async def test_the_log_gives_the_record_that_the_library_reads(mode: str, tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode=mode), people(mode))
        await host.play_out(room)
        play = room.state.play
        assert play is not None
        text = play.record()
        reader = Match if mode == "match" else Game
        assert reader.from_record(text).result == room.state.result
        assert reader.from_record(text).record() == text


@pytest.mark.parametrize("mode", ["duel", "ffa-3", "team", "solo-leaders", "match"])
async def test_a_game_continues_where_it_was_after_a_restart(mode: str, tmp_path: Path) -> None:
    chance = random.Random(3)
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode=mode), people(mode))
        for _ in range(9):
            await host.step(room, chance)
        before = room.state
    async with registry_host(tmp_path) as host:
        room = await host.registry.room(before.id)
        assert _told(room.state) == _told(before)
        assert room.state.digest == before.digest
        assert room.state.view(0, room.clocks()) == before.view(0, [None] * 5)
        await host.play_out(room)
        assert room.state.phase == "over"


def _told(state: RoomState) -> list[object]:
    """Return the events of every viewer from the beginning."""
    return [state.events_since(viewer, 0) for viewer in (*range(len(state.chairs)), None)]


async def test_bots_continue_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", None))
        await host.redrawn(room)
        await host.settled(lambda: room.state.acting == (0,))
        await host.do(room, "ala", "resign", seat=0)
        await host.do(room, "ala", "offer", seat=0, offer="rematch")
        following = room.state.next_table
        assert following is not None
    async with registry_host(tmp_path) as host:
        running = asyncio.create_task(host.housekeeping.run())
        await host.settled(lambda: following in host.registry.rooms)
        again = host.registry.rooms[following]
        await host.settled(lambda: again.state.acting == (1,))
        running.cancel()


async def test_a_move_sent_twice_is_made_once(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        command = {"seat": 0, "question": 0, "move": {"kind": "done"}, "id": "m1"}
        await host.do(room, "ala", "move", **command)
        after = room.state
        await host.do(room, "ala", "move", **command)
        assert room.state is after
        stale = await refused(host.do(room, "ala", "move", **{**command, "id": "m2"}), "stale-question")
        assert stale.details["asked"] == 1


async def test_seats_that_redraw_together_never_make_each_other_stale(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        views = [room.state.play.view(seat) for seat in (0, 1)]  # type: ignore[union-attr]
        exchanges = [next(move for move in view.moves if isinstance(move, Exchange)) for view in views]
        version = room.state.version(0)
        await host.move(room, 1, exchanges[1])
        await host.move(room, 1, Done())
        assert room.state.chairs[0].question == 0
        assert room.state.version(0) == version + 1, "the only event is that the other is done"
        await host.move(room, 0, exchanges[0])
        assert room.state.version(1) == room.state.version(None) + 1, "a seat sees only its own exchange"


async def test_no_owner_may_play_for_another(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        command = {"seat": 0, "question": 0, "move": {"kind": "done"}}
        await refused(host.do(room, "bob", "move", **command), "not-your-seat")
        await refused(host.do(room, "eve", "resign", seat=1), "not-your-seat")
        await refused(host.do(room, "bob", "close"), "not-your-table")
        await refused(host.do(room, "eve", "seat-bot", seat=0, bot="greedy"), "not-your-table")
        await refused(host.do(room, "ala", "move", **{**command, "seat": 4}), "no-such-seat")
        await refused(host.do(room, "ala", "sit", seat=1, name="Ala"), "seat-taken")


async def test_an_illegal_move_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        before = room.state
        await refused(host.move(room, 0, Pass()), "illegal-move")
        assert room.state is before
        assert len(await host.registry.log_rows(room.id)) == before.number


async def test_faulty_decks_are_refused_with_every_fault(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.registry.open_table("ala", Terms(mode="match"))
        await host.do(room, "ala", "sit", seat=0, name="Ala")
        found = await refused(host.do(room, "ala", "bring", seat=0, decks=decks_for(Terms(), 0)), "deck-faults")
        kinds = {fault.kind for fault in found.details["faults"]}  # type: ignore[attr-defined]
        assert "lineup-decks" in kinds
        assert not room.state.ready(0)


async def test_partners_of_the_same_faction_are_refused(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        terms = Terms(mode="team")
        room = await host.registry.open_table("ala", terms)
        for seat, owner in enumerate(PEOPLE[:4]):
            await host.do(room, owner, "sit", seat=seat, name=owner)
        for seat, deck in ((0, 0), (1, 2), (3, 4)):
            await host.do(room, PEOPLE[seat], "bring", seat=seat, decks=decks_for(terms, deck // 2))
        await refused(host.do(room, "cyd", "bring", seat=2, decks=decks_for(terms, 0)), "deck-faults")
        await host.do(room, "cyd", "bring", seat=2, decks=decks_for(terms, 3))
        assert room.state.phase == "playing"


async def test_a_player_is_not_refused_for_the_other_partners_decks(tmp_path: Path) -> None:
    """TEAM-2. The second of two partners is refused, not the last to choose."""
    async with registry_host(tmp_path) as host:
        terms = Terms(mode="team")
        room = await host.registry.open_table("ala", terms)
        for seat, owner in enumerate(PEOPLE[:4]):
            await host.do(room, owner, "sit", seat=seat, name=owner)
        await host.do(room, "bob", "bring", seat=1, decks=decks_for(terms, 0))
        await refused(host.do(room, "dan", "bring", seat=3, decks=decks_for(terms, 0)), "deck-faults")
        await host.do(room, "dan", "bring", seat=3, decks=decks_for(terms, 1))
        await host.do(room, "ala", "bring", seat=0, decks=decks_for(terms, 0))
        await host.do(room, "cyd", "bring", seat=2, decks=decks_for(terms, 1))
        assert room.state.phase == "playing"


@pytest.mark.rule("TEAM-2")
async def test_a_bot_changes_its_deck_if_a_person_brings_its_faction(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.registry.open_table("ala", Terms(mode="team"))
        await host.do(room, "ala", "sit", seat=0, name="Ala")
        for seat in (1, 2):
            await host.do(room, "ala", "seat-bot", seat=seat, bot="random")
        partner, enemy = room.state.chairs[2].decks, room.state.chairs[1].decks
        await host.do(room, "ala", "bring", seat=0, decks=list(partner))
        await host.do(room, "ala", "seat-bot", seat=3, bot="random")
        assert room.state.phase == "playing"
        own, other = (read_deck(room.state.chairs[seat].decks[0]).faction for seat in (0, 2))
        assert own != other
        assert room.state.chairs[1].decks == enemy


async def test_an_unknown_table_is_refused_as_unknown(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        await refused(host.registry.room("nowhere"), "no-such-table")
        await refused(host.registry.room("x" * 10_000), "no-such-table")


async def test_a_table_with_a_long_log_is_loaded_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gwint.server.tables.registry.LONG_LOG", 1)
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        before = room.state.digest
        del host.registry.rooms[room.id]
        found = await asyncio.gather(*(host.registry.room(room.id) for _ in range(3)))
        assert found[0] is found[1] is found[2] is host.registry.rooms[room.id]
        assert found[0].state.digest == before
        assert found[0].state.acting == (0, 1)
