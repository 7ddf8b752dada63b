"""Arnjolf, The Patricide: plays another copy of a bond unit on his side from the deck."""

from __future__ import annotations

import pytest

from tests.rules.leaders import many_copies
from tests.scenes import options, play, position, rule, shows, total

ARNJOLF = "LEADER-arnjolf-the-patricide"
START = """
leader | Arnjolf, The Patricide
hand | Udalryk
close | Clan an Craite Warrior, Clan Drummond Shield Maiden
siege | War Longship
deck | Svanrige, 2 Clan an Craite Warrior, Clan Drummond Shield Maiden
foe hand | Ves
"""


@rule("LEAD-15", ARNJOLF)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_arnjolf_chooses_a_bond_name_that_is_on_his_side_and_in_the_deck(rules: str) -> None:
    table = position(f"rules | {rules}\n{START}")
    play(table, "leader")
    assert options(table) == {"call Clan an Craite Warrior", "call Clan Drummond Shield Maiden"}


@rule("LEAD-15", ARNJOLF)
def test_one_copy_comes_to_its_row_and_bonds() -> None:
    table = position(START)
    before = total(table, 0)
    play(table, "leader", "call Clan an Craite Warrior")
    assert shows(
        table,
        "close | Clan an Craite Warrior, Clan Drummond Shield Maiden, Clan an Craite Warrior",
        "deck | Svanrige, Clan an Craite Warrior, Clan Drummond Shield Maiden",
        "hand | Udalryk",
        "turn | foe",
    )
    assert total(table, 0) == before - 6 + 24


@rule("LEAD-15", "PLAY-10", ARNJOLF)
def test_the_deck_is_shuffled_afterwards() -> None:
    start = (
        "leader | Arnjolf\nhand | Avallac'h\nclose | Clan an Craite Warrior\n"
        "deck | Clan an Craite Warrior, Svanrige, Udalryk\nfoe hand | Ves"
    ).replace("Arnjolf", "Arnjolf, The Patricide")
    drawn = set()
    for table in many_copies(start, 30):
        play(table, "leader", "call Clan an Craite Warrior")
        assert shows(table, "loose | 2")
        play(table, "pass", "Avallac'h")
        drawn.add(tuple(card.id for card in table.seats[0].hand))
    assert drawn == {("svanrige", "udalryk"), ("udalryk", "svanrige")}


@rule("LEAD-15", ARNJOLF)
def test_a_single_bond_unit_on_arnjolfs_side_is_enough() -> None:
    table = position(
        "leader | The Patricide\nhand | Udalryk\nsiege | War Longship\ndeck | 2 War Longship\nfoe hand | Ves"
    )
    play(table, "leader", "call War Longship")
    assert shows(table, "siege | 2 War Longship", "deck | War Longship")


@rule("LEAD-2", "LEAD-15", ARNJOLF)
@pytest.mark.parametrize(
    "board",
    [
        "close | Clan an Craite Warrior\ndeck | Svanrige, War Longship",
        "deck | 2 Clan an Craite Warrior",
        "close | Svanrige\ndeck | Svanrige",
        "foe close | Clan an Craite Warrior\ndeck | Clan an Craite Warrior",
        "close | Clan an Craite Warrior\ndiscard | Clan an Craite Warrior\nfoe deck | Clan an Craite Warrior",
    ],
)
def test_arnjolf_cannot_be_used_without_a_bond_unit_on_his_side_and_its_copy_in_the_deck(board: str) -> None:
    table = position(f"leader | The Patricide\nhand | Udalryk, Clan an Craite Warrior\nfoe hand | Ves\n{board}")
    assert "leader" not in options(table)


@rule("LEAD-2", "LEAD-15", ARNJOLF)
def test_a_copy_in_hand_does_not_come() -> None:
    table = position(
        "leader | The Patricide\nhand | Clan an Craite Warrior\nclose | Clan an Craite Warrior\n"
        "deck | Clan an Craite Warrior\nfoe hand | Ves"
    )
    play(table, "leader", "call Clan an Craite Warrior")
    assert shows(table, "close | 2 Clan an Craite Warrior", "hand | Clan an Craite Warrior", "deck | ")
