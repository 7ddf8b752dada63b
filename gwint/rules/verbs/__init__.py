"""Verbs: the functions that move cards. The verb that puts a card in its new place writes the event into the log."""

from __future__ import annotations

from gwint.rules.verbs.battlefield import (
    avenge,
    burn,
    lay_decoy,
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
from gwint.rules.verbs.hands import (
    draw,
    draw_top,
    exchange,
    leave_deck,
    leave_hand,
    pick_from_deck,
    return_aside,
    see_hand,
    shuffle,
    sorted_by_id,
    take_from_pile,
    take_openly,
    turn_top,
    turn_up,
)
from gwint.rules.verbs.piles import (
    AVENGERS,
    discard_from_hand,
    draw_from_pile,
    leave_pile,
    put_on_pile,
    shuffle_back,
    side_deck_seat,
    spend,
    take_from_side_deck,
)
from gwint.rules.verbs.weather import clear_weather, covers, lay_weather

__all__ = [
    "AVENGERS", "avenge", "burn", "clear_weather", "covers", "discard_from_hand", "draw", "draw_from_pile",
    "draw_top", "exchange", "lay_decoy", "lay_special", "lay_weather", "leave_deck", "leave_hand", "leave_pile",
    "mardroeme_works", "move_unit", "pick_from_deck", "place", "put_on_pile", "resolve_later", "return_aside",
    "see_hand", "shuffle", "shuffle_back", "side_deck_seat", "sorted_by_id", "spend", "swap_for_decoy", "sweep",
    "take_from_pile", "take_from_side_deck", "take_openly", "transform", "transform_row", "turn_top", "turn_up",
]  # fmt: skip
