"""What the phone asks in a solo game, as data: the outcomes that only the people at the table can see."""

from __future__ import annotations

from typing import Final

from gwint.cards import Card, Leader
from gwint.open_game import outcome_texts
from gwint.rules.open_dealer import Unknown
from gwint.rules.table import Spot, Table
from gwint.rules.virtual_opponent.events import Way
from gwint.wire.companion import AskedOutcome, OutcomeOption

RANDOM: Final = frozenset({"way", "survivor", "from-pile"})
"""Outcomes that a die decides, so that the phone may throw it."""


def ask(table: Table, unknown: Unknown) -> AskedOutcome:
    """Return the question for an outcome, with all possible answers."""
    texts = outcome_texts(unknown)
    options = tuple(_option(table, text, one) for text, one in zip(texts, unknown.options, strict=True))
    random = unknown.kind in RANDOM
    return AskedOutcome(unknown.kind, _seat(table, unknown), unknown.card, unknown.source, random, options)


def _seat(table: Table, unknown: Unknown) -> int | None:
    """Return whose card it is; a card of a discard pile belongs to the only side whose pile has all the options."""
    if unknown.kind != "from-pile":
        return unknown.seat
    sides = [side for side, army in enumerate(table.sides) if set(unknown.options) <= set(army.pile)]
    return sides[0] if len(sides) == 1 else None


def _option(table: Table, text: str, outcome: object) -> OutcomeOption:
    card = outcome if isinstance(outcome, Card) else None
    if isinstance(outcome, Way):
        return OutcomeOption(text, outcome.card, None, outcome.row, None, None)
    if isinstance(outcome, Spot):
        lying = table.sides[outcome.side].rows[outcome.row][outcome.place]
        return OutcomeOption(text, lying, None, outcome.row, outcome.side, None)
    leader = outcome if isinstance(outcome, Leader) else None
    count = outcome if isinstance(outcome, int) else None
    return OutcomeOption(text, card, leader, None, None, count)
