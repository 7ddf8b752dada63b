"""The application: builds the routes and middleware, and opens and closes everything in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI
from prometheus_client import CollectorRegistry
from starlette.types import ASGIApp

from gwint.server.bots.bot_moves import Workers
from gwint.server.http import errors
from gwint.server.http.dependencies import PROTOCOL_CHECK
from gwint.server.http.middleware import add_middleware
from gwint.server.http.openapi import build_openapi
from gwint.server.http.routes import routers
from gwint.server.http.static_page import StaticPage
from gwint.server.http.websocket import Connection, WebSocketRoute
from gwint.server.ops import health, metrics
from gwint.server.ops.counts import Counts
from gwint.server.ops.housekeeping import Housekeeping
from gwint.server.rate_limits import AddressLimits
from gwint.server.settings import Settings
from gwint.server.storage.owners import Owners
from gwint.server.storage.store import open_store
from gwint.server.tables.registry import Registry
from gwint.server.tables.reviews import Reviews
from gwint.server.time_source import Clock, SystemClock
from gwint.wire.protocol import PROTOCOL


class Application(FastAPI):
    """A FastAPI application wrapped in middleware that also handles the responses to unexpected errors."""

    def __init__(self, wrap: Callable[[ASGIApp], ASGIApp] = lambda app: app, **options: Any) -> None:
        self._wrap = wrap
        super().__init__(**options)

    def openapi(self) -> dict[str, Any]:
        return build_openapi(self)

    def build_middleware_stack(self) -> ASGIApp:
        return self._wrap(super().build_middleware_stack())


def create_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """Return the server of one data folder."""
    time, counts, connections = clock or SystemClock(), Counts(), set[Connection]()
    addresses = AddressLimits(settings.address_rate, settings.address_connections, time.steady)

    def wrap(app: ASGIApp) -> ASGIApp:
        return add_middleware(WebSocketRoute(app, settings, time, addresses, connections), settings, addresses, counts)

    app = Application(
        wrap,
        title="Gwint",
        version=str(PROTOCOL),
        lifespan=lambda app: _open(app, settings, time, counts),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.collectors, app.state.connections, app.state.addresses = CollectorRegistry(), connections, addresses
    app.state.commits = metrics.commit_histogram(app.state.collectors)
    errors.install_error_handlers(app, counts.count_refusal)
    for router in routers():
        app.include_router(router, dependencies=[PROTOCOL_CHECK])
    for router in (health.router, metrics.router):
        app.include_router(router)
    app.router.routes.append(StaticPage())
    # Built now, so that an invalid setting is refused before the first request.
    app.middleware_stack = app.build_middleware_stack()
    return app


@asynccontextmanager
async def _open(app: FastAPI, settings: Settings, time: Clock, counts: Counts) -> AsyncIterator[None]:
    """Open the data, start the workers and housekeeping; games resume while the workers load their bots."""

    def committed(_jobs: int, seconds: float) -> None:
        app.state.commits.observe(seconds)

    async with open_store(settings.data, on_commit=committed, most_pages=settings.most_pages) as store:
        workers = Workers(
            settings.bot_workers,
            settings.bot_deadline_s,
            programs=settings.programs,
            threads=settings.bot_threads,
        )
        registry = Registry(settings, store, workers, time, counts=counts)
        app.state.registry, app.state.owners, app.state.reviews = registry, Owners(store, time), Reviews(registry)
        app.state.began_at = time.steady()
        numbers = metrics.TableCollector(registry, app.state.connections)
        app.state.collectors.register(numbers)
        app.state.housekeeping = Housekeeping(registry)
        housekeeping = asyncio.create_task(app.state.housekeeping.run())
        try:
            await workers.start()
            yield
        finally:
            housekeeping.cancel()
            with suppress(asyncio.CancelledError):
                await housekeeping
            app.state.collectors.unregister(numbers)
            await registry.close()
            await workers.close()
