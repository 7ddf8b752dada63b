"""Error responses: every refusal as `{"fault": {"kind", "details"}}`; unexpected errors are logged and hidden."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import iter_route_contexts
from starlette.exceptions import HTTPException
from starlette.routing import Match

from gwint.faults import Fault, GwintError
from gwint.server.api.fault_statuses import STATUS
from gwint.server.http.models import ErrorResponse
from gwint.server.rate_limits import TooFast, setting_of
from gwint.wire import write_fault

LOG: Final = logging.getLogger(__name__)

HTTP_FAULTS: Final[Mapping[int, Fault]] = {
    404: Fault("not-found"),
    405: Fault("wrong-method"),
    413: Fault("too-large"),
}
"""The faults for what the framework refuses; other statuses are a `bad-request`."""

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

MAX_LENGTH: Final = 200
"""The maximum length of the path of an invalid value, which the request itself may have named."""

COMMON_ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": ErrorResponse, "description": "Understood but refused; the fault says why."},
    422: {"model": ErrorResponse, "description": "Does not match the schema: `bad-request`, with path and reason."},
    429: {"model": ErrorResponse, "description": "A limit of the client or of its address is reached; try later."},
    503: {"model": ErrorResponse, "description": "The server is busy or stops; try later."},
}
"""The documented errors of all routes."""
NOT_FOUND: Final[dict[int | str, dict[str, Any]]] = {404: {"model": ErrorResponse, "description": "Not found."}}


def _ignore(kind: str, setting: str) -> None:
    """Do not count refusals."""


def install_error_handlers(app: FastAPI, on_refusal: Callable[[str, str], None] = _ignore) -> None:
    """Answer every error of the application as a fault; `on_refusal` gets the kind of each and its setting."""
    app.state.refused = on_refusal
    app.add_exception_handler(GwintError, _refusal)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unexpected)


class FaultResponse(JSONResponse):
    """A fault as JSON. It may quote half of a surrogate pair, which JSON can contain but UTF-8 cannot."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def fault_response(fault: Fault, status: int | None = None, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Return a fault as a response, with the status of its kind or another."""
    body = {"fault": write_fault(fault)}
    return FaultResponse(body, status_code=status or STATUS.get(fault.kind, 400), headers=headers)


def _count(request: Request, fault: Fault, setting: str = "") -> Fault:
    request.app.state.refused(fault.kind, setting)
    return fault


async def _refusal(request: Request, refusal: Exception) -> JSONResponse:
    assert isinstance(refusal, GwintError)
    seconds = refusal.details.get("seconds") if isinstance(refusal, TooFast) else None
    headers = None if seconds is None else {"retry-after": str(seconds)}
    return fault_response(_count(request, refusal.fault, setting_of(refusal)), headers=headers)


async def _bad_request(request: Request, error: Exception) -> JSONResponse:
    """Answer with the path and the type of the first validation error."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    path = ".".join(map(str, first["loc"]))[:MAX_LENGTH]
    fault = Fault("bad-request", {"path": path, "reason": first["type"].replace("_", "-")})
    return fault_response(_count(request, fault))


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    reason = HTTPStatus(error.status_code).name.lower().replace("_", "-")
    fault = HTTP_FAULTS.get(error.status_code) or Fault("bad-request", {"path": "", "reason": reason})
    headers = {"Allow": ", ".join(_allowed(request))} if error.status_code == 405 else error.headers
    return fault_response(_count(request, fault), error.status_code, headers)


def _allowed(request: Request) -> list[str]:
    """Return all allowed methods: the framework knows only those of one route, and a path may have several.

    A path without parameters has only its own methods, even where the pattern of another path matches it.
    """
    routes, path = iter_route_contexts(request.app.routes), request.url.path
    own = {method for route in routes if route.path == path for method in route.methods or ()}
    return [method for method in METHODS if (method in own if own else _accepts(request, method))]


def _accepts(request: Request, method: str) -> bool:
    scope = {**request.scope, "method": method}
    return any(route.matches(scope)[0] is Match.FULL for route in request.app.routes)


async def _unexpected(request: Request, error: Exception) -> JSONResponse:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return fault_response(_count(request, Fault("server-error")))
