"""Formats events, questions, moves, faults and rules as sentences in five languages; no lower layer does.

>>> from gwint import i18n, rulesets
>>> from gwint.rules.events import Drew
>>> i18n.format_event(Drew(0, (None, None)), ["Ala", "Bob"], "pl")
'Ala dobiera 2 karty.'
>>> i18n.format_strength_steps((("printed", 12), ("weather", 6)))
'printed 12, weather 6'
>>> i18n.rule_text("faction-northern-realms", rulesets.LEGENDARY, "de").title
'Nördliche Königreiche'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gwint.i18n.events import format_event
    from gwint.i18n.faults import format_fault, format_refusal
    from gwint.i18n.localizer import PlayerNames
    from gwint.i18n.moves import format_move
    from gwint.i18n.questions import format_question
    from gwint.i18n.rules import (
        TitledText,
        TopicError,
        book_note,
        card_abilities,
        card_text,
        format_strength_steps,
        leader_text,
        option_value_text,
        rule_text,
        starter_text,
        topics,
    )

__all__ = [
    "PlayerNames", "TitledText", "TopicError", "book_note", "card_abilities", "card_text", "format_event",
    "format_fault", "format_move", "format_question", "format_refusal", "format_strength_steps", "leader_text",
    "option_value_text", "rule_text", "starter_text", "topics",
]  # fmt: skip

_HOMES = {
    "PlayerNames": "localizer",
    "TitledText": "rules",
    "TopicError": "rules",
    "book_note": "rules",
    "card_abilities": "rules",
    "card_text": "rules",
    "format_event": "events",
    "format_fault": "faults",
    "format_move": "moves",
    "format_question": "questions",
    "format_refusal": "faults",
    "format_strength_steps": "rules",
    "leader_text": "rules",
    "option_value_text": "rules",
    "rule_text": "rules",
    "starter_text": "rules",
    "topics": "rules",
}


def __getattr__(name: str) -> object:
    """Import a name at its first use, so that `gwint.i18n.bundles` can be imported without cards and rules."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gwint.i18n' has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(f"gwint.i18n.{_HOMES[name]}"), name)
    globals()[name] = found
    return found
