"""AB-MUSTER. Units that call others."""

from __future__ import annotations

import pytest

from gwint.cards import CATALOGUE, Ability
from gwint.rules.events import Played
from tests.scenes import play, position, rule, shows

VAMPIRES = {f"vampire-{name}" for name in ("bruxa", "ekimmara", "fleder", "garkain", "katakan")}
CRONES = {"crone-brewess", "crone-weavess", "crone-whispess"}
ARACHAS = {"arachas", "arachas-behemoth"}
KIN = ("ghoul", "nekker", "dwarven-skirmisher", "elven-skirmisher", "havekar-smuggler", "light-longship")
CALLS = {
    **dict.fromkeys(VAMPIRES, VAMPIRES),
    **dict.fromkeys(CRONES, CRONES),
    **dict.fromkeys(ARACHAS, ARACHAS),
    **{one: {one} for one in KIN},
    "cerys": {"clan-drummond-shield-maiden"},
    "gaunter-odimm": {"gaunter-odimm-darkness"},
    "gaunter-odimm-darkness": {"gaunter-odimm-darkness"},
    "geralt-of-rivia": {"roach"},
    "cirilla-fiona-elen-riannon": {"roach"},
}
"""AB-MUSTER-2. All cards that call others, and which."""


@rule("AB-MUSTER")
def test_a_muster_plays_all_called_cards_of_deck_and_hand_together() -> None:
    table = position("""
        hand | 2 Nekker, Fiend
        deck | Nekker, Forktail
        foe hand | Ves
    """)
    play(table, "Nekker")
    assert shows(table, "close | 3 Nekker", "hand | Fiend", "deck | Forktail", "turn | foe")


