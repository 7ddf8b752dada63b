"""Requests made by schemathesis from the schema: the reference routes respond as documented."""

from __future__ import annotations

import pytest
import schemathesis

from gwint.server.http.app import OPENAPI_PATH
from tests.server.routes.reference_client import APP
from tests.server.schema_requests import Operation, config, operations, request

EXAMPLES = 6
"""`failures/test_schema.py` makes more, against a whole server."""

# The card may not exist.
SCHEMA = schemathesis.openapi.from_asgi(OPENAPI_PATH, APP, config=config("400", "404"))


@pytest.mark.parametrize("operation", operations(SCHEMA), ids=lambda operation: operation.label)
def test_every_route_responds_as_documented(operation: Operation) -> None:
    request(operation, lambda case: case.call_and_validate(), EXAMPLES)
