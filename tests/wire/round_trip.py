"""Checks that values survive a round trip: written, sent as JSON text, validated by the schema, and read back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import jsonschema_rs

from gwint.rules.modes import MODES
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.server.http.websocket_schema import document
from gwint.views import Viewer
from tests.games.random_games import TESTED_MODES, random_game
from tests.rules.solo.test_games import random_game as random_solo_game

SOLO = ("solo", "solo-leaders")


def through_json(data: Any) -> Any:
    """Data after encoding and decoding as JSON."""
    return json.loads(json.dumps(data))


def check_round_trip(write: Callable[[Any], Any], read: Callable[[Any], Any], value: Any, name: str = "") -> None:
    """Check that a value reads back, and that its data match the schema of this name, if given."""
    data = through_json(write(value))
    assert read(data) == value
    if name:
        check_schema(name, data)


@cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", **document()})


def check_schema(name: str, data: Any) -> None:
    """Check that data match the schema of this name."""
    error = next(iter(validator(name).iter_errors(data)), None)
    assert error is None, f"{name}: {error}"


def random_moments(mode: str, game: int) -> Iterator[tuple[Table, int, Move]]:
    """A random game of any mode: before each move the table, the seat and the move it is about to make."""
    if mode in TESTED_MODES:
        yield from random_game(game, mode)
    else:
        number = 2 * game + SOLO.index(mode)
        yield from ((table, 0, move) for table, move in random_solo_game(number))


def viewers(table: Table) -> tuple[Viewer, ...]:
    return (*range(len(table.seats)), None)


ALL_MODES = tuple(MODES)
