"""What a seat may know, as bytes: the number of each card in each zone, and the facts of the table, own side first.

An observation is a record of bytes only, so it is also a plain row of bytes. It contains nothing that
`gwint.views.view` does not show that seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np

from gwint.cards import FACTIONS
from gwint.fast.agenda import CHOOSE_DISCARD, CHOOSE_MOVES, FIRST_QUESTION, PLACE_CARD, REDRAW, STEPS
from gwint.fast.cards import AGILE, CARDS, LEADERS, MARDROEME, MORTAL, NOTHING
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.lists import Cards
from gwint.fast.strength import row_conditions, special_horn, strength_under, under_weather
from gwint.fast.table import ROWS, SEATS, Game
from gwint.rulesets import NUMERIC, OPTIONS

Observation: TypeAlias = Any
"""One record of OBSERVATION."""
Layout: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Fields with their shapes, in the order of their bytes."""

ZONES: Final = (
    "hand", "deck", "shown", "known", "returned", "own-pile", "enemy-pile", "gone", "weather", "asked",
    "own-close", "own-ranged", "own-siege", "enemy-close", "enemy-ranged", "enemy-siege",
)  # fmt: skip
"""The zones in which cards are counted."""
HAND, DECK, SHOWN, KNOWN, RETURNED, PILES, _, GONE, WEATHER, ASKED, OWN_ROWS, _, _, ENEMY_ROWS, _, _ = range(len(ZONES))
QUESTIONS: Final = STEPS[FIRST_QUESTION:]
MAX_BYTE: Final = 255
"""The largest number in a byte; larger numbers are capped."""

PAST_ROUNDS: Final = 3
"""The number of past rounds whose totals are shown: all of a game with two gems, or the last ones of a longer game."""

MOVABLE: Final = np.flatnonzero(AGILE & MORTAL)
"""LEAD-13. The units that a leader may move, in the order of `pending`."""
_MOVABLE_PLACE: Final = np.searchsorted(MOVABLE, np.arange(CARDS)).astype(np.uint8)

OPTION_WIDTHS: Final = {name: 1 if name in NUMERIC else len(values) for name, values in OPTIONS.items()}
"""The bytes of each option: one for a number, otherwise one for each possible value."""
_OPTION_STARTS: Final = np.cumsum([0, *OPTION_WIDTHS.values()])[:-1]
_OPTION_IS_NUMERIC: Final = np.array([name in NUMERIC for name in OPTIONS], dtype=np.uint8)

_BYTE: Final = np.uint8
_BOTH: Final = (SEATS,)

FIELDS_1: Final = (
    ("cards", (len(ZONES), CARDS)),
    ("seat", (1,)),
    ("question", (len(QUESTIONS),)),
    ("asked", _BOTH),
    ("redraws", (1,)),
    ("discards", (1,)),
    ("round_number", (1,)),
    ("replays", (1,)),
    ("starter", _BOTH),
    ("last_pass", _BOTH),
    ("passed", _BOTH),
    ("gems", _BOTH),
    ("hand_count", _BOTH),
    ("deck_count", _BOTH),
    ("side_deck_count", _BOTH),
    ("claimed", _BOTH),
    ("leader_used", _BOTH),
    ("faction", (SEATS, len(FACTIONS))),
    ("leader", (SEATS, len(LEADERS))),
    ("weather", (ROWS,)),
    ("horns", (SEATS, ROWS)),
    ("mardroemes", (SEATS, ROWS)),
    ("row_totals", (SEATS, ROWS)),
    ("totals", _BOTH),
    ("past_totals", (PAST_ROUNDS, SEATS)),
)
"""The fields of version 1 and their shapes. In pairs, the viewer comes first and the enemy second."""
FIELDS: Final = (
    *FIELDS_1,
    ("strongest", (SEATS, ROWS)),
    ("pending", (ROWS, len(MOVABLE))),
    ("options", (sum(OPTION_WIDTHS.values()),)),
)
"""The fields of version 2, which begin with those of version 1."""
OBSERVATION: Final = np.dtype((np.record, np.dtype([(name, _BYTE, shape) for name, shape in FIELDS])))
SIZE: Final = OBSERVATION.itemsize
VERSIONS: Final[Mapping[int, Layout]] = {1: FIELDS_1, 2: FIELDS}
"""The fields of each version. Each begins with the bytes of the one before it."""
SIZES: Final[Mapping[int, int]] = {
    version: sum(int(np.prod(shape)) for _, shape in fields) for version, fields in VERSIONS.items()
}
"""The number of bytes of each version."""


