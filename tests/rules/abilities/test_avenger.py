"""AB-AVENGER. Cow and Kambi, which have avengers."""

from __future__ import annotations

import pytest

from gwint.rules.events import Summoned
from tests.scenes import play, position, rule, shows

BEAST = "Bovine Defense Force"


# When the avenger comes


@rule("AB-AVENGER")
def test_a_burned_cow_brings_the_bovine_defense_force() -> None:
    table = position("hand | Scorch\nranged | Cow\nfoe hand | Ghoul")
    play(table, "Scorch")
    assert shows(table, f"close | {BEAST}", "ranged |", "discard | Cow, Scorch", f"side deck | {BEAST}")


@rule("AB-AVENGER")
def test_a_burned_kambi_brings_hemdall() -> None:
    table = position("hand | Scorch\nfaction | skellige\nclose | Kambi\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "close | Hemdall", "discard | Kambi, Scorch")


@rule("AB-AVENGER", "AB-SCORCH-ROW")
def test_a_row_scorch_is_a_reason() -> None:
    table = position("hand | Toad\nfoe ranged | Philippa Eilhart, Cow\nfoe hand | Ves")
    play(table, "Toad")
    assert shows(table, "foe ranged | Philippa Eilhart", f"foe close | {BEAST}", "foe discard | Cow")


@rule("AB-AVENGER")
def test_an_avenger_comes_for_a_card_that_a_leader_burns() -> None:
    table = position("""
        leader | Foltest, Son of Medell
        hand | Ves
        foe ranged | Hjalmar, Cow
        foe hand | Svanrige
    """)
    play(table, "leader")
    assert shows(table, "foe ranged | Hjalmar", f"foe close | {BEAST}", "foe discard | Cow")


@rule("AB-AVENGER", "AB-AVENGER-2", "TURN-10")
def test_the_end_of_a_round_is_a_reason_and_the_avenger_lies_there_in_the_next() -> None:
    table = position("hand | Ves\nranged | Cow\nclose | Yarpen Zigrin\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", f"close | {BEAST}", "ranged |", "discard | Yarpen Zigrin, Cow")


@rule("AB-AVENGER", "AB-AVENGER-2")
def test_an_avenger_that_was_there_for_a_round_is_swept_at_its_end() -> None:
    table = position("hand | Ves\nranged | Cow\nfoe close | Decoy, Zoltan Chivay\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", f"close | {BEAST}", "discard | Cow", "turn | foe")
    play(table, "p2: pass", "p1: pass")
    assert shows(table, "round | 3", "close |", f"discard | Cow, {BEAST}")


@rule("AB-AVENGER")
def test_an_avenger_comes_to_the_side_of_its_card() -> None:
    table = position("hand | Scorch\nfoe ranged | Cow\nfoe hand | Albrich")
    play(table, "Scorch")
    assert shows(table, f"foe close | {BEAST}", "foe discard | Cow", "close |", f"foe side deck | {BEAST}")


@rule("AB-AVENGER", "SP-DECOY")
def test_going_back_to_hand_does_not_bring_it() -> None:
    table = position("hand | Decoy\nranged | Cow\nfoe hand | Ghoul")
    play(table, "Decoy on Cow")
    assert shows(table, "hand | Cow", "ranged | Decoy", "close |")


@rule("AB-AVENGER", "FAC-1", "FAC-7")
def test_staying_does_not_bring_it() -> None:
    table = position("faction | monsters\nhand | Ghoul\nranged | Cow\nfoe hand | Ves\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "ranged | Cow", "close |", "discard |")


@rule("AB-AVENGER-2")
def test_a_cow_discarded_from_the_hand_brings_nothing() -> None:
    table = position("""
        leader | Eredin, Destroyer of Worlds
        hand | Cow, Fiend
        deck | Ghoul
        foe hand | Ves
    """)
    play(table, "leader", "discard Cow", "discard Fiend", "take Ghoul")
    assert shows(table, "discard | Cow, Fiend", "hand | Ghoul", "close |", "turn | foe")


@rule("AB-AVENGER-2", "DISC-2")
def test_an_avenger_comes_after_all_victims_are_gone_and_is_not_a_victim() -> None:
    table = position("""
        faction | skellige
        hand | Scorch
        close | Kambi
        ranged | Cow
        foe ranged | Cow
        foe hand | Ves
    """)
    play(table, "Scorch")
    assert shows(
        table, f"close | Hemdall, {BEAST}", "ranged |", "discard | Kambi, Cow, Scorch",
        f"foe close | {BEAST}", "foe ranged |", "foe discard | Cow",
    )  # fmt: skip


@rule("AB-AVENGER-2", "TURN-6")
def test_one_that_came_during_a_round_is_swept_at_its_end() -> None:
    table = position("hand | Scorch, Ves\nranged | Cow\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "Scorch", "pass")
    assert shows(table, "round | 2", "close |", f"discard | Cow, Scorch, {BEAST}")


# What the avenger is


@rule("AB-AVENGER-3", "SP-DECOY-2")
@pytest.mark.parametrize(
    ("row", "card"),
    [("close", BEAST), ("close", "Transformed Vildkaarl"), ("ranged", "Transformed Young Vildkaarl")],
)
def test_decoy_takes_an_avenger_to_the_hand_to_be_played_again(row: str, card: str) -> None:
    table = position(f"hand | Decoy\nfaction | skellige\n{row} | {card}\nfoe hand | Ves\nfoe passed | yes")
    play(table, f"Decoy on {card}")
    assert shows(table, f"hand | {card}", f"{row} | Decoy")
    table = position(f"hand | {card}\nfaction | skellige\nfoe hand | Ves")
    play(table, card)
    assert shows(table, f"{row} | {card}", "hand |")


@rule("AB-AVENGER-3")
@pytest.mark.parametrize("card", [BEAST, "Transformed Vildkaarl"])
def test_an_avenger_goes_to_the_discard_pile_and_may_be_revived(card: str) -> None:
    table = position(f"hand | Scorch, Birna Bran, Svanrige\nclose | {card}\nfoe passed | yes")
    play(table, "Scorch")
    assert shows(table, "close |", f"discard | {card}, Scorch")
    play(table, "Birna Bran", f"raise {card}")
    assert shows(table, f"close | Birna Bran, {card}", "discard | Scorch")


@rule("AB-AVENGER-3", "PLAY-7")
def test_hemdall_goes_to_the_pile_but_a_hero_is_not_revived() -> None:
    table = position("""
        hand | Birna Bran, Svanrige
        deck | Udalryk
        close | Hemdall
        starter | foe
        foe hand | Ves
        foe passed | yes
    """)
    play(table, "pass")
    assert shows(table, "round | 2", "discard | Hemdall")
    play(table, "Birna Bran")
    assert shows(table, "close | Birna Bran", "discard | Hemdall", "turn | foe")


@rule("AB-AVENGER-3", "FAC-7")
def test_monsters_may_keep_an_avenger() -> None:
    table = position(f"faction | monsters\nhand | Ghoul\nclose | {BEAST}\nfoe hand | Ves\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", f"close | {BEAST}", "discard |")


@rule("AB-AVENGER-3", "LEAD-4")
def test_a_leader_may_take_an_avenger() -> None:
    table = position(f"""
        leader | Eredin, Bringer of Death
        hand | Ghoul
        discard | {BEAST}
        foe hand | Ves
    """)
    play(table, "leader", f"take {BEAST}")
    assert shows(table, f"hand | Ghoul, {BEAST}", "discard |")


@rule("AB-AVENGER-3", "LEAD-16")
def test_an_avenger_may_be_shuffled_into_a_deck() -> None:
    table = position(f"""
        leader | Crach an Craite
        hand | Svanrige
        discard | {BEAST}, Hemdall, Transformed Vildkaarl
        foe hand | Ves
    """)
    play(table, "leader")
    assert shows(table, f"deck | {BEAST}, Hemdall, Transformed Vildkaarl", "discard |")


# Where the avenger leaves to


def burned(rules: str, card: str) -> str:
    """Returns where a card went that Scorch burned: `discard`, or `gone` from the game."""
    table = position(f"rules | {rules}\nfaction | skellige\nhand | Scorch\nclose | {card}\nfoe hand | Ves")
    play(table, "Scorch")
    if table.gone:
        assert shows(table, "close |", "discard | Scorch", f"gone | {card}")
        return "gone"
    assert shows(table, "close |", f"discard | {card}, Scorch")
    return "discard"


@rule("AB-AVENGER-3", "OPT-avenger_leaves_to")
@pytest.mark.parametrize(
    ("rules", "leaves_to"),
    [
        ("legendary", "discard"),
        ("klub", "discard"),
        ("witcher3", "gone"),
        ("legendary, avenger_leaves_to=out-of-game", "gone"),
        ("witcher3, avenger_leaves_to=discard-pile", "discard"),
    ],
)
def test_avenger_leaves_to_the_pile_or_out_of_the_game_by_option(rules: str, leaves_to: str) -> None:
    assert burned(rules, BEAST) == leaves_to


@rule("AB-AVENGER-3", "OPT-avenger_leaves_to")
def test_avenger_leaves_to_out_of_game_at_the_end_of_a_round() -> None:
    table = position(f"rules | witcher3\nhand | Svanrige\nclose | {BEAST}, Hemdall\nfoe hand | Ves\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "close |", "discard |", f"gone | {BEAST}, Hemdall")


@rule("AB-AVENGER-3", "OPT-avenger_leaves_to")
def test_avenger_leaves_to_out_of_game_from_the_hand() -> None:
    table = position(f"""
        rules | witcher3
        leader | Eredin, Destroyer of Worlds
        hand | {BEAST}, Fiend
        deck | Ghoul
        foe hand | Ves
    """)
    play(table, "leader", f"discard {BEAST}", "discard Fiend", "take Ghoul")
    assert shows(table, "discard | Fiend", f"gone | {BEAST}")


@rule("AB-AVENGER-3", "OPT-avenger_leaves_to")
@pytest.mark.parametrize("card", ["Transformed Vildkaarl", "Cow", "Kambi"])
def test_avenger_leaves_to_concerns_no_other_card(card: str) -> None:
    table = position(f"rules | witcher3\nfaction | skellige\nhand | Scorch\nclose | {card}\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, f"discard | {card}, Scorch")
    assert not table.gone


@rule("AB-AVENGER-3", "OPT-avenger_leaves_to")
def test_avenger_leaves_to_hand_all_the_same_when_decoy_takes_it() -> None:
    table = position(f"rules | witcher3\nhand | Decoy\nclose | {BEAST}\nfoe hand | Ghoul")
    play(table, f"Decoy on {BEAST}")
    assert shows(table, f"hand | {BEAST}", "close | Decoy")


# The contents of the side deck


@rule("AB-AVENGER", "SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize(
    ("rules", "comes"),
    [
        ("legendary", ""),
        ("klub", ""),
        ("witcher3", BEAST),
        ("legendary, side_deck_supply=unlimited", BEAST),
        ("witcher3, side_deck_supply=printed", ""),
    ],
)
def test_side_deck_supply_says_whether_an_empty_side_deck_still_gives(rules: str, comes: str) -> None:
    table = position(f"rules | {rules}\nhand | Scorch\nranged | Cow\nside deck | empty\nfoe hand | Albrich")
    play(table, "Scorch")
    assert shows(table, f"close | {comes}", "discard | Cow, Scorch", "side deck | empty")


@rule("SET-11", "SET-12", "OPT-side_deck_supply")
def test_side_deck_supply_unlimited_still_names_the_player_of_that_faction() -> None:
    table = position("rules | witcher3\nhand | Scorch\nfoe faction | nilfgaard\nfoe ranged | Cow\nfoe hand | Albrich")
    play(table, "Scorch")
    assert [event.seat for event in table.log if isinstance(event, Summoned)] == [1]


@rule("SET-11", "OPT-side_deck_supply")
def test_side_deck_supply_printed_is_used_up_one_by_one() -> None:
    table = position("hand | Scorch, Ves\nranged | 3 Cow\nfoe hand | Albrich\nfoe passed | yes")
    play(table, "Scorch")
    assert shows(table, f"close | 2 {BEAST}", "discard | 3 Cow, Scorch", "side deck | empty")


@rule("SET-12", "AB-AVENGER")
def test_a_card_calls_on_the_side_deck_of_its_own_printing() -> None:
    table = position("""
        hand | Scorch
        ranged | Cow [nilfgaard]
        foe leader | Emhyr var Emreis, The White Flame
        foe hand | Albrich
    """)
    play(table, "Scorch")
    assert shows(table, f"close | {BEAST} [nilfgaard]", f"foe side deck | {BEAST}")


@rule("SET-12", "AB-AVENGER")
def test_where_both_play_that_faction_it_is_the_side_it_lies_on_that_pays() -> None:
    table = position(
        "faction | nilfgaard\nhand | Scorch\nfoe faction | nilfgaard\nfoe ranged | Cow\nfoe hand | Albrich"
    )
    play(table, "Scorch")
    assert shows(table, f"foe close | {BEAST}", f"foe side deck | {BEAST}")
