"""Our side of `gwint engine`: a bot that answers line by line, and is thrown by none of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from gwint.bots import Budget, Level
from gwint.bots.budget import MAX_THREADS
from gwint.engine.messages import (
    ASKED,
    PROTOCOL,
    Answer,
    EngineError,
    Error,
    Hello,
    Message,
    Question,
    Quit,
    Welcome,
    read,
    written,
)
from gwint.engine.moves import spoken
from gwint.faults import Fault, Refusal


def serve(bot: Level, lines: Iterable[bytes], tell: Callable[[bytes], object]) -> None:
    """Until quit, or until nothing more comes."""
    for line in lines:
        told = answer(bot, line)
        if told is None:
            return
        tell(written(told))


def answer(bot: Level, line: bytes) -> Message | None:
    """What is said to a line, nothing to quit; a bad line is told what was expected, and nothing is lost."""
    try:
        asked = read(line, *ASKED)
        return ANSWERS[type(asked)](bot, asked)
    except Refusal as refusal:
        return Error(refusal.fault)
    except Exception as error:  # a view may be written well and yet be of no table that there can be
        return Error(Fault("engine-failed", {"reason": f"{type(error).__name__}: {error}"}))


def _welcome(bot: Level, hello: Hello) -> Welcome:
    if hello.protocol != PROTOCOL:
        raise EngineError("engine-protocol", protocol=hello.protocol, expected=PROTOCOL)
    return Welcome(PROTOCOL, f"gwint {bot.id}")


def _choice(bot: Level, asked: Question) -> Answer:
    """The bot's move, within the budget of the question or else its own."""
    said = spoken(asked.view)
    move = replace(bot, budget=_allowed(bot.budget, asked.budget))(asked.view, asked.seed)
    return Answer(said[asked.view.moves.index(move)])


def _allowed(own: Budget, told: Budget) -> Budget:
    """As many threads as either allows, the rest as the question tells it."""
    threads = min(max(own.threads, told.threads), MAX_THREADS)
    return replace(own if told.instant else told, threads=threads)


ANSWERS: Final[Mapping[Any, Callable[[Level, Any], Message | None]]] = {
    Hello: _welcome,
    Question: _choice,
    Quit: lambda _bot, _quit: None,
}
"""What a host can say, and what is said to it."""
