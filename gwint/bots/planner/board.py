"""The board: who is ahead, and what the enemy's specials could do about it."""

from __future__ import annotations

from typing import Final

from gwint.cards import ROWS, Faction, Row
from gwint.cards import card as card_of
from gwint.rules.factions import has_faction, wins_ties
from gwint.rules.strength import strengths
from gwint.rules.table import Table
from gwint.rules.verbs import AVENGERS

SURVIVING_STRENGTH: Final = 4.0
"""FAC-1. The mean strength of the unit that stays on the Monsters' board."""
RETURNING_STRENGTH: Final = 8.0
"""FAC-5. The mean strength that returns to Skellige in the third round."""
SCORCH_PROBABILITY: Final = 0.12
WEATHER_PROBABILITY: Final = 0.12


def lead_over(table: Table, side: int, foe: int) -> float:
    """TURN-5. Strength against strength; FAC-2. Nilfgaard need not be ahead."""
    totals = table.mode.totals(table)
    edge = 0.5 * (wins_ties(table, side) - wins_ties(table, foe))
    return totals[side] - totals[foe] + edge


def carried_strength(table: Table, side: int, next_round: int) -> float:
    """Estimate a side's strength when a round begins; which cards stay or return is random."""
    survivor = SURVIVING_STRENGTH * (next_round > 1 and has_faction(table, side, Faction.MONSTERS))
    returning = RETURNING_STRENGTH * (next_round == 3 and has_faction(table, side, Faction.SKELLIGE))
    return survivor + returning + _avenger_strength(table, side, next_round)


def _avenger_strength(table: Table, side: int, next_round: int) -> int:
    """AB-AVENGER. The strength of the avengers that will come for cards on the board, or that have come already."""
    on_board = [card for row in table.sides[side].rows for card in row]
    if next_round == table.round:
        return sum(card.strength for card in on_board if card.id in AVENGERS)
    return sum(card_of(card.avenger, str(card.printing)).strength for card in on_board if card.avenger)


def scorch_risk(table: Table, side: int) -> float:
    """SP-SCORCH. The net loss that a Scorch would cause, times the probability that an enemy holds it."""
    most, balance = 0, 0
    for number, army in enumerate(table.sides):
        for row in ROWS:
            for card, strength in zip(army.rows[row], strengths(table, number, row), strict=True):
                if card.mortal and strength >= most:
                    balance = 0 if strength > most else balance
                    most = strength
                    balance += 1 if number == side else -1
    return SCORCH_PROBABILITY * max(0, balance) * most


def weather_risk(table: Table, side: int) -> float:
    """SP-WEATHER. The net loss that the worst weather would cause, times the probability that an enemy holds it."""
    return WEATHER_PROBABILITY * max(_weather_loss(table, side, row) for row in ROWS)


def _weather_loss(table: Table, side: int, row: Row) -> int:
    loss = 0
    for number, army in enumerate(table.sides):
        units = zip(army.rows[row], strengths(table, number, row), strict=True)
        taken = sum(max(0, strength - 1) for card, strength in units if card.mortal)
        loss += taken if number == side else -taken
    return max(0, loss)
