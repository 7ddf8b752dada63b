"""Harald an Craite, The Cripple: plays Mardroeme from the deck to a chosen row of the player's side."""

from __future__ import annotations

import pytest

from tests.rules.leaders import many_copies
from tests.scenes import options, play, position, rule, shows

HARALD = "LEADER-harald-an-craite-the-cripple"


@rule("LEAD-2", HARALD)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_harald_plays_mardroeme_from_the_deck_to_a_chosen_row_of_his_side(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Harald an Craite, The Cripple\nhand | Udalryk\ndeck | Svanrige, 2 Mardroeme\n"
        "close | Berserker\nranged | Young Berserker\nfoe hand | Ves"
    )
    play(table, "leader")
    assert options(table) == {"Mardroeme > close", "Mardroeme > ranged", "Mardroeme > siege"}
    play(table, "Mardroeme > close")
    assert shows(
        table,
        "close | Transformed Vildkaarl + Mardroeme",
        "ranged | Young Berserker",
        "deck | Svanrige, Mardroeme",
        "gone | Berserker",
        "turn | foe",
    )


@rule("PLAY-10", HARALD)
def test_the_deck_is_shuffled_afterwards() -> None:
    start = "leader | The Cripple\nhand | Avallac'h\ndeck | Mardroeme, Svanrige, Udalryk\nfoe hand | Ves"
    drawn = set()
    for table in many_copies(start, 30):
        play(table, "leader", "Mardroeme > close")
        assert shows(table, "loose | 2")
        play(table, "pass", "Avallac'h")
        drawn.add(tuple(card.id for card in table.seats[0].hand))
    assert drawn == {("svanrige", "udalryk"), ("udalryk", "svanrige")}


@rule("LEAD-2", HARALD)
def test_harald_needs_a_mardroeme_card_in_the_deck() -> None:
    start = "leader | The Cripple\nhand | Mardroeme\ndiscard | Mardroeme\nclose | Berserker\nfoe hand | Ves\n"
    assert "leader" not in options(position(start + "deck | Svanrige"))
    assert "leader" not in options(position(start + "deck | Ermion"))
    assert "leader" in options(position(start + "deck | Mardroeme"))


@rule("LEAD-2", HARALD)
def test_harald_may_be_used_with_no_berserker_in_the_rows() -> None:
    assert "leader" in options(position("leader | The Cripple\nhand | Udalryk\ndeck | Mardroeme\nfoe hand | Ves"))


@rule("LEAD-2", "PLAY-4", "OPT-mardroeme_shares_row", HARALD)
def test_harald_needs_a_row_that_may_take_the_card() -> None:
    start = (
        "\nleader | The Cripple\nhand | Udalryk\ndeck | Mardroeme\nclose | + Commander's Horn\nranged | + Mardroeme\n"
        "siege | {}\nfoe hand | Ves"
    )
    full = start.format("+ leader's horn")
    assert "leader" not in options(position("rules | witcher3" + full))
    assert "leader" in options(position("rules | legendary" + full))
    table = play(position("rules | witcher3" + start.format("Holger Blackhand")), "leader")
    assert shows(table, "siege | Holger Blackhand + Mardroeme", "turn | foe")
