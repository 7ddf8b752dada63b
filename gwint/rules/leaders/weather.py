"""LEAD-14. Leaders that play weather or clear it."""

from __future__ import annotations

from gwint.cards import Ability, Card, Effect, card
from gwint.rules.agenda import Bring, ChooseWeather
from gwint.rules.passive_leaders import effect_of
from gwint.rules.table import Table
from gwint.rules.verbs import clear_weather, lay_weather, leave_deck, shuffle, sorted_by_id


def weathers(table: Table, seat: int) -> tuple[Card, ...]:
    """LEAD-14. Returns the weather the leader can play: named cards of the deck, or all it names if none is needed."""
    owner = table.seats[seat]
    named = effect_of(table, seat).weathers
    if table.ruleset.weather_leaders == "of-themselves":
        return tuple(card(id_, owner.faction) for id_ in named)
    in_deck = {found.id: found for found in sorted_by_id(held for held in owner.deck if held.id in named)}
    return tuple(in_deck[id_] for id_ in named if id_ in in_deck)


def can_weather(table: Table, seat: int, _effect: Effect) -> bool:
    return bool(weathers(table, seat))


def weather(table: Table, seat: int, effect: Effect) -> None:
    """LEAD-14. Plays the weather that the leader names, or lets the player choose among several."""
    if len(effect.weathers) > 1:
        table.agenda.append(ChooseWeather(seat))
    else:
        weather_chosen(table, seat, weathers(table, seat)[0])


def weather_chosen(table: Table, seat: int, chosen: Card) -> None:
    """LEAD-14. Plays the card from the deck, or the leader itself acts as the weather."""
    if table.ruleset.weather_leaders == "from-deck":
        play_from_deck(table, seat, chosen)
    elif Ability.CLEAR in chosen.abilities:
        clear_weather(table, seat)
    else:
        lay_weather(table, seat, chosen.abilities[0], None)


def play_from_deck(table: Table, seat: int, chosen: Card) -> None:
    """PLAY-10. Plays a card from the deck and shuffles the deck after the search."""
    leave_deck(table, seat, chosen)
    shuffle(table, seat)
    table.agenda.append(Bring(seat, chosen, "deck", "leader"))


def can_clear(table: Table, _seat: int, effect: Effect) -> bool:
    """LEAD-2. Whether weather can be cleared: always; LEAD-17. Or only while there is weather."""
    return bool(table.weather) or not effect.needs_weather


def clear(table: Table, seat: int, _effect: Effect) -> None:
    clear_weather(table, seat)
