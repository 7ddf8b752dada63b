"""`gwint bots`: lists the bots and what each is like."""

from __future__ import annotations

from typing import Any

from gwint.bots import BOTS, LEVELS, ROAD, NamedBot, champion, find_rival, network
from gwint.cards import LANGUAGES
from gwint.cli import localized
from gwint.cli.options import json_option
from gwint.cli.render import output
from gwint.i18n import modes
from gwint.i18n.bundles import translate
from gwint.rules.modes import DUEL


@localized.command("gwint bots", "gwint bots --lang pl", "gwint bots --json")
@localized.language_option
@json_option
def command(language: str, json: bool) -> None:
    """List the bots: the simple ones, the levels from beginner to champion, and the rivals."""
    if json:
        output.json([_facts(bot) for bot in BOTS.values()])
        return
    columns = ("label-id", "bots-name", "bots-thinks", "bots-character")
    headings = [translate(column, language) for column in columns]
    rivals = [bot for bot in BOTS.values() if find_rival(bot.name)]
    output.table(headings, [_row(bot, language) for bot in BOTS.values() if bot not in rivals])
    output.heading(translate("bots-rivals", language))
    output.table(headings, [_row(bot, language) for bot in sorted(rivals, key=lambda bot: ROAD.index(bot.name))])


def _row(bot: NamedBot, language: str) -> tuple[str, ...]:
    name, character = translate(f"bot-{bot.name}", language), translate(f"bot-{bot.name}.character", language)
    return bot.name, name, _thinks(bot, language), character


def _thinks(bot: NamedBot, language: str) -> str:
    if bot.bot in (network.choose, network.choose_by_search) and not network.can_play(DUEL):
        return translate("bots-thinks-without-network", language)
    if bot.bot is network.choose_by_search:
        return translate("bots-thinks-guided", language, simulations=bot.budget.simulations)
    rival = find_rival(bot.name)
    if rival is not None:
        level = next(level for level in LEVELS if level.name == rival.level)
        return _thinks(level, language)
    if bot.bot is not champion.choose:
        return translate("bots-thinks-at-once", language)
    message = "bots-thinks-searching" if champion.can_search(DUEL) else "bots-thinks-simulating"
    slow = champion.flat_budget(bot.budget).simulations
    return translate(message, language, simulations=bot.budget.simulations, elsewhere=slow)


def _searches(bot: NamedBot) -> bool:
    """Whether the bot searches the duel with what is installed."""
    if bot.bot is network.choose_by_search:
        return network.can_play(DUEL)
    return bot.budget.simulations > 0 and champion.can_search(DUEL)


def _facts(bot: NamedBot) -> dict[str, Any]:
    rival = find_rival(bot.name)
    return {
        "id": bot.name,
        "modes": list(modes.NAMES),
        "level": LEVELS.index(bot) + 1 if bot in LEVELS else None,
        "rival": {"level": rival.level, "faction": rival.faction, "decks": rival.decks} if rival else None,
        "simulations": bot.budget.simulations,
        "searches": _searches(bot),
        "names": {language: translate(f"bot-{bot.name}", language) for language in LANGUAGES},
        "characters": {language: translate(f"bot-{bot.name}.character", language) for language in LANGUAGES},
    }
