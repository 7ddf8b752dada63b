"""FAC-1, FAC-7. After each round but the last, a unit of the Monsters stays on the battlefield."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards import Row
from gwint.cards.names import name
from gwint.rules.events import Drew, Stayed, Summoned
from gwint.rules.table import Spot, Table
from gwint.rulesets import RULESETS
from tests.rules.factions import is_even, many_copies
from tests.rules.setting_up import events_of
from tests.scenes import play, position, rule, shows, strengths, total


def stayed(table: Table) -> list[str]:
    return [name(event.card) for event in events_of(table, Stayed)]


def who_stays(lines: str, times: int = 900) -> Counter[object]:
    """Returns how often each card and row occurred when the round ended repeatedly."""
    table = position(f"faction | monsters\nhand | Ghoul\nfoe hand | Albrich\n{lines}\nfoe passed | yes")
    survivors: Counter[object] = Counter()
    for trial in many_copies(table, times):
        [event] = events_of(play(trial, "pass"), Stayed)
        survivors[name(event.card), event.spot.row] += 1
    return survivors


@rule("FAC-1")
@pytest.mark.parametrize("rules", RULESETS)
def test_one_unit_stays_at_the_end_of_a_round(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Ghoul\nclose | Fiend\nfoe hand | Ves\nfoe close | Ves")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "close | Fiend", "discard |", "foe close |")
    assert stayed(table) == ["Fiend"]


@rule("FAC-1")
def test_monsters_keep_a_single_unit_and_discard_the_others() -> None:
    table = position("hand | Ghoul\nclose | Fiend, Griffin\nranged | Harpy, Wyvern\nsiege | Ice Giant\nfoe hand | Ves")
    play(table, "pass", "pass")
    [survivors] = stayed(table)
    lying = [name(one) for row in table.sides[0].rows for one in row]
    piled = [name(one) for one in table.sides[0].pile]
    assert lying == [survivors]
    assert Counter(lying + piled) == Counter(["Fiend", "Griffin", "Harpy", "Wyvern", "Ice Giant"])


@rule("FAC-1")
@pytest.mark.parametrize(("enemies", "gems"), [("", "2"), ("Ves", "1"), ("2 Ves", "1")])
def test_a_unit_stays_after_a_round_won_drawn_or_lost(enemies: str, gems: str) -> None:
    table = position(f"hand | Ghoul\nclose | Forktail\nfoe hand | Dethmold\nfoe close | {enemies}")
    play(table, "pass", "pass")
    assert shows(table, f"gems | {gems}", "close | Forktail")


@rule("FAC-1")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_unit_also_stays_after_the_second_round(rules: str) -> None:
    table = position(f"rules | {rules}\nround | 2\ngems | 1\nhand | Ghoul\nclose | Fiend\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert shows(table, "round | 3", "close | Fiend")


@rule("FAC-1")
@pytest.mark.parametrize(("number", "gems"), [(2, 2), (3, 1)])
def test_none_stays_after_the_last_round(number: int, gems: int) -> None:
    table = position(f"round | {number}\ngems | {gems}\nfoe gems | 1\nhand | Ghoul\nclose | Fiend\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert table.over
    assert stayed(table) == []


@rule("FAC-1")
def test_other_factions_keep_nothing() -> None:
    table = position("faction | nilfgaard\nhand | Albrich\nclose | Fiend\nfoe hand | Ves\nfoe close | Griffin")
    play(table, "pass", "pass")
    assert shows(table, "close |", "foe close |", "discard | Fiend", "foe discard | Griffin")


@rule("FAC-1")
def test_two_monsters_players_each_keep_a_unit_of_their_own_side() -> None:
    table = position("hand | Ghoul\nclose | Fiend\nfoe hand | Ghoul\nfoe close | Griffin")
    play(table, "pass", "pass")
    assert stayed(table) == ["Fiend", "Griffin"]
    assert shows(table, "close | Fiend", "foe close | Griffin")


@rule("FAC-1")
def test_what_stays_lies_on_the_monsters_own_side() -> None:
    """A spy on the enemy's side does not stay for the player who sent it."""
    table = position("hand | Ghoul\nfoe hand | Ves\nfoe siege | Thaler, Ballista\nfoe close | Fiend")
    play(table, "pass", "pass")
    assert shows(table, "foe siege |", "foe close |", "close |")
    assert stayed(table) == []


