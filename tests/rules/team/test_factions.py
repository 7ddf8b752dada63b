"""TEAM-4, TEAM-10, TEAM-11, TEAM-12. Faction abilities in a team."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.events import Drew, EndedRound, Played, Stayed
from gwint.rules.modes import TEAM
from gwint.rules.play import to_act
from gwint.rules.table import Table
from gwint.rulesets import RULESETS
from tests.rules.factions import is_even, many_copies
from tests.rules.setting_up import events_of
from tests.rules.team import all_pass, field
from tests.scenes import options, play, rule, shows

# Monsters


def stayed(table: Table, times: int = 200) -> Counter[object]:
    """Returns which units stayed, for many random streams."""
    counts: Counter[object] = Counter()
    for copy in many_copies(table, times):
        counts.update(event.card.id for event in events_of(all_pass(copy), Stayed))
    return counts


@rule("TEAM-4", "TEAM-10", "FAC-7")
@pytest.mark.parametrize("monsters", [1, 3])
def test_what_stays_must_be_a_monsters_card_or_an_enemy_spy(monsters: int) -> None:
    """A partner's unit, a hero or a Decoy never stays; all others are equally likely."""
    rows = (
        "p1 close | Ves, Fiend, Draug, Decoy [monsters], Zoltan Chivay [monsters], Zoltan Chivay [northern-realms]",
        "p1 siege | Thaler, Trebuchet",
    )
    counts = stayed(field(f"p{monsters} faction | monsters", *rows))
    assert set(counts) == {"fiend", "zoltan-chivay", "thaler"}
    assert is_even(counts, 3)


@rule("TEAM-10")
def test_a_neutral_unit_is_of_the_faction_in_whose_colour_it_is_printed() -> None:
    own = field("p3 faction | monsters", "p1 close | Vesemir [monsters]")
    partners = field("p3 faction | monsters", "p1 close | Vesemir [northern-realms]")
    assert set(stayed(own, 3)) == {"vesemir"}
    assert stayed(partners, 3) == Counter()


@rule("TEAM-10")
@pytest.mark.parametrize("spy", ["Thaler", "Stefan Skellen", "Prince Stennis"])
def test_an_enemy_spy_is_any_non_hero_spy_lying_in_the_sides_rows(spy: str) -> None:
    row = "siege" if spy == "Thaler" else "close"
    assert len(stayed(field("p3 faction | monsters", f"p1 {row} | {spy}"), 3)) == 1


@rule("TEAM-10")
def test_a_hero_spy_may_neither_stay_nor_return() -> None:
    table = field("p3 faction | monsters", "p1 close | Avallac’h [nilfgaard]")
    assert stayed(table, 3) == Counter()
    assert not TEAM.may_stay(table.sides[0].rows[0][0])
    assert not TEAM.may_return(table.sides[0].rows[0][0])


@rule("TEAM-4", "FAC-1")
def test_a_team_without_a_unit_that_may_stay_keeps_none() -> None:
    table = all_pass(field("p3 faction | monsters", "p1 close | Ves, Siegfried of Denesle"))
    assert shows(table, "p1 close |", "p1 discard | Ves, Siegfried of Denesle")


@rule("TEAM-4", "TEAM-12")
def test_monsters_keep_a_unit_of_their_own_side_only() -> None:
    table = all_pass(field("p3 faction | monsters", "p1 close | Fiend", "p2 close | Griffin", "p2 faction | skellige"))
    assert shows(table, "p1 close | Fiend", "p2 close |")


@rule("TEAM-12", "FAC-1")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (1, 4), (3, 2), (3, 4)])
def test_both_teams_may_have_monsters_and_each_keeps_a_unit(first: int, second: int) -> None:
    factions = (f"p{first} faction | monsters", f"p{second} faction | monsters")
    table = all_pass(field(*factions, "p1 close | Fiend, Ves", "p2 close | Griffin, Ves"))
    assert [event.spot.side for event in events_of(table, Stayed)] == [0, 1]
    assert shows(table, "p1 close | Fiend", "p2 close | Griffin")


# Skellige


def returned(table: Table) -> list[tuple[int, str]]:
    return [(event.seat + 1, event.card.id) for event in events_of(table, Played) if event.how == "returned"]


