"""A worker process: it loads the bots, then chooses a move for each thought that it is sent, one after the other."""

from __future__ import annotations

import importlib
import os
import pickle
import threading
import traceback
from collections.abc import Mapping
from io import FileIO
from queue import SimpleQueue
from typing import Final

from gwint.bots import BOTS, Seated
from gwint.server.thinking.frames import Answer, Thought, Unloadable, framed, wait_for_frame

STDIN, STDOUT, STDERR = range(3)
LONGEST: Final = 4000
"""How much of a traceback is told: its end says what went wrong."""


def main() -> None:
    """The first frame names the operator's own bots; what cannot be loaded of them is the first answer."""
    questions, answers = _own_pipes()
    frames: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, frames), daemon=True).start()
    bots, unloadable = _loaded(pickle.loads(frames.get()))
    answers.write(framed(unloadable))
    while True:
        answers.write(framed(_answer(bots, pickle.loads(frames.get()))))


def _own_pipes() -> tuple[FileIO, FileIO]:
    """The pipes to the server, moved to where nothing that a bot reads or prints can reach them."""
    questions, answers = FileIO(os.dup(STDIN), "r"), FileIO(os.dup(STDOUT), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    os.dup2(STDERR, STDOUT)
    return questions, answers


def _listen(questions: FileIO, frames: SimpleQueue[bytes]) -> None:
    """A thread of its own, so that a worker ends with its server even while a bot thinks for ever."""
    try:
        while True:
            frames.put(wait_for_frame(questions))
    except EOFError:
        os._exit(0)


def _loaded(programs: Mapping[str, str]) -> tuple[Mapping[str, Seated], tuple[Unloadable, ...]]:
    """The bots by name, the operator's own among them, each told as `module:function`."""
    bots, unloadable = {**BOTS}, []
    for name, program in programs.items():
        module, _, function = program.partition(":")
        try:
            bots[name] = getattr(importlib.import_module(module), function)
        except Exception as error:
            unloadable.append(Unloadable(name, program, f"{type(error).__name__}: {error}"))
    return bots, tuple(unloadable)


def _answer(bots: Mapping[str, Seated], thought: Thought) -> Answer:
    """The chosen move's number; a bot that chooses what is not legal has failed too."""
    try:
        return thought.view.moves.index(bots[thought.bot](thought.view, thought.seed))
    except Exception:
        return traceback.format_exc()[-LONGEST:]


if __name__ == "__main__":
    main()
