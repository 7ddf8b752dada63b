"""TOUR-3, TOUR-4. Naming a deck: the question, and its answer as a value and as a phrase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from gwint.bots.planner.card_values import mean_value
from gwint.cards import Faction
from gwint.cards.names import faction_name, find_faction, find_leader
from gwint.faults import GwintError
from gwint.match.lineup import Lineup
from gwint.notation.move_phrases import AmbiguousMove, InvalidMove
from gwint.rules.play import IllegalMove
from gwint.spelling import fold, nearest

VERBS: Final = ("name", "names")


@dataclass(frozen=True, slots=True)
class NameDeck:
    """The question which deck a seat plays the next game with."""

    seat: int
    game: int
    """From 1 to 3."""
    allowed: tuple[Faction, ...]
    """The factions of the decks that it may name, in the order of its lineup; empty for other viewers."""


@dataclass(frozen=True, slots=True)
class PlayGame:
    """The state during a game, whose own question is on its table."""

    game: int
    replay: int
    """0 the first time."""


@dataclass(frozen=True, slots=True)
class Name:
    """The seat plays its deck of this faction; a lineup has at most one of each faction."""

    faction: Faction


def sensible_name(question: NameDeck, lineup: Lineup, seed: str) -> Name:
    """TOUR-2, TOUR-4. A bot's choice of a deck: a random one, but not the weakest of its lineup if there is another.

    Two won games are enough, so that the weakest deck may never be needed."""
    weakest = min(lineup.decks, key=lambda deck: mean_value(deck.cards)).faction
    return Name(Random(seed).choice([one for one in question.allowed if one is not weakest] or question.allowed))


def phrase(named: Name) -> str:
    """`name Northern Realms`."""
    return f"{VERBS[0]} {faction_name(named.faction)}"


def phrases(allowed: tuple[Faction, ...]) -> tuple[str, ...]:
    return tuple(phrase(Name(faction)) for faction in allowed)


def read_name(text: str, lineup: Lineup, allowed: tuple[Faction, ...]) -> Name:
    """The deck that a phrase names by faction or leader in any language, by its name, or by its place in the lineup.

    The verb may be left out: `name 2`, `Northern Realms`, `the siegemaster`.
    """
    verb, _, rest = fold(text).partition(" ")
    spelling = rest if verb in VERBS else fold(text)
    found = tuple(dict.fromkeys(_matching_factions(spelling, lineup)))
    if len(found) == 1 and found[0] in allowed:
        return Name(found[0])
    raise _refusal(text, found, allowed)


def _matching_factions(spelling: str, lineup: Lineup) -> Iterator[Faction]:
    faction, leader = find_faction(spelling), find_leader(spelling)
    if faction:
        yield faction
        return
    for number, deck in enumerate(lineup.decks, start=1):
        if spelling and (spelling in (f"{number}", fold(deck.name)) or deck.leader is leader):
            yield deck.faction


def _refusal(text: str, found: tuple[Faction, ...], allowed: tuple[Faction, ...]) -> GwintError:
    legal = phrases(allowed)
    if len(found) > 1:
        return AmbiguousMove("ambiguous-move", text=text, moves=phrases(found), legal=legal)
    if found:
        return IllegalMove("illegal-phrase", text=text, legal=legal)
    return InvalidMove("unknown-phrase", text=text, nearest=nearest(text, legal), legal=legal)
