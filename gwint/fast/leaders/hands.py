"""LEAD-10, LEAD-12. Leaders that change a hand or look at one."""

from __future__ import annotations

from gwint.fast.agenda import CHOOSE_DISCARD, CHOOSE_FROM_DECK, add_more, add_step
from gwint.fast.cards import CHOSEN, EFFECT_COUNT
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.table import Game
from gwint.fast.verbs import discard_from_hand, draw, see_hand


@kernel
def can_discard_two(s: Game, seat: int) -> bool:
    """LEAD-2. Whether the hand has two cards and the deck has one."""
    return s.hand_count[seat] >= 2 and s.deck_count[seat] >= 1


@kernel
def discard_two(s: Game, seat: int) -> None:
    add_more(s, CHOOSE_DISCARD, seat, 2)


@kernel
def discard_chosen(s: Game, seat: int, left: int, chosen: int) -> None:
    """LEAD-10. Discards both cards face up before the player searches the deck."""
    discard_from_hand(s, seat, chosen)
    if left > 1:
        add_more(s, CHOOSE_DISCARD, seat, left - 1)
    else:
        add_step(s, CHOOSE_FROM_DECK, seat)


@kernel
def can_draw(s: Game, seat: int) -> bool:
    return s.deck_count[seat] > 0


@kernel
def draw_card(s: Game, seat: int) -> None:
    """Daisy of the Valley, klub: draws a card."""
    draw(s, seat, 1)


@kernel
def can_see(s: Game, seat: int) -> bool:
    """LEAD-2. Whether the opponent has a card in hand."""
    return s.hand_count[opposing(seat)] > 0


@kernel
def see(s: Game, seat: int, effect: int) -> None:
    """LEAD-12. Shows three cards of the opponent's hand, or all if there are fewer."""
    see_hand(s, opposing(seat), int(EFFECT_COUNT[effect]), bool(CHOSEN[effect]))
