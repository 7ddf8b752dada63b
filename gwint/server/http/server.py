"""The server process: uvicorn with our protocols, signals and shutdown."""

from __future__ import annotations

import asyncio
import errno
import gc
import resource
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from gwint.faults import GwintError
from gwint.server.http.allowed_hosts import AllowedHosts
from gwint.server.http.app import create_app
from gwint.server.http.client_connections import ClientConnections
from gwint.server.http.http_protocol import HttpProtocol, limited_protocol
from gwint.server.http.middleware import proxies
from gwint.server.http.websocket import Connection
from gwint.server.http.websocket_protocol import PING_S, WebSocketProtocol
from gwint.server.ops.logs import configure_logging, log_event
from gwint.server.ops.metrics import metrics_app
from gwint.server.settings import Settings

MAX_CONNECTIONS: Final = 500
"""HTTP connections from one address: sixty browsers open 360."""
BACKLOG: Final = 4096
"""Pending connections: after a restart all clients reconnect together."""
RESTART: Final = 1012
"""The WebSocket close code of a server that restarts."""
MAX_FILES: Final = 65_536
POLL_S: Final = 0.01
GC_THRESHOLDS: Final = (2_000, 10, 1 << 30)
"""After this many new objects the young generation is collected; the old one never is."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class CannotListen(GwintError):
    """The server cannot listen on its address."""


def serve(settings: Settings, ready: Callable[[str, int], None]) -> None:
    """Serve until a signal comes; `ready` is called with host and port once clients can connect."""
    listener = listen(settings.host, settings.port)
    configure_logging(settings.log_level)
    raise_file_limit()
    server = Server(create_app(settings), settings, ready)
    limit_garbage_collection()
    server.run([listener])


def listen(host: str, port: int) -> socket.socket:
    """Bind and listen on an address, or refuse with the reason."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        taken = socket.socket(family, kind, protocol)
        try:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind(address)
            # Two sockets may bind one address, but only one can listen.
            taken.listen(BACKLOG)
        except BaseException:
            taken.close()
            raise
    except (OSError, OverflowError) as error:
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise CannotListen("port-in-use", host=host, port=str(port)) from error
        raise CannotListen("cannot-listen", host=host, port=str(port), reason=_reason(error)) from error
    return taken


def limit_garbage_collection() -> None:
    """Freeze what is loaded, and collect only young objects automatically.

    Failed requests leave short-lived reference cycles, which must not pile up. A full collection would stop everything
    for a third of a second; housekeeping does it when the server is quiet.
    """
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def raise_file_limit() -> None:
    """Raise the limit of open files, because every client needs one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


class Server(uvicorn.Server):
    """A uvicorn server for one application."""

    def __init__(self, app: FastAPI, settings: Settings, ready: Callable[[str, int], None]) -> None:
        super().__init__(_config(app, settings))
        self._app = app
        self._settings = settings
        self._ready = ready

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the data here instead of in uvicorn's lifespan, so that a refusal is reported as such."""
        with self.capture_signals():
            async with self._app.router.lifespan_context(self._app), serving_metrics(self._app, self._settings):
                await super().serve(sockets)
        log_event("stopped")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or ():
            host, port = one.getsockname()[:2]
            log_event("listening", host=host, port=port)
            self._ready(host, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping", sockets=len(self._app.state.connections))
        self._app.state.registry.stop()
        await close_connections(self._app.state.connections, self._settings.stop_s / 2)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals until the process ends, so that a second one finds the server stopping."""
        for one in SIGNALS:
            signal.signal(one, self.handle_exit)
        yield

    def handle_exit(self, sig: int, frame: Any) -> None:
        self.should_exit = True


class MetricsServer(uvicorn.Server):
    """A second server in the same event loop; the first one handles the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serving_metrics(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Serve `/metrics` on its own port, if the operator has chosen one."""
    if not settings.metrics_port:
        yield
        return
    listener = listen(settings.metrics_host, settings.metrics_port)
    inner = metrics_app(app.state.collectors, AllowedHosts(settings))
    server = MetricsServer(
        uvicorn.Config(inner, http=HttpProtocol, ws="none", lifespan="off", log_config=None, access_log=False)
    )
    serving = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration, with logging, proxies and the lifespan left to us."""
    most = MAX_CONNECTIONS if settings.address_connections else 0
    return uvicorn.Config(
        app,
        http=limited_protocol(ClientConnections(most, app.state.shares, proxies(settings.trusted_proxies))),
        ws=WebSocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        # Half of the time is for the sockets, the other half for requests.
        timeout_graceful_shutdown=max(1, int(settings.stop_s / 2)),
    )


async def close_connections(connections: set[Connection], within_s: float) -> None:
    """Close every socket once its client has been answered; uvicorn closes those that do not take the answer."""
    with suppress(TimeoutError):
        async with asyncio.timeout(within_s):
            while connections:
                idle = [connection for connection in connections if not connection.busy]
                await asyncio.gather(*(connection.close(RESTART) for connection in idle))
                await asyncio.sleep(POLL_S)
