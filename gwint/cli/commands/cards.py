"""`gwint cards`: searches the catalogue by names and facts, and shows cards and leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NoReturn

import click

from gwint import i18n
from gwint.cards import CATALOGUE, NEUTRAL, Ability, Card, Faction, Kind, Leader
from gwint.cards.names import all_names, name
from gwint.cli import localized
from gwint.cli.card_search import Filters, Printings, find_by_name, leader_pool, nearest_names, rows_of, search_cards
from gwint.cli.languages import split_language
from gwint.cli.options import faction_option, json_option, rules_option, search_options
from gwint.cli.render import output
from gwint.cli.render.json_output import card_data, leader_data
from gwint.decks.building_rules import in_leader_pool, is_excluded
from gwint.i18n.bundles import translate
from gwint.rulesets import Ruleset

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

NOTHING_FOUND: Final = 1


class SearchGroup(localized.Group):
    """A group that searches for its arguments unless they begin with one of its commands."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        first = next(iter(split_language(args)[1]), "")
        if first not in self.commands and first not in ctx.help_option_names:
            args = ["search", *args]
        return super().parse_args(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return self.commands["search"].collect_usage_pieces(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        search = self.commands["search"]
        search.format_options(click.Context(search, parent=ctx, info_name="search"), formatter)
        self.format_commands(ctx, formatter)


@localized.group(
    "gwint cards blue stripes",
    "gwint cards --faction skellige --ability medic --strength 2-5",
    "gwint cards show Krabbspinne --lang en --rules klub",
    "gwint cards leaders --faction monsters",
    cls=SearchGroup,
)
@localized.language_option
def command(language: str) -> None:
    """Find cards and leaders and read what they do."""


@command.command(examples=("gwint cards search ghoul --json",))
@localized.argument("searched", metavar="words", nargs=-1)
@search_options
@rules_option
@localized.language_option
@json_option
def search(
    searched: tuple[str, ...],
    homes: tuple[str, ...],
    kind: str | None,
    row: str | None,
    ability: Ability | None,
    strength: range | None,
    ruleset: Ruleset,
    language: str,
    json: bool,
) -> None:
    """Find cards in a ruleset's card pool."""
    cards, leaders = search_cards(searched, ruleset, Filters(homes, kind, row, ability, strength))
    if json:
        _print_json(cards, leaders, ruleset, language)
    else:
        _print_found(cards, leaders, ruleset, language)
    if not cards and not leaders:
        _report_nothing_found(searched, language)


@command.command(examples=("gwint cards show Olgierd von Everec", "gwint cards show king-bran --rules witcher3"))
@localized.argument(
    "spelt", metavar="name", nargs=-1, required=True, shell_complete=lambda *given: _complete_id(given[2])
)
@rules_option
@localized.language_option
@json_option
def show(spelt: tuple[str, ...], ruleset: Ruleset, language: str, json: bool) -> None:
    """Show everything about a card or a leader, including the rules of its abilities."""
    cards, leaders = find_by_name(" ".join(spelt), language)
    if json:
        _print_json(cards, leaders, ruleset, language)
        return
    for place, printings in enumerate(cards):
        _print_gap(place)
        _print_card(printings, ruleset, language)
    for place, leader in enumerate(leaders, start=len(cards)):
        _print_gap(place)
        _print_leader(leader, ruleset, language)


@command.command(examples=("gwint cards leaders --faction nilfgaard --rules klub",))
@faction_option
@rules_option
@localized.language_option
@json_option
def leaders(faction: Faction | None, ruleset: Ruleset, language: str, json: bool) -> None:
    """List the leaders and what they do."""
    known = [leader for leader in leader_pool(ruleset) if faction in (None, leader.faction)]
    if json:
        output.json([leader_data(leader, ruleset, language) for leader in known])
        return
    entries = [i18n.rule_text(f"leader-{leader.id}", ruleset, language) for leader in known]
    headings = [translate(id_, language) for id_ in ("cli-code", "kind-leader", "label-ability")]
    output.table(headings, [(leader.code, *entry) for leader, entry in zip(known, entries, strict=True)])


def _report_nothing_found(searched: tuple[str, ...], language: str) -> NoReturn:
    close = nearest_names(" ".join(searched), language) if searched else ()
    click.echo(translate("cli-nothing-found", language, nearest=", ".join(close), nearest_count=len(close)), err=True)
    raise click.exceptions.Exit(NOTHING_FOUND)


def _complete_id(typed: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(id_) for id_ in CATALOGUE.names if id_.startswith(typed)]


# Printing


def _print_json(cards: list[Printings], leaders: list[Leader], ruleset: Ruleset, language: str) -> None:
    """Print every printing of the cards, and the leaders."""
    output.json(
        {
            "cards": [card_data(card, ruleset, language) for printings in cards for card in printings],
            "leaders": [leader_data(leader, ruleset, language) for leader in leaders],
        }
    )


def _print_gap(place: int) -> None:
    if place:
        click.echo()


def _print_found(cards: list[Printings], leaders: list[Leader], ruleset: Ruleset, language: str) -> None:
    if cards:
        ids = ("label-card", "strength", "label-rows", "label-abilities", "label-copies", "label-faction")
        rows = [_row(printings[0], ruleset, language) for printings in cards]
        output.table([translate(id_, language) for id_ in ids], rows, numbers={1, 4})
    if leaders:
        _print_gap(len(cards))
        rows = [
            (name(leader, language), leader.code, translate(f"faction-{leader.faction}", language))
            for leader in leaders
        ]
        output.table([translate(id_, language) for id_ in ("kind-leader", "cli-code", "label-faction")], rows)


def _row(card: Card, ruleset: Ruleset, language: str) -> tuple[str, ...]:
    return (
        name(card, language),
        str(card.strength) if card.unit else "",
        ", ".join(translate("cli-row", language, row=row.id) for row in rows_of(card, ruleset)),
        ", ".join(_kind_and_abilities(card, language)),
        str(_copies(card, ruleset)),
        translate(f"faction-{card.home}", language),
    )


def _kind_and_abilities(card: Card, language: str) -> Iterator[str]:
    """Yield the kind unless it is a plain unit, and a unit's abilities; a special's ability has the card's name."""
    if card.kind is not Kind.UNIT:
        yield translate(f"kind-{card.kind}", language)
    if card.unit:
        yield from (translate(f"ability-{ability}", language) for ability in card.abilities)


def _copies(card: Card, ruleset: Ruleset) -> int:
    return card.copies_witcher3 if ruleset.card_pool == "witcher3" else card.copies


def _card_text(printings: Printings, ruleset: Ruleset, language: str) -> list[str]:
    """Return a card's lines; a neutral card that was not named by its code has no printing in particular."""
    lines = list(i18n.card_text(printings[0], ruleset, language))
    if len(printings) > 1:
        lines[1] = f"{translate(f'kind-{printings[0].kind}', language)} · {translate(f'faction-{NEUTRAL}', language)}"
    return lines


def _print_card(printings: Printings, ruleset: Ruleset, language: str) -> None:
    _print_text(_card_text(printings, ruleset, language))
    codes = tuple(code for card in printings for code in card.codes)
    output.facts({translate("label-copies", language): str(_copies(printings[0], ruleset))})
    _print_facts(printings[0], codes, language)
    if all(is_excluded(card, ruleset) for card in printings):
        output.paragraph(translate("cli-not-in-pool", language, rules=str(ruleset)))


def _print_leader(leader: Leader, ruleset: Ruleset, language: str) -> None:
    _print_text(list(i18n.leader_text(leader, ruleset, language)))
    _print_facts(leader, (leader.code,), language)
    if not in_leader_pool(leader, ruleset):
        output.paragraph(translate("cli-not-in-pool", language, rules=str(ruleset)))


def _print_text(lines: list[str]) -> None:
    output.title(lines[0])
    for line in lines[1:]:
        output.paragraph(line)


def _print_facts(card: Card | Leader, codes: tuple[str, ...], language: str) -> None:
    others = dict.fromkeys(spelt for spelt in all_names(card) if spelt != name(card, language))
    output.facts(
        {
            translate("cli-codes", language): ", ".join(codes),
            translate("label-id", language): card.id,
            translate("cli-other-names", language): "; ".join(others),
        }
    )
