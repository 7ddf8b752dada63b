"""The messages between a host and an engine: one JSON object a line with a `type`; every line has one answer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from gwint.bots import INSTANT, BotError, Budget
from gwint.faults import Fault
from gwint.rules.modes import Mode
from gwint.rulesets import Ruleset
from gwint.views import View
from gwint.wire.codecs import codec
from gwint.wire.plain_codecs import Data, quote

PROTOCOL: Final = 1
"""The protocol version spoken here."""


class EngineError(BotError):
    """A line could not be understood, or a program failed."""


# Sent by the host


@dataclass(frozen=True, slots=True)
class Hello:
    """The first line, sent again before a game of another mode or ruleset."""

    protocol: int
    mode: Mode | None = None
    ruleset: Ruleset | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Asks for a move in this view, which contains everything an engine needs to know."""

    view: View
    moves: tuple[str, ...] = ()
    """The view's moves as phrases, in the same order."""
    budget: Budget = INSTANT
    """The limit for this move; if it is empty, the engine decides."""
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Quit:
    """Ends the conversation."""


# Sent by the engine


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to hello."""

    protocol: int
    name: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question: a phrase."""

    move: str


@dataclass(frozen=True, slots=True)
class Error:
    """The answer to anything that cannot be answered."""

    fault: Fault


Message = Hello | Question | Quit | Welcome | Answer | Error

HOST_MESSAGES: Final = (Hello, Question, Quit)


# Lines


def encode(message: Message) -> bytes:
    """Encode a message as a line of UTF-8; lone surrogates stay escaped."""
    kind: Any = type(message)
    data = {"type": NAMES[kind], **codec(kind).write(message)}
    return (json.dumps(data, ensure_ascii=False) + "\n").encode("utf-8", "backslashreplace")


def decode(line: bytes, *expected: type[Message]) -> Message:
    """Decode a line; raise EngineError if it is not one of the expected messages."""
    data, kinds = _parse_object(line), {NAMES[kind]: kind for kind in expected}
    name = data.pop("type", None)
    if not isinstance(name, str) or name not in kinds:
        said = quote(line.decode("utf-8", "replace").strip())
        raise EngineError("engine-line", said=said, expected=tuple(kinds))
    kind: Any = kinds[name]
    message: Message = codec(kind).read(data)
    return message


def _parse_object(line: bytes) -> dict[str, Data]:
    """Parse the JSON object of a line; return an empty dict if it is not one."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


NAMES: Final[Mapping[Any, str]] = {
    Hello: "hello",
    Question: "question",
    Quit: "quit",
    Welcome: "welcome",
    Answer: "answer",
    Error: "error",
}
"""The `type` of each message."""
