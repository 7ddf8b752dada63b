"""Take-backs: a move is undone if the others agree and it revealed nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.rules.chance import Chance
from gwint.rules.moves import Done, Exchange, Pass, UseLeader
from gwint.wire.tables import Terms
from tests.server.registry_host import PEOPLE, in_turn, plain_play, refused, registry_host

EMPEROR = """
rules | {rules}
leader | Emperor of Nilfgaard
hand | 2 Vreemde
foe hand | Ves, Ballista, Thaler, Decoy, Catapult
"""


async def test_a_move_is_taken_back_when_the_other_accepts(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        first = await in_turn(host, room)
        before = room.state.digest
        await host.move(room, first, plain_play(room, first))
        own, other = PEOPLE[first], PEOPLE[1 - first]
        await host.do(room, own, "offer", seat=first, offer="take-back")
        assert room.state.digest != before
        await host.do(room, other, "accept", seat=1 - first)
        assert room.state.digest == before
        assert room.state.acting == (first,)
        assert "take back 1" in room.state.play.record()  # type: ignore[union-attr]


async def test_a_declined_take_back_leaves_the_move(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        first = await in_turn(host, room)
        await host.move(room, first, plain_play(room, first))
        after = room.state.digest
        await host.do(room, PEOPLE[first], "offer", seat=first, offer="take-back")
        await host.do(room, PEOPLE[1 - first], "decline", seat=1 - first)
        assert (room.state.digest, room.state.offer) == (after, None)
        await refused(host.do(room, PEOPLE[1 - first], "accept", seat=1 - first), "no-offer")


async def test_against_bots_a_move_is_taken_back_immediately(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        while await in_turn(host, room) == 0:
            room = await host.seated(Terms(), ("ala", "bob"))
        await host.move(room, 1, Pass())
        await host.do(room, "bob", "seat-bot", seat=1, bot="greedy")
        before = room.state.digest
        await host.move(room, 0, plain_play(room, 0))
        await host.do(room, "ala", "offer", seat=0, offer="take-back")
        assert room.state.digest == before


async def test_a_move_that_drew_a_card_cannot_be_taken_back(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        moves = room.state.play.view(0).moves  # type: ignore[union-attr]
        await host.move(room, 0, next(move for move in moves if isinstance(move, Exchange)))
        await refused(host.do(room, "ala", "offer", seat=0, offer="take-back"), "cannot-take-back")
        await host.move(room, 0, Done())
        assert not room.state.view(0, [None, None]).may_take_back


async def test_taking_moves_back_does_not_show_the_hand_of_a_bot(tmp_path: Path) -> None:
    """Otherwise a player tries one move after another and sees the card with which the bot answers each."""
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", None))
        for _ in range(2):
            await host.settled(lambda: 0 in room.state.acting)
            await host.redrawn(room)
        await host.settled(lambda: room.state.acting == (0,))
        played = len(room.state.undoable)
        await host.move(room, 0, plain_play(room, 0))
        await host.settled(lambda: len(room.state.undoable) > played + 1)
        assert not room.state.view(0, [None, None]).may_take_back
        await refused(host.do(room, "ala", "offer", seat=0, offer="take-back"), "cannot-take-back")


@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
async def test_a_leader_that_saw_cards_of_a_hand_cannot_be_taken_back(rules: str, tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(start=EMPEROR.format(rules=rules)), ("ala", "bob"))
        await host.move(room, 0, UseLeader())
        assert not room.state.view(0, [None, None]).may_take_back
        await refused(host.do(room, "ala", "offer", seat=0, offer="take-back"), "cannot-take-back")


async def test_a_move_that_showed_cards_cannot_be_taken_back_even_if_nothing_was_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Chance, "pick", lambda _chance, _stream, _count: 0)
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(start=EMPEROR.format(rules="legendary")), ("ala", "bob"))
        await host.move(room, 0, UseLeader())
        assert room.state.table is not None
        assert len(room.state.table.seats[1].known[0]) == 3
        await refused(host.do(room, "ala", "offer", seat=0, offer="take-back"), "cannot-take-back")
