"""STR. The strength of a unit and its explanation."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import Ability, Row, card
from gwint.rules.strength import row_total
from gwint.rules.table import Table
from tests.scenes import explain, play, position, rule, rules_only, shows, strengths, total

ME, FOE = 0, 1
BRAN = "leader | King Bran"
TREACHEROUS = "leader | Eredin Bréacc Glas, The Treacherous"


# The order


@rule("STR-1")
def test_the_order_is_weather_bond_morale_horn() -> None:
    table = position("siege | 2 Catapult, Kaedweni Siege Expert + Commander's Horn\nweather | Torrential Rain")
    bonded = (("printed", 8), ("weather", 1), ("bond", 2), ("morale", 3), ("horn", 6))
    assert explain(table, ME, Row.SIEGE, 0) == bonded
    assert explain(table, ME, Row.SIEGE, 2) == (("printed", 1), ("horn", 2))


@rule("STR-1", "STR-9")
@rules_only
def test_treachery_has_its_place_right_after_weather_and_before_bonds() -> None:
    """No printed unit is a spy with a bond, so this one is made up."""
    table = position(f"{TREACHEROUS}\nclose | 3 Cow, Olgierd von Everec + Commander's Horn\nweather | Biting Frost")
    spy = replace(card("stefan-skellen", "nilfgaard"), abilities=(Ability.SPY, Ability.BOND))
    table.sides[ME].rows[Row.CLOSE][:3] = [spy] * 3
    why = (("printed", 9), ("weather", 1), ("treachery", 2), ("bond", 6), ("morale", 7), ("horn", 14))
    assert explain(table, ME, Row.CLOSE, 0) == why


@rule("STR-1")
def test_morale_is_added_after_the_bond_and_before_the_horn() -> None:
    table = position("siege | 2 Catapult, Kaedweni Siege Expert + Commander's Horn")
    assert strengths(table, ME, Row.SIEGE) == [34, 34, 2]


@rule("STR-1")
def test_what_changes_nothing_is_not_named_as_a_reason() -> None:
    table = position("close | Ves, Redanian Foot Soldier\nweather | Biting Frost")
    assert explain(table, ME, Row.CLOSE, 0) == (("printed", 5), ("weather", 1))
    assert explain(table, ME, Row.CLOSE, 1) == (("printed", 1),)


# Weather


@rule("STR-2")
def test_under_weather_a_strength_above_one_becomes_one() -> None:
    table = position("""
        close | Villentretenmerth, Yarpen Zigrin, Redanian Foot Soldier, Kambi
        foe close | Fiend
        weather | Biting Frost
    """)
    assert strengths(table, ME, Row.CLOSE) == [1, 1, 1, 0]
    assert strengths(table, FOE, Row.CLOSE) == [1]


@rule("STR-2")
def test_more_weather_on_a_row_changes_nothing() -> None:
    table = position("ranged | Keira Metz\nweather | Impenetrable Fog, Skellige Storm, Impenetrable Fog (foe)")
    assert strengths(table, ME, Row.RANGED) == [1]


# Bonds, morale, horns


@rule("STR-3")
def test_three_bond_units_of_four_are_twelve_each() -> None:
    table = position("close | 3 Blue Stripes Commando")
    assert strengths(table, ME, Row.CLOSE) == [12, 12, 12]


@rule("STR-3")
def test_the_bond_counts_the_whole_side_and_not_the_enemys() -> None:
    table = position("close | Blue Stripes Commando\nsiege | Blue Stripes Commando\nfoe close | Blue Stripes Commando")
    assert [strengths(table, ME, row) for row in Row] == [[8], [], [8]]
    assert strengths(table, FOE, Row.CLOSE) == [4]


@rule("STR-3")
def test_the_bond_does_not_reach_into_another_rows_weather() -> None:
    table = position("close | Blue Stripes Commando\nsiege | Blue Stripes Commando\nweather | Biting Frost")
    assert [strengths(table, ME, row) for row in Row] == [[2], [], [8]]


@rule("STR-4")
def test_morale_adds_one_for_each_other_booster_in_the_row() -> None:
    table = position("siege | 2 Kaedweni Siege Expert, Ballista\nranged | Keira Metz")
    assert strengths(table, ME, Row.SIEGE) == [2, 2, 8]
    assert strengths(table, ME, Row.RANGED) == [5]


@rule("STR-5")
@pytest.mark.parametrize(
    "horns",
    [
        "Ves + Commander's Horn",
        "Ves + leader's horn",
        "Ves, Dandelion",
        "Ves, Dandelion + Commander's Horn",
        "Ves, Dandelion, Dandelion [monsters] + Commander's Horn + leader's horn",
    ],
)
def test_a_horn_doubles_once_however_many_the_row_has(horns: str) -> None:
    assert strengths(position(f"close | {horns}\nfoe hand | Ghoul"), ME, Row.CLOSE)[0] == 10


# Heroes and Decoys


@rule("STR-6", "PLAY-7")
def test_a_hero_always_has_the_printed_strength() -> None:
    table = position(f"""
        {TREACHEROUS}
        close | Draug, Avallac'h, Dandelion, Olgierd von Everec + Commander's Horn
        weather | Biting Frost
    """)
    assert strengths(table, ME, Row.CLOSE)[:2] == [10, 0]
    assert explain(table, ME, Row.CLOSE, 0) == (("printed", 10),)


@rule("STR-6", "STR-10")
def test_bran_does_nothing_to_a_hero() -> None:
    table = position(f"{BRAN}\nclose | Cerys, Madman Lugos\nweather | Biting Frost")
    assert strengths(table, ME, Row.CLOSE) == [10, 3]


@rule("STR-7")
def test_a_decoy_is_always_nought_and_no_unit() -> None:
    table = position("close | Decoy, Dandelion, Olgierd von Everec + Commander's Horn\nweather | Biting Frost")
    assert strengths(table, ME, Row.CLOSE)[0] == 0
    assert explain(table, ME, Row.CLOSE, 0) == (("printed", 0),)
    assert not card("decoy", "monsters").unit


# Totals


@rule("STR-8")
def test_a_total_is_the_sum_over_the_three_rows() -> None:
    table = position("close | Ves, Vernon Roche\nranged | Keira Metz\nsiege | 2 Ballista\nfoe siege | Ice Giant")
    assert [row_total(table, ME, row) for row in Row] == [15, 5, 12]
    assert (total(table, ME), total(table, FOE)) == (32, 5)


@rule("STR-8")
def test_a_total_may_exceed_a_hundred() -> None:
    table = position("close | 4 Impera Brigade Guard + Commander's Horn\nranged | 3 Transformed Young Vildkaarl")
    assert total(table, ME) == 4 * 24 + 3 * 24


@rule("STR-8", "TURN-5")
def test_a_round_is_settled_by_totals_beyond_a_hundred() -> None:
    table = position("""
        hand | Ves
        close | 5 Impera Brigade Guard + Commander's Horn
        foe close | 5 Impera Brigade Guard + Commander's Horn
        foe siege | Redanian Foot Soldier
        foe hand | Ves
        foe passed | yes
    """)
    play(table, "pass")
    assert shows(table, "totals | 150-151", "gems | 1", "foe gems | 2")


# Eredin the Treacherous


@rule("STR-9")
def test_the_treacherous_doubles_every_spy_of_any_player() -> None:
    table = position(
        f"{TREACHEROUS}\nclose | Stefan Skellen, Fiend\nfoe siege | Thaler, Ballista\nfoe close | Vattier de Rideaux"
    )
    assert strengths(table, ME, Row.CLOSE) == [18, 6]
    assert strengths(table, FOE, Row.SIEGE) == [2, 6]
    assert strengths(table, FOE, Row.CLOSE) == [8]


@rule("STR-9")
def test_without_him_spies_are_as_printed() -> None:
    assert strengths(position("close | Stefan Skellen"), ME, Row.CLOSE) == [9]


@rule("STR-9")
def test_an_enemy_treacherous_does_the_same_and_two_do_no_more() -> None:
    board = "close | Stefan Skellen\nfoe siege | Thaler"
    for leaders in (f"foe {TREACHEROUS}", f"{TREACHEROUS}\nfoe {TREACHEROUS}"):
        table = position(f"{leaders}\n{board}")
        assert strengths(table, ME, Row.CLOSE) == [18]
        assert strengths(table, FOE, Row.SIEGE) == [2]


@rule("STR-9", "STR-1")
def test_the_treacherous_doubles_after_weather_and_before_morale_and_horn() -> None:
    table = position(f"""
        {TREACHEROUS}
        close | Stefan Skellen, Olgierd von Everec + Commander's Horn
        weather | Biting Frost
    """)
    why = (("printed", 9), ("weather", 1), ("treachery", 2), ("morale", 3), ("horn", 6))
    assert explain(table, ME, Row.CLOSE, 0) == why


@rule("STR-9", "PLAY-7")
def test_the_treacherous_does_not_double_a_hero() -> None:
    table = position(f"{TREACHEROUS}\nclose | Avallac'h")
    assert explain(table, ME, Row.CLOSE, 0) == (("printed", 0),)


# King Bran

BY_STRENGTH = {
    0: "Kambi",
    1: "Redanian Foot Soldier",
    2: "Yarpen Zigrin",
    3: "Morteisen",
    4: "Svanrige",
    5: "Ves",
    6: "Madman Lugos",
    7: "Villentretenmerth",
    12: "Olaf",
}


@rule("STR-10", "OPT-bran_rounding")
@pytest.mark.parametrize(
    ("rules", "left"),
    [
        ("legendary", [0, 1, 1, 2, 2, 3, 3, 4, 6]),
        ("klub", [0, 1, 1, 2, 2, 3, 3, 4, 6]),
        ("witcher3", [0, 0, 1, 1, 2, 2, 3, 3, 6]),
        ("legendary, bran_rounding=down", [0, 0, 1, 1, 2, 2, 3, 3, 6]),
        ("witcher3, bran_rounding=up", [0, 1, 1, 2, 2, 3, 3, 4, 6]),
    ],
)
def test_bran_rounding_of_what_is_left_under_weather(rules: str, left: list[int]) -> None:
    strength = []
    for name in BY_STRENGTH.values():
        table = position(f"rules | {rules}\n{BRAN}\nclose | {name}\nweather | Biting Frost")
        strength += strengths(table, ME, Row.CLOSE)
    assert strength == left


@rule("STR-10")
def test_bran_does_nothing_without_weather() -> None:
    assert strengths(position(f"{BRAN}\nclose | Madman Lugos"), ME, Row.CLOSE) == [6]


@rule("STR-10")
def test_bran_helps_his_own_side_only() -> None:
    table = position(f"{BRAN}\nclose | Madman Lugos\nfoe close | Fiend\nweather | Biting Frost")
    assert (strengths(table, ME, Row.CLOSE), strengths(table, FOE, Row.CLOSE)) == ([3], [1])
    table = position(f"foe {BRAN}\nclose | Fiend\nfoe close | Madman Lugos\nweather | Biting Frost")
    assert (strengths(table, ME, Row.CLOSE), strengths(table, FOE, Row.CLOSE)) == ([1], [3])


@rule("STR-10")
def test_bran_spares_an_enemys_spy_on_his_side_and_not_what_lies_on_the_other() -> None:
    table = position(
        f"{BRAN}\nclose | Shilard Fitz-Oesterlen\nfoe siege | War Longship\nweather | Biting Frost, Torrential Rain"
    )
    assert strengths(table, ME, Row.CLOSE) == [4]
    assert strengths(table, FOE, Row.SIEGE) == [1]


@rule("STR-10", "STR-1")
def test_brans_mercy_stands_in_the_place_of_weather_in_the_order() -> None:
    table = position(f"{BRAN}\nsiege | 2 War Longship + Commander's Horn\nweather | Torrential Rain")
    assert explain(table, ME, Row.SIEGE, 0) == (("printed", 6), ("weather", 3), ("bond", 6), ("horn", 12))


# In general

UNITS = (
    "Ves", "Redanian Foot Soldier", "Cow", "Villentretenmerth", "Olgierd von Everec", "Kaedweni Siege Expert",
    "Dandelion", "Draig Bon-Dhu", "Blue Stripes Commando", "Catapult", "Stefan Skellen", "Thaler", "Vernon Roche",
    "Isengrim Faoiltiarna", "Avallac'h", "Decoy",
)  # fmt: skip
LEADERS = ("Foltest, The Siegemaster", "King Bran", "Eredin Bréacc Glas, The Treacherous")
rows = st.tuples(
    st.lists(st.sampled_from(UNITS), max_size=6).map(", ".join),
    st.sampled_from(["", "Commander's Horn", "leader's horn"]),
).map(" + ".join)
weathers = st.lists(
    st.sampled_from(["Biting Frost", "Impenetrable Fog", "Torrential Rain", "Skellige Storm"]), max_size=3
)
rules = st.sampled_from(["legendary", "klub", "witcher3"])


@st.composite
def boards(draw: st.DrawFn) -> Table:
    """Any battlefield under any weather, leader and ruleset."""
    lines = [f"{who}{row.id} | {draw(rows)}".removesuffix(" + ") for who in ("", "foe ") for row in Row]
    lines += [f"{who}leader | {draw(st.sampled_from(LEADERS))}" for who in ("", "foe ")]
    return position("\n".join([f"rules | {draw(rules)}", f"weather | {', '.join(draw(weathers))}", *lines]))


def as_the_rulebook_says(table: Table, side: int, row: Row, place: int) -> int:
    """Computes STR again, in the order of the rulebook."""
    army = table.sides[side]
    one = army.rows[row][place]
    if one.hero or not one.unit:
        return one.strength
    falling = {cloud.weather for cloud in table.weather}
    wet = {
        Row.CLOSE: Ability.FROST in falling,
        Row.RANGED: bool(falling & {Ability.FOG, Ability.STORM}),
        Row.SIEGE: bool(falling & {Ability.RAIN, Ability.STORM}),
    }[row]
    strength = one.strength
    if wet and table.seats[side].leader.id == "king-bran":
        lost = strength // 2 if table.ruleset.bran_rounding == "up" else strength - strength // 2
        strength -= lost
    elif wet and strength > 1:
        strength = 1
    if one.spy and any(seat.leader.id == "eredin-breacc-glas-the-treacherous" for seat in table.seats):
        strength *= 2
    if one.has(Ability.BOND):
        strength *= sum(other.id == one.id for lying in army.rows for other in lying)
    strength += sum(other.has(Ability.MORALE) for other in army.rows[row]) - one.has(Ability.MORALE)
    return strength * 2 if is_doubled(table, side, row, place) else strength


def is_doubled(table: Table, side: int, row: Row, place: int) -> bool:
    """AB-HORN. A unit horn doubles all units of its row but itself and the horn units before it."""
    army = table.sides[side]
    if army.specials[row] or army.leader_horns[row]:
        return True
    sounding = [at for at, other in enumerate(army.rows[row]) if other.has(Ability.HORN)]
    if table.ruleset.unit_horn_doubles_itself == "yes" or place not in sounding:
        return bool(sounding)
    return sounding[0] < place


@rule("STR-1", "STR-2", "STR-3", "STR-4", "STR-5", "STR-6", "STR-7", "STR-9", "STR-10", "AB-HORN")
@settings(deadline=None)
@given(boards())
def test_any_unit_on_any_board_is_as_strong_as_the_rulebook_says(table: Table) -> None:
    for side in (ME, FOE):
        for row in Row:
            expected = [
                as_the_rulebook_says(table, side, row, place) for place in range(len(table.sides[side].rows[row]))
            ]
            assert strengths(table, side, row) == expected


@rule("STR-6", "STR-7", "PLAY-7")
@settings(deadline=None)
@given(boards())
def test_heroes_and_decoys_never_change(table: Table) -> None:
    for side in (ME, FOE):
        for row in Row:
            for one, strength in zip(table.sides[side].rows[row], strengths(table, side, row), strict=True):
                assert one.mortal or strength == one.strength


@rule("STR-8")
@settings(deadline=None)
@given(boards())
def test_a_total_is_the_sum_of_its_explanations(table: Table) -> None:
    for side in (ME, FOE):
        lying = [(row, place) for row in Row for place in range(len(table.sides[side].rows[row]))]
        assert total(table, side) == sum(explain(table, side, row, place)[-1][1] for row, place in lying)


@rule("STR-1")
@settings(deadline=None)
@given(boards())
def test_asking_changes_nothing(table: Table) -> None:
    before = table.copy()
    for side in (ME, FOE):
        total(table, side)
    assert table == before
