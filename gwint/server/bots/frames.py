"""What is said between the server and a worker: pickles, each with its length before it."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from io import FileIO
from typing import TYPE_CHECKING, Final

from gwint.advice import Hint, JudgedMove
from gwint.bots.budget import Budget
from gwint.rules.moves import Move
from gwint.views import View

if TYPE_CHECKING:
    from asyncio import StreamReader

LENGTH: Final = struct.Struct(">I")


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """What a worker is asked: the move that this bot chooses."""

    bot: str
    view: View
    seed: str
    threads: int = 1
    """For bots of the house that search."""


@dataclass(frozen=True, slots=True)
class HintRequest:
    """Or a hint for whoever sees this."""

    view: View
    budget: Budget
    seed: str


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """Or what a move that was made is worth, to whoever saw this before it."""

    number: int
    view: View
    move: Move
    budget: Budget
    seed: str


Request = MoveRequest | HintRequest | JudgeRequest
Answer = int | Hint | JudgedMove | str
"""The number of the chosen move among the view's, the advice that was asked for, or how the worker failed."""


@dataclass(frozen=True, slots=True)
class LoadFailure:
    """A bot that a worker could not load."""

    bot: str
    program: str
    reason: str


def encode_frame(said: object) -> bytes:
    content = pickle.dumps(said, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


async def read_frame(stream: StreamReader) -> bytes:
    """The next pickle; raises EOFError where nothing more will come."""
    (length,) = LENGTH.unpack(await stream.readexactly(LENGTH.size))
    return await stream.readexactly(length)


def read_frame_blocking(pipe: FileIO) -> bytes:
    """The same for a worker, which has nothing to do meanwhile."""
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
