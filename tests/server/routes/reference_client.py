"""An application with the routes that need no table, and requests to it without a network."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from fastapi import FastAPI

from gwint.server.http.app import Application
from gwint.server.http.dependencies import PROTOCOL_CHECK
from gwint.server.http.errors import install_error_handlers
from gwint.server.http.routes import reference_routers


def reference_app() -> FastAPI:
    app = Application()
    install_error_handlers(app)
    for router in reference_routers():
        app.include_router(router, dependencies=[PROTOCOL_CHECK])
    return app


def send_request(app: FastAPI, method: str, path: str, **request: Any) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://gwint.test") as client:
            return await client.request(method, path, **request)

    return asyncio.run(ask())


APP = reference_app()


def get(path: str, **request: Any) -> httpx.Response:
    return send_request(APP, "GET", path, **request)


def post(path: str, body: Any) -> httpx.Response:
    return send_request(APP, "POST", path, json=body)


def get_json(path: str, **query: str) -> Any:
    """Return the JSON of a successful response."""
    answer = get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def fault(answer: httpx.Response, status: int) -> tuple[str, dict[str, Any]]:
    """Return the kind and the details of the fault in a response of this status."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"fault"}
    assert set(body["fault"]) == {"kind", "details"}
    return body["fault"]["kind"], body["fault"]["details"]
