"""Everything in a browser's storage as one file, and such a file read back.

An import changes nothing unless all of the file is sound. It adds what is missing and never shortens a game.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from gwint.browser.fields import BadRequest, Items, Object, Path, Table, Text, Whole, bad_request
from gwint.browser.indexed_db import COMPANION, UPLOADS, read_texts
from gwint.browser.indexed_db import Change as Stored
from gwint.browser.services import Services
from gwint.browser.table_store import BrowserStore
from gwint.browser.thinking import run_here
from gwint.faults import GwintError
from gwint.server.api import replays
from gwint.server.api.saved_decks import MAX_DECKS
from gwint.server.tables.changes import AddDeck, AddEntry, AddRecord, AddTable, Change, first_index
from gwint.server.tables.entries import ENTRY_KINDS, Interrupted
from gwint.server.tables.fold import apply
from gwint.server.tables.log_reader import UNREADABLE, Row, fold_log
from gwint.server.tables.player_names import NameRefused, tidy_name
from gwint.server.tables.state import RoomState
from gwint.server.tables.table_store import ListedRecord, SavedDeckRow
from gwint.server.tables.uploaded_records import MAX_RECORDS

VERSION: Final = 1
"""The version of the format; files of later versions are refused."""
LONGEST_RECORD: Final = 32_000
MOST: Final = 10_000
"""Tables, and sessions of the companion, in one file."""


class ExportError(GwintError):
    """The file cannot be imported; nothing is changed."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of a log: its kind, time, body and stamp."""

    def read(self, value: Any, path: Path) -> Row:
        match value:
            case [str(kind), int(at), str(body), str(digest)]:
                return kind, at, body, digest
        raise bad_request(path, "log-row")


KEY: Final = Text(pattern="^[0-9a-z-]{1,40}$")
SESSION_KEY: Final = Text(pattern="^[0-9a-z/-]{1,60}$")
TIME: Final = Whole(0)
FORM: Final = Object(
    {
        "gwint_export": Whole(1),
        "name": Text(40),
        "tables": Table(KEY, Items(LogRow(), 10_000, least=1), MOST),
        "decks": Table(KEY, Object({"name": Text(100), "code": Text(1000), "changed_at": TIME}), MAX_DECKS),
        "records": Table(KEY, Object({"text": Text(LONGEST_RECORD), "created_at": TIME, "key": Text(64)}), MAX_RECORDS),
        "companion": Table(SESSION_KEY, Text(1_000_000), MOST),
        "uploads": Table(KEY, KEY, MOST),
    }
)
"""The format of a file; tables, decks, records and sessions are under their ids."""


# Export


async def export(services: Services) -> dict[str, Any]:
    """Return everything as data in the format of a file."""
    store = services.store
    return {
        "gwint_export": VERSION,
        "name": services.owner.name,
        "tables": {id_: await store.log(id_) for id_ in store.tables},
        "decks": {deck.id: _without_id(deck) for deck in await store.decks(services.owner.id, MAX_DECKS)},
        "records": {one.id: await _record(store, one) for one in await store.records(services.owner.id, MAX_RECORDS)},
        "companion": await read_texts(store.storage, COMPANION),
        "uploads": await read_texts(store.storage, UPLOADS),
    }


def _without_id(deck: SavedDeckRow) -> dict[str, Any]:
    return {"name": deck.name, "code": deck.code, "changed_at": deck.changed_at}


async def _record(store: BrowserStore, record: ListedRecord) -> dict[str, Any]:
    return {"text": await store.record(record.id), "created_at": record.created_at, "key": record.key}


# Import


@dataclass(slots=True)
class Import:
    """What an import is going to write."""

    changes: list[Change] = field(default_factory=list)
    texts: list[Stored] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


async def import_file(services: Services, text: str) -> dict[str, int]:
    """Add everything of a file that is missing here, and return how much of it was added and kept."""
    given = _read(text)
    await _unload(services, given["tables"])
    made = Import()
    for id_, rows in given["tables"].items():
        await _import_table(services, made, id_, rows)
    await _import_decks(services, made, given["decks"])
    await _import_records(services, made, given["records"])
    await _import_texts(services.store, made, COMPANION, given["companion"])
    await _import_texts(services.store, made, UPLOADS, given["uploads"])
    await services.store.write(made.changes, texts=made.texts)
    services.companion.solo.reopen()
    if given["name"] and not services.owner.name:
        await services.owner.rename(given["name"])
    return {name: made.counts[name] for name in ("tables", "extended", "kept", "decks", "records", "companion")}


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (RecursionError, ValueError):
        raise ExportError("export-damaged", path="") from None
    version = data.get("gwint_export") if isinstance(data, dict) else None
    if isinstance(version, int) and version > VERSION:
        raise ExportError("export-too-new")
    try:
        return {**FORM.read(data, ()), "name": tidy_name(data["name"])}
    except BadRequest as fault:
        raise ExportError("export-damaged", path=fault.details["path"]) from None
    except NameRefused:
        raise ExportError("export-damaged", path="name") from None


