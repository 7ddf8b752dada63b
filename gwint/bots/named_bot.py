"""A bot with a name and its default budget. It checks every choice, so that any function can be a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gwint.bots.budget import INSTANT, Budget
from gwint.bots.tracebacks import error_line, own_traceback
from gwint.faults import GwintError, check_type
from gwint.rules.moves import Move
from gwint.views import View

Bot = Callable[[View, Budget, str], Move | str]
"""A bot chooses one of the view's moves, as a value or as a phrase, within a budget and with a seed for its chance.

The same view, simulations, threads and seed should give the same choice.
"""


class BotError(GwintError):
    """A bot cannot be found or loaded, raised an error, or did not choose a legal move."""


@dataclass(frozen=True, slots=True)
class NamedBot:
    """A bot with a name and its default budget."""

    name: str
    """As it is written: `captain`, `my_bot.py:choose`, `network:run/weights.npz`, or the command of a program."""
    bot: Bot
    budget: Budget = INSTANT
    """The budget for questions that do not have one of their own."""

    def __call__(self, view: View, budget: Budget = INSTANT, seed: str = "") -> Move:
        """Choose one of the view's moves; a single legal move is played without thinking.

        Raises BotError if the bot fails or does not choose a legal move.
        """
        check_type("view", view, View)
        if len(view.moves) == 1:
            return view.moves[0]
        try:
            chosen = self.bot(view, budget.or_default(self.budget), seed)
        except BotError:
            raise
        except Exception as error:
            raise BotError(
                "bot-failed", bot=self.name, reason=error_line(error), traceback=own_traceback(error)
            ) from error
        return self._check(view, chosen)

    def _check(self, view: View, chosen: object) -> Move:
        """Return the move that was chosen, if it is a legal one."""
        if isinstance(chosen, Move) and chosen in view.moves:
            return chosen
        if isinstance(chosen, Move):
            raise BotError("bot-illegal-move", bot=self.name, move=chosen, legal=view.phrases)
        if not isinstance(chosen, str):
            raise BotError("bot-no-move", bot=self.name, value=repr(chosen), legal=view.phrases)
        try:
            return view.read_move(chosen)
        except GwintError as error:
            raise BotError("bot-phrase", bot=self.name, reason=error.fault, legal=view.phrases) from error

    def __repr__(self) -> str:
        at = "" if self.budget == INSTANT else f"@{self.budget}"
        return f"load_bot({self.name + at!r})"
