"""The work for a request ends with the request, and a request with countless errors costs little."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI, HTTPException, Request
from pydantic import ValidationError

from gwint.server.fair_turns import Client
from gwint.server.http.deck_models import DeckInput
from gwint.server.http.dependencies import RequestTasks
from gwint.server.http.routes.score import Board
from gwint.server.tables.commands import Stand


class EndlessSandbox:
    """Tasks that never end."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.cancelled: list[Client] = []

    async def run(self, client: Client, _task: Any, *_arguments: Any) -> None:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.cancelled.append(client)


def request_of(app: FastAPI, messages: asyncio.Queue[dict[str, Any]]) -> Request:
    scope = {"type": "http", "app": app, "client": ("2001:db8::1", 1), "headers": []}
    return Request(scope, messages.get)


async def test_a_client_that_leaves_cancels_its_tasks() -> None:
    app, sandbox, messages = FastAPI(), EndlessSandbox(), asyncio.Queue[dict[str, Any]]()
    app.state.sandbox = sandbox
    waiting = asyncio.create_task(RequestTasks(request_of(app, messages)).run(len, "text"))
    messages.put_nowait({"type": "http.request", "body": b"", "more_body": False})
    await sandbox.begun.wait()
    assert not sandbox.cancelled
    messages.put_nowait({"type": "http.disconnect"})
    with pytest.raises(HTTPException):
        await waiting
    assert sandbox.cancelled == [Client("2001:db8::/64")]


async def test_a_cancelled_request_cancels_its_tasks() -> None:
    app, sandbox = FastAPI(), EndlessSandbox()
    app.state.sandbox = sandbox
    waiting = asyncio.create_task(RequestTasks(request_of(app, asyncio.Queue())).run(len, "text"))
    await sandbox.begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert len(sandbox.cancelled) == 1


MANY = {str(number): number for number in range(20_000)}


@pytest.mark.parametrize(
    ("model", "data"),
    [
        (Board, MANY),
        (DeckInput, {"faction": "monsters", "leader": "king-bran", "cards": dict.fromkeys(MANY, "x")}),
        (Stand, {"type": "stand", "seat": 0, **MANY}),
    ],
)
def test_countless_wrong_fields_are_one_error(model: Any, data: dict[str, Any]) -> None:
    with pytest.raises(ValidationError) as refused:
        model.model_validate(data)
    assert [error["type"] for error in refused.value.errors()] == ["too_many_fields"]
