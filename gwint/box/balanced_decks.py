"""SET-2. Random decks for several players from one box, about equally strong.

A box has one set of cards for each faction, so players of different factions never need the same card.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, islice
from random import Random
from statistics import median
from typing import Final

from gwint.box.deck_worth import deck_worth
from gwint.cards import FACTIONS, Faction
from gwint.decks import Deck, random_deck
from gwint.faults import GwintError
from gwint.rulesets import LEGENDARY, Ruleset

MIN_SEATS: Final = 2
MAX_SEATS: Final = len(FACTIONS)
CANDIDATES: Final = 16
"""How many random decks are drawn for each seat; the one whose worth is closest to the common one is dealt."""
MAX_CARDS: Final = 40
"""Larger random decks are drawn again: they are hard to shuffle by hand, and their best cards are seldom seen."""
MAX_REDRAWS: Final = 1000


class BoxError(GwintError):
    """The box has no such decks."""


def balanced_decks(
    seats: int,
    ruleset: Ruleset = LEGENDARY,
    seed: object = 1,
    advanced: bool = False,
    factions: Sequence[Faction | None] = (),
    redraws: Sequence[int] = (),
) -> tuple[Deck, ...]:
    """Return a random legal deck for each seat, of different factions and about the same worth.

    `factions` fixes the factions of the first seats, or of some of them where others are None. `redraws` counts how
    often the deck of each seat was drawn again, which changes neither its faction nor the other decks. The same
    arguments give the same decks.
    """
    check_request(seats, factions, redraws)
    drawn = _draw_factions(seats, factions, f"{seed}")
    pools = [_candidates(faction, ruleset, advanced, f"{seed} {faction} 0") for faction in drawn]
    level = median(deck_worth(deck, ruleset) for pool in pools for deck in pool)
    for seat, times in enumerate(redraws):
        if times:
            pools[seat] = _candidates(drawn[seat], ruleset, advanced, f"{seed} {drawn[seat]} {times}")
    return tuple(min(pool, key=lambda deck: abs(deck_worth(deck, ruleset) - level)) for pool in pools)


def check_request(seats: int, factions: Sequence[Faction | None], redraws: Sequence[int]) -> None:
    """Refuse what one box cannot give."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BoxError("box-seats", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
    if max(len(factions), len(redraws)) > seats:
        raise BoxError("box-more-than-seats", seats=seats, given=max(len(factions), len(redraws)))
    for place, faction in enumerate(factions):
        if faction is not None and faction in factions[:place]:
            raise BoxError("box-faction-twice", faction=faction)
    for times in redraws:
        if not 0 <= times <= MAX_REDRAWS:
            raise BoxError("box-redraws", redraws=times, most=MAX_REDRAWS)


def _draw_factions(seats: int, chosen: Sequence[Faction | None], seed: str) -> list[Faction]:
    """Give every seat without a faction one that no other seat has."""
    free = [faction for faction in FACTIONS if faction not in chosen]
    Random(f"{seed} factions").shuffle(free)
    wanted = (*chosen, *[None] * (seats - len(chosen)))
    return [faction or free.pop() for faction in wanted]


def _candidates(faction: Faction, ruleset: Ruleset, advanced: bool, seed: str) -> list[Deck]:
    drawn = (random_deck(f"{seed} {number}", ruleset, faction, advanced=advanced) for number in count())
    return list(islice((deck for deck in drawn if len(deck.cards) <= MAX_CARDS), CANDIDATES))
