"""What is said between a host and an engine: one object a line, each told by its `type`; every line has one answer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from gwint.bots import INSTANT, Budget
from gwint.faults import Fault, Refusal
from gwint.rules.modes import Mode
from gwint.rulesets import Ruleset
from gwint.views import View
from gwint.wire import read_fault, write_fault
from gwint.wire.codecs import LONGEST, Codec, Data, codec, mapping

PROTOCOL: Final = 1
"""The version that is spoken here."""


class EngineError(Refusal):
    """A line that says nothing, or a program that does not play."""


# What a host says


@dataclass(frozen=True, slots=True)
class Hello:
    """The first line, and again before another mode or ruleset is played."""

    protocol: int
    mode: Mode | None = None
    ruleset: Ruleset | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What to do at this view; all that an engine needs to know is in it."""

    view: View
    moves: tuple[str, ...] = ()
    """The view's moves as phrases, in its order."""
    budget: Budget = INSTANT
    """What the engine may think; where neither is told, as it likes."""
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Quit:
    """Nothing more is asked."""


# What an engine says


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


# As lines


def encode(message: Message) -> bytes:
    """A message as a line; letters that no text has stay escaped, so that it is always UTF-8."""
    data = {"type": NAMES[type(message)], **_codec(type(message)).write(message)}
    return (json.dumps(data, ensure_ascii=False) + "\n").encode("utf-8", "backslashreplace")


def decode(line: bytes, *expected: type[Message]) -> Message:
    """The message that a line says; refused where it is none of those that are expected."""
    data, kinds = _parse_object(line), {NAMES[kind]: kind for kind in expected}
    name = data.pop("type", None)
    if not isinstance(name, str) or name not in kinds:
        said = line.decode("utf-8", "replace").strip()[:LONGEST]
        raise EngineError("engine-line", said=said, expected=tuple(kinds))
    message: Message = _codec(kinds[name]).read(data)
    return message


def _parse_object(line: bytes) -> dict[str, Data]:
    """The object of a line, or none."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _codec(kind: Any) -> Codec:
    return CODECS.get(kind) or codec(kind)


def _read_error(data: Data) -> Error:
    fields = frozenset({"fault"})
    return Error(read_fault(mapping(data, fields, needed=fields)["fault"]))


NAMES: Final[Mapping[Any, str]] = {
    Hello: "hello",
    Question: "question",
    Quit: "quit",
    Welcome: "welcome",
    Answer: "answer",
    Error: "error",
}
"""The `type` of each message."""
CODECS: Final[Mapping[Any, Codec]] = {Error: Codec(lambda error: {"fault": write_fault(error.fault)}, _read_error)}
"""Faults are on no other wire as fields."""
