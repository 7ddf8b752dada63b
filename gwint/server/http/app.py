"""The application: builds the routes and middleware, and opens and closes everything in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from prometheus_client import CollectorRegistry
from starlette.types import ASGIApp

from gwint.server.bots.bot_moves import Workers
from gwint.server.http import errors
from gwint.server.http.cached_responses import CachedBody, cached_body, respond
from gwint.server.http.dependencies import PROTOCOL_CHECK
from gwint.server.http.middleware import add_middleware
from gwint.server.http.openapi import build_openapi
from gwint.server.http.routes import routers
from gwint.server.http.static_page import StaticPage
from gwint.server.http.websocket import Connection, WebSocketRoute
from gwint.server.ops import health, metrics
from gwint.server.ops.counts import Counts
from gwint.server.ops.housekeeping import Housekeeping
from gwint.server.ops.loop_lag import LoopLag
from gwint.server.rate_limits import address_limits
from gwint.server.sandbox.sandbox import Sandbox
from gwint.server.settings import Settings
from gwint.server.storage.owners import Owners
from gwint.server.storage.store import open_store
from gwint.server.tables.reviews import Reviews
from gwint.server.tables.server_registry import ServerRegistry
from gwint.server.time_source import Clock, SystemClock
from gwint.server.work_shares import WorkShares
from gwint.wire.protocol import PROTOCOL

OPENAPI_PATH: Final = "/api/openapi.json"
DESCRIPTION: Final = """\
How programs play at this server's tables. PROTOCOL.md explains it with examples.

Answers, events and messages may get new fields and kinds without a new version of the protocol: ignore what you do not
know. Only what clients send is closed (`additionalProperties: false`): unknown fields there are refused.
"""


class Application(FastAPI):
    """A FastAPI application wrapped in middleware that also handles the responses to unexpected errors."""

    def __init__(self, wrap: Callable[[ASGIApp], ASGIApp] = lambda app: app, **options: Any) -> None:
        self._wrap = wrap
        super().__init__(**options)

    def openapi(self) -> dict[str, Any]:
        return build_openapi(self)

    def setup(self) -> None:
        """Add the route of the document, which FastAPI would encode again for each request."""
        self.add_route(OPENAPI_PATH, self._document, include_in_schema=False)

    async def _document(self, request: Request) -> Response:
        return respond(self.openapi_body, request)

    @cached_property
    def openapi_body(self) -> CachedBody:
        """The document, encoded and compressed."""
        return cached_body(self.openapi())

    def build_middleware_stack(self) -> ASGIApp:
        return self._wrap(super().build_middleware_stack())


def create_app(settings: Settings, clock: Clock | None = None) -> Application:
    """Return the server of one data folder."""
    time, counts, connections = clock or SystemClock(), Counts(), set[Connection]()
    addresses = address_limits(settings, time.steady)
    shares = WorkShares(settings.by_address(settings.address_work))

    def wrap(app: ASGIApp) -> ASGIApp:
        sockets = WebSocketRoute(app, settings, time, addresses, connections, shares)
        return add_middleware(sockets, settings, addresses, counts, shares)

    app: Application = Application(
        wrap,
        title="Gwint",
        description=DESCRIPTION,
        version=str(PROTOCOL),
        lifespan=lambda _: _open(app, settings, time, counts),
        docs_url=None,
        redoc_url=None,
        openapi_url=OPENAPI_PATH,
    )
    app.state.collectors, app.state.connections, app.state.addresses = CollectorRegistry(), connections, addresses
    app.state.shares = shares
    app.state.commits = metrics.commit_histogram(app.state.collectors)
    errors.install_error_handlers(app, counts.count_refusal)
    for router in routers():
        app.include_router(router, dependencies=[PROTOCOL_CHECK])
    app.include_router(health.router)
    app.router.routes.append(StaticPage())
    # Built now, so that an invalid setting is refused before the first request.
    app.middleware_stack = app.build_middleware_stack()
    return app


@asynccontextmanager
async def _open(app: Application, settings: Settings, time: Clock, counts: Counts) -> AsyncIterator[None]:
    """Open the data, start the workers and housekeeping; games resume while the workers load their bots."""

    def committed(_jobs: int, seconds: float) -> None:
        app.state.commits.observe(seconds)

    async with open_store(
        settings.data, on_commit=committed, most_pages=settings.most_pages, check_s=settings.check_s
    ) as store:
        workers = Workers(
            settings.bot_workers,
            settings.bot_deadline_s,
            programs=settings.programs,
            threads=settings.bot_threads,
        )
        registry = ServerRegistry(settings, store, workers, time, counts=counts)
        app.state.sandbox = Sandbox(settings)
        owners = Owners(store, time, settings.session_days)
        app.state.registry, app.state.owners, app.state.reviews = registry, owners, Reviews(registry)
        app.state.began_at = time.steady()
        numbers = metrics.TableCollector(registry, app.state.connections)
        lag = LoopLag()
        collectors = [numbers, metrics.ProcessCollector(lag)]
        for collector in collectors:
            app.state.collectors.register(collector)
        app.state.housekeeping = Housekeeping(registry, owners)
        tasks = [asyncio.create_task(work) for work in (app.state.housekeeping.run(), lag.run())]
        try:
            # Built in a thread while the processes of the workers load, so that no request has to wait for it.
            await asyncio.gather(workers.start(), asyncio.to_thread(lambda: app.openapi_body))
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            for collector in collectors:
                app.state.collectors.unregister(collector)
            await registry.close()
            await app.state.sandbox.close()
            await workers.close()
