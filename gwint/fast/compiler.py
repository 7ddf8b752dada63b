"""The compilation of the twin: decorators for rules and for entry points, and the cache of compiled code.

Numba's cache misses changes in functions of other files and in tables of data, so the name of its folder holds a hash
of everything that the machine code is made from.
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
"""The number of folders of compiled code to save regardless of age; each version of the twin makes three or four."""
UNUSED_AFTER: Final = 30 * 24 * 60 * 60
"""The age in seconds after which other folders count as unused."""

Function = TypeVar("Function", bound=Callable[..., Any])


def sources(package: Path = FAST_FOLDER, cards: Path = CARDS_FOLDER) -> list[Path]:
    """Returns every file that the machine code is made from."""
    return [*sorted(package.rglob("*.py")), *sorted(cards.rglob("*.py")), *sorted(cards.rglob("*.json")), RULESETS_FILE]


def fingerprint(files: Iterable[Path]) -> str:
    """Returns 16 hexadecimal digits that identify these files, the compiler's versions and its optimisation level."""
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
    """Returns the cache folder, named by the fingerprint of the sources and of the files next to an entry point."""
    local = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(local) if local else Path.home() / ".cache"
    files = sources() if folder == FAST_FOLDER else [*sources(), *sorted(folder.glob("*.py"))]
    return base / "gwint" / f"fast-{fingerprint(files)}"


def prune(caches: Path) -> None:
    """Removes code that was compiled for versions unused for a month, except the most recent folders."""
    used = sorted(((_last_used(folder), folder) for folder in caches.glob("fast-*")), reverse=True)
    for when, folder in used[MIN_FOLDERS:]:
        if when < time.time() - UNUSED_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    """Returns when a folder was last used; if another process has just removed it, infinity, so that we do not."""
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return float("inf")


# Compiling


def kernel(rule: Function) -> Function:
    """Compiles a rule into its callers, on CPU and GPU; leaves it as it is with NUMBA_DISABLE_JIT=1.

    The rule is compiled once, for 64-bit integers, whatever integers its callers pass.
    """
    return _kernel(rule)


def inlined(rule: Function) -> Function:
    """Compiles a small, often called rule inline into every caller."""
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
    """Compiles a function that Python calls, at its first use, and caches it for later processes."""
    from gwint.fast.linker import EntryPointCompiler

    with _cache_in(folder or cache_folder(Path(entry.__code__.co_filename).parent)):
        return _njit(entry, PROGRESS.finish, pipeline_class=EntryPointCompiler, cache=True, nogil=True)


def vector_kernel(function: Function) -> Function:
    """Compiles arithmetic on long rows of numbers into its callers, as vector code."""
    return _njit_with_vectors(function)


def vector_entry_point(entry: Function) -> Function:
    """Compiles a function on long rows of numbers that Python calls, at its first use, and caches it."""
    with _cache_in(cache_folder(Path(entry.__code__.co_filename).parent)):
        return _njit_with_vectors(entry, cache=True, nogil=True)


def _njit_with_vectors(function: Function, **options: Any) -> Function:
    """Compiles a function that may add in any order."""
    from numba import njit

    compiled: Any = njit(error_model="numpy", fastmath=True, **options)(function)
    return compiled


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
    """Compiles without vector code, which lists of a dozen cards never reach; it compiles and runs faster."""
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
    """Changes Numba's global settings while our code is compiled."""
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
    """Without compilation, streams advance by NumPy scalars, which would warn of overflow."""
    import numpy

    if _config().DISABLE_JIT:
        numpy.seterr(over="ignore")


class Progress:
    """Shows on a terminal how many rules have been compiled."""

    def __init__(self) -> None:
        self.rules = 0
        self.done = 0

    def count_rule(self) -> None:
        self.done += 1
        self._show(f"\rgwint.fast {min(self.done, self.rules)}/{self.rules}")

    def finish(self) -> None:
        """Clears the progress line after an entry point is compiled."""
        if self.done:
            self._show("\r\x1b[K")
        self.done = 0

    def _show(self, text: str) -> None:
        if sys.stderr.isatty():
            print(text, end="", file=sys.stderr, flush=True)


PROGRESS: Final = Progress()
_silence_overflow_warnings()