@rule("TEAM-4", "TEAM-10", "FAC-5")
@pytest.mark.parametrize("skellige", [1, 3])
def test_what_returns_must_be_skellige_cards_or_enemy_spies(skellige: int) -> None:
    pile = (
        "p1 discard | Ves, Svanrige, Cerys, Mardroeme, Dethmold, Thaler, Vesemir [skellige], Vesemir [northern-realms],"
        " Avallac’h [nilfgaard], Decoy [skellige]"
    )
    counts: Counter[object] = Counter()
    for table in many_copies(field("round | 2", f"p{skellige} faction | skellige", pile), 300):
        back = returned(all_pass(table))
        assert len(back) == 2
        assert {seat for seat, _ in back} == {skellige}
        counts.update(id_ for _, id_ in back)
    assert set(counts) == {"svanrige", "thaler", "vesemir"}
    assert is_even(counts, 3)


@rule("TEAM-4", "FAC-5")
def test_fewer_if_there_are_fewer() -> None:
    table = all_pass(field("round | 2", "p3 faction | skellige", "p1 discard | Ves, Svanrige, Dethmold"))
    assert returned(table) == [(3, "svanrige")]
    assert shows(table, "p1 close | Svanrige", "p1 discard | Ves, Dethmold", "p2 close |")


@rule("TEAM-4", "TEAM-11", "FAC-5")
def test_an_enemy_spy_that_returns_goes_to_the_other_side_and_skellige_draw() -> None:
    decks = ("p1 deck | 3 Ves", "p3 deck | 3 Udalryk")
    table = all_pass(field("round | 2", "p3 faction | skellige", "p1 discard | Stefan Skellen", *decks))
    assert shows(table, "p2 close | Stefan Skellen", "p3 hand | Vesemir, 2 Udalryk", "p1 hand | Vesemir")


@rule("TEAM-4", "FAC-5")
def test_the_choices_are_the_skellige_players() -> None:
    table = all_pass(field("round | 2", "p3 faction | skellige", "p1 discard | Olaf"))
    assert to_act(table) == (2,)
    assert options(table) == {"Olaf > close", "Olaf > ranged"}


@rule("TEAM-4", "FAC-5")
@pytest.mark.parametrize("number", [1, 3])
def test_skellige_units_return_before_the_third_round_only(number: int) -> None:
    table = all_pass(field(f"round | {number}", "p3 faction | skellige", "p1 discard | Svanrige"))
    assert returned(table) == []


@rule("TEAM-12")
@pytest.mark.parametrize(
    ("first", "second", "starter", "order"),
    [
        (3, 2, 1, [3, 2]), (3, 2, 2, [2, 3]), (3, 2, 3, [3, 2]), (3, 2, 4, [2, 3]),
        (1, 4, 1, [1, 4]), (1, 4, 2, [4, 1]), (1, 4, 3, [1, 4]), (1, 4, 4, [4, 1]),
        (1, 2, 1, [1, 2]), (1, 2, 4, [2, 1]), (3, 4, 1, [3, 4]), (3, 4, 2, [4, 3]),
    ],
)  # fmt: skip
def test_both_may_have_skellige_and_the_starters_team_returns_first(
    first: int, second: int, starter: int, order: list[int]
) -> None:
    """This overrides the order of TURN-10: the starter's partner comes before the other team, wherever they sit."""
    clans = (f"p{first} faction | skellige", f"p{second} faction | skellige")
    piles = ("p1 discard | Svanrige, Udalryk", "p2 discard | Svanrige, Udalryk")
    before = f"starter | p{(starter + 2) % 4 + 1}"
    table = all_pass(field("round | 2", *clans, *piles, before))
    assert shows(table, "round | 3", f"starter | p{starter}")
    assert [seat for seat, _ in returned(table)] == [order[0]] * 2 + [order[1]] * 2
    assert len(table.sides[0].rows[0]) == len(table.sides[1].rows[0]) == 2


# Nilfgaard


