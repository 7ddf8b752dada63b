"""Solo games with a box of printed cards take the same course as the engine's own (SOLO-1 to SOLO-23)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest

from gwint.cards import FACTIONS, Leader
from gwint.decks import random_deck
from gwint.decks.building import leaders
from gwint.decks.full_sets import opponents_set, person_may_use, whole_set
from gwint.rules.modes.solo import VIRTUAL
from gwint.rulesets import LEGENDARY, RULESETS
from tests.open_games.box import SoloBox

QUICK, MANY = 60, 1000


def box(number: int) -> SoloBox:
    """Returns a game with every faction, leader, mode and ruleset in turn."""
    rng = random.Random(f"box {number}")
    ruleset = list(RULESETS.values())[number % len(RULESETS)]
    mode = ("solo-leaders", "solo")[number % 5 == 0]
    mine, theirs = FACTIONS[number % len(FACTIONS)], FACTIONS[number // len(FACTIONS) % len(FACTIONS)]
    if number % 2:
        deck = whole_set(mine, rng.choice(leaders(mine, ruleset)), ruleset, person=True)
    else:
        deck = random_deck(f"box {number}", ruleset, mine)
        deck = type(deck).of(deck.faction, deck.leader, [card for card in deck.cards if person_may_use(card)])
    return SoloBox(mode, ruleset, (deck, opponents_set(theirs, ruleset)), f"box {number}")


@dataclass
class Played:
    """What occurred in a number of games."""

    asked: Counter[str] = field(default_factory=Counter)
    leaders: set[Leader] = field(default_factory=set)


def play_boxes(games: int) -> Played:
    played = Played()
    for number in range(games):
        game = box(number)
        game.play()
        played.asked += game.asked
        played.leaders |= set(game.table.seats[VIRTUAL].led)
    return played


def test_games_with_a_box_agree_with_the_engine() -> None:
    """SOLO-1. Decision by decision, with both variants and all factions."""
    assert set(play_boxes(QUICK).asked) >= {"card", "leader", "survivor", "way", "from-pile"}


@pytest.mark.slow
def test_a_thousand_games_with_a_box_agree_with_the_engine() -> None:
    played = play_boxes(MANY)
    assert set(played.asked) == {"card", "leader", "survivor", "way", "from-pile", "found", "first-weather"}
    assert len(played.leaders) == len({leader for faction in FACTIONS for leader in leaders(faction, LEGENDARY)})
