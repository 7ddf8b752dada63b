"""Solo games with a box of printed cards take the same course as the engine's own (SOLO-1 to SOLO-23)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import product

import pytest

from gwint.cards import CATALOGUE, FACTIONS, Faction, Leader
from gwint.decks import Deck, random_deck
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, person_may_use, whole_set
from gwint.rules.modes.solo import PERSON, SOLO, VIRTUAL
from gwint.rulesets import RULESETS, Ruleset
from tests.open_games.box import SoloBox

QUICK, MANY = 30, 1000
VARIANTS = list(product([mode.name for mode in SOLO], FACTIONS, FACTIONS, RULESETS.values(), (True, False)))
"""Every variant with every pair of factions, every ruleset, and the whole set or a deck of one's own."""
random.Random("variants").shuffle(VARIANTS)


def box(number: int) -> SoloBox:
    """Return a game of the next variant."""
    mode, mine, theirs, ruleset, whole = VARIANTS[number % len(VARIANTS)]
    leader = random.Random(f"box {number}").choice(leaders(mine, ruleset))
    deck = whole_set(mine, leader, ruleset, person=True) if whole else own_deck(f"box {number}", mine, leader, ruleset)
    return SoloBox(mode, ruleset, (deck, opponents_set(theirs, ruleset)), f"box {number}")


def own_deck(seed: str, faction: Faction, leader: Leader, ruleset: Ruleset) -> Deck:
    drawn = random_deck(seed, ruleset, faction)
    return Deck.of(faction, leader, [card for card in drawn.cards if person_may_use(card)])


@dataclass
class Played:
    """What occurred in a number of games."""

    asked: Counter[str] = field(default_factory=Counter)
    own_leaders: set[Leader] = field(default_factory=set)
    turned_up: set[Leader] = field(default_factory=set)
    """The leaders of the opponent's pile that were turned up."""


def play_boxes(games: int) -> Played:
    played = Played()
    for number in range(games):
        game = box(number)
        game.play()
        played.asked += game.asked
        played.own_leaders.add(game.table.seats[PERSON].leader)
        played.turned_up |= set(game.table.seats[VIRTUAL].led)
    return played


def test_games_with_a_box_agree_with_the_engine() -> None:
    """SOLO-1. Decision by decision, in both variants."""
    assert set(play_boxes(QUICK).asked) >= {"card", "leader", "survivor", "from-pile"}


@pytest.mark.slow
def test_a_thousand_games_with_a_box_agree_with_the_engine() -> None:
    """SOLO-1. In both variants, with all pairs of factions, all rulesets and all leaders on both sides."""
    played = play_boxes(MANY)
    assert set(played.asked) == {"card", "leader", "survivor", "way", "from-pile", "found", "first-weather"}
    assert played.own_leaders == played.turned_up == set(CATALOGUE.leaders.values())