@rule("TEAM-11", "FAC-2")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("nilfgaard", [1, 2, 3, 4])
def test_one_nilfgaard_partner_wins_the_teams_ties(nilfgaard: int, rules: str) -> None:
    rows = ("p1 close | Ves", "p2 close | Zoltan Chivay")
    table = all_pass(field(f"rules | {rules}", f"p{nilfgaard} faction | nilfgaard", *rows))
    winner = (nilfgaard - 1) % 2
    [ended] = events_of(table, EndedRound)
    assert ended.winners == (winner,)
    assert ended.gems == ((2, 1) if winner == 0 else (1, 2))


@rule("TEAM-4", "FAC-2")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (1, 4), (3, 2), (3, 4)])
def test_nilfgaard_has_no_effect_if_both_teams_have_it(first: int, second: int) -> None:
    table = all_pass(field(f"p{first} faction | nilfgaard", f"p{second} faction | nilfgaard"))
    assert events_of(table, EndedRound) == [EndedRound(1, (0, 0), (), (1, 1))]


@rule("TEAM-11", "TURN-5")
def test_a_higher_total_still_wins() -> None:
    table = all_pass(field("p3 faction | nilfgaard", "p2 close | Ves"))
    assert events_of(table, EndedRound)[0].winners == (1,)


# Northern Realms


@rule("TEAM-11", "FAC-3")
@pytest.mark.parametrize("realms", [1, 2, 3, 4])
@pytest.mark.parametrize("winner", [1, 2])
def test_the_northern_realms_player_draws_when_the_team_wins_a_round(realms: int, winner: int) -> None:
    decks = [f"p{seat} deck | Vesemir\np{seat} faction | monsters" for seat in (1, 2, 3, 4) if seat != realms]
    table = field(*decks, f"p{realms} deck | Ves", f"p{winner} close | Geralt of Rivia")
    all_pass(table)
    won = (realms - winner) % 2 == 0
    assert events_of(table, Drew) == ([Drew(realms - 1, tuple(table.seats[realms - 1].hand[-1:]))] if won else [])
    assert len(table.seats[realms - 1].hand) == 1 + won


@rule("TEAM-11", "FAC-3")
def test_northern_realms_do_not_draw_after_a_drawn_round() -> None:
    assert events_of(all_pass(field("p1 deck | Ves", "p3 deck | Ves", "p2 faction | monsters")), Drew) == []


@rule("TEAM-11", "FAC-3", "FAC-2")
def test_a_tie_won_by_the_partners_nilfgaard_counts_as_a_won_round() -> None:
    table = all_pass(field("p1 deck | Ves", "p3 faction | nilfgaard", "p2 faction | monsters"))
    assert [event.seat for event in events_of(table, Drew)] == [0]


@rule("TEAM-11", "AB-SPY")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_who_plays_a_spy_draws(seat: int) -> None:
    decks = [f"p{number} deck | 3 Ves" for number in (1, 2, 3, 4)]
    table = play(field(f"p{seat} hand | Thaler", *decks, f"turn | p{seat}"), "Thaler")
    assert [(event.seat, len(event.cards)) for event in events_of(table, Drew)] == [(seat - 1, 2)]
    assert shows(table, f"p{2 if seat in (1, 3) else 1} siege | Thaler", f"p{seat} hand | 2 Ves")


@rule("TEAM-11", "AB-SPY")
def test_a_spy_goes_to_the_other_side_without_a_question() -> None:
    assert options(field("p1 hand | Thaler")) == {"Thaler", "pass"}


# Gems


@rule("TEAM-11", "TURN-5")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize(("strong", "gems"), [("p1", [2, 1]), ("p2", [1, 2])])
def test_the_team_loses_one_gem_together(strong: str, gems: list[int], rules: str) -> None:
    table = all_pass(field(f"rules | {rules}", f"{strong} close | Ves"))
    assert [army.gems for army in table.sides] == gems


@rule("TEAM-11", "TURN-5")
def test_on_a_tie_both_teams_lose_a_gem() -> None:
    assert [army.gems for army in all_pass(field()).sides] == [1, 1]


@rule("TEAM-11", "TURN-5")
def test_the_partners_strengths_count_together() -> None:
    table = field("p1 hand | Ves", "p3 hand | Svanrige", "p2 hand | Fiend", "p4 hand |")
    play(table, "Ves", "Fiend", "Svanrige")
    assert table.totals[0] == (9, 6)
