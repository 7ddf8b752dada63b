"""Random numbers are fair and reproducible, and one player's draws reveal nothing about another's."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.rules.chance import TABLE_STREAM, Chance, chance_of, fresh_seed, seat_stream, seed_of
from gwint.rules.moves import Exchange
from gwint.rules.verbs import draw
from tests.rules.factions import is_even
from tests.rules.setting_up import dealt, keep_hands
from tests.scenes import play, position, push

WHOLE = 1 << 64
SEEDS = st.text().map(seed_of)


# Numbers


def test_splitmix64_gives_its_reference_numbers() -> None:
    """The first outputs for the state 0, from its author's reference code."""
    chance = Chance([0])
    assert [chance.pick(0, WHOLE) for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(st.integers(0, WHOLE - 1), st.integers(1, WHOLE))
def test_a_pick_is_below_its_count(state: int, count: int) -> None:
    chance = Chance([state])
    assert 0 <= chance.pick(0, count) < count
    assert 0 <= chance.streams[0] < WHOLE


@pytest.mark.parametrize("count", [2, 3, 5, 7, 10, 33])
def test_every_number_is_equally_likely(count: int) -> None:
    chance = chance_of(seed_of("even"), 2)
    assert is_even(Counter(chance.pick(TABLE_STREAM, count) for _ in range(6000)), count)


def test_numbers_that_would_favour_some_are_thrown_away() -> None:
    """For a range of three quarters of all numbers, a plain remainder would give the first third twice as often."""
    chance = chance_of(seed_of("unbiased"), 2)
    assert is_even(Counter(chance.pick(0, 3 << 62) >> 62 for _ in range(3000)), 3)


def test_one_pick_says_nothing_of_the_next() -> None:
    chance = chance_of(seed_of("pairs"), 2)
    assert is_even(Counter((chance.pick(0, 4), chance.pick(0, 4)) for _ in range(8000)), 16)


def test_a_choice_of_one_is_no_surprise() -> None:
    assert {chance_of(seed_of(seed), 2).pick(0, 1) for seed in range(20)} == {0}


# Seeds


@given(SEEDS)
def test_the_same_seed_gives_the_same_chance(seed: str) -> None:
    one, other = chance_of(seed, 2), chance_of(seed, 2)
    assert [one.pick(0, 100) for _ in range(9)] == [other.pick(0, 100) for _ in range(9)]
    assert one == other


def test_streams_are_derived_from_the_seed_by_hmac() -> None:
    key = bytes.fromhex(seed_of("derived"))
    derived = [hmac.digest(key, label, hashlib.sha256)[:8] for label in (b"table", b"seat 0", b"seat 1")]
    assert chance_of(seed_of("derived"), 2).streams == [int.from_bytes(eight, "big") for eight in derived]


@given(SEEDS, st.integers(2, 5))
def test_all_streams_of_a_seed_differ(seed: str, seats: int) -> None:
    streams = chance_of(seed, seats).streams
    assert len(set(streams)) == len(streams) == 1 + seats


@given(SEEDS)
def test_more_players_leave_the_others_streams_alone(seed: str) -> None:
    assert chance_of(seed, 4).streams[:3] == chance_of(seed, 2).streams


def test_a_seed_is_64_hexadecimal_digits() -> None:
    for seed in (fresh_seed(), seed_of(None), seed_of("word"), seed_of(7)):
        assert len(bytes.fromhex(seed)) == 32
    assert seed_of("ab" * 32) == "ab" * 32
    assert seed_of(7) == seed_of("7") == hashlib.sha256(b"7").hexdigest()


def test_fresh_seeds_differ() -> None:
    assert len({seed_of(None) for _ in range(20)}) == 20


# Streams


@given(SEEDS, st.lists(st.tuples(st.integers(0, 2), st.integers(1, 40)), max_size=30))
def test_a_pick_moves_its_own_stream_only(seed: str, picks: list[tuple[int, int]]) -> None:
    chance = chance_of(seed, 2)
    alone = [chance_of(seed, 2) for _ in range(3)]
    for stream, count in picks:
        assert chance.pick(stream, count) == alone[stream].pick(stream, count)
    assert chance.streams == [alone[stream].streams[stream] for stream in range(3)]


def test_a_copy_goes_its_own_way() -> None:
    chance = chance_of(seed_of("copy"), 2)
    copy = chance.copy()
    copy.pick(0, 6)
    assert chance == chance_of(seed_of("copy"), 2) != copy


def test_a_shuffled_draw_moves_the_drawers_stream_only() -> None:
    for seat in (0, 1):
        table = dealt()
        before = list(table.chance.streams)
        draw(table, seat, 3)
        changed = [stream for stream in range(3) if table.chance.streams[stream] != before[stream]]
        assert changed == [seat_stream(seat)]


def test_one_players_redraws_change_none_of_the_others_draws() -> None:
    kept_table, redrawn = dealt(), dealt()
    for _ in range(2):
        push(redrawn, Exchange(redrawn.seats[0].hand[0]), 0)
    keep_hands(kept_table), keep_hands(redrawn)
    for table in (kept_table, redrawn):
        draw(table, 1, 20)
    assert kept_table.seats[1].hand == redrawn.seats[1].hand


def test_the_tables_chance_moves_no_players_stream() -> None:
    """The table's stream decides which of the Monsters' units stays."""
    table = position("hand | Ghoul\nclose | Fiend, Griffin\nfoe hand | Ves\nfoe deck | 2 Ballista")
    before = list(table.chance.streams)
    play(table, "pass", "pass")
    assert table.chance.streams[0] != before[0]
    assert table.chance.streams[1:] == before[1:]


def test_a_deck_in_a_known_order_needs_no_chance() -> None:
    table = position("hand | Ves\ndeck | Ballista, Catapult, Trebuchet\nfoe hand | Ghoul")
    before = list(table.chance.streams)
    draw(table, 0, 2)
    assert [one.id for one in table.seats[0].hand] == ["ves", "trebuchet", "catapult"]
    assert table.chance.streams == before
