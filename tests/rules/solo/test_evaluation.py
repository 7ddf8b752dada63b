"""SOLO-5, SOLO-6. The virtual opponent chooses the way that serves it best."""

from __future__ import annotations

from gwint.rules.play import carry_on
from gwint.rules.table import Table
from gwint.rules.virtual_opponent.events import Judged
from tests.rules.factions import is_even, many_copies
from tests.rules.solo import events_of, foe_turn, gains, last_choice, leader_turned_up, solo
from tests.scenes import rule, shows

# The largest gain


@rule("SOLO-5")
def test_an_agile_unit_goes_where_it_gains_most() -> None:
    table = foe_turn("foe deck | Dol Blathanna Scout\nweather | Biting Frost (foe)")
    assert shows(table, "foe ranged | Dol Blathanna Scout")
    assert gains(table) == {"close": 1, "ranged": 6}


@rule("SOLO-5")
def test_gains_are_judged_on_the_board_as_the_card_leaves_it() -> None:
    table = foe_turn("foe deck | Olgierd von Everec\nfoe close | Griffin, Fiend\nfoe ranged | Leshen, Cockatrice")
    assert shows(table, "foe close | Griffin, Fiend, Olgierd von Everec")
    assert gains(table) == {"close": 8, "ranged": 7}


@rule("SOLO-5")
def test_the_compared_ways_are_logged() -> None:
    table = foe_turn("foe deck | Dol Blathanna Scout\nweather | Biting Frost (foe)")
    event = last_choice(table)
    assert (event.seat, event.measure, event.decided) == (1, "lead", "gain")
    assert event.ways[event.chosen].gain == 6


@rule("SOLO-5")
def test_a_card_that_can_go_one_way_only_is_not_judged() -> None:
    assert not events_of(foe_turn("foe deck | Griffin"), Judged)


@rule("SOLO-5")
def test_unseen_cards_count_as_nothing() -> None:
    """The bear's copies in the deck make no difference: only the one on the board gains by the Horn."""
    table = foe_turn("foe deck | 2 Young Berserker, Commander's Horn\nfoe close | Udalryk\nfoe ranged | Hjalmar")
    assert gains(table) == {"close": 4, "ranged": 0, "siege": 0}


@rule("SOLO-5")
def test_only_its_medic_counts_what_a_muster_calls_from_its_deck() -> None:
    """A revived Nekker calls another from the deck, so it counts 4; Bringer of Death judges it alone."""
    table = foe_turn("foe deck | 2 Nekker, Yennefer of Vengerberg\nfoe discard | Nekker, Foglet")
    assert sorted((way.card.id, way.gain) for way in last_choice(table).ways if way.card) == [
        ("foglet", 2),
        ("nekker", 4),
    ]
    pile = "foe deck | 2 Nekker\nfoe discard | Nekker, Foglet\nclose | 2 Ves"
    table = leader_turned_up("Eredin, Bringer of Death", f"foe faction | monsters\n{pile}")
    assert {way.card.id: way.gain for way in last_choice(table).ways if way.card} == {"foglet": 2, "nekker": 2}


@rule("SOLO-5")
def test_judging_changes_neither_the_deck_nor_chance() -> None:
    text = "foe deck | Fiend, Griffin, Dol Blathanna Scout\nfoe loose | 0\nweather | Biting Frost (foe)"
    before = solo(text)
    table = foe_turn(text)
    assert table.chance == before.chance
    assert shows(table, "foe deck | Fiend, Griffin")


# Ties


@rule("SOLO-5", "SOLO-6")
def test_tied_a_unit_goes_to_the_row_with_the_most_cards() -> None:
    table = foe_turn("foe deck | Harpy\nfoe close | Griffin\nfoe ranged | Cockatrice, Wyvern")
    assert shows(table, "foe ranged | Cockatrice, Wyvern, Harpy")
    assert last_choice(table).decided == "row"


@rule("SOLO-5")
def test_if_rows_also_tie_the_choice_is_random() -> None:
    def rows(start: Table) -> str:
        carry_on(start)
        assert last_choice(start).decided == "chance"
        return "close" if start.sides[1].rows[0] else "ranged"

    start = solo("foe deck | Harpy\nturn | foe")
    found = [rows(table) for table in many_copies(start, 300)]
    assert is_even({row: found.count(row) for row in found}, 2)


# Horns and Mardroemes


@rule("SOLO-6")
def test_its_horn_goes_to_the_row_where_it_gains_most() -> None:
    table = foe_turn("foe deck | Commander's Horn\nfoe close | 3 Foglet\nfoe siege | Ice Giant, Fire Elemental")
    assert shows(table, "foe siege | Ice Giant, Fire Elemental + Commander's Horn")
    assert gains(table) == {"close": 6, "ranged": 0, "siege": 11}


@rule("SOLO-6")
def test_tied_to_the_row_with_the_most_cards() -> None:
    table = foe_turn("foe deck | Commander's Horn\nfoe close | Griffin\nfoe ranged | Grave Hag, Leshen")
    assert shows(table, "foe ranged | Grave Hag, Leshen + Commander's Horn")


@rule("SOLO-6")
def test_a_row_that_has_a_horn_is_no_choice() -> None:
    table = foe_turn("foe deck | Commander's Horn\nfoe close | Fiend + Commander's Horn\nfoe ranged | Grave Hag")
    assert shows(table, "foe ranged | Grave Hag + Commander's Horn")
    assert gains(table) == {"ranged": 5, "siege": 0}


@rule("SOLO-6")
def test_its_mardroeme_goes_to_the_row_where_it_gains_most() -> None:
    table = foe_turn("foe deck | Mardroeme\nfoe close | Berserker, Udalryk, Svanrige\nfoe ranged | 2 Young Berserker")
    assert gains(table) == {"close": 12, "ranged": 28, "siege": 0}
    assert shows(table, "foe ranged | 2 Transformed Young Vildkaarl + Mardroeme")


@rule("SOLO-6")
def test_without_a_berserker_a_mardroeme_goes_where_most_cards_are() -> None:
    table = foe_turn("foe deck | Mardroeme\nfoe close | Udalryk\nfoe siege | 2 War Longship")
    assert shows(table, "foe siege | 2 War Longship + Mardroeme")
    assert set(gains(table).values()) == {0}


@rule("SOLO-6", "SOLO-18")
def test_it_does_not_transform_a_berserker_for_which_no_bear_is_left() -> None:
    table = foe_turn("foe deck | Mardroeme\nfoe close | Berserker, Udalryk\nfoe side deck | empty")
    assert gains(table) == {"close": -4, "ranged": 0, "siege": 0}
    assert shows(table, "foe close | Berserker, Udalryk")
