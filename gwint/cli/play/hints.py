"""The order `hint`: the best moves of whoever is asked, the chance of winning after each, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint.advice import Candidate, Hint, usual
from gwint.advice import hint as advised
from gwint.advice.sentences import why
from gwint.cli.play.menu import items
from gwint.cli.play.viewing import Looker
from gwint.cli.render.charts import bar
from gwint.cli.render.text_fit import cut, wrapped
from gwint.i18n.localizer import Voice
from gwint.views import View

SEED: Final = "hint"
"""Always the same: advice depends on the view alone, not on how much has happened out of sight."""
BAR: Final = 10
"""Cells of the bar that shows a chance."""
INDENT: Final = " " * 5
"""Before the reasons, so that the numbers of the moves stand out."""


def hint(sitting: Looker, seat: int, _rest: str) -> None:
    """Advice from the seat's own view, by the numbers of its menu."""
    view, voice = sitting.game.view(seat), sitting.voice
    told = advised(view, usual(view.mode), SEED)
    sitting.tell(hint_lines(view, told, voice, sitting.terminal.width))


def hint_lines(view: View, told: Hint, voice: Voice, width: int) -> Iterator[str]:
    yield voice.say("hint-now", chance=percent(told.chance, voice))
    labels = [item.label for item in items(view, voice)]
    for candidate in told.candidates:
        number = view.moves.index(candidate.move) + 1
        yield ""
        yield cut(f"{number:>3}  {_chance(candidate, voice)}  {labels[number - 1]}", width)
        yield from (INDENT + line for line in wrapped(why(candidate.reasons, voice), width - len(INDENT)))


def _chance(candidate: Candidate, voice: Voice) -> str:
    return f"{percent(candidate.chance, voice):>5} {bar(candidate.chance, BAR)}"


def percent(chance: float, voice: Voice) -> str:
    return voice.say("hint-chance", chance=round(100 * chance))
