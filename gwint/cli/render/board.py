"""The battlefield as plain text: a view drawn in lines that fit a terminal, the viewer's side below."""

from __future__ import annotations

from typing import Final

from gwint.cards import ROWS
from gwint.cli.render.rows import RowText, army_line, occupied_rows, row_line, share_spare_lines
from gwint.cli.render.standings import standings
from gwint.cli.render.text_fit import cell_len, truncate
from gwint.i18n.localizer import Localizer, join_counted
from gwint.views import View

WIDTH: Final = 80
HEIGHT: Final = 24
"""What every terminal has."""
WAYS: Final = ("armies", "rows", "leaders", "whole")
"""How much is told of the others where there are several, ever more of it:
each army on a line, each row where something lies, the leaders too, or everything."""

Draft = list[str | RowText]
"""Lines that are settled, and rows that may still grow."""


def board(view: View, localizer: Localizer, below: int, width: int = WIDTH, spare: int = 0) -> list[str]:
    """The whole battlefield as open information shows it, with that seat's side below.

    Eleven lines in a duel. The spare ones are used to tell more of the others, then by crowded rows.
    """
    ways = WAYS if len(view.seats) > 2 else WAYS[-1:]
    drafts = [_draft(view, localizer, below, width, way) for way in ways]
    least = len(drafts[0])
    fitting = [draft for draft in drafts if len(draft) <= least + spare]
    for draft in fitting:
        share_spare_lines(_rows(draft), spare - (len(draft) - least))
    # Cards that have no room are missed more than leaders and empty rows.
    best = min(reversed(fitting), key=lambda draft: sum(row.hidden for row in _rows(draft)))
    return [line for part in best for line in (part.lines if isinstance(part, RowText) else [part])]


def _rows(draft: Draft) -> list[RowText]:
    return [line for line in draft if isinstance(line, RowText)]


def _draft(view: View, localizer: Localizer, below: int, width: int, way: str) -> Draft:
    """The others in turn order, what lies between the armies, and the own army, of which all is told."""
    own, count = view.seats[below].side, len(view.sides)
    draft: Draft = []
    for step in range(1, count):
        draft += _other(view, localizer, (own + step) % count, width, way)
    draft.append(_middle(view, localizer, width))
    draft += [row_line(view, localizer, own, row, width) for row in ROWS]
    return [*draft, *standings(view, localizer, own, width)]


def _other(view: View, localizer: Localizer, side: int, width: int, way: str) -> Draft:
    """An enemy army, its close row nearest to the middle."""
    brief, together = way in ("armies", "rows"), way == "armies"
    players = standings(view, localizer, side, width, brief, sums=together)
    if together:
        fighting = any(view.sides[side].rows)
        return [*players, army_line(view, localizer, side, width)] if fighting else [*players]
    rows = ROWS if way == "whole" else occupied_rows(view, side)
    return [*players, *(row_line(view, localizer, side, row, width) for row in reversed(rows))]


def _middle(view: View, localizer: Localizer, width: int) -> str:
    """The round, the weather and who leads, on a line that parts the armies."""
    before = localizer.translate("play-round", round=view.round)
    after = _lead(view, localizer)
    for weather in (localizer.weather, lambda kind: localizer.translate("play-tag", tag=str(kind))):
        kinds = join_counted(weather(cloud.weather) for cloud in view.weather)
        said = localizer.translate("play-weather", weather=kinds, count=len(view.weather))
        line = f"── {before} ── {said} ── {after} "
        if cell_len(line) <= width:
            break
    return truncate(line, width) + "─" * (width - cell_len(line))


def _lead(view: View, localizer: Localizer) -> str:
    totals = [army.total for army in view.sides]
    *_, second, most = sorted(totals)
    return localizer.translate(
        "play-lead", player=truncate(localizer.side(totals.index(most)), 20), count=most - second
    )
