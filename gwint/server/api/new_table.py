"""How a table is opened: its terms, its first commands, and the position that a game starts from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from gwint import rulesets
from gwint.game import Game
from gwint.server.tables.log_reader import Row
from gwint.server.tables.permissions import check_finished, check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.replays import table_steps
from gwint.server.tables.room_services import RunTask
from gwint.server.tables.state import TableError
from gwint.server.tables.uploaded_records import find_record
from gwint.wire.replays import record_steps, step_at
from gwint.wire.tables import Terms


def first_commands(seats: Sequence[Mapping[str, Any] | None]) -> Iterator[dict[str, Any]]:
    """Yield the commands that seat people with their decks, then bots, whose decks depend on the others'."""
    for seat, one in enumerate(seats):
        if one is not None and "sit" in one:
            yield {"type": "sit", "seat": seat, "name": one["sit"]}
            if one["decks"]:
                yield {"type": "bring", "seat": seat, "decks": one["decks"]}
    for seat, one in enumerate(seats):
        if one is not None and "bot" in one:
            yield {"type": "seat-bot", "seat": seat, "bot": one["bot"]}


async def terms_of(
    registry: Registry, run: RunTask, owner: str, plain: Mapping[str, Any], beginning: Mapping[str, Any] | None
) -> Terms:
    """Return the terms of a new table; those of a position replace mode and rules."""
    if beginning is None:
        return Terms(**plain)
    start = await _start(registry, run, owner, beginning)
    return Terms(**{**plain, "mode": start.mode, "rules": start.rules, "start": start.picture})


async def _start(registry: Registry, run: RunTask, owner: str, beginning: Mapping[str, Any]) -> StartPosition:
    """Return a position that the owner may know completely: from a finished game, a record or a picture."""
    if "picture" in beginning:
        return await run(_from_picture, beginning["picture"])
    if "record" in beginning:
        text = await find_record(registry.store, beginning["record"])
        return await run(_from_record, text, beginning["step"])
    room = await registry.room(beginning["table"])
    check_viewer(room.state, owner, None)
    check_finished(room.state)
    return await run(_from_table, room.id, await registry.log_rows(room.id), beginning["step"])


# Tasks


class StartPosition(NamedTuple):
    """What the terms of a table say about the position that its game starts from."""

    mode: str
    rules: str
    picture: str


def _from_picture(text: str) -> StartPosition:
    """Return the position as a new game, without what happened before."""
    game = Game.from_picture(text)
    if not game.acting:
        raise TableError("game-over")
    return StartPosition(game.table.mode.name, rulesets.text(game.table.ruleset), game.picture)


def _from_record(text: str, step: int) -> StartPosition:
    return _from_picture(step_at(record_steps(text), step).game.picture)


def _from_table(id_: str, rows: Sequence[Row], step: int) -> StartPosition:
    return _from_picture(step_at(table_steps(id_, rows), step).game.picture)