def digest(fields: Layout) -> str:
    """Returns a digest of a layout: programs with the same digest agree on the meaning of a byte."""
    return hashlib.blake2b(repr((ZONES, fields)).encode(), digest_size=4).hexdigest()


VERSION: Final = digest(FIELDS)
"""The digest of the newest version."""


@kernel
def observe(s: Game, viewer: int, o: Observation) -> None:
    """Writes everything that this seat may know into `o`, overwriting it."""
    enemy = opposing(viewer)
    _count_zones(s, viewer, enemy, o)
    _write_question(s, viewer, enemy, o)
    o.seat[0] = viewer
    o.redraws[0] = s.redraws[viewer]
    o.round_number[0] = s.round_number
    o.replays[0] = s.replays
    _write_seat(s, viewer, 0, o)
    _write_seat(s, enemy, 1, o)
    for row in range(ROWS):
        o.weather[row] = under_weather(s, row)
    _write_pending(s, o)
    _write_options(s, o)
    first = max(0, int(s.totals_count) - PAST_ROUNDS)
    for past in range(PAST_ROUNDS):
        shown = first + past < s.totals_count
        o.past_totals[past, 0] = byte(s.totals[first + past, viewer]) if shown else 0
        o.past_totals[past, 1] = byte(s.totals[first + past, enemy]) if shown else 0


@kernel
def byte(number: int) -> int:
    return min(number, MAX_BYTE)


# Cards


@kernel
def _count_zones(s: Game, viewer: int, enemy: int, o: Observation) -> None:
    for zone in range(len(o.cards)):
        _clear(o.cards[zone])
    _count(s.hand[viewer], s.hand_count[viewer], o.cards[HAND])
    _count(s.deck[viewer], s.deck_count[viewer], o.cards[DECK])
    _count(s.aside[viewer], s.aside_count[viewer], o.cards[DECK])
    _count(s.known[viewer], s.known_count[viewer], o.cards[SHOWN])
    _count(s.known[enemy], s.known_count[enemy], o.cards[KNOWN])
    _count(s.returned[enemy], s.returned_count[enemy], o.cards[RETURNED])
    _count(s.pile[viewer], s.pile_count[viewer], o.cards[PILES])
    _count(s.pile[enemy], s.pile_count[enemy], o.cards[PILES + 1])
    _count(s.gone, s.gone_count, o.cards[GONE])
    for cloud in range(s.cloud_count):
        if s.cloud_card[cloud] != NOTHING:
            o.cards[WEATHER, s.cloud_card[cloud]] += 1
    for row in range(ROWS):
        _count(s.rows[viewer, row], s.row_count[viewer, row], o.cards[OWN_ROWS + row])
        _count(s.rows[enemy, row], s.row_count[enemy, row], o.cards[ENEMY_ROWS + row])


@kernel
def _clear(zone: Any) -> None:
    for place in range(len(zone)):
        zone[place] = 0


@kernel
def _count(cards: Cards, count: int, zone: Any) -> None:
    for place in range(count):
        zone[cards[place]] += 1


# Facts


@kernel
def _write_question(s: Game, viewer: int, enemy: int, o: Observation) -> None:
    """Writes which question waits and for which seat; nothing when the game is over."""
    top = int(s.step_count) - 1
    asked = NOTHING if s.over else int(s.step[top])
    for question in range(len(o.question)):
        o.question[question] = asked == FIRST_QUESTION + question
    o.asked[0] = asked != NOTHING and _may_answer(s, top, viewer)
    o.asked[1] = asked != NOTHING and _may_answer(s, top, enemy)
    o.discards[0] = s.step_more[top] if asked == CHOOSE_DISCARD else 0
    if asked == PLACE_CARD:
        o.cards[ASKED, s.step_card[top]] = 1


@kernel
def _may_answer(s: Game, top: int, seat: int) -> bool:
    """SET-5. In the redraw, every seat that may still exchange may answer."""
    if s.step[top] == REDRAW:
        return (s.step_more[top] >> seat & 1) != 0
    return bool(s.step_seat[top] == seat)


