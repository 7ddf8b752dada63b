"""Hands and decks: drawing, exchanging, taking, showing."""

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
    """PLAY-10. The order is settled as cards are drawn: the same chances, and no work for cards never drawn."""
    s.loose[seat] = s.deck_count[seat]
    s.bottom[seat] = 0


@kernel
def draw_top(s: Game, seat: int) -> int:
    """Take the top card of a deck that has one."""
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
    """A card comes to a hand, unseen."""
    s.hand_count[seat] = append(s.hand[seat], s.hand_count[seat], card)


@kernel
def draw(s: Game, seat: int, count: int) -> None:
    """PLAY-9. Draw so many cards, or what there is."""
    for _ in range(min(count, int(s.deck_count[seat]))):
        add_to_hand(s, seat, draw_top(s, seat))


@kernel
def exchange(s: Game, seat: int, given: int) -> None:
    """SET-5. Lay a card aside, or put it under the deck, and draw another."""
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
    """SET-5. The cards laid aside are shuffled back into the deck."""
    if not s.aside_count[seat]:
        return
    for place in range(s.aside_count[seat]):
        s.deck_count[seat] = append(s.deck[seat], s.deck_count[seat], s.aside[seat, place])
    s.aside_count[seat] = 0
    shuffle(s, seat)


@kernel
def leave_hand(s: Game, seat: int, leaving: int) -> None:
    """A card leaves a hand openly: whoever was sure of one of its kind there is so no longer."""
    s.hand_count[seat] = remove(s.hand[seat], s.hand_count[seat], leaving)
    s.known_count[seat] = remove(s.known[seat], s.known_count[seat], leaving)
    _forget_returned(s, seat, leaving)


@kernel
def leave_deck(s: Game, seat: int, leaving: int) -> None:
    """A card leaves a deck openly; whoever searched must shuffle afterwards."""
    s.deck_count[seat] = remove(s.deck[seat], s.deck_count[seat], leaving)
    _forget_returned(s, seat, leaving)


@kernel
def _forget_returned(s: Game, seat: int, leaving: int) -> None:
    s.returned_count[seat] = remove(s.returned[seat], s.returned_count[seat], leaving)


@kernel
def pick_from_deck(s: Game, seat: int, picked: int) -> None:
    """LEAD-10. A card of choice goes from deck to hand, unseen by others; then the deck is shuffled."""
    s.deck_count[seat] = remove(s.deck[seat], s.deck_count[seat], picked)
    add_to_hand(s, seat, picked)
    shuffle(s, seat)


@kernel
def take_openly(s: Game, seat: int, taken: int) -> None:
    """A card goes to a hand before everybody's eyes."""
    add_to_hand(s, seat, taken)
    s.known_count[seat] = append(s.known[seat], s.known_count[seat], taken)


@kernel
def take_from_pile(s: Game, seat: int, side: int, taken: int) -> None:
    """LEAD-4, LEAD-5. A card of a discard pile goes to the hand and is the taker's from then on."""
    s.pile_count[side] = remove(s.pile[side], s.pile_count[side], taken)
    take_openly(s, seat, taken)


@kernel
def see_hand(s: Game, owner: int, count: int, chosen: bool) -> None:
    """LEAD-12. See so many cards of a hand; who points at backs points at those not yet known first."""
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
    """So many of the cards that are left at random, or all if there are fewer: they are seen."""
    seen = min(count, left)
    for place in range(seen):
        chosen = pick(s, TABLE_STREAM, left)
        s.seen[place] = s.left[chosen]
        left = take_out(s.left, left, chosen)
    return seen


@kernel
def _pick_known(s: Game, left: int, count: int) -> None:
    """Cards that were known already are pointed at too: chance speaks, and nothing is learned."""
    for picked in range(min(count, int(left))):
        pick(s, TABLE_STREAM, left - picked)


@kernel
def _unknown_in_hand(s: Game, owner: int) -> int:
    """What is left of a hand when what is known of it is taken out, one for one."""
    for place in range(s.hand_count[owner]):
        s.left[place] = s.hand[owner, place]
    return _remove_known(s, owner, int(s.hand_count[owner]))


@kernel
def _unknown_in_seen(s: Game, owner: int, seen: int) -> int:
    """What is left of the cards seen: one may be the very one that was known already."""
    for place in range(seen):
        s.left[place] = s.seen[place]
    return _remove_known(s, owner, seen)


@kernel
def _remove_known(s: Game, owner: int, left: int) -> int:
    for place in range(s.known_count[owner]):
        left = remove(s.left, left, s.known[owner, place])
    return left
