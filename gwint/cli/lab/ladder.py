"""`gwint lab ladder`: rates the levels against each other."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from gwint.cli import localized
from gwint.cli.lab.runs import (
    GameCount,
    arena_options,
    folder_of,
    named_decks,
    out_option,
    play_all,
    pool_for,
    require_extra,
    split,
)
from gwint.cli.options import threads_option
from gwint.cli.render import output
from gwint.i18n.bundles import translate
from gwint.rulesets import LEGENDARY, Ruleset

if TYPE_CHECKING:
    from gwint.lab.ladder import Ladder

GAMES: Final = 200
USUAL: Final = (("--games", str(GAMES)), ("--rules", str(LEGENDARY)), ("--seed", "1"))
"""Defaults, which the repeating command leaves out."""


@localized.command(
    "gwint lab ladder --games 40",
    "gwint lab ladder --games 760 --milliseconds 50 --write docs/bots.md",
    "gwint lab ladder --milliseconds 50 --decks held-out --rules all",
)
@localized.option("--games", type=localized.IntRange(4), default=GAMES, show_default=True, metavar="n")
@localized.option("--milliseconds", type=localized.IntRange(1), metavar="n")
@threads_option
@localized.option("--decks", multiple=True, metavar="decks")
@localized.option("--write", type=localized.FilePath(), metavar="file")
@out_option
@arena_options
def climb(
    games: int,
    milliseconds: int | None,
    threads: int | None,
    decks: Sequence[str],
    write: Path | None,
    rulesets: Sequence[Ruleset],
    seed: str,
    out: Path | None,
    workers: int | None,
    ray: str | None,
    language: str,
    json: bool,
) -> None:
    """Rate the levels: each plays the one below, and the highest plays all."""
    require_extra("lab")
    from gwint.lab import ladder

    thinking = {"--milliseconds": milliseconds, "--threads": threads}
    named = split(decks)
    repeated = {"--decks": ",".join(named) or None, "--rules": rulesets}
    options = {"--games": games, **thinking, **repeated, "--seed": seed}
    decks_of = (lambda ruleset: named_decks(named, ruleset)) if named else None
    plans = ladder.plans(games, seed, rulesets, ladder.rungs(milliseconds, threads), decks_of)
    folder = folder_of(out, "ladder", *plans[-1])
    ledgers = ladder.ledgers(folder, plans)
    pool = pool_for(workers, ray, plans[-1][0].bots, language, threads)
    count = play_all(ledgers, pool, language, _command({**options, "--out": out}))
    climbed = ladder.build_ladder(ledgers, _command(options))
    ladder.save(climbed, folder)
    if write:
        ladder.write_into(write, climbed)
    if json:
        output.json({"folder": str(folder), **count._asdict(), **ladder.as_json(climbed)})
    else:
        _print(climbed, folder, count, language)


def _command(options: Mapping[str, object]) -> str:
    """Return the command that plays the same ladder."""
    parts = [
        (option, str(one))
        for option, value in options.items()
        if value is not None
        for one in (value if isinstance(value, tuple) else (value,))
    ]
    return shlex.join(["gwint", "lab", "ladder", *(word for option in parts if option not in USUAL for word in option)])


def _print(ladder: Ladder, folder: Path, count: GameCount, language: str) -> None:
    from gwint.cli.lab.output import format_share, print_groups, print_saved, print_standings

    output.title(translate("lab-ladder", language))
    print_standings(ladder.contest, language)
    output.heading(translate("lab-ladder-meetings", language))
    heads = [
        "",
        translate("lab-ladder-against", language),
        translate("lab-win-rate", language),
        translate("lab-games", language),
    ]
    shares = [ladder.share(meeting) for meeting in ladder.meetings]
    rows = [
        (*meeting, format_share(share, language), str(share.games))
        for meeting, share in zip(ladder.meetings, shares, strict=True)
    ]
    output.table(heads, rows, numbers={2, 3})
    click.echo()
    print_groups(ladder.groups, ladder.meetings, language)
    output.paragraph(translate("lab-rating-note", language))
    output.paragraph(translate("lab-table-note", language))
    print_saved(folder, count, language)
