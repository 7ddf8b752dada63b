"""PLAY. Playing a card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint.cards import Ability, Card, Row, card
from gwint.rules.events import Burned, Drew, Played
from gwint.rules.moves import Play
from gwint.rules.play import IllegalMove
from gwint.rules.table import Table
from tests.scenes import options, picture, play, position, push, rule, rules_only, shows

ME, FOE = 0, 1


# PLAY-1


@rule("PLAY-1")
@pytest.mark.parametrize(("unit", "row"), [("Ves", "close"), ("Keira Metz", "ranged"), ("Ballista", "siege")])
def test_a_unit_goes_to_the_row_of_its_range_symbol_on_its_players_side(unit: str, row: str) -> None:
    table = position(f"hand | {unit}\nfoe hand | Ghoul")
    assert options(table) == {unit, "pass"}
    play(table, unit)
    assert shows(table, f"{row} | {unit}", "hand |", "turn | foe", "foe close |", "foe ranged |", "foe siege |")


@rule("PLAY-1")
def test_a_unit_cannot_go_to_another_row() -> None:
    table = position("hand | Ves\nfoe hand | Ghoul")
    before = picture(table)
    with pytest.raises(IllegalMove):
        play(table, "Ves > siege")
    with pytest.raises(IllegalMove):
        push(table, Play(table.seats[ME].hand[0], Row.SIEGE))
    assert picture(table) == before


@rule("PLAY-1")
def test_a_unit_lies_at_the_end_of_its_row() -> None:
    table = position("hand | Ves\nclose | Yarpen Zigrin, Vernon Roche\nfoe hand | Ghoul")
    play(table, "Ves")
    assert shows(table, "close | Yarpen Zigrin, Vernon Roche, Ves")


@rule("PLAY-1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = position("hand | Ves\ndeck | Ballista\nfoe hand | Ghoul")
    with pytest.raises(IllegalMove):
        play(table, "Ballista")


# PLAY-2


def with_made_up(table: Table, one: Card) -> Table:
    """Adds an invented card to my hand."""
    table.seats[ME].hand.append(one)
    return table


@rule("PLAY-2")
def test_an_ability_resolves_at_once_after_the_card_is_placed() -> None:
    table = position("hand | Thaler\ndeck | Ves, Ballista\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert [type(event) for event in table.log] == [Played, Drew]
    assert shows(table, "turn | foe")


@rule("PLAY-2")
def test_an_effect_is_finished_with_all_it_brings_before_the_next_begins() -> None:
    table = position("""
        rules | klub
        leader | Emhyr var Emreis, Invader of the North
        hand | Albrich
        discard | 2 Etolian Auxiliary Archers
        foe discard | Ves
        foe hand | Thaler
    """)
    play(table, "leader")
    assert options(table) == {"raise Etolian Auxiliary Archers"}
    assert shows(table, "ranged | Etolian Auxiliary Archers", "foe close |", "foe discard | Ves")
    play(table, "raise Etolian Auxiliary Archers")
    assert shows(table, "ranged | 2 Etolian Auxiliary Archers", "foe close | Ves", "turn | foe")


@rule("PLAY-2")
@rules_only
def test_cards_brought_together_are_first_all_placed_then_resolve_in_that_order() -> None:
    jarl = replace(card("cerys", "skellige"), calls=("clan-dimun-pirate", "birna-bran", "olaf"))
    table = with_made_up(position("deck | Olaf, Birna Bran, Clan Dimun Pirate\nhand | Svanrige\nfoe hand | Ves"), jarl)
    push(table, Play(jarl, Row.CLOSE))
    assert [type(event) for event in table.log] == [Played, Played, Played, Played, Burned]
    assert shows(table, "close | Cerys, Birna Bran", "ranged | Clan Dimun Pirate", "discard | Olaf")
    assert options(table) == {"raise Olaf"}


@rule("PLAY-2")
@rules_only
def test_cards_that_are_placed_first_resolve_first() -> None:
    jarl = replace(card("cerys", "skellige"), calls=("birna-bran", "clan-dimun-pirate", "olaf"))
    table = with_made_up(position("deck | Olaf, Birna Bran, Clan Dimun Pirate\nhand | Svanrige\nfoe hand | Ves"), jarl)
    push(table, Play(jarl, Row.CLOSE))
    assert shows(table, "close | Cerys, Birna Bran", "ranged | Clan Dimun Pirate", "discard | Olaf", "turn | foe")


@rule("PLAY-2")
@pytest.mark.parametrize(
    ("row", "left", "burned"),
    [
        ("2 Catapult, Ballista", "Ballista", "2 Catapult"),
        ("2 Catapult, 2 Ballista, Cow", "Cow", "2 Catapult, 2 Ballista"),
    ],
)
@rules_only
def test_scores_are_always_those_of_the_moment(row: str, left: str, burned: str) -> None:
    chief = replace(card("isengrim-faoiltiarna", "scoiatael"), abilities=(Ability.MUSTER,), calls=("schirru",))
    table = with_made_up(position(f"hand | Toruviel\ndeck | 2 Schirrú\nfoe siege | {row}\nfoe hand | Ves"), chief)
    push(table, Play(chief, Row.CLOSE))
    assert shows(table, "siege | 2 Schirrú", f"foe siege | {left}", f"foe discard | {burned}")


# PLAY-3


@rule("PLAY-3")
def test_every_effect_must_be_applied_if_it_can_be() -> None:
    table = position("hand | Dun Banner Medic, Ves\ndiscard | Thaler\ndeck | Ballista\nfoe hand | Ghoul")
    play(table, "Dun Banner Medic")
    assert options(table) == {"raise Thaler"}
    play(table, "raise Thaler")
    assert shows(table, "foe siege | Thaler", "hand | Ves, Ballista", "deck |")


# PLAY-4, PLAY-5


@rule("PLAY-4")
@pytest.mark.parametrize("rows", ["", "close | Vernon Roche", "close | Decoy", "foe close | Ves"])
def test_decoy_cannot_be_played_without_a_non_hero_unit_on_its_players_side(rows: str) -> None:
    table = position(f"hand | Decoy, Ballista\nfoe hand | Ghoul\n{rows}")
    assert options(table) == {"Ballista", "pass"}
    before = picture(table)
    with pytest.raises(IllegalMove):
        play(table, "Decoy")
    with pytest.raises(IllegalMove):
        push(table, Play(table.seats[ME].hand[0]))
    assert picture(table) == before


@rule("PLAY-4")
def test_a_horn_cannot_be_played_when_all_three_rows_have_one() -> None:
    table = position("""
        hand | Commander's Horn, Ballista
        close | + Commander's Horn
        ranged | + leader's horn
        siege | + Commander's Horn
        foe hand | Ghoul
    """)
    assert options(table) == {"Ballista", "pass"}
    with pytest.raises(IllegalMove):
        play(table, "Commander's Horn > close")


@rule("PLAY-4")
def test_horn_units_bar_no_row() -> None:
    table = position("hand | Commander's Horn\nclose | Dandelion\nsiege | Draig Bon-Dhu\nfoe hand | Ghoul")
    assert len(options(table)) == 4


@rule("PLAY-4", "OPT-mardroeme_shares_row")
@pytest.mark.parametrize("special", ["Commander's Horn", "Mardroeme"])
@pytest.mark.parametrize(
    ("rules", "playable"),
    [
        ("witcher3", False),
        ("legendary, mardroeme_shares_row=no", False),
        ("legendary", True),
        ("klub", True),
    ],
)
def test_mardroeme_shares_row_no_needs_a_row_whose_one_special_space_is_free(
    rules: str, playable: bool, special: str
) -> None:
    table = position(f"""
        rules | {rules}
        hand | {special}
        close | + Mardroeme
        ranged | + Mardroeme
        siege | + Mardroeme
        foe hand | Ves
    """)
    assert (options(table) != {"pass"}) == playable


WEATHERS = ("Biting Frost", "Impenetrable Fog", "Torrential Rain", "Skellige Storm")


@rule("PLAY-5")
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
@pytest.mark.parametrize("special", ["Scorch", "Clear Weather", *WEATHERS])
@pytest.mark.parametrize("weather", ["", ", ".join(WEATHERS)])
def test_scorch_clear_weather_and_weather_may_always_be_played(special: str, rules: str, weather: str) -> None:
    table = position(f"rules | {rules}\nhand | {special}\nweather | {weather}\nfoe hand | Ghoul")
    assert options(table) == {special, "pass"}
    play(table, special)
    assert shows(table, "hand |", "turn | foe")


# PLAY-6


@rule("PLAY-6", "LEAD-4", "PLAY-11")
def test_where_a_cards_text_contradicts_the_rules_the_card_wins() -> None:
    table = position("leader | Eredin, Bringer of Death\nhand | Ghoul\ndiscard | Draug, Fiend\nfoe hand | Ves")
    play(table, "leader")
    assert options(table) == {"take Draug", "take Fiend"}
    table = position("""
        leader | Emhyr var Emreis, The Relentless
        hand | Albrich
        foe discard | Draug, Fiend
        foe hand | Ghoul
    """)
    play(table, "leader")
    assert options(table) == {"take Draug", "take Fiend"}
