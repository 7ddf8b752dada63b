"""LEAD-14. Leaders that bring weather, or clear it."""

from __future__ import annotations

from typing import Final

from gwint.fast.agenda import CHOOSE_WEATHER, FROM_DECK, add_step, bring
from gwint.fast.cards import (
    ABILITIES,
    CARD_NUMBERS,
    DOES_CLEAR,
    ID_OF,
    NEEDS_WEATHER,
    NOTHING,
    SET_OF,
    WEATHER_COUNT,
    WEATHERS,
)
from gwint.fast.compiler import kernel
from gwint.fast.options import option
from gwint.fast.passive_leaders import effect_of
from gwint.fast.table import Game
from gwint.fast.verbs import clear_weather, lay_weather, leave_deck, shuffle

OF_THEMSELVES: Final = option("weather_leaders", "of-themselves")


@kernel
def own_set(s: Game, seat: int) -> int:
    """The set a seat's neutral cards are numbered in: two of one faction share the first seat's."""
    return seat if s.faction[0] != s.faction[1] else 0


@kernel
def in_deck(s: Game, seat: int, id_: int) -> int:
    """A card of that id in the deck, of two printings the later; NOTHING where there is none."""
    late = 1 if s.faction[0] <= s.faction[1] else 0
    found = NOTHING
    for place in range(s.deck_count[seat]):
        card = int(s.deck[seat, place])
        if ID_OF[card] == id_:
            if SET_OF[card] == late:
                return card
            found = card
    return found


@kernel
def weather_at(s: Game, seat: int, place: int) -> int:
    """LEAD-14. What the leader can play of the weather it names there: such a card of the deck, or where it works of
    itself any it names; NOTHING where it cannot."""
    id_ = WEATHERS[effect_of(s, seat), place]
    if s.weather_leaders == OF_THEMSELVES:
        return int(CARD_NUMBERS[id_, own_set(s, seat)])
    return in_deck(s, seat, id_)


@kernel
def can_weather(s: Game, seat: int, effect: int) -> bool:
    for place in range(WEATHER_COUNT[effect]):
        if weather_at(s, seat, place) != NOTHING:
            return True
    return False


@kernel
def weather(s: Game, seat: int, effect: int) -> None:
    """LEAD-14. The one weather the leader names, or one of choice."""
    if WEATHER_COUNT[effect] > 1:
        add_step(s, CHOOSE_WEATHER, seat)
    else:
        weather_chosen(s, seat, weather_at(s, seat, 0))


@kernel
def weather_chosen(s: Game, seat: int, chosen: int) -> None:
    """LEAD-14. The card is played from the deck, or the leader itself is the weather."""
    if s.weather_leaders != OF_THEMSELVES:
        play_from_deck(s, seat, chosen)
    elif ABILITIES[chosen, 0] == DOES_CLEAR:
        clear_weather(s)
    else:
        lay_weather(s, seat, ABILITIES[chosen, 0], NOTHING)


@kernel
def play_from_deck(s: Game, seat: int, chosen: int) -> None:
    """PLAY-10. A deck that was searched is shuffled."""
    leave_deck(s, seat, chosen)
    shuffle(s, seat)
    bring(s, seat, chosen, FROM_DECK)


@kernel
def can_clear(s: Game, effect: int) -> bool:
    """LEAD-2. Always; LEAD-17. Only while weather lies."""
    return s.cloud_count > 0 or not NEEDS_WEATHER[effect]
