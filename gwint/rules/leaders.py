"""LEAD. When an active leader may be used, and what it does. Passive ones are read where they work (`passives`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from gwint.cards import Ability, Card, Effect, Row, card
from gwint.rules.abilities import scorch_opposing, scorchable
from gwint.rules.agenda import (
    Bring,
    ChooseBond,
    ChooseDiscard,
    ChooseFromDeck,
    ChooseFromPile,
    ChooseMoves,
    ChooseWeather,
    ReviveRandom,
)
from gwint.rules.chance import TABLE_STREAM
from gwint.rules.events import SoundedHorn, UsedLeader
from gwint.rules.passives import cancelled, effect_of, passive
from gwint.rules.placing import horn_fits, plays, unit_rows
from gwint.rules.strength import ground, strength_on
from gwint.rules.table import Spot, Table
from gwint.rules.verbs import (
    clear_weather,
    discard_from_hand,
    draw,
    lay_weather,
    leave_deck,
    move_unit,
    pick_from_deck,
    see_hand,
    shuffle,
    shuffle_back,
    take_from_pile,
)


def usable(table: Table, seat: int) -> bool:
    """LEAD-1, LEAD-2. An active leader, unused, not cancelled, whose condition holds."""
    if table.seats[seat].leader_used:
        return False
    effect = effect_of(table, seat)
    return not effect.passive and ACTIVE[effect.name].can(table, seat, effect) and not cancelled(table, seat)


def use(table: Table, seat: int) -> None:
    """LEAD-1. Once per game, instead of playing a card."""
    table.seats[seat].leader_used = True
    table.log.append(UsedLeader(seat))
    effect = effect_of(table, seat)
    ACTIVE[effect.name].do(table, seat, effect)


# Cards from discard piles

TAKES: Final[Mapping[str, Callable[[Card], bool]]] = {
    "any": lambda one: True,
    "non-hero": lambda one: not one.hero,
    "units": lambda one: one.mortal,
}
"""LEAD-4. What a leader may take from a discard pile."""


def pile_side(table: Table, seat: int) -> int:
    """The side whose pile this seat's leader takes from."""
    own = table.seats[seat].side
    return own if effect_of(table, seat).name == "take-from-own-pile" else table.mode.opposing(table, own)[0]


def takeable(table: Table, seat: int, side: int) -> tuple[Card, ...]:
    """LEAD-4. The cards of that pile the leader may take; LEAD-11. What is played at once must be playable."""
    effect = effect_of(table, seat)
    allowed = dict.fromkeys(one for one in table.sides[side].pile if TAKES[effect.takes](one))
    if effect.name == "play-from-enemy-pile":
        return tuple(one for one in allowed if plays(table, seat, one))
    return tuple(allowed)


def can_take(table: Table, seat: int, _effect: Effect) -> bool:
    return bool(takeable(table, seat, pile_side(table, seat)))


