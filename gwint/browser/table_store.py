"""The store of tables, decks and records in a browser: an index in memory, and everything else in its storage."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from gwint.browser import indexed_db as stores
from gwint.browser.indexed_db import DECKS, ENTRIES, RECORDS, TABLES, Storage, read_texts
from gwint.server.tables import changes
from gwint.server.tables.changes import Change
from gwint.server.tables.entries import ENTRY_KINDS, Dealt
from gwint.server.tables.log_reader import Row
from gwint.server.tables.state import CLOSED, PLAYING, WAITING
from gwint.server.tables.table_store import ListedRecord, ListedTable, OwnedGame, SavedDeckRow

NUMBER_DIGITS: Final = 6
"""Of an entry's number in its key, so that keys are in the order of numbers."""


@dataclass(frozen=True, slots=True)
class IndexedTable:
    """What the index says about a table."""

    id: str
    phase: str
    listed: bool
    mode: str
    maker: str
    created_at: int
    changed_at: int
    owners: Mapping[str, str] = field(default_factory=dict)
    """By seat."""
    summary: str = ""
    dealt: bool = False

    @property
    def unfinished(self) -> bool:
        return self.phase in (WAITING, PLAYING)


def entry_key(table: str, number: int) -> str:
    return f"{table}/{number:0{NUMBER_DIGITS}}"


