"""How the twin is compiled: one decorator for every rule, one for the doors that Python calls, and where both are kept.

Numba's cache notices neither a change in a called function of another file nor one in a table of facts, so its folder
is named by a hash over everything that makes the machine code.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

FAST_FOLDER: Final = Path(__file__).parent
CARDS_FOLDER: Final = FAST_FOLDER.parent / "cards"
RULESETS_FILE: Final = FAST_FOLDER.parent / "rulesets.py"

MIN_FOLDERS: Final = 8
"""So many folders of compiled code stay whatever their age: each version of the twin makes three or four."""
UNUSED_AFTER: Final = 30 * 24 * 60 * 60
"""Seconds after which any other is thought to be in nobody's use."""

Function = TypeVar("Function", bound=Callable[..., Any])


def sources(package: Path = FAST_FOLDER, cards: Path = CARDS_FOLDER) -> list[Path]:
    """Every file that the machine code is made from."""
    return [*sorted(package.rglob("*.py")), *sorted(cards.rglob("*.py")), *sorted(cards.rglob("*.json")), RULESETS_FILE]


def fingerprint(files: Iterable[Path]) -> str:
    """16 hexadecimal digits over these files and the compiler: its versions, and how hard it tries."""
    import llvmlite
    import numba
    import numpy

    versions = (sys.version, numba.__version__, llvmlite.__version__, numpy.__version__, os.environ.get("NUMBA_OPT"))
    digest = hashlib.blake2b(repr(versions).encode(), digest_size=8)
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


@cache
def cache_folder(folder: Path = FAST_FOLDER) -> Path:
    """Under the user's cache directory, named by the fingerprint of the sources and of what stands beside a door."""
    local = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(local) if local else Path.home() / ".cache"
    files = sources() if folder == FAST_FOLDER else [*sources(), *sorted(folder.glob("*.py"))]
    return base / "gwint" / f"fast-{fingerprint(files)}"


def prune(caches: Path) -> None:
    """Remove what was compiled for versions that nobody has used for a month, except the latest few."""
    used = sorted(((_last_used(folder), folder) for folder in caches.glob("fast-*")), reverse=True)
    for when, folder in used[MIN_FOLDERS:]:
        if when < time.time() - UNUSED_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    """A folder that another process has just removed is as new as can be: it is not ours to remove."""
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return float("inf")


# Compiling


def kernel(rule: Function) -> Function:
    """A rule of the twin: compiled into whatever calls it, on CPU and GPU; itself with NUMBA_DISABLE_JIT=1.

    It is compiled once, for whole numbers of one size, whatever its callers hold.
    """
    return _kernel(rule)


def inlined(rule: Function) -> Function:
    """A kernel so small and so often called that every caller has it inside."""
    return _kernel(rule, forceinline=True)


def _kernel(rule: Any, **options: Any) -> Any:
    from gwint.fast.linker import NO_WRAPPERS, Rule, RuleCompiler

    compiled = _njit(rule, PROGRESS.count_rule, pipeline_class=RuleCompiler, _nrt=False, **NO_WRAPPERS, **options)
    if compiled is not rule:
        compiled.__class__ = Rule
        template = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: template(tuple(map(_as_int64, args)), kws)
        PROGRESS.rules += 1
    return compiled


def entry_point(entry: Function, folder: Path | None = None) -> Function:
    """A function that Python calls: compiled at its first use, and then kept for the next time."""
    from gwint.fast.linker import EntryPointCompiler

    with _cache_in(folder or cache_folder(Path(entry.__code__.co_filename).parent)):
        return _njit(entry, PROGRESS.finish, pipeline_class=EntryPointCompiler, cache=True, nogil=True)


def _njit(function: Any, on_done: Callable[[], None], **options: Any) -> Any:
    from numba import njit

    compiled: Any = njit(error_model="numpy", **options)(function)
    if compiled is not function:
        compile_ = compiled.compile
        compiled.compile = lambda signature: _compile_without_vectors(compile_, signature, on_done)
    return compiled


def _as_int64(kind: Any) -> Any:
    from numba import core

    types: Any = core.types
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


def _compile_without_vectors(
    compile_: Callable[[object], object], signature: object, on_done: Callable[[], None]
) -> object:
    """Without the vector code that lists of a dozen cards never reach: faster to compile, and to run."""
    config = _config()
    with _numba_settings(OPT=type(config.OPT)(2), LOOP_VECTORIZE=0, SLP_VECTORIZE=0):
        result = compile_(signature)
    on_done()
    return result


# Numba's settings


def _config() -> Any:
    import numba

    return numba.config


@contextmanager
def _numba_settings(**settings: Any) -> Iterator[None]:
    """Numba's settings are everybody's: ours hold only while ours is made."""
    config = _config()
    saved = {name: getattr(config, name) for name in settings}
    vars(config).update(settings)
    try:
        yield
    finally:
        vars(config).update(saved)


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        prune(folder.parent)
    with suppress(OSError):
        os.utime(folder)
    with _numba_settings(CACHE_DIR=str(folder)):
        yield


def _silence_overflow_warnings() -> None:
    """Uncompiled, chance steps its streams by NumPy's scalars, which would warn of it."""
    import numpy

    if _config().DISABLE_JIT:
        numpy.seterr(over="ignore")


class Progress:
    """How many of the rules are compiled, shown where somebody waits at a terminal."""

    def __init__(self) -> None:
        self.rules = 0
        self.done = 0

    def count_rule(self) -> None:
        self.done += 1
        self._show(f"\rgwint.fast {min(self.done, self.rules)}/{self.rules}")

    def finish(self) -> None:
        """The door itself is compiled; what it needed is no news any more."""
        if self.done:
            self._show("\r\x1b[K")
        self.done = 0

    def _show(self, text: str) -> None:
        if sys.stderr.isatty():
            print(text, end="", file=sys.stderr, flush=True)


PROGRESS: Final = Progress()
_silence_overflow_warnings()
