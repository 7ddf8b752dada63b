"""The schema and the page's types are valid, complete, up to date, and as strict as the readers."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from gwint.server.http.typescript import text, type_of
from gwint.server.http.websocket_schema import document
from gwint.views import view
from gwint.wire import WireError, json_schema, read_view, write_view
from gwint.wire.codecs import hints
from gwint.wire.json_schema import ENUM_FIELDS, ENUMS
from gwint.wire.kinds import KINDS
from tests.wire.round_trip import random_moments, through_json, validator

DECLARED = re.compile(r"^(?:export )?(?:interface|type) (\w+)", re.MULTILINE)
WEB = Path(__file__).resolve().parents[2] / "web"


def nodes(schema: Any) -> Iterator[Any]:
    """Every part of a schema."""
    yield schema
    inner = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    for one in inner:
        yield from nodes(one)


@pytest.mark.parametrize("whole", [document(), json_schema.document()], ids=["socket", "wire"])
def test_the_schema_is_valid_and_its_references_resolve(whole: Any) -> None:
    jsonschema_rs.meta.validate(whole)
    refs = {node["$ref"] for node in nodes(whole) if isinstance(node, dict) and "$ref" in node}
    assert refs <= {f"#/$defs/{name}" for name in whole["$defs"]}


def test_commands_do_not_redefine_types_of_the_wire() -> None:
    all_of_it = document()["$defs"]
    assert all(all_of_it[name] == schema for name, schema in json_schema.definitions().items())


def test_the_schema_has_every_kind() -> None:
    described = {node["const"] for node in nodes(document()) if isinstance(node, dict) and "const" in node}
    assert set(KINDS.values()) - {"name"} <= described


def test_enumerations_belong_to_existing_fields() -> None:
    for (kind, name), enum in ENUM_FIELDS.items():
        assert name in hints(kind)
        assert enum in ENUMS


# Strictness


def a_view() -> Any:
    table = next(table for table, _, _ in random_moments("duel", 2))
    return through_json(write_view(view(table, 0)))


def spoilt(data: Any) -> Iterator[Any]:
    """The data with a field missing or of another type."""
    for key in data:
        for value in (None, 0.5, "nonsense", [0.5], {"x": 1}):
            yield {**data, key: value}
        yield {name: value for name, value in data.items() if name != key}


COMPUTED = ("question", "ruleset")
"""Fields of a view that are not read, or that can be written in several ways."""


def test_the_schema_refuses_exactly_what_the_reader_refuses() -> None:
    whole = a_view()
    for data in spoilt({key: value for key, value in whole.items() if key not in COMPUTED}):
        both = {**{key: whole[key] for key in COMPUTED}, **data}
        assert validator("View").is_valid(both) == reads(both), both


def test_the_schema_has_all_that_is_sent_and_the_reader_ignores_more() -> None:
    more = {**a_view(), "x": 1}
    assert not validator("View").is_valid(more)
    assert reads(more)


def reads(data: Any) -> bool:
    try:
        read_view(copy.deepcopy(data))
    except WireError:
        return False
    return True


def test_computed_properties_are_written() -> None:
    whole = a_view()
    assert validator("View").is_valid(whole)
    for lacking in (
        {key: value for key, value in whole.items() if key != "question"},
        {**whole, "sides": [{**side, "total": None} for side in whole["sides"]]},
    ):
        assert not validator("View").is_valid(lacking)


# The page's types


@pytest.mark.skipif(not WEB.exists(), reason="a package without the page")
def test_the_pages_types_are_those_of_the_wire() -> None:
    written = (WEB / "src" / "api" / "types.ts").read_text(encoding="utf-8")
    assert written == text(), "run `make wire`"


@pytest.mark.skipif(not WEB.exists(), reason="a package without the page")
def test_the_page_declares_no_generated_type_again() -> None:
    generated = set(DECLARED.findall(text()))
    others = (path for path in (WEB / "src" / "api").glob("*.ts") if path.name != "types.ts")
    declared = {name for path in others for name in DECLARED.findall(path.read_text("utf-8"))}
    assert len(generated) > 100
    assert declared & generated == set()


@pytest.mark.parametrize(
    ("schema", "type_"),
    [
        ({"type": "integer"}, "number"),
        ({"$ref": "#/$defs/Card"}, "Card"),
        ({"enum": ["close", "ranged"]}, "'close' | 'ranged'"),
        ({"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]}}, "(Card | null)[]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, "('a' | 'b')[]"),
        ({"type": "array", "items": {"type": "array", "items": {"type": "boolean"}}}, "boolean[][]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "null"}]}, "[string, null]"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        (
            {"properties": {"kind": {"const": "x"}, "id": {"type": "string"}}, "required": ["kind"]},
            "{ kind: 'x'; id?: string }",
        ),
    ],
)
def test_a_schema_is_a_type(schema: Any, type_: str) -> None:
    assert type_of(schema) == type_
