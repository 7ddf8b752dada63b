"""An observation contains what the seat's view contains, and nothing that the view hides."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from gwint.cards import CATALOGUE, ROWS, Card, Leader
from gwint.decks import random_deck
from gwint.fast import deal, decode
from gwint.fast.encoding import card_of
from gwint.fast.moves import VERSION as MOVES_VERSION
from gwint.fast.observations import MOVABLE, QUESTIONS, VERSION, VERSIONS, ZONES, digest
from gwint.fast.options import set_options
from gwint.faults import GwintError
from gwint.lab.environments import NAME, name_of
from gwint.lab.environments.duel import Duel, deal_duel
from gwint.lab.environments.initial_tables import initial_tables
from gwint.lab.environments.observations import as_bytes, describe, observation, ruleset_in
from gwint.rules.agenda import ChooseMoves
from gwint.rulesets import NUMERIC, OPTIONS, RULESETS, Ruleset
from gwint.views import SideView, View, view
from tests.games.random_games import house_rules
from tests.scenes import rule

LAYOUTS = {"gwint_duel_v1": ("27b930b3", "0a308dbd"), "gwint_duel_v2": ("27b930b3", "8304197c")}
"""The fingerprints of moves and observations for each version of the environments."""
OPTIONS_OF_VERSION_2 = "dfe48bce"
"""The fingerprint of the options and their values, whose order gives the bytes of `options` their meaning."""


def random_duel(seed: int, leader: Leader | None = None) -> Duel:
    """Deal a duel of two random legal decks under a named ruleset, with house rules in every other duel."""
    ruleset = house_rules(seed)
    decks = random_deck(2 * seed, ruleset, leader=leader), random_deck(2 * seed + 1, ruleset)
    return deal_duel(initial_tables([decks], ruleset), seed)


def positions(seed: int, leader: Leader | None = None) -> Iterator[Duel]:
    """Yield the duel before every decision, and once when it is over."""
    duel, rng = random_duel(seed, leader), Random(seed)
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


def strongest(side: SideView) -> list[int]:
    """Return the strength of the strongest unit of each row that is not a hero."""
    rows = zip(side.rows, side.strengths, strict=True)
    return [max([min(s, 255) for card, s in zip(*row, strict=True) if card.mortal], default=0) for row in rows]


def option_bytes(ruleset: Ruleset) -> list[int]:
    """Return the options as an observation contains them: numbers as they are, a 1 for any other value."""
    numbers: list[int] = []
    for option, value in ruleset.options().items():
        values = OPTIONS[option]
        numbers += [int(value)] if option in NUMERIC else [int(one == value) for one in values]
    return numbers


def test_every_value_of_every_option_is_shown() -> None:
    game = random_duel(0).game
    changed = [
        base.changed(**{name: value}) for base in RULESETS.values() for name in OPTIONS for value in OPTIONS[name]
    ]
    rng = Random(1)
    mixed = [Ruleset(**{name: rng.choice(values) for name, values in OPTIONS.items()}) for _ in range(100)]
    for ruleset in [*changed, *mixed]:
        set_options(game[0], ruleset)
        shown = observation(game, 1)
        assert shown[0]["options"].tolist() == option_bytes(view(decode(game), 1).ruleset) == option_bytes(ruleset)
        assert ruleset_in(shown) == ruleset


def movable_units(duel: Duel, seat: int) -> Counter[tuple[Card, int]]:
    """Return the units in the field `pending`, with the rows they are in."""
    pending = observation(duel.game, seat)[0]["pending"]
    return Counter(
        {
            (card_of(duel.game[0], int(MOVABLE[place])), int(row)): int(pending[row, place])
            for row, place in zip(*np.nonzero(pending), strict=True)
        }
    )


@rule("LEAD-13")
def test_both_seats_see_which_units_may_still_move() -> None:
    """The question may be asked again after each move, with one unit less; no other question has pending units."""
    hope = CATALOGUE.leaders["francesca-findabair-hope-of-the-aen-seidhe"]
    counts = Counter[int]()
    for seed in range(1, 40, 3):
        for number, duel in enumerate(positions(seed, hope)):
            question = view(decode(duel.game), 0).question
            waiting = question.waiting if isinstance(question, ChooseMoves) else ()
            for seat in range(2):
                assert movable_units(duel, seat) == Counter((card, int(row)) for card, row in waiting)
                if waiting:
                    world = deal(view(decode(duel.game), seat), number)
                    assert observation(world, seat).tobytes() == observation(duel.game, seat).tobytes()
            counts[len(waiting)] += 1
    assert max(counts) > 2
    assert counts[1]


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
            assert observed["strongest"].tolist() == [strongest(side) for side in sides]
            assert observed["options"].tolist() == option_bytes(seen.ruleset)
            assert ruleset_in(observation(duel.game, seat)) == seen.ruleset
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
    for seed in range(48):
        for duel in positions(seed):
            empty -= {zone for zone, cards in cards_by_zone(duel, 0).items() if cards}
    assert not empty


def test_an_observation_is_described_in_text() -> None:
    duel = random_duel(1)
    lines = describe(observation(duel.game, 0)).splitlines()
    assert lines[0].startswith("hand: ")
    assert "gems: 2 2" in lines
    assert lines[-1] == f"options: {view(decode(duel.game), 0).ruleset}"


def test_one_record_is_described_however_it_is_given() -> None:
    record = observation(random_duel(1).game, 0)
    text, ruleset = describe(record), ruleset_in(record)
    for same in (record[0], np.asarray(record[0]), as_bytes(record)):
        assert (describe(same), ruleset_in(same)) == (text, ruleset)
    assert describe(as_bytes(record, 1), 1) == describe(record, 1)


def test_anything_else_than_one_record_is_refused() -> None:
    record = observation(random_duel(1).game, 0)
    for wrong in (np.repeat(record, 3), record[:0], as_bytes(record)[1:], as_bytes(record, 1), random_duel(1).game, 5):
        for reader in (describe, ruleset_in):
            with pytest.raises(GwintError, match=r"OBSERVATION \(1\), not "):
                reader(wrong)  # type: ignore[arg-type]
    with pytest.raises(GwintError, match="from 1 to 2"):
        describe(record, 3)


def test_the_text_of_version_1_is_what_it_was() -> None:
    """A unit that may still move is described only in version 2."""
    record = observation(random_duel(0).game, 0)
    newer = describe(record).splitlines()
    assert describe(record, 1).splitlines() == [line for line in newer if not line.startswith("options: ")]
    record["pending"][0, 2, 3], record["strongest"][0, 0] = 2, (7, 0, 6)
    assert {"pending-siege: harpy 2", "strongest: 7 0 6 0 0 0"} <= set(describe(record).splitlines())
    assert describe(record, 1).splitlines() == [line for line in newer if not line.startswith("options: ")]


def test_a_change_of_numbers_needs_a_new_version() -> None:
    assert {name_of(version): (MOVES_VERSION, digest(fields)) for version, fields in VERSIONS.items()} == LAYOUTS
    assert LAYOUTS[NAME][1] == VERSION
    options = hashlib.blake2b(repr([*OPTIONS.items()]).encode(), digest_size=4).hexdigest()
    assert options == OPTIONS_OF_VERSION_2