class BrowserStore:
    """A `TableStore` in a browser."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.tables: dict[str, IndexedTable] = {}
        self._decks: dict[str, SavedDeckRow] = {}
        self._records: dict[str, ListedRecord] = {}
        self._lock = asyncio.Lock()
        """Held while changes are written, because each changes the index that the one before it has left."""

    async def load(self) -> None:
        """Read the index of tables and the saved decks, but no logs."""
        tables, decks = await read_texts(self.storage, TABLES), await read_texts(self.storage, DECKS)
        records = await read_texts(self.storage, RECORDS)
        self.tables = {id_: _read_table(text) for id_, text in tables.items()}
        self._decks = {id_: SavedDeckRow(**json.loads(text)) for id_, text in decks.items()}
        self._records = {id_: _read_record(text) for id_, text in records.items()}

    async def write(
        self, changed: Sequence[Change], measured: bool = True, texts: Sequence[stores.Change] = ()
    ) -> None:
        """Make all changes or none; `texts` are changes of other stores."""
        async with self._lock:
            draft = Draft(self.tables.copy(), self._decks.copy(), self._records.copy())
            for change in changed:
                WRITERS[type(change)](draft, change)
            await stores.write(self.storage, [*draft.written(), *texts])
            self.tables, self._decks, self._records = draft.tables, draft.decks, draft.records

    async def clear(self) -> None:
        """Delete everything in all stores, also what this class does not know."""
        async with self._lock:
            found = [(store, key, None) for store in stores.STORES for key in await self.storage.keys(store, "")]
            await stores.write(self.storage, found)
            self.tables, self._decks, self._records = {}, {}, {}

    # Tables

    async def log(self, id_: str) -> Sequence[Row]:
        return [_read_row(text) for text in (await read_texts(self.storage, ENTRIES, f"{id_}/")).values()]

    async def logs(self, ids: Sequence[str]) -> dict[str, Sequence[Row]]:
        found = {id_: await self.log(id_) for id_ in ids}
        return {id_: rows for id_, rows in found.items() if rows}

    async def phase(self, id_: str) -> str:
        return self.tables[id_].phase if id_ in self.tables else ""

    async def count_unfinished(self, maker: str | None = None) -> int:
        return sum(table.unfinished and maker in (None, table.maker) for table in self.tables.values())

    async def open_tables(self, hosted: Collection[str], after: str, limit: int) -> list[ListedTable]:
        found = [table for table in self.tables.values() if table.id in hosted and table.phase == WAITING]
        listed = sorted((table for table in found if table.listed), key=_age, reverse=True)
        return [ListedTable(one.id, one.created_at, one.summary) for one in _page(listed, after, limit)]

    async def games_of(self, owner: str, after: str, limit: int) -> list[OwnedGame]:
        own = [table for table in self.tables.values() if owner in table.owners.values()]
        shown = sorted((table for table in own if table.phase != CLOSED or table.dealt), key=_recency, reverse=True)
        return [_owned(table, owner) for table in _page(shown, after, limit)]

    # Links, decks and records

    async def link(self, code_hash: bytes, now: int) -> None:
        """Seats do not move between devices without a server."""

    async def decks(self, owner: str, limit: int) -> list[SavedDeckRow]:
        return sorted(self._decks.values(), key=lambda deck: (-deck.changed_at, deck.id))[:limit]

    async def deck(self, owner: str, id_: str) -> SavedDeckRow | None:
        return self._decks.get(id_)

    async def count_decks(self, owner: str) -> int:
        return len(self._decks)

    async def record(self, id_: str) -> str | None:
        text = await self.storage.read(RECORDS, id_)
        return None if text is None else str(json.loads(text)["text"])

    async def record_of_key(self, owner: str, key: str) -> str | None:
        return next((record.id for record in self._records.values() if record.key == key), None)

    async def records(self, owner: str, limit: int) -> list[ListedRecord]:
        oldest = sorted(self._records.values(), key=lambda record: record.created_at)
        return oldest[::-1][:limit]


def _age(table: IndexedTable) -> tuple[int, str]:
    return table.created_at, table.id


def _recency(table: IndexedTable) -> tuple[bool, int, str]:
    return table.unfinished, table.changed_at, table.id


def _page(tables: Sequence[IndexedTable], after: str, limit: int) -> Sequence[IndexedTable]:
    """Return the tables after one of them; none if that one is not among them."""
    ids = [table.id for table in tables]
    start = 0 if not after else ids.index(after) + 1 if after in ids else len(ids)
    return tables[start : start + limit]


def _owned(table: IndexedTable, owner: str) -> OwnedGame:
    seats = tuple(sorted(int(seat) for seat, one in table.owners.items() if one == owner))
    return OwnedGame(table.id, table.phase, table.mode, table.created_at, table.changed_at, table.summary, seats)


# Stored texts


def _read_table(text: str) -> IndexedTable:
    return IndexedTable(**json.loads(text))


def _read_row(text: str) -> Row:
    kind, at, body, digest = json.loads(text)
    return kind, at, body, digest


def _read_record(text: str) -> ListedRecord:
    data = json.loads(text)
    return ListedRecord(data["id"], data["created_at"], data["key"], data["summary"])


def _dumps(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# Changes


@dataclass(slots=True)
class Draft:
    """The index after some changes, until they are written."""

    tables: dict[str, IndexedTable]
    decks: dict[str, SavedDeckRow]
    records: dict[str, ListedRecord]
    texts: dict[tuple[str, str], str | None] = field(default_factory=dict)
    """What is to be stored, by store and key."""
    changed: set[str] = field(default_factory=set)
    """The tables of which the index changes."""

    def update(self, id_: str, **values: Any) -> None:
        self.tables[id_] = replace(self.tables[id_], **values)
        self.changed.add(id_)

    def written(self) -> Iterator[stores.Change]:
        for (store, key), text in self.texts.items():
            yield store, key, text
        for id_ in sorted(self.changed):
            yield TABLES, id_, _dumps(asdict(self.tables[id_]))


def _add_entry(draft: Draft, change: changes.AddEntry) -> None:
    row = (change.kind, change.at, change.body, change.digest)
    draft.texts[ENTRIES, entry_key(change.table, change.number)] = _dumps(row)
    if change.kind == ENTRY_KINDS[Dealt]:
        draft.update(change.table, dealt=True)


def _add_table(draft: Draft, change: changes.AddTable) -> None:
    """Add a table, or replace what the index says about it; whether it was dealt is known from its log."""
    dealt = change.id in draft.tables and draft.tables[change.id].dealt
    draft.tables[change.id] = IndexedTable(**change._asdict(), dealt=dealt)
    draft.changed.add(change.id)


def _update_table(draft: Draft, change: changes.UpdateTable) -> None:
    draft.update(change.id, phase=change.phase, listed=change.listed, changed_at=change.changed_at)


def _save_summary(draft: Draft, change: changes.SaveSummary) -> None:
    draft.update(change.table, summary=change.body)


def _add_chair(draft: Draft, change: changes.AddChair) -> None:
    draft.update(change.table, owners={**draft.tables[change.table].owners, str(change.seat): change.owner})


def _remove_chair(draft: Draft, change: changes.RemoveChair) -> None:
    owners = draft.tables[change.table].owners
    draft.update(change.table, owners={seat: one for seat, one in owners.items() if seat != str(change.seat)})


def _no_links(draft: Draft, change: Change) -> None:
    """There are no links to seats."""


def _save_deck(draft: Draft, change: changes.AddDeck | changes.UpdateDeck) -> None:
    deck = SavedDeckRow(change.id, change.name, change.code, change.changed_at)
    draft.decks[change.id] = deck
    draft.texts[DECKS, change.id] = _dumps(deck._asdict())


def _remove_deck(draft: Draft, change: changes.RemoveDeck) -> None:
    draft.decks.pop(change.id, None)
    draft.texts[DECKS, change.id] = None


def _add_record(draft: Draft, change: changes.AddRecord) -> None:
    record = ListedRecord(change.id, change.created_at, change.key, change.summary)
    draft.records[change.id] = record
    draft.texts[RECORDS, change.id] = _dumps({**record._asdict(), "text": change.text})


def _remove_old_records(draft: Draft, change: changes.RemoveOldRecords) -> None:
    oldest = sorted(draft.records, key=lambda id_: draft.records[id_].created_at)
    for id_ in oldest[: max(0, len(oldest) - change.most)]:
        del draft.records[id_]
        draft.texts[RECORDS, id_] = None


WRITERS: Final[Mapping[type[Change], Callable[[Draft, Any], None]]] = {
    changes.AddEntry: _add_entry,
    changes.AddTable: _add_table,
    changes.UpdateTable: _update_table,
    changes.SaveSummary: _save_summary,
    changes.AddChair: _add_chair,
    changes.RemoveChair: _remove_chair,
    changes.RemoveLinks: _no_links,
    changes.AddLink: _no_links,
    changes.RemoveLink: _no_links,
    changes.RemoveExpiredLinks: _no_links,
    changes.AddDeck: _save_deck,
    changes.UpdateDeck: _save_deck,
    changes.RemoveDeck: _remove_deck,
    changes.AddRecord: _add_record,
    changes.RemoveOldRecords: _remove_old_records,
}
"""How each change is made."""
