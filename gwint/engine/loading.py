"""Loads every bot that can be named: our own, functions, and programs, which run until they are closed."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Self

from gwint.bots import BOTS, Bot, NamedBot
from gwint.bots.budget import split_budget
from gwint.bots.loading import check_signature, load_python_bot
from gwint.engine import is_command
from gwint.engine.program import Program
from gwint.faults import check_type


class BotLoader:
    """Loads bots by name, each once; the programs among them end with the context."""

    def __init__(self, own_group: bool = True, known: Iterable[str] = BOTS) -> None:
        """`own_group` has the same meaning as for `Program`; `known` names are suggested for an unknown one."""
        self._own_group = own_group
        self._known = tuple(known)
        self._bots: dict[str, NamedBot] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all programs; a program that is asked again is started again."""
        for bot in self._bots.values():
            if isinstance(bot.bot, Program):
                bot.bot.close()

    def load(self, bot: Bot | str) -> NamedBot:
        """Return a bot given as a name, `module:function`, `file.py:function`, a program's command, or a function.

        It may also be a network's weights file: `network:run/weights.npz`. A budget may follow a name after @. Raises
        BotError if the bot cannot be found or loaded.
        """
        if not isinstance(bot, str):
            return _name_function(bot)
        if bot not in self._bots:
            self._bots[bot] = self._load(bot)
        return self._bots[bot]

    def _load(self, text: str) -> NamedBot:
        if not is_command(text):
            return load_python_bot(text, self._known)
        command, budget = split_budget(text)
        return NamedBot(command, Program(command, own_group=self._own_group), budget)


def load_bot(bot: Bot | str) -> NamedBot:
    """Return a bot given as a name, `module:function`, `file.py:function`, a program's command, or a function.

    It may also be a network's weights file: `network:run/weights.npz`. A budget may follow a name after @. A program
    runs until Python exits. Raises BotError if the bot cannot be found or loaded. A function or network is loaded anew
    each time, so that a changed file takes effect.
    """
    if isinstance(bot, str) and not is_command(bot):
        return load_python_bot(bot, tuple(BOTS))
    return _LOADER.load(bot)


def _name_function(bot: Bot) -> NamedBot:
    if isinstance(bot, NamedBot):
        return bot
    check_type("bot", bot, Callable, str)
    name = getattr(bot, "__name__", type(bot).__name__)
    check_signature(name, bot)
    return NamedBot(name, bot)


_LOADER = BotLoader()
atexit.register(_LOADER.close)
