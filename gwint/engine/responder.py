"""The engine side of `gwint engine`: a bot that answers line by line and survives bad lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gwint.bots import BOTS, NamedBot
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
from gwint.faults import Fault, GwintError
from gwint.notation.move_phrases import phrases
from gwint.rules.play import legal_moves
from gwint.views import View
from gwint.worlds import deal


def serve(
    bot: NamedBot,
    lines: Iterable[bytes],
    send: Callable[[bytes], object],
    report: Callable[[str], object] = lambda _: None,
) -> None:
    """Answer every line until `quit` or the end of input; report the traceback of a bot that fails."""
    for line in lines:
        reply = answer(bot, line)
        if reply is None:
            return
        if isinstance(reply, Error) and "traceback" in reply.fault.details:
            report(str(reply.fault.details["traceback"]))
        send(encode(reply))


def answer(bot: NamedBot, line: bytes) -> Message | None:
    """Return the reply to a line, or None for `quit`; a bad line gets an error that says what was expected."""
    try:
        message = decode(line, *HOST_MESSAGES)
        return ANSWERS[type(message)](bot, message)
    except GwintError as refusal:
        return Error(refusal.fault)
    except Exception as error:  # a well-formed view can still describe an impossible table
        return Error(Fault("engine-failed", {"reason": f"{type(error).__name__}: {error}"}))


def _welcome(bot: NamedBot, hello: Hello) -> Welcome:
    if hello.protocol != PROTOCOL:
        raise EngineError("engine-protocol", protocol=hello.protocol, expected=PROTOCOL)
    return Welcome(PROTOCOL, _title(bot))


def _title(bot: NamedBot) -> str:
    """Return what the bot calls itself: `gwint captain`, or the name of somebody's function."""
    return f"gwint {bot.name}" if bot.name in BOTS else bot.name


def _answer(bot: NamedBot, message: Question) -> Answer:
    """Answer with the bot's move, within the question's budget or the bot's default."""
    view = message.view
    _check_moves(view)
    return Answer(view.phrases[view.moves.index(bot(view, message.budget, message.seed))])


def _check_moves(view: View) -> None:
    """Refuse a view without moves, or one whose moves are not the legal ones of a table that fits it."""
    if view.viewer is None or not view.moves:
        raise EngineError("engine-no-move")
    table = deal(view, "moves")
    if tuple(legal_moves(table, view.viewer)) != view.moves:
        raise EngineError("engine-moves", legal=tuple(phrases(table, view.viewer)))


ANSWERS: Final[Mapping[Any, Callable[[NamedBot, Any], Message | None]]] = {
    Hello: _welcome,
    Question: _answer,
    Quit: lambda _bot, _quit: None,
}
"""The reply to each message of a host."""