@rule("FAC-1")
def test_with_nothing_to_stay_nothing_stays() -> None:
    table = position("hand | Ghoul\nclose | Draug, Decoy + Commander’s Horn\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert shows(table, "close |", "discard | Draug, Decoy, Commander’s Horn", "round | 2")
    assert stayed(table) == []


@rule("FAC-1")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_a_unit_stays_in_its_row_even_if_agile(row: str) -> None:
    table = position(f"hand | Ghoul\n{row} | Draug, Harpy\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert shows(table, f"{row} | Harpy", f"{'ranged' if row == 'close' else 'close'} |")
    assert events_of(table, Stayed)[0].spot == Spot(0, Row.CLOSE if row == "close" else Row.RANGED, 1)


@rule("FAC-1")
def test_an_enemy_spy_may_stay() -> None:
    table = position("faction | monsters\nhand | Ghoul\nsiege | Thaler\nfoe hand | Ves\nfoe deck | 3 Ballista")
    play(table, "pass", "pass")
    assert shows(table, "siege | Thaler", "discard |")


# Its ability


@rule("FAC-1")
def test_its_ability_does_not_trigger_again() -> None:
    """A Ghoul that stays calls no others."""
    table = position("hand | Fiend\ndeck | 2 Ghoul\nclose | Ghoul\nfoe hand | Ves\nfoe deck | 2 Ballista")
    play(table, "pass", "pass")
    assert shows(table, "close | Ghoul", "deck | 2 Ghoul")


@rule("FAC-1")
def test_a_spy_that_stays_draws_nothing() -> None:
    table = position("hand | Ghoul\ndeck | Fiend\nsiege | Thaler\nfoe hand | Ves\nfoe deck | 3 Ballista")
    play(table, "pass", "pass")
    assert shows(table, "siege | Thaler")
    assert not events_of(table, Drew)


@rule("FAC-1")
def test_a_scorching_unit_that_stays_burns_nothing() -> None:
    table = position(
        "hand | Ghoul\nclose | Villentretenmerth\nfoe faction | monsters\nfoe close | Fiend\nfoe hand | Ghoul"
    )
    play(table, "pass", "pass")
    assert shows(table, "close | Villentretenmerth", "foe close | Fiend")


@rule("FAC-1")
def test_a_lasting_ability_goes_on() -> None:
    table = position("faction | monsters\nhand | Fiend, Ghoul\nclose | Dandelion\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert shows(table, "close | Dandelion", "round | 2", "turn | me")
    play(table, "Fiend")
    assert strengths(table, 0, Row.CLOSE) == [2, 12]


@rule("FAC-1")
def test_a_morale_boost_continues_after_its_unit_stayed() -> None:
    table = position("faction | monsters\nhand | Fiend, Ghoul\nclose | Olgierd von Everec\nfoe hand | Ves")
    play(table, "pass", "pass")
    play(table, "Fiend")
    assert total(table, 0) == 6 + 7


@rule("FAC-1", "TURN-6")
def test_horns_and_weather_do_not_stay_with_it() -> None:
    table = position("hand | Ghoul\nclose | Fiend + Commander’s Horn\nweather | Biting Frost\nfoe hand | Ves")
    play(table, "pass", "pass")
    assert shows(table, "close | Fiend", "weather |", "discard | Commander’s Horn, Biting Frost")
    assert total(table, 0) == 6


@rule("FAC-1")
def test_what_stayed_counts_in_the_next_round() -> None:
    table = position("hand | Ghoul, Draug\nclose | Fiend\nfoe hand | Ves, Dethmold")
    play(table, "pass", "pass", "Draug", "Dethmold", "pass", "pass")
    assert shows(table, "totals | 6-0, 16-6", "winner | me", "close | Fiend, Draug")


# Which units may stay


@rule("FAC-7")
def test_every_unit_is_equally_likely_whatever_its_row() -> None:
    survivors = who_stays("close | Fiend, Griffin, Foglet\nranged | Harpy\nsiege | Ice Giant")
    assert is_even(survivors, 5)


@rule("FAC-7")
def test_copies_count_each_for_itself() -> None:
    survivors = who_stays("close | 3 Nekker\nranged | Wyvern")
    assert set(survivors) == {("Nekker", Row.CLOSE), ("Wyvern", Row.RANGED)}
    assert 600 < survivors["Nekker", Row.CLOSE] < 750


@rule("FAC-1", "FAC-7")
def test_heroes_decoys_and_specials_never_stay() -> None:
    survivors = who_stays("close | Draug, Fiend, Decoy + Commander’s Horn\nranged | Leshen, Wyvern, Decoy", 100)
    assert set(survivors) == {("Fiend", Row.CLOSE), ("Wyvern", Row.RANGED)}


@rule("FAC-1", "FAC-7")
def test_an_enemy_spy_is_as_likely_as_the_players_units() -> None:
    assert is_even(who_stays("close | Fiend\nsiege | Thaler, Ice Giant"), 3)


@rule("FAC-1", "FAC-7")
def test_avallach_never_stays() -> None:
    """The card is a spy, but also a hero."""
    assert set(who_stays("close | Avallac’h, Fiend", 50)) == {("Fiend", Row.CLOSE)}


@rule("FAC-7")
def test_avengers_and_transformed_units_may_stay() -> None:
    bears = "close | Bovine Defense Force, Transformed Vildkaarl, Hemdall\nranged | Transformed Young Vildkaarl"
    survivors = who_stays(bears)
    assert is_even(survivors, 3)
    assert ("Hemdall", Row.CLOSE) not in survivors


@rule("FAC-7")
@pytest.mark.parametrize(("row", "cow"), [("ranged", "Cow"), ("close", "Kambi")])
def test_a_cow_or_kambi_that_stays_brings_nothing(row: str, cow: str) -> None:
    table = position(f"faction | monsters\nhand | Ghoul\n{row} | {cow}\nfoe faction | skellige\nfoe hand | Olaf")
    play(table, "pass", "pass")
    assert shows(table, f"{row} | {cow}", "discard |")
    assert not events_of(table, Summoned)


@rule("FAC-7")
def test_a_discarded_cow_brings_its_avenger_next_to_the_unit_that_stays() -> None:
    table = position("hand | Ghoul\nclose | Fiend\nranged | Cow\nfoe hand | Ves\nfoe passed | yes")
    seen = set()
    for trial in many_copies(table, 30):
        play(trial, "pass")
        [survivors] = stayed(trial)
        seen.add(survivors)
        if survivors == "Fiend":
            assert shows(trial, "close | Fiend, Bovine Defense Force", "ranged |", "discard | Cow")
        else:
            assert shows(trial, "close |", "ranged | Cow", "discard | Fiend")
    assert seen == {"Fiend", "Cow"}
