"""`gwint lab`: arenas between bots and decks, their reports, and match-ups."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gwint.cli import localized
from gwint.cli.deck_argument import complete_deck
from gwint.cli.lab.deck import cards, improve
from gwint.cli.lab.ladder import climb
from gwint.cli.lab.runs import (
    PLOTS,
    STARTERS,
    GameCount,
    arena_options,
    arena_plans,
    bot_option,
    folder_of,
    named_decks,
    out_option,
    play,
    pool_for,
    progress,
    require_extra,
    run_options,
    seed_option,
    split,
    worker_options,
)
from gwint.cli.lab.train import exploit, train
from gwint.cli.options import json_option, rules_option, threads_option
from gwint.cli.render import output
from gwint.i18n.bundles import translate
from gwint.lab import game_runners
from gwint.lab.game_runners import POLICIES, runner_for
from gwint.lab.seat_rotation import games_per_meeting
from gwint.rules.modes import DUEL, MODES
from gwint.rulesets import Ruleset

if TYPE_CHECKING:
    from gwint.lab.ledger import Ledger
    from gwint.lab.summary import Summary

TABLES: Final = [mode.name for mode in MODES.values() if all(map(mode.holds_cards, range(len(mode.sides()))))]
"""The modes in which bots can play every seat."""
GAMES_PER_DEAL: Final = games_per_meeting(DUEL)
"""The games of one deal."""


@localized.group(
    "gwint lab matchups",
    "gwint lab arena --bots greedy,random --games 400",
    "gwint lab improve my.deck --against starters",
)
@localized.language_option
def command(language: str) -> None:
    """Play thousands of games, and see what they say about bots, decks and cards."""


@command.command(
    examples=(
        "gwint lab arena --bots greedy,random --games 400",
        "gwint lab arena --bots greedy,my_bot.py:choose --decks my.deck,starters",
        "gwint lab arena --bots captain,greedy --decks held-out --rules all",
        'gwint lab arena --bots "champion@50ms,python my_engine.py"',
    )
)
@localized.option("--bots", multiple=True, required=True, metavar="bots")
@threads_option
@localized.option("--decks", multiple=True, metavar="decks")
@localized.option("--mode", type=localized.Choice(TABLES), default="duel", show_default=True)
@localized.option("--games", type=localized.IntRange(1), default=400, show_default=True, metavar="n")
@out_option
@arena_options
def arena(
    bots: Sequence[str],
    threads: int | None,
    decks: Sequence[str],
    mode: str,
    games: int,
    rulesets: Sequence[Ruleset],
    seed: str,
    out: Path | None,
    workers: int | None,
    ray: str | None,
    language: str,
    json: bool,
) -> None:
    """Let bots play each other with all decks, and rate them."""
    require_extra("lab")
    named = tuple(bot if threads is None else game_runners.with_threads(bot, threads) for bot in split(bots))
    plans = arena_plans(named, decks, games, seed, rulesets, mode)
    pool, folder = pool_for(workers, ray, named, language, threads), folder_of(out, "arena", *plans)
    ledgers, count = play(plans, folder, pool, language)
    _print_result(ledgers, folder, count, language, json)


@command.command(examples=("gwint lab resume lab/arena-1a2b3c4d",))
@localized.argument("folder", metavar="folder", type=localized.FolderPath())
@worker_options
@localized.language_option
@json_option
def resume(folder: Path, workers: int | None, ray: str | None, language: str, json: bool) -> None:
    """Continue an arena that was interrupted."""
    require_extra("lab")
    from gwint.lab.arenas import load_plans

    plans = load_plans(folder)
    ledgers, count = play(plans, folder, pool_for(workers, ray, plans[0].bots, language), language)
    _print_result(ledgers, folder, count, language, json)


@command.command(examples=("gwint lab report lab/arena-1a2b3c4d --lang de",))
@localized.argument("folder", metavar="folder", type=localized.FolderPath())
@localized.language_option
@json_option
def report(folder: Path, language: str, json: bool) -> None:
    """Draw an arena as a page and plots."""
    require_extra("lab", PLOTS)
    from gwint.lab.arenas import load_plans, open_ledgers

    ledgers = open_ledgers(folder, load_plans(folder))
    written = [path for ledger in ledgers for path in _write_report(ledger, _summarise([ledger]), language)]
    if json:
        output.json([str(path) for path in written])
    for path in () if json else written:
        output.paragraph(str(path))


@command.command(
    examples=("gwint lab matchups", "gwint lab matchups my.deck monsters-swarm skellige-storm --games 100")
)
@localized.argument("decks", nargs=-1, metavar="decks", shell_complete=complete_deck)
@bot_option
@localized.option("--games", type=localized.IntRange(1), metavar="n")
@out_option
@run_options
def matchups(
    decks: Sequence[str],
    bot: str,
    games: int | None,
    ruleset: Ruleset,
    seed: str,
    out: Path | None,
    workers: int | None,
    ray: str | None,
    language: str,
    json: bool,
) -> None:
    """Play all decks against each other, and show which decks win."""
    require_extra("lab", PLOTS)
    from gwint.lab.plans import Plan

    named = named_decks(decks or [STARTERS], ruleset)
    pairs = len(named) * (len(named) - 1) // 2
    each = games or max(1, runner_for([bot]).games_per_minute // max(1, pairs) // GAMES_PER_DEAL) * GAMES_PER_DEAL
    plan = Plan((bot,), named, max(1, each * pairs), seed, ruleset)
    pool, folder = pool_for(workers, ray, plan.bots, language), folder_of(out, "matchups", plan)
    ledgers, count = play([plan], folder, pool, language)
    written = _write_report(ledgers[0], _summarise(ledgers), language)
    _print_result(ledgers, folder, count, language, json)
    if not json:
        output.paragraph(translate("lab-report", language, path=str(written[0])))


@command.command(examples=("gwint lab gpu --bots fast:random --games 1000000",))
@localized.option("--bots", multiple=True, metavar="bots")
@localized.option("--decks", multiple=True, metavar="decks")
@localized.option("--games", type=localized.IntRange(4), default=1000000, show_default=True, metavar="n")
@rules_option
@seed_option
@localized.language_option
@json_option
def gpu(
    bots: Sequence[str], decks: Sequence[str], games: int, ruleset: Ruleset, seed: str, language: str, json: bool
) -> None:
    """Play an arena of compiled policies on a CUDA device."""
    require_extra("lab")
    from gwint.cli.lab.output import print_contests
    from gwint.lab.cuda_device import device_name
    from gwint.lab.plans import Plan

    found = device_name()
    plan = Plan(tuple(split(bots)) or POLICIES, named_decks(split(decks) or [STARTERS], ruleset), games, seed, ruleset)
    # Only now: the plan refuses its bots where the compiler is not installed.
    from gwint.lab import bulk_arena

    with progress(plan.all_games, 0, language) as on_progress:
        run = bulk_arena.play_plan_on_device(plan, on_progress)
    if json:
        output.json({"device": found, **bulk_arena.as_json(run)})
        return
    print_contests(run.bots, run.decks, language)
    seconds, speed = f"{run.seconds:.2f}", f"{run.games / run.seconds:.0f}"
    output.paragraph(translate("lab-gpu-result", language, device=found, games=run.games, seconds=seconds, speed=speed))


def _summarise(ledgers: Sequence[Ledger]) -> Summary:
    from gwint.lab.summary import summarise_all

    return summarise_all([(ledger.plan, ledger.games_by_deal()) for ledger in ledgers])


def _print_result(ledgers: Sequence[Ledger], folder: Path, count: GameCount, language: str, json: bool) -> None:
    from gwint.cli.lab.output import print_saved, print_summary
    from gwint.lab.summary import as_json as summary_as_json

    summary = _summarise(ledgers)
    if json:
        output.json({"folder": str(folder), **count._asdict(), **summary_as_json(summary)})
        return
    print_summary(summary, language)
    print_saved(folder, count, language)


def _write_report(ledger: Ledger, summary: Summary, language: str) -> list[Path]:
    """Write the page and the plots to the ledger's folder; return their paths."""
    from gwint.lab.html_report import render_report
    from gwint.lab.plots import draw_plots

    written = ledger.folder / "report.html"
    written.write_text(render_report(ledger.plan, summary, language), encoding="utf-8")
    return [written, *draw_plots(summary, ledger.plan.decks, ledger.folder, language)]


for name, subcommand in {
    "cards": cards,
    "improve": improve,
    "ladder": climb,
    "train": train,
    "exploit": exploit,
}.items():
    command.add_command(subcommand, name)
