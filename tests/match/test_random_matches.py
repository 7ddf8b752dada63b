"""Random matches end, follow the rules of naming, and have every kind of event."""

from __future__ import annotations

import random

import pytest

from gwint.cards import Faction
from gwint.match import Match, NameDeck, events
from tests.match.sample_matches import draw_game, name_decks, new_match, random_match, random_moves
from tests.scenes import rule

FEW, MANY = 20, 300


def play_through(number: int) -> Match:
    """Play a match and check the rules of TOUR at every question."""
    match = random_match(number)
    for _ in random_moves(match, random.Random(number)):
        assert max(match.score) <= 2
        assert len(match.games) <= 9
        if isinstance(match.question, NameDeck):
            assert_fair(match, match.question)
    return match


def assert_fair(match: Match, question: NameDeck) -> None:
    won = {one.game.table.seats[question.seat].faction for one in match.games if one.winner == question.seat}
    assert set(question.allowed) == set(match.lineups[question.seat].factions) - won
    assert len(question.allowed) >= 2
    last = match.games[-1].winner if match.games else match.first
    assert question.seat == last or match.named[last or 0] is not None


@rule("TOUR-2", "TOUR-3", "TOUR-4")
def test_random_matches_end_with_two_wins() -> None:
    for number in range(FEW):
        match = play_through(number)
        assert max(match.score) == 2
        counted = [one for one in match.games if one.winner is not None]
        assert [one.number for one in counted] == list(range(1, sum(match.score) + 1))
        assert_different_decks(match)


def assert_different_decks(match: Match) -> None:
    for seat in (0, 1):
        won: list[Faction] = [one.game.table.seats[seat].faction for one in match.games if one.winner == seat]
        assert len(set(won)) == len(won)


@pytest.mark.slow
def test_three_hundred_random_matches() -> None:
    for number in range(MANY):
        assert_different_decks(play_through(number))


def test_every_kind_of_event_happens() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.MatchEvent)}
    realms = Faction.NORTHERN_REALMS
    matches = [play_through(0), draw_game(draw_game(draw_game(name_decks(new_match(), realms, realms))))]
    assert {type(event) for match in matches for event in match.log} == kinds - {events.MatchEvent}
