"""Plots as PNG files: ratings with intervals, heat maps of win rates, the length of games, and training curves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from gwint.cards.colours import NEUTRAL_COLOUR
from gwint.decks import Deck
from gwint.i18n.bundles import translate
from gwint.lab.confidence_intervals import Share
from gwint.lab.labels import LOSS_COLOUR, WIN_COLOUR, colour_of, display_name, percent
from gwint.lab.summary import Contest, Summary

INK: Final = "#2e1c0d"
MUTED: Final = "#5d4327"
BACKGROUND: Final = "#fbf1da"
EVEN_COLOUR: Final = "#eddcb8"
HEAT_MAP: Final = LinearSegmentedColormap.from_list("heat", [LOSS_COLOUR, EVEN_COLOUR, WIN_COLOUR])
FULL_COLOUR_DISTANCE: Final = 0.35
"""A win rate this far from one half gets the full colour."""
LIGHT_TEXT_DISTANCE: Final = 0.2
"""Beyond this distance from one half, the text on the darker colour is light."""
DPI: Final = 160
LOSS_COLOURS: Final = {"value": WIN_COLOUR, "belief": LOSS_COLOUR, "magnet": MUTED, "policy": NEUTRAL_COLOUR}
"""The colours of the losses of a training run, by their names in its rows of progress."""
STYLE: Final[dict[Any, Any]] = {
    "font.family": ["DejaVu Serif"],
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": MUTED,
    "axes.titlecolor": INK,
    "axes.titlesize": 15,
    "axes.titlelocation": "left",
    "axes.titlepad": 14,
    "axes.facecolor": BACKGROUND,
    "figure.facecolor": BACKGROUND,
    "axes.edgecolor": NEUTRAL_COLOUR,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def draw_plots(summary: Summary, decks: Mapping[str, Deck], folder: Path, language: str) -> list[Path]:
    """Draw all plots that a summary has data for."""
    drawn = [_lengths(summary, folder / "lengths.png", language)]
    for kind, contest in (("bots", summary.bots), ("decks", summary.decks)):
        if contest.table:
            drawn.append(
                _ratings(contest, decks, folder / f"{kind}-ratings.png", translate(f"lab-{kind}", language), language)
            )
            drawn.append(_heat(contest, folder / f"{kind}-matchups.png", translate(f"lab-{kind}", language), language))
    return drawn


def _ratings(contest: Contest, decks: Mapping[str, Deck], path: Path, title: str, language: str) -> Path:
    standings = contest.standings[::-1]
    figure, axes = _new_figure(8, 1.7 + 0.42 * len(standings), f"{title}: {translate('lab-rating', language)}")
    for place, one in enumerate(standings):
        tone = colour_of(one.name, decks)
        axes.plot([one.rating - one.half, one.rating + one.half], [place, place], color=tone, lw=3, alpha=0.55)
        axes.plot(one.rating, place, "o", color=tone, markersize=9, markeredgecolor=BACKGROUND)
    axes.axvline(0, color=NEUTRAL_COLOUR, lw=0.8, ls=(0, (4, 4)), zorder=0)
    axes.set_yticks(range(len(standings)), [display_name(one.name, language) for one in standings])
    _note(axes, translate("lab-rating-note", language), 76)
    axes.set_ylim(-0.6, len(standings) - 0.4)
    return _save(figure, path)


def _heat(contest: Contest, path: Path, title: str, language: str) -> Path:
    names = contest.names
    size = 3.2 + 0.72 * len(names)
    figure, axes = _new_figure(size + 1, size, f"{title}: {translate('lab-table', language)}")
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            _cell(axes, row, column, contest.table.get((one, other)))
    labels = [display_name(name, language) for name in names]
    axes.set_xticks(range(len(names)), labels, rotation=35, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(names)), labels)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.set_aspect("equal")
    _note(axes, translate("lab-table-note", language), 14 * len(names))
    return _save(figure, path)


def _cell(axes: Axes, row: int, column: int, share: Share | None) -> None:
    """Draw a win rate in its colour, with its margin below."""
    if share is None:
        return
    away = share.rate - 0.5
    tone = HEAT_MAP(0.5 + max(-0.5, min(0.5, away / FULL_COLOUR_DISTANCE / 2)))
    axes.fill_between([column - 0.47, column + 0.47], row - 0.47, row + 0.47, color=tone, lw=0)
    ink = BACKGROUND if abs(away) > LIGHT_TEXT_DISTANCE else INK
    axes.text(column, row - 0.1, percent(share.rate), ha="center", va="center", color=ink, size=12, weight="bold")
    doubt = f"±{percent(share.interval.half)}"
    axes.text(column, row + 0.24, doubt, ha="center", va="center", color=ink, size=8, alpha=0.85)


def _lengths(summary: Summary, path: Path, language: str) -> Path:
    figure, axes = _new_figure(8, 4.2, translate("lab-lengths", language))
    axes.bar(list(summary.decisions), list(summary.decisions.values()), width=0.85, color=NEUTRAL_COLOUR)
    axes.set_xlabel(translate("lab-decisions", language))
    axes.set_ylabel(translate("lab-games", language))
    return _save(figure, path)


def draw_training(rows: Sequence[Mapping[str, Any]], path: Path, language: str) -> Path:
    """Draw the rows of progress of a training run: win rates, the entropy of the policy, and losses."""
    with mpl.rc_context(STYLE):
        figure = _empty_figure(10, 8)
        rates, entropy, losses = figure.subplots(3, 1, sharex=True)
        rates.set_title(translate("lab-train-rates", language))
        rates.set_ylim(0, 102)
        opponents = rows[0]["win_rates"] if rows else ("random", "start")
        for name, tone in zip(opponents, (MUTED, WIN_COLOUR), strict=True):
            shares = [100 * row["win_rates"][name] for row in rows]
            _course(rates, rows, shares, tone, translate(f"lab-train-{name}", language))
        entropy.set_title(translate("lab-train-entropy", language))
        _course(entropy, rows, [row["losses"]["entropy"] for row in rows], WIN_COLOUR)
        losses.set_title(translate("lab-train-losses", language))
        for name, tone in LOSS_COLOURS.items():
            values = [row["losses"][name] for row in rows]
            _course(losses, rows, values, tone, translate(f"lab-train-{name}", language))
        losses.set_xlabel(translate("lab-train-minutes", language))
        for axes in (rates, losses):
            axes.legend(frameon=False, fontsize=9, loc="upper left", bbox_to_anchor=(1, 1))
    return _save(figure, path)


def _course(
    axes: Axes, rows: Sequence[Mapping[str, Any]], values: Sequence[float], colour: str, label: str = ""
) -> None:
    axes.plot([row["minutes"] for row in rows], values, marker="o", ms=3, color=colour, label=label)


def _note(axes: Axes, text: str, width: int) -> None:
    """Explain the numbers below the plot, wrapped to a width in characters."""
    axes.set_xlabel(fill(text, max(40, width)), loc="left", labelpad=12, size=9)


def _new_figure(width: float, height: float, title: str) -> tuple[Figure, Axes]:
    with mpl.rc_context(STYLE):
        figure = _empty_figure(width, height)
        axes = figure.add_subplot()
        axes.set_title(title)
    return figure, axes


def _empty_figure(width: float, height: float) -> Figure:
    figure = Figure(figsize=(width, height), layout=ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.2))
    FigureCanvasAgg(figure)
    return figure


def _save(figure: Figure, path: Path) -> Path:
    with mpl.rc_context(STYLE):
        figure.savefig(path, dpi=DPI, metadata={"Software": None})
    return path
