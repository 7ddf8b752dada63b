"""`gwint lab cards` and `gwint lab improve`: analyse and improve one deck against a field of others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from gwint.cli import localized
from gwint.cli.deck_argument import complete_deck, read_deck_argument
from gwint.cli.lab.runs import (
    STARTERS,
    against_option,
    bot_option,
    named_decks,
    pool_for,
    progress,
    require_extra,
    run_options,
    split,
)
from gwint.cli.render import output
from gwint.decks import Deck, encode, write_deck
from gwint.lab.game_runners import check_bot, runner_for
from gwint.rulesets import Ruleset
from gwint.wire.codecs import write


@localized.command("gwint lab cards monsters-swarm --against nilfgaard-spies")
@localized.argument("deck", metavar="deck", shell_complete=complete_deck)
@against_option
@bot_option
@localized.option("--games", type=localized.IntRange(4), metavar="n")
@run_options
def cards(
    deck: str,
    foes: Sequence[str],
    bot: str,
    games: int | None,
    ruleset: Ruleset,
    seed: str,
    workers: int | None,
    ray: str | None,
    language: str,
    json: bool,
) -> None:
    """Measure what each card of a deck adds to winning."""
    require_extra("lab")
    from gwint.cli.lab.output import print_worths, worth_facts
    from gwint.lab.card_worth import card_worths
    from gwint.lab.opponent_field import Field

    examined = read_deck_argument(deck)
    count = games or runner_for([bot]).games_per_minute
    check_bot(bot)
    pool = pool_for(workers, ray, [bot], language)
    with progress(count, 0, language) as on_progress, pool:
        field = Field(_field(foes, examined, ruleset), bot, ruleset, pool, on_progress)
        found = card_worths(examined, field, count, seed)
    if json:
        output.json([worth_facts(worth) for worth in found])
    else:
        print_worths(found, language)


@localized.command("gwint lab improve my.deck --against starters --out better.deck")
@localized.argument("deck", metavar="deck", shell_complete=complete_deck)
@against_option
@bot_option
@localized.option("--games", type=localized.IntRange(64), metavar="n")
@localized.option("--steps", type=localized.IntRange(1), metavar="n", default=5, show_default=True)
@localized.option("--out", type=localized.FilePath(), metavar="file")
@run_options
def improve(
    deck: str,
    foes: Sequence[str],
    bot: str,
    games: int | None,
    steps: int,
    out: Path | None,
    ruleset: Ruleset,
    seed: str,
    workers: int | None,
    ray: str | None,
    language: str,
    json: bool,
) -> None:
    """Search for a better deck, one card at a time."""
    require_extra("lab")
    from gwint.cli.lab.output import format_verdict, verdict_facts
    from gwint.lab.deck_improvement import improve as improved
    from gwint.lab.opponent_field import Field

    better, steps_tried = read_deck_argument(deck), []
    count = games or runner_for([bot]).games_per_minute
    check_bot(bot)
    pool = pool_for(workers, ray, [bot], language)
    with progress(None, 0, language) as on_progress, pool:
        field = Field(_field(foes, better, ruleset), bot, ruleset, pool, on_progress)
        for verdict in improved(better, field, count, steps, seed):
            better = verdict.deck
            steps_tried.append(verdict_facts(verdict))
            if not json:
                click.echo(format_verdict(verdict, language), err=True)
    if out is not None:
        out.write_text(write_deck(better, language), encoding="utf-8")
    if json:
        output.json({"deck": write(Deck, better), "code": encode(better), "steps": steps_tried})
    elif out is None:
        click.echo(write_deck(better, language), nl=False)


def _field(foes: Sequence[str], deck: Deck, ruleset: Ruleset) -> dict[str, Deck]:
    """Return the given decks, or all starter decks but the deck itself."""
    field = named_decks(split(foes) or [STARTERS], ruleset)
    return {name: foe for name, foe in field.items() if foes or foe != deck}
