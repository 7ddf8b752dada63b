"""Conversion between the engines: tables to records and back, without the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from gwint import worlds
from gwint.cards import FACTIONS, NEUTRAL, ROWS, Ability, Card, Row, card
from gwint.fast.agenda import BRING_SOURCES, NEXT_TURN, STEPS
from gwint.fast.cards import FACTION, LEADER, LEADERS, NOTHING, PRINTINGS
from gwint.fast.options import ruleset_of, set_options
from gwint.fast.table import GAME, SEATS, Game, Games
from gwint.faults import GwintError
from gwint.rules.agenda import (
    Bring,
    ChooseDiscard,
    ChooseFromPile,
    ChooseMoves,
    ClaimRound,
    PlaceCard,
    Redraw,
    Resolve,
    Step,
)
from gwint.rules.chance import Chance
from gwint.rules.modes import DUEL
from gwint.rules.table import Cloud, Seat, Side, Spot, Table
from gwint.views import View

ABILITY: Final = tuple(Ability)


class EncodingError(GwintError):
    """A table that the record cannot hold: another mode, a card of a third set, or too many cards in a list."""


# Cards


@cache
def cards_by_number(first: int, second: int) -> tuple[Card, ...]:
    """SET-2. Returns the cards of a game between these two factions by number; neutral cards by the set they are of."""
    sets = (FACTIONS[first], FACTIONS[second])
    return tuple(card(printed.id, sets[which]) if printed.home == NEUTRAL else printed for printed, which in PRINTINGS)


@cache
def numbers_by_card(first: int, second: int) -> dict[Card, int]:
    """Returns the inverse of `cards_by_number`; if both sets are the same, a card has its first number."""
    return {card: number for number, card in reversed(list(enumerate(cards_by_number(first, second))))}


def card_number(s: Game, card: Card) -> int:
    """Returns a card's number in this game."""
    number = numbers_by_card(*s.faction.tolist()).get(card)
    if number is None:
        raise EncodingError("fast-foreign-card", card=card)
    return number


def card_of(s: Game, number: int) -> Card:
    return cards_by_number(*s.faction.tolist())[number]


def _card_numbers(s: Game, cards: Sequence[Card]) -> list[int]:
    known = numbers_by_card(*s.faction.tolist())
    return [known[card] if card in known else card_number(s, card) for card in cards]


def _cards(s: Game, numbers: Any) -> list[Card]:
    known = cards_by_number(*s.faction.tolist())
    return [known[number] for number in numbers.tolist()]


def _write(s: Game, field: str, where: tuple[int, ...], cards: Sequence[Card], count: str = "") -> None:
    """Writes a list of cards into its field, and its length into the count."""
    array = s[field][where]
    _check_fits(field, len(cards), len(array))
    array[: len(cards)] = _card_numbers(s, cards)
    counts = s[count or f"{field}_count"]
    counts[where] = len(cards)


def _check_fits(field: str, cards: int, most: int) -> None:
    if cards > most:
        raise EncodingError("fast-list-full", list=field, cards=cards, most=most)


def _read(s: Game, field: str, where: tuple[int, ...], count: str = "") -> list[Card]:
    length = s[count or f"{field}_count"][where]
    return _cards(s, s[field][where][:length])


SEAT_LISTS: Final = ("hand", "deck", "side_deck", "aside", "returned", "brought")
SEAT_COUNTS: Final = ("loose", "bottom", "redraws", "passed", "leader_used", "claimed")
GAME_FIELDS: Final = ("starter", "last_pass", "acted", "replays", "rules_version")

# Encoding


