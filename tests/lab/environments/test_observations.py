"""An observation contains what the seat's view contains, and nothing that the view hides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from gwint.cards import ROWS, Card
from gwint.decks import random_deck
from gwint.fast import deal, decode
from gwint.fast.encoding import card_of
from gwint.fast.moves import VERSION as MOVES_VERSION
from gwint.fast.observations import QUESTIONS, VERSION, ZONES
from gwint.lab.environments import NAME
from gwint.lab.environments.duel import Duel, deal_duel
from gwint.lab.environments.initial_tables import initial_tables
from gwint.lab.environments.observations import describe, observation
from gwint.rulesets import RULESETS
from gwint.views import SideView, View, view

LAYOUTS = {"gwint_duel_v1": ("27b930b3", "0a308dbd")}
"""The fingerprints of moves and observations for each version of the environments."""


def random_duel(seed: int) -> Duel:
    """Deal a duel of two random legal decks under one of the named rulesets."""
    ruleset = list(RULESETS.values())[seed % len(RULESETS)]
    return deal_duel(
        initial_tables([(random_deck(2 * seed, ruleset), random_deck(2 * seed + 1, ruleset))], ruleset), seed
    )


def positions(seed: int) -> Iterator[Duel]:
    """Yield the duel before every decision, and once when it is over."""
    duel, rng = random_duel(seed), Random(seed)
    while not duel.over:
        yield duel
        duel.push(int(rng.choice(duel.moves)))
    yield duel


def cards_by_zone(duel: Duel, seat: int) -> dict[str, Counter[Card]]:
    """Return the cards in every zone of an observation."""
    zones = observation(duel.game, seat)[0]["cards"]
    numbers = zip(ZONES, (np.repeat(np.arange(len(zone)), zone) for zone in zones), strict=True)
    return {zone: Counter(card_of(duel.game[0], int(number)) for number in cards) for zone, cards in numbers}


def expected(seen: View, seat: int) -> dict[str, Counter[Card]]:
    """Return the same from the view."""
    own, enemy = seen.seats[seat], seen.seats[1 - seat]
    assert own.secrets is not None
    assert own.secrets.deck is not None
    zones = {
        "hand": own.secrets.hand,
        "deck": (*own.secrets.deck.cards, *own.secrets.aside),
        "shown": own.secrets.seen[1 - seat],
        "known": enemy.known,
        "returned": enemy.returned,
        "gone": seen.gone,
        "weather": [cloud.card for cloud in seen.weather if cloud.card],
        "asked": [card for card in [getattr(seen.question, "card", None)] if card],
    }
    for side, whose in ((seat, "own"), (1 - seat, "enemy")):
        zones[f"{whose}-pile"] = seen.sides[side].pile
        zones |= {f"{whose}-{row.id}": seen.sides[side].rows[row] for row in ROWS}
    return {zone: Counter(cards) for zone, cards in zones.items()}


@pytest.mark.parametrize("seed", range(24))
def test_the_zones_hold_the_cards_of_the_view(seed: int) -> None:
    for duel in islice(positions(seed), 0, None, 3):
        table = decode(duel.game)
        for seat in range(2):
            assert cards_by_zone(duel, seat) == expected(view(table, seat), seat)


@pytest.mark.parametrize("seed", range(24))
def test_the_fields_match_the_view(seed: int) -> None:
    for duel in islice(positions(seed), 0, None, 4):
        table = decode(duel.game)
        for seat in range(2):
            seen, observed = view(table, seat), observation(duel.game, seat)[0]
            seats = [seen.seats[seat], seen.seats[1 - seat]]
            sides: list[SideView] = [seen.sides[seat], seen.sides[1 - seat]]
            assert observed["seat"] == seat
            assert observed["gems"].tolist() == [side.gems for side in sides]
            assert observed["passed"].tolist() == [one.passed for one in seats]
            assert observed["hand_count"].tolist() == [one.hand_count for one in seats]
            assert observed["deck_count"].tolist() == [one.deck_count for one in seats]
            assert observed["row_totals"].tolist() == [[min(total, 255) for total in side.row_totals] for side in sides]
            assert observed["totals"].tolist() == [min(side.total, 255) for side in sides]
            assert observed["asked"].tolist() == [index in seen.acting for index in (seat, 1 - seat)]
            asked = [QUESTIONS[number] for number in np.flatnonzero(observed["question"])]
            assert asked == [type(seen.question)] * (seen.question is not None)


def exchange_hidden(seed: int) -> int:
    """Deal the hidden cards again throughout a game; return how often that changed a hand."""
    exchanged = 0
    for number, duel in enumerate(islice(positions(seed), 1, None, 3)):
        for seat in range(2):
            world = deal(view(decode(duel.game), seat), number)
            exchanged += world["hand"].tobytes() != duel.game["hand"].tobytes()
            assert observation(world, seat).tobytes() == observation(duel.game, seat).tobytes()
    return exchanged


@pytest.mark.parametrize("seed", range(24))
def test_hidden_cards_change_no_observation(seed: int) -> None:
    assert exchange_hidden(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(first, first + 100) for first in range(1000, 2000, 100)])
def test_hidden_cards_change_no_observation_in_a_thousand_games(seeds: range) -> None:
    assert all(exchange_hidden(seed) for seed in seeds)


def test_every_zone_is_used() -> None:
    empty = set(ZONES)
    for seed in range(24):
        for duel in positions(seed):
            empty -= {zone for zone, cards in cards_by_zone(duel, 0).items() if cards}
    assert not empty


def test_an_observation_is_described_in_text() -> None:
    duel = random_duel(1)
    lines = describe(observation(duel.game, 0)).splitlines()
    assert lines[0].startswith("hand: ")
    assert "gems: 2 2" in lines


def test_a_change_of_numbers_needs_a_new_version() -> None:
    assert LAYOUTS[NAME] == (MOVES_VERSION, VERSION)
