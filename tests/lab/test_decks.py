"""Cards are measured by random hands, and only real improvements of a deck are accepted."""

from __future__ import annotations

from random import Random

import pytest

from gwint.cards import Card
from gwint.decks import Deck, faults, starter, starters
from gwint.faults import GwintError
from gwint.lab.card_worth import card_worths, first_hands
from gwint.lab.deck_changes import changes
from gwint.lab.deck_improvement import MAX_FAILURES, improve
from gwint.lab.jobs import GameSetup, Job
from gwint.lab.opponent_field import MEASURED_PREFIX, Field
from gwint.rulesets import KLUB, LEGENDARY, Ruleset
from tests.faults import of_kind
from tests.lab.pools import FakePool, Rule

DECK = starter("monsters-swarm").deck
FOES = {one.id: one.deck for one in starters()[2:5]}


def field(rule: Rule, ruleset: Ruleset = LEGENDARY) -> Field:
    return Field(FOES, "random", ruleset, FakePool(rule), lambda games: None)


def own_seat_of(job: Job) -> int:
    return next(seat for seat, name in enumerate(job.decks) if name.startswith(MEASURED_PREFIX))


def rng_of(job: Job) -> Random:
    return Random(f"{job.seed} {job.decks}")


def test_a_card_that_wins_by_being_dealt_is_found() -> None:
    kayran = next(card for card in DECK.cards if card.id == "kayran")

    def rule(setup: GameSetup, job: Job) -> int:
        seat = own_seat_of(job)
        return seat if kayran in first_hands(setup, job)[seat] and rng_of(job).random() < 0.8 else 1 - seat

    best, *others = card_worths(DECK, field(rule), 1200, "1")
    assert best.card is kayran
    assert best.interval.low < 0.8 < best.interval.high
    assert best.undealt.score == 0
    assert all(abs(one.gain) < 0.25 for one in others)


def test_random_results_give_intervals_around_zero() -> None:
    found = card_worths(DECK, field(lambda setup, job: rng_of(job).randrange(2)), 1200, "2")
    assert len(found) == len(DECK.counts())
    surprises = [one for one in found if not one.interval.low <= 0 <= one.interval.high]
    assert len(surprises) <= 4


@pytest.mark.parametrize("ruleset", [LEGENDARY, KLUB])
def test_every_change_gives_a_different_legal_deck(ruleset: Ruleset) -> None:
    found = changes(DECK, ruleset)
    assert len(found) > 100
    assert any(change.leader for change in found)
    for change in found:
        changed = change.apply_to(DECK)
        assert not faults(changed, ruleset)
        assert changed != DECK
        assert abs(len(changed.cards) - len(DECK.cards)) <= 1


def strength(deck: Deck) -> float:
    return sum(card.strength for card in deck.cards) / len(deck.cards)


def test_improve_finds_stronger_decks_and_tries_only_legal_ones() -> None:
    def rule(setup: GameSetup, job: Job) -> int:
        seat = own_seat_of(job)
        edge = strength(setup.decks[job.decks[seat]]) - strength(DECK)
        return seat if rng_of(job).random() < min(1, 0.3 + edge) else 1 - seat

    measured = field(rule)
    verdicts = list(improve(DECK, measured, 3000, 4, "1"))
    accepted = [verdict for verdict in verdicts if verdict.accepted]
    assert accepted
    assert all(verdict.interval.low > 0 for verdict in accepted)
    assert strength(verdicts[-1].deck) > strength(DECK)
    assert isinstance(measured.pool, FakePool)
    decks_tried = {id(deck): deck for setup in measured.pool.setups for deck in setup.decks.values()}
    assert len(decks_tried) > 60
    assert not any(faults(deck, LEGENDARY) for deck in decks_tried.values())


def test_noise_is_not_accepted_as_an_improvement() -> None:
    verdicts = list(improve(DECK, field(lambda setup, job: rng_of(job).randrange(2)), 1500, 12, "5"))
    assert sum(verdict.accepted for verdict in verdicts) <= 1
    assert len(verdicts) < 12
    assert not any(verdict.accepted for verdict in verdicts[-MAX_FAILURES:])


def test_an_illegal_deck_is_refused() -> None:
    def lean(cards: tuple[Card, ...]) -> Deck:
        return Deck.of(DECK.faction, DECK.leader, cards, "Lean")

    with pytest.raises(GwintError, check=of_kind("lab-deck")):
        list(improve(lean(DECK.cards[:20]), field(lambda setup, job: 0), 200, 1, "1"))
    with pytest.raises(GwintError, check=of_kind("lab-no-field")):
        Field({}, "random", LEGENDARY, FakePool(lambda setup, job: 0), lambda games: None)
