"""Logging: one line of JSON per event on standard error. Queries and headers, which may hold secrets, are left out."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from time import perf_counter
from typing import IO, Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gwint.server.timed_steps import TimedSteps

LOG: Final = logging.getLogger(__name__)
FILES: Final = "files"
"""The route of requests for the page and its files."""
OTHER: Final = "other"
"""The route of requests that no route answers."""
OWN_LOGGER: Final = "gwint"
"""The logger of our own packages; libraries log only warnings, because their other messages contain queries."""
MAX_PATH: Final = 200
"""How much of a path is logged: our own are shorter."""
FIELDS: Final = "fields"
"""The attribute of a log record that holds the event's fields."""


class JsonLines(logging.Formatter):
    """Formats a log record as time, level, event, module and the event's fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "module": record.name,
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def configure_logging(level: str, stream: IO[str] | None = None) -> None:
    """Log everything in this format and nothing in another."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OWN_LOGGER).setLevel(level.upper())
    logging.captureWarnings(True)


def log_event(event: str, **fields: object) -> None:
    """Log an event with its fields."""
    LOG.info(event, extra={FIELDS: fields})


def address_of(scope: Scope) -> str:
    """Return the client address of a request, after trusted proxies."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class AccessLog:
    """Logs every request when it has been answered, and every socket when it is closed."""

    def __init__(self, app: ASGIApp, answered: Callable[[str, int, float, float], None]) -> None:
        """`answered` is called with the route and the status of every response, the seconds until its end, and its
        processor time on the event loop."""
        self._app = app
        self._answered = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        work = TimedSteps(_call(self._app, scope, receive, send_and_note))
        try:
            await work
        finally:
            self._answered(route_of(scope), status, perf_counter() - began, work.seconds)
            _log_end("request", scope, began, method=scope["method"], status=status)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Log only the end of a socket; its messages pass without overhead."""
        began = perf_counter()
        try:
            await self._app(scope, receive, send)
        finally:
            _log_end("socket", scope, began)


async def _call(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def route_of(scope: Scope) -> str:
    """Return the method and the template of the route that answers: one of few, whatever the client asks for."""
    method, route = scope["method"], scope.get("route")
    if route is None:
        return FILES if "endpoint" in scope and method in ("GET", "HEAD") else OTHER
    return f"{method} {route.path}" if method in route.methods else OTHER


def _log_end(event: str, scope: Scope, began: float, **fields: object) -> None:
    ms = round((perf_counter() - began) * 1000, 1)
    log_event(event, path=scope["path"][:MAX_PATH], ms=ms, address=address_of(scope), **fields)
