"""AB-BOND. Units that are stronger together."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import Row
from tests.scenes import play, position, rule, shows, strengths

ME, FOE = 0, 1


@rule("AB-BOND", "STR-3")
def test_three_bond_units_of_four_are_twelve_each() -> None:
    table = position("hand | Blue Stripes Commando\nclose | 2 Blue Stripes Commando\nfoe hand | Ghoul")
    assert strengths(table, ME, Row.CLOSE) == [8, 8]
    play(table, "Blue Stripes Commando")
    assert shows(table, "close | 3 Blue Stripes Commando")
    assert strengths(table, ME, Row.CLOSE) == [12, 12, 12]


@rule("AB-BOND", "STR-3")
def test_a_bond_unit_alone_is_what_is_printed() -> None:
    table = position("close | Blue Stripes Commando")
    assert strengths(table, ME, Row.CLOSE) == [4]


@rule("AB-BOND", "STR-3")
def test_the_bond_reaches_over_the_rows_of_the_side() -> None:
    table = position("close | Blue Stripes Commando\nranged | Blue Stripes Commando\nsiege | Blue Stripes Commando")
    assert [strengths(table, ME, row) for row in Row] == [[12], [12], [12]]


@rule("AB-BOND", "STR-3")
def test_the_enemys_bond_units_do_not_count() -> None:
    table = position("close | Blue Stripes Commando\nfoe close | 2 Blue Stripes Commando")
    assert strengths(table, ME, Row.CLOSE) == [4]
    assert strengths(table, FOE, Row.CLOSE) == [8, 8]


@rule("AB-BOND", "STR-3")
def test_bonds_form_only_between_cards_of_the_same_name() -> None:
    table = position("close | 2 Blue Stripes Commando, 2 Poor Fucking Infantry, Ves")
    assert strengths(table, ME, Row.CLOSE) == [8, 8, 2, 2, 5]


@rule("AB-BOND", "STR-3")
def test_two_of_a_name_without_the_ability_are_not_bound() -> None:
    table = position("siege | 2 Trebuchet")
    assert strengths(table, ME, Row.SIEGE) == [6, 6]


@rule("AB-BOND", "STR-3")
@settings(deadline=None)
@given(*[st.integers(1, 4)] * 3)
def test_each_is_multiplied_by_how_many_there_are(close: int, ranged: int, siege: int) -> None:
    name = "Impera Brigade Guard"
    table = position(f"close | {close} {name}\nranged | {ranged} {name}\nsiege | {siege} {name}")
    each = 3 * (close + ranged + siege)
    assert [strengths(table, ME, row) for row in Row] == [[each] * close, [each] * ranged, [each] * siege]
