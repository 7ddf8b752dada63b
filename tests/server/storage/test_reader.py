"""Readers see what is committed, and can change nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gwint.server.storage import StoreError
from gwint.server.storage.reader import Reader
from gwint.server.storage.store import FILE
from gwint.server.storage.writer import Writer
from tests.faults import of_kind
from tests.server.storage.jobs import logged, moved


async def test_a_reader_sees_acknowledged_jobs(file: Path) -> None:
    writer, reader = Writer(file), Reader(file)
    for number in range(100):
        await writer.write(moved("a", number))
        last = "SELECT table_id, number FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        assert await reader.rows(last, ("a",)) == [("a", number)]
    await reader.close()
    await writer.close()


async def test_many_concurrent_queries_are_answered_while_the_writer_writes(file: Path) -> None:
    writer, reader = Writer(file), Reader(file)
    writes = [writer.write(moved("a", number)) for number in range(300)]
    # A statement sees one state, in which the log and its index agree.
    both = "SELECT coalesce((SELECT max(number) FROM entries), 0), coalesce((SELECT changed_at FROM tables), 0)"
    seen = [answer[0] for answer in await asyncio.gather(*(reader.rows(both) for _ in range(200)))]
    assert all(entries == index for entries, index in seen)
    await asyncio.gather(*writes)
    assert await reader.rows(both) == [(299, 299)]
    await reader.close()
    await writer.close()


@pytest.mark.parametrize("sql", ["DELETE FROM entries", "DROP TABLE entries", "SELECT * FROM nowhere", "SELECT ?"])
async def test_a_reader_refuses_an_invalid_query_and_answers_the_next(file: Path, sql: str) -> None:
    writer, reader = Writer(file), Reader(file)
    await writer.write(moved("a", 0))
    for _ in range(5):
        with pytest.raises(StoreError, check=of_kind("store-failed")):
            await reader.rows(sql)
    assert await reader.rows("SELECT 1") == [(1,)]
    await reader.close()
    await writer.close()
    assert logged(file) == {("a", 0)}


def test_a_reader_creates_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        Reader(tmp_path / FILE)
    assert list(tmp_path.iterdir()) == []


async def test_a_reader_opens_a_file_without_a_writer(file: Path) -> None:
    writer = Writer(file)
    await writer.write(moved("a", 0))
    await writer.close()
    reader = Reader(file)
    assert await reader.rows("SELECT number FROM entries") == [(0,)]
    await reader.close()
