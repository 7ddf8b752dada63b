"""Cards, leaders and faults as plain data for --json: ids, facts and names in all languages."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from gwint import i18n
from gwint.cards import CATALOGUE, Card, Effect, Leader, Row
from gwint.faults import Fault


def card_facts(printings: tuple[Card, ...]) -> dict[str, Any]:
    """Return all that the catalogue knows of a card, with the codes of each of its printings."""
    card = printings[0]
    return {
        "id": card.id,
        "names": dict(CATALOGUE.names[card.id].by_language),
        "other_names": other_names(card.id),
        "kind": str(card.kind),
        "faction": str(card.home),
        "strength": card.strength if card.unit else None,
        "rows": [row.id for row in card.rows],
        "abilities": [str(ability) for ability in card.abilities],
        "copies": card.copies,
        "copies_witcher3": card.copies_witcher3,
        "codes": {str(printing.printing): list(printing.codes) for printing in printings},
        "muster_calls": list(card.calls),
        "avenger": card.avenger,
        "transforms_into": card.transforms_into,
        "side_deck": card.side_deck,
        "ballad_face": card.ballad_face,
    }


def leader_facts(leader: Leader) -> dict[str, Any]:
    return {
        "id": leader.id,
        "names": dict(CATALOGUE.names[leader.id].by_language),
        "other_names": other_names(leader.id),
        "faction": str(leader.faction),
        "code": leader.code,
        "in_witcher3": leader.in_witcher3,
        "effects": {value: _effect(effect) for value, effect in leader.effects.items()},
    }


def other_names(id_: str) -> list[dict[str, str]]:
    return [{"lang": language, "name": other} for language, other in CATALOGUE.names[id_].others]


def _effect(effect: Effect) -> dict[str, Any]:
    """Return an effect with the details that differ from their defaults."""
    details = {field.name: getattr(effect, field.name) for field in fields(effect)[1:]}
    defaults = {field.name: field.default for field in fields(effect)}
    changed = {detail: plain(value) for detail, value in details.items() if value != defaults[detail]}
    return {"effect": effect.name, **changed}


def fault_facts(fault: Fault, language: str) -> dict[str, Any]:
    """Return a fault's kind and details for programs, and its sentence for people."""
    details = {detail: plain(value, language) for detail, value in fault.details.items()}
    return {"kind": fault.kind, "details": details, "text": i18n.format_fault(fault, language)}


def plain(value: object, language: str = "en") -> Any:
    """Convert a detail to JSON data; cards, leaders and rows become their ids."""
    if isinstance(value, Fault):
        return fault_facts(value, language)
    if isinstance(value, (list, tuple)):
        return [plain(item, language) for item in value]
    if isinstance(value, (Card, Leader, Row)):
        return value.id
    return value if isinstance(value, (bool, int, float)) or value is None else str(value)
