"""Requests to a server's REST API, and the token by which it knows the user; refusals are raised as such."""

from __future__ import annotations

import json
import re
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from gwint.cli.join.addresses import JoinError
from gwint.cli.saved_games import SaveError, home, read, write
from gwint.faults import GwintError
from gwint.wire import Data, read_fault
from gwint.wire.protocol import FIRST, HEADER, PROTOCOL, check_protocol

PATIENCE_S: Final = 15.0
LARGEST: Final = 1 << 23
"""The most bytes of an answer that are read."""
TOKENS: Final = "servers"
"""The folder of tokens, next to the saved game."""


def request_json(server: str, method: str, path: str, body: Data = None, token: str = "") -> Any:
    """Send a request and return the answer as data."""
    return _parse_json(server, request_bytes(server, method, path, body, token))


def request_bytes(server: str, method: str, path: str, body: Data = None, token: str = "") -> bytes:
    """Send a request and return the answer as bytes."""
    headers = {"Accept": "*/*", HEADER: str(PROTOCOL)} | ({"Authorization": f"Bearer {token}"} if token else {})
    content = None if body is None else json.dumps(body).encode()
    if content is not None:
        headers["Content-Type"] = "application/json"
    try:
        with urlopen(Request(f"{server}{path}", content, headers, method=method), timeout=PATIENCE_S) as answer:
            return bytes(answer.read(LARGEST))
    except HTTPError as error:
        with error:
            raise read_refusal(server, _parse_json(server, error.read(LARGEST)).get("fault")) from error
    except (URLError, TimeoutError, ConnectionError, HTTPException, ValueError) as error:
        raise JoinError("join-no-server", server=server, reason=_reason(error)) from error


def _parse_json(server: str, answer: bytes) -> Any:
    try:
        data = json.loads(answer)
    except ValueError as error:
        raise JoinError("join-not-gwint", server=server) from error
    if not isinstance(data, dict):
        raise JoinError("join-not-gwint", server=server)
    return data


def read_refusal(server: str, data: Data) -> GwintError:
    """Read a refusal from a server's answer."""
    try:
        fault = read_fault(data)
    except (GwintError, LookupError, ValueError):
        return JoinError("join-not-gwint", server=server)
    answer = GwintError(fault.kind)
    answer.fault = fault
    return answer


def _reason(error: Exception) -> str:
    cause = getattr(error, "reason", error)
    return getattr(cause, "strerror", None) or str(cause) or type(error).__name__


def check_server(server: str) -> None:
    """Refuse a server that does not speak this client's version of the protocol."""
    version = request_json(server, "GET", "/api/version")
    newest = version.get("protocol", FIRST)
    oldest = version.get("oldest_protocol", newest)
    if not isinstance(oldest, int) or not isinstance(newest, int):
        raise JoinError("join-not-gwint", server=server)
    check_protocol(PROTOCOL, oldest, newest)


# Tokens


def owner_token(server: str) -> str:
    """Return the token that the server gave this user, or request a new one and save it."""
    saved = _saved_token(server)
    if saved and request_json(server, "GET", "/api/me", token=saved)["known"]:
        return saved
    token = str(request_json(server, "POST", "/api/owners", {})["token"])
    write(_token_file(server), f"{token}\n")
    return token


def _saved_token(server: str) -> str:
    try:
        return read(_token_file(server)).strip()
    except SaveError:
        return ""


def _token_file(server: str) -> Path:
    """Return the file of a server's token, `http-127.0.0.1-8000`; `write` makes it readable for the user only."""
    return home() / TOKENS / re.sub(r"[^a-z0-9.]+", "-", server.lower())