def take(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-4. The player chooses a card of the pile; LEAD-17. An Invader may make it random."""
    side = pile_side(table, seat)
    if not _taken_at_random(table):
        table.agenda.append(ChooseFromPile(seat, side))
        return
    allowed = [one for one in table.sides[side].pile if TAKES[effect.takes](one)]
    chosen = allowed[table.chance.pick(TABLE_STREAM, len(allowed))]
    take_from_pile(table, seat, side, chosen)


def _taken_at_random(table: Table) -> bool:
    return any(
        passive(table, seat, "random-revival") and effect_of(table, seat).takes_too for seat in range(len(table.seats))
    )


def take_chosen(table: Table, seat: int, side: int, chosen: Card) -> None:
    """LEAD-4. To the hand; LEAD-11, klub. Or onto the battlefield at once."""
    if effect_of(table, seat).name == "play-from-enemy-pile":
        table.sides[side].pile.remove(chosen)
        table.agenda.append(Bring(seat, chosen, "enemy-pile", "leader"))
    else:
        take_from_pile(table, seat, side, chosen)


def can_everyone_revive(table: Table, _seat: int, _effect: Effect) -> bool:
    """LEAD-9. Any pile has a non-hero unit."""
    return any(one.mortal for army in table.sides for one in army.pile)


def everyone_revives(table: Table, seat: int, _effect: Effect) -> None:
    """LEAD-9. The leader's player first, then the others in turn order."""
    table.agenda.extend(ReviveRandom(one) for one in reversed(table.mode.order(table, seat)))


def _returning(table: Table, side: int, effect: Effect) -> list[Card]:
    """LEAD-16. The whole pile; LEAD-17. Only its non-hero units."""
    return [one for one in table.sides[side].pile if effect.what == "all" or one.mortal]


def can_shuffle_back(table: Table, _seat: int, effect: Effect) -> bool:
    return any(_returning(table, side, effect) for side in range(len(table.sides)))


def shuffle_piles_back(table: Table, _seat: int, effect: Effect) -> None:
    """LEAD-16. Crach: every pile goes back into its owner's deck."""
    for side in range(len(table.sides)):
        shuffle_back(table, side, _returning(table, side, effect))


# Hands and decks


def can_discard_two(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. Two cards in hand and one in the deck."""
    owner = table.seats[seat]
    return len(owner.hand) >= 2 and len(owner.deck) >= 1


def discard_two(table: Table, seat: int, _effect: Effect) -> None:
    table.agenda.append(ChooseDiscard(seat, 2))


def discard_chosen(table: Table, seat: int, left: int, chosen: Card) -> None:
    """LEAD-10. Both cards are thrown away, openly, before the deck is looked at."""
    discard_from_hand(table, seat, chosen)
    table.agenda.append(ChooseDiscard(seat, left - 1) if left > 1 else ChooseFromDeck(seat))


def pick_chosen(table: Table, seat: int, chosen: Card) -> None:
    """LEAD-10. The card taken is not shown."""
    pick_from_deck(table, seat, chosen)


def can_draw(table: Table, seat: int, _effect: Effect) -> bool:
    return bool(table.seats[seat].deck)


def draw_card(table: Table, seat: int, _effect: Effect) -> None:
    """Daisy of the Valley, klub: draw a card."""
    draw(table, seat, 1)


def can_see(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. The opponent has a card in hand."""
    return any(table.seats[other].hand for other in table.mode.opponents(table, seat))


def see(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-12. Three cards of the opponent's hand, or all if there are fewer."""
    see_hand(table, seat, table.mode.opponents(table, seat)[0], effect.count, effect.chosen)


# Rows


def can_horn(table: Table, seat: int, effect: Effect) -> bool:
    """LEAD-3. Not on a row that a horn already affects; a horn unit bars it too, except in the video game."""
    assert effect.row is not None
    army = table.side_of(seat)
    barred = effect.barred_by == "any-horn" and any(
        one.unit and Ability.HORN in one.abilities for one in army.rows[effect.row]
    )
    return not barred and horn_fits(table, army, effect.row)


def horn(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-3, LEAD-7. It counts as a special Horn until the round ends, and is no card."""
    assert effect.row is not None
    table.side_of(seat).leader_horns[effect.row] = True
    table.log.append(SoundedHorn(seat, table.seats[seat].side, effect.row))


def can_scorch(table: Table, seat: int, effect: Effect) -> bool:
    """LEAD-2. The row totals ten or more and has a non-hero unit."""
    assert effect.row is not None
    enemies = table.mode.opposing(table, table.seats[seat].side)
    return any(scorchable(table, side, effect.row) for side in enemies)


def scorch(table: Table, seat: int, effect: Effect) -> None:
    assert effect.row is not None
    scorch_opposing(table, seat, effect.row)


# Weather


def weathers(table: Table, seat: int) -> tuple[Card, ...]:
    """LEAD-14. What the leader can play: such cards of the deck, or where it works of itself any it names."""
    owner = table.seats[seat]
    named = effect_of(table, seat).weathers
    if table.ruleset.weather_leaders == "of-themselves":
        return tuple(card(id_, owner.faction) for id_ in named)
    in_deck = {one.id: one for one in owner.deck if one.id in named}
    return tuple(in_deck[id_] for id_ in named if id_ in in_deck)


def can_weather(table: Table, seat: int, _effect: Effect) -> bool:
    return bool(weathers(table, seat))


def weather(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-14. The one weather the leader names, or one of choice."""
    if len(effect.weathers) > 1:
        table.agenda.append(ChooseWeather(seat))
    else:
        weather_chosen(table, seat, weathers(table, seat)[0])


def weather_chosen(table: Table, seat: int, chosen: Card) -> None:
    """LEAD-14. The card is played from the deck, or the leader itself is the weather."""
    if table.ruleset.weather_leaders == "from-deck":
        play_from_deck(table, seat, chosen)
    elif Ability.CLEAR in chosen.abilities:
        clear_weather(table, seat)
    else:
        lay_weather(table, seat, chosen.abilities[0], None)


def play_from_deck(table: Table, seat: int, chosen: Card) -> None:
    """PLAY-10. A deck that was searched is shuffled."""
    leave_deck(table, seat, chosen)
    shuffle(table, seat)
    table.agenda.append(Bring(seat, chosen, "deck", "leader"))


def can_clear(table: Table, _seat: int, effect: Effect) -> bool:
    """LEAD-2. Always; LEAD-17. Only while weather lies."""
    return bool(table.weather) or not effect.needs_weather


def clear(table: Table, seat: int, _effect: Effect) -> None:
    clear_weather(table, seat)


# Units


def bonds(table: Table, seat: int) -> tuple[Card, ...]:
    """LEAD-15. A copy in the deck of any bond unit that lies on the own side."""
    lying = {one.id for row in table.side_of(seat).rows for one in row if Ability.BOND in one.abilities}
    return tuple({one.id: one for one in sorted_by_id(table.seats[seat].deck) if one.id in lying}.values())


def sorted_by_id(cards: Iterable[Card]) -> list[Card]:
    """An order that tells nothing of the deck's."""
    return sorted(cards, key=lambda one: (one.id, one.printing))


def can_bond(table: Table, seat: int, _effect: Effect) -> bool:
    return bool(bonds(table, seat))


def bond(table: Table, seat: int, _effect: Effect) -> None:
    table.agenda.append(ChooseBond(seat))


def mardroemes(table: Table, seat: int) -> list[Card]:
    return [one for one in table.seats[seat].deck if not one.unit and Ability.MARDROEME in one.abilities]


def can_mardroeme(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. The deck has one, and a row may take it."""
    return any(plays(table, seat, one) for one in mardroemes(table, seat))


def mardroeme(table: Table, seat: int, _effect: Effect) -> None:
    play_from_deck(table, seat, mardroemes(table, seat)[0])


AGILE_ORDER = (Row.RANGED, Row.CLOSE, Row.SIEGE)
"""LEAD-13. The ranged row first, then the close row, then siege."""


def may_move(one: Card) -> bool:
    """LEAD-13. Agile units; heroes stay."""
    return one.mortal and Ability.AGILE in one.abilities


def agile_spots(table: Table, side: int) -> list[Spot]:
    rows = table.sides[side].rows
    return [Spot(side, row, place) for row in AGILE_ORDER for place, one in enumerate(rows[row]) if may_move(one)]


def best_row(table: Table, spot: Spot) -> Row:
    """LEAD-13. The row where the unit would be strongest, as the board is now; a tie stays."""
    rows = table.sides[spot.side].rows
    moving = rows[spot.row][spot.place]
    best, most = spot.row, strength_on(moving, ground(table, spot.side, spot.row))
    rows[spot.row].pop(spot.place)
    for row in unit_rows(moving, table.ruleset.agile_rows):
        if row == spot.row:
            continue
        rows[row].append(moving)
        strength = strength_on(moving, ground(table, spot.side, row))
        rows[row].pop()
        if strength > most:
            best, most = row, strength
    rows[spot.row].insert(spot.place, moving)
    return best


def can_move_agile(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2. A unit would move."""
    return any(best_row(table, spot) != spot.row for spot in agile_spots(table, table.seats[seat].side))


def move_agile(table: Table, seat: int, _effect: Effect) -> None:
    """LEAD-13. One unit at a time, each once, judged on the board as it then is."""
    side = table.seats[seat].side
    rows = table.sides[side].rows
    residents = {row: len(rows[row]) for row in AGILE_ORDER}
    for row in AGILE_ORDER:
        place = 0
        for _ in range(residents[row]):
            # Who moves in lies at the end of a row, beyond its residents, and is not asked again.
            to = best_row(table, Spot(side, row, place)) if may_move(rows[row][place]) else row
            if to == row:
                place += 1
            else:
                move_unit(table, Spot(side, row, place), to)


def can_move_freely(table: Table, seat: int, _effect: Effect) -> bool:
    """LEAD-2, klub. A unit can move: there is one, and it has another row to go to."""
    rows = table.side_of(seat).rows
    spots = agile_spots(table, table.seats[seat].side)
    return any(len(unit_rows(rows[spot.row][spot.place], table.ruleset.agile_rows)) > 1 for spot in spots)


def move_freely(table: Table, seat: int, _effect: Effect) -> None:
    """LEAD-13, klub. The player moves any of them, each to any row."""
    rows = table.side_of(seat).rows
    spots = agile_spots(table, table.seats[seat].side)
    waiting = tuple((rows[spot.row][spot.place], spot.row) for spot in spots)
    table.agenda.append(ChooseMoves(seat, waiting, moved=False))


def shift_chosen(table: Table, question: ChooseMoves, chosen: Card, row: Row, to: Row) -> None:
    """LEAD-13, klub. One unit moves, and may not move again."""
    side = table.seats[question.seat].side
    move_unit(table, Spot(side, row, table.sides[side].rows[row].index(chosen)), to)
    waiting = list(question.waiting)
    waiting.remove((chosen, row))
    if waiting:
        table.agenda.append(ChooseMoves(question.seat, tuple(waiting), moved=True))


class Active(NamedTuple):
    """An active effect: when it may be used, and what it does."""

    can: Callable[[Table, int, Effect], bool]
    do: Callable[[Table, int, Effect], None]


ACTIVE: Final[Mapping[str, Active]] = {
    "take-from-own-pile": Active(can_take, take),
    "take-from-enemy-pile": Active(can_take, take),
    "play-from-enemy-pile": Active(can_take, take),
    "everyone-revives": Active(can_everyone_revive, everyone_revives),
    "shuffle-piles-back": Active(can_shuffle_back, shuffle_piles_back),
    "discard-two-take-one": Active(can_discard_two, discard_two),
    "draw-card": Active(can_draw, draw_card),
    "see-hand": Active(can_see, see),
    "horn": Active(can_horn, horn),
    "scorch-row": Active(can_scorch, scorch),
    "weather": Active(can_weather, weather),
    "clear-weather": Active(can_clear, clear),
    "bond-from-deck": Active(can_bond, bond),
    "mardroeme-from-deck": Active(can_mardroeme, mardroeme),
    "move-agile": Active(can_move_agile, move_agile),
    "move-agile-freely": Active(can_move_freely, move_freely),
}

PASSIVE: Final[Mapping[str, str]] = {
    "double-spies": "gwint.rules.strength.treachery",
    "half-weather": "gwint.rules.strength.weather",
    "random-revival": "gwint.rules.abilities.medic",
    "cancel-leaders": "gwint.rules.passives.cancelled",
    "extra-card": "gwint.rules.rounds.deal_hands",
}
"""Where each passive effect is read."""
