"""The verbs: the only functions that move a card. Each writes what it did into the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gwint.cards import CATALOGUE, Ability, Card, Faction, Row, card
from gwint.rules.agenda import Resolve
from gwint.rules.chance import TABLE_STREAM, seat_stream
from gwint.rules.events import (
    Burned,
    ClearedWeather,
    Discarded,
    Drew,
    Exchanged,
    LaidWeather,
    Moved,
    Played,
    SawHand,
    ShuffledBack,
    Stayed,
    Summoned,
    Swept,
    TookFromDeck,
    TookFromPile,
    Transformed,
    WentToHand,
)
from gwint.rules.factions import draw_survivor, seats_of
from gwint.rules.table import Cloud, Seat, Side, Spot, Table

AVENGERS = frozenset(row.avenger for row in CATALOGUE.cards.values() if row.avenger)
"""The side-deck cards that come for others (AB-AVENGER-3)."""


# Deck and hand


def shuffle(table: Table, seat: int) -> None:
    """PLAY-10. The order is settled as cards are drawn: the same chances, and no work for cards never drawn."""
    owner = table.seats[seat]
    owner.loose = len(owner.deck)
    owner.bottom = 0


def draw_top(table: Table, seat: int) -> Card:
    """Take the top card of a deck that has one."""
    owner = table.seats[seat]
    deck = owner.deck
    if owner.loose:
        chosen = len(deck) - 1 - table.chance.pick(seat_stream(seat), owner.loose)
        deck[chosen], deck[-1] = deck[-1], deck[chosen]
        owner.loose -= 1
    top = deck.pop()
    owner.bottom = min(owner.bottom, len(deck))
    return top


def draw(table: Table, seat: int, count: int) -> None:
    """PLAY-9. Draw so many cards, or what there is."""
    owner = table.seats[seat]
    cards = tuple(draw_top(table, seat) for _ in range(min(count, len(owner.deck))))
    if cards:
        owner.hand.extend(cards)
        table.log.append(Drew(seat, cards))


def exchange(table: Table, seat: int, given: Card) -> None:
    """SET-5. Lay a card aside, or put it under the deck, and draw another."""
    owner = table.seats[seat]
    owner.hand.remove(given)
    if table.ruleset.redraw_returns == "bottom":
        owner.deck.insert(0, given)
        owner.bottom += 1
    else:
        owner.aside.append(given)
    drawn = draw_top(table, seat)
    owner.hand.append(drawn)
    table.log.append(Exchanged(seat, given, drawn))


def return_aside(table: Table, seat: int) -> None:
    """SET-5. The cards laid aside are shuffled back into the deck."""
    owner = table.seats[seat]
    if owner.aside:
        owner.deck.extend(owner.aside)
        owner.aside.clear()
        shuffle(table, seat)


def leave_hand(table: Table, seat: int, leaving: Card) -> None:
    """A card leaves a hand openly: whoever was sure of one of its kind there is so no longer."""
    owner = table.seats[seat]
    owner.hand.remove(leaving)
    for known in owner.known:
        if leaving in known:
            known.remove(leaving)
    _seen_again(owner, leaving)


def leave_deck(table: Table, seat: int, leaving: Card) -> None:
    """A card leaves a deck openly; whoever searched must shuffle afterwards."""
    owner = table.seats[seat]
    owner.deck.remove(leaving)
    _seen_again(owner, leaving)


def _seen_again(owner: Seat, leaving: Card) -> None:
    if leaving in owner.returned:
        owner.returned.remove(leaving)


def pick_from_deck(table: Table, seat: int, picked: Card) -> None:
    """LEAD-10. A card of choice goes from deck to hand, unseen by others; then the deck is shuffled."""
    owner = table.seats[seat]
    owner.deck.remove(picked)
    owner.hand.append(picked)
    shuffle(table, seat)
    table.log.append(TookFromDeck(seat, picked))


def take_openly(table: Table, seat: int, taken: Card) -> None:
    """A card goes to a hand before everybody's eyes."""
    owner = table.seats[seat]
    owner.hand.append(taken)
    for viewer, known in enumerate(owner.known):
        if viewer != seat:
            known.append(taken)


def take_from_pile(table: Table, seat: int, side: int, taken: Card) -> None:
    """LEAD-4, LEAD-5. A card of a discard pile goes to the hand and is the taker's from then on."""
    table.sides[side].pile.remove(taken)
    take_openly(table, seat, taken)
    table.log.append(TookFromPile(seat, taken, side))


def discard_from_hand(table: Table, seat: int, thrown: Card) -> None:
    leave_hand(table, seat, thrown)
    put_on_pile(table, table.seats[seat].side, thrown)
    table.log.append(Discarded(seat, thrown, "hand"))


def see_hand(table: Table, seat: int, owner: int, count: int, chosen: bool) -> None:
    """LEAD-12. See so many cards of a hand; who points at backs points at those not yet known first."""
    hand = table.seats[owner].hand
    known = table.seats[owner].known[seat]
    if chosen:
        fresh = _picked(table, _less(hand, known), count)
        seen = fresh + _picked(table, known, count - len(fresh))
        known.extend(fresh)
    else:
        seen = _picked(table, hand, count)
        # A card seen may be the very one that was known already.
        known.extend(_less(seen, known))
    table.log.append(SawHand(seat, owner, tuple(seen)))


