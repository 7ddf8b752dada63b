"""The battlefield as plain text that fits a terminal, with the viewer's side at the bottom."""

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
"""The size that every terminal has."""
DETAIL: Final = ("armies", "rows", "leaders", "whole")
"""How much is shown of the others when there are several, in increasing order:
each army on a line, each occupied row, the leaders as well, or everything."""

Draft = list[str | RowText]
"""Finished lines, and rows that may still get more lines."""


def board(view: View, localizer: Localizer, below: int, width: int = WIDTH, spare: int = 0) -> list[str]:
    """Draw the whole battlefield, with the side of the seat `below` at the bottom.

    A duel takes eleven lines. Spare lines first show more of the others, then more of crowded rows.
    """
    levels = DETAIL if len(view.seats) > 2 else DETAIL[-1:]
    drafts = [_draft(view, localizer, below, width, detail) for detail in levels]
    least = len(drafts[0])
    fitting = [draft for draft in drafts if len(draft) <= least + spare]
    for draft in fitting:
        share_spare_lines(_rows(draft), spare - (len(draft) - least))
    # Hidden cards are missed more than leaders and empty rows.
    best = min(reversed(fitting), key=lambda draft: sum(row.hidden for row in _rows(draft)))
    return [line for part in best for line in (part.lines if isinstance(part, RowText) else [part])]


def _rows(draft: Draft) -> list[RowText]:
    return [line for line in draft if isinstance(line, RowText)]


def _draft(view: View, localizer: Localizer, below: int, width: int, detail: str) -> Draft:
    """Draw the others in turn order, the line between the armies, and the viewer's army in full."""
    own, count = view.seats[below].side, len(view.sides)
    draft: Draft = []
    for step in range(1, count):
        draft += _enemy_army(view, localizer, (own + step) % count, width, detail)
    draft.append(_middle(view, localizer, width))
    draft += [row_line(view, localizer, own, row, width) for row in ROWS]
    return [*draft, *standings(view, localizer, own, width)]


def _enemy_army(view: View, localizer: Localizer, side: int, width: int, detail: str) -> Draft:
    """Draw an enemy army, its close row nearest to the middle."""
    brief, together = detail in ("armies", "rows"), detail == "armies"
    players = standings(view, localizer, side, width, brief, sums=together)
    if together:
        fighting = any(view.sides[side].rows)
        return [*players, army_line(view, localizer, side, width)] if fighting else [*players]
    rows = ROWS if detail == "whole" else occupied_rows(view, side)
    return [*players, *(row_line(view, localizer, side, row, width) for row in reversed(rows))]


def _middle(view: View, localizer: Localizer, width: int) -> str:
    """Format the line between the armies: the round, the weather and who leads."""
    before = localizer.translate("round-title", round=view.round)
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
