"""Generates the page's types from the OpenAPI document: `python -m gwint.server.http.typescript FILE`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

from gwint.server.http.app import create_app
from gwint.server.settings import Settings
from gwint.wire.json_schema import Schema
from gwint.wire.protocol import PROTOCOL

HEADING: Final = f"""\
/**
 * What the server sends and takes over REST and the WebSocket: views, events, moves, messages, requests and answers.
 * Written by `make wire` from the types of gwint; not by hand.
 */

/** The version of the protocol that the page speaks. */
export const PROTOCOL = {PROTOCOL}
"""
WIDTH: Final = 120
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def text() -> str:
    """Return the whole file."""
    schemas = create_app(Settings()).openapi()["components"]["schemas"]
    return HEADING + "".join(_declaration(name, schemas[name]) for name in sorted(schemas))


def _declaration(name: str, schema: Schema) -> str:
    comment = "".join(f"{line}\n" for line in _comment(schema))
    if "properties" in schema:
        comments = (_comment(one) for one in schema["properties"].values())
        lines = (
            f"  {line}\n"
            for about, field in zip(comments, _fields(schema), strict=True)
            for line in (*about, _wrap(field))
        )
        return f"\n{comment}export interface {name} {{\n{''.join(lines)}}}\n"
    whole = f"export type {name} = {type_of(schema)}"
    if len(whole) > WIDTH:
        whole = "\n  | ".join([f"export type {name} =", *_members(schema)])
    return f"\n{comment}{whole}\n"


def _comment(schema: Schema) -> list[str]:
    """Return the comment with the schema's description, if it has one, as lines that fit into a class."""
    text = schema.get("description", "").replace("*/", "* /")
    lines = wrap(text, WIDTH - len("   * "))
    if len(text) <= WIDTH - len("  /**  */"):
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}" for line in lines), " */"]


def _wrap(field: str) -> str:
    """Put the members of a union on lines of their own if the field is too long for one line."""
    return field if len(field) < WIDTH - 2 else field.replace("} | ", "}\n    | ").replace(": ", ":\n    | ", 1)


def type_of(schema: Schema) -> str:
    """Return a schema as a type on one line."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "properties" in schema:
        return f"{{ {'; '.join(_fields(schema))} }}"
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        key = type_of({"type": "string"} | schema.get("propertyNames", {}))
        return f"Record<{key}, {type_of(schema['additionalProperties'])}>"
    return " | ".join(_members(schema))


def _members(schema: Schema) -> list[str]:
    """Return the members of a union, or the type itself."""
    if "const" in schema:
        return [_word(schema["const"])]
    if "enum" in schema:
        return [_word(value) for value in schema["enum"]]
    several = schema.get("oneOf") or schema.get("anyOf")
    return [type_of(one) for one in several] if several else [PLAIN[schema["type"]]]


def _word(value: str) -> str:
    return f"'{value}'"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    item = schema["items"]
    union = item.keys() & {"anyOf", "oneOf", "enum"}
    return f"({type_of(item)})[]" if union else f"{type_of(item)}[]"


def _fields(schema: Schema) -> Iterator[str]:
    for name, one in schema["properties"].items():
        yield f"{name}{'' if name in schema.get('required', ()) else '?'}: {type_of(one)}"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
