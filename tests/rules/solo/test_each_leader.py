"""SOLO-14, SOLO-19. Every leader's effect for the virtual opponent: the last column of the LEAD table."""

from __future__ import annotations

import pytest

from gwint.cards import card
from gwint.rules.agenda import GiveUpCard
from gwint.rules.events import Burned, Discarded, Played
from gwint.rules.play import carry_on, question
from gwint.rules.table import Table
from gwint.rules.virtual_opponent.events import AddedToTotal, Judged, TurnedUpLeader
from gwint.rulesets import RULESETS
from tests.rules.factions import is_even, many_copies
from tests.rules.solo import events_of, last_choice, leader_turned_up, played, solo
from tests.scenes import play, rule, shows

IN_ALL = pytest.mark.parametrize("rules", RULESETS)


def about_to_end(leader: str, text: str) -> Table:
    """Returns the end of a round before anything has happened, for random effects."""
    return solo(f"foe leaders | {leader}\n{text}\npassed | yes\nagenda | next-turn foe", "solo-leaders")


# Monsters


@rule("SOLO-19", "LEADER-eredin-breacc-glas-the-treacherous")
@IN_ALL
def test_the_treacherous_doubles_spies_on_both_sides(rules: str) -> None:
    leader = "Eredin Bréacc Glas, The Treacherous"
    table = leader_turned_up(leader, f"rules | {rules}\nclose | Yarpen Zigrin\nfoe siege | Thaler")
    assert table.totals == [(2, 2)]
    harmed = leader_turned_up(leader, f"rules | {rules}\nclose | Ves, Stefan Skellen\nfoe siege | Thaler")
    assert harmed.totals == [(23, 2)]


@rule("SOLO-14", "LEADER-eredin-bringer-of-death")
@IN_ALL
def test_bringer_of_death_plays_the_most_useful_non_hero_card_of_its_pile(rules: str) -> None:
    table = leader_turned_up(
        "Eredin, Bringer of Death", f"rules | {rules}\nclose | Ves, Yarpen Zigrin\nfoe discard | Griffin, Fiend, Leshen"
    )
    assert table.totals == [(7, 6)]
    assert events_of(table, Played)[0].how == "leader"


@rule("SOLO-14", "LEADER-eredin-bringer-of-death")
def test_bringer_may_play_a_special() -> None:
    scene = "siege | Ballista, Trebuchet, Siege Tower\nfoe close | 2 Fiend"
    table = leader_turned_up("Eredin, Bringer of Death", f"{scene}\nfoe discard | Griffin, Commander's Horn")
    assert table.totals == [(18, 24)]


@rule("SOLO-14", "LEADER-eredin-bringer-of-death")
def test_bringer_counts_what_you_lose() -> None:
    table = leader_turned_up("Eredin, Bringer of Death", "siege | Ballista, Catapult\nfoe discard | Griffin, Scorch")
    assert table.totals == [(6, 0)]


@rule("SOLO-14", "SOLO-17", "LEADER-eredin-bringer-of-death")
def test_a_decoy_that_bringer_plays_has_its_card_turned_up_immediately() -> None:
    table = leader_turned_up("Eredin, Bringer of Death", "close | Ves\nfoe discard | Decoy\nfoe deck | Griffin, Fiend")
    assert table.totals == [(5, 6)]


@rule("SOLO-14", "LEADER-eredin-bringer-of-death")
def test_with_nothing_to_play_bringer_does_nothing() -> None:
    table = leader_turned_up("Eredin, Bringer of Death", "close | Ves\nfoe discard | Leshen")
    assert (table.totals, played(table)) == ([(5, 0)], [])


@rule("SOLO-19", "LEADER-eredin-commander-of-the-red-riders")
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_red_riders_sound_a_horn_over_its_close_row(rules: str) -> None:
    table = leader_turned_up(
        "Eredin, Commander of the Red Riders", f"rules | {rules}\nclose | Ves\nfoe close | Arachas"
    )
    assert table.totals == [(5, 8)]


