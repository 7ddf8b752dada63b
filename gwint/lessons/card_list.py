"""The card list: every card by faction with its strength, rows, abilities, copies and what it brings; the leaders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gwint import i18n
from gwint.cards import FACTIONS, LEADERS, NEUTRAL, SETS, Card, Faction, Kind
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.i18n.rules import AbilityText

COLUMNS: Final = ("label-card", "strength", "label-rows", "label-abilities", "label-copies", "book-brings")
NUMBERS: Final = (1, 4)
"""The places of the columns with numbers."""
KINDS: Final = (Kind.HERO, Kind.UNIT, Kind.SPECIAL, Kind.WEATHER)
"""Heroes first."""


class CardGroup(NamedTuple):
    """Cards that are listed together, one row for each, and the leaders of their faction with their effects."""

    title: str
    cards: tuple[tuple[str, ...], ...]
    leaders: tuple[tuple[str, str], ...] = ()
    about: str = ""
    """Who may use the cards; empty for the cards of a faction."""


def columns(language: str) -> tuple[str, ...]:
    return tuple(translate(column, language) for column in COLUMNS)


def card_groups(language: str) -> tuple[CardGroup, ...]:
    """List the cards of each faction, then the neutral cards, which every faction has, and the side deck."""
    localizer = Localizer(language)
    neutral = [card for card in SETS[Faction.SKELLIGE] if card.home == NEUTRAL]
    side_deck = [card for card in SETS[Faction.SKELLIGE] if card.side_deck]
    return (
        *(_faction(faction, localizer) for faction in FACTIONS),
        CardGroup(
            localizer.faction(NEUTRAL), _rows(neutral, localizer), about=translate("book-neutral-about", language)
        ),
        CardGroup(localizer.translate("side-deck"), _rows(side_deck, localizer, side_deck=True)),
    )


def _faction(faction: Faction, localizer: Localizer) -> CardGroup:
    own = [card for card in SETS[faction] if card.home == faction]
    leaders = (i18n.rule_text(f"leader-{leader.id}", language=localizer.language) for leader in LEADERS[faction])
    return CardGroup(localizer.faction(faction), _rows(own, localizer), tuple(leaders))


def _rows(cards: Iterable[Card], localizer: Localizer, side_deck: bool = False) -> tuple[tuple[str, ...], ...]:
    """Order the cards by kind and name. Cards of the side deck are listed apart."""
    listed = (card for card in cards if card.side_deck == side_deck)
    ordered = sorted(listed, key=lambda card: (KINDS.index(card.kind), localizer.card(card)))
    return tuple(_row(card, localizer) for card in ordered)


def _row(card: Card, localizer: Localizer) -> tuple[str, ...]:
    abilities = i18n.card_abilities(card, language=localizer.language)
    return (
        localizer.card(card),
        str(card.strength) if card.unit else "",
        ", ".join(localizer.translate("cli-row", row=row.id) for row in card.rows),
        ", ".join(_ability_names(card, abilities, localizer)),
        str(card.copies),
        " ".join(ability.brings for ability in abilities if ability.brings),
    )


def _ability_names(card: Card, abilities: Iterable[AbilityText], localizer: Localizer) -> Iterator[str]:
    """Name the kind unless it is a plain unit, and a unit's abilities; a special's ability has the card's name."""
    if card.kind is not Kind.UNIT:
        yield localizer.translate(f"kind-{card.kind}")
    if card.unit:
        yield from (ability.title for ability in abilities)
