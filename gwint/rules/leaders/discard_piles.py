"""LEAD-4, LEAD-9, LEAD-16. Leaders that use discard piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gwint.cards import Card, Effect
from gwint.rules.agenda import Bring, ChooseFromPile, ReviveRandom
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.passive_leaders import effect_of, has_passive
from gwint.rules.placement import plays
from gwint.rules.table import Table
from gwint.rules.verbs import leave_pile, shuffle_back, take_from_pile

TAKES: Final[Mapping[str, Callable[[Card, int], bool]]] = {
    "any": lambda card, version: True,
    "any-since-version-2": lambda card, version: version >= 2 or not card.hero,
    "non-hero": lambda card, version: not card.hero,
    "units": lambda card, version: card.mortal,
}
"""LEAD-4. What a leader may take from a discard pile, by the version of the rules."""


def may_take(table: Table, effect: Effect, card: Card) -> bool:
    """LEAD-4. Whether a leader with this effect may take this card from a discard pile."""
    return TAKES[effect.takes](card, table.rules_version)


def takeable(table: Table, seat: int, side: int) -> tuple[Card, ...]:
    """LEAD-4. Returns the cards of a pile that the leader may take; LEAD-11. To be played, a card must be playable."""
    effect = effect_of(table, seat)
    allowed = dict.fromkeys(card for card in table.sides[side].pile if may_take(table, effect, card))
    if effect.name == "play-from-enemy-pile":
        return tuple(card for card in allowed if plays(table, seat, card))
    return tuple(allowed)


def can_take(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. Whether the player's own pile has a card that the leader may take."""
    return bool(takeable(table, seat, table.seats[seat].side))


def take(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-4. Takes a card from the player's own pile."""
    _take_from(table, seat, effect, table.seats[seat].side)


def pile_targets(table: Table, seat: int, _effect: Effect) -> list[int]:
    """LEAD-2, FFA-8. Returns the opponents whose pile has a card that the leader may take; partners share a pile."""
    sides: dict[int, int] = {}
    for other in table.mode.opponents(table, seat):
        sides.setdefault(table.seats[other].side, other)
    return [other for side, other in sides.items() if takeable(table, seat, side)]


def take_from_opponent(table: Table, seat: int, effect: Effect, other: int) -> None:
    """LEAD-4. Takes a card from an opponent's pile."""
    _take_from(table, seat, effect, table.seats[other].side)


def _take_from(table: Table, seat: int, effect: Effect, side: int) -> None:
    """LEAD-4. Lets the player choose a card of the pile; LEAD-17. An Invader may make the choice random."""
    if not _takes_at_random(table):
        table.agenda.append(ChooseFromPile(seat, side))
        return
    allowed = [card for card in table.sides[side].pile if may_take(table, effect, card)]
    chosen = allowed[table.chance.pick_among(TABLE_STREAM, allowed, "from-pile")]
    take_from_pile(table, seat, side, chosen)


def _takes_at_random(table: Table) -> bool:
    return any(
        has_passive(table, seat, "random-revival") and effect_of(table, seat).takes_too
        for seat in range(len(table.seats))
    )


def take_chosen(table: Table, seat: int, side: int, chosen: Card) -> None:
    """LEAD-4. Moves the card to the hand; LEAD-11, klub. Or plays it immediately."""
    if effect_of(table, seat).name == "play-from-enemy-pile":
        leave_pile(table, side, chosen)
        table.agenda.append(Bring(seat, chosen, "enemy-pile", "leader"))
    else:
        take_from_pile(table, seat, side, chosen)


def can_everyone_revive(table: Table, _seat: int, _effect: Effect) -> bool:
    """LEAD-9. Whether any pile has a non-hero unit."""
    return any(card.mortal for army in table.sides for card in army.pile)


def everyone_revives(table: Table, seat: int, _effect: Effect) -> None:
    """LEAD-9. Revives a random unit for the leader's player first, then for the others in turn order."""
    table.agenda.extend(ReviveRandom(player) for player in reversed(table.mode.order(table, seat)))


def _cards_to_return(table: Table, side: int, effect: Effect) -> list[Card]:
    """LEAD-16. Returns the whole pile; LEAD-17. Or only its non-hero units."""
    return [card for card in table.sides[side].pile if effect.what == "all" or card.mortal]


def can_shuffle_back(table: Table, _seat: int, effect: Effect) -> bool:
    return any(_cards_to_return(table, side, effect) for side in range(len(table.sides)))


def shuffle_piles_back(table: Table, _seat: int, effect: Effect) -> None:
    """LEAD-16. Crach an Craite: shuffles every pile back into its owner's deck."""
    for side in range(len(table.sides)):
        shuffle_back(table, side, _cards_to_return(table, side, effect))
