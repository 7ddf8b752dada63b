"""Verbs: the functions that move cards, the same as in `gwint.rules.verbs`, without the log."""

from __future__ import annotations

from gwint.fast.verbs.battlefield import (
    avenge,
    burn,
    lay_special,
    mardroeme_works,
    move_unit,
    place,
    resolve_later,
    swap_for_decoy,
    sweep,
    transform,
    transform_row,
)
from gwint.fast.verbs.hands import (
    draw,
    draw_top,
    exchange,
    leave_deck,
    leave_hand,
    pick_from_deck,
    return_aside,
    see_hand,
    shuffle,
    take_from_pile,
    take_openly,
)
from gwint.fast.verbs.piles import (
    discard_from_hand,
    draw_from_pile,
    leave_pile,
    put_on_pile,
    shuffle_back,
    spend,
    take_from_side_deck,
)
from gwint.fast.verbs.weather import clear_weather, covers, lay_weather

__all__ = [
    "avenge", "burn", "clear_weather", "covers", "discard_from_hand", "draw", "draw_from_pile", "draw_top",
    "exchange", "lay_special", "lay_weather", "leave_deck", "leave_hand", "leave_pile", "mardroeme_works",
    "move_unit", "pick_from_deck", "place", "put_on_pile", "resolve_later", "return_aside", "see_hand", "shuffle",
    "shuffle_back", "spend", "swap_for_decoy", "sweep", "take_from_pile", "take_from_side_deck", "take_openly",
    "transform", "transform_row",
]  # fmt: skip
