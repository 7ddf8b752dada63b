"""Options that several commands share: ruleset, factions, leaders, abilities, strengths, JSON, threads."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from gwint import i18n
from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, NEUTRAL, ROWS, Ability, Faction, Kind, Leader
from gwint.cards.names import all_names, find_faction, find_leader, fold, nearest
from gwint.cli.languages import current_language
from gwint.rulesets import RULESETS, Ruleset, RulesetError, parse

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    Completion = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]

F = TypeVar("F", bound=Callable[..., Any])

STRENGTHS: Final = r"\s*(?P<least>\d{0,3})\s*(?P<span>[-–]?)\s*(?P<most>\d{0,3})\s*"
STRONGEST: Final = 999


def rules_option(command: F) -> F:
    """--rules: a named ruleset, or a ruleset with changed options; the command gets `ruleset`."""
    option = click.option(
        "--rules",
        "ruleset",
        default="legendary",
        show_default=True,
        metavar="RULESET",
        callback=_parse_ruleset,
        shell_complete=completer(RULESETS),
        help="legendary, klub, witcher3, or one of them with changed options: 'klub, roach=yes'.",
    )
    return option(command)


def faction_option(command: F) -> F:
    """--faction: a faction's id or its name in any language; the command gets `faction`, which may be None."""
    option = click.option(
        "--faction",
        metavar="FACTION",
        callback=_parse_faction,
        shell_complete=completer(FACTIONS),
        help=f"{', '.join(FACTIONS)}, or a name in any language.",
    )
    return option(command)


def leader_option(command: F) -> F:
    """--leader: a leader's id, code, or name in any language; the command gets `leader`, which may be None."""
    option = click.option(
        "--leader",
        metavar="LEADER",
        callback=_parse_leader,
        shell_complete=completer(CATALOGUE.leaders),
        help="A leader by id, code, or name in any language.",
    )
    return option(command)


def search_options(command: F) -> F:
    """The filters of a search: --faction (also `neutral`, and several), --kind, --row, --ability, --strength."""
    options = (
        click.option(
            "--faction",
            "homes",
            metavar="FACTION",
            multiple=True,
            callback=_parse_homes,
            shell_complete=completer((*FACTIONS, NEUTRAL)),
            help=f"{', '.join(FACTIONS)} or {NEUTRAL}; may be given more than once.",
        ),
        click.option("--kind", type=click.Choice([str(kind) for kind in Kind]), help="Only cards of this kind."),
        click.option(
            "--row", type=click.Choice([row.id for row in ROWS]), help="Only units that can be played to this row."
        ),
        click.option(
            "--ability",
            metavar="ABILITY",
            callback=_parse_ability,
            shell_complete=completer(Ability),
            help="An ability by id, such as tight-bond, or by name in any language.",
        ),
        click.option(
            "--strength", metavar="N or N-N", callback=_parse_strengths, help="5, 5-10, 5- (5 or more), -5 (5 or less)."
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def json_option(command: F) -> F:
    """--json: output for programs; the command gets `json`."""
    return click.option("--json", "json", is_flag=True, help="Print JSON.")(command)


def advanced_option(command: F) -> F:
    """--advanced: the advanced building rules as well (DECK-3); the command gets `advanced`."""
    return click.option("--advanced", is_flag=True, help="Apply the advanced building rules as well (DECK-3).")(command)


def threads_option(text: str) -> Callable[[F], F]:
    """--threads: how many cores to use; the command gets `threads`, which may be None."""
    from gwint.bots.budget import MAX_THREADS

    return click.option("--threads", type=click.IntRange(1, MAX_THREADS), metavar="N", help=text)


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
        raise click.BadParameter(i18n.format_refusal(error, current_language())) from error


def _parse_faction(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Faction | None:
    if text is None:
        return None
    faction = find_faction(text)
    if faction is None:
        raise click.BadParameter(f"{text!r} is not a faction; the factions are {', '.join(FACTIONS)}.")
    return faction


def _parse_homes(ctx: click.Context, param: click.Parameter, texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(NEUTRAL if home == NEUTRAL else str(_parse_faction(ctx, param, home)) for home in texts)


def _parse_leader(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Leader | None:
    if text is None:
        return None
    leader = find_leader(text)
    if leader is None:
        spelt = (spelling for known in CATALOGUE.leaders.values() for spelling in (known.id, *all_names(known)))
        raise click.BadParameter(_with_suggestions(f"{text!r} is not a leader", nearest(text, spelt)))
    return leader


def _parse_ability(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Ability | None:
    if text is None:
        return None
    found = find_abilities(text)
    if not found:
        raise click.BadParameter(f"{text!r} is not an ability; the abilities are {', '.join(Ability)}.")
    return found[0]


def _parse_strengths(_ctx: click.Context, _param: click.Parameter, text: str | None) -> range | None:
    if text is None:
        return None
    found = re.fullmatch(STRENGTHS, text)
    if not found or not (found["least"] or found["most"]):
        raise click.BadParameter(f"{text!r} is not a strength; write 5, 5-10, 5- or -5.")
    least = int(found["least"] or 0)
    most = int(found["most"] or STRONGEST) if found["span"] else least
    return range(least, most + 1)


def _with_suggestions(error: str, close: tuple[str, ...]) -> str:
    return f"{error}; did you mean {', '.join(close)}?" if close else f"{error}."
