"""The program of a worker process of the sandbox: limits itself, then runs one task after another."""

from __future__ import annotations

import os
import pickle
import resource
import sys
import threading
import traceback
from importlib import import_module
from io import FileIO
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from gwint.cards import LANGUAGES
from gwint.faults import GwintError
from gwint.i18n.bundles import bundle
from gwint.server.bots.worker_protocol import encode_frame, read_frame_blocking
from gwint.server.sandbox.protocol import TaskAnswer, TaskFailed, TaskRefused, TaskRequest, TaskResult

NICE: Final = 15
"""Far below the server: on two cores, the event loop never waits for a task."""
MAX_TRACEBACK: Final = 4000
"""How many characters of a traceback are sent; its end says what went wrong."""
MEGABYTE: Final = 1024 * 1024
PRELOADED: Final = ("gwint.server.http.routes",)
"""Contains the tasks; loaded before the first one, as the texts of all languages are: on a slow or busy machine that
alone would take longer than a task may, and no process would ever get beyond it."""
READY: Final = ()
"""The answer to the first frame: nothing failed to load."""


def main() -> None:
    """Limit the process to the memory given on the command line, then answer requests until the server ends."""
    os.nice(NICE)
    for module in PRELOADED:
        import_module(module)
    for language in LANGUAGES:
        bundle(language)
    _limit_memory(int(sys.argv[1]))
    questions, answers = FileIO(os.dup(0), "r"), FileIO(os.dup(1), "w")
    os.dup2(2, 1)
    frames: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, frames), daemon=True).start()
    frames.get()
    answers.write(encode_frame(READY))
    while True:
        _write_all(answers, encode_frame(_answer(pickle.loads(frames.get()))))


def _limit_memory(megabytes: int) -> None:
    """Limit what the process may allocate in addition to what it has loaded; 0 is unlimited."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    used = Path("/proc/self/statm")
    if megabytes and used.exists():
        pages = int(used.read_text(encoding="ascii").split()[0])
        limit = pages * resource.getpagesize() + megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _listen(questions: FileIO, frames: SimpleQueue[bytes]) -> None:
    """Read frames in a thread, so that the process exits with the server even during a task."""
    try:
        while True:
            frames.put(read_frame_blocking(questions))
    except EOFError:
        os._exit(0)


def _answer(request: TaskRequest) -> TaskAnswer:
    _limit_processor_time(request.cpu_s)
    try:
        return TaskResult(request.task(*request.arguments))
    except GwintError as refusal:
        return TaskRefused(refusal.fault)
    except (MemoryError, RecursionError):
        return TaskFailed(traceback.format_exc()[-MAX_TRACEBACK:], out_of_memory=True)
    except Exception:
        return TaskFailed(traceback.format_exc()[-MAX_TRACEBACK:], out_of_memory=False)


def _limit_processor_time(seconds: int) -> None:
    """Let the kernel kill the process if this task takes longer; the limit counts all that the process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, hard))


def _write_all(answers: FileIO, frame: bytes) -> None:
    """Write a whole frame: a large one takes several writes."""
    left = memoryview(frame)
    while left:
        left = left[answers.write(left) or 0 :]


if __name__ == "__main__":
    main()
