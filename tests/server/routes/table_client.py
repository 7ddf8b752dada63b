"""All routes of a registry, and clients without a network."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from gwint.server.http import errors
from gwint.server.http.routes import routers
from gwint.server.rate_limits import AddressLimits
from gwint.server.tables.reviews import Reviews
from gwint.server.tables.room import Room
from tests.server.registry_host import RegistryHost, registry_host

SITE = "http://gwint.test"
ADDRESS = "192.0.2.1"


@dataclass
class ApiClient:
    """A browser or a program that exchanges JSON."""

    client: httpx.AsyncClient

    async def asks(self, method: str, path: str, status: int = 200, **request: Any) -> Any:
        answer = await self.client.request(method, path, **request)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers.get("content-type") == "application/json" else answer.text

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.asks("GET", path, status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.asks("POST", path, status, json={} if body is None else body)

    async def fault(self, method: str, path: str, status: int, **request: Any) -> str:
        """Return the kind of the fault by which a request is refused."""
        body = await self.asks(method, path, status, **request)
        assert set(body) == {"fault"}
        return str(body["fault"]["kind"])

    async def opens(self, **wanted: Any) -> Any:
        return await self.post("/api/tables", wanted, 201)

    async def commands(self, table: str, type_: str, status: int = 200, **fields: Any) -> Any:
        return await self.post(f"/api/tables/{table}/commands", {"type": type_, **fields}, status)


@dataclass
class ApiServer:
    """A running registry with its routes."""

    host: RegistryHost
    app: FastAPI

    @asynccontextmanager
    async def client(self, name: str = "", site: str = SITE, address: str = ADDRESS) -> AsyncIterator[ApiClient]:
        """Return a new client; with a name, an owner."""
        transport = httpx.ASGITransport(self.app, client=(address, 40_000))
        async with httpx.AsyncClient(transport=transport, base_url=site) as client:
            guest = ApiClient(client)
            if name:
                await guest.post("/api/me", {"name": name})
            yield guest

    async def room(self, table: str) -> Room:
        return await self.host.registry.room(table)

    async def plays_out(self, table: str, seed: int = 0) -> None:
        await self.host.play_out(await self.room(table), seed)


@asynccontextmanager
async def api_server(folder: Path, **settings: Any) -> AsyncIterator[ApiServer]:
    async with registry_host(folder, **settings) as host:
        app = FastAPI()
        errors.install_error_handlers(app)
        for router in routers():
            app.include_router(router)
        app.state.registry, app.state.owners = host.registry, host.owners
        app.state.connections = set()
        app.state.reviews = Reviews(host.registry)
        app.state.addresses = AddressLimits(0, host.registry.settings.address_connections, host.clock.steady)
        yield ApiServer(host, app)


def lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


HOT_SEAT = [{"sit": "Ala", "decks": ["monsters-swarm"]}, {"sit": "Bob", "decks": ["northern-realms-siege"]}]
"""Two people at one screen, whose game starts immediately."""
