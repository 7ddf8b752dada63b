"""Names of version 0.1.0 that clients, operators and scripts rely on: each is still there, with the same spelling."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from gwint.cli import main
from gwint.server.http.app import create_app
from gwint.server.http.authentication import COOKIE, SECURE_COOKIE
from gwint.server.settings import PREFIX, READ_AS, Settings
from tests.compatibility.test_texts import TEXTS

NAMES: Any = TEXTS["names"]


def test_requests_keep_their_paths_and_parameters(tmp_path: Path) -> None:
    paths = create_app(Settings(data=tmp_path)).openapi()["paths"]
    requests = {f"{method.upper()} {path}": one for path, methods in paths.items() for method, one in methods.items()}
    for request, parameters in NAMES["requests"].items():
        assert set(parameters.split()) <= {one["name"] for one in requests[request].get("parameters", ())}


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