@rule("SOLO-19", "SOLO-5", "LEADER-eredin-commander-of-the-red-riders")
def test_klub_red_riders_are_the_weather_that_serves_best() -> None:
    scene = "rules | klub\nclose | Ves\nsiege | 2 Ballista\nfoe ranged | Grave Hag"
    table = leader_turned_up("Eredin, Commander of the Red Riders", scene)
    assert table.totals == [(7, 5)]
    assert [way.gain for way in last_choice(table).ways] == [4, -4, 10, 6]


@rule("SOLO-14", "LEADER-eredin-destroyer-of-worlds")
@IN_ALL
def test_destroyer_of_worlds_draws_a_card_and_plays_it(rules: str) -> None:
    table = leader_turned_up("Eredin, Destroyer of Worlds", f"rules | {rules}\nclose | Ves\nfoe deck | Griffin, Fiend")
    assert table.totals == [(5, 6)]
    assert events_of(table, Played)[0].source == "deck"


@rule("SOLO-4", "LEADER-eredin-destroyer-of-worlds")
def test_weather_that_destroyer_draws_brings_no_further_card() -> None:
    table = leader_turned_up("Eredin, Destroyer of Worlds", "close | Ves\nfoe deck | Griffin, Fiend, Biting Frost")
    assert table.totals == [(1, 0)]


@rule("SOLO-14", "LEADER-eredin-destroyer-of-worlds")
def test_with_an_empty_deck_destroyer_does_nothing() -> None:
    assert leader_turned_up("Eredin, Destroyer of Worlds", "close | Ves").totals == [(5, 0)]


@rule("SOLO-14", "LEADER-eredin-king-of-the-wild-hunt")
@IN_ALL
def test_king_of_the_wild_hunt_plays_the_first_weather_card_of_its_deck_then_shuffles(rules: str) -> None:
    deck = "foe deck | Biting Frost, Griffin, Torrential Rain, Foglet, Fiend"
    table = leader_turned_up(
        "Eredin, King of the Wild Hunt", f"rules | {rules}\nsiege | 2 Ballista\nclose | Ves\n{deck}"
    )
    assert table.totals == [(7, 0)]
    assert played(table)[0] == "torrential-rain"


@rule("SOLO-14", "LEADER-eredin-king-of-the-wild-hunt")
def test_the_king_does_not_choose() -> None:
    scene = "close | Ves\nweather | Biting Frost (me)\nfoe deck | Torrential Rain, Clear Weather, Foglet"
    table = leader_turned_up("Eredin, King of the Wild Hunt", scene)
    assert table.totals == [(5, 0)]
    assert not events_of(table, Judged)


@rule("SOLO-14", "LEADER-eredin-king-of-the-wild-hunt")
def test_in_a_shuffled_deck_any_weather_may_be_the_kings_first() -> None:
    deck = "foe deck | 3 Biting Frost, Griffin, Torrential Rain, Foglet\nfoe loose | 6"
    found = []
    for table in many_copies(about_to_end("Eredin, King of the Wild Hunt", f"close | Ves\n{deck}"), 400):
        carry_on(table)
        found.append(played(table)[0])
    assert 60 < found.count("torrential-rain") < 140
    assert set(found) == {"biting-frost", "torrential-rain"}


@rule("SOLO-14", "LEADER-eredin-king-of-the-wild-hunt")
def test_without_weather_the_king_does_nothing() -> None:
    table = leader_turned_up("Eredin, King of the Wild Hunt", "close | Ves\nfoe deck | Griffin")
    assert table.totals == [(5, 0)]


# Nilfgaard


@rule("SOLO-19", "LEADER-emhyr-var-emreis-his-imperial-majesty")
def test_his_imperial_majesty_plays_rain_from_its_deck() -> None:
    leader = "Emhyr var Emreis, His Imperial Majesty"
    table = leader_turned_up(leader, "siege | 2 Ballista\nfoe deck | Rainfarn, Torrential Rain, Vreemde")
    assert table.totals == [(2, 0)]
    assert leader_turned_up(leader, "siege | 2 Ballista\nfoe deck | Rainfarn, Biting Frost").totals == [(12, 0)]
    assert leader_turned_up(leader, "rules | klub\nsiege | 2 Ballista\nfoe deck | Rainfarn").totals == [(2, 0)]


