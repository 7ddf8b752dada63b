"""The OpenAPI document: the routes' own schemas together with those of the wire and of the WebSocket."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from gwint.server.http.websocket_schema import document
from gwint.server.http.wire_types import WIRE_TYPE

COMPONENTS: Final = "#/components/schemas/"
ANYBODY: Final[dict[str, list[str]]] = {}
"""The security of a request without a token or a cookie."""


def build_openapi(app: FastAPI) -> dict[str, Any]:
    """Return the document of an application, built once."""
    if not app.openapi_schema:
        whole = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        whole["components"]["schemas"].update(document()["$defs"])
        for operation in (one for methods in whole["paths"].values() for one in methods.values()):
            if "security" in operation and "401" not in operation["responses"]:
                operation["security"].append(ANYBODY)
        app.openapi_schema = _with_references(whole)
    return app.openapi_schema


def _with_references(schema: Any) -> Any:
    """Refer to all types by their place in the document."""
    if isinstance(schema, list):
        return [_with_references(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    whole = {key: _with_references(value) for key, value in schema.items()}
    if WIRE_TYPE in whole:
        whole["$ref"] = COMPONENTS + whole.pop(WIRE_TYPE)
    elif isinstance(whole.get("$ref"), str):
        whole["$ref"] = COMPONENTS + whole["$ref"].rpartition("/")[2]
    return whole
