"""SOLO-9, SOLO-21. The virtual opponent's medics."""

from __future__ import annotations

from gwint.rules.play import carry_on
from gwint.rules.table import Table
from gwint.rules.virtual_opponent.events import Judged
from tests.rules.factions import is_even, many_copies
from tests.rules.solo import events_of, foe_turn, last_choice, played, solo
from tests.scenes import rule, shows


def added_strengths(table: Table) -> dict[str, int]:
    """Returns what each unit would have added at the first choice, by id."""
    first = events_of(table, Judged)[0]
    return {way.card.id: way.gain for way in first.ways if way.card is not None}


@rule("SOLO-9")
def test_its_medic_takes_the_unit_that_raises_its_own_total_most() -> None:
    table = foe_turn("foe deck | Etolian Auxiliary Archers\nfoe discard | Rainfarn, Fringilla Vigo, Morteisen")
    assert shows(table, "foe ranged | Etolian Auxiliary Archers, Fringilla Vigo", "foe discard | Rainfarn, Morteisen")
    assert last_choice(table).measure == "own"


MEDIC = "foe deck | Etolian Auxiliary Archers"


@rule("SOLO-9")
def test_weather_is_considered() -> None:
    fog = "weather | Impenetrable Fog (foe)"
    table = foe_turn(f"{MEDIC}\nfoe discard | Fringilla Vigo, Morteisen\n{fog}")
    assert added_strengths(table) == {"fringilla-vigo": 1, "morteisen": 3}
    assert shows(table, "foe close | Morteisen")


@rule("SOLO-9")
def test_bonds_are_considered() -> None:
    guards = "foe close | 2 Impera Brigade Guard\nfoe discard | Impera Brigade Guard, Black Infantry Archer"
    table = foe_turn(f"{MEDIC}\n{guards}")
    assert added_strengths(table) == {"impera-brigade-guard": 15, "black-infantry-archer": 10}
    assert shows(table, "foe close | 3 Impera Brigade Guard")


@rule("SOLO-9")
def test_horns_are_considered() -> None:
    horn = "foe siege | + Commander's Horn\nfoe discard | Siege Engineer, Black Infantry Archer"
    table = foe_turn(f"{MEDIC}\n{horn}")
    assert added_strengths(table) == {"siege-engineer": 12, "black-infantry-archer": 10}
    assert shows(table, "foe siege | Siege Engineer + Commander's Horn")


@rule("SOLO-9")
def test_further_revivals_are_considered() -> None:
    table = foe_turn(f"{MEDIC}\nfoe discard | Etolian Auxiliary Archers, Rainfarn, Morteisen")
    assert added_strengths(table) == {"etolian-auxiliary-archers": 5, "rainfarn": 4, "morteisen": 3}
    assert played(table)[1:] == ["etolian-auxiliary-archers", "rainfarn"]


@rule("SOLO-9")
def test_its_medic_compares_its_own_total_and_not_your_loss() -> None:
    pile = "foe discard | Toad, Milva, Leshen"
    table = foe_turn(f"foe faction | monsters\nfoe deck | Yennefer of Vengerberg\n{pile}\nranged | 2 Dethmold")
    assert added_strengths(table) == {"toad": 7, "milva": 10}
    assert shows(table, "foe ranged | Yennefer of Vengerberg, Milva")


@rule("SOLO-9", "SOLO-5")
def test_if_totals_tie_its_medic_compares_your_loss() -> None:
    table = foe_turn(
        "foe faction | monsters\nfoe deck | Yennefer of Vengerberg\nfoe discard | Villentretenmerth, Toad\n"
        "ranged | Dethmold, Keira Metz"
    )
    assert shows(table, "foe ranged | Yennefer of Vengerberg, Toad", "ranged | Keira Metz")
    assert last_choice(table).decided == "lead"


@rule("SOLO-9", "SOLO-6")
def test_if_losses_tie_its_medic_prefers_the_row_with_the_most_cards() -> None:
    table = foe_turn(
        "foe deck | Etolian Auxiliary Archers\nfoe discard | Cynthia, Rainfarn\nfoe close | 2 Vreemde, Morteisen"
    )
    assert shows(table, "foe close | 2 Vreemde, Morteisen, Rainfarn")
    assert last_choice(table).decided == "row"


@rule("SOLO-9", "SOLO-5")
def test_if_rows_tie_its_medic_chooses_at_random() -> None:
    start = solo("foe deck | Siege Technician\nfoe discard | Cynthia, Rainfarn\nturn | foe")
    found = []
    for table in many_copies(start, 200):
        carry_on(table)
        found.append(played(table)[1])
    assert is_even({id_: found.count(id_) for id_ in found}, 2)


@rule("SOLO-9")
def test_with_nothing_to_revive_nothing_happens() -> None:
    table = foe_turn("foe deck | Etolian Auxiliary Archers\nfoe discard | Letho of Gulet, Biting Frost")
    assert shows(table, "foe ranged | Etolian Auxiliary Archers", "foe discard | Letho of Gulet, Biting Frost")


@rule("SOLO-9")
def test_a_spy_is_taken_only_when_there_is_no_other() -> None:
    table = foe_turn("foe deck | Siege Technician\nfoe discard | Stefan Skellen, Kambi")
    assert played(table) == ["siege-technician", "kambi"]
    alone = foe_turn("foe deck | Cynthia, Rainfarn, Siege Technician\nfoe discard | Stefan Skellen")
    assert shows(alone, "close | Stefan Skellen", "foe close | Rainfarn", "foe ranged | Cynthia")


