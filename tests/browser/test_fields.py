"""The fields of the browser refuse what the server's models refuse, with the same faults."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from gwint.browser import commands
from gwint.browser.commands import COMMAND, MESSAGE, to_command
from gwint.browser.fields import BadRequest, Field
from gwint.browser.routes import owners, reference, replays, saved_decks, tables
from gwint.server.http.new_table import NewTable
from gwint.server.http.routes import decks as deck_routes
from gwint.server.http.routes import lineups as lineup_routes
from gwint.server.http.routes import owners as owner_routes
from gwint.server.http.routes import replays as replay_routes
from gwint.server.http.routes import saved_decks as saved_deck_routes
from gwint.server.http.routes import score as score_routes
from gwint.server.http.websocket import CLIENT
from gwint.server.tables.commands import AnyCommand

HASH = "0f" * 32
MOVE = {"kind": "play", "card": "monsters/ghoul", "row": "close", "target": None, "side": 1}
COMMANDS: Mapping[str, Mapping[str, Any]] = {
    "hello": {"table": "abc", "seat": 1, "version": 3, "protocol": 2},
    "hint": {"seat": 0},
    "sit": {"seat": 0, "name": "Ala"},
    "stand": {"seat": 0},
    "bring": {"seat": 0, "decks": ["monsters-swarm"], "pledge": HASH},
    "pledge": {"seat": 0, "pledge": HASH},
    "reveal": {"seat": 0, "entropy": HASH},
    "seat-bot": {"seat": 1, "bot": "greedy"},
    "free": {"seat": 4},
    "agree": {"listed": True, "spectators": False},
    "close": {},
    "move": {"seat": 0, "question": 7, "move": MOVE},
    "resign": {"seat": 0, "game": True},
    "offer": {"seat": 0, "offer": "rematch", "pledge": HASH},
    "accept": {"seat": 0, "pledge": ""},
    "decline": {"seat": 0},
    "claim": {"seat": 0},
    "leave": {"seat": 0},
}
"""An example of each message."""
DECK = {
    "faction": "monsters",
    "leader": "king-bran",
    "cards": {"monsters/ghoul": 3, "monsters/decoy": 1.0},
    "name": "x",
}
OPTIONS = {"rules": "klub", "advanced": True, "mode": "duel", "language": "pl"}
BODIES: Mapping[str, tuple[type[BaseModel], Field, Any]] = {
    "new table": (
        NewTable,
        tables.NEW_TABLE,
        {
            "mode": "duel", "rules": "klub", "bank_s": 600.0, "increment_s": 3, "away_s": 60, "hints": "always",
            "seats": [{"sit": "Ala", "decks": ["monsters-swarm"]}, {"bot": "greedy"}, None],
            "from": {"table": "abc", "step": 3},
        },
    ),
    "from a record": (NewTable, tables.NEW_TABLE, {"from": {"record": "abc", "step": 3.0}, "listed": True}),
    "from a picture": (NewTable, tables.NEW_TABLE, {"from": {"picture": "hand | Ves"}, "opponent": "monsters"}),
    "deck text": (deck_routes.DeckTextRequest, reference.DECK_TEXT, {**OPTIONS, "deck": "monsters-swarm"}),
    "deck data": (deck_routes.DeckDataRequest, reference.DECK_DATA, {**OPTIONS, "deck": DECK}),
    "lineup": (lineup_routes.LineupRequest, reference.LINEUP, {"decks": [DECK, DECK], "rules": "klub"}),
    "board": (
        score_routes.Board,
        reference.BOARD,
        {"rules": "klub", "weather": ["biting-frost"], "sides": [{"leader": "king-bran", "close": ["olaf"]}, {}]},
    ),
    "new deck": (saved_deck_routes.NewDeck, saved_decks.NEW_DECK, {"name": "Mine", "code": "abc"}),
    "deck changes": (saved_deck_routes.DeckChanges, saved_decks.CHANGES, {"name": None, "code": "abc"}),
    "name": (owner_routes.OwnerName, owners.NAME, {"name": "Ala"}),
    "record": (replay_routes.RecordText, replays.RECORD, {"text": "abc"}),
}  # fmt: skip
"""An example of each body, with its model and its fields."""
WRONG: tuple[Any, ...] = (
    None, True, False, -1, 0, 3, 5, 2**70, 2.0, 2.5, "", "x", "12", "é" * 41, "x" * 101, "x" * 5_000, "x" * 30_000,
    "\ud800", [], ["x"], ["x"] * 200, [None] * 6, {}, {"kind": "x"}, {"x": [1]}, {"sit": "x", "bot": "y"},
    {"type": "sit"}, {"k" * 30: "x"}, dict.fromkeys(map(str, range(200)), "x"),
)  # fmt: skip
CASES = 200


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value inside a value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


def changed(value: Any, chance: random.Random) -> Any:
    """Return a value with something missing, added or wrong."""
    spoiled = copy.deepcopy(value)
    for _ in range(chance.choice((1, 1, 1, 2))):
        path = chance.choice([path for path in places(spoiled) if path] or [()])
        if not path:
            return copy.deepcopy(chance.choice(WRONG))
        inner = spoiled
        for key in path[:-1]:
            inner = inner[key]
        how = chance.randrange(4)
        if how == 0:
            del inner[path[-1]]
        elif how == 1 and isinstance(inner, dict):
            inner[chance.choice(("extra", "seat", "id", "type", "x" * 300))] = copy.deepcopy(chance.choice(WRONG))
        else:
            inner[path[-1]] = copy.deepcopy(chance.choice(WRONG))
    return spoiled


def outcome_of_model(adapter: TypeAdapter[Any], value: Any) -> tuple[str, str] | None:
    try:
        adapter.validate_python(value)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        return ".".join(map(str, first["loc"]))[:200], first["type"].replace("_", "-")
    return None


def outcome_of_fields(fields: Field, value: Any) -> tuple[str, str] | None:
    try:
        fields.read(value, ())
    except BadRequest as fault:
        return str(fault.details["path"]), str(fault.details["reason"])
    return None


def check_parity(adapter: TypeAdapter[Any], fields: Field, example: Any, seed: str) -> None:
    chance = random.Random(seed)
    assert outcome_of_fields(fields, example) is None is outcome_of_model(adapter, example)
    for _ in range(CASES):
        value = changed(example, chance)
        ours, theirs = outcome_of_fields(fields, value), outcome_of_model(adapter, value)
        # A model accepts half of a surrogate pair in a text of any length; it cannot be stored.
        assert ours == theirs or (ours is not None and ours[1] == "string-unicode"), value


def test_every_command_has_its_fields() -> None:
    models = {get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(get_args(AnyCommand)[0])}
    assert list(commands.FIELDS) == list(models)
    for type_, model in models.items():
        assert {"id", "type", *commands.FIELDS[type_]} == set(model.model_fields), type_
    assert commands.FIELDS.keys() | commands.SOCKET_FIELDS.keys() == COMMANDS.keys()


@pytest.mark.parametrize("type_", COMMANDS)
def test_a_bad_message_has_the_same_fault_as_on_a_server(type_: str) -> None:
    check_parity(CLIENT, MESSAGE, {"type": type_, "id": "a", **COMMANDS[type_]}, type_)


@pytest.mark.parametrize("body", BODIES)
def test_a_bad_body_has_the_same_fault_as_on_a_server(body: str) -> None:
    model, fields, example = BODIES[body]
    check_parity(TypeAdapter(model), fields, example, body)


@pytest.mark.parametrize("type_", commands.FIELDS)
def test_the_same_commands_are_secret(type_: str) -> None:
    for move in ({"kind": "exchange"}, {"kind": "done"}, {"kind": "pass"}, {}):
        data = {"type": type_, **COMMANDS[type_]} | ({"move": move} if type_ == "move" else {})
        model = TypeAdapter(AnyCommand).validate_python(data)
        assert to_command(COMMAND.read(data, ())).is_secret == model.is_secret
