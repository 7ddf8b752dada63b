"""The application: the tavern's doors, opened and closed in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI, WebSocket
from prometheus_client import CollectorRegistry
from starlette.types import ASGIApp

from gwint.server import health, metrics
from gwint.server.clock import Clock, SystemClock
from gwint.server.counts import Counts
from gwint.server.doors import refusals, routers
from gwint.server.doors.owners import owner_of
from gwint.server.guards import guarded
from gwint.server.limits import Addresses, Bucket
from gwint.server.logs import address_of
from gwint.server.owners import Owners
from gwint.server.pages import Pages
from gwint.server.reviews import Reviews
from gwint.server.settings import Settings
from gwint.server.socket import Connection
from gwint.server.store import opened
from gwint.server.tavern import Tavern
from gwint.server.thinking.workers import Workers


class Guarded(FastAPI):
    """Doors with guards before them, who answer for every answer: also for that of an unexpected error."""

    def __init__(self, guard: Callable[[ASGIApp], ASGIApp], **options: Any) -> None:
        self._guard = guard
        super().__init__(**options)

    def build_middleware_stack(self) -> ASGIApp:
        return self._guard(super().build_middleware_stack())


def create_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """A server over one data folder."""
    time, counts, registry = clock or SystemClock(), Counts(), CollectorRegistry()
    addresses = Addresses(settings.address_rate, settings.address_connections, time.steady)
    connections: set[Connection] = set()
    commits = metrics.commits(registry)

    def committed(_jobs: int, seconds: float) -> None:
        commits.observe(seconds)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings.data, told=committed, most_pages=settings.most_pages) as store:
            workers = Workers(settings.bot_workers, settings.bot_deadline_s, programs=settings.programs)
            await workers.start()
            tavern = Tavern(settings, store, workers, time, counts=counts)
            app.state.tavern, app.state.owners, app.state.reviews = tavern, Owners(store, time), Reviews(tavern)
            app.state.began_at = time.steady()
            numbers = metrics.Numbers(tavern, connections)
            registry.register(numbers)
            running = asyncio.create_task(tavern.watch.run())
            try:
                yield
            finally:
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running
                registry.unregister(numbers)
                await tavern.close()
                await workers.close()

    app = Guarded(
        lambda doors: guarded(doors, settings, addresses, counts),
        title="Gwint",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.registry, app.state.connections, app.state.addresses = registry, connections, addresses
    refusals.install(app, counts.refused)

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        tavern: Tavern = app.state.tavern
        limits = Bucket(settings.seat_rate, time.steady), addresses.bucket(address_of(socket.scope))
        connection = Connection(socket, tavern, await owner_of(socket), *limits)
        connections.add(connection)
        try:
            # A task of its own: else every message would climb up and down all that stands around this door.
            await asyncio.create_task(connection.run())
        finally:
            connections.discard(connection)

    # Behind the socket, which is found without asking at every other door when everybody comes back at once.
    for router in (*routers(), health.router, metrics.router):
        app.include_router(router)
    app.router.routes.append(Pages())
    # Now, so that a setting that cannot be is refused before anybody comes.
    app.middleware_stack = app.build_middleware_stack()
    return app
