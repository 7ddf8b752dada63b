"""The program of a worker process: loads the bots, then answers one request after another."""

from __future__ import annotations

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
from gwint.bots import BOTS, BotError, Budget, NamedBot
from gwint.engine.loading import BotLoader
from gwint.engine.program import Program, exit_on_sigterm
from gwint.faults import GwintError
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
NICE: Final = 5
"""Below the server, so that people are answered while bots think."""
MAX_TRACEBACK: Final = 4000
"""How many characters of a traceback are sent; its end says what went wrong."""


def main() -> None:
    """Load the operator's bots named in the first frame, answer with load failures, then answer requests."""
    os.nice(NICE)
    questions, answers = _take_pipes()
    frames: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, frames), daemon=True).start()
    try:
        exit_on_sigterm()
        with BotLoader(own_group=False) as loader:
            bots, unloadable = _load_bots(pickle.loads(frames.get()), loader)
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
    own_bots: Mapping[str, str], loader: BotLoader
) -> tuple[Mapping[str, NamedBot], tuple[LoadFailure, ...]]:
    """Return all bots by name, including the operator's, and those that could not be loaded."""
    bots = {**BOTS}
    unloadable = []
    for name, text in own_bots.items():
        try:
            bots[name] = _load_bot(text, loader)
        except GwintError as error:
            unloadable.append(LoadFailure(name, text, error.fault, error.traceback))
    return bots, tuple(unloadable)


def _load_bot(text: str, loader: BotLoader) -> NamedBot:
    """Load a bot of the operator's; a program is started and greeted."""
    loaded = loader.load(text)
    if isinstance(loaded.bot, Program):
        loaded.bot.greet()
    return loaded


def _answer(bots: Mapping[str, NamedBot], request: Request) -> Answer:
    """Return the answer to a request, or the traceback of its failure."""
    try:
        return choose_move(bots, request) if isinstance(request, MoveRequest) else _advise(request)
    except BotError as error:
        return f"{error.traceback[-MAX_TRACEBACK:]}\n{error}".lstrip()
    except Exception:
        return traceback.format_exc()[-MAX_TRACEBACK:]


def choose_move(bots: Mapping[str, NamedBot], request: MoveRequest) -> int:
    """Return the index of the chosen move; an illegal choice is a failure."""
    move = bots[request.bot](request.view, Budget(threads=request.threads), request.seed)
    return request.view.moves.index(move)


def _advise(request: HintRequest | JudgeRequest) -> Hint | JudgedMove:
    if isinstance(request, HintRequest):
        return hint(request.view, request.budget, request.seed)
    return judge_move(request.number, request.view, request.move, request.budget, request.seed)


if __name__ == "__main__":
    main()
