"""SET-3, TURN-8, TURN-9. The number of gems is an option, and with it the number of rounds."""

from __future__ import annotations

import pytest

from gwint.faults import Fault
from gwint.rules.events import EndedGame, EndedRound, Played
from gwint.rules.table_validation import faults
from gwint.rulesets import LEGENDARY
from tests.rules import free_for_all, solo, team
from tests.rules.setting_up import dealt, events_of, keep_hands
from tests.scenes import play, position, rule, shows

NUMBERS = (1, 2, 3, 4, 5)


@rule("SET-3", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_each_player_starts_with_that_many_gems(rules: str, gems: int) -> None:
    table = dealt(f"{rules}, gems={gems}")
    assert shows(table, f"gems | {gems}", f"foe gems | {gems}")
    assert not faults(table)


@rule("SET-3", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
def test_a_picture_that_names_no_gems_has_all_of_them(gems: int) -> None:
    assert shows(position(f"rules | legendary, gems={gems}\nhand | Ves\nfoe hand | Ghoul"), f"gems | {gems}")


@rule("SET-3", "OPT-gems")
def test_more_gems_than_the_ruleset_has_are_a_fault() -> None:
    table = position("rules | legendary, gems=3\ngems | 4\nhand | Ves\nfoe hand | Ghoul")
    assert faults(table) == (Fault("table-gems", {"side": 0, "gems": 4, "most": 3}),)


@rule("TURN-8", "TURN-9", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
def test_a_game_ends_after_that_many_rounds_lost(gems: int) -> None:
    table = position(f"rules | legendary, gems={gems}\nhand | Vreemde, {gems} Rainfarn\nfoe hand | Albrich")
    for _ in range(gems):
        assert not table.over
        play(table, "Rainfarn", "pass", "pass")
    assert shows(table, "winner | me", f"gems | {gems}", "foe gems | 0", f"round | {gems}")


@rule("TURN-8", "TURN-9", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
def test_a_game_has_at_most_twice_the_gems_less_one_rounds(gems: int) -> None:
    """Both players win in turn until the last round decides; the winner of a round starts the next and passes."""
    table = position(f"rules | legendary, gems={gems}\nhand | Vreemde, 5 Rainfarn\nfoe hand | Albrich, 5 Sweers")
    play(table, "Rainfarn", "pass", "pass")
    for number in range(1, 2 * gems - 1):
        assert not table.over
        play(table, "pass", "Sweers" if number % 2 else "Rainfarn", "pass")
    assert len(events_of(table, EndedRound)) == 2 * gems - 1
    assert events_of(table, EndedGame) == [EndedGame((0,))]


@rule("TURN-8", "TURN-9", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
def test_drawn_rounds_cost_both_players_a_gem(gems: int) -> None:
    table = keep_hands(dealt(f"legendary, gems={gems}"))
    for _ in range(gems):
        play(table, "pass", "pass")
    assert shows(table, "winner | nobody", "gems | 0", "foe gems | 0")


@rule("FAC-5", "OPT-gems")
def test_skellige_returns_units_before_the_third_round_only() -> None:
    table = position(
        "rules | legendary, gems=5\nfaction | skellige\nhand | Olaf\ndiscard | 2 Svanrige, 2 Udalryk, Madman Lugos\n"
        "foe hand | Ghoul"
    )
    returned = []
    for _ in range(5):
        play(table, "pass", "pass")
        returned.append(sum(event.how == "returned" for event in events_of(table, Played)))
    assert returned == [0, 2, 2, 2, 2]


@rule("TEAM-2", "TEAM-11", "MODE-1", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
def test_a_team_shares_the_gems_of_one_player(gems: int) -> None:
    table = team.dealt(team.decks_of(*team.CALM), f"legendary, gems={gems}")
    assert [army.gems for army in table.sides] == [gems, gems]


@rule("FFA-1", "MODE-1", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
def test_a_free_for_all_has_no_gems(gems: int) -> None:
    table = free_for_all.dealt(free_for_all.decks_of(*free_for_all.CALM[:3]), f"legendary, gems={gems}")
    assert [army.gems for army in table.sides] == [0, 0, 0]
    assert not faults(table)


@rule("SOLO-18", "MODE-1", "OPT-gems")
@pytest.mark.parametrize("gems", NUMBERS)
def test_in_solo_you_and_the_opponent_have_that_many_gems(gems: int) -> None:
    table = solo.dealt(ruleset=LEGENDARY.changed(gems=gems))
    assert [army.gems for army in table.sides] == [gems, gems]
