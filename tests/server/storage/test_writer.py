"""The writer: acknowledged jobs are on disk, jobs are grouped, and one job's error affects no other."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from gwint.server.storage import StoreError
from gwint.server.storage.writer import LARGEST_GROUP, Job, Writer
from tests.faults import of_kind
from tests.server.storage.jobs import ENTRY, is_whole, logged, moved, rows


async def test_an_acknowledged_job_is_in_the_file(file: Path) -> None:
    writer = Writer(file)
    await writer.write(moved("a", 0))
    assert logged(file) == {("a", 0)}
    await writer.close()


async def test_every_commit_reaches_the_disk(file: Path) -> None:
    writer = Writer(file)
    connection = writer._connection
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await writer.close()


async def test_jobs_that_come_during_a_commit_share_the_next_one(file: Path) -> None:
    groups: list[int] = []
    first_done, go_on = threading.Event(), threading.Event()

    def received(jobs: int, seconds: float) -> None:
        assert seconds > 0
        groups.append(jobs)
        first_done.set()
        assert go_on.wait(10)

    writer = Writer(file, on_commit=received)
    await writer.write(moved("a", 0))
    await asyncio.to_thread(first_done.wait, 10)
    others = [writer.write(moved("a", number)) for number in range(1, 51)]
    assert writer.waiting == 50
    go_on.set()
    await asyncio.gather(*others)
    await writer.close()
    assert groups == [1, 50]


async def test_a_flood_is_committed_in_groups_of_a_bounded_size(file: Path) -> None:
    groups: list[int] = []
    writer = Writer(file, on_commit=lambda jobs, _: groups.append(jobs))
    await asyncio.gather(*(writer.write(moved("a", number)) for number in range(LARGEST_GROUP * 2 + 1)))
    await writer.close()
    assert sum(groups) == len(logged(file)) == LARGEST_GROUP * 2 + 1
    assert max(groups) <= LARGEST_GROUP


async def test_many_tables_at_once_lose_nothing_and_keep_their_order(file: Path) -> None:
    async def table(writer: Writer, name: str) -> None:
        for number in range(20):
            await writer.write(moved(name, number))

    writer = Writer(file)
    await asyncio.gather(*(table(writer, f"t{index}") for index in range(50)))
    await writer.close()
    assert len(logged(file)) == 1000
    assert is_whole(file)


@pytest.mark.parametrize(
    "bad",
    [
        [*moved("new", 0), *moved("a", 0)],
        [("INSERT INTO nowhere VALUES (1)", ())],
        [(ENTRY, ("too few",))],
        [(ENTRY, ("a", 2**70, "{}"))],
        [(ENTRY, ("a", object(), "{}"))],
    ],
    ids=["there already", "no such table", "too few values", "too large a number", "not a value"],
)
async def test_a_bad_job_spoils_no_other_of_its_group(file: Path, bad: Job) -> None:
    writer = Writer(file)
    await writer.write(moved("a", 0))
    jobs = [moved("a", number) for number in range(1, 20)]
    jobs.insert(7, bad)
    outcomes = await asyncio.gather(*map(writer.write, jobs), return_exceptions=True)
    await writer.close()
    refused = outcomes.pop(7)
    assert isinstance(refused, StoreError)
    assert refused.kind == "store-failed"
    assert refused.__cause__ is not None
    assert refused.details == {"reason": str(refused.__cause__)}
    assert outcomes == [None] * 19
    assert logged(file) == {("a", number) for number in range(20)}
    assert is_whole(file)


async def test_closing_executes_pending_jobs_and_accepts_no_more(file: Path) -> None:
    writer = Writer(file)
    asked = [writer.write(moved("a", number)) for number in range(500)]
    await writer.close()
    with pytest.raises(StoreError, check=of_kind("store-closed")):
        writer.write(moved("a", 500))
    await asyncio.gather(*asked)
    await writer.close()
    assert len(logged(file)) == 500


async def test_a_job_is_executed_even_if_its_future_is_cancelled(file: Path) -> None:
    writer = Writer(file)
    writer.write(moved("a", 0)).cancel()
    await writer.write(moved("a", 1))
    await writer.close()
    assert logged(file) == {("a", 0), ("a", 1)}


def test_a_closed_event_loop_does_not_stop_the_writer(file: Path) -> None:
    committed, go_on = threading.Event(), threading.Event()

    def received(jobs: int, seconds: float) -> None:
        committed.set()
        assert go_on.wait(10)

    writer = Writer(file, on_commit=received)

    async def leave() -> None:
        writer.write(moved("a", 0))
        await asyncio.to_thread(committed.wait, 10)
        writer.write(moved("a", 1))

    asyncio.run(leave())
    go_on.set()
    asyncio.run(writer.close())
    assert logged(file) == {("a", 0), ("a", 1)}


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Yennefer, " * 100)
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        Writer(path)


# A full disk


FEW_PAGES, MANY_PAGES = 48, 4000
BODY = "x" * 2000


async def until_refused(writer: Writer) -> int:
    """Return how many jobs were acknowledged before the disk was full."""
    for number in range(1000):
        try:
            await writer.write(moved("a", number, BODY))
        except StoreError as refused:
            assert refused.kind == "disk-full"  # noqa: PT017
            return number
    raise AssertionError("the disk was never full")


async def test_a_full_disk_refuses_jobs_and_writing_continues_once_there_is_space(file: Path) -> None:
    writer = Writer(file, most_pages=FEW_PAGES)
    kept = await until_refused(writer)
    assert await refusals(writer, kept) == ["disk-full"] * 5
    assert logged(file) == {("a", number) for number in range(kept)}
    assert is_whole(file)
    await writer.write([(f"PRAGMA max_page_count = {MANY_PAGES}", ())])
    for number in range(kept, kept + 100):
        await writer.write(moved("a", number, BODY))
    await writer.close()
    written = kept + 100
    assert len(logged(file)) == written
    assert is_whole(file)


async def refusals(writer: Writer, number: int) -> list[str]:
    """Return the outcomes of a whole group."""
    outcomes = await asyncio.gather(
        *(writer.write(moved("a", number + ahead, BODY * 20)) for ahead in range(5)), return_exceptions=True
    )
    return [outcome.kind for outcome in outcomes if isinstance(outcome, StoreError)]


async def test_a_job_that_needs_no_space_is_written_on_a_full_disk(file: Path) -> None:
    writer = Writer(file, most_pages=FEW_PAGES)
    await until_refused(writer)
    await writer.write([("DELETE FROM entries WHERE number > 3", ())])
    await writer.close()
    assert rows(file, "SELECT count(*) FROM entries") == [(4,)]


async def test_a_commit_that_must_stay_secret_is_not_reported(file: Path) -> None:
    groups: list[int] = []
    writer = Writer(file, on_commit=lambda jobs, _: groups.append(jobs))
    await writer.write(moved("a", 0), measured=False)
    await writer.write(moved("a", 1))
    await writer.close()
    assert groups == [1]
    assert len(logged(file)) == 2
