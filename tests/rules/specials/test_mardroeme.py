"""SP-MARDROEME. The special Mardroeme, and the space it lies in."""

from __future__ import annotations

import pytest

from tests.scenes import options, play, position, rule, shows

ROWS = ("close", "ranged", "siege")


def rows_for(card: str, rules: str, lines: str) -> set[str]:
    """Returns the rows that the special may go to under these rules."""
    table = position(f"rules | {rules}\nfaction | skellige\nhand | {card}\nfoe hand | Ves\n{lines}")
    before = {(row, len(table.sides[0].specials[place])) for place, row in enumerate(ROWS)}
    found = set()
    for phrase in options(table) - {"pass"}:
        after = play(table.copy(), phrase)
        found |= {row for place, row in enumerate(ROWS) if (row, len(after.sides[0].specials[place])) not in before}
    return found


@rule("SP-MARDROEME")
@pytest.mark.parametrize("row", ROWS)
def test_a_mardroeme_goes_to_a_row_of_its_player_and_not_to_an_enemys(row: str) -> None:
    table = position("hand | Mardroeme\nfoe ranged | Young Berserker\nfoe hand | Svanrige")
    assert options(table) == {"Mardroeme > close", "Mardroeme > ranged", "Mardroeme > siege", "pass"}
    play(table, f"Mardroeme > {row}")
    assert shows(table, f"{row} | + Mardroeme", "foe ranged | Young Berserker", "discard |", "turn | foe")


@rule("SP-MARDROEME", "AB-MARDROEME")
def test_a_mardroeme_works_on_present_and_later_berserkers() -> None:
    table = position("hand | Mardroeme, Young Berserker, Svanrige\nranged | Young Berserker\nfoe passed | yes")
    play(table, "Mardroeme > ranged", "Young Berserker")
    assert shows(table, "ranged | 2 Transformed Young Vildkaarl + Mardroeme", "gone | 2 Young Berserker")


@rule("SP-MARDROEME", "TURN-6")
def test_a_mardroeme_stays_until_the_round_ends() -> None:
    table = position("hand | Mardroeme, Berserker, Svanrige\nfoe close | Ves\nfoe passed | yes")
    play(table, "Mardroeme > close", "Svanrige")
    assert shows(table, "close | Svanrige + Mardroeme")
    play(table, "pass")
    assert shows(table, "round | 2", "close |", "discard | Svanrige, Mardroeme")


@rule("SP-MARDROEME", "AB-MARDROEME")
def test_a_mardroeme_is_gone_in_the_next_round() -> None:
    table = position("hand | Mardroeme, Berserker, Svanrige\nfoe passed | yes")
    play(table, "Mardroeme > close", "Svanrige", "pass")
    assert shows(table, "round | 2")
    play(table, "Berserker")
    assert shows(table, "close | Berserker")


@rule("SP-MARDROEME")
def test_a_row_holds_any_number_of_mardroemes_next_to_a_horn() -> None:
    assert rows_for("Mardroeme", "legendary", "close | + Mardroeme\nranged | + Commander's Horn") == set(ROWS)


SHARING = [
    ("legendary", True),
    ("klub", True),
    ("witcher3", False),
    ("legendary, mardroeme_shares_row=no", False),
    ("witcher3, mardroeme_shares_row=yes", True),
]


@rule("SP-MARDROEME", "PLAY-4", "OPT-mardroeme_shares_row")
@pytest.mark.parametrize(("rules", "shares"), SHARING)
@pytest.mark.parametrize("lying", ["Mardroeme", "Commander's Horn", "leader's horn"])
def test_mardroeme_shares_row_says_whether_the_specials_of_a_row_share_one_space(
    lying: str, rules: str, shares: bool
) -> None:
    assert rows_for("Mardroeme", rules, f"close | + {lying}") == (set(ROWS) if shares else {"ranged", "siege"})


@rule("SP-MARDROEME", "SP-HORN", "PLAY-4", "OPT-mardroeme_shares_row")
@pytest.mark.parametrize(("rules", "shares"), SHARING)
def test_mardroeme_shares_row_also_applies_to_the_horn(rules: str, shares: bool) -> None:
    assert rows_for("Commander's Horn", rules, "close | + Mardroeme") == (set(ROWS) if shares else {"ranged", "siege"})


@rule("SP-MARDROEME", "PLAY-4", "OPT-mardroeme_shares_row")
def test_mardroeme_shares_row_concerns_specials_and_no_units() -> None:
    lines = "close | Dandelion\nranged | Ermion\nsiege | Draig Bon-Dhu"
    assert rows_for("Mardroeme", "witcher3", lines) == set(ROWS)
    assert rows_for("Commander's Horn", "witcher3", lines) == set(ROWS)
