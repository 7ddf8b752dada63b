"""The traceback of an error in somebody's own bot, without the frames of gwint and of Python's import system."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from traceback import FrameSummary, TracebackException
from typing import Final

FOLDER: Final = Path(__file__).parent
GWINT: Final = str(FOLDER.parent) + os.sep
CALLERS: Final = tuple(str(FOLDER / name) for name in ("named_bot.py", "loading.py"))
"""The files that call bots and import them."""
IMPORT_SYSTEM: Final = ("<frozen importlib.", str(Path(importlib.__file__).parent) + os.sep)


def error_line(error: BaseException) -> str:
    """Format an error without its traceback: `ValueError: not a move`."""
    return f"{type(error).__name__}: {error}"


def own_traceback(error: BaseException) -> str:
    """Format an error with the frames of the bot's own code, or with gwint's if it happened in a bot of gwint."""
    return "".join(_without_callers(TracebackException.from_exception(error)).format()).rstrip()


def _without_callers(trace: TracebackException) -> TracebackException:
    """Leave frames out, also those of the errors that caused this one."""
    frames = [frame for frame in trace.stack if not frame.filename.startswith((*CALLERS, *IMPORT_SYSTEM))]
    trace.stack[:] = [frame for frame in frames if _is_own(frame)] or frames
    for cause in (trace.__cause__, trace.__context__):
        if cause is not None:
            _without_callers(cause)
    return trace


def _is_own(frame: FrameSummary) -> bool:
    return not frame.filename.startswith(GWINT)