@rule("SOLO-14", "LEADER-emhyr-var-emreis-invader-of-the-north")
@IN_ALL
def test_invader_of_the_north_revives_a_random_non_hero_unit(rules: str) -> None:
    found = []
    pile = "foe discard | Rainfarn, Letho of Gulet, Vreemde, Scorch, Morteisen"
    for table in many_copies(about_to_end("Invader of the North", f"rules | {rules}\nclose | Ves\n{pile}"), 300):
        carry_on(table)
        found += [event.card.id for event in events_of(table, Played) if event.how == "revived"]
    assert len(found) == 300
    assert is_even({id_: found.count(id_) for id_ in found}, 3)


@rule("SOLO-19", "LEADER-emhyr-var-emreis-invader-of-the-north")
def test_a_medic_that_invader_revives_still_chooses() -> None:
    chosen = set()
    start = about_to_end("Invader of the North", "close | Ves\nfoe discard | Siege Technician, Rainfarn, Vreemde")
    for table in many_copies(start, 60):
        carry_on(table)
        if played(table)[0] == "siege-technician":
            chosen.add(played(table)[1])
    assert chosen == {"rainfarn"}


@rule("SOLO-14", "SOLO-20", "LEADER-emhyr-var-emreis-emperor-of-nilfgaard")
@IN_ALL
def test_emperor_of_nilfgaard_makes_you_discard_a_card_of_your_choice(rules: str) -> None:
    leader = "Emhyr var Emreis, The Emperor of Nilfgaard"
    table = leader_turned_up(leader, f"rules | {rules}\nclose | Ves\nhand | Ballista, Trebuchet")
    assert question(table) == GiveUpCard(0)
    play(table, "discard Trebuchet")
    assert shows(table, "hand | Ballista", "discard | Trebuchet, Ves")
    assert events_of(table, Discarded) == [Discarded(0, card("trebuchet", "northern-realms"), "hand")]


@rule("SOLO-20", "LEADER-emhyr-var-emreis-emperor-of-nilfgaard")
def test_emperor_takes_nothing_from_an_empty_hand() -> None:
    table = leader_turned_up(
        "Emhyr var Emreis, The Emperor of Nilfgaard", "close | Ves\nhand |\ngems | 1\nfoe gems | 1"
    )
    assert (table.totals, table.winners) == ([(5, 0)], (0,))


@rule("SOLO-14", "LEADER-emhyr-var-emreis-the-relentless")
@IN_ALL
def test_the_relentless_plays_the_most_useful_card_of_your_pile(rules: str) -> None:
    pile = "discard | Ballista, Catapult"
    table = leader_turned_up("Emhyr var Emreis, The Relentless", f"rules | {rules}\nclose | Ves, Yarpen Zigrin\n{pile}")
    assert table.totals == [(7, 8)]
    assert [(event.source, event.how) for event in events_of(table, Played)] == [("enemy-pile", "leader")]


@rule("SOLO-14", "LEAD-4", "LEADER-emhyr-var-emreis-the-relentless")
@IN_ALL
def test_the_relentless_may_play_a_hero_of_your_pile(rules: str) -> None:
    pile = "discard | Ballista, Catapult, John Natalis"
    table = leader_turned_up("Emhyr var Emreis, The Relentless", f"rules | {rules}\nclose | Ves, Yarpen Zigrin\n{pile}")
    assert table.totals == [(7, 10)]
    assert played(table) == ["john-natalis"]


@rule("SOLO-14", "LEADER-emhyr-var-emreis-the-relentless")
def test_the_relentless_may_play_your_horn_which_goes_to_its_pile() -> None:
    scene = "siege | Ballista, Trebuchet\ndiscard | Commander's Horn, Ves\nfoe siege | Heavy Zerrikanian Fire Scorpion"
    table = leader_turned_up("Emhyr var Emreis, The Relentless", scene)
    assert table.totals == [(12, 20)]
    assert shows(table, "foe discard | Heavy Zerrikanian Fire Scorpion, Commander's Horn [northern-realms]")