@kernel
def _write_seat(s: Game, seat: int, index: int, o: Observation) -> None:
    """SET-10. Counts the cards set aside as part of the deck, because their number is secret."""
    o.starter[index] = s.starter == seat
    o.last_pass[index] = s.last_pass == seat
    o.passed[index] = s.passed[seat]
    o.gems[index] = s.gems[seat]
    o.hand_count[index] = s.hand_count[seat]
    o.deck_count[index] = s.deck_count[seat] + s.aside_count[seat]
    o.side_deck_count[index] = s.side_deck_count[seat]
    o.claimed[index] = s.claimed[seat]
    o.leader_used[index] = s.leader_used[seat]
    for faction in range(len(o.faction[index])):
        o.faction[index, faction] = s.faction[seat] == faction
    for leader in range(len(o.leader[index])):
        o.leader[index, leader] = s.leader[seat] == leader
    _write_rows(s, seat, index, o)


@kernel
def _write_rows(s: Game, side: int, index: int, o: Observation) -> None:
    total = 0
    for row in range(ROWS):
        total += _write_row(s, side, index, row, o)
        o.horns[index, row] = special_horn(s, side, row)
        o.mardroemes[index, row] = _has_special_mardroeme(s, side, row)
    o.totals[index] = byte(total)


@kernel
def _write_row(s: Game, side: int, index: int, row: int, o: Observation) -> int:
    """Writes the total of a row and the strength of its strongest unit that is not a hero; returns the total."""
    total = strongest = 0
    if s.row_count[side, row]:
        conditions = row_conditions(s, side, row)
        for place in range(s.row_count[side, row]):
            card = int(s.rows[side, row, place])
            strength = strength_under(s, side, card, place, conditions)
            total += strength
            strongest = max(strongest, strength if MORTAL[card] else 0)
    o.row_totals[index, row] = byte(total)
    o.strongest[index, row] = byte(strongest)
    return total


@kernel
def _write_pending(s: Game, o: Observation) -> None:
    """LEAD-13. Counts the agile units that may still move, by the row they are in."""
    for row in range(ROWS):
        _clear(o.pending[row])
    if not s.over and s.step[s.step_count - 1] == CHOOSE_MOVES:
        for place in range(s.waiting_count):
            o.pending[s.waiting_row[place], _MOVABLE_PLACE[s.waiting_card[place]]] += 1


@kernel
def _write_options(s: Game, o: Observation) -> None:
    """OPT. Writes the options in the order of the OPT table."""
    _clear(o.options)
    _write_option(o, 0, s.deck_limits)
    _write_option(o, 1, s.max_heroes)
    _write_option(o, 2, s.first_gems)
    _write_option(o, 3, s.hand_size)
    _write_option(o, 4, s.max_redraws)
    _write_option(o, 5, s.redraw_returns)
    _write_option(o, 6, s.toss_winner)
    _write_option(o, 7, s.start_settled)
    _write_option(o, 8, s.scoiatael)
    _write_option(o, 9, s.after_draw)
    _write_option(o, 10, s.double_draw)
    _write_option(o, 11, s.round_draw)
    _write_option(o, 12, s.discard_turn)
    _write_option(o, 13, s.muster_from_hand)
    _write_option(o, 14, s.agile_rows)
    _write_option(o, 15, s.unit_horn_doubles_itself)
    _write_option(o, 16, s.bran_rounding)
    _write_option(o, 17, s.mardroeme_shares_row)
    _write_option(o, 18, s.covered_weather)
    _write_option(o, 19, s.avenger_leaves_to)
    _write_option(o, 20, s.side_deck_supply)
    _write_option(o, 21, s.weather_leaders)
    _write_option(o, 22, s.leader_effects)
    _write_option(o, 23, s.leader_pool)
    _write_option(o, 24, s.card_pool)
    _write_option(o, 25, s.roach)


@kernel
def _write_option(o: Observation, option: int, value: int) -> None:
    """Writes a number as it is, and any other value as a 1 in its place; the bytes must be clear."""
    place = _OPTION_STARTS[option]
    if _OPTION_IS_NUMERIC[option]:
        o.options[place] = value
    else:
        o.options[place + value] = 1


@kernel
def _has_special_mardroeme(s: Game, side: int, row: int) -> bool:
    """SP-MARDROEME. Whether a special Mardroeme lies in the row."""
    for place in range(s.special_count[side, row]):
        if MARDROEME[s.specials[side, row, place]]:
            return True
    return False
