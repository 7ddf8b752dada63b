"""The protocol between the server and a worker: pickles, each preceded by its length."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from io import FileIO
from typing import TYPE_CHECKING, Final

from gwint.advice import Hint, JudgedMove
from gwint.bots.budget import Budget
from gwint.faults import Fault
from gwint.rules.moves import Move
from gwint.views import View

if TYPE_CHECKING:
    from asyncio import StreamReader

LENGTH: Final = struct.Struct(">I")


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """Asks for the move that a bot chooses."""

    bot: str
    view: View
    seed: str
    threads: int = 1
    """The number of search threads of the built-in bots."""


@dataclass(frozen=True, slots=True)
class HintRequest:
    """Asks for a hint for a view."""

    view: View
    budget: Budget
    seed: str


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """Asks for a judgement of a move that was made in this view."""

    number: int
    view: View
    move: Move
    budget: Budget
    seed: str


Request = MoveRequest | HintRequest | JudgeRequest
Answer = int | Hint | JudgedMove | str
"""The index of the chosen move among the view's moves, the requested advice, or a traceback."""


@dataclass(frozen=True, slots=True)
class LoadFailure:
    """A bot that a worker could not load."""

    bot: str
    program: str
    reason: Fault
    traceback: str


def encode_frame(content: object) -> bytes:
    data = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


async def read_frame(stream: StreamReader) -> bytes:
    """Return the next pickle; raise EOFError at the end of the stream."""
    (length,) = LENGTH.unpack(await stream.readexactly(LENGTH.size))
    return await stream.readexactly(length)


def read_frame_blocking(pipe: FileIO) -> bytes:
    """Return the next pickle, blocking the worker until it has arrived."""
    (length,) = LENGTH.unpack(_exactly(pipe, LENGTH.size))
    return _exactly(pipe, length)


def _exactly(pipe: FileIO, count: int) -> bytes:
    content = b""
    while len(content) < count:
        part = pipe.read(count - len(content))
        if not part:
            raise EOFError
        content += part
    return content
