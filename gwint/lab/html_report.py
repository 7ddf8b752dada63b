"""The HTML report: a single self-contained page that follows the reader's light or dark theme."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final

from gwint.decks import Deck
from gwint.i18n.bundles import translate
from gwint.lab.confidence_intervals import Share
from gwint.lab.labels import colour_of, display_name, percent, signed
from gwint.lab.plans import Plan
from gwint.lab.plots import FULL_COLOUR_DISTANCE, LIGHT_TEXT_DISTANCE
from gwint.lab.standing import Standing
from gwint.lab.summary import Contest, Summary

STYLE: Final = Path(__file__).with_name("html_report.css")
HEIGHT: Final = 180
"""The height of the bar chart."""
STEP: Final = 14
"""The distance between bars."""


def render_report(plan: Plan, summary: Summary, language: str) -> str:
    """Render a summary as a page."""
    title = escape(translate("lab-title", language))
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>",
        f"<header><h1>{title}</h1>{_facts(plan, summary, language)}</header>",
        *(_contest(kind, contest, plan.decks, language) for kind, contest in _contests(summary)),
        _lengths(summary, language),
        _footer(plan, language),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _contests(summary: Summary) -> Iterator[tuple[str, Contest]]:
    """Return the contests in which entrants met."""
    yield from ((kind, one) for kind, one in (("bots", summary.bots), ("decks", summary.decks)) if one.table)


def _facts(plan: Plan, summary: Summary, language: str) -> str:
    facts = {
        translate("lab-games", language): f"{summary.games:,}".replace(",", " "),
        translate("lab-draws", language): percent(summary.draws / max(1, summary.games)) + "%",
        translate("lab-bots", language): escape(", ".join(plan.bots)),
        translate("label-rules", language): escape(str(plan.ruleset)),
    }
    if summary.toss.games:
        facts[translate("lab-toss", language)] = f"{_share(summary.toss)}"
    return "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts.items()) + "</dl>"


def _share(share: Share) -> str:
    return f"{percent(share.rate)}% <small>±{100 * share.interval.half:.1f}</small>"


# Standings


def _contest(kind: str, contest: Contest, decks: Mapping[str, Deck], language: str) -> str:
    title = translate(f"lab-{kind}", language)
    return (
        f"<section><h2>{title}</h2><p>{translate('lab-rating-note', language)}</p>"
        f"{_standings(contest, decks, language)}</section>"
        f"<section><h2>{title}: {translate('lab-table', language)}</h2><p>{translate('lab-table-note', language)}</p>"
        f"{_heat(contest, language)}</section>"
    )


def _standings(contest: Contest, decks: Mapping[str, Deck], language: str) -> str:
    heads = (
        "",
        translate("lab-rating", language),
        "",
        translate("lab-win-rate", language),
        translate("lab-games", language),
    )
    low = min(one.rating - one.half for one in contest.standings)
    high = max(one.rating + one.half for one in contest.standings)
    rows = (_standing(one, low, high - low or 1.0, decks, language) for one in contest.standings)
    head = "".join(f'<th class="{"number" if name else ""}">{name}</th>' for name in heads)
    return f'<table class="standings"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _standing(one: Standing, low: float, width: float, decks: Mapping[str, Deck], language: str) -> str:
    colour = colour_of(one.name, decks)

    def place(rating: float) -> str:
        return f"{100 * (rating - low) / width:.2f}%"

    track = (
        f'<s style="left:{place(0)}"></s>'
        f'<i style="left:{place(one.rating - one.half)};width:{200 * one.half / width:.2f}%"></i>'
        f'<b style="left:{place(one.rating)}"></b>'
    )
    return (
        f'<tr style="--tone:{colour}"><th scope="row"><span class="dot"></span>'
        f"{escape(display_name(one.name, language))}</th>"
        f'<td class="number">{signed(one.rating)} <small>±{one.half:.0f}</small></td>'
        f'<td class="track">{track}</td>'
        f'<td class="number">{_share(one.share)}</td><td class="number">{one.share.games}</td></tr>'
    )


# Heat maps


def _heat(contest: Contest, language: str) -> str:
    names = contest.names
    head = "".join(f"<th><span>{escape(display_name(name, language))}</span></th>" for name in names)
    rows = "".join(
        f'<tr><th scope="row">{escape(display_name(one, language))}</th>'
        + "".join(_cell(contest.table.get((one, other))) for other in names)
        + "</tr>"
        for one in names
    )
    return f'<table class="heat"><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _cell(share: Share | None) -> str:
    """A win rate with its margin; a frame marks rates that differ significantly from one half."""
    if share is None:
        return "<td></td>"
    away = share.rate - 0.5
    sure = not share.interval.low <= 0.5 <= share.interval.high
    classes = ["met", "won" if away > 0 else "lost", *(["strong"] if abs(away) > LIGHT_TEXT_DISTANCE else [])]
    classes += ["sure"] if sure else []
    heat = min(100, round(100 * abs(away) / FULL_COLOUR_DISTANCE))
    doubt = percent(share.interval.half)
    return f'<td class="{" ".join(classes)}" style="--heat:{heat}%">{percent(share.rate)}<small>±{doubt}</small></td>'


# Lengths


def _lengths(summary: Summary, language: str) -> str:
    if not summary.decisions:
        return ""
    first, last, most = min(summary.decisions), max(summary.decisions), max(summary.decisions.values())
    width = STEP * (last - first + 1)
    bars = "".join(
        f'<rect x="{STEP * (length - first) + 1}" y="{HEIGHT * (1 - count / most):.1f}" width="{STEP - 2}" '
        f'height="{HEIGHT * count / most:.1f}" rx="2"><title>{length}: {count}</title></rect>'
        for length, count in summary.decisions.items()
    )
    ticks = "".join(
        f'<text x="{STEP * (length - first + 0.5)}" y="{HEIGHT + 16}" text-anchor="middle">{length}</text>'
        for length in range(-(-first // 5) * 5, last + 1, 5)
    )
    title = translate("lab-lengths", language)
    return (
        f"<section><h2>{title}</h2><p>{translate('lab-decisions', language)}</p>"
        f'<svg viewBox="0 0 {width} {HEIGHT + 22}" role="img" aria-label="{escape(title)}">'
        f'{bars}<line x1="0" x2="{width}" y1="{HEIGHT}" y2="{HEIGHT}"/>{ticks}</svg></section>'
    )


def _footer(plan: Plan, language: str) -> str:
    seed = f"{translate('lab-seed', language)}: <code>{escape(plan.seed)}</code>"
    return f"<footer>{translate('lab-balance-note', language)} {seed}</footer>"
