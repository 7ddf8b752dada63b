"""The `/health` route: whether the server can read and write its data and housekeeping runs."""

from __future__ import annotations

import asyncio
import shutil
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from gwint import __version__
from gwint.rules import RULES_VERSION
from gwint.server.http.models import StrictModel
from gwint.server.storage import StoreError
from gwint.server.storage.store import Store
from gwint.server.tables.server_registry import ServerRegistry

router = APIRouter(tags=["server"])

TIMEOUT_S: Final = 2.0
"""A disk that takes longer counts as failed."""
DISK_STEP: Final = 64 * 2**20
"""Free space is rounded, because every entry takes some: exact numbers would show secret exchanges (SET-10)."""
PROBE: Final = (
    ("INSERT INTO links(code_hash, table_id, seat, expires_at) VALUES (x'00', hex(zeroblob(8192)), 0, 0)", ()),
    ("DELETE FROM links WHERE code_hash = x'00'", ()),
)
"""Writes and deletes a row of several pages, which proves that there is space and changes nothing."""


class Health(StrictModel):
    """The state of the server."""

    status: Literal["ok", "failing"] = Field(
        description="`failing`: the data cannot be read or written, or housekeeping has stopped."
    )
    version: str
    rules_version: int
    uptime_s: Annotated[int, Field(ge=0)]
    writer_waiting: Annotated[int, Field(ge=0, description="Jobs waiting for a commit.")]
    disk_free_bytes: Annotated[
        int, Field(ge=0, description="Free space on the disk that holds the data, rounded down to 64 MiB.")
    ]


@router.get("/health", summary="Whether the server works", responses={503: {"model": Health}})
async def health(request: Request, response: Response) -> Health:
    """200 while the data can be read and written and housekeeping runs; otherwise 503."""
    registry: ServerRegistry = request.app.state.registry
    well = await store_works(registry.store) and request.app.state.housekeeping.running
    response.status_code = 200 if well else 503
    return Health(
        status="ok" if well else "failing",
        version=__version__,
        rules_version=RULES_VERSION,
        uptime_s=(registry.clock.steady() - request.app.state.began_at) // 1000,
        writer_waiting=registry.store.writer.waiting,
        disk_free_bytes=shutil.disk_usage(registry.settings.data).free // DISK_STEP * DISK_STEP,
    )


async def store_works(store: Store) -> bool:
    """Return whether the data can be read and, if the last write failed, whether it can be written again."""
    try:
        async with asyncio.timeout(TIMEOUT_S):
            await store.reader.rows("SELECT 1")
            if store.writer.failing:
                await store.writer.write(PROBE)
    except (StoreError, TimeoutError):
        return False
    return True