@rule("AB-MUSTER", "PLAY-10")
def test_after_a_muster_the_deck_is_shuffled() -> None:
    table = position("hand | Nekker\ndeck | Forktail, Nekker, Fiend\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "deck | Forktail, Fiend", "loose | 2")


@rule("AB-MUSTER", "PLAY-10")
def test_the_deck_is_shuffled_even_if_nothing_was_found() -> None:
    table = position("hand | Nekker\ndeck | Forktail, Fiend\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "close | Nekker", "deck | Forktail, Fiend", "loose | 2")


@rule("AB-MUSTER", "PLAY-3")
def test_the_call_is_not_optional_not_even_for_the_hand() -> None:
    table = position("hand | 3 Nekker, Fiend\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "close | 3 Nekker", "hand | Fiend")


@rule("AB-MUSTER")
def test_a_muster_searches_neither_discard_pile_nor_board() -> None:
    table = position("""
        hand | Nekker
        close | Fiend
        discard | Nekker
        foe close | Nekker
        foe discard | Nekker
        foe hand | Ves
    """)
    play(table, "Nekker")
    assert shows(table, "close | Fiend, Nekker", "discard | Nekker", "foe close | Nekker", "foe discard | Nekker")


@rule("AB-MUSTER")
def test_the_enemys_hand_and_deck_are_not_searched() -> None:
    table = position("hand | Nekker\nfoe hand | Nekker\nfoe deck | Nekker")
    play(table, "Nekker")
    assert shows(table, "close | Nekker", "foe hand | Nekker", "foe deck | Nekker", "foe close |")


@rule("AB-MUSTER")
def test_called_cards_go_to_their_own_rows() -> None:
    table = position("hand | Gaunter O'Dimm\ndeck | 3 Gaunter O'Dimm: Darkness\nfoe hand | Ves")
    play(table, "Gaunter O'Dimm")
    assert shows(table, "ranged | 3 Gaunter O'Dimm: Darkness", "siege | Gaunter O'Dimm")


@rule("AB-MUSTER", "DECK-6")
def test_a_muster_calls_by_name_whatever_the_printing() -> None:
    table = position("hand | Gaunter O'Dimm\ndeck | Ves, Gaunter O'Dimm: Darkness [monsters]\nfoe hand | Ghoul")
    play(table, "Gaunter O'Dimm")
    assert shows(table, "ranged | Gaunter O'Dimm: Darkness [monsters]", "deck | Ves")


@rule("AB-MUSTER")
def test_called_cards_are_played_as_called_from_where_they_were() -> None:
    table = position("hand | 2 Nekker, Fiend\ndeck | Nekker\nfoe hand | Ves")
    play(table, "Nekker")
    assert [(event.source, event.how) for event in table.log if isinstance(event, Played)] == [
        ("hand", "played"),
        ("deck", "called"),
        ("hand", "called"),
    ]


@rule("AB-MUSTER")
def test_the_order_they_come_in_tells_nothing_of_the_order_of_the_deck() -> None:
    first = position("hand | Crone: Weavess\ndeck | Crone: Brewess, Crone: Whispess\nfoe hand | Ves")
    second = position("hand | Crone: Weavess\ndeck | Crone: Whispess, Crone: Brewess\nfoe hand | Ves")
    play(first, "Crone: Weavess")
    play(second, "Crone: Weavess")
    assert first.log == second.log


@rule("AB-MUSTER", "OPT-muster_from_hand")
def test_muster_from_hand_klub_calls_from_the_deck_only() -> None:
    table = position("rules | klub\nhand | 2 Nekker\ndeck | Nekker\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "close | 2 Nekker", "hand | Nekker", "deck |")


@rule("AB-MUSTER", "OPT-muster_from_hand")
def test_muster_from_hand_witcher3_also_calls_from_the_hand() -> None:
    table = position("rules | witcher3\nhand | 2 Nekker\ndeck | Nekker\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "close | 3 Nekker", "hand |", "deck |")


@rule("AB-MUSTER", "OPT-muster_from_hand")
def test_muster_from_hand_no_is_an_option_of_its_own() -> None:
    table = position("rules | legendary, muster_from_hand=no\nhand | 2 Nekker\ndeck | Nekker\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "close | 2 Nekker", "hand | Nekker", "deck |")


@rule("AB-MUSTER", "OPT-muster_from_hand")
def test_muster_from_hand_yes_may_be_added_to_klub() -> None:
    table = position("rules | klub, muster_from_hand=yes\nhand | 2 Nekker\ndeck | Nekker\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "close | 3 Nekker", "hand |", "deck |")


@rule("AB-MUSTER-2")
def test_who_calls_whom_is_data_of_the_card() -> None:
    calling = {one.id: set(one.calls) for one in CATALOGUE.cards.values() if Ability.MUSTER in one.abilities}
    assert calling == CALLS
    assert not any(one.calls for one in CATALOGUE.cards.values() if Ability.MUSTER not in one.abilities)


@rule("AB-MUSTER-2")
@pytest.mark.parametrize(
    ("caller", "called", "row"),
    [
        ("Cerys", "Clan Drummond Shield Maiden", "close"),
        ("Gaunter O'Dimm", "Gaunter O'Dimm: Darkness", "ranged"),
        ("Geralt of Rivia", "Roach", "close"),
        ("Cirilla Fiona Elen Riannon", "Roach", "close"),
    ],
)
def test_a_one_way_call_comes_but_is_not_answered(caller: str, called: str, row: str) -> None:
    table = position(f"faction | skellige\nhand | {caller}\ndeck | {called}\nfoe hand | Ves")
    play(table, caller)
    lying = f"{caller}, {called}" if row == "close" else called
    assert shows(table, f"{row} | {lying}", "deck |")
    table = position(f"faction | skellige\nhand | {called}\ndeck | {caller}\nfoe hand | Ves")
    play(table, called)
    assert shows(table, f"{row} | {called}", f"deck | {caller}")


@rule("AB-MUSTER-2")
@pytest.mark.parametrize(("caller", "called"), [("Arachas", "Arachas Behemoth"), ("Arachas Behemoth", "Arachas")])
def test_arachas_and_arachas_behemoth_call_each_other(caller: str, called: str) -> None:
    table = position(f"hand | {caller}\ndeck | {called}\nfoe hand | Ves")
    play(table, caller)
    assert shows(table, "close | Arachas", "siege | Arachas Behemoth", "deck |")


@rule("AB-MUSTER-2")
def test_a_behemoth_brings_all_arachas() -> None:
    table = position("hand | Arachas Behemoth, Arachas\ndeck | 2 Arachas\nfoe hand | Ves")
    play(table, "Arachas Behemoth")
    assert shows(table, "close | 3 Arachas", "siege | Arachas Behemoth", "hand |", "deck |")


@rule("AB-MUSTER-2", "OPT-roach")
@pytest.mark.parametrize("caller", ["Geralt of Rivia", "Cirilla Fiona Elen Riannon"])
def test_roach_klub_has_none_to_call(caller: str) -> None:
    table = position(f"rules | klub\nhand | {caller}\ndeck | Roach\nfoe hand | Ves")
    play(table, caller)
    assert shows(table, f"close | {caller}", "deck | Roach")


@rule("AB-MUSTER-2", "OPT-roach")
def test_roach_witcher3_is_called() -> None:
    table = position("rules | witcher3\nhand | Geralt of Rivia\ndeck | Roach\nfoe hand | Ves")
    play(table, "Geralt of Rivia")
    assert shows(table, "close | Geralt of Rivia, Roach", "deck |")


@rule("AB-MUSTER-2", "OPT-roach")
def test_roach_no_is_an_option_of_its_own_and_concerns_roach_alone() -> None:
    table = position("""
        rules | legendary, roach=no
        hand | Geralt of Rivia, Gaunter O'Dimm, Ves
        deck | Roach, Gaunter O'Dimm: Darkness
        foe passed | yes
    """)
    play(table, "Geralt of Rivia", "Gaunter O'Dimm")
    assert shows(table, "close | Geralt of Rivia", "ranged | Gaunter O'Dimm: Darkness", "deck | Roach")


@rule("AB-MUSTER-2", "OPT-roach")
def test_roach_yes_may_be_added_to_klub() -> None:
    table = position("rules | klub, roach=yes\nhand | Geralt of Rivia\ndeck | Roach\nfoe hand | Ves")
    play(table, "Geralt of Rivia")
    assert shows(table, "close | Geralt of Rivia, Roach", "deck |")


@rule("AB-MUSTER-2", "PLAY-10", "OPT-roach")
def test_where_there_is_no_roach_geralt_searches_nothing_and_no_deck_is_shuffled() -> None:
    table = position("rules | klub\nhand | Geralt of Rivia\ndeck | Ves, Thaler\nbottom | 1\nfoe hand | Ghoul")
    play(table, "Geralt of Rivia")
    assert shows(table, "close | Geralt of Rivia", "deck | Ves, Thaler", "bottom | 1")
