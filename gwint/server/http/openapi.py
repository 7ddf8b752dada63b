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
        app.openapi_schema = _with_open_answers(_with_references(whole))
    return app.openapi_schema


def _with_open_answers(document: dict[str, Any]) -> dict[str, Any]:
    """Allow unknown fields in everything that clients do not send, because answers may have new fields."""
    schemas = document["components"]["schemas"]
    operations = [one for methods in document["paths"].values() for one in methods.values()]
    bodies = [operation["requestBody"] for operation in operations if "requestBody" in operation]
    sent: set[str] = set()
    found = _references([*bodies, schemas["ClientMessage"]]) | {"ClientMessage"}
    while new := found - sent:
        sent |= new
        found = {name for one in new for name in _references(schemas[one])}
    document["components"]["schemas"] = {
        name: schema if name in sent else _opened(schema) for name, schema in schemas.items()
    }
    return document


def _references(schema: Any) -> set[str]:
    """Return the names of the types to which a schema refers."""
    if isinstance(schema, list):
        return {name for one in schema for name in _references(one)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"].removeprefix(COMPONENTS)} if isinstance(schema.get("$ref"), str) else set()
    return own | {name for one in schema.values() for name in _references(one)}


def _opened(schema: Any) -> Any:
    """Return a schema whose objects may have other fields, too."""
    if isinstance(schema, list):
        return [_opened(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _opened(value) for key, value in schema.items() if key != "additionalProperties" or value is not False}


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
