"""AB-HORN. Units that carry a horn."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import play, position, rule, shows, strengths

ME, FOE = 0, 1


@rule("AB-HORN")
def test_a_horn_unit_doubles_the_others_of_its_row_and_not_itself() -> None:
    table = position("hand | Dandelion\nclose | Ves, Vernon Roche\nfoe hand | Ghoul")
    play(table, "Dandelion")
    assert shows(table, "close | Ves, Vernon Roche, Dandelion")
    assert strengths(table, ME, Row.CLOSE) == [10, 10, 2]


@rule("AB-HORN")
def test_a_horn_unit_doubles_neither_another_row_nor_the_enemys() -> None:
    table = position("close | Dandelion\nranged | Keira Metz\nsiege | Ballista\nfoe close | Ves")
    assert [strengths(table, ME, row) for row in Row] == [[2], [5], [6]]
    assert strengths(table, FOE, Row.CLOSE) == [5]


@rule("AB-HORN", "STR-5")
def test_a_horn_unit_adds_nothing_where_a_horn_already_affects_the_unit() -> None:
    table = position("close | Ves, Dandelion + Commander's Horn")
    assert strengths(table, ME, Row.CLOSE) == [10, 4]


@rule("AB-HORN", "SP-HORN")
def test_a_special_horn_doubles_the_horn_unit() -> None:
    table = position("siege | Draig Bon-Dhu + Commander's Horn")
    assert strengths(table, ME, Row.SIEGE) == [4]


@rule("AB-HORN", "LEAD-7")
def test_a_leaders_horn_doubles_the_horn_unit() -> None:
    table = position("siege | Draig Bon-Dhu + leader's horn")
    assert strengths(table, ME, Row.SIEGE) == [4]


@rule("AB-HORN", "STR-5")
def test_two_horn_units_double_each_other_and_all_else_once() -> None:
    table = position("close | Dandelion, Dandelion [monsters], Ves\nfoe hand | Ghoul")
    assert strengths(table, ME, Row.CLOSE) == [4, 4, 10]


@rule("AB-HORN", "STR-5")
def test_a_third_horn_changes_nothing() -> None:
    table = position(
        "close | Dandelion, Dandelion [monsters], Ves + Commander's Horn + leader's horn\nfoe hand | Ghoul"
    )
    assert strengths(table, ME, Row.CLOSE) == [4, 4, 10]


@rule("AB-HORN", "OPT-unit_horn_doubles_itself")
@pytest.mark.parametrize(
    ("rules", "alone"),
    [
        ("legendary", 2),
        ("klub", 4),
        ("witcher3", 2),
        ("legendary, unit_horn_doubles_itself=yes", 4),
        ("klub, unit_horn_doubles_itself=no", 2),
    ],
)
def test_unit_horn_doubles_itself_by_option(rules: str, alone: int) -> None:
    table = position(f"rules | {rules}\nclose | Dandelion, Ves")
    assert strengths(table, ME, Row.CLOSE) == [alone, 10]


@rule("AB-HORN", "STR-5", "OPT-unit_horn_doubles_itself")
def test_unit_horn_doubles_itself_once_and_not_once_for_each_horn() -> None:
    table = position("rules | klub\nclose | Dandelion, Dandelion [monsters], Ves + Commander's Horn\nfoe hand | Ghoul")
    assert strengths(table, ME, Row.CLOSE) == [4, 4, 10]
