"""Logs that no longer fold as they were written: nothing crashes, and nothing changes silently."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gwint.game import Game
from gwint.notation.stamp import first_stamp
from gwint.server.tables.log_reader import fold_steps
from gwint.server.tables.replays import table_record
from gwint.wire.tables import Terms
from tests.server.registry_host import refused, registry_host


async def test_a_game_with_stamps_of_the_first_version_continues(tmp_path: Path) -> None:
    chance = random.Random(5)
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        for _ in range(8):
            await host.step(room, chance)
        folds = enumerate(fold_steps(room.id, await host.registry.log_rows(room.id)))
        kept = {number: first_stamp(one.table) for number, (_, _, one) in folds if one.table is not None}
        older = "UPDATE entries SET digest = ? WHERE table_id = ? AND number = ? AND digest != ''"
        await host.registry.store.writer.write([(older, (old, room.id, number)) for number, old in kept.items()])
    async with registry_host(tmp_path) as host:
        again = await host.registry.room(room.id)
        assert again.state.digest == room.state.digest
        await host.play_out(again)
        assert again.state.phase == "over"


async def test_a_game_that_no_longer_folds_as_it_did_is_interrupted_with_its_record_readable(tmp_path: Path) -> None:
    chance = random.Random(5)
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        for _ in range(8):
            await host.step(room, chance)
        spoil = "UPDATE entries SET digest = 'other' WHERE table_id = ? AND number = ?"
        await host.registry.store.writer.write([(spoil, (room.id, room.state.number - 2))])
    for _ in range(2):
        async with registry_host(tmp_path) as host:
            again = await host.registry.room(room.id)
            assert again.state.phase == "interrupted"
            assert "moves" in again.state.play.record()  # type: ignore[union-attr]
            await refused(host.do(again, "ala", "resign", seat=0), "table-phase")


@pytest.mark.parametrize(
    "body",
    [
        "[]",
        "{}",
        "no JSON",
        '{"seat": 9, "move": {"kind": "pass"}, "id": "", "spent_ms": 0}',
        '{"seat": "0", "move": 1}',
    ],
)
async def test_a_game_whose_log_cannot_be_read_is_interrupted(body: str, tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.redrawn(room)
        spoil = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
        await host.registry.store.writer.write([(spoil, (body, room.id, room.state.number - 1))])
    async with registry_host(tmp_path) as host:
        assert (await host.registry.room(room.id)).state.phase == "interrupted"


async def test_what_no_longer_folds_is_still_in_the_record(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.play_out(room)
        rows = list(await host.registry.log_rows(room.id))
        sound = table_record(room.id, rows, {})
        assert Game.from_record(sound).result == room.state.result
        *moved, (kind, at, body, _), prepared, sealed = rows
        assert (kind, prepared[0], sealed[0]) == ("moved", "rematch-prepared", "sealed")
        broken = table_record(room.id, [*moved, (kind, at, body, "other")], {})
        assert Game.from_record(broken).result is None
        assert broken.endswith(f"# {kind} {body}\n")
        undealt = [row if row[0] != "dealt" else (row[0], row[1], row[2], "other") for row in rows]
        assert table_record(room.id, undealt, {}).count("# moved") == sum(row[0] == "moved" for row in rows)


async def test_a_finished_game_that_no_longer_folds_keeps_its_result_in_the_lists(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        await host.play_out(room)
        spoil = "UPDATE entries SET digest = 'other' WHERE table_id = ? AND kind = 'dealt'"
        await host.registry.store.writer.write([(spoil, (room.id,))])
    async with registry_host(tmp_path) as host:
        assert (await host.registry.room(room.id)).state.phase == "interrupted"
        phases = await host.registry.store.reader.rows("SELECT phase FROM tables WHERE id = ?", (room.id,))
        assert phases == [("over",)]
        assert len(await host.registry.log_rows(room.id)) == room.state.number