def encode(table: Table) -> Games:
    """Encodes a table of a duel as an array of one record."""
    if table.mode is not DUEL:
        raise EncodingError("fast-mode", mode=table.mode.name)
    game = np.zeros(1, dtype=GAME)
    s = game[0]
    set_options(s, table.ruleset)
    s.faction = [FACTION[seat.faction] for seat in table.seats]
    s.streams = np.array(table.chance.streams, dtype=np.uint64)
    for number in range(SEATS):
        _encode_seat(s, number, table.seats[number])
        _encode_side(s, number, table.sides[number])
    _encode_progress(s, table)
    _check_fits("agenda", len(table.agenda), len(s.step))
    for step in table.agenda:
        _encode_step(s, step)
    return game


def deal(view: View, seed: str | int) -> Games:
    """Deals a game that this viewer could be playing, with random cards for what the viewer cannot see."""
    return encode(worlds.deal(view, seed))


def _encode_seat(s: Game, number: int, seat: Seat) -> None:
    s.leader[number] = LEADER[seat.leader.id]
    for field in SEAT_LISTS:
        _write(s, field, (number,), getattr(seat, field))
    for field in SEAT_COUNTS:
        s[field][number] = getattr(seat, field)
    _write(s, "known", (number,), seat.known[1 - number])


def _encode_side(s: Game, number: int, side: Side) -> None:
    s.gems[number] = side.gems
    s.leader_horns[number] = side.leader_horns
    _write(s, "pile", (number,), side.pile)
    for row in ROWS:
        _write(s, "rows", (number, row), side.rows[row], "row_count")
        _write(s, "specials", (number, row), side.specials[row], "special_count")


def _encode_progress(s: Game, table: Table) -> None:
    for field in GAME_FIELDS:
        s[field] = getattr(table, field)
    s.round_number = table.round
    s.over = table.winners is not None
    s.winners = sum(1 << side for side in table.winners or ())
    s.totals_count = len(table.totals)
    s.totals[: len(table.totals)] = np.array(table.totals).reshape(-1, SEATS)
    _check_fits("gone", len(table.gone), len(s.gone))
    s.gone_count = len(table.gone)
    s.gone[: len(table.gone)] = _card_numbers(s, table.gone)
    _check_fits("weather", len(table.weather), len(s.cloud_card))
    s.cloud_count = len(table.weather)
    for place, cloud in enumerate(table.weather):
        s.cloud_weather[place] = ABILITY.index(cloud.weather)
        s.cloud_seat[place] = cloud.seat
        s.cloud_card[place] = NOTHING if cloud.card is None else card_number(s, cloud.card)


def _encode_step(s: Game, step: Step) -> None:
    top = int(s.step_count)
    s.step_count = top + 1
    s.step[top] = STEPS.index(type(step))
    s.step_seat[top] = getattr(step, "seat", 0)
    card = getattr(step, "card", None)
    s.step_card[top] = NOTHING if card is None else card_number(s, card)
    if isinstance(step, Resolve):
        s.step_row[top], s.step_place[top] = step.spot.row, step.spot.place
    if isinstance(step, ChooseMoves):
        s.waiting_count = len(step.waiting)
        for place, (waiting, row) in enumerate(step.waiting):
            s.waiting_card[place], s.waiting_row[place] = card_number(s, waiting), row
    s.step_more[top] = STEP_MORE[type(step)](step) if type(step) in STEP_MORE else 0


STEP_MORE: Final[Mapping[type[Step], Callable[[Any], int]]] = {
    Resolve: lambda step: step.spot.side,
    Bring: lambda step: BRING_SOURCES.index((step.source, step.how)),
    PlaceCard: lambda step: BRING_SOURCES.index((step.source, step.how)),
    Redraw: lambda step: sum(1 << seat for seat in step.seats),
    ClaimRound: lambda step: step.others[0] if step.others else NOTHING,
    ChooseFromPile: lambda step: step.side,
    ChooseDiscard: lambda step: step.left,
    ChooseMoves: lambda step: step.moved,
}
"""The value of `step_more` for each step."""

# Decoding


