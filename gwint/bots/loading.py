"""Finds bots by their names: our own, functions in somebody's module or file, and networks from files of weights.

A budget may follow after @: `champion@50ms`, `my_package.my_bot:choose`, `bots/my_bot.py:choose@200`,
`network-search:run/weights.npz@1s`.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from dataclasses import replace
from functools import cache, wraps
from pathlib import Path
from types import ModuleType
from typing import Final

from gwint.bots import BOTS
from gwint.bots.budget import Budget, parse_budget, split_budget
from gwint.bots.named_bot import Bot, BotError, NamedBot
from gwint.bots.network import from_file
from gwint.bots.network.from_file import is_network_file
from gwint.bots.tracebacks import error_line, own_traceback
from gwint.rules.moves import Move
from gwint.spelling import nearest
from gwint.views import View

FILE: Final = re.compile(r"(?P<source>.+\.py):(?P<function>[^\W\d]\w*)")
MODULE: Final = re.compile(r"(?P<source>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<function>[^\W\d]\w*)")
MODULE_PREFIX: Final = "gwint_bot_file_"
"""Modules of files are named after their paths, so that two files of one name can be loaded."""


def is_function(bot: str) -> bool:
    """Return whether a bot is given as a function: `module:function` or `file.py:function`."""
    if is_network_file(bot):
        return False
    name, _ = split_budget(bot)
    file = FILE.fullmatch(name)
    if file is not None:
        # A program's command may look like a file: `python bot.py:choose`.
        return " " not in file["source"] or Path(file["source"]).exists()
    return MODULE.fullmatch(name) is not None


def find_own_bot(text: str) -> NamedBot | None:
    """Find one of our bots by its name, with an optional budget after @; return None if there is none."""
    name, at, budget = text.partition("@")
    bot = BOTS.get(name)
    return replace(bot, budget=parse_budget(budget)) if bot and at else bot


def split_default_budget(text: str) -> tuple[str, Budget]:
    """Split a bot's name from the budget after @, or else from the default budget of one of ours."""
    name, budget = split_budget(text)
    own = BOTS.get(from_file.split_name(name)[0] if is_network_file(name) else name)
    return name, own.budget if own and budget.instant else budget


def load_python_bot(text: str, known: Iterable[str] = BOTS) -> NamedBot:
    """Load one of our bots, a function or a network; `known` are the names that are suggested for an unknown one.

    Raises BotError with the traceback of a module that cannot be imported.
    """
    if is_network_file(text):
        name, budget = split_default_budget(text)
        return NamedBot(name, from_file.load_network_bot(name), budget)
    if is_function(text):
        name, budget = split_budget(text)
        return NamedBot(name, _load_function(name), budget)
    bot = find_own_bot(text)
    if bot is None:
        raise unknown_bot(text, known)
    return bot


def unknown_bot(text: str, known: Iterable[str]) -> BotError:
    """The error for a name that is not a bot's, with the nearest names.

    Raises BudgetError for a function whose budget cannot be read.
    """
    function, at, budget = text.rpartition("@")
    if at and is_function(function):
        parse_budget(budget)
    names, (name, _) = tuple(known), split_budget(text)
    close = (f"{name}:choose",) if name.endswith(".py") else nearest(name, names)
    return BotError("bot-name", bot=text, bots=names, nearest=close)


def check_signature(name: str, bot: Bot) -> None:
    """Refuse a function that cannot be called with a view, a budget and a seed."""
    try:
        signature = inspect.signature(bot)
    except ValueError:  # Some functions written in C have no signature.
        return
    try:
        signature.bind(None, None, None)
    except TypeError as error:
        raise BotError("bot-signature", bot=name, signature=str(signature)) from error


def _load_function(text: str) -> Bot:
    source, _, function = text.rpartition(":")
    module = _load_module(text)
    bot: Bot | None = getattr(module, function, None)
    if not callable(bot):
        functions = inspect.getmembers(module, inspect.isfunction)
        names = tuple(name for name, value in functions if value.__module__ == module.__name__)
        raise BotError("bot-function", source=source, function=function, nearest=nearest(function, names))
    check_signature(text, bot)
    return _printing_to_stderr(bot)


def has_source(bot: str) -> bool:
    """Return whether a bot is loaded from a file that may change: a function or a network."""
    return is_network_file(bot) or is_function(bot)


def source_digest(bot: str) -> str:
    """Return the SHA-256 of the file that a bot is loaded from; empty if a function's module has no file."""
    if is_network_file(bot):
        return from_file.network_digest(split_budget(bot)[0])
    path = _load_module(split_budget(bot)[0]).__file__
    return hashlib.sha256(Path(path).read_bytes()).hexdigest() if path else ""


def _load_module(text: str) -> ModuleType:
    source = text.rpartition(":")[0]
    with redirect_stdout(sys.stderr):
        return _run_file(Path(source)) if FILE.fullmatch(text) else _import_module(source)


def _printing_to_stderr(bot: Bot) -> Bot:
    """Write what the bot prints to standard error: standard output belongs to the command that asks the bot."""

    @wraps(bot)
    def choose(view: View, budget: Budget, seed: str) -> Move | str:
        with redirect_stdout(sys.stderr):
            return bot(view, budget, seed)

    return choose


def _import_module(name: str) -> ModuleType:
    """Import a module that Python finds, or one in the current folder."""
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        return importlib.import_module(name)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name and f"{name}.".startswith(f"{error.name}."):
            raise BotError("bot-source", source=name, nearest=nearest(name, _modules_next_to(name))) from error
        raise BotError("bot-import", source=name, reason=error_line(error), traceback=own_traceback(error)) from error


def _modules_next_to(name: str) -> list[str]:
    """List the modules of the same package, or of the current folder."""
    package = name.rpartition(".")[0]
    if package in sys.modules:
        return [f"{package}.{one.name}" for one in pkgutil.iter_modules(sys.modules[package].__path__)]
    return [one.name for one in pkgutil.iter_modules([str(Path.cwd())])]


def _run_file(path: Path) -> ModuleType:
    if not path.is_file():
        files = map(str, path.parent.glob("*.py")) if path.parent.is_dir() else ()
        raise BotError("bot-source", source=str(path), nearest=nearest(str(path), files))
    try:
        return _load_file(path.resolve())
    except Exception as error:
        raise BotError(
            "bot-import", source=str(path), reason=error_line(error), traceback=own_traceback(error)
        ) from error


@cache
def _load_file(path: Path) -> ModuleType:
    """Import a file once; like a script, it can import the modules next to it."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    name = MODULE_PREFIX + re.sub(r"\W", "_", str(path))
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
