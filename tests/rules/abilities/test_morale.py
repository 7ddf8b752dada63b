"""AB-MORALE. Units that strengthen their row."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import Row
from tests.scenes import play, position, rule, shows, strengths

ME, FOE = 0, 1


@rule("AB-MORALE", "STR-4")
def test_a_booster_adds_one_to_the_others_of_its_row_and_nothing_to_itself() -> None:
    table = position("hand | Kaedweni Siege Expert\nsiege | Ballista, Catapult\nfoe hand | Ves")
    play(table, "Kaedweni Siege Expert")
    assert shows(table, "siege | Ballista, Catapult, Kaedweni Siege Expert")
    assert strengths(table, ME, Row.SIEGE) == [7, 9, 1]


@rule("AB-MORALE", "STR-4")
def test_boosters_lift_each_other() -> None:
    table = position("siege | 3 Kaedweni Siege Expert, Ballista")
    assert strengths(table, ME, Row.SIEGE) == [3, 3, 3, 9]


@rule("AB-MORALE", "STR-4")
def test_a_booster_lifts_neither_another_row_nor_the_enemys() -> None:
    table = position("close | Ves\nranged | Keira Metz\nsiege | Kaedweni Siege Expert\nfoe siege | Ballista")
    assert strengths(table, ME, Row.CLOSE) == [5]
    assert strengths(table, ME, Row.RANGED) == [5]
    assert strengths(table, FOE, Row.SIEGE) == [6]


@rule("AB-MORALE", "PLAY-7")
def test_a_heros_boost_works_on_others_and_no_boost_on_a_hero() -> None:
    table = position("close | Isengrim Faoiltiarna, Olgierd von Everec, Dennis Cranmer")
    assert strengths(table, ME, Row.CLOSE) == [10, 7, 8]


@rule("AB-MORALE", "STR-4")
def test_the_boost_is_gone_with_the_booster() -> None:
    table = position("hand | Decoy\nsiege | Kaedweni Siege Expert, Ballista\nfoe hand | Ves")
    assert strengths(table, ME, Row.SIEGE) == [1, 7]
    play(table, "Decoy on Kaedweni Siege Expert")
    assert strengths(table, ME, Row.SIEGE) == [0, 6]


@rule("AB-MORALE", "STR-4")
@settings(deadline=None)
@given(boosters=st.integers(1, 6), others=st.integers(1, 6))
def test_each_unit_has_one_more_for_every_other_booster(boosters: int, others: int) -> None:
    table = position(f"siege | {boosters} Kaedweni Siege Expert, {others} Trebuchet")
    assert strengths(table, ME, Row.SIEGE) == [boosters] * boosters + [6 + boosters] * others
