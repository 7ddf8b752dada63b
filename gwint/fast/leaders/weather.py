"""LEAD-14. Leaders that play weather or clear it."""

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
    """Returns the set of a seat's neutral cards; two seats of the same faction share the first seat's set."""
    return seat if s.faction[0] != s.faction[1] else 0


@kernel
def in_deck(s: Game, seat: int, id_: int) -> int:
    """Returns a card of that id in the deck, of two printings the later; NOTHING if there is none."""
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
    """LEAD-14. Returns the card for the weather that the leader names there: from the deck, or any if none is needed.

    Returns NOTHING if the deck has no such card.
    """
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
    """LEAD-14. Plays the weather that the leader names, or lets the player choose among several."""
    if WEATHER_COUNT[effect] > 1:
        add_step(s, CHOOSE_WEATHER, seat)
    else:
        weather_chosen(s, seat, weather_at(s, seat, 0))


@kernel
def weather_chosen(s: Game, seat: int, chosen: int) -> None:
    """LEAD-14. Plays the card from the deck, or the leader itself acts as the weather."""
    if s.weather_leaders != OF_THEMSELVES:
        play_from_deck(s, seat, chosen)
    elif ABILITIES[chosen, 0] == DOES_CLEAR:
        clear_weather(s)
    else:
        lay_weather(s, seat, ABILITIES[chosen, 0], NOTHING)


@kernel
def play_from_deck(s: Game, seat: int, chosen: int) -> None:
    """PLAY-10. Plays a card from the deck and shuffles the deck after the search."""
    leave_deck(s, seat, chosen)
    shuffle(s, seat)
    bring(s, seat, chosen, FROM_DECK)


@kernel
def can_clear(s: Game, effect: int) -> bool:
    """LEAD-2. Whether weather can be cleared: always; LEAD-17. Or only while there is weather."""
    return s.cloud_count > 0 or not NEEDS_WEATHER[effect]