def decode(game: Games) -> Table:
    """Decodes a record into a table with an empty log."""
    s = game[0]
    return Table(
        DUEL,
        ruleset_of(s),
        [_decode_seat(s, number) for number in range(SEATS)],
        [_decode_side(s, number) for number in range(SEATS)],
        Chance([int(stream) for stream in s.streams]),
        [_decode_cloud(s, place) for place in range(s.cloud_count)],
        [_decode_step(s, place) for place in range(s.step_count)],
        int(s.round_number),
        int(s.starter),
        int(s.last_pass),
        bool(s.acted),
        [(int(first), int(second)) for first, second in s.totals[: s.totals_count]],
        replays=int(s.replays),
        gone=_cards(s, s.gone[: s.gone_count]),
        winners=seats_in(s.winners) if s.over else None,
        rules_version=int(s.rules_version),
    )


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if bits >> seat & 1)


def _decode_seat(s: Game, number: int) -> Seat:
    seat = Seat(number, FACTIONS[s.faction[number]], LEADERS[s.leader[number]], ())
    for field in SEAT_LISTS:
        setattr(seat, field, _read(s, field, (number,)))
    seat.brought = tuple(seat.brought)
    seat.known = [_read(s, "known", (number,)) if viewer != number else [] for viewer in range(SEATS)]
    seat.loose, seat.bottom, seat.redraws = int(s.loose[number]), int(s.bottom[number]), int(s.redraws[number])
    seat.passed, seat.leader_used = bool(s.passed[number]), bool(s.leader_used[number])
    seat.claimed = bool(s.claimed[number])
    return seat


def _decode_side(s: Game, number: int) -> Side:
    return Side(
        [_read(s, "rows", (number, row), "row_count") for row in ROWS],
        [_read(s, "specials", (number, row), "special_count") for row in ROWS],
        [bool(horn) for horn in s.leader_horns[number]],
        _read(s, "pile", (number,)),
        int(s.gems[number]),
    )


def _decode_cloud(s: Game, place: int) -> Cloud:
    laid = s.cloud_card[place]
    return Cloud(
        ABILITY[s.cloud_weather[place]], int(s.cloud_seat[place]), None if laid == NOTHING else card_of(s, laid)
    )


def _decode_step(s: Game, place: int) -> Step:
    kind: Any = STEPS[s.step[place]]
    seat, more = int(s.step_seat[place]), int(s.step_more[place])
    if kind in SEATLESS_STEPS:
        return kind()
    if kind in STEP_DECODERS:
        return STEP_DECODERS[kind](s, seat, more, place)
    return kind(seat)


SEATLESS_STEPS: Final = STEPS[:NEXT_TURN]
"""The steps without a seat."""

STEP_DECODERS: Final[Mapping[type[Step], Callable[[Game, int, int, int], Step]]] = {
    Resolve: lambda s, seat, more, place: Resolve(
        seat, card_of(s, s.step_card[place]), Spot(more, Row(s.step_row[place]), int(s.step_place[place]))
    ),
    Bring: lambda s, seat, more, place: Bring(seat, card_of(s, s.step_card[place]), *BRING_SOURCES[more]),
    PlaceCard: lambda s, seat, more, place: PlaceCard(seat, card_of(s, s.step_card[place]), *BRING_SOURCES[more]),
    Redraw: lambda s, seat, more, place: Redraw(seats_in(more)),
    ClaimRound: lambda s, seat, more, place: ClaimRound(seat, () if more == NOTHING else (more,)),
    ChooseFromPile: lambda s, seat, more, place: ChooseFromPile(seat, more),
    ChooseDiscard: lambda s, seat, more, place: ChooseDiscard(seat, more),
    ChooseMoves: lambda s, seat, more, place: ChooseMoves(seat, tuple(_decode_waiting(s)), bool(more)),
}
"""The functions that decode steps with more fields than a seat."""


def _decode_waiting(s: Game) -> Iterable[tuple[Card, Row]]:
    return ((card_of(s, s.waiting_card[place]), Row(s.waiting_row[place])) for place in range(s.waiting_count))
