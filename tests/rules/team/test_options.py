"""MODE-1. The options that a team game ignores; all others hold."""

from __future__ import annotations

import pytest

from gwint import rulesets
from gwint.cards import Faction
from gwint.game import Game
from gwint.rules.agenda import ChooseStarter, Redraw, Turn
from gwint.rules.modes import TEAM
from gwint.rules.play import question
from gwint.rulesets import LEGENDARY, OPTIONS, RULESETS
from tests.rules.free_for_all import ignored, pictures
from tests.rules.team import CALM, all_pass, dealt, decks_of, field, keep_hands
from tests.scenes import options, play, rule, shows

WITH_ELVES = (Faction.SCOIATAEL, Faction.SCOIATAEL, Faction.MONSTERS, Faction.SKELLIGE)


@rule("MODE-1")
def test_a_team_game_ignores_the_options_that_the_book_says() -> None:
    assert ignored("TEAM") == {"scoiatael", "after_draw"}
    assert set(TEAM.ignores) == ignored("TEAM")
    assert set(TEAM.overrides) <= ignored("TEAM")
    assert not TEAM.partial_options


@rule("MODE-1", "OPT-scoiatael", "OPT-after_draw")
@pytest.mark.parametrize("option", sorted(ignored("TEAM")))
@pytest.mark.parametrize("factions", [CALM, WITH_ELVES, WITH_ELVES[::-1]])
def test_an_option_that_is_ignored_changes_nothing(option: str, factions: tuple[Faction, ...]) -> None:
    decks = decks_of(*factions)
    games = [pictures(TEAM, LEGENDARY.changed(**{option: value}), decks) for value in OPTIONS[option]]
    assert all(game == games[0] for game in games)


@rule("MODE-1")
@pytest.mark.parametrize("name", RULESETS)
def test_all_options_that_are_not_ignored_hold(name: str) -> None:
    assert set(rulesets.differences(TEAM.adapted(RULESETS[name]), RULESETS[name])) <= ignored("TEAM")


@rule("MODE-1")
def test_legendary_is_the_default() -> None:
    game = Game(*decks_of(*CALM), mode="team", seed=1)
    assert game.table.ruleset == LEGENDARY
    assert game.table.mode is TEAM


@rule("MODE-1", "TEAM-8", "OPT-scoiatael")
def test_in_a_picture_a_mode_overrides_the_ruleset() -> None:
    """A picture may say `rules | klub`, but Scoia'tael still cannot claim a later round."""
    table = all_pass(field("rules | klub", "p2 faction | scoiatael", "p1 close | Ves"))
    assert question(table) == Turn(2)


@rule("MODE-1", "OPT-toss_winner", "OPT-start_settled")
def test_klub_the_toss_comes_after_the_redraw_and_its_winner_chooses() -> None:
    table = dealt(decks_of(*CALM), "klub")
    assert isinstance(question(table), Redraw)
    assert isinstance(question(keep_hands(table)), ChooseStarter)


@rule("MODE-1", "SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize(("rules", "bottom"), [("legendary", 0), ("klub", 1), ("witcher3", 1)])
def test_where_a_card_given_up_goes(rules: str, bottom: int) -> None:
    table = dealt(decks_of(*CALM), rules)
    play(table, next(f"p1: {option}" for option in sorted(options(table)) if option.startswith("exchange")))
    assert (table.seats[0].bottom, len(table.seats[0].aside)) == (bottom, 1 - bottom)


@rule("MODE-1", "OPT-muster_from_hand")
@pytest.mark.parametrize(("rules", "hand"), [("legendary", "Fiend"), ("klub", "Ghoul, Fiend")])
def test_a_muster_calls_from_the_hand_or_not(rules: str, hand: str) -> None:
    table = field(f"rules | {rules}", "p3 hand | 2 Ghoul, Fiend", "turn | p3")
    assert shows(play(table, "Ghoul"), f"p3 hand | {hand}")


@rule("MODE-1", "OPT-bran_rounding")
@pytest.mark.parametrize(("rounding", "left"), [("up", 4), ("down", 3)])
def test_what_bran_leaves_is_rounded_up_or_down(rounding: str, left: int) -> None:
    rows = ("p3 leader | King Bran, The Unifier", "p1 close | Shilard Fitz-Oesterlen", "weather | Biting Frost")
    table = all_pass(field(f"rules | legendary, bran_rounding={rounding}", *rows))
    assert table.totals == [(left, 0)]
