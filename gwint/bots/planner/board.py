"""What lies on the battlefield: who is ahead, and what the enemy's specials could do about it."""

from __future__ import annotations

from typing import Final

from gwint.cards import ROWS, Faction, Row
from gwint.cards import card as card_of
from gwint.rules.factions import has_faction, wins_ties
from gwint.rules.strength import strengths
from gwint.rules.table import Table
from gwint.rules.verbs import AVENGERS

SURVIVOR: Final = 4.0
"""FAC-1. What stays of a Monsters' army, on average."""
RETURNING: Final = 8.0
"""FAC-5. What comes back to Skellige in the third round, on average."""
SCORCH_LIKELY: Final = 0.12
WEATHER_LIKELY: Final = 0.12


def lead_over(table: Table, side: int, foe: int) -> float:
    """TURN-5. Strength against strength; FAC-2. Nilfgaard need not be ahead."""
    totals = table.mode.totals(table)
    edge = 0.5 * (wins_ties(table, side) - wins_ties(table, foe))
    return totals[side] - totals[foe] + edge


def outlasting(table: Table, side: int, coming: int) -> float:
    """What a side has lying when a round begins: which cards stay or return is a matter of chance."""
    survivor = SURVIVOR * (coming > 1 and has_faction(table, side, Faction.MONSTERS))
    returning = RETURNING * (coming == 3 and has_faction(table, side, Faction.SKELLIGE))
    return survivor + returning + _avenging(table, side, coming)


def _avenging(table: Table, side: int, coming: int) -> int:
    """AB-AVENGER. What comes for cards that lie there now, or has come already."""
    lying = [card for row in table.sides[side].rows for card in row]
    if coming == table.round:
        return sum(card.strength for card in lying if card.id in AVENGERS)
    return sum(card_of(card.avenger, str(card.printing)).strength for card in lying if card.avenger)


def scorch_risk(table: Table, side: int) -> float:
    """SP-SCORCH. What a Scorch would burn of mine more than of others', as likely as one is held."""
    most, balance = 0, 0
    for number, army in enumerate(table.sides):
        for row in ROWS:
            for card, strength in zip(army.rows[row], strengths(table, number, row), strict=True):
                if card.mortal and strength >= most:
                    balance = 0 if strength > most else balance
                    most = strength
                    balance += 1 if number == side else -1
    return SCORCH_LIKELY * max(0, balance) * most


def weather_risk(table: Table, side: int) -> float:
    """SP-WEATHER. What the worst weather would take of mine more than of others', as likely as one is held."""
    return WEATHER_LIKELY * max(_weatherable(table, side, row) for row in ROWS)


def _weatherable(table: Table, side: int, row: Row) -> int:
    loss = 0
    for number, army in enumerate(table.sides):
        lying = zip(army.rows[row], strengths(table, number, row), strict=True)
        taken = sum(max(0, strength - 1) for card, strength in lying if card.mortal)
        loss += taken if number == side else -taken
    return max(0, loss)
