"""REST requests without a network, with complete responses."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import httpx
from fastapi import FastAPI

from gwint.faults import GwintError
from gwint.server.http import errors
from gwint.server.http.event_stream import StreamListener, TableStream
from gwint.server.http.routes import routers
from gwint.server.rate_limits import AddressLimits
from gwint.server.tables.permissions import check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.reviews import Reviews
from gwint.server.tables.room import Room
from gwint.views import Viewer

NO_HEARTBEAT_S: Final = 86_400.0
"""Heartbeats follow the real time, which differs between two worlds on a busy machine."""


class NoSessions:
    """No owner has sessions here."""

    async def of(self, _owner: str) -> list[Any]:
        return []


class Named:
    """Owners whose tokens are their names."""

    sessions = NoSessions()

    async def of(self, token: str) -> str:
        return token

    async def name(self, owner: str) -> str:
        return owner


@lru_cache(maxsize=1)
def api_app() -> FastAPI:
    app = FastAPI()
    errors.install_error_handlers(app)
    for router in routers():
        app.include_router(router)
    app.state.owners, app.state.addresses = Named(), AddressLimits(0, 0, lambda: 0)
    return app


async def answer(registry: Registry, owner: str, method: str, path: str, body: Any) -> str:
    """Return status, headers and body."""
    app = api_app()
    app.state.registry, app.state.reviews = registry, Reviews(registry)
    headers = {"Authorization": f"Bearer {owner}"}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://registry") as client:
        received = await client.request(method, path, json=body, headers=headers)
    return f"{received.status_code} {sorted(received.headers.items())} {received.text}"


async def follow(registry: Registry, room: Room, viewer: Viewer, owner: str, lines: list[str]) -> None:
    """Return the lines of a table's NDJSON stream."""

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            lines.append(message["body"].decode())

    async def receive() -> Any:
        raise AssertionError("nothing more is said")

    try:
        check_viewer(room.state, owner, viewer)
    except GwintError as refusal:
        lines.append(refusal.kind)
        return
    stream = TableStream(StreamListener(registry, room, viewer, owner, 0, NO_HEARTBEAT_S))
    await stream({"type": "http", "asgi": {"spec_version": "2.4"}}, receive, send)