@rule("SOLO-9")
def test_a_spy_counts_for_nothing_in_further_revivals() -> None:
    """The Archers would revive only a spy, so they count 1 and Vreemde counts 2."""
    table = foe_turn("foe deck | Siege Technician\nfoe discard | Etolian Auxiliary Archers, Stefan Skellen, Sweers")
    assert added_strengths(table) == {"etolian-auxiliary-archers": 3, "sweers": 2}
    other = foe_turn("foe deck | Siege Technician\nfoe discard | Etolian Auxiliary Archers, Stefan Skellen")
    assert not events_of(other, Judged)
    assert played(other) == ["siege-technician", "etolian-auxiliary-archers", "stefan-skellen"]


# Musters


@rule("SOLO-5", "SOLO-9", "SOLO-11")
def test_its_medic_counts_the_card_that_its_choice_calls_from_its_deck() -> None:
    table = foe_turn(
        "foe faction | scoiatael\nfoe deck | Elven Skirmisher, Havekar Healer\nfoe discard | Elven Skirmisher, Toruviel"
    )
    assert added_strengths(table) == {"elven-skirmisher": 4, "toruviel": 2}
    assert shows(table, "foe ranged | Havekar Healer, 2 Elven Skirmisher", "foe deck |")


@rule("SOLO-5", "SOLO-11")
def test_its_medic_counts_only_one_of_the_cards_that_its_choice_would_call() -> None:
    table = foe_turn(
        "foe faction | scoiatael\nfoe deck | 2 Elven Skirmisher, Havekar Healer\n"
        "foe discard | Elven Skirmisher, Dol Blathanna Archer"
    )
    assert added_strengths(table) == {"elven-skirmisher": 4, "dol-blathanna-archer": 4}


@rule("SOLO-5", "SOLO-11")
def test_its_medic_counts_the_most_useful_of_several_cards_that_its_choice_would_call() -> None:
    table = foe_turn(
        "foe faction | monsters\nfoe deck | Arachas, Arachas Behemoth, Yennefer of Vengerberg\n"
        "foe discard | Arachas, Fiend\nweather | Torrential Rain (foe)"
    )
    assert added_strengths(table) == {"arachas": 8, "fiend": 6}
    assert shows(table, "foe close | 2 Arachas", "foe deck | Arachas Behemoth")


@rule("SOLO-5", "SOLO-9", "SOLO-11")
def test_its_medic_counts_the_musters_of_further_revivals() -> None:
    table = foe_turn(
        "foe faction | scoiatael\nfoe deck | Elven Skirmisher, Havekar Healer\n"
        "foe discard | Havekar Healer, Elven Skirmisher, Toruviel"
    )
    assert added_strengths(table) == {"havekar-healer": 4, "elven-skirmisher": 4, "toruviel": 2}


@rule("SOLO-5", "SOLO-9")
def test_its_medic_does_not_look_at_its_deck_for_anything_else() -> None:
    """A revived medic that finds only a spy draws nothing, whatever lies on top of the deck."""
    table = foe_turn(
        "foe faction | nilfgaard\nfoe deck | 2 Black Infantry Archer, Siege Technician\n"
        "foe discard | Etolian Auxiliary Archers, Stefan Skellen, Sweers"
    )
    assert added_strengths(table) == {"etolian-auxiliary-archers": 3, "sweers": 2}


@rule("SOLO-5", "SOLO-11")
def test_a_trial_of_its_medic_leaves_the_deck_as_it_is() -> None:
    table = foe_turn(
        "foe faction | scoiatael\nfoe deck | Ciaran aep Easnillien, Elven Skirmisher, Havekar Healer\n"
        "foe discard | Elven Skirmisher, Milva"
    )
    assert shows(table, "foe ranged | Havekar Healer, Milva", "foe deck | Ciaran aep Easnillien, Elven Skirmisher")


@rule("SOLO-9")
def test_an_agile_unit_comes_back_where_it_serves_best() -> None:
    table = foe_turn("foe deck | Havekar Healer\nfoe discard | Yaevinn\nweather | Biting Frost (foe)")
    assert shows(table, "foe ranged | Havekar Healer, Yaevinn")


@rule("SOLO-21", "LEAD-8")
def test_your_invader_makes_its_medics_random() -> None:
    start = solo(
        "leader | Emhyr var Emreis, Invader of the North\nhand | Vreemde, Sweers\nfoe faction | northern-realms\n"
        "foe deck | Dun Banner Medic\nfoe discard | Ves, Trebuchet, Yarpen Zigrin\nturn | foe"
    )
    found = []
    for table in many_copies(start, 300):
        carry_on(table)
        assert not events_of(table, Judged)
        found.append(played(table)[1])
    assert is_even({id_: found.count(id_) for id_ in found}, 3)


@rule("SOLO-21", "LEAD-8", "SOLO-5")
def test_its_hero_medic_still_chooses_and_counts_random_revivals_as_nothing() -> None:
    table = foe_turn(
        "leader | Emhyr var Emreis, Invader of the North\nhand | Vreemde, Sweers\n"
        "foe deck | Menno Coehoorn\nfoe discard | Etolian Auxiliary Archers, Albrich, Black Infantry Archer"
    )
    assert added_strengths(table) == {"etolian-auxiliary-archers": 1, "albrich": 2, "black-infantry-archer": 10}
    assert shows(table, "foe ranged | Black Infantry Archer")
