"""A process that writes to a folder: `writing_process write FOLDER RUN` or `writing_process fill FOLDER`.

`write` prints every entry once it is acknowledged, until it is killed. `fill` writes until the disk is full, simulated
by a limit on its files, then frees space and continues.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from pathlib import Path

from gwint.server.storage import StoreError
from gwint.server.storage.store import open_store
from gwint.server.storage.writer import Writer
from tests.server.storage.jobs import moved

TABLES = 20
ROOM = 300_000


def say(text: str) -> None:
    """Print immediately and completely, so that nothing printed is lost with the process."""
    os.write(1, f"{text}\n".encode())


async def play(writer: Writer, table: str) -> None:
    number = 0
    while True:
        await writer.write(moved(table, number))
        say(f"{table} {number}")
        number += 1


async def write(folder: Path, run: str) -> None:
    async with open_store(folder) as store:
        say("open")
        await asyncio.gather(*(play(store.writer, f"{run}-{index}") for index in range(TABLES)))


async def fill(folder: Path) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with open_store(folder) as store:
        resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, most))
        number = 0
        try:
            while True:
                await store.writer.write(moved("a", number, "x" * 1000))
                number += 1
        except StoreError as refused:
            say(f"{refused.kind} {number}")
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        await store.writer.write(moved("a", number, "x" * 1000))
        say(f"kept {number}")


def main(what: str, folder: str, *run: str) -> None:
    try:
        asyncio.run(write(Path(folder), *run) if what == "write" else fill(Path(folder)))
    except StoreError as refused:
        say(f"refused {refused.kind} {refused.details.get('pid')}")


if __name__ == "__main__":
    main(*sys.argv[1:])
