"""The value of cards before they are played, in points of strength: each by itself, and together in a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from gwint.cards import Ability, Card
from gwint.cards import card as card_of
from gwint.rules.table import Table

UNKNOWN: Final = 6.0
"""The value of an unknown card."""
SPY_PROFIT: Final = 11.0
"""The value of two drawn cards for one; the spy's own strength, which the enemy gets, is subtracted from it."""
HERO_BONUS: Final = 1.0
"""Heroes are immune to weather, Scorch and Decoys."""
BOND_FACTOR: Final = 1.5
"""How much a possible partner in deck or hand adds to a single bond unit, on average."""
CALLED_SHARE: Final = 0.35
"""The share of the called strength that one muster card brings, on average: the others may be in hand or gone."""

ABILITY_BONUS: Final[Mapping[Ability, float]] = {
    Ability.AGILE: 0.3,
    Ability.MEDIC: 4.0,
    Ability.MORALE: 2.0,
    Ability.HORN: 5.0,
    Ability.SCORCH_ROW: 3.0,
    Ability.SCORCH: 1.0,
    Ability.AVENGER: 5.0,
    Ability.BERSERKER: 1.0,
    Ability.MARDROEME: 1.0,
}
"""What an ability adds to a unit."""

SPECIAL_VALUES: Final[Mapping[Ability, float]] = {
    Ability.DECOY: 5.0,
    Ability.HORN: 8.0,
    Ability.SCORCH: 7.0,
    Ability.MARDROEME: 1.0,
    Ability.FROST: 5.0,
    Ability.FOG: 5.0,
    Ability.RAIN: 5.0,
    Ability.STORM: 6.0,
    Ability.CLEAR: 3.0,
}
"""The value of a special on an average board."""

LEADER_VALUES: Final[Mapping[str, float]] = {
    "take-from-own-pile": 6.0,
    "take-from-enemy-pile": 6.0,
    "play-from-enemy-pile": 6.0,
    "everyone-revives": 1.0,
    "shuffle-piles-back": 0.5,
    "discard-two-take-one": 2.0,
    "draw-card": 6.0,
    "horn": 8.0,
    "scorch-row": 6.0,
    "weather": 5.0,
    "clear-weather": 3.0,
    "bond-from-deck": 7.0,
    "mardroeme-from-deck": 2.0,
    "move-agile": 3.0,
    "move-agile-freely": 3.0,
    "see-hand": 0.5,
}
"""The value of an active leader on an average board, by effect."""


@cache
def card_value(card: Card) -> float:
    """Return the value of a card about which nothing else is known."""
    if not card.unit:
        return SPECIAL_VALUES[card.abilities[0]]
    if card.spy:
        return SPY_PROFIT - card.strength
    value = card.strength + HERO_BONUS * card.hero + sum(ABILITY_BONUS.get(ability, 0.0) for ability in card.abilities)
    if card.has(Ability.BOND):
        value = card.strength * BOND_FACTOR
    return value + CALLED_SHARE * _group_strength(card)


def _group_strength(card: Card) -> int:
    """AB-MUSTER. The total strength of all cards it may call."""
    called = [card_of(id_, str(card.printing)) for id_ in dict.fromkeys(card.calls)]
    return sum(one.strength * (one.copies - (one is card)) for one in called)


def mean_value(cards: Iterable[Card]) -> float:
    """Return the mean value of a card drawn from these."""
    values = [card_value(card) for card in cards]
    return sum(values) / len(values) if values else 0.0


def hand_values(table: Table, seat: int, hand: Sequence[Card]) -> dict[Card, float]:
    """Return the value of one copy of each card in this hand; bonds and musters depend on the other cards."""
    owner, army = table.seats[seat], table.side_of(seat)
    counts = Counter(hand)
    on_board = Counter(card.id for row in army.rows for card in row)
    return {card: _value_in_hand(card, counts, on_board, owner.deck + owner.aside, army.pile) for card in counts}


def later_values(hand: Sequence[Card], values: Mapping[Card, float], avenged: bool) -> dict[Card, float]:
    """Return the values in a later round, where a bond unit has only the held copies as partners (STR-3), and a card
    with an avenger is worth most if another round follows (AB-AVENGER)."""
    counts = Counter(hand)
    bonds = {card: float(card.strength * count) for card, count in counts.items() if card.has(Ability.BOND)}
    avengers = {card: card_value(card) for card in counts if card.avenger and avenged}
    return {**values, **bonds, **avengers}


def _value_in_hand(
    card: Card, hand: Counter[Card], on_board: Counter[str], deck: list[Card], pile: list[Card]
) -> float:
    if card.has(Ability.BOND):
        return card.strength * (2.0 * on_board[card.id] + hand[card])
    if card.calls:
        return _muster_value(card, hand, deck)
    if card.avenger:
        return float(card.strength)
    if card.has(Ability.MEDIC):
        return card_value(card) - ABILITY_BONUS[Ability.MEDIC] + _revival_value(pile)
    if card.has(Ability.MARDROEME) and not card.unit:
        return card_value(card) + sum(6.0 * count for one, count in hand.items() if one.has(Ability.BERSERKER))
    return card_value(card)


def _muster_value(card: Card, hand: Counter[Card], deck: list[Card]) -> float:
    """AB-MUSTER. The cards called from the deck come once, whichever copy is played first."""
    from_deck = sum(one.strength for one in deck if one.id in card.calls)
    callers = sum(count for one, count in hand.items() if one.calls and (one.id in card.calls or card.id in one.calls))
    return card.strength + HERO_BONUS * card.hero + from_deck / max(1, callers if card.id in card.calls else 1)


def _revival_value(pile: list[Card]) -> float:
    """AB-MEDIC. The best unit in the pile, or half the usual bonus if the pile is empty."""
    best = max((card_value(one) for one in pile if one.mortal), default=0.0)
    return max(best, ABILITY_BONUS[Ability.MEDIC] / 2)
