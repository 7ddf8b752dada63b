"""`gwint box`: balanced decks from one box, their pull lists and registration sheets, and the quick reference card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gwint.box import MAX_SEATS, MIN_SEATS, pull_list, side_deck_list
from gwint.box.pull_list import PulledCard
from gwint.box.quick_reference import QuickReference, quick_reference
from gwint.cards import Card, Faction
from gwint.cards.names import name
from gwint.cli import localized
from gwint.cli.commands.deck import GROUPS
from gwint.cli.deck_argument import complete_deck, read_deck_argument
from gwint.cli.options import advanced_option, factions_option, json_option, rules_option
from gwint.cli.render import output
from gwint.decks import Deck, faults
from gwint.decks.building_rules import MEASURES, count
from gwint.i18n import format_fault
from gwint.i18n.bundles import translate
from gwint.rulesets import Ruleset
from gwint.wire.box import BoxDecks, DeckSheet, PullList, deck_pull_list, deck_sheet, draw_box_decks
from gwint.wire.codecs import write
from gwint.wire.decks import code_of

TICK_BOX: Final = "[ ]"
BLANK: Final = "_" * 24
"""A line to write on."""


@localized.group("gwint box decks --players 4", "gwint box pull-list monsters-swarm", "gwint box reference --lang de")
@localized.language_option
def command(language: str) -> None:
    """Prepare an evening with the printed cards of one box."""


@command.command(examples=("gwint box decks --players 3 --faction skellige --seed 7",))
@localized.option("--players", type=localized.IntRange(MIN_SEATS, MAX_SEATS), default=MIN_SEATS, metavar="n")
@factions_option
@rules_option
@advanced_option
@localized.option("--seed", metavar="word")
@localized.language_option
@json_option
def decks(
    players: int,
    factions: Sequence[Faction],
    ruleset: Ruleset,
    advanced: bool,
    seed: str | None,
    language: str,
    json: bool,
) -> None:
    """Draw a balanced random deck for each player."""
    drawn = draw_box_decks(players, ruleset, seed or _random_seed(), advanced, factions, language=language)
    if json:
        output.json(write(BoxDecks, drawn))
        return
    for number, sheet in enumerate(drawn.decks, start=1):
        title = translate("player", language, number=number)
        output.title(f"{title}: {translate(f'faction-{sheet.deck.faction}', language)}")
        output.paragraph(
            " · ".join(f"{counted}: {number}" for counted, number in _counts(sheet.deck, language).items())
        )
        output.facts(
            {
                translate("kind-leader", language): sheet.leader,
                translate("box-worth", language): output.format_tenths(sheet.worth, language),
                translate("cli-code", language): sheet.code or "",
            }
        )
    output.heading(f"--seed {drawn.seed}")


@command.command(name="pull-list", examples=("gwint box pull-list monsters-swarm skellige-storm",))
@localized.argument("decks", metavar="deck", nargs=-1, required=True, shell_complete=complete_deck)
@localized.language_option
@json_option
def pull_list_(decks: Sequence[str], language: str, json: bool) -> None:
    """List the cards to take out of the box for decks, in the order of their printed codes."""
    given = [read_deck_argument(deck) for deck in decks]
    if json:
        output.json([write(PullList, deck_pull_list(deck, language)) for deck in given])
        return
    for deck in given:
        _print_pull_list(deck, language)


@command.command(examples=("gwint box sheet my.deck --player Ala --event Novigrad", "gwint box sheet - < my.deck"))
@localized.argument("deck", metavar="deck", shell_complete=complete_deck)
@localized.option("--player", default=BLANK, metavar="name")
@localized.option("--event", default=BLANK, metavar="name")
@rules_option
@advanced_option
@localized.language_option
@json_option
def sheet(deck: str, player: str, event: str, ruleset: Ruleset, advanced: bool, language: str, json: bool) -> None:
    """Print the registration sheet of a deck."""
    registered = read_deck_argument(deck)
    if json:
        output.json(write(DeckSheet, deck_sheet(registered, ruleset, advanced, language)))
        return
    output.title(translate("box-registration", language))
    _print_blanks({"new-game-name": player, "box-event": event, "box-date": BLANK}, language)
    _print_registration(registered, ruleset, advanced, language)
    _print_blanks({"box-player-signature": BLANK, "box-judge-signature": BLANK}, language)


@command.command(examples=("gwint box reference --rules klub --lang cs",))
@rules_option
@localized.language_option
@json_option
def reference(ruleset: Ruleset, language: str, json: bool) -> None:
    """Print the rules of a duel on one page."""
    card = quick_reference(ruleset, language)
    if json:
        output.json(write(QuickReference, card))
        return
    output.title(card.title)
    for section in card.sections:
        output.heading(section.title)
        for entry in section.entries:
            output.paragraph(f"{entry.title}: {entry.text}")


def _random_seed() -> str:
    from secrets import randbelow

    return str(randbelow(10**9))


def _counts(deck: Deck, language: str) -> dict[str, str]:
    return {translate("deck-count", language, counted=counted): str(count(deck.cards, counted)) for counted in MEASURES}


# Pull lists


def _print_pull_list(deck: Deck, language: str) -> None:
    output.heading(f"{translate('box-pull-list', language)}: {translate(f'faction-{deck.faction}', language)}")
    leader = (TICK_BOX, deck.leader.code, "", name(deck.leader, language))
    output.table(("",) * len(leader), [leader, *_pulled_rows(pull_list(deck), language)])
    if side_deck := side_deck_list(deck):
        output.heading(translate("side-deck", language))
        output.table(("",) * len(leader), _pulled_rows(side_deck, language))


def _pulled_rows(cards: Iterable[PulledCard], language: str) -> list[tuple[str, ...]]:
    return [(TICK_BOX, pulled.code, _copies(pulled, language), name(pulled.card, language)) for pulled in cards]


def _copies(pulled: PulledCard, language: str) -> str:
    """Return how many copies of several to take; nothing for a card of which there is only one."""
    if pulled.card.copies == 1:
        return ""
    return translate("box-of", language, copies=pulled.copies, printed=pulled.card.copies)


# Registration sheets


def _print_registration(deck: Deck, ruleset: Ruleset, advanced: bool, language: str) -> None:
    output.facts(
        {
            translate("label-faction", language): translate(f"faction-{deck.faction}", language),
            translate("kind-leader", language): f"{name(deck.leader, language)} ({deck.leader.code})",
            translate("label-rules", language): str(ruleset),
            translate("cli-code", language): code_of(deck) or "",
        }
    )
    for heading, belongs in GROUPS:
        cards = {card: copies for card, copies in deck.counts().items() if belongs(card)}
        if cards:
            output.heading(f"{translate(heading, language)} ({sum(cards.values())})")
            output.table(("",) * 3, _registered_rows(cards, language), numbers={0, 2})
    output.heading(translate("cli-counts", language))
    output.facts(_counts(deck, language))
    for fault in faults(deck, ruleset, advanced):
        output.paragraph(format_fault(fault, language))


def _registered_rows(cards: dict[Card, int], language: str) -> list[tuple[str, ...]]:
    return [
        (str(copies), name(card, language), str(card.strength) if card.unit else "") for card, copies in cards.items()
    ]


def _print_blanks(values: dict[str, str], language: str) -> None:
    """Print lines to fill in, as far as they are not filled in already."""
    for id_, value in values.items():
        output.paragraph(f"{translate(id_, language)}: {value}")
