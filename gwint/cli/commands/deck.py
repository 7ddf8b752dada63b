"""`gwint deck`: checks and shows decks, converts them to codes and back, draws random decks, lists starter decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import click

from gwint import i18n
from gwint.cards import Card, Faction, Leader
from gwint.cards.names import name
from gwint.cli import localized
from gwint.cli.card_search import rows_of
from gwint.cli.deck_argument import complete_deck, read_deck_argument
from gwint.cli.options import advanced_option, faction_option, json_option, leader_option, rules_option
from gwint.cli.render import output
from gwint.cli.render.json_output import fault_data
from gwint.decks import Deck, DeckTextError, encode, faults, random_deck, side_deck, starters, write_deck
from gwint.decks.building_rules import MEASURES, count, limits
from gwint.faults import Fault
from gwint.i18n.bundles import translate
from gwint.rulesets import Ruleset
from gwint.wire.codecs import write
from gwint.wire.decks import DeckReport, Starters, code_of, deck_report, starter_facts

F = TypeVar("F", bound=Callable[..., Any])

FAULTY: Final = 1


def deck_parameter(command: F) -> F:
    """DECK: the command gets `deck` as it was typed."""
    return localized.argument("deck", metavar="deck", shell_complete=complete_deck)(command)


@localized.group("gwint deck check my.deck --rules klub", "gwint deck random --faction skellige | gwint deck show -")
@localized.language_option
def command(language: str) -> None:
    """Check, show and share decks, or create random ones."""


@command.command(
    examples=("gwint deck check my.deck --advanced", "gwint deck code monsters-swarm | gwint deck check - --rules klub")
)
@deck_parameter
@rules_option
@advanced_option
@localized.language_option
@json_option
def check(deck: str, ruleset: Ruleset, advanced: bool, language: str, json: bool) -> None:
    """List every fault of a deck; the exit code is 1 if it has any."""
    found = _faults(deck, ruleset, advanced)
    if json:
        listed = [fault_data(fault, language) for fault in found]
        output.json({"legal": not found, "rules": str(ruleset), "advanced": advanced, "faults": listed})
    elif not found:
        output.paragraph(translate("cli-deck-legal", language, rules=str(ruleset)))
    for fault in () if json else found:
        output.paragraph(i18n.format_fault(fault, language))
    if found:
        raise click.exceptions.Exit(FAULTY)


@command.command(examples=("gwint deck show monsters-swarm --lang pl",))
@deck_parameter
@rules_option
@localized.language_option
@json_option
def show(deck: str, ruleset: Ruleset, language: str, json: bool) -> None:
    """Show a deck: its cards by kind, its totals, its side deck and its code."""
    shown = read_deck_argument(deck)
    if json:
        output.json(_report(shown, ruleset, language))
    else:
        _print_deck(shown, ruleset, language)


@command.command(examples=("gwint deck code my.deck", "gwint deck code --text gw1... > my.deck"))
@deck_parameter
@localized.option("--text", is_flag=True)
@localized.language_option
def code(deck: str, text: bool, language: str) -> None:
    """Print a deck's code, for links and chats, or with --text its text."""
    shown = read_deck_argument(deck)
    click.echo(write_deck(shown, language) if text else encode(shown), nl=not text)


@command.command(name="random", examples=("gwint deck random --seed 7 --leader king-bran",))
@localized.option("--seed", metavar="word")
@faction_option
@leader_option
@rules_option
@advanced_option
@localized.language_option
def random_(
    seed: str | None, faction: Faction | None, leader: Leader | None, ruleset: Ruleset, advanced: bool, language: str
) -> None:
    """Print the text of a random legal deck, with its seed and its code in comments."""
    seed = seed or _random_seed()
    deck = random_deck(seed, ruleset, faction, leader, advanced)
    click.echo(f"# --seed {seed}\n# {encode(deck)}\n{write_deck(deck, language)}", nl=False)


@command.command(name="starters", examples=("gwint deck starters --lang uk",))
@localized.language_option
@json_option
def starters_(language: str, json: bool) -> None:
    """List the starter decks and how each of them wins."""
    if json:
        output.json(write(Starters, starter_facts(starters(), language)))
        return
    for place, starter in enumerate(starters()):
        if place:
            click.echo()
        title, plan = i18n.starter_text(starter.id, language)
        output.title(title)
        output.paragraph(" · ".join((starter.id, *_faction_and_leader(starter.deck, language))))
        output.paragraph(plan)


def _faults(argument: str, ruleset: Ruleset, advanced: bool) -> tuple[Fault, ...]:
    """DECK-4. Every fault is reported: of the lines that cannot be read, or else of the deck."""
    try:
        return faults(read_deck_argument(argument), ruleset, advanced)
    except DeckTextError as error:
        return error.faults


def _random_seed() -> str:
    from secrets import randbelow

    return str(randbelow(10**9))


# Showing

GROUPS: Final[tuple[tuple[str, Callable[[Card], bool]], ...]] = (
    ("label-heroes", lambda card: card.hero),
    ("label-units", lambda card: card.mortal),
    ("label-special-cards", lambda card: not card.unit),
)
"""The sections of a shown deck, the same as in its text."""


def _print_deck(deck: Deck, ruleset: Ruleset, language: str) -> None:
    output.title(deck.name or name(deck.leader, language))
    output.paragraph(" · ".join(_faction_and_leader(deck, language)))
    for heading, belongs in GROUPS:
        cards = {card: copies for card, copies in deck.counts().items() if belongs(card)}
        if cards:
            output.heading(f"{translate(heading, language)} ({sum(cards.values())})")
            output.table(_headings(language), _rows(cards, ruleset, language), numbers={0, 2})
    output.heading(translate("cli-counts", language))
    output.facts(
        {translate("deck-count", language, counted=counted): str(count(deck.cards, counted)) for counted in MEASURES}
    )
    side = Counter(side_deck(deck.faction, ruleset))
    listed = ", ".join(f"{copies} {name(card, language)}" for card, copies in side.items())
    output.facts({translate("side-deck", language): listed, translate("cli-code", language): code_of(deck) or ""})


def _faction_and_leader(deck: Deck, language: str) -> tuple[str, str]:
    return translate(f"faction-{deck.faction}", language), name(deck.leader, language)


def _headings(language: str) -> list[str]:
    return ["", *(translate(id_, language) for id_ in ("label-card", "strength", "label-rows", "label-abilities"))]


def _rows(cards: dict[Card, int], ruleset: Ruleset, language: str) -> Iterator[tuple[str, ...]]:
    for card, copies in cards.items():
        rows = ", ".join(translate("cli-row", language, row=row.id) for row in rows_of(card, ruleset))
        abilities = (translate(f"ability-{ability}", language) for ability in card.abilities if card.unit)
        strength = str(card.strength) if card.unit else ""
        yield str(copies), name(card, language), strength, rows, ", ".join(abilities)


def _report(deck: Deck, ruleset: Ruleset, language: str) -> dict[str, Any]:
    """Return the report that a server would send, with the sentences of the faults."""
    found = faults(deck, ruleset)
    data: dict[str, Any] = write(DeckReport, deck_report(deck, found, limits(ruleset), ruleset, language))
    return data | {"faults": [fault_data(fault, language) for fault in found]}
