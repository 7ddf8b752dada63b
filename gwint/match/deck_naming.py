"""TOUR-3, TOUR-4. Naming a deck: the question, its answer as a value and as a phrase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from gwint.bots.planner.card_values import mean_value
from gwint.cards import Faction
from gwint.cards.names import faction_name, find_faction, find_leader, fold, nearest
from gwint.faults import Refusal
from gwint.match.lineup import Lineup
from gwint.notation.move_phrases import AmbiguousMove, InvalidMove
from gwint.rules.play import IllegalMove

VERBS: Final = ("name", "names")


@dataclass(frozen=True, slots=True)
class NameDeck:
    """A seat names the deck that it plays the next game with."""

    seat: int
    game: int
    """From 1 to 3."""
    allowed: tuple[Faction, ...]
    """The factions of the decks it may name, in its lineup's order; none are told to those who may not know them."""


@dataclass(frozen=True, slots=True)
class PlayGame:
    """A game is being played; what it asks is on its own table."""

    game: int
    replay: int
    """0 the first time."""


@dataclass(frozen=True, slots=True)
class Name:
    """The seat plays its deck of this faction: a lineup has no two of one."""

    faction: Faction


def sensible_name(asked: NameDeck, lineup: Lineup, seed: str) -> Name:
    """TOUR-2, TOUR-4. How a bot names a deck: two that win are enough, so the weakest it brought stays at home while
    there is another; chance names one of the rest, so that nobody foresees which."""
    weakest = min(lineup.decks, key=lambda deck: mean_value(deck.cards)).faction
    return Name(Random(seed).choice([one for one in asked.allowed if one is not weakest] or asked.allowed))


def phrase(named: Name) -> str:
    """`name Northern Realms`."""
    return f"{VERBS[0]} {faction_name(named.faction)}"


def phrases(allowed: tuple[Faction, ...]) -> tuple[str, ...]:
    return tuple(phrase(Name(faction)) for faction in allowed)


def read_name(text: str, lineup: Lineup, allowed: tuple[Faction, ...]) -> Name:
    """The deck that a phrase names: by faction or leader in any language, by its own name, or its place in the lineup.

    The verb may be left out: `name 2`, `Northern Realms`, `the siegemaster`.
    """
    verb, _, rest = fold(text).partition(" ")
    said = rest if verb in VERBS else fold(text)
    found = tuple(dict.fromkeys(_meant(said, lineup)))
    if len(found) == 1 and found[0] in allowed:
        return Name(found[0])
    raise _refusal(text, found, allowed)


def _meant(said: str, lineup: Lineup) -> Iterator[Faction]:
    faction, leader = find_faction(said), find_leader(said)
    if faction:
        yield faction
        return
    for number, deck in enumerate(lineup.decks, start=1):
        if said and (said in (f"{number}", fold(deck.name)) or deck.leader is leader):
            yield deck.faction


def _refusal(text: str, found: tuple[Faction, ...], allowed: tuple[Faction, ...]) -> Refusal:
    legal = phrases(allowed)
    if len(found) > 1:
        return AmbiguousMove("ambiguous-move", text=text, moves=phrases(found), legal=legal)
    if found:
        return IllegalMove("illegal-phrase", text=text, legal=legal)
    return InvalidMove("unknown-phrase", text=text, nearest=nearest(text, legal), legal=legal)
