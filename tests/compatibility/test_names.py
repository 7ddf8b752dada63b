"""Names of version 0.1.0 that clients, operators and scripts rely on: each is still there, with the same spelling."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from gwint.cli import main
from gwint.server.http.app import create_app
from gwint.server.http.authentication import COOKIE, SECURE_COOKIE
from gwint.server.http.websocket_schema import document
from gwint.server.settings import PREFIX, READ_AS, Settings
from tests.compatibility.test_texts import TEXTS

NAMES: Any = TEXTS["names"]


def test_requests_keep_their_paths_parameters_and_fields(tmp_path: Path) -> None:
    api = create_app(Settings(data=tmp_path)).openapi()
    schemas, paths = api["components"]["schemas"], api["paths"].items()
    requests = {f"{method.upper()} {path}": one for path, methods in paths for method, one in methods.items()}
    for request, parameters in NAMES["requests"].items():
        one = requests[request]
        sent, _, answered = NAMES["fields"][request].partition("->")
        answers = [answer for status, answer in one["responses"].items() if status.startswith("2")]
        assert set(parameters.split()) <= {parameter["name"] for parameter in one.get("parameters", ())}
        assert set(sent.split()) <= set(_fields(one.get("requestBody"), schemas))
        assert set(answered.split()) <= set(_fields(answers, schemas))


def _fields(schema: Any, schemas: Any, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The names of all fields in a schema and in the schemas that it refers to."""
    if isinstance(schema, list):
        yield from (name for one in schema for name in _fields(one, schemas, seen))
    elif isinstance(schema, dict):
        reference = str(schema.get("$ref", "")).rpartition("/")[2]
        if reference and reference not in seen:
            yield from _fields(schemas[reference], schemas, seen | {reference})
        yield from schema.get("properties", ())
        yield from _fields(list(schema.values()), schemas, seen)


def test_messages_keep_their_kinds_and_fields() -> None:
    messages: defaultdict[str, set[str]] = defaultdict(set)
    for message, names in _tagged(document()):
        messages[message] |= names
    for message, names in NAMES["messages"].items():
        assert set(names.split()) <= messages[message]


def _tagged(schema: Any) -> Iterator[tuple[str, set[str]]]:
    """Every object of a schema with a constant `kind` or `type`, and the names of its other fields."""
    fields = schema.get("properties", {}) if isinstance(schema, dict) else {}
    for tag in ("kind", "type"):
        if isinstance(fields.get(tag), dict) and "const" in fields[tag]:
            yield f"{tag} {fields[tag]['const']}", set(fields) - {tag}
    inner = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    for one in inner:
        yield from _tagged(one)


def test_cookies_keep_their_names() -> None:
    assert NAMES["cookies"] == [COOKIE, SECURE_COOKIE]


def test_settings_keep_their_variables() -> None:
    known = {f"{PREFIX}{name.upper()}" for name in READ_AS}
    assert set(NAMES["environment"]) <= known | {"GWINT_HOME", "GWINT_LANG"}


def test_commands_keep_their_options() -> None:
    commands = dict(_commands(main, "gwint"))
    for command, options in NAMES["commands"].items():
        assert set(options.split()) <= commands[command]


def _commands(command: click.Command, path: str) -> Iterator[tuple[str, set[str]]]:
    """Each command below this one with its options."""
    context = click.Context(command)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from _commands(below, f"{path} {name}")
    options = (one for one in command.params if isinstance(one, click.Option))
    yield path, {name for one in options for name in (*one.opts, *one.secondary_opts)}
