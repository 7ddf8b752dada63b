"""Verbs of discard piles and side decks."""

from __future__ import annotations

from typing import Final

from gwint.fast.cards import CARD_NUMBERS, HOME, ID_OF, IS_AVENGER, MORTAL, NOTHING, SET_OF
from gwint.fast.chance import TABLE_STREAM, pick
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.factions import count_mortals, nth_mortal
from gwint.fast.lists import append, remove, take_out
from gwint.fast.options import option
from gwint.fast.table import Game
from gwint.fast.verbs.hands import leave_hand, shuffle

OUT_OF_GAME: Final = option("avenger_leaves_to", "out-of-game")
UNLIMITED: Final = option("side_deck_supply", "unlimited")


@kernel
def put_on_pile(s: Game, side: int, leaving: int) -> None:
    """DISC-1. Puts a card on a side's discard pile; avengers may leave the game instead (AB-AVENGER-3)."""
    if IS_AVENGER[leaving] and s.avenger_leaves_to == OUT_OF_GAME:
        leave_game(s, leaving)
    else:
        s.pile_count[side] = append(s.pile[side], s.pile_count[side], leaving)


@kernel
def leave_game(s: Game, leaving: int) -> None:
    s.gone_count = append(s.gone, s.gone_count, leaving)


@kernel
def spend(s: Game, seat: int, special: int) -> None:
    """DISC-1. Discards a weather card or a one-shot special to its player's pile."""
    put_on_pile(s, seat, special)


@kernel
def discard_from_hand(s: Game, seat: int, thrown: int) -> None:
    leave_hand(s, seat, thrown)
    put_on_pile(s, seat, thrown)


@kernel
def leave_pile(s: Game, side: int, leaving: int) -> None:
    """Takes a card off a discard pile, to be played."""
    s.pile_count[side] = remove(s.pile[side], s.pile_count[side], leaving)


@kernel
def draw_from_pile(s: Game, side: int) -> int:
    """Takes a random non-hero unit off a discard pile, each equally likely; returns NOTHING if there is none."""
    candidates = count_mortals(s.pile[side], s.pile_count[side])
    if not candidates:
        return NOTHING
    place = nth_mortal(s.pile[side], pick(s, TABLE_STREAM, candidates))
    card = int(s.pile[side, place])
    s.pile_count[side] = take_out(s.pile[side], s.pile_count[side], place)
    return card


@kernel
def shuffle_back(s: Game, side: int, everything: bool) -> None:
    """LEAD-16. Shuffles cards of a pile into the deck of their owner, without triggering anything."""
    remaining = 0
    for place in range(s.pile_count[side]):
        card = s.pile[side, place]
        if everything or MORTAL[card]:
            s.deck_count[side] = append(s.deck[side], s.deck_count[side], card)
            s.returned_count[side] = append(s.returned[side], s.returned_count[side], card)
        else:
            remaining = append(s.pile[side], remaining, card)
    if remaining < s.pile_count[side]:
        s.pile_count[side] = remaining
        shuffle(s, side)


@kernel
def printing_of(s: Game, card: int) -> int:
    """SET-2. Returns the faction in whose set a card is printed."""
    return int(s.faction[SET_OF[card]]) if HOME[card] == NOTHING else int(HOME[card])


@kernel
def side_deck_seat(s: Game, caller: int, side: int) -> int:
    """SET-12. Returns the seat whose side deck a card uses: by its printing, its own side first; NOTHING if none."""
    printing = printing_of(s, caller)
    if s.faction[side] == printing:
        return side
    other = opposing(side)
    return other if s.faction[other] == printing else NOTHING


@kernel
def take_from_side_deck(s: Game, caller: int, wanted: int, side: int) -> tuple[int, int]:
    """SET-11. Takes a card of this id out of a side deck, which may be empty or unlimited.

    Returns the seat of the side deck, and the card or NOTHING.
    """
    seat = side_deck_seat(s, caller, side)
    if s.side_deck_supply == UNLIMITED:
        return (side if seat == NOTHING else seat), int(CARD_NUMBERS[wanted, SET_OF[caller]])
    if seat == NOTHING:
        return seat, NOTHING
    for place in range(s.side_deck_count[seat]):
        card = int(s.side_deck[seat, place])
        if ID_OF[card] == wanted:
            s.side_deck_count[seat] = take_out(s.side_deck[seat], s.side_deck_count[seat], place)
            return seat, card
    return seat, NOTHING
