"""FAC-2. Nilfgaard wins a tied round."""

from __future__ import annotations

import pytest

from gwint.rules.events import EndedRound
from gwint.rulesets import RULESETS
from tests.rules.setting_up import events_of
from tests.scenes import play, position, rule, shows


@rule("FAC-2")
@pytest.mark.parametrize("rules", RULESETS)
def test_nilfgaard_wins_a_tied_round(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Albrich\nclose | Vesemir\nfoe hand | Ghoul\nfoe close | Fiend")
    play(table, "pass", "pass")
    assert shows(table, "totals | 6-6", "gems | 2", "foe gems | 1")
    assert events_of(table, EndedRound)[0].winners == (0,)


@rule("FAC-2")
@pytest.mark.parametrize("rules", RULESETS)
def test_nilfgaard_wins_a_tied_round_at_either_seat(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Ghoul\nclose | Fiend\nfoe hand | Albrich\nfoe close | Vesemir")
    play(table, "pass", "pass")
    assert shows(table, "totals | 6-6", "gems | 1", "foe gems | 2")
    assert events_of(table, EndedRound)[0].winners == (1,)


@rule("FAC-2")
@pytest.mark.parametrize("rules", RULESETS)
def test_if_both_players_are_nilfgaard_it_has_no_effect(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Albrich\nclose | Vesemir\nfoe hand | Sweers\nfoe close | Vesemir")
    play(table, "pass", "pass")
    assert shows(table, "gems | 1", "foe gems | 1")
    assert events_of(table, EndedRound)[0].winners == ()


@rule("FAC-2")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_round_in_which_nothing_was_played_is_a_tie_like_any_other(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Albrich\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "totals | 0-0", "gems | 2", "foe gems | 1", "starter | me")


@rule("FAC-2")
def test_a_round_that_is_no_tie_is_lost_as_by_anybody() -> None:
    table = position("hand | Albrich\nclose | Vreemde\nfoe hand | Ghoul\nfoe close | Nekker, Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "totals | 2-3", "gems | 1", "foe gems | 2")


@rule("FAC-2")
def test_two_ties_win_nilfgaard_the_game() -> None:
    table = position("hand | Albrich\nfoe hand | Ghoul")
    play(table, "pass", "pass", "pass", "pass")
    assert shows(table, "winner | me", "gems | 2", "foe gems | 0")


@rule("FAC-2", "FAC-3")
def test_northern_realms_draw_nothing_for_a_tie_that_nilfgaard_wins() -> None:
    table = position("hand | Albrich\nfoe hand | Ves\nfoe deck | Ballista")
    play(table, "pass", "pass")
    assert shows(table, "foe hand | Ves", "foe deck | Ballista")


@rule("FAC-2")
@pytest.mark.parametrize("leader", ["Emhyr var Emreis, The White Flame", "Emhyr var Emreis, The Relentless (used)"])
def test_winning_ties_does_not_depend_on_the_leader(leader: str) -> None:
    table = position(f"leader | {leader}\nhand | Albrich\nfoe leader | Eredin, King of the Wild Hunt\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "gems | 2", "foe gems | 1")


@rule("FAC-2", "LEAD-6")
def test_white_flame_cancels_leaders_not_factions() -> None:
    table = position("hand | Ghoul\nclose | Fiend\nfoe leader | Emhyr var Emreis, The White Flame\nfoe hand | Albrich")
    play(table, "pass", "pass")
    assert shows(table, "close | Fiend")
