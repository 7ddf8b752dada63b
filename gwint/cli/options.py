"""Options that several commands share: ruleset, factions, leaders, abilities, strengths, JSON, threads."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from gwint import i18n
from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, NEUTRAL, ROWS, Ability, Faction, Kind, Leader
from gwint.cards.lookup import UnknownName, get_faction, get_leader
from gwint.cli import localized
from gwint.cli.languages import current_language
from gwint.faults import Fault
from gwint.rulesets import LEGENDARY, RULESETS, Ruleset, RulesetError, parse
from gwint.spelling import fold

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    Completion = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]

F = TypeVar("F", bound=Callable[..., Any])

STRENGTHS: Final = r"\s*(?P<least>\d{0,3})\s*(?P<span>[-–]?)\s*(?P<most>\d{0,3})\s*"
STRONGEST: Final = 999
ALL_RULESETS: Final = "all"
"""Stands for every named ruleset."""


def rules_option(command: F) -> F:
    """--rules: a named ruleset, or a ruleset with changed options; the command gets `ruleset`."""
    option = localized.option(
        "--rules",
        "ruleset",
        default="legendary",
        show_default=True,
        metavar="ruleset",
        callback=_parse_ruleset,
        shell_complete=completer(RULESETS),
    )
    return option(command)


def rulesets_option(command: F) -> F:
    """--rules, which may be given several times, also as `all`; the command gets `rulesets`."""
    option = localized.option(
        "--rules",
        "rulesets",
        multiple=True,
        default=(str(LEGENDARY),),
        show_default=True,
        metavar="ruleset",
        callback=_parse_rulesets,
        shell_complete=completer((*RULESETS, ALL_RULESETS)),
    )
    return option(command)


def faction_option(command: F) -> F:
    """--faction: a faction's id or its name in any language; the command gets `faction`, which may be None."""
    option = localized.option(
        "--faction", metavar="faction", callback=_parse_faction, shell_complete=completer(FACTIONS)
    )
    return option(command)


def factions_option(command: F) -> F:
    """--faction, which may be given several times; the command gets `factions`."""
    option = localized.option(
        "--faction",
        "factions",
        metavar="faction",
        multiple=True,
        callback=lambda ctx, param, texts: tuple(_parse_faction(ctx, param, text) for text in texts),
        shell_complete=completer(FACTIONS),
    )
    return option(command)


def leader_option(command: F) -> F:
    """--leader: a leader's id, code, or name in any language; the command gets `leader`, which may be None."""
    option = localized.option(
        "--leader", metavar="leader", callback=_parse_leader, shell_complete=completer(CATALOGUE.leaders)
    )
    return option(command)


def search_options(command: F) -> F:
    """The filters of a search: --faction (also `neutral`, and several), --kind, --row, --ability, --strength."""
    options = (
        localized.option(
            "--faction",
            "homes",
            metavar="faction",
            multiple=True,
            callback=_parse_homes,
            shell_complete=completer((*FACTIONS, NEUTRAL)),
        ),
        localized.option("--kind", type=localized.Choice([str(kind) for kind in Kind])),
        localized.option("--row", type=localized.Choice([row.id for row in ROWS])),
        localized.option("--ability", metavar="ability", callback=_parse_ability, shell_complete=completer(Ability)),
        localized.option("--strength", metavar="strength", callback=_parse_strengths),
    )
    for option in reversed(options):
        command = option(command)
    return command


def json_option(command: F) -> F:
    """--json: output for programs; the command gets `json`."""
    return localized.option("--json", "json", is_flag=True)(command)


def advanced_option(command: F) -> F:
    """--advanced: the advanced building rules as well (DECK-3); the command gets `advanced`."""
    return localized.option("--advanced", is_flag=True)(command)


def threads_option(command: F) -> F:
    """--threads: how many cores to use; the command gets `threads`, which may be None."""
    from gwint.bots.budget import MAX_THREADS

    return localized.option("--threads", type=localized.IntRange(1, MAX_THREADS), metavar="n")(command)


def completer(known: Iterable[str]) -> Completion:
    """Return a completion of the known words for the shell."""
    from click.shell_completion import CompletionItem

    def complete(_ctx: click.Context, _param: click.Parameter, typed: str) -> list[CompletionItem]:
        return [CompletionItem(str(word)) for word in known if str(word).startswith(typed)]

    return complete


def find_abilities(spelt: str) -> tuple[Ability, ...]:
    """Find the abilities of that id (`tight-bond`) or short name (`bond`), or else of that title in any language."""
    by_id = tuple(ability for ability in Ability if fold(spelt) in (fold(ability), fold(ability.name)))
    return by_id or tuple(Ability(topic.partition("-")[2]) for topic in find_topics_by_title(spelt, CARD_TOPICS))


def find_topics_by_title(spelt: str, beginnings: Iterable[str] = ()) -> tuple[str, ...]:
    """Find the topics of that title, in the command's language first and then in the others."""
    known = [topic for topic in i18n.topics() if not beginnings or topic.partition("-")[0] in beginnings]
    for language in dict.fromkeys((current_language(), *LANGUAGES)):
        if found := tuple(
            topic for topic in known if fold(i18n.rule_text(topic, language=language).title) == fold(spelt)
        ):
            return found
    return ()


CARD_TOPICS: Final = ("ability", "special", "weather")
"""The prefixes of topics about the abilities of cards."""


# Parsing


def _parse_ruleset(_ctx: click.Context, _param: click.Parameter, text: str) -> Ruleset:
    try:
        return parse(text)
    except RulesetError as error:
        raise localized.UsageFault(error.fault) from error


def _parse_rulesets(ctx: click.Context, param: click.Parameter, texts: tuple[str, ...]) -> tuple[Ruleset, ...]:
    parsed = (RULESETS.values() if text == ALL_RULESETS else [_parse_ruleset(ctx, param, text)] for text in texts)
    return tuple(dict.fromkeys(ruleset for rulesets in parsed for ruleset in rulesets))


def _parse_faction(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Faction | None:
    if text is None:
        return None
    try:
        return get_faction(text)
    except UnknownName as error:
        raise localized.UsageFault(error.fault) from error


def _parse_homes(ctx: click.Context, param: click.Parameter, texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(NEUTRAL if home == NEUTRAL else str(_parse_faction(ctx, param, home)) for home in texts)


def _parse_leader(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Leader | None:
    if text is None:
        return None
    try:
        return get_leader(text)
    except UnknownName as error:
        raise localized.UsageFault(error.fault) from error


def _parse_ability(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Ability | None:
    if text is None:
        return None
    found = find_abilities(text)
    if not found:
        raise localized.UsageFault(Fault("cli-ability", {"text": text, "abilities": tuple(Ability)}))
    return found[0]


def _parse_strengths(_ctx: click.Context, _param: click.Parameter, text: str | None) -> range | None:
    if text is None:
        return None
    found = re.fullmatch(STRENGTHS, text)
    if not found or not (found["least"] or found["most"]):
        raise localized.UsageFault(Fault("cli-strength", {"text": text, "legal": ("5", "5-10", "5-", "-5")}))
    least = int(found["least"] or 0)
    most = int(found["most"] or STRONGEST) if found["span"] else least
    return range(least, most + 1)