@rule("SOLO-14", "SOLO-20", "LEADER-emhyr-var-emreis-the-white-flame")
@IN_ALL
def test_the_white_flame_blocks_your_leader_for_the_rest_of_the_game(rules: str) -> None:
    flame = "Emhyr var Emreis, The White Flame"
    table = leader_turned_up(flame, f"rules | {rules}\nleader | Foltest, Lord Commander of the North\nclose | Ves")
    assert shows(table, f"foe led | {flame}", "leader | Foltest, Lord Commander of the North")
    assert not events_of(table, TurnedUpLeader)[0].cancelled


# Northern Realms


@rule("SOLO-19", "LEADER-foltest-king-of-temeria")
def test_king_of_temeria_plays_fog_from_its_deck() -> None:
    table = leader_turned_up(
        "Foltest, King of Temeria", "hand | Sweers\nranged | Fringilla Vigo\nfoe deck | Ves, Impenetrable Fog"
    )
    assert table.totals == [(1, 0)]


@rule("SOLO-19", "LEADER-foltest-lord-commander-of-the-north")
@IN_ALL
def test_lord_commander_clears_all_weather(rules: str) -> None:
    scene = "weather | Torrential Rain (foe)\nclose | 2 Yarpen Zigrin\nfoe siege | Ballista"
    table = leader_turned_up("Foltest, Lord Commander of the North", f"rules | {rules}\n{scene}")
    assert table.totals == [(4, 6)]


@rule("SOLO-19", "LEADER-foltest-son-of-medell")
def test_son_of_medell_scorches_your_ranged_row() -> None:
    leader = "Foltest, Son of Medell"
    table = leader_turned_up(leader, "hand | Sweers\nranged | Fringilla Vigo, Cynthia\nfoe siege | Ballista")
    assert table.totals == [(4, 6)]
    assert not events_of(leader_turned_up(leader, "hand | Sweers\nranged | Fringilla Vigo\nclose | Rainfarn"), Burned)


@rule("SOLO-19", "LEADER-foltest-the-siegemaster")
def test_the_siegemaster_sounds_a_horn_over_its_siege_row() -> None:
    table = leader_turned_up(
        "Foltest, The Siegemaster", "hand | Sweers\nranged | Black Infantry Archer\nfoe siege | Ballista"
    )
    assert table.totals == [(10, 12)]


@rule("SOLO-19", "LEADER-foltest-the-steel-forged")
def test_the_steel_forged_scorches_your_siege_row() -> None:
    table = leader_turned_up(
        "Foltest, The Steel-Forged", "hand | Sweers\nsiege | Siege Engineer, Zerrikanian Fire Scorpion"
    )
    assert table.totals == [(5, 0)]


# Scoia'tael


@rule("SOLO-14", "LEADER-francesca-findabair-daisy-of-the-valley")
@IN_ALL
def test_daisy_of_the_valley_draws_a_card_and_plays_it(rules: str) -> None:
    table = leader_turned_up(
        "Daisy of the Valley", f"rules | {rules}\nclose | Ves\nfoe deck | Riordain, Dennis Cranmer"
    )
    assert table.totals == [(5, 6)]


@rule("SOLO-14", "LEADER-francesca-findabair-hope-of-the-aen-seidhe")
@IN_ALL
def test_hope_adds_one_to_its_total_for_each_agile_unit_of_its_own(rules: str) -> None:
    scene = (
        "siege | Ballista, Trebuchet\nclose | Yarpen Zigrin\nfoe close | Yaevinn, Barclay Els\nfoe ranged | Riordain"
    )
    table = leader_turned_up("Hope of the Aen Seidhe", f"rules | {rules}\n{scene}")
    assert table.totals == [(14, 15)]
    assert events_of(table, AddedToTotal) == [AddedToTotal(1, 2)]


@rule("SOLO-14", "SOLO-19", "LEADER-francesca-findabair-hope-of-the-aen-seidhe")
def test_hope_counts_heroes_too_and_for_this_round_only() -> None:
    table = leader_turned_up("Hope of the Aen Seidhe", "siege | 3 Ballista\nfoe close | Kayran, Olgierd von Everec")
    assert table.totals == [(18, 17)]
    table.sides[1].rows[0] = [card("kayran", "monsters")]
    assert table.mode.totals(table)[1] == 8


