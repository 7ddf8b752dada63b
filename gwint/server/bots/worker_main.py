"""The program of a worker process: loads the bots, then answers one request after another."""

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
from gwint.server.bots.worker_protocol import (
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
MAX_TRACEBACK: Final = 4000
"""How many characters of a traceback are sent; its end says what went wrong."""


def main() -> None:
    """Load the operator's bots named in the first frame, answer with load failures, then answer requests."""
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
    """Move the pipes to the server to descriptors that a bot's input and output cannot reach."""
    questions, answers = FileIO(os.dup(STDIN), "r"), FileIO(os.dup(STDOUT), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    os.dup2(STDERR, STDOUT)
    return questions, answers


def _listen(questions: FileIO, frames: SimpleQueue[bytes]) -> None:
    """Read frames in a thread, so that the worker and all it has started exit with the server even in mid-thought."""
    try:
        while True:
            frames.put(read_frame_blocking(questions))
    except EOFError:
        _end()


def _end() -> None:
    """Kill the worker together with everything that its bots have started."""
    os.killpg(os.getpid(), signal.SIGKILL)


def _load_bots(
    own_bots: Mapping[str, str], programs: Programs
) -> tuple[Mapping[str, SeatedBot], tuple[LoadFailure, ...]]:
    """Return all bots by name, including the operator's, and those that could not be loaded."""
    bots: dict[str, SeatedBot] = {**BOTS}
    unloadable = []
    for name, program in own_bots.items():
        try:
            bots[name] = _load_bot(program, programs)
        except Exception as error:
            unloadable.append(LoadFailure(name, program, f"{type(error).__name__}: {error}"))
    return bots, tuple(unloadable)


def _load_bot(program: str, programs: Programs) -> SeatedBot:
    """Load a bot given as `module:function`, or start and greet a program given as a command."""
    if is_command(program):
        seated = programs.get(program)
        seated.greet()
        return seated
    module, _, function = program.partition(":")
    bot: SeatedBot = getattr(importlib.import_module(module), function)
    return bot


def _answer(bots: Mapping[str, SeatedBot], request: Request) -> Answer:
    """Return the answer to a request, or the traceback of its failure."""
    try:
        return choose_move(bots, request) if isinstance(request, MoveRequest) else _advise(request)
    except Exception:
        return traceback.format_exc()[-MAX_TRACEBACK:]


def choose_move(bots: Mapping[str, SeatedBot], thought: MoveRequest) -> int:
    """Return the index of the chosen move; an illegal choice is a failure."""
    bot = bots[thought.bot]
    seated = bot.with_threads(thought.threads) if isinstance(bot, Level) else bot
    return thought.view.moves.index(seated(thought.view, thought.seed))


def _advise(request: HintRequest | JudgeRequest) -> Hint | JudgedMove:
    if isinstance(request, HintRequest):
        return hint(request.view, request.budget, request.seed)
    return judge_move(request.number, request.view, request.move, request.budget, request.seed)


if __name__ == "__main__":
    main()
