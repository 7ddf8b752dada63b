"""Values of the library as JSON and back, in the shapes that servers, commands and files share."""

from __future__ import annotations

from typing import Any, TypeVar

from gwint.wire.codecs import codec
from gwint.wire.kinds import ROOTS
from gwint.wire.plain_codecs import Data

Value = TypeVar("Value")


def to_json(value: object) -> Data:
    """Return a value as data that `json.dumps` writes: an object, or a name for a card, a leader and the like.

    Events, moves and questions have a `kind`. It works for views, decks, events, moves, questions, faults, results,
    cards, leaders, rows, factions, modes and rulesets. Raises TypeError for anything else.
    """
    kinds: Any = (*ROOTS, type(value))
    kind = next(root for root in kinds if isinstance(value, root))
    return codec(kind).write(value)


def from_json(kind: type[Value], data: Data) -> Value:
    """Return the value of a class in data; the inverse of `to_json`.

    For events, moves and questions, `kind` is their base class: `Event`, `MatchEvent`, `Move` or `Question`. Raises
    WireError if the data are not of the expected form.
    """
    known: Any = kind
    value: Value = codec(known).read(data)
    return value
