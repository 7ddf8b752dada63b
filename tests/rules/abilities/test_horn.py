"""AB-HORN. Units that carry a horn."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import explain, play, position, rule, shows, strengths

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
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("Dandelion, Dandelion [monsters], Ves", [2, 4, 10]),
        ("Dandelion [monsters], Dandelion", [2, 4]),
        ("Ves, 2 Dandelion", [10, 2, 4]),
        ("Dandelion, Ves, 2 Dandelion [monsters]", [2, 10, 4, 4]),
    ],
)
def test_of_several_horn_units_only_the_first_in_the_row_is_not_doubled(row: str, expected: list[int]) -> None:
    table = position(f"close | {row}\nfoe hand | Ghoul")
    assert strengths(table, ME, Row.CLOSE) == expected


@rule("AB-HORN")
def test_a_horn_unit_that_comes_later_does_not_double_the_first() -> None:
    table = position("hand | Dandelion [monsters]\nclose | Dandelion\nfoe hand | Ghoul")
    play(table, "Dandelion")
    assert shows(table, "close | Dandelion, Dandelion [monsters]")
    assert strengths(table, ME, Row.CLOSE) == [2, 4]
    assert [explain(table, ME, Row.CLOSE, place)[1:] for place in range(2)] == [(), (("horn", 4),)]


@rule("AB-HORN", "SP-DECOY")
def test_when_the_first_horn_unit_leaves_the_next_one_is_the_first() -> None:
    table = position("hand | Decoy\nclose | Dandelion, Dandelion [monsters]\nfoe hand | Ghoul")
    play(table, "Decoy on Dandelion [northern-realms]")
    assert shows(table, "close | Decoy, Dandelion [monsters]")
    assert strengths(table, ME, Row.CLOSE) == [0, 2]


@rule("AB-HORN", "TEAM-3")
def test_partners_horn_units_in_one_row_count_alike() -> None:
    table = position("mode | team\np1 close | Dandelion, Ves, Dandelion [monsters]\np3 hand | Ghoul")
    assert strengths(table, ME, Row.CLOSE) == [2, 10, 4]


@rule("AB-HORN", "STR-5")
def test_a_third_horn_changes_nothing() -> None:
    table = position(
        "close | Dandelion, Dandelion [monsters], Ves + Commander's Horn + leader's horn\nfoe hand | Ghoul"
    )
    assert strengths(table, ME, Row.CLOSE) == [4, 4, 10]


@rule("AB-HORN", "STR-1")
def test_the_first_horn_unit_still_has_weather_and_morale() -> None:
    table = position("close | 2 Dandelion, Kaedweni Siege Expert\nweather | Biting Frost\nfoe hand | Ghoul")
    assert strengths(table, ME, Row.CLOSE) == [2, 4, 2]


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
