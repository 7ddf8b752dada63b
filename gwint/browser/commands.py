"""The messages that a page sends to a table, without pydantic; a test compares them with the server's models."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Final

from gwint.browser.fields import (
    Choice,
    Default,
    Field,
    Items,
    Nullable,
    Object,
    OneOf,
    Table,
    Tagged,
    Text,
    Whole,
    YesNo,
    bad_request,
)

SECRET_MOVES: Final = ("exchange", "done")
SEAT: Final = Whole(0, 4)
NAME: Final = Text(40, least=1)
BOT: Final = Text(40)
DECK_TEXT: Final = Text(4_000, least=1)
HASH: Final = Text(pattern="^[0-9a-f]{64}$")
HASH_OR_NONE: Final = Default(Text(pattern="^([0-9a-f]{64})?$"), "")
MOVE: Final = Table(Text(20), Nullable(OneOf((("constrained-str", Text(100)), ("int", Whole())))), most=6)
SEATED: Final[Mapping[str, Field]] = {"seat": SEAT}
FIELDS: Final[Mapping[str, Mapping[str, Field]]] = {
    "sit": {"seat": SEAT, "name": NAME},
    "stand": SEATED,
    "bring": {"seat": SEAT, "decks": Items(DECK_TEXT, 3), "pledge": HASH_OR_NONE},
    "pledge": {"seat": SEAT, "pledge": HASH},
    "reveal": {"seat": SEAT, "entropy": HASH},
    "seat-bot": {"seat": SEAT, "bot": BOT},
    "free": SEATED,
    "agree": {"listed": YesNo(), "spectators": YesNo()},
    "close": {},
    "move": {"seat": SEAT, "question": Whole(0), "move": MOVE},
    "resign": {"seat": SEAT, "game": Default(YesNo(), False)},
    "offer": {"seat": SEAT, "offer": Choice(("take-back", "rematch")), "pledge": HASH_OR_NONE},
    "accept": {"seat": SEAT, "pledge": HASH_OR_NONE},
    "decline": SEATED,
    "claim": SEATED,
    "leave": SEATED,
}
"""The fields of each command, besides its id and its type."""
SOCKET_FIELDS: Final[Mapping[str, Mapping[str, Field]]] = {
    "hello": {
        "table": Text(40),
        "seat": Default(Nullable(SEAT)),
        "version": Default(Whole(0), 0),
        "protocol": Default(Nullable(Whole())),
    },
    "hint": SEATED,
}
"""The fields of the other messages of a socket."""


def _tagged(fields: Mapping[str, Mapping[str, Field]]) -> Tagged:
    identified = {"id": Default(Text(64), "")}
    return Tagged({type_: Object({**identified, "type": Choice((type_,)), **own}) for type_, own in fields.items()})


COMMAND: Final = _tagged(FIELDS)
MESSAGE: Final = _tagged({**SOCKET_FIELDS, **FIELDS})


class Command(SimpleNamespace):
    """A command with its fields as attributes."""

    @property
    def is_secret(self) -> bool:
        """Whether others may not notice that the command was given, not even by its player's presence."""
        return self.type == "reveal" or (self.type == "move" and self.move.get("kind") in SECRET_MOVES)


def to_command(fields: dict[str, Any]) -> Any:
    """Return checked fields as a command, which is used like a server's."""
    return Command(**fields)


def parse_message(text: str) -> Any:
    """Parse a socket message; refuse anything else as a `bad-request`."""
    try:
        data = json.loads(text)
    except (RecursionError, ValueError):
        raise bad_request((), "json-invalid") from None
    return Command(**MESSAGE.read(data, ()))
