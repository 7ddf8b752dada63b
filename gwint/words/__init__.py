"""Events, questions, moves, faults and rules as sentences in five languages; nothing below makes a sentence.

>>> from gwint import rulesets, words
>>> from gwint.rules.events import Drew
>>> words.event(Drew(0, (None, None)), ["Ala", "Bob"], "pl")
'Ala: dobiera 2 karty.'
>>> words.why((("printed", 12), ("weather", 6)))
'printed 12, weather 6'
>>> words.rule("faction-northern-realms", rulesets.LEGENDARY, "de").title
'Nördliche Königreiche'
"""

from __future__ import annotations

from gwint.words.events import event
from gwint.words.faults import error, fault
from gwint.words.moves import move
from gwint.words.questions import question
from gwint.words.rules import Entry, TopicError, card_abilities, card_text, leader_text, rule, starter, topics, why
from gwint.words.voice import Names

__all__ = [
    "Entry", "Names", "TopicError", "card_abilities", "card_text", "error", "event", "fault", "leader_text",
    "move", "question", "rule", "starter", "topics", "why",
]  # fmt: skip
