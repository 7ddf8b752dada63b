"""The engine side of `gwint engine`: a bot that answers line by line and survives bad lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from gwint.bots import Budget, Level
from gwint.bots.budget import MAX_THREADS
from gwint.engine.messages import (
    HOST_MESSAGES,
    PROTOCOL,
    Answer,
    EngineError,
    Error,
    Hello,
    Message,
    Question,
    Quit,
    Welcome,
    decode,
    encode,
)
from gwint.engine.moves import phrases_for
from gwint.faults import Fault, GwintError


def serve(bot: Level, lines: Iterable[bytes], send: Callable[[bytes], object]) -> None:
    """Answer every line until `quit` or the end of input."""
    for line in lines:
        reply = answer(bot, line)
        if reply is None:
            return
        send(encode(reply))


def answer(bot: Level, line: bytes) -> Message | None:
    """Return the reply to a line, or None for `quit`; a bad line gets an error that says what was expected."""
    try:
        message = decode(line, *HOST_MESSAGES)
        return ANSWERS[type(message)](bot, message)
    except GwintError as refusal:
        return Error(refusal.fault)
    except Exception as error:  # a well-formed view can still describe an impossible table
        return Error(Fault("engine-failed", {"reason": f"{type(error).__name__}: {error}"}))


def _welcome(bot: Level, hello: Hello) -> Welcome:
    if hello.protocol != PROTOCOL:
        raise EngineError("engine-protocol", protocol=hello.protocol, expected=PROTOCOL)
    return Welcome(PROTOCOL, f"gwint {bot.id}")


def _answer(bot: Level, message: Question) -> Answer:
    """Answer with the bot's move, within the question's budget or the bot's default."""
    said = phrases_for(message.view)
    move = replace(bot, budget=_merge_budgets(bot.budget, message.budget))(message.view, message.seed)
    return Answer(said[message.view.moves.index(move)])


def _merge_budgets(default: Budget, asked: Budget) -> Budget:
    """Combine budgets: the larger number of threads, otherwise what the question allows."""
    threads = min(max(default.threads, asked.threads), MAX_THREADS)
    return replace(default if asked.instant else asked, threads=threads)


ANSWERS: Final[Mapping[Any, Callable[[Level, Any], Message | None]]] = {
    Hello: _welcome,
    Question: _answer,
    Quit: lambda _bot, _quit: None,
}
"""The reply to each message of a host."""
