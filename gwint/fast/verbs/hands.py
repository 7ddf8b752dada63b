"""Verbs of hands and decks: drawing, exchanging, taking and showing cards."""

from __future__ import annotations

from typing import Final

from gwint.fast.chance import TABLE_STREAM, pick, seat_stream
from gwint.fast.compiler import kernel
from gwint.fast.lists import append, remove, take_out
from gwint.fast.options import option
from gwint.fast.table import Game

TO_THE_BOTTOM: Final = option("redraw_returns", "bottom")


@kernel
def shuffle(s: Game, seat: int) -> None:
    """PLAY-10. Shuffles lazily: drawing decides the order, with the same odds and no work for cards never drawn."""
    s.loose[seat] = s.deck_count[seat]
    s.bottom[seat] = 0


@kernel
def draw_top(s: Game, seat: int) -> int:
    """Takes the top card of a deck that is not empty."""
    deck = s.deck[seat]
    last = int(s.deck_count[seat]) - 1
    if s.loose[seat]:
        chosen = last - pick(s, seat_stream(seat), s.loose[seat])
        deck[chosen], deck[last] = deck[last], deck[chosen]
        s.loose[seat] -= 1
    s.deck_count[seat] = last
    if s.bottom[seat] > last:
        s.bottom[seat] = last
    return int(deck[last])


@kernel
def add_to_hand(s: Game, seat: int, card: int) -> None:
    """Adds a card to a hand, unseen."""
    s.hand_count[seat] = append(s.hand[seat], s.hand_count[seat], card)


@kernel
def draw(s: Game, seat: int, count: int) -> None:
    """PLAY-9. Draws `count` cards, or as many as there are."""
    for _ in range(min(count, int(s.deck_count[seat]))):
        add_to_hand(s, seat, draw_top(s, seat))


@kernel
def exchange(s: Game, seat: int, given: int) -> None:
    """SET-5. Sets a card aside, or puts it under the deck, and draws another."""
    s.hand_count[seat] = remove(s.hand[seat], s.hand_count[seat], given)
    if s.redraw_returns == TO_THE_BOTTOM:
        _put_at_bottom(s, seat, given)
    else:
        s.aside_count[seat] = append(s.aside[seat], s.aside_count[seat], given)
    add_to_hand(s, seat, draw_top(s, seat))


@kernel
def _put_at_bottom(s: Game, seat: int, card: int) -> None:
    count = append(s.deck[seat], s.deck_count[seat], card)
    for place in range(count - 1, 0, -1):
        s.deck[seat, place] = s.deck[seat, place - 1]
    s.deck[seat, 0] = card
    s.deck_count[seat] = count
    s.bottom[seat] += 1


@kernel
def return_aside(s: Game, seat: int) -> None:
    """SET-5. Shuffles the cards set aside back into the deck."""
    if not s.aside_count[seat]:
        return
    for place in range(s.aside_count[seat]):
        s.deck_count[seat] = append(s.deck[seat], s.deck_count[seat], s.aside[seat, place])
    s.aside_count[seat] = 0
    shuffle(s, seat)


@kernel
def leave_hand(s: Game, seat: int, leaving: int) -> None:
    """Takes a card out of a hand, face up; players who knew of it no longer know of it there."""
    s.hand_count[seat] = remove(s.hand[seat], s.hand_count[seat], leaving)
    s.known_count[seat] = remove(s.known[seat], s.known_count[seat], leaving)
    _forget_returned(s, seat, leaving)


@kernel
def leave_deck(s: Game, seat: int, leaving: int) -> None:
    """Takes a card out of a deck, face up; a deck that was searched must be shuffled afterwards."""
    s.deck_count[seat] = remove(s.deck[seat], s.deck_count[seat], leaving)
    _forget_returned(s, seat, leaving)


@kernel
def _forget_returned(s: Game, seat: int, leaving: int) -> None:
    s.returned_count[seat] = remove(s.returned[seat], s.returned_count[seat], leaving)


@kernel
def pick_from_deck(s: Game, seat: int, picked: int) -> None:
    """LEAD-10. Moves a chosen card from deck to hand, unseen by others, and shuffles the deck."""
    s.deck_count[seat] = remove(s.deck[seat], s.deck_count[seat], picked)
    add_to_hand(s, seat, picked)
    shuffle(s, seat)


@kernel
def take_openly(s: Game, seat: int, taken: int) -> None:
    """Adds a card to a hand, face up."""
    add_to_hand(s, seat, taken)
    s.known_count[seat] = append(s.known[seat], s.known_count[seat], taken)


@kernel
def take_from_pile(s: Game, seat: int, side: int, taken: int) -> None:
    """LEAD-4, LEAD-5. Moves a card from a discard pile to the hand of its new owner."""
    s.pile_count[side] = remove(s.pile[side], s.pile_count[side], taken)
    take_openly(s, seat, taken)


@kernel
def see_hand(s: Game, owner: int, count: int, chosen: bool) -> None:
    """LEAD-12. Shows cards of a hand; a player who points at card backs points at unknown cards first."""
    if chosen:
        seen = _pick_random(s, _unknown_in_hand(s, owner), count)
        _pick_known(s, s.known_count[owner], count - seen)
        fresh = seen
        for place in range(seen):
            s.left[place] = s.seen[place]
    else:
        for place in range(s.hand_count[owner]):
            s.left[place] = s.hand[owner, place]
        seen = _pick_random(s, int(s.hand_count[owner]), count)
        fresh = _unknown_in_seen(s, owner, seen)
    for place in range(fresh):
        s.known_count[owner] = append(s.known[owner], s.known_count[owner], s.left[place])


@kernel
def _pick_random(s: Game, left: int, count: int) -> int:
    """Picks `count` of the remaining cards at random, or all if there are fewer, and records them as seen."""
    seen = min(count, left)
    for place in range(seen):
        chosen = pick(s, TABLE_STREAM, left)
        s.seen[place] = s.left[chosen]
        left = take_out(s.left, left, chosen)
    return seen


@kernel
def _pick_known(s: Game, left: int, count: int) -> None:
    """Picks among cards that were known already, which only advances the random stream."""
    for picked in range(min(count, int(left))):
        pick(s, TABLE_STREAM, left - picked)


@kernel
def _unknown_in_hand(s: Game, owner: int) -> int:
    """Collects the cards of a hand that are not known, and returns their number."""
    for place in range(s.hand_count[owner]):
        s.left[place] = s.hand[owner, place]
    return _remove_known(s, owner, int(s.hand_count[owner]))


@kernel
def _unknown_in_seen(s: Game, owner: int, seen: int) -> int:
    """Collects the seen cards that were not known before, and returns their number."""
    for place in range(seen):
        s.left[place] = s.seen[place]
    return _remove_known(s, owner, seen)


@kernel
def _remove_known(s: Game, owner: int, left: int) -> int:
    for place in range(s.known_count[owner]):
        left = remove(s.left, left, s.known[owner, place])
    return left
