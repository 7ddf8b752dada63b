"""Secrecy in solo: neither the opponent's deck nor your hand is sent to a viewer who may not know it."""

from __future__ import annotations

import random

import pytest

from gwint.cards import Card
from gwint.rules.play import carry_on
from gwint.rules.table import Seat, Table
from gwint.views import Viewer
from tests.games.test_secrets import (
    deal_again,
    distinct_copies,
    exchange_hidden,
    play_and_collect,
    sent,
    shuffle_deck,
    with_exchanged_card,
)
from tests.rules.solo.test_games import new_table, random_game
from tests.scenes import rule

VIEWERS: tuple[Viewer, ...] = (0, 1, None)
"""The viewers: you, the seat of the virtual opponent, and a spectator."""


def shuffled_secrets(table: Table, viewer: Viewer, rng: random.Random) -> Table:
    """Returns the table with everything hidden from this viewer dealt again."""
    other = table.copy()
    other.chance.streams = [rng.getrandbits(64) for _ in other.chance.streams]
    person, virtual = other.seats
    if viewer == 0:
        shuffle_deck(person, rng)
    else:
        deal_again(table, 0, person, viewer, rng)
    shuffle_virtual(virtual, rng)
    return other


def shuffle_virtual(owner: Seat, rng: random.Random) -> None:
    """SOLO-2, SOLO-7, SOLO-14. No viewer knows the order of deck and leaders, or the face-down cards."""
    hidden = rng.sample([*owner.deck, *owner.under], len(owner.deck) + len(owner.under))
    owner.under, owner.deck = tuple(hidden[: len(owner.under)]), hidden[len(owner.under) :]
    owner.loose = rng.randint(0, len(owner.deck))
    owner.leaders = tuple(rng.sample(owner.leaders, len(owner.leaders)))


@rule("PLAY-8", "SOLO-2", "SOLO-7", "SOLO-14")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_hidden_does_not_change_a_byte_of_what_is_sent(viewer: Viewer) -> None:
    """Checks the view, the moves in words and the error messages at every step of some games."""
    rng = random.Random(1)
    for game in range(0, 60, 4):
        for table, _ in random_game(game):
            assert sent(shuffled_secrets(table, viewer, rng), viewer) == sent(table, viewer)


def hidden_exchanged(table: Table, viewer: Viewer, shown: set[int], rng: random.Random) -> dict[int, Card]:
    """Exchanges unseen cards in all decks but the viewer's; returns which card replaced which."""
    swap: dict[int, Card] = {}
    for number, seat in enumerate(table.seats):
        if number != viewer:
            swap |= exchange_hidden(seat, shown, rng)
    return swap


def assert_told_alike(game: int, viewer: Viewer) -> bool:
    """Plays a game twice, the second time with unseen cards exchanged; returns whether that changed anything."""
    rng = random.Random(game)
    first = new_table(game)
    distinct_copies(first)
    second = first.copy()
    carry_on(first)
    shown: set[int] = set()
    done, told_first = play_and_collect(first, viewer, None, rng, shown)
    before = [list(seat.deck) for seat in second.seats]
    swap = hidden_exchanged(second, viewer, shown, rng)
    changed = [seat.deck for seat in second.seats] != before
    carry_on(second)
    _, told_second = play_and_collect(
        second, viewer, [(seat, with_exchanged_card(move, swap)) for seat, move in done], rng, set()
    )
    assert told_second == told_first
    return changed


@rule("PLAY-8", "SOLO-2", "SOLO-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_two_games_that_differ_only_in_hidden_cards_send_the_same(viewer: Viewer) -> None:
    """The opponent plays the same in both games, because it judges by open information."""
    assert sum(assert_told_alike(game, viewer) for game in range(12)) > 9
