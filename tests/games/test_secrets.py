"""Secrecy: exchanging hidden information changes nothing that is sent to a seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import CATALOGUE, SETS, Ability, Card
from gwint.faults import GwintError
from gwint.notation.move_phrases import phrases, read_move
from gwint.rules.agenda import Redraw
from gwint.rules.moves import Move, UseLeader
from gwint.rules.play import carry_on, legal_moves, push, question, to_act
from gwint.rules.table import Seat, Table
from gwint.views import Viewer, may_see_hand, view, visible_events
from tests.games.random_games import TESTED_MODES, new_table, random_game, seats_of
from tests.whole_views import whole

CALLED = {called for card in CATALOGUE.cards.values() for called in card.calls}
SEVERAL = [mode for mode in TESTED_MODES if mode != "duel"]
GAMES = st.integers(0, 10_000)


def partner_of(mode: str, seat: int) -> Viewer:
    return (seat + 2) % 4 if mode == "team" else None


# Visible hands


@pytest.mark.parametrize("mode", TESTED_MODES)
def test_a_hand_is_open_to_its_owner_and_in_a_team_to_the_partner_and_a_deck_to_its_owner_alone(mode: str) -> None:
    """PLAY-8, TEAM-2. Checked at every step of some games; a spectator sees no hand."""
    for game in range(3):
        for table, _, _ in random_game(game, mode, house=True):
            for viewer in (*range(seats_of(mode)), None):
                for number, seen in enumerate(view(table, viewer).seats):
                    own = viewer == number
                    partner = viewer is not None and viewer == partner_of(mode, number)
                    assert (seen.secrets is not None) is (own or partner)
                    assert (seen.secrets is not None and seen.secrets.deck is not None) is own


# Single tables


def sent(table: Table, viewer: Viewer) -> str:
    """Returns everything that a seat can be sent about a table: its view, its moves in words, and its errors."""
    parts = [whole(view(table, viewer))]
    return "\n".join(
        parts if viewer is None else [*parts, repr(phrases(table, viewer)), *error_messages(table, viewer)]
    )


def error_messages(table: Table, seat: int) -> Iterator[str]:
    """Returns the error message that a seat receives for a wrong phrase."""
    for wrong in ("Geralt of Rivia > siege", "nonsense", "raise Ves", "pass pass", "Thaler against p1"):
        try:
            yield repr(read_move(table, wrong, seat))
        except GwintError as error:
            yield str(error)
    if seat not in to_act(table):
        with pytest.raises(GwintError) as refused:
            push(table.copy(), UseLeader(), seat)
        yield str(refused.value)


def shuffled_secrets(table: Table, viewer: Viewer, rng: random.Random) -> Table:
    """Returns the table with everything hidden from this viewer dealt again: hands, decks, their order and chance."""
    other = table.copy()
    other.chance.streams = [rng.getrandbits(64) for _ in other.chance.streams]
    for number, seat in enumerate(other.seats):
        if number == viewer:
            shuffle_deck(seat, rng)
        elif may_see_hand(table, viewer, number):
            deal_deck_again(seat, len(seat.deck), rng)
        else:
            deal_again(table, number, seat, viewer, rng)
    return other


def shuffle_deck(seat: Seat, rng: random.Random) -> None:
    """The owner knows the contents of the deck, and the order of cards put under it."""
    rest = seat.deck[seat.bottom :]
    rng.shuffle(rest)
    seat.deck[seat.bottom :] = rest
    seat.loose = rng.randint(0, len(rest))


def deal_deck_again(seat: Seat, size: int, rng: random.Random) -> None:
    """TEAM-2. A partner sees the hand and the cards set aside, but nothing of the deck."""
    seat.deck = rng.choices(SETS[seat.faction], k=size)
    seat.loose, seat.bottom = size, 0
    seat.brought = (*seat.hand, *seat.deck, *seat.aside)


def deal_again(table: Table, number: int, seat: Seat, viewer: Viewer, rng: random.Random) -> None:
    """Hand and deck are any cards of the set except those that the viewer is sure of (PLAY-8, SET-10)."""
    held = [] if viewer is None else list(seat.known[viewer])
    seat.hand = held + rng.choices(SETS[seat.faction], k=len(seat.hand) - len(held))
    rng.shuffle(seat.hand)
    asked = question(table)
    redrawing = isinstance(asked, Redraw) and number in asked.seats
    rest = len(seat.deck) + len(seat.aside)
    # The number of cards exchanged so far is secret as well.
    aside = rng.randint(0, min(2, rest)) if redrawing and table.ruleset.redraw_returns == "shuffled" else 0
    seat.aside = rng.choices(SETS[seat.faction], k=aside)
    seat.redraws = rng.randint(0, 2) if redrawing else 0
    deal_deck_again(seat, rest - aside, rng)
    seat.known = [held if other == viewer else [] for other in range(len(seat.known))]


def assert_hidden(game: int, viewer: Viewer, luck: int, mode: str) -> None:
    rng = random.Random(luck)
    for table, _, _ in random_game(game, mode, house=True):
        assert sent(shuffled_secrets(table, viewer, rng), viewer) == sent(table, viewer)


def viewer_of(mode: str, place: int) -> Viewer:
    """Returns one of the seats, or a spectator for the last number."""
    place %= seats_of(mode) + 1
    return place if place < seats_of(mode) else None


@settings(max_examples=25)
@given(game=GAMES, place=st.integers(0, 2), luck=st.integers())
def test_what_is_hidden_does_not_change_what_a_seat_is_sent(game: int, place: int, luck: int) -> None:
    assert_hidden(game, viewer_of("duel", place), luck, "duel")


@pytest.mark.parametrize("mode", SEVERAL)
@settings(max_examples=6)
@given(game=GAMES, place=st.integers(0, 5), luck=st.integers())
def test_what_is_hidden_does_not_change_what_a_seat_is_sent_with_several_players(
    mode: str, game: int, place: int, luck: int
) -> None:
    assert_hidden(game, viewer_of(mode, place), luck, mode)


@pytest.mark.slow
@pytest.mark.parametrize("mode", TESTED_MODES)
@settings(max_examples=200, derandomize=False)
@given(game=GAMES, place=st.integers(0, 5), luck=st.integers())
def test_what_is_hidden_does_not_change_what_a_seat_is_sent_in_many_games(
    mode: str, game: int, place: int, luck: int
) -> None:
    assert_hidden(game, viewer_of(mode, place), luck, mode)


# Whole games


def open_cards(table: Table, viewer: Viewer) -> Iterator[Card]:
    """PLAY-8, TEAM-2. The cards that this viewer may know, read from the table and not from views or events."""
    yield from table.gone
    yield from (cloud.card for cloud in table.weather if cloud.card is not None)
    for side in table.sides:
        for pile in (*side.rows, *side.specials, side.pile):
            yield from pile
    for number, seat in enumerate(table.seats):
        if viewer is not None:
            yield from seat.known[viewer]
            if viewer in (number, partner_of(table.mode.name, number)):
                yield from (*seat.hand, *seat.aside)


def is_exchangeable(card: Card) -> bool:
    """Whether a unit can be elsewhere without any visible change: no card calls it or searches for it."""
    return card.mortal and not card.abilities and card.id not in CALLED and Ability.BOND not in card.abilities


def distinct_copies(table: Table) -> None:
    """Gives every card of every deck its own identity, so that the test can tell copies apart."""
    for seat in table.seats:
        seat.deck = [replace_card(card) for card in seat.deck]
        seat.brought = tuple(seat.deck)


def replace_card(card: Card) -> Card:
    """Returns a new object with the same facts; `dataclasses.replace` omits the derived fields."""
    return replace(card)


def play_and_collect(
    table: Table, viewer: Viewer, choices: list[tuple[int, Move]] | None, rng: random.Random, shown: set[int]
) -> tuple[list[tuple[int, Move]], list[str]]:
    """Plays a game at random or by given choices; returns the choices and everything that the viewer was sent."""
    choices_made: list[tuple[int, Move]] = []
    sent_so_far: list[str] = []
    while not table.over and table.replays == 0:
        sent_so_far.append(sent(table, viewer))
        shown.update(map(id, open_cards(table, viewer)))
        if choices is None:
            seat = rng.choice(to_act(table))
            move = rng.choice(legal_moves(table, seat))
        else:
            seat, move = choices[len(choices_made)]
        choices_made.append((seat, move))
        push(table, move, seat)
    shown.update(map(id, open_cards(table, viewer)))
    return choices_made, [*sent_so_far, repr(visible_events(table, table.log, viewer))]


def with_exchanged_card(move: Move, swap: dict[int, Card]) -> Move:
    """Returns the same move with the exchanged cards."""
    card = getattr(move, "card", None)
    return replace(move, card=swap[id(card)]) if card is not None and id(card) in swap else move  # type: ignore[call-arg]


def exchange_hidden(seat: Seat, shown: set[int], rng: random.Random) -> dict[int, Card]:
    """Exchanges cards of a deck that were never shown; returns which card replaced which."""
    hidden = [card for card in seat.deck if id(card) not in shown and is_exchangeable(card)]
    mixed = rng.sample(hidden, len(hidden))
    swap = {id(card): new for card, new in zip(hidden, mixed, strict=True)}
    seat.deck = [swap.get(id(card), card) for card in seat.deck]
    seat.brought = tuple(seat.deck)
    return swap


def assert_sent_the_same(game: int, viewer: Viewer, luck: int, mode: str) -> None:
    """Plays a whole game twice, the second time with the other players' unseen cards exchanged."""
    rng = random.Random(luck)
    first = new_table(game, mode, house=True)
    distinct_copies(first)
    second = first.copy()
    carry_on(first)
    shown: set[int] = set()
    choices_made, sent_first = play_and_collect(first, viewer, None, rng, shown)
    swap: dict[int, Card] = {}
    for number, seat in enumerate(second.seats):
        if number != viewer:
            swap |= exchange_hidden(seat, shown, rng)
    carry_on(second)
    choices = [(seat, with_exchanged_card(move, swap)) for seat, move in choices_made]
    _, sent_second = play_and_collect(second, viewer, choices, rng, set())
    assert sent_second == sent_first


@settings(max_examples=20)
@given(game=GAMES, place=st.integers(0, 2), luck=st.integers())
def test_two_games_that_differ_only_in_hidden_cards_send_the_same(game: int, place: int, luck: int) -> None:
    assert_sent_the_same(game, viewer_of("duel", place), luck, "duel")


@pytest.mark.parametrize("mode", SEVERAL)
@settings(max_examples=4)
@given(game=GAMES, place=st.integers(0, 5), luck=st.integers())
def test_two_games_of_several_players_that_differ_only_in_hidden_cards_send_the_same(
    mode: str, game: int, place: int, luck: int
) -> None:
    assert_sent_the_same(game, viewer_of(mode, place), luck, mode)


@pytest.mark.slow
@pytest.mark.parametrize("mode", TESTED_MODES)
@settings(max_examples=100, derandomize=False)
@given(game=GAMES, place=st.integers(0, 5), luck=st.integers())
def test_many_games_that_differ_only_in_hidden_cards_send_the_same(mode: str, game: int, place: int, luck: int) -> None:
    assert_sent_the_same(game, viewer_of(mode, place), luck, mode)