def _picked(table: Table, cards: Sequence[Card], count: int) -> list[Card]:
    """So many of the cards at random, or all if there are fewer."""
    left = list(cards)
    return [left.pop(table.chance.pick(TABLE_STREAM, len(left))) for _ in range(min(count, len(left)))]


def _less(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    """What is left of the cards when the others are taken out, one for one."""
    left = list(cards)
    for one in taken:
        if one in left:
            left.remove(one)
    return left


# Discard piles and the side deck


def put_on_pile(table: Table, side: int, leaving: Card) -> None:
    """DISC-1. Onto a side's discard pile; avengers may leave the game instead (AB-AVENGER-3)."""
    if leaving.id in AVENGERS and table.ruleset.avenger_leaves_to == "out-of-game":
        table.gone.append(leaving)
    else:
        table.sides[side].pile.append(leaving)


def spend(table: Table, seat: int, special: Card, source: str = "play") -> None:
    """DISC-1. Weather and one-shot specials go to their player's pile."""
    put_on_pile(table, table.seats[seat].side, special)
    table.log.append(Discarded(seat, special, source))


def shuffle_back(table: Table, side: int, returning: Iterable[Card]) -> None:
    """LEAD-16. Cards of a pile go into the deck of the pile's owner; nothing is triggered."""
    heirs: dict[int, list[Card]] = {}
    for one in list(returning):
        table.sides[side].pile.remove(one)
        heirs.setdefault(table.mode.heir(table, side, one), []).append(one)
    for seat, cards in heirs.items():
        table.seats[seat].deck.extend(cards)
        table.seats[seat].returned.extend(cards)
        shuffle(table, seat)
        table.log.append(ShuffledBack(seat, side, tuple(cards)))


def side_deck_seat(table: Table, caller: Card, side: int) -> int | None:
    """SET-12. Whose side deck a card calls on: by its printing, its own side first, then in turn order."""
    holders = seats_of(table, caller.printing)
    own = next((number for number, seat in enumerate(table.seats) if seat.side == side), 0)
    in_order = [seat for seat in table.mode.order(table, own) if seat in holders]
    return min(in_order, key=lambda seat: table.seats[seat].side != side, default=None)


def from_side_deck(table: Table, caller: Card, wanted: str, side: int) -> tuple[int, Card] | None:
    """SET-11. Take a card out of a side deck, which may have none left or may never run out."""
    seat = side_deck_seat(table, caller, side)
    if table.ruleset.side_deck_supply == "unlimited":
        return (seat if seat is not None else 0), card(wanted, caller.printing)
    if seat is None:
        return None
    for one in table.seats[seat].side_deck:
        if one.id == wanted:
            table.seats[seat].side_deck.remove(one)
            return seat, one
    return None


# The battlefield


def mardroeme_works(army: Side, row: Row) -> bool:
    """AB-MARDROEME. A Mardroeme lies in the row, or a unit there has one."""
    return any(Ability.MARDROEME in one.abilities for one in army.specials[row]) or any(
        Ability.MARDROEME in one.abilities for one in army.rows[row]
    )


def place(table: Table, seat: int, entering: Card, side: int, row: Row, source: str, how: str) -> Spot:
    """PLAY-1. Lay a unit at the end of a row; a berserker among mardroemes transforms at once (AB-BERSERKER)."""
    lying = table.sides[side].rows[row]
    spot = Spot(side, row, len(lying))
    lying.append(entering)
    table.log.append(Played(seat, entering, source, how, spot))
    if entering.transforms_into is not None and mardroeme_works(table.sides[side], row):
        transform(table, seat, spot)
    return spot


def resolve_later(table: Table, seat: int, placed: Iterable[tuple[Card, Spot]]) -> None:
    """PLAY-2. Cards placed together resolve in that order, before anything else on the agenda."""
    table.agenda.extend(reversed([Resolve(seat, one, spot) for one, spot in placed if one.abilities]))


def transform(table: Table, seat: int, spot: Spot) -> None:
    """AB-BERSERKER. It leaves the game and the side-deck card takes its place, if there is one left (SET-11)."""
    lying = table.sides[spot.side].rows[spot.row]
    berserker = lying[spot.place]
    assert berserker.transforms_into is not None
    found = from_side_deck(table, berserker, berserker.transforms_into, spot.side)
    table.gone.append(berserker)
    if found is None:
        lying.pop(spot.place)
        table.log.append(Transformed(berserker, None, spot))
        return
    lying[spot.place] = found[1]
    table.log.append(Transformed(berserker, found[1], spot))
    resolve_later(table, seat, [(found[1], spot)])


def transform_row(table: Table, seat: int, side: int, row: Row) -> None:
    """AB-MARDROEME. All berserkers in the row turn, the last first, so that places stay right if one vanishes."""
    for place_ in reversed(range(len(table.sides[side].rows[row]))):
        if table.sides[side].rows[row][place_].transforms_into is not None:
            transform(table, seat, Spot(side, row, place_))


def swap_for_decoy(table: Table, seat: int, decoy: Card, spot: Spot) -> None:
    """SP-DECOY. The unit goes to the hand of the Decoy's player, before everybody's eyes; the Decoy takes its place."""
    lying = table.sides[spot.side].rows[spot.row]
    unit = lying[spot.place]
    lying[spot.place] = decoy
    take_openly(table, seat, unit)
    table.log.append(WentToHand(seat, unit, spot))


def move_unit(table: Table, spot: Spot, to: Row) -> None:
    """LEAD-13. A unit changes its row; that triggers nothing."""
    rows = table.sides[spot.side].rows
    moving = rows[spot.row].pop(spot.place)
    target = Spot(spot.side, to, len(rows[to]))
    rows[to].append(moving)
    table.log.append(Moved(moving, spot, target))


def burn(table: Table, spots: Sequence[Spot]) -> None:
    """DISC-2. All victims go at once, each to the pile of the side it lay on; then avengers come."""
    if not spots:
        return
    victims = [(table.sides[spot.side].rows[spot.row][spot.place], spot) for spot in spots]
    for _, spot in sorted(victims, key=lambda victim: victim[1].place, reverse=True):
        table.sides[spot.side].rows[spot.row].pop(spot.place)
    for one, spot in victims:
        put_on_pile(table, spot.side, one)
    table.log.append(Burned(tuple(victims)))
    avenge(table, [(one, spot.side) for one, spot in victims])


def avenge(table: Table, discarded: Iterable[tuple[Card, int]]) -> None:
    """AB-AVENGER. For each discarded card that has one, its avenger comes to the same side, to its own row."""
    for one, side in discarded:
        found = None if one.avenger is None else from_side_deck(table, one, one.avenger, side)
        if found is None:
            continue
        seat, avenger = found
        row = avenger.rows[0]
        spot = Spot(side, row, len(table.sides[side].rows[row]))
        table.sides[side].rows[row].append(avenger)
        table.log.append(Summoned(seat, avenger, spot))
        resolve_later(table, seat, [(avenger, spot)])


def sweep(table: Table) -> None:
    """TURN-6. Everything goes to a discard pile, except the Monsters' unit that stays (FAC-1); then avengers come."""
    stays = _survivors(table)
    piles: list[list[Card]] = [[] for _ in table.sides]
    fallen: list[tuple[Card, int]] = []
    for side, army in enumerate(table.sides):
        for row, lying in enumerate(army.rows):
            kept = stays.get(side)
            left = [kept.place] if kept is not None and kept.row == row else []
            going = [one for place_, one in enumerate(lying) if place_ not in left]
            fallen += [(one, side) for one in going]
            piles[side] += going + army.specials[row]
            lying[:] = [lying[place_] for place_ in left]
            army.specials[row].clear()
            army.leader_horns[row] = False
    for cloud in table.weather:
        if cloud.card is not None:
            piles[table.seats[cloud.seat].side].append(cloud.card)
    table.weather.clear()
    for side, pile in enumerate(piles):
        for one in pile:
            put_on_pile(table, side, one)
    table.log.append(Swept(tuple(tuple(pile) for pile in piles)))
    avenge(table, fallen)


def _survivors(table: Table) -> dict[int, Spot]:
    """FAC-1. For each Monsters side the spot of the unit that stays."""
    spots: dict[int, Spot] = {}
    for side in dict.fromkeys(table.seats[seat].side for seat in seats_of(table, Faction.MONSTERS)):
        spot = draw_survivor(table, side)
        if spot is not None:
            spots[side] = spot
            table.log.append(Stayed(table.sides[side].rows[spot.row][spot.place], spot))
    return spots


# Weather


def lay_weather(table: Table, seat: int, weather: Ability, laid: Card | None) -> None:
    """SP-WEATHER. It lies in the weather zone; where covered weather does not lie there, it is discarded."""
    table.log.append(LaidWeather(seat, weather, laid))
    cloud = Cloud(weather, seat, laid)
    if table.ruleset.covered_weather == "discarded":
        if any(covers(lying.weather, weather) for lying in table.weather):
            _blow_away(table, cloud)
            return
        for lying in [lying for lying in table.weather if covers(weather, lying.weather)]:
            table.weather.remove(lying)
            _blow_away(table, lying)
    table.weather.append(cloud)


def covers(over: Ability, under: Ability) -> bool:
    """SP-WEATHER. The same kind, or Fog and Rain under Storm."""
    return over is under or (over is Ability.STORM and under in (Ability.FOG, Ability.RAIN))


def clear_weather(table: Table, seat: int) -> None:
    """SP-CLEAR. All weather is discarded, each card to its player's pile."""
    table.log.append(ClearedWeather(seat, tuple(cloud.weather for cloud in table.weather)))
    for cloud in table.weather:
        _blow_away(table, cloud)
    table.weather.clear()


def _blow_away(table: Table, cloud: Cloud) -> None:
    if cloud.card is not None:
        spend(table, cloud.seat, cloud.card, "weather")
