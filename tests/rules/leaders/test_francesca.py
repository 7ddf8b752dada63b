"""Three of the Francescas: Pureblood Elf (frost), Queen of Dol Blathanna (scorch), The Beautiful (horn)."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import options, play, position, rule, shows, strengths, total

PUREBLOOD = "LEADER-francesca-findabair-pureblood-elf"
QUEEN = "LEADER-francesca-findabair-queen-of-dol-blathanna"
BEAUTIFUL = "LEADER-francesca-findabair-the-beautiful"

# Pureblood Elf: Biting Frost


@rule("LEAD-14", PUREBLOOD)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_pureblood_elf_plays_biting_frost_from_the_deck(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Pureblood Elf\nhand | Riordain\ndeck | Torrential Rain, Biting Frost, Milva\n"
        "foe close | Fiend\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(table, "weather | Biting Frost (me)", "deck | Torrential Rain, Milva", "loose | 2", "turn | foe")
    assert total(table, 1) == 1


@rule("LEAD-14", "LEAD-2", PUREBLOOD)
def test_pureblood_elf_needs_frost_in_the_deck_not_in_hand_or_pile() -> None:
    start = "leader | Pureblood Elf\nhand | Biting Frost\ndiscard | Biting Frost\n"
    assert "leader" not in options(position(start + "deck | Impenetrable Fog, Skellige Storm"))
    assert "leader" in options(position(start + "deck | Biting Frost"))


@rule("LEAD-14", "LEAD-2", "OPT-weather_leaders", PUREBLOOD)
@pytest.mark.parametrize("rules", ["klub", "legendary, weather_leaders=of-themselves"])
def test_klub_pureblood_elf_works_as_frost_and_leaves_no_card(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | Pureblood Elf\nhand | Riordain\nfoe close | Ves\nfoe hand | Ballista")
    play(table, "leader")
    assert shows(table, "weather | frost (me, leader)")
    assert total(table, 1) == 1
    play(table, "pass", "pass")
    assert shows(table, "weather | ", "discard | ", "foe discard | Ves")


# Queen of Dol Blathanna: a scorch of the close row


@rule("AB-SCORCH-ROW", QUEEN)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_queen_of_dol_blathanna_burns_the_strongest_of_the_opponents_close_row(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Queen of Dol Blathanna\nhand | Riordain\n"
        "close | Dennis Cranmer, Mahakaman Defender\n"
        "foe close | Fiend, Draug, Foglet, Fiend\nfoe ranged | Toad, Grave Hag\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(
        table,
        "foe close | Draug, Foglet",
        "foe ranged | Toad, Grave Hag",
        "foe discard | 2 Fiend",
        "close | Dennis Cranmer, Mahakaman Defender",
        "turn | foe",
    )


@rule("LEAD-2", QUEEN)
@pytest.mark.parametrize(
    ("close", "may"),
    [
        ("2 Griffin", True),
        ("Griffin, Botchling", False),
        ("Draug, Ghoul", True),
        ("Draug, Imlerith, Decoy", False),
        ("", False),
    ],
)
def test_queen_of_dol_blathanna_needs_a_close_row_of_ten_or_more_with_a_non_hero_unit(close: str, may: bool) -> None:
    table = position(
        f"leader | Queen of Dol Blathanna\nhand | Riordain\nfoe close | {close}\n"
        "foe ranged | Toad, Grave Hag\nfoe hand | Ghoul"
    )
    assert ("leader" in options(table)) is may


# The Beautiful: a horn on the player's ranged row


@rule("LEAD-3", BEAUTIFUL)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_the_beautiful_sounds_a_horn_on_her_ranged_row(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | The Beautiful\nhand | Riordain\nclose | Dennis Cranmer\n"
        "ranged | Toruviel, Iorveth\n"
        "foe ranged | Grave Hag\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert strengths(table, 0, Row.RANGED) == [4, 10]
    assert strengths(table, 0, Row.CLOSE) == [6]
    assert strengths(table, 1, Row.RANGED) == [5]
    assert shows(table, "ranged | Toruviel, Iorveth + leader's horn", "turn | foe")


@rule("LEAD-3", "LEAD-7", BEAUTIFUL)
def test_the_beautifuls_horn_ends_with_the_round_and_leaves_no_card() -> None:
    table = position("leader | The Beautiful\nhand | Riordain\nranged | Toruviel\nfoe hand | Ghoul")
    play(table, "leader", "pass", "pass")
    assert shows(table, "round | 2", "ranged | ", "discard | Toruviel")


@rule("LEAD-2", "LEAD-3", BEAUTIFUL)
def test_the_beautiful_cannot_be_used_where_a_horn_affects_the_ranged_row() -> None:
    start = "leader | The Beautiful\nhand | Riordain\nclose | Dandelion\nsiege | + Commander's Horn\nfoe hand | Ghoul\n"
    assert "leader" in options(position(start))
    assert "leader" in options(position(start + "ranged | Toruviel"))
    assert "leader" not in options(position(start + "ranged | Toruviel + Commander's Horn"))
    assert "leader" not in options(position(start + "ranged | Dandelion"))


@rule("LEAD-17", "LEAD-3", "OPT-leader_effects", BEAUTIFUL)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_only_a_special_in_the_ranged_rows_space_bars_the_beautiful(rules: str) -> None:
    start = f"rules | {rules}\nleader | The Beautiful\nhand | Riordain\nfoe hand | Ghoul\n"
    assert "leader" not in options(position(start + "ranged | Toruviel + Commander's Horn"))
    # No horn unit is ranged; one placed there anyway shows that it would not prevent the leader's horn.
    table = play(position(start + "ranged | Dandelion, Toruviel"), "leader")
    assert strengths(table, 0, Row.RANGED) == [4, 4]


@rule("LEAD-17", "PLAY-4", "OPT-mardroeme_shares_row", BEAUTIFUL)
def test_video_a_mardroeme_bars_the_beautiful_where_specials_share_one_space() -> None:
    start = "\nleader | The Beautiful\nhand | Riordain\nranged | Toruviel + Mardroeme\nfoe hand | Ghoul"
    assert "leader" not in options(position("rules | witcher3" + start))
    assert "leader" in options(position("rules | legendary" + start))
