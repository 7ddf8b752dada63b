"""The table as a record: the fields of `gwint.rules.table` as bytes, and lists of cards as rows of bytes with a count.

In a duel a side has the number of its seat. Python holds a game as an array of one record, because Numba accepts an
array six times faster than a record; `game[0]` is the record.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from gwint.rulesets import OPTIONS

Game: TypeAlias = Any
"""One record of GAME."""
Games: TypeAlias = np.ndarray[Any, Any]
"""An array of records."""

SEATS: Final = 2
ROWS: Final = 3
HAND: Final = 72
KNOWN: Final = 32
DECK: Final = 80
BROUGHT: Final = 72
PILE: Final = 80
ROW: Final = 56
"""The capacity of a row, smaller than the bits of an integer: see `doomed`."""
SPECIALS: Final = 6
SIDE_DECK: Final = 8
ASIDE: Final = int(OPTIONS["redraws"][-1])
GONE: Final = 32
FALLEN: Final = 8
CLOUDS: Final = 24
AGENDA: Final = 24
WAITING: Final = 16
MARKS: Final = 6
"""The number of 32-bit words for a bit per card."""
ROUNDS: Final = 2 * int(OPTIONS["gems"][-1]) - 1
"""The capacity of each list: more than a legal deck can put there under any ruleset. `lists.append` never exceeds it.
"""

_BYTE: Final = np.uint8

_CHANCE: Final = [("streams", np.uint64, (1 + SEATS,))]
"""`streams[0]` is the table's; `streams[1 + seat]` shuffles that seat's deck."""

OPTION_FIELDS: Final = {option: option for option in OPTIONS} | {"gems": "first_gems", "redraws": "max_redraws"}
"""The field of each option: its own name, except where a side or a seat has a field of that name."""
_OPTIONS: Final = [(field, _BYTE) for field in OPTION_FIELDS.values()]
"""The options of the ruleset, numbered by `options.option`."""

_SEATS: Final = [
    ("faction", _BYTE, (SEATS,)),
    ("leader", _BYTE, (SEATS,)),
    ("hand_count", _BYTE, (SEATS,)),
    ("deck_count", _BYTE, (SEATS,)),
    ("loose", _BYTE, (SEATS,)),
    ("bottom", _BYTE, (SEATS,)),
    ("side_deck_count", _BYTE, (SEATS,)),
    ("aside_count", _BYTE, (SEATS,)),
    ("redraws", _BYTE, (SEATS,)),
    ("passed", _BYTE, (SEATS,)),
    ("leader_used", _BYTE, (SEATS,)),
    ("claimed", _BYTE, (SEATS,)),
    ("known_count", _BYTE, (SEATS,)),
    ("returned_count", _BYTE, (SEATS,)),
    ("brought_count", _BYTE, (SEATS,)),
    ("hand", _BYTE, (SEATS, HAND)),
    ("deck", _BYTE, (SEATS, DECK)),
    ("side_deck", _BYTE, (SEATS, SIDE_DECK)),
    ("aside", _BYTE, (SEATS, ASIDE)),
    ("known", _BYTE, (SEATS, KNOWN)),
    ("returned", _BYTE, (SEATS, PILE)),
    ("brought", _BYTE, (SEATS, BROUGHT)),
]
"""By seat. `known` is what the other seat is sure of in this hand; all else is as in `rules.table.Seat`."""

_SIDES: Final = [
    ("gems", _BYTE, (SEATS,)),
    ("row_count", _BYTE, (SEATS, ROWS)),
    ("special_count", _BYTE, (SEATS, ROWS)),
    ("leader_horns", _BYTE, (SEATS, ROWS)),
    ("pile_count", _BYTE, (SEATS,)),
    ("rows", _BYTE, (SEATS, ROWS, ROW)),
    ("specials", _BYTE, (SEATS, ROWS, SPECIALS)),
    ("pile", _BYTE, (SEATS, PILE)),
]
"""By side, as in `rules.table.Side`."""

_WEATHER: Final = [
    ("cloud_count", _BYTE),
    ("cloud_weather", _BYTE, (CLOUDS,)),
    ("cloud_seat", _BYTE, (CLOUDS,)),
    ("cloud_card", _BYTE, (CLOUDS,)),
]
"""The weather zone; `cloud_card` is `cards.NOTHING` if a leader acts as the weather."""

_AGENDA: Final = [
    ("step_count", _BYTE),
    ("step", _BYTE, (AGENDA,)),
    ("step_seat", _BYTE, (AGENDA,)),
    ("step_card", _BYTE, (AGENDA,)),
    ("step_row", _BYTE, (AGENDA,)),
    ("step_place", _BYTE, (AGENDA,)),
    ("step_more", _BYTE, (AGENDA,)),
    ("waiting_count", _BYTE),
    ("waiting_card", _BYTE, (WAITING,)),
    ("waiting_row", _BYTE, (WAITING,)),
]
"""The steps to carry out, the next one last; `agenda.py` explains the fields of each step.

`waiting` are the agile units of the ChooseMoves question, of which there can be only one.
"""

_PROGRESS: Final = [
    ("round_number", _BYTE),
    ("starter", _BYTE),
    ("last_pass", _BYTE),
    ("acted", _BYTE),
    ("replays", _BYTE),
    ("rules_version", _BYTE),
    ("over", _BYTE),
    ("winners", _BYTE),
    ("totals_count", _BYTE),
    ("totals", np.int16, (ROUNDS, SEATS)),
    ("gone_count", _BYTE),
    ("gone", _BYTE, (GONE,)),
]
"""`winners` has a bit for each side that won, and is valid only when the game is `over`."""

_SCRATCH: Final = [
    ("doomed", np.int64, (SEATS, ROWS)),
    ("met", np.uint32, (MARKS,)),
    ("fallen_count", _BYTE),
    ("fallen_card", _BYTE, (FALLEN,)),
    ("fallen_side", _BYTE, (FALLEN,)),
    ("left", _BYTE, (HAND,)),
    ("seen", _BYTE, (KNOWN,)),
]
"""Temporary data of rules: the places of units to be destroyed and the cards met in a list, as bits; the cards to be
avenged; and the cards of a hand that are still unseen or have been seen.
"""

GAME: Final = np.dtype(
    (
        np.record,
        np.dtype(_CHANCE + _OPTIONS + _SEATS + _SIDES + _WEATHER + _AGENDA + _PROGRESS + _SCRATCH, align=True),
    )
)
"""One game, with named, aligned fields. Any code may read it; only verbs move cards."""
