"""The JSON Schema of the WebSocket: all messages of clients and of the server, and everything they contain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import TypeAdapter

from gwint.server.http.websocket import AskHint, Hello
from gwint.server.tables.commands import AnyCommand
from gwint.wire.json_schema import DIALECT, Schema, definitions, listed, record, ref

COMMANDS: Final[TypeAdapter[Any]] = TypeAdapter(AnyCommand)
TEXT: Final[Schema] = {"type": "string"}
NUMBER: Final[Schema] = {"type": "integer"}
BOOLEAN: Final[Schema] = {"type": "boolean"}
NEWS: Final[Mapping[str, Schema]] = {
    "table": TEXT,
    "version": NUMBER,
    "events": listed(ref("AnyEvent")),
    "view": ref("TableView"),
}
"""The new events, and the view that they lead to."""

ANSWERS: Final[Mapping[str, tuple[str, Mapping[str, Schema]]]] = {
    "Welcome": (
        "welcome",
        {
            "seat": {"anyOf": [NUMBER, {"type": "null"}]},
            "yours": listed(NUMBER),
            "maker": BOOLEAN,
            "from": NUMBER,
            **NEWS,
        },
    ),
    "News": ("events", NEWS),
    "Presence": ("presence", {"table": TEXT, "chairs": listed(ref("ChairPresence")), "bots_queued": BOOLEAN}),
    "Done": ("done", {"id": TEXT}),
    "HintGiven": ("hint", {"id": TEXT, "question": NUMBER, "hint": ref("Hint")}),
    "Refused": ("refused", {"id": TEXT, "fault": ref("Fault")}),
}
"""The server's messages by name, each with its type and its fields."""


PROGRESS: Final[Mapping[str, Schema]] = {"done": NUMBER, "of": NUMBER}
"""How many of the moves are judged."""

REVIEW_LINES: Final[Mapping[str, Mapping[str, Schema]]] = {
    "judged": {**PROGRESS, "judged": ref("JudgedMove")},
    "waiting": PROGRESS,
    "review": {**PROGRESS, "review": ref("Review")},
    "refused": {**PROGRESS, "fault": ref("Fault")},
}
"""The lines of an analysis by type, with their fields."""


def document() -> Schema:
    """Return all definitions in `$defs`; `ClientMessage` and `ServerMessage` are the messages of each direction."""
    return {"$schema": DIALECT, "$defs": definitions() | _server() | _client()}


def _server() -> dict[str, Schema]:
    answers = {name: record({"type": {"const": type_}, **fields}) for name, (type_, fields) in ANSWERS.items()}
    lines = [record({"type": {"const": type_}, **fields}) for type_, fields in REVIEW_LINES.items()]
    return answers | {
        "ReviewLine": {"oneOf": lines},
        "ServerMessage": {"oneOf": [ref(name) for name in answers]},
        "ChairPresence": record({"here": BOOLEAN, "away_ms": {"anyOf": [NUMBER, {"type": "null"}]}}),
    }


def _client() -> dict[str, Schema]:
    """Return the commands as pydantic describes them; a move is one of the rules' moves."""
    schema: dict[str, Any] = COMMANDS.json_schema(ref_template="#/$defs/{model}")
    commands: dict[str, Schema] = schema["$defs"]
    commands["MakeMove"]["properties"]["move"] = ref("AnyMove")
    return commands | {
        "Command": {"oneOf": schema["oneOf"]},
        "Hello": Hello.model_json_schema(),
        "AskHint": AskHint.model_json_schema(),
        "ClientMessage": {"oneOf": [ref("Hello"), ref("AskHint"), ref("Command")]},
    }
