"""Nobody is told what they may not know: what is hidden can be exchanged and nothing sent to a seat changes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import CATALOGUE, Ability, Card
from gwint.faults import Refusal
from gwint.notation.phrases import phrases, read_move
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.moves import Move, UseLeader
from gwint.rules.play import carry_on, legal_moves, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.views import told_all, view
from tests.games.playing import decks_of, random_game, ruleset_of

CALLED = {called for card in CATALOGUE.cards.values() for called in card.calls}


def sent(table: Table, seat: int) -> str:
    """All that a seat can be sent of a table: its view, its moves in words, and the errors of wrong ones."""
    parts = [repr(view(table, seat)), repr(phrases(table, seat))]
    for wrong in ("Geralt of Rivia > siege", "nonsense", "raise Ves", "pass pass"):
        try:
            parts.append(repr(read_move(table, wrong, seat)))
        except Refusal as error:
            parts.append(str(error))
    if seat not in to_act(table):
        with pytest.raises(Refusal) as refused:
            push(table.copy(), UseLeader(), seat)
        parts.append(str(refused.value))
    return "\n".join(parts)


def shuffled_secrets(table: Table, viewer: int, rng: random.Random) -> Table:
    """The same table with everything this seat may not know dealt anew: hands, decks' order, chance."""
    other = table.copy()
    other.chance.streams = [rng.getrandbits(64) for _ in other.chance.streams]
    for number, seat in enumerate(other.seats):
        if number == viewer:
            known = seat.deck[: seat.bottom]
            rest = seat.deck[seat.bottom :]
            rng.shuffle(rest)
            seat.deck = known + rest
            seat.loose = rng.randint(0, len(rest))
            continue
        hidden = list(seat.hand)
        for card in seat.known[viewer]:
            hidden.remove(card)
        pool = hidden + seat.deck + seat.aside
        rng.shuffle(pool)
        size, aside = len(hidden), len(seat.aside)
        seat.hand = seat.known[viewer] + pool[:size]
        seat.aside = pool[size : size + aside]
        seat.deck = pool[size + aside :]
        rng.shuffle(seat.hand)
    return other


@settings(max_examples=60)
@given(game=st.integers(0, 10_000), viewer=st.integers(0, 1), luck=st.integers())
def test_what_is_hidden_does_not_change_what_a_seat_is_sent(game: int, viewer: int, luck: int) -> None:
    rng = random.Random(luck)
    for table, _, _ in random_game(game):
        assert sent(shuffled_secrets(table, viewer, rng), viewer) == sent(table, viewer)


def told_cards(table: Table, viewer: int, shown: set[int]) -> None:
    """Remember, by identity, every card this viewer has been shown by view or event."""

    def look(thing: object) -> None:
        if isinstance(thing, Card):
            shown.add(id(thing))
        elif isinstance(thing, (tuple, list)):
            for part in thing:
                look(part)
        elif hasattr(thing, "__dataclass_fields__"):
            for field in thing.__dataclass_fields__:
                look(getattr(thing, field))

    look(view(table, viewer))
    look(told_all(table, table.log, viewer))


def plain(card: Card) -> bool:
    """A unit whose being elsewhere changes nothing that happens openly: nobody calls or searches for it."""
    return card.mortal and not card.abilities and card.id not in CALLED and Ability.BOND not in card.abilities


def distinct_copies(table: Table) -> None:
    """Give every card of every deck an identity of its own, so that the test can tell them apart."""
    for seat in table.seats:
        seat.deck = [replace_card(card) for card in seat.deck]
        seat.brought = tuple(seat.deck)


def replace_card(card: Card) -> Card:
    """A new object of the same facts; `dataclasses.replace` leaves out the derived fields."""
    return replace(card)


def told_game(
    table: Table, viewer: int, choices: list[tuple[int, Move]] | None, rng: random.Random, shown: set[int]
) -> tuple[list[tuple[int, Move]], list[str]]:
    """Play a game, at random or by given choices; what was done and all that the viewer was sent of it."""
    done: list[tuple[int, Move]] = []
    sent_so_far: list[str] = []
    while not table.over and table.replays == 0:
        sent_so_far.append(sent(table, viewer))
        told_cards(table, viewer, shown)
        if choices is None:
            seat = rng.choice(to_act(table))
            move = rng.choice(legal_moves(table, seat))
        else:
            seat, move = choices[len(done)]
        done.append((seat, move))
        push(table, move, seat)
    told_cards(table, viewer, shown)
    return done, [*sent_so_far, repr(told_all(table, table.log, viewer))]


def exchanged(move: Move, swap: dict[int, Card]) -> Move:
    """The same move with the other player's exchanged cards."""
    card = getattr(move, "card", None)
    return replace(move, card=swap[id(card)]) if card is not None and id(card) in swap else move


@settings(max_examples=40)
@given(game=st.integers(0, 10_000), viewer=st.integers(0, 1), luck=st.integers())
def test_two_games_that_differ_only_in_what_stayed_hidden_are_told_alike(game: int, viewer: int, luck: int) -> None:
    """A whole game is played twice, the second time with the other player's never shown cards exchanged."""
    rng = random.Random(luck)
    ruleset = ruleset_of(game)
    first = lay_table(DUEL, ruleset, decks_of(game, ruleset), seed_of(game))
    distinct_copies(first)
    second = first.copy()
    carry_on(first)
    shown: set[int] = set()
    done, told_first = told_game(first, viewer, None, rng, shown)
    other = second.seats[1 - viewer]
    hidden = [card for card in other.deck if id(card) not in shown and plain(card)]
    mixed = rng.sample(hidden, len(hidden))
    swap = {id(card): new for card, new in zip(hidden, mixed, strict=True)}
    other.deck = [swap.get(id(card), card) for card in other.deck]
    other.brought = tuple(other.deck)
    carry_on(second)
    choices = [(seat, exchanged(move, swap)) for seat, move in done]
    _, told_second = told_game(second, viewer, choices, rng, set())
    assert told_second == told_first
