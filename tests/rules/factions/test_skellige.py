"""FAC-5. At the start of the third round, two random units return from Skellige's discard pile."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards.names import name
from gwint.rules.agenda import ChooseRevival, PlaceCard
from gwint.rules.events import BeganRound, Drew, Played
from gwint.rules.play import question, to_act
from gwint.rules.table import Table
from gwint.rulesets import RULESETS
from tests.rules.factions import is_even, many_copies
from tests.rules.setting_up import events_of
from tests.scenes import options, play, position, rule, shows

SECOND = "round | 2\ngems | 1\nfaction | skellige\nclose | Cerys\nfoe hand | Ves\nfoe passed | yes\n"
"""Returns the end of a second round that Skellige wins, so that there is a third."""


def third_round(lines: str, rules: str = "legendary") -> Table:
    return play(position(f"rules | {rules}\n{SECOND}hand | Olaf\n{lines}"), "pass")


def returned(table: Table) -> list[str]:
    return [name(event.card) for event in events_of(table, Played) if event.how == "returned"]


@rule("FAC-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_two_units_of_the_players_discard_pile_are_played_at_the_start_of_the_third_round(rules: str) -> None:
    table = third_round("discard | Udalryk, Clan Brokvar Archer", rules)
    assert shows(table, "round | 3", "close | Udalryk", "ranged | Clan Brokvar Archer", "discard | Cerys", "turn | me")
    assert Counter(returned(table)) == Counter(["Udalryk", "Clan Brokvar Archer"])


@rule("FAC-5")
@pytest.mark.parametrize("rules", RULESETS)
def test_no_units_return_at_the_start_of_the_second_round(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Olaf\nclose | Cerys\ndiscard | Udalryk, Svanrige\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "close |", "discard | Udalryk, Svanrige, Cerys")


@rule("FAC-5")
def test_other_factions_have_no_return() -> None:
    table = position(
        "round | 2\ngems | 1\nhand | Ghoul\nclose | Draug\ndiscard | Fiend, Griffin\n"
        "foe hand | Ves\nfoe discard | Ballista"
    )
    play(table, "pass", "pass")
    assert shows(table, "round | 3", "close |", "discard | Fiend, Griffin, Draug", "foe siege |")


@rule("FAC-5", "TURN-6")
def test_units_swept_from_the_second_round_may_return() -> None:
    table = third_round("ranged | Clan Brokvar Archer\nsiege | War Longship")
    assert shows(table, "ranged | Clan Brokvar Archer", "siege | War Longship", "discard | Cerys")


@rule("FAC-5")
def test_two_of_many_each_equally_likely() -> None:
    table = position(f"{SECOND}hand | Olaf\ndiscard | Udalryk, Svanrige, Donar an Hindar, Blueboy Lugos, Madman Lugos")
    pairs: Counter[object] = Counter()
    orders: Counter[object] = Counter()
    for trial in many_copies(table, 1000):
        first, second = returned(play(trial, "pass"))
        pairs[frozenset((first, second))] += 1
        orders[first] += 1
    assert is_even(pairs, 10)
    assert is_even(orders, 5)


@rule("FAC-5")
def test_heroes_and_specials_never_return() -> None:
    table = third_round("discard | Hjalmar, Ermion, Decoy, Commander’s Horn, Mardroeme, Udalryk, Biting Frost")
    assert returned(table) == ["Udalryk"]
    assert shows(table, "discard | Hjalmar, Ermion, Decoy, Commander’s Horn, Mardroeme, Biting Frost, Cerys")


@rule("FAC-5")
@pytest.mark.parametrize(("discard", "back"), [("Udalryk", ["Udalryk"]), ("Hjalmar", []), ("", [])])
def test_fewer_if_there_are_fewer(discard: str, back: list[str]) -> None:
    table = third_round(f"discard | {discard}")
    assert returned(table) == back
    assert shows(table, "round | 3", "turn | me")


@rule("FAC-5")
def test_the_enemys_pile_is_left_alone() -> None:
    table = third_round("discard | Udalryk\nfoe discard | Ballista, Catapult")
    assert shows(table, "foe discard | Ballista, Catapult", "foe siege |")


@rule("FAC-5", "TURN-7")
def test_units_return_regardless_of_who_won_the_second_round() -> None:
    table = position(
        "round | 2\nhand | Olaf\ndiscard | Udalryk, Svanrige\nfoe gems | 1\nfoe hand | Ves\nfoe close | Vesemir"
    )
    play(table, "pass", "pass")
    assert shows(table, "round | 3", "turn | foe")
    assert len(returned(table)) == 2


@rule("FAC-5", "TURN-10")
def test_units_return_before_the_first_turn() -> None:
    table = third_round("discard | Udalryk, Svanrige")
    kinds = [type(event) for event in table.log]
    assert kinds[kinds.index(BeganRound) :] == [BeganRound, Played, Played]
    assert shows(table, "hand | Olaf", "turn | me")


# Returned units and their abilities


@rule("FAC-5", "AB-MEDIC-2")
def test_a_spy_goes_to_the_opponents_side_and_its_owner_draws_two() -> None:
    table = third_round("deck | Svanrige, Donar an Hindar, Madman Lugos\ndiscard | Thaler")
    assert shows(table, "foe siege | Thaler", "siege |")
    assert shows(table, "hand | Olaf, Madman Lugos, Donar an Hindar", "deck | Svanrige")


@rule("FAC-5", "AB-MEDIC-2")
def test_a_returned_muster_unit_calls_others() -> None:
    table = third_round("deck | Light Longship, Svanrige\ndiscard | Light Longship")
    assert shows(table, "ranged | 2 Light Longship", "deck | Svanrige")


@rule("FAC-5", "AB-AGILE")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_choices_are_their_owners(row: str) -> None:
    table = position("round | 2\nhand | Udalryk\ndiscard | Olaf\nfoe gems | 1\nfoe hand | Ves\nfoe close | Vesemir")
    play(table, "pass", "pass")
    assert isinstance(question(table), PlaceCard)
    assert to_act(table) == (0,)
    assert options(table) == {"Olaf > close", "Olaf > ranged"}
    play(table, f"Olaf > {row}")
    assert shows(table, f"{row} | Olaf", "turn | foe")


@rule("FAC-5", "AB-MEDIC")
def test_a_medic_takes_from_what_is_left_in_the_pile() -> None:
    """Both units are drawn first, so the second is no longer in the pile."""
    table = position(f"{SECOND}hand | Olaf\ndiscard | Birna Bran, Udalryk, Svanrige")
    orders = set()
    for trial in many_copies(table, 60):
        play(trial, "pass")
        if "Birna Bran" not in returned(trial):
            continue
        assert isinstance(question(trial), ChooseRevival)
        [choice] = options(trial)
        play(trial, choice)
        assert shows(trial, "discard | Cerys", "turn | me")
        orders.add(tuple(returned(trial)))
        assert choice.removeprefix("raise ") not in returned(trial)
    assert orders == {
        ("Birna Bran", "Udalryk"), ("Birna Bran", "Svanrige"), ("Udalryk", "Birna Bran"), ("Svanrige", "Birna Bran"),
    }  # fmt: skip


@rule("FAC-5", "AB-MEDIC")
def test_a_medic_with_nothing_left_is_just_a_unit() -> None:
    table = third_round("discard | Birna Bran, Udalryk")
    assert Counter(returned(table)) == Counter(["Birna Bran", "Udalryk"])
    assert shows(table, "turn | me", "discard | Cerys")


@rule("FAC-5", "PLAY-2")
def test_returned_units_are_played_one_after_the_other() -> None:
    """The Pirate burns Olaf if Olaf came first, and itself if Olaf comes later."""
    table = position(f"{SECOND}hand | Udalryk\ndiscard | Clan Dimun Pirate, Olaf")
    seen = set()
    for trial in many_copies(table, 30):
        play(trial, "pass")
        while to_act(trial) and isinstance(question(trial), PlaceCard):
            play(trial, "Olaf > close")
        first, _ = returned(trial)
        seen.add(first)
        if first == "Olaf":
            assert shows(trial, "close |", "ranged | Clan Dimun Pirate", "discard | Cerys, Olaf")
        else:
            assert shows(trial, "close | Olaf", "ranged |", "discard | Cerys, Clan Dimun Pirate")
    assert seen == {"Olaf", "Clan Dimun Pirate"}


@rule("FAC-5")
def test_the_second_waits_until_the_first_has_its_answer() -> None:
    table = position(f"{SECOND}hand | Udalryk\ndiscard | Olaf, Svanrige")
    for trial in many_copies(table, 20):
        play(trial, "pass")
        assert returned(trial) in ([], ["Svanrige"])
        play(trial, "Olaf > ranged")
        assert shows(trial, "close | Svanrige", "ranged | Olaf", "turn | me")


@rule("FAC-5", "TURN-10")
def test_the_second_players_two_are_drawn_when_the_first_players_are_done() -> None:
    """The avenger that the starter's Pirate burns is in the other player's pile in time to return."""
    table = position(
        "round | 2\ngems | 1\nhand | Svanrige\nclose | Cerys\ndiscard | Clan Dimun Pirate\n"
        "foe hand | Udalryk\nfoe ranged | Cow\nfoe passed | yes"
    )
    play(table, "pass")
    assert shows(table, "ranged | Clan Dimun Pirate", "foe discard |")
    assert shows(table, "foe close | Bovine Defense Force", "foe ranged | Cow")


@rule("FAC-5")
def test_a_return_draws_nothing_of_itself() -> None:
    table = third_round("deck | Svanrige\ndiscard | Udalryk, Donar an Hindar")
    assert not events_of(table, Drew)
