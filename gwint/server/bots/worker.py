"""A worker process: it loads the bots, then chooses a move or advises for each frame that it is sent, one by one."""

from __future__ import annotations

import importlib
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Mapping
from io import FileIO
from queue import SimpleQueue
from typing import Final

from gwint.advice import Hint, JudgedMove, hint
from gwint.advice.review import judge_move
from gwint.bots import BOTS, Level, SeatedBot
from gwint.engine import is_command
from gwint.engine.program import Programs, exit_on_sigterm
from gwint.server.bots.frames import (
    Answer,
    HintRequest,
    JudgeRequest,
    LoadFailure,
    MoveRequest,
    Request,
    encode_frame,
    read_frame_blocking,
)

STDIN, STDOUT, STDERR = range(3)
LONGEST: Final = 4000
"""How much of a traceback is told: its end says what went wrong."""


def main() -> None:
    """The first frame names the operator's own bots; what cannot be loaded of them is the first answer."""
    questions, answers = _take_pipes()
    frames: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, frames), daemon=True).start()
    try:
        exit_on_sigterm()
        with Programs(own_group=False) as programs:
            bots, unloadable = _load_bots(pickle.loads(frames.get()), programs)
            answers.write(encode_frame(unloadable))
            while True:
                answers.write(encode_frame(_answer(bots, pickle.loads(frames.get()))))
    finally:
        _end()


def _take_pipes() -> tuple[FileIO, FileIO]:
    """The pipes to the server, moved to where nothing that a bot reads or prints can reach them."""
    questions, answers = FileIO(os.dup(STDIN), "r"), FileIO(os.dup(STDOUT), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    os.dup2(STDERR, STDOUT)
    return questions, answers


def _listen(questions: FileIO, frames: SimpleQueue[bytes]) -> None:
    """A thread of its own, so that a worker and all it has started end with the server, even while a bot thinks."""
    try:
        while True:
            frames.put(read_frame_blocking(questions))
    except EOFError:
        _end()


def _end() -> None:
    """The worker is gone, and whatever its bots have started is gone too."""
    os.killpg(os.getpid(), signal.SIGKILL)


def _load_bots(told: Mapping[str, str], programs: Programs) -> tuple[Mapping[str, SeatedBot], tuple[LoadFailure, ...]]:
    """The bots by name, the operator's own among them."""
    bots: dict[str, SeatedBot] = {**BOTS}
    unloadable = []
    for name, program in told.items():
        try:
            bots[name] = _load_bot(program, programs)
        except Exception as error:
            unloadable.append(LoadFailure(name, program, f"{type(error).__name__}: {error}"))
    return bots, tuple(unloadable)


def _load_bot(program: str, programs: Programs) -> SeatedBot:
    """A bot told as `module:function`, or a program by its command, which is begun and greeted at once."""
    if is_command(program):
        seated = programs.get(program)
        seated.greet()
        return seated
    module, _, function = program.partition(":")
    bot: SeatedBot = getattr(importlib.import_module(module), function)
    return bot


def _answer(bots: Mapping[str, SeatedBot], request: Request) -> Answer:
    """Whatever fails is told as it failed."""
    try:
        return choose_move(bots, request) if isinstance(request, MoveRequest) else _advised(request)
    except Exception:
        return traceback.format_exc()[-LONGEST:]


def choose_move(bots: Mapping[str, SeatedBot], thought: MoveRequest) -> int:
    """The chosen move's number; a bot that chooses what is not legal has failed too."""
    bot = bots[thought.bot]
    seated = bot.with_threads(thought.threads) if isinstance(bot, Level) else bot
    return thought.view.moves.index(seated(thought.view, thought.seed))


def _advised(request: HintRequest | JudgeRequest) -> Hint | JudgedMove:
    if isinstance(request, HintRequest):
        return hint(request.view, request.budget, request.seed)
    return judge_move(request.number, request.view, request.move, request.budget, request.seed)


if __name__ == "__main__":
    main()
