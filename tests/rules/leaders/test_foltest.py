"""The five Foltests of the Northern Realms: fog, clear weather, two row scorches and a siege horn."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import options, play, position, rule, shows, strengths, total

TEMERIA = "LEADER-foltest-king-of-temeria"
COMMANDER = "LEADER-foltest-lord-commander-of-the-north"
MEDELL = "LEADER-foltest-son-of-medell"
SIEGEMASTER = "LEADER-foltest-the-siegemaster"
STEEL = "LEADER-foltest-the-steel-forged"

# King of Temeria: Impenetrable Fog


@rule("LEAD-14", TEMERIA)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_king_of_temeria_plays_impenetrable_fog_from_the_deck(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | King of Temeria\nhand | Ves\ndeck | Biting Frost, Impenetrable Fog, Ballista\n"
        "foe ranged | Grave Hag\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(table, "weather | Impenetrable Fog (me)", "deck | Biting Frost, Ballista", "loose | 2", "turn | foe")
    assert total(table, 1) == 1


@rule("LEAD-14", "LEAD-2", TEMERIA)
def test_king_of_temeria_needs_fog_in_the_deck_not_in_hand_or_pile() -> None:
    start = "leader | King of Temeria\nhand | Impenetrable Fog\ndiscard | Impenetrable Fog\n"
    assert "leader" not in options(position(start + "deck | Biting Frost, Skellige Storm"))
    assert "leader" in options(position(start + "deck | Impenetrable Fog"))


@rule("LEAD-14", "LEAD-2", "OPT-weather_leaders", TEMERIA)
@pytest.mark.parametrize("rules", ["klub", "legendary, weather_leaders=of-themselves"])
def test_klub_king_of_temeria_works_as_fog_and_leaves_no_card(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | King of Temeria\nhand | Ves\nfoe ranged | Grave Hag\nfoe hand | Ghoul")
    play(table, "leader")
    assert shows(table, "weather | fog (me, leader)")
    assert total(table, 1) == 1
    play(table, "pass", "pass")
    assert shows(table, "weather | ", "discard | ")


# Lord Commander of the North: clear all weather


@rule("LEAD-2", COMMANDER)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_lord_commander_clears_all_weather_each_card_to_its_players_pile(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Lord Commander of the North\nhand | Ves\nclose | Siegfried of Denesle\n"
        "weather | Biting Frost (foe), Torrential Rain (me), fog (foe, leader)\nfoe hand | Ghoul"
    )
    assert total(table, 0) == 1
    play(table, "leader")
    assert total(table, 0) == 5
    assert shows(table, "weather | ", "discard | Torrential Rain", "foe discard | Biting Frost", "turn | foe")


@rule("LEAD-2", "LEAD-14", COMMANDER)
def test_lord_commander_needs_no_card_in_the_deck_and_takes_none() -> None:
    table = position(
        "leader | Lord Commander of the North\nhand | Ves\ndeck | Clear Weather\n"
        "weather | Biting Frost (foe)\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(table, "deck | Clear Weather", "discard | ")


@rule("LEAD-2", COMMANDER)
@pytest.mark.parametrize("rules", ["legendary", "klub"])
def test_lord_commander_may_always_be_used_weather_or_not(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | Lord Commander of the North\nhand | Ves\nfoe hand | Ghoul")
    play(table, "leader")
    assert shows(table, "leader | Foltest, Lord Commander of the North (used)", "turn | foe")


@rule("LEAD-17", "LEAD-2", "OPT-leader_effects", COMMANDER)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_lord_commander_may_be_used_only_while_weather_lies(rules: str) -> None:
    start = f"rules | {rules}\nleader | Lord Commander of the North\nhand | Ves\nfoe hand | Ghoul\n"
    assert "leader" not in options(position(start))
    assert "leader" in options(position(start + "weather | Torrential Rain (foe)"))


# Son of Medell and The Steel-Forged: a row scorch


@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
@pytest.mark.parametrize(
    ("name", "row", "strong", "weak"),
    [
        pytest.param("Son of Medell", "ranged", "Toad", "Grave Hag", marks=rule(MEDELL)),
        pytest.param("The Steel-Forged", "siege", "Fire Elemental", "Ice Giant", marks=rule(STEEL)),
    ],
)
@rule("AB-SCORCH-ROW")
def test_a_row_scorch_burns_the_strongest_unit_of_the_opponents_row(
    rules: str, name: str, row: str, strong: str, weak: str
) -> None:
    table = position(
        f"rules | {rules}\nleader | {name}\nhand | Ves\n{row} | Keira Metz, {strong}\nclose | Siegfried of Denesle\n"
        f"foe {row} | {strong}, {weak}\nfoe close | 2 Fiend\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(
        table,
        f"foe {row} | {weak}",
        f"foe discard | {strong}",
        "foe close | 2 Fiend",
        f"{row} | Keira Metz, {strong}",
        "close | Siegfried of Denesle",
        "discard | ",
        "turn | foe",
    )


@rule("AB-SCORCH-ROW", MEDELL)
def test_son_of_medell_burns_all_that_tie() -> None:
    table = position("leader | Son of Medell\nhand | Ves\nfoe ranged | Grave Hag, Harpy, Grave Hag\nfoe hand | Ghoul")
    play(table, "leader")
    assert shows(table, "foe ranged | Harpy", "foe discard | 2 Grave Hag")


@rule("AB-SCORCH-ROW", STEEL)
def test_the_steel_forged_burns_all_that_tie() -> None:
    table = position(
        "leader | The Steel-Forged\nhand | Ves\n"
        "foe siege | Fire Elemental, Earth Elemental, Ice Giant\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(table, "foe siege | Ice Giant", "foe discard | Fire Elemental, Earth Elemental")


@rule("LEAD-2", MEDELL)
@pytest.mark.parametrize(
    ("ranged", "may"),
    [
        ("2 Grave Hag", True),
        ("Grave Hag, 2 Endrega", False),
        ("Leshen, Endrega", True),
        ("Leshen", False),
        ("Kayran, Leshen, Decoy", False),
        ("Grave Hag + Commander's Horn", True),
        ("", False),
    ],
)
def test_son_of_medell_needs_a_ranged_row_of_ten_or_more_with_a_non_hero_unit(ranged: str, may: bool) -> None:
    table = position(
        f"leader | Son of Medell\nhand | Ves\nfoe ranged | {ranged}\nfoe close | 2 Fiend\nfoe hand | Ghoul"
    )
    assert ("leader" in options(table)) is may


@rule("LEAD-2", STEEL)
@pytest.mark.parametrize(
    ("siege", "may"),
    [
        ("2 Ice Giant", True),
        ("Fire Elemental, Ballista", True),
        ("Ice Giant", False),
        ("Morvran Voorhis, Thaler", True),
        ("Morvran Voorhis", False),
        ("", False),
    ],
)
def test_the_steel_forged_needs_a_siege_row_of_ten_or_more_with_a_non_hero_unit(siege: str, may: bool) -> None:
    table = position(
        f"leader | The Steel-Forged\nhand | Ves\nfoe siege | {siege}\nfoe close | 2 Fiend\nfoe hand | Ghoul"
    )
    assert ("leader" in options(table)) is may


@rule("LEAD-2", "AB-SCORCH-ROW", STEEL)
def test_weather_may_bring_a_row_below_ten() -> None:
    start = "leader | The Steel-Forged\nhand | Ves\nfoe siege | 3 Fire Elemental\nfoe hand | Ghoul\n"
    assert "leader" in options(position(start))
    assert "leader" not in options(position(start + "weather | Torrential Rain (foe)"))


@rule("AB-SCORCH-ROW", "PLAY-7", STEEL)
def test_a_row_scorch_spares_heroes_and_may_burn_its_players_spy() -> None:
    table = position("leader | The Steel-Forged\nhand | Ves\nfoe siege | Morvran Voorhis, Thaler\nfoe hand | Vreemde")
    play(table, "leader")
    assert shows(table, "foe siege | Morvran Voorhis", "foe discard | Thaler", "discard | ")


# The Siegemaster: a horn on the player's siege row


@rule("LEAD-3", SIEGEMASTER)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_the_siegemaster_sounds_a_horn_on_his_siege_row(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | The Siegemaster\nhand | Ves\nclose | Ves\nsiege | Ballista\n"
        "foe siege | Ice Giant\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert strengths(table, 0, Row.SIEGE) == [12]
    assert strengths(table, 0, Row.CLOSE) == [5]
    assert strengths(table, 1, Row.SIEGE) == [5]
    assert shows(table, "siege | Ballista + leader's horn", "turn | foe")


@rule("LEAD-3", "LEAD-7", SIEGEMASTER)
def test_the_siegemasters_horn_ends_with_the_round_and_leaves_no_card() -> None:
    table = position("leader | The Siegemaster\nhand | Ves, Ballista\nsiege | Trebuchet\nfoe hand | Ghoul")
    play(table, "leader", "pass", "pass")
    assert shows(table, "round | 2", "siege | ", "discard | Trebuchet")


@rule("LEAD-2", "LEAD-3", SIEGEMASTER)
@pytest.mark.parametrize("rules", ["legendary", "klub"])
@pytest.mark.parametrize(
    ("siege", "may"), [("", True), ("Ballista", True), ("Ballista + Commander's Horn", False), ("Draig Bon-Dhu", False)]
)
def test_the_siegemaster_cannot_be_used_where_any_horn_affects_the_siege_row(rules: str, siege: str, may: bool) -> None:
    table = position(
        f"rules | {rules}\nleader | The Siegemaster\nhand | Ves\nclose | Dandelion\nsiege | {siege}\nfoe hand | Ghoul"
    )
    assert ("leader" in options(table)) is may


@rule("LEAD-17", "LEAD-3", "OPT-leader_effects", SIEGEMASTER)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_only_a_special_in_the_siege_rows_space_bars_the_siegemaster(rules: str) -> None:
    start = f"rules | {rules}\nleader | The Siegemaster\nhand | Ves\nfoe hand | Ghoul\n"
    assert "leader" not in options(position(start + "siege | Ballista + Commander's Horn"))
    table = play(position(start + "siege | Draig Bon-Dhu, Ballista"), "leader")
    assert strengths(table, 0, Row.SIEGE) == [4, 12]


@rule("LEAD-17", "PLAY-4", "OPT-mardroeme_shares_row", SIEGEMASTER)
def test_video_a_mardroeme_bars_the_siegemaster_where_specials_share_one_space() -> None:
    start = "\nleader | The Siegemaster\nhand | Ves\nsiege | Ballista + Mardroeme\nfoe hand | Ghoul"
    assert "leader" not in options(position("rules | witcher3" + start))
    assert "leader" in options(position("rules | witcher3, mardroeme_shares_row=yes" + start))
