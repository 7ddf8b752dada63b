"""Prints results of the laboratory: standings, tables of all against all, the worth of cards, changes of a deck."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from itertools import combinations, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.cards.names import name
from gwint.cli.render import output
from gwint.cli.render.text_fit import truncate
from gwint.i18n.bundles import translate
from gwint.lab.confidence_intervals import Interval, Share
from gwint.lab.deck_changes import Change
from gwint.lab.labels import percent, signed
from gwint.wire.plain_codecs import CARD_REFS

if TYPE_CHECKING:
    from gwint.cli.lab.runs import GameCount
    from gwint.lab.card_worth import CardWorth
    from gwint.lab.deck_improvement import Verdict
    from gwint.lab.summary import Contest, Group, Summary

LEAST: Final = 8
"""The fewest letters that identify a name; with less room, the numbers alone have to do."""


def print_summary(summary: Summary, language: str) -> None:
    """Print the whole summary of an arena."""
    print_contests(summary.bots, summary.decks, language, summary.groups)
    length = sum(decisions * games for decisions, games in summary.decisions.items()) / max(1, summary.games)
    output.facts(
        {
            translate("lab-games", language): str(summary.games),
            translate("lab-draws", language): translate(
                "hint-chance", language, chance=percent(summary.draws / max(1, summary.games))
            ),
            translate("lab-toss", language): format_share(summary.toss, language) if summary.toss.games else "",
            translate("lab-decisions", language): output.format_tenths(length, language),
        }
    )


def print_saved(folder: Path, count: GameCount, language: str) -> None:
    """Print where the games are and how many of them are new."""
    output.paragraph(translate("lab-played", language, played=count.played, stored=count.stored))
    output.paragraph(translate("lab-saved", language, folder=str(folder)))


def print_contests(bots: Contest, decks: Contest, language: str, groups: Sequence[Group] = ()) -> None:
    """Print the standings and tables of bots and decks, and what the numbers mean."""
    for kind, contest in (("bots", bots), ("decks", decks)):
        if contest.table:
            output.title(translate(f"lab-{kind}", language))
            print_standings(contest, language)
            output.heading(f"{translate(f'lab-{kind}', language)}: {translate('lab-table', language)}")
            print_table(contest)
            click.echo()
    print_groups(groups, list(combinations(bots.names, 2)), language)
    output.paragraph(translate("lab-rating-note", language))
    output.paragraph(translate("lab-table-note", language))


def print_groups(groups: Sequence[Group], pairs: Sequence[tuple[str, str]], language: str) -> None:
    """Print the scores of pairs of bots by ruleset and by the kinds of decks that met."""
    for kind, of_kind in groupby(groups, key=lambda one: one.kind):
        output.heading(translate(f"lab-by-{kind}", language))
        heads = ["", "", translate("lab-ladder-against", language)]
        heads += [translate("lab-win-rate", language), translate("lab-games", language)]
        rows = [
            (_group_name(group, language), *pair, format_share(share, language), str(share.games))
            for group in of_kind
            for pair in pairs
            if (share := group.table.get(pair))
        ]
        output.table(heads, rows, numbers={3, 4})
        click.echo()


def _group_name(group: Group, language: str) -> str:
    return translate(f"lab-decks-{group.name}", language) if group.kind == "decks" else group.name


def print_standings(contest: Contest, language: str) -> None:
    heads = ["", "", *(translate(id_, language) for id_ in ("lab-rating", "lab-win-rate", "lab-games"))]
    rows = [
        (
            str(place),
            row.name,
            f"{signed(row.rating)} ±{row.half:.0f}",
            format_share(row.share, language),
            str(row.share.games),
        )
        for place, row in enumerate(contest.standings, start=1)
    ]
    output.table(heads, rows, numbers={0, 2, 3, 4})


def print_table(contest: Contest) -> None:
    """Print win rates of rows against columns, in per cent; columns have the numbers of the rows."""
    names = contest.names
    cells = [[_cell(contest.table.get((name_, other))) for other in names] for name_ in names]
    room = _room(cells)
    rows = [
        (str(place), truncate(name_, room) if room >= LEAST else "", *row)
        for place, (name_, row) in enumerate(zip(names, cells, strict=True), start=1)
    ]
    numbers = range(2, len(names) + 2)
    output.table(["", "", *map(str, range(1, len(names) + 1))], rows, numbers={0, *numbers})


def _room(cells: Sequence[Sequence[str]]) -> int:
    """Return the cells that the screen leaves for names; a pipe has no limit."""
    if not sys.stdout.isatty():
        return output.ENDLESS
    widths = (max(map(len, column)) for column in zip(*cells, strict=True))
    return shutil.get_terminal_size().columns - sum(width + 2 for width in widths) - 6


def _cell(share: Share | None) -> str:
    return "–" if share is None else f"{percent(share.rate)}±{percent(share.interval.half)}"


def format_share(share: Share, language: str) -> str:
    return f"{_percentage(share.rate, language)} ±{output.format_tenths(100 * share.interval.half, language)}"


def _percentage(rate: float, language: str) -> str:
    return translate("hint-chance", language, chance=output.format_tenths(100 * rate, language))


# Cards


def print_worths(card_worths: Sequence[CardWorth], language: str) -> None:
    heads = ["", *(translate(id_, language) for id_ in ("lab-gain", "lab-with-card", "lab-without-card", "lab-games"))]
    rows = [
        (
            name(worth.card, language),
            _points(worth.gain, worth.interval, language),
            _percentage(worth.dealt.rate, language),
            _percentage(worth.undealt.rate, language),
            str(worth.dealt.games),
        )
        for worth in card_worths
    ]
    output.table(heads, rows, numbers={1, 2, 3, 4})
    output.paragraph(translate("lab-worth-note", language))


def worth_facts(worth: CardWorth) -> dict[str, Any]:
    from gwint.lab.summary import share_as_json

    low, high = worth.interval
    return {
        "card": CARD_REFS[worth.card],
        "gain": round(worth.gain, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "dealt": share_as_json(worth.dealt),
        "undealt": share_as_json(worth.undealt),
    }


def _points(gain: float, interval: Interval, language: str) -> str:
    sign = signed(gain)[0]
    points, half = (output.format_tenths(100 * number, language) for number in (abs(gain), interval.half))
    return f"{sign}{points} ±{half}"


# Changes


def format_verdict(verdict: Verdict, language: str) -> str:
    """Format a tried change and its result in one line."""
    return translate(
        "lab-verdict",
        language,
        kept="yes" if verdict.accepted else "no",
        change=format_change(verdict.change, language),
        before=output.format_tenths(100 * verdict.before, language),
        after=output.format_tenths(100 * verdict.after, language),
        gain=_points(verdict.after - verdict.before, verdict.interval, language),
        games=verdict.games,
    )


def format_change(change: Change, language: str) -> str:
    """Format a change of cards: `− Ghoul, + Gargoyle`."""
    removed = [f"− {name(change.out, language)}"] if change.out else []
    added = [f"+ {name(card, language)}" for card in (change.into, change.leader) if card]
    return ", ".join(removed + added)


def verdict_facts(verdict: Verdict) -> dict[str, Any]:
    change = verdict.change
    return {
        "out": CARD_REFS[change.out] if change.out else None,
        "in": CARD_REFS[change.into] if change.into else None,
        "leader": change.leader.id if change.leader else None,
        "before": round(verdict.before, 4),
        "after": round(verdict.after, 4),
        "low": round(verdict.interval.low, 4),
        "high": round(verdict.interval.high, 4),
        "games": verdict.games,
        "kept": verdict.accepted,
    }