async def _unload(services: Services, tables: Mapping[str, Sequence[Row]]) -> None:
    """Unload the tables that the file also has, so that nothing is added to their logs meanwhile."""
    rooms = services.registry.rooms
    for id_ in rooms.keys() & tables.keys():
        if not rooms[id_].listeners:
            await rooms.pop(id_).close()


async def _import_table(services: Services, made: Import, id_: str, rows: Sequence[Row]) -> None:
    """Add a table, or the entries by which the file's log is longer; a log that differs is kept as it is here."""
    state = await run_here(_fold, id_, rows)
    known = await services.store.log(id_)
    if id_ in services.registry.rooms or len(rows) <= len(known) or list(rows[: len(known)]) != list(known):
        made.counts["kept"] += 1
        return
    made.counts["extended" if known else "tables"] += 1
    terms = state.terms
    made.changes.append(
        AddTable(id_, state.phase, terms.listed, terms.mode, state.maker, state.created_at, state.changed_at)
    )
    made.changes += _entries(id_, rows, len(known))
    made.changes += first_index(state)


def _entries(id_: str, rows: Sequence[Row], first: int) -> Iterator[AddEntry]:
    for number, (kind, at, body, digest) in islice(enumerate(rows), first, None):
        yield AddEntry(id_, number, at, kind, None, body, digest)


def _fold(id_: str, rows: Sequence[Row]) -> RoomState:
    """Return the state after a log; refuse one that does not fold, unless it ends because of that."""
    try:
        state, sound = fold_log(id_, rows)
    except (*UNREADABLE, AssertionError):
        raise ExportError("export-damaged", path=f"tables.{id_}") from None
    if not sound:
        if rows[-1][0] != ENTRY_KINDS[Interrupted]:
            raise ExportError("export-damaged", path=f"tables.{id_}.{state.number}")
        apply(state, Interrupted(), rows[-1][1])
    return state


async def _import_decks(services: Services, made: Import, decks: Mapping[str, Mapping[str, Any]]) -> None:
    """Add decks that are missing here, and those that were changed later, as far as there is space for them."""
    owner = services.owner.id
    known = {deck.id: deck for deck in await services.store.decks(owner, MAX_DECKS)}
    newer = {id_: one for id_, one in decks.items() if id_ not in known or one["changed_at"] > known[id_].changed_at}
    space = MAX_DECKS - len(known)
    for id_, one in newer.items():
        space -= id_ not in known
        if space >= 0:
            made.changes.append(AddDeck(id_, owner, one["name"], one["code"], one["changed_at"]))
            made.counts["decks"] += 1


async def _import_records(services: Services, made: Import, records: Mapping[str, Mapping[str, Any]]) -> None:
    """Add the latest records that are missing here, as far as there is space for them."""
    known = [one.id for one in await services.store.records(services.owner.id, MAX_RECORDS)]
    latest = sorted((id_ for id_ in records if id_ not in known), key=lambda id_: -records[id_]["created_at"])
    for id_ in latest[: max(0, MAX_RECORDS - len(known))]:
        one = records[id_]
        summary = await run_here(_summary, id_, one["text"])
        made.changes.append(AddRecord(id_, services.owner.id, one["text"], one["created_at"], one["key"], summary))
        made.counts["records"] += 1


def _summary(id_: str, text: str) -> str:
    try:
        return replays.summarise(text)[0]
    except GwintError:
        raise ExportError("export-damaged", path=f"records.{id_}") from None


async def _import_texts(store: BrowserStore, made: Import, name: str, texts: Mapping[str, str]) -> None:
    """Add the texts of a store that are missing here, and those that are longer."""
    known = await read_texts(store.storage, name)
    for key, text in texts.items():
        if len(text) > len(known.get(key, "")):
            made.texts.append((name, key, text))
            made.counts[name] += 1