@rule("SOLO-19", "LEADER-francesca-findabair-pureblood-elf")
def test_pureblood_elf_plays_frost_from_its_deck() -> None:
    table = leader_turned_up("Pureblood Elf", "close | Ves, Siegfried of Denesle\nfoe deck | Riordain, Biting Frost")
    assert table.totals == [(2, 0)]


@rule("SOLO-19", "LEADER-francesca-findabair-queen-of-dol-blathanna")
def test_queen_of_dol_blathanna_scorches_your_close_row() -> None:
    table = leader_turned_up("Queen of Dol Blathanna", "close | Ves, Siegfried of Denesle\nfoe ranged | Riordain")
    assert table.totals == [(0, 1)]


@rule("SOLO-19", "LEADER-francesca-findabair-the-beautiful")
def test_the_beautiful_sounds_a_horn_over_its_ranged_row() -> None:
    table = leader_turned_up("Francesca Findabair, The Beautiful", "close | Ves\nfoe ranged | Dol Blathanna Archer")
    assert table.totals == [(5, 8)]


# Skellige


@rule("SOLO-14", "LEADER-arnjolf-the-patricide")
def test_arnjolf_plays_from_its_deck_the_bond_unit_that_adds_most_then_shuffles() -> None:
    deck = "foe deck | War Longship, Udalryk, Clan Drummond Shield Maiden, Svanrige"
    table = leader_turned_up(
        "Arnjolf, The Patricide", f"siege | Ballista, Trebuchet\nfoe close | Clan Drummond Shield Maiden\n{deck}"
    )
    assert table.totals == [(12, 16)]
    assert {way.card.id: way.gain for way in last_choice(table).ways if way.card} == {
        "war-longship": 6,
        "clan-drummond-shield-maiden": 12,
    }
    assert played(table)[0] == "clan-drummond-shield-maiden"


@rule("SOLO-14", "LEADER-arnjolf-the-patricide")
def test_arnjolf_needs_none_of_them_on_the_battlefield() -> None:
    table = leader_turned_up("Arnjolf, The Patricide", "siege | Ballista\nfoe deck | Udalryk, War Longship, Svanrige")
    assert table.totals == [(6, 6)]
    assert leader_turned_up("Arnjolf, The Patricide", "siege | Ballista\nfoe deck | Udalryk").totals == [(6, 0)]


@rule("SOLO-19", "LEADER-crach-an-craite")
def test_crach_shuffles_both_piles_back() -> None:
    scene = "hand | Sweers\nclose | Rainfarn\ndiscard | Letho of Gulet, Vreemde\nfoe discard | Udalryk, Hjalmar"
    table = leader_turned_up("Crach an Craite", scene)
    assert shows(table, "deck | Letho of Gulet, Vreemde", "discard | Rainfarn", "foe discard |")
    assert len(table.seats[1].deck) + len(played(table)) == 2


@rule("SOLO-19", "LEADER-eist-tuirseach")
def test_eist_plays_storm_from_its_deck() -> None:
    table = leader_turned_up(
        "Eist Tuirseach", "siege | Ballista\nranged | Dethmold\nfoe deck | Udalryk, Skellige Storm"
    )
    assert table.totals == [(2, 0)]


@rule("SOLO-14", "SOLO-6", "LEADER-harald-an-craite-the-cripple")
def test_harald_plays_mardroeme_from_its_deck_to_the_row_that_gains_most() -> None:
    scene = "siege | 5 Ballista\nfoe close | Berserker\nfoe ranged | 2 Young Berserker\nfoe deck | Udalryk, Mardroeme"
    table = leader_turned_up("Harald an Craite, The Cripple", scene)
    assert table.totals == [(30, 36)]
    assert leader_turned_up("Harald an Craite, The Cripple", "siege | Ballista\nfoe close | Berserker").totals == [
        (6, 4)
    ]


@rule("SOLO-14", "LEADER-king-bran")
@pytest.mark.parametrize(("rules", "left"), [("legendary", 4), ("klub", 4), ("witcher3", 3)])
def test_brans_units_lose_only_half_to_weather(rules: str, left: int) -> None:
    frost = "weather | Biting Frost (foe)"
    table = leader_turned_up("King Bran", f"rules | {rules}\nclose | 3 Ves\nfoe close | Villentretenmerth\n{frost}")
    assert table.totals == [(3, left)]
