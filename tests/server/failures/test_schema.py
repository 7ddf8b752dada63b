"""Requests made by schemathesis from the schema to a running server: all responses are as documented."""

from __future__ import annotations

import asyncio

import pytest
import schemathesis

from gwint.server.http.app import create_app
from gwint.server.settings import Settings
from tests.server.failures.processes import Server
from tests.server.ports import HOST
from tests.server.schema_requests import Operation, Request, config, operations, request

EXAMPLES = 3
MANY_EXAMPLES = 150

# The card, table or deck may not exist, or may belong to another owner.
SCHEMA = schemathesis.openapi.from_dict(
    create_app(Settings()).openapi(), config=config("400", "401", "403", "404", "409")
)
OPERATIONS = operations(SCHEMA)


@pytest.fixture(scope="session")
def token(server: Server) -> str:
    return asyncio.run(server.owner())


def check(case: Request, server: Server, token: str) -> None:
    case.call_and_validate(base_url=f"http://{HOST}:{server.port}", headers={"Authorization": f"Bearer {token}"})


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_route_responds_as_documented(operation: Operation, server: Server, token: str) -> None:
    request(operation, lambda case: check(case, server, token), EXAMPLES)


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_route_responds_as_documented_to_many_more_requests(
    operation: Operation, server: Server, token: str
) -> None:
    request(operation, lambda case: check(case, server, token), MANY_EXAMPLES, derandomize=False)
