"""LEAD-4, LEAD-9, LEAD-16. Leaders that use discard piles."""

from __future__ import annotations

from typing import Final

from gwint.fast.agenda import CHOOSE_FROM_PILE, FROM_ENEMY_PILE, REVIVE_RANDOM, add_more, add_step, bring
from gwint.fast.cards import EFFECT_NAME, EFFECT_TAKES, HERO, MORTAL, RETURNS_ALL, TAKES, TAKES_TOO, effect
from gwint.fast.chance import TABLE_STREAM, pick
from gwint.fast.compiler import kernel
from gwint.fast.duel import opposing
from gwint.fast.factions import count_mortals
from gwint.fast.passive_leaders import effect_of, has_passive
from gwint.fast.placement import count_plays
from gwint.fast.table import SEATS, Game
from gwint.fast.verbs import leave_pile, shuffle_back, take_from_pile

ANY: Final = TAKES.index("any")
ANY_SINCE_VERSION_2: Final = TAKES.index("any-since-version-2")
NON_HERO: Final = TAKES.index("non-hero")
PLAY_FROM_ENEMY_PILE: Final = effect("play-from-enemy-pile")
RANDOM_REVIVAL: Final = effect("random-revival")


@kernel
def takes(s: Game, number: int, card: int) -> bool:
    """LEAD-4. Whether a leader may take this card from a discard pile."""
    what = EFFECT_TAKES[number]
    if what == ANY or (what == ANY_SINCE_VERSION_2 and s.rules_version >= 2):
        return True
    return not HERO[card] if what in (ANY_SINCE_VERSION_2, NON_HERO) else MORTAL[card] != 0


@kernel
def takeable(s: Game, seat: int, card: int) -> bool:
    """LEAD-4. Whether the leader may take this card; LEAD-11. A card to be played must be playable."""
    number = effect_of(s, seat)
    if not takes(s, number, card):
        return False
    return EFFECT_NAME[number] != PLAY_FROM_ENEMY_PILE or count_plays(s, seat, card)[0] > 0


@kernel
def can_take(s: Game, seat: int, side: int) -> bool:
    """LEAD-2. Whether that side's pile has a card that the leader may take."""
    for place in range(s.pile_count[side]):
        if takeable(s, seat, s.pile[side, place]):
            return True
    return False


@kernel
def take(s: Game, seat: int, side: int) -> None:
    """LEAD-4. Lets the player choose a card of the pile; LEAD-17. An Invader may make the choice random."""
    if not _takes_at_random(s):
        add_more(s, CHOOSE_FROM_PILE, seat, side)
        return
    number = effect_of(s, seat)
    allowed = 0
    for place in range(s.pile_count[side]):
        allowed += 1 if takes(s, number, s.pile[side, place]) else 0
    chosen = pick(s, TABLE_STREAM, allowed)
    for place in range(s.pile_count[side]):
        if takes(s, number, s.pile[side, place]):
            if chosen == 0:
                take_from_pile(s, seat, side, int(s.pile[side, place]))
                return
            chosen -= 1


@kernel
def _takes_at_random(s: Game) -> bool:
    for seat in range(SEATS):
        if has_passive(s, seat, RANDOM_REVIVAL) and TAKES_TOO[effect_of(s, seat)]:
            return True
    return False


@kernel
def take_chosen(s: Game, seat: int, side: int, chosen: int) -> None:
    """LEAD-4. Moves the card to the hand; LEAD-11, klub. Or plays it immediately."""
    if EFFECT_NAME[effect_of(s, seat)] == PLAY_FROM_ENEMY_PILE:
        leave_pile(s, side, chosen)
        bring(s, seat, chosen, FROM_ENEMY_PILE)
    else:
        take_from_pile(s, seat, side, chosen)


@kernel
def can_everyone_revive(s: Game) -> bool:
    """LEAD-9. Whether any pile has a non-hero unit."""
    for side in range(SEATS):
        if count_mortals(s.pile[side], s.pile_count[side]):
            return True
    return False


@kernel
def everyone_revives(s: Game, seat: int) -> None:
    """LEAD-9. Revives a random unit for the leader's player first, then for the opponent."""
    add_step(s, REVIVE_RANDOM, opposing(seat))
    add_step(s, REVIVE_RANDOM, seat)


@kernel
def can_shuffle_back(s: Game, number: int) -> bool:
    """LEAD-16. Whether there is a card to return; LEAD-17. Or a non-hero unit."""
    if RETURNS_ALL[number]:
        return s.pile_count[0] > 0 or s.pile_count[1] > 0
    return can_everyone_revive(s)


@kernel
def shuffle_piles_back(s: Game, number: int) -> None:
    """LEAD-16. Crach an Craite: shuffles every pile back into its owner's deck."""
    for side in range(SEATS):
        shuffle_back(s, side, bool(RETURNS_ALL[number]))
