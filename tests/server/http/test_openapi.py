"""The OpenAPI document: exact schemas of everything that is sent, and how clients authenticate."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.openapi.utils import get_openapi

from gwint.server.http.app import OPENAPI_PATH, create_app
from gwint.server.http.openapi import COMPONENTS
from gwint.server.http.websocket_schema import document
from gwint.server.settings import Settings

APP = create_app(Settings())
OPENAPI: Any = APP.openapi()
SCHEMAS: dict[str, Any] = OPENAPI["components"]["schemas"]
TOKEN, COOKIE, ANYBODY = {"token": []}, {"cookie": []}, {}  # type: ignore[var-annotated]


def nodes(schema: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every object in the document with its path."""
    if isinstance(schema, dict):
        yield path, schema
    inner = schema.items() if isinstance(schema, dict) else enumerate(schema) if isinstance(schema, list) else ()
    for key, one in inner:
        yield from nodes(one, f"{path}/{key}")


def answer(method: str, path: str, status: str = "200") -> Any:
    [content] = OPENAPI["paths"][path][method]["responses"][status]["content"].values()
    return content["schema"]


async def test_the_document_is_encoded_once() -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url="http://localhost") as client:
        first = await client.get(OPENAPI_PATH)
        assert first.json() == OPENAPI
        body = APP.openapi_body
        again = await client.get(OPENAPI_PATH, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert APP.openapi_body is body


def test_all_references_resolve() -> None:
    refs = {node["$ref"] for _, node in nodes(OPENAPI) if isinstance(node.get("$ref"), str)}
    assert {ref.removeprefix(COMPONENTS) for ref in refs} <= set(SCHEMAS)


def test_no_schema_is_just_any_object() -> None:
    objects = [(path, node) for path, node in nodes(OPENAPI) if node.get("type") == "object"]
    assert len(objects) > 100
    assert [path for path, node in objects if not node.keys() & {"properties", "additionalProperties"}] == []
    assert [path for path, node in objects if node.get("additionalProperties") is True] == []


def test_only_what_clients_send_is_closed() -> None:
    def is_closed(schema: Any) -> bool:
        return any(node.get("additionalProperties") is False for _, node in nodes(schema))

    closed = {name for name, schema in SCHEMAS.items() if is_closed(schema)}
    assert {"NewTable", "DeckInput", "Sit", "Move", "Hello"} <= closed
    assert closed.isdisjoint({"TableView", "View", "Fault", "Welcome", "ErrorResponse"})
    assert not is_closed([one["responses"] for methods in OPENAPI["paths"].values() for one in methods.values()])
    assert "ignore what you do not" in OPENAPI["info"]["description"]


def test_routes_and_messages_do_not_name_different_types_alike() -> None:
    own = get_openapi(title="", version="", routes=APP.routes)["components"]["schemas"]
    commands = {one["$ref"].rpartition("/")[2] for one in SCHEMAS["Command"]["oneOf"]}
    assert own.keys() & document()["$defs"].keys() == commands


@pytest.mark.parametrize(
    ("method", "path", "field", "type_"),
    [
        ("get", "/api/tables/{table}", "view", "TableView"),
        ("post", "/api/tables/{table}/commands", "view", "TableView"),
        ("get", "/api/tables/{table}/hint", "hint", "Hint"),
    ],
)
def test_a_field_has_the_exact_schema_of_the_wire(method: str, path: str, field: str, type_: str) -> None:
    shape = SCHEMAS[answer(method, path)["$ref"].removeprefix(COMPONENTS)]
    assert shape["properties"][field]["$ref"] == COMPONENTS + type_


def test_a_view_is_specified_down_to_its_cards() -> None:
    game = SCHEMAS["TableView"]["properties"]["game"]
    assert {"$ref": f"{COMPONENTS}View"} in game["anyOf"]
    assert SCHEMAS["View"]["properties"]["seats"]["items"] == {"$ref": f"{COMPONENTS}SeatView"}
    assert SCHEMAS["Secrets"]["properties"]["hand"]["items"] == {"$ref": f"{COMPONENTS}Card"}
    assert SCHEMAS["ErrorResponse"]["properties"]["fault"]["$ref"] == f"{COMPONENTS}Fault"


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("/api/tables/{table}/events", "ServerMessage"),
        ("/api/tables/{table}/analysis", "ReviewLine"),
        ("/api/records/{record}/analysis", "ReviewLine"),
        ("/api/referee/evenings/{evening}/events", "EveningNews"),
    ],
)
def test_the_lines_of_a_stream_are_specified(path: str, type_: str) -> None:
    assert answer("get", path)["contentSchema"] == {"$ref": COMPONENTS + type_}


def test_the_move_of_a_command_is_a_move_of_the_rules() -> None:
    assert SCHEMAS["MakeMove"]["properties"]["move"] == {"$ref": f"{COMPONENTS}AnyMove"}


# Authentication


def test_the_token_is_a_bearer_token() -> None:
    schemes = OPENAPI["components"]["securitySchemes"]
    assert set(schemes) == {"token", "cookie"}
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")


def test_routes_that_refuse_strangers_need_a_token_or_a_cookie() -> None:
    operations = [one for methods in OPENAPI["paths"].values() for one in methods.values()]
    private = [one for one in operations if "401" in one["responses"]]
    assert len(private) > 10
    assert all(one["security"] == [TOKEN, COOKIE] for one in private)


def test_routes_that_know_their_visitor_are_open_to_all() -> None:
    assert OPENAPI["paths"]["/api/tables/{table}"]["get"]["security"] == [TOKEN, COOKIE, ANYBODY]
    assert "security" not in OPENAPI["paths"]["/api/catalogue"]["get"]


async def test_a_server_has_built_the_document_before_the_first_request(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path, bot_workers=1))
    async with app.router.lifespan_context(app):
        assert app.openapi_schema
