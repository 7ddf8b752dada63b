"""SOLO-14, SOLO-19 to SOLO-23. The virtual opponent's leaders, turned up one by one when you are in the lead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from gwint.cards import Ability, Card, Effect, Kind
from gwint.rules.abilities import revive_random_unit
from gwint.rules.agenda import Bring, GiveUpCard, Reckon
from gwint.rules.chance import seat_stream
from gwint.rules.leaders import ACTIVE
from gwint.rules.leaders.discard_piles import may_take
from gwint.rules.passive_leaders import cancelled, effect_of
from gwint.rules.placement import plays
from gwint.rules.table import Table
from gwint.rules.verbs import leave_deck, leave_pile, shuffle, sorted_by_id, turn_top
from gwint.rules.virtual_opponent.agile import agile, move_agile
from gwint.rules.virtual_opponent.choice import choose_best
from gwint.rules.virtual_opponent.events import AddedToTotal, TurnedUpLeader


def reckon(table: Table, step: Reckon) -> None:
    """SOLO-22. Moves agile units, then turns up a leader if you are in the lead; SOLO-23. A tie turns up none."""
    move_agile(table, step.seat)
    owner = table.seats[step.seat]
    totals = table.mode.totals(table)
    leading = any(totals[other] > totals[owner.side] for other in table.mode.opposing(table, owner.side))
    if leading and owner.leaders:
        turn_up_leader(table, step.seat, totals)


def turn_up_leader(table: Table, seat: int, totals: tuple[int, ...]) -> None:
    """SOLO-14. Uses the top leader once; SOLO-21. Your White Flame cancels it."""
    owner = table.seats[seat]
    owner.leader = table.chance.turn_up_leader(table, seat)
    owner.leaders = tuple(leader for leader in owner.leaders if leader is not owner.leader)
    owner.led = (*owner.led, owner.leader)
    effect = owner.leader.solo or effect_of(table, seat)
    is_cancelled = cancelled(table, seat)
    # SOLO-19. A passive leader is in force until the totals are compared.
    owner.leader_used = is_cancelled or not effect.passive
    table.log.append(TurnedUpLeader(seat, owner.leader, totals, is_cancelled))
    if not is_cancelled:
        EFFECTS.get(effect.name, _use_ordinary_effect)(table, seat, effect)


def end_leader(table: Table, seat: int) -> None:
    """SOLO-19. Ends a passive leader after this round's comparison."""
    table.seats[seat].leader_used = True


def _use_ordinary_effect(table: Table, seat: int, effect: Effect) -> None:
    """SOLO-19. A leader without a solo effect uses its ordinary effect, or none if LEAD-2 forbids it."""
    if not effect.passive and ACTIVE[effect.name].can(table, seat, effect):
        ACTIVE[effect.name].do(table, seat, effect)


# Solo effects


def best_of_own_pile(table: Table, seat: int, effect: Effect) -> None:
    """Bringer of Death: plays the most useful non-hero card of its own pile."""
    _play_best(table, seat, effect, "pile", table.seats[seat].side)


def best_of_enemy_pile(table: Table, seat: int, effect: Effect) -> None:
    """The Relentless: plays the most useful card of your pile, heroes included."""
    _play_best(table, seat, effect, "enemy-pile", table.mode.opposing(table, table.seats[seat].side)[0])


def _play_best(table: Table, seat: int, effect: Effect, source: str, side: int) -> None:
    """Plays the card that serves it best among those that can be placed (PLAY-4)."""
    cards = [card for card in table.sides[side].pile if may_take(table, effect, card) and plays(table, seat, card)]
    _play_best_of(table, seat, cards, partial(_play_from_pile, seat, source, side))


def _play_best_of(table: Table, seat: int, cards: Iterable[Card], begin: Callable[[Card, Table], None]) -> None:
    """SOLO-14. Plays one of the cards in the way that serves it best."""
    each = list(dict.fromkeys(cards))
    if each:
        begin(each[choose_best(table, seat, [(card, partial(begin, card)) for card in each])], table)


def _play_from_pile(seat: int, source: str, side: int, card: Card, table: Table) -> None:
    leave_pile(table, side, card)
    table.agenda.append(Bring(seat, card, source, "leader"))


def _play_from_deck(seat: int, card: Card, table: Table) -> None:
    """PLAY-10. Plays a card from the deck and shuffles the deck after the search."""
    leave_deck(table, seat, card)
    shuffle(table, seat)
    table.agenda.append(Bring(seat, card, "deck", "leader"))


def top_card(table: Table, seat: int, _effect: Effect) -> None:
    """Destroyer of Worlds, Daisy of the Valley: draws a card and plays it."""
    if table.seats[seat].deck:
        table.agenda.append(Bring(seat, turn_top(table, seat), "deck", "leader"))


def first_weather(table: Table, seat: int, _effect: Effect) -> None:
    """King of the Wild Hunt: plays the first weather card of its deck, then shuffles."""
    table.chance.search(table, seat, _is_weather)
    deck, loose = table.seats[seat].deck, table.seats[seat].loose
    settled, unsettled = deck[: len(deck) - loose], [card for card in deck[len(deck) - loose :] if _is_weather(card)]
    if unsettled:
        # In the unordered part of the deck, each card is equally likely to come first.
        _play_from_deck(seat, unsettled[table.chance.pick_among(seat_stream(seat), unsettled, "first-weather")], table)
    elif found := [card for card in settled if _is_weather(card)]:
        _play_from_deck(seat, found[-1], table)


def _is_weather(card: Card) -> bool:
    return card.kind is Kind.WEATHER


def _is_bond(card: Card) -> bool:
    return Ability.BOND in card.abilities


def revive_random(table: Table, seat: int, _effect: Effect) -> None:
    """Invader of the North: revives a random non-hero unit."""
    revive_random_unit(table, seat)


def enemy_discards(table: Table, seat: int, _effect: Effect) -> None:
    """Emperor of Nilfgaard: you discard a card of your choice; SOLO-20. An empty hand discards nothing."""
    table.agenda.extend(GiveUpCard(other) for other in table.mode.opponents(table, seat) if table.seats[other].hand)


def best_bond(table: Table, seat: int, _effect: Effect) -> None:
    """Arnjolf: plays the bond unit from its deck that adds most, then shuffles."""
    table.chance.search(table, seat, _is_bond)
    bonds = filter(_is_bond, table.seats[seat].deck)
    _play_best_of(table, seat, sorted_by_id(bonds), partial(_play_from_deck, seat))


def count_agile(table: Table, seat: int, _effect: Effect) -> None:
    table.log.append(AddedToTotal(seat, added_to_total(table, seat)))


def added_to_total(table: Table, seat: int) -> int:
    """Hope of the Aen Seidhe: adds 1 for each of its agile units while she is turned up."""
    owner = table.seats[seat]
    effect = owner.leader.solo
    if owner.leader_used or effect is None or effect.name != "count-agile":
        return 0
    return sum(agile(card) for row in table.sides[owner.side].rows for card in row)


EFFECTS: Final[Mapping[str, Callable[[Table, int, Effect], None]]] = {
    "play-best-of-own-pile": best_of_own_pile,
    "play-best-of-enemy-pile": best_of_enemy_pile,
    "play-top-card": top_card,
    "play-first-weather": first_weather,
    "revive-random": revive_random,
    "enemy-discards": enemy_discards,
    "play-best-bond": best_bond,
    "count-agile": count_agile,
}
"""LEAD table, last column. All other leaders use their ordinary effect."""
