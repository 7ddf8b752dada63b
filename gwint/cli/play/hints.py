"""The table command `hint`: the best moves of the player, the chance of winning after each, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint.advice import Candidate, Hint, default_budget
from gwint.advice import hint as advise
from gwint.advice.sentences import format_reasons
from gwint.cli.play.menu import items
from gwint.cli.play.protocols import PlayerScreen
from gwint.cli.render.charts import bar
from gwint.cli.render.text_fit import truncate, wrap
from gwint.i18n.localizer import Localizer
from gwint.views import View

SEED: Final = "hint"
"""A fixed seed, so that advice depends on the view alone and not on hidden events."""
BAR: Final = 10
"""Cells of the bar for a chance."""
INDENT: Final = " " * 5
"""The indent of reasons, so that the numbers of the moves stand out."""


def hint(screen: PlayerScreen, seat: int, _rest: str) -> None:
    """Show advice from the seat's own view, with the numbers of its menu."""
    view, localizer = screen.game.view(seat), screen.localizer
    advice = advise(view, default_budget(view.mode), SEED)
    screen.show_pages(hint_lines(view, advice, localizer, screen.terminal.width))


def hint_lines(view: View, advice: Hint, localizer: Localizer, width: int) -> Iterator[str]:
    yield localizer.translate("hint-now", chance=percent(advice.chance, localizer))
    labels = [item.label for item in items(view, localizer)]
    for candidate in advice.candidates:
        number = view.moves.index(candidate.move) + 1
        yield ""
        yield truncate(f"{number:>3}  {_chance(candidate, localizer)}  {labels[number - 1]}", width)
        yield from (INDENT + line for line in wrap(format_reasons(candidate.reasons, localizer), width - len(INDENT)))


def _chance(candidate: Candidate, localizer: Localizer) -> str:
    return f"{percent(candidate.chance, localizer):>5} {bar(candidate.chance, BAR)}"


def percent(chance: float, localizer: Localizer) -> str:
    return localizer.translate("hint-chance", chance=round(100 * chance))
