"""Events, questions, moves, faults and rules as sentences in five languages; nothing below makes a sentence.

>>> from gwint import i18n, rulesets
>>> from gwint.rules.events import Drew
>>> i18n.event(Drew(0, (None, None)), ["Ala", "Bob"], "pl")
'Ala: dobiera 2 karty.'
>>> i18n.why((("printed", 12), ("weather", 6)))
'printed 12, weather 6'
>>> i18n.rule("faction-northern-realms", rulesets.LEGENDARY, "de").title
'Nördliche Königreiche'
"""

from __future__ import annotations

from gwint.i18n.events import event
from gwint.i18n.faults import error, fault
from gwint.i18n.localizer import Names
from gwint.i18n.moves import move
from gwint.i18n.questions import question
from gwint.i18n.rules import Entry, TopicError, card_abilities, card_text, leader_text, rule, starter, topics, why

__all__ = [
    "Entry", "Names", "TopicError", "card_abilities", "card_text", "error", "event", "fault", "leader_text",
    "move", "question", "rule", "starter", "topics", "why",
]  # fmt: skip
