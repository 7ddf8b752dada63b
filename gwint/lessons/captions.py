"""The arguments of captions, all computed from the table: totals, strengths, numbers of cards, names of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gwint.cards import CATALOGUE, FACTIONS, ROWS, Card
from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer
from gwint.rules import events
from gwint.rules.strength import strengths, total
from gwint.rules.table import Table

Arguments = dict[str, MessageArgument]

SIDES: Final = ("own", "enemy", "third")
"""The names of the sides in arguments, in the order of the seats."""


def caption_arguments(
    cards: Mapping[str, str], before: Table, after: Table, happened: Sequence[events.Event], localizer: Localizer
) -> Arguments:
    """All arguments of a caption. A message uses those that it needs."""
    return {
        **_state(before, "_before"),
        **_state(after),
        **_ended_round(happened),
        **{name: localizer.cards(found) for name, found in _moved_cards(happened).items()},
        **{
            name: value
            for role, id_ in cards.items()
            for name, value in _card_arguments(role, id_, before, after, localizer)
        },
    }


def _state(table: Table, suffix: str = "") -> Arguments:
    """The totals, points and gems of the sides and the numbers of cards of their first seats."""
    arguments: Arguments = {}
    for name, side, seat in zip(SIDES, table.sides, _first_seats(table), strict=False):
        numbers = {
            "": total(table, table.seats[seat].side),
            "_gems": side.gems,
            "_points": side.points,
            "_pile": len(side.pile),
            "_hand": len(table.seats[seat].hand),
            "_deck": len(table.seats[seat].deck),
        }
        arguments |= {f"{name}{what}{suffix}": number for what, number in numbers.items()}
    return arguments


def _first_seats(table: Table) -> list[int]:
    sides = [seat.side for seat in table.seats]
    return [sides.index(side) for side in range(len(table.sides))]


def _ended_round(happened: Sequence[events.Event]) -> Arguments:
    """The totals with which a round ended; by then the battlefield is cleared."""
    return {
        f"{name}_round": number
        for event in happened
        if isinstance(event, events.EndedRound)
        for name, number in zip(SIDES, event.totals, strict=False)
    }


def _moved_cards(happened: Sequence[events.Event]) -> dict[str, list[Card]]:
    """The cards that the first seat drew, that stayed, that were scorched and that came back."""
    found: dict[str, list[Card]] = {"drawn": [], "stayed": [], "burned": [], "returned": []}
    for event in happened:
        if isinstance(event, events.Drew) and event.seat == 0:
            found["drawn"] += [card for card in event.cards if card is not None]
        elif isinstance(event, events.Exchanged) and event.seat == 0:
            found["drawn"].append(event.drew)
        elif isinstance(event, events.Stayed):
            found["stayed"].append(event.card)
        elif isinstance(event, events.Burned):
            found["burned"] += [card for card, _ in event.victims]
        elif isinstance(event, events.Played) and event.how == "returned":
            found["returned"].append(event.card)
    return {name: cards for name, cards in found.items() if cards}


def _card_arguments(
    role: str, id_: str, before: Table, after: Table, localizer: Localizer
) -> Iterator[tuple[str, MessageArgument]]:
    """A card's name, its printed strength, and its strength on the battlefield before and after the step."""
    card = next(CATALOGUE.cards[id_, faction] for faction in FACTIONS if (id_, faction) in CATALOGUE.cards)
    yield role, localizer.card(card)
    yield f"{role}_printed", card.strength
    for suffix, table in (("_before", before), ("_strength", after)):
        strength = next(_strengths(table, id_), None)
        if strength is not None:
            yield f"{role}{suffix}", strength


def _strengths(table: Table, id_: str) -> Iterator[int]:
    """The strengths of all copies of a card on the battlefield, first on the reader's side."""
    for side, army in enumerate(table.sides):
        for row in ROWS:
            for card, strength in zip(army.rows[row], strengths(table, side, row), strict=True):
                if card.id == id_:
                    yield strength
