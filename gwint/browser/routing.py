"""Routing: the requests of the page, and how a path is found in a table of routes."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from gwint.browser.fields import Field, Path, bad_request, read_query, read_text
from gwint.faults import GwintError
from gwint.server.api.encoding import encoded

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
NDJSON: Final = "application/x-ndjson"


class NoRoute(GwintError):
    """No route has this path, or none with this method."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request that a route answers."""

    method: str
    path: str
    query: Mapping[str, str]
    body: str = ""
    params: Mapping[str, str] = field(default_factory=dict)
    """The parts of the path that the route's pattern names."""

    def with_params(self, params: Mapping[str, str]) -> Request:
        return replace(self, params=params)

    def read_query(self, fields: Mapping[str, Field]) -> dict[str, Any]:
        return read_query(self.query, fields)

    def read_param(self, name: str, param: Field) -> Any:
        return read_text(self.params[name], param, ("path", name))

    def read_body(self, form: Field, default: Any = None) -> Any:
        """Return the body, which is JSON; without one, the default, or a refusal if there is none."""
        path: Path = ("body",)
        if not self.body:
            if default is None:
                raise bad_request(path, "missing")
            return default
        try:
            data = json.loads(self.body)
        except (RecursionError, ValueError) as error:
            raise bad_request((*path, getattr(error, "pos", 0)), "json-invalid") from None
        if data is None:
            raise bad_request(path, "missing")
        return form.read(data, path)


@dataclass(frozen=True, slots=True)
class Response:
    """The answer to a request."""

    body: str
    status: int = 200
    content_type: str = JSON


Lines = AsyncGenerator[str, None]
Handler = Callable[[Any, Request], Awaitable[Response]]
"""Answers a request of a host."""
Routes = Mapping[tuple[str, str], Handler]
Streams = Mapping[tuple[str, str], Callable[[Any, Request], Awaitable[Lines]]]
"""The handlers of routes that answer with lines, one after another."""


def parse_request(method: str, address: str, body: str) -> Request:
    """Return a request of the page; `address` is a path with its query."""
    parts = urlsplit(address)
    return Request(method.upper(), parts.path, dict(parse_qsl(parts.query, keep_blank_values=True)), body)


def json_response(data: Any, status: int = 200) -> Response:
    return Response(json.dumps(data, separators=(",", ":"), ensure_ascii=False), status)


def response_with(kind: type, value: object) -> Response:
    """Respond with a value of the wire."""
    return Response(encoded(kind, value).decode())


NO_CONTENT: Final = Response("", 204)


def find_route(routes: Mapping[tuple[str, str], Any], method: str, path: str) -> tuple[Any, dict[str, str]]:
    """Return the handler of a path and the parts that its pattern names; patterns without such parts come first."""
    known = [(own, pattern) for own, pattern in routes if pattern == path]
    found = known or [(own, pattern) for own, pattern in routes if _expression(pattern).fullmatch(path)]
    for own, pattern in found:
        if own == method:
            matched = _expression(pattern).fullmatch(path)
            assert matched
            return routes[own, pattern], {name: unquote(part) for name, part in matched.groupdict().items()}
    raise NoRoute("wrong-method" if found else "not-found")


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    """Return the regular expression of a pattern: `/api/tables/{table}`."""
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(pattern)))
