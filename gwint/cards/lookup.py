"""Looks cards, leaders and factions up by name, and refuses an unknown name with the nearest ones."""

from __future__ import annotations

from gwint.cards import CATALOGUE, FACTIONS, SETS, names
from gwint.cards.model import Card, Faction, Leader
from gwint.cards.names import FACTION_NAMES, all_names, find_cards, find_faction, find_leader
from gwint.faults import GwintError, check_type
from gwint.spelling import nearest


class UnknownName(GwintError):
    """There is nothing of that name; the details have the nearest names."""


def get_card(text: str | Card, faction: Faction | str | None = None) -> Card:
    """Return the card of that id, printed code or name in any language, or the card itself.

    A neutral card is printed for every faction: `faction` chooses the printing, by default the Monsters'. Raises
    UnknownName with the nearest names.
    """
    printing = get_faction(faction) if faction is not None else None
    if isinstance(text, Card):
        if printing is None:
            return text
        text = text.id
    check_type("card", text, str)
    found = find_cards(text, printing)
    if not found:
        raise unknown_card(text, printing)
    return found[0]


def get_leader(text: str | Leader) -> Leader:
    """Return the leader of that id, printed code, name in any language or unique epithet (`The Siegemaster`).

    A leader is returned itself. Raises UnknownName with the nearest names.
    """
    if isinstance(text, Leader):
        return text
    check_type("leader", text, str)
    found = find_leader(text)
    if found is None:
        spellings = (spelling for known in CATALOGUE.leaders.values() for spelling in (*all_names(known), known.id))
        raise UnknownName("unknown-leader", text=text, nearest=nearest(text, spellings))
    return found


def get_faction(text: str) -> Faction:
    """Return the faction of that id or name in any language; raises UnknownName with the nearest names."""
    check_type("faction", text, str)
    found = find_faction(text)
    if found is None:
        spellings = (*(name for spelled in FACTION_NAMES.values() for name in spelled.values()), *map(str, FACTIONS))
        raise UnknownName("unknown-faction", text=text, nearest=nearest(text, spellings))
    return found


def faction_name(faction: Faction | str, language: str = "en") -> str:
    """Return the name of a faction, given by value or name, in a language; raises UnknownName."""
    return names.faction_name(get_faction(faction), language)


def unknown_card(text: str, printing: Faction | None = None) -> UnknownName:
    """The error for a name that no card has, or none of that faction's set."""
    cards = CATALOGUE.cards.values() if printing is None else SETS[printing]
    spellings = (spelling for card in cards for spelling in (*all_names(card), card.id))
    return UnknownName("unknown-card", text=text, nearest=nearest(text, spellings))
