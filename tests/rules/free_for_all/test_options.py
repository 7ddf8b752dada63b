"""MODE-1. The options that a game of three to five ignores; all others hold."""

from __future__ import annotations

import pytest

from gwint import rulesets
from gwint.cards import Faction
from gwint.game import Game
from gwint.rules.agenda import Turn
from gwint.rules.modes import DUEL, MODES
from gwint.rules.play import question
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY, OPTIONS, RULESETS
from tests.rules.free_for_all import CALM, PLAYERS, all_pass, dealt, decks_of, field, ignored, keep_hands, pictures
from tests.scenes import options, play, rule, shows

FFA = [MODES[f"ffa-{players}"] for players in PLAYERS]


# Ignored options


@rule("MODE-1")
def test_free_for_all_ignores_the_options_that_the_book_says() -> None:
    assert ignored("FFA") == {"gems", "toss_winner", "scoiatael", "after_draw", "double_draw"}
    for mode in FFA:
        assert set(mode.ignores) == ignored("FFA")
        assert set(mode.overrides) <= ignored("FFA")
        assert not mode.partial_options


@rule("MODE-1")
def test_a_duel_ignores_none() -> None:
    assert ignored("duel") == set(DUEL.ignores) == set(DUEL.overrides) == set()
    assert all(DUEL.adapted(ruleset) == ruleset for ruleset in RULESETS.values())


@rule("MODE-1", "OPT-gems", "OPT-toss_winner", "OPT-scoiatael", "OPT-after_draw", "OPT-double_draw")
@pytest.mark.parametrize("option", sorted(ignored("FFA")))
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("elves", [0, 1, 2])
def test_an_option_that_is_ignored_changes_nothing(players: int, option: str, elves: int) -> None:
    decks = decks_of(*[Faction.SCOIATAEL] * elves, *CALM[elves:players])
    mode = MODES[f"ffa-{players}"]
    games = [pictures(mode, LEGENDARY.changed(**{option: value}), decks) for value in OPTIONS[option]]
    assert all(game == games[0] for game in games)


@rule("MODE-1")
@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("players", PLAYERS)
def test_all_options_that_are_not_ignored_hold(players: int, name: str) -> None:
    adapted = MODES[f"ffa-{players}"].adapted(RULESETS[name])
    changed = rulesets.differences(adapted, RULESETS[name])
    assert set(changed) <= ignored("FFA")


@rule("MODE-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_legendary_is_the_default(players: int) -> None:
    game = Game(*decks_of(*CALM[:players]), mode=f"ffa-{players}", seed=1)
    assert game.table.ruleset == LEGENDARY
    assert game.table.mode is MODES[f"ffa-{players}"]


@rule("MODE-1", "FFA-5", "OPT-scoiatael")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_picture_a_mode_overrides_the_ruleset(players: int) -> None:
    """A picture may say `rules | klub`, but Scoia'tael still cannot claim a later round."""
    table = field(players, "rules | klub", "p2 faction | scoiatael", "p1 close | Vesemir")
    all_pass(table)
    assert question(table) == Turn(0)


# Options that hold


def exchanged(rules: str, players: int) -> Table:
    """The first player has exchanged one card."""
    table = dealt(decks_of(*CALM[:players]), rules)
    return play(table, next(f"p1: {option}" for option in sorted(options(table)) if option.startswith("exchange")))


@rule("MODE-1", "SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("rules", ["klub", "witcher3", "legendary, redraw_returns=bottom"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_given_up_goes_to_the_bottom_of_the_deck(players: int, rules: str) -> None:
    giver = exchanged(rules, players).seats[0]
    assert (giver.bottom, giver.aside) == (1, [])


@rule("MODE-1", "SET-5", "OPT-redraw_returns")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_given_up_is_set_aside_and_shuffled_in_afterwards(players: int) -> None:
    giver = exchanged("legendary", players).seats[0]
    assert (giver.bottom, len(giver.aside)) == (0, 1)


@rule("MODE-1", "OPT-start_settled")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_is_settled_before_the_deal_or_after_the_redraw(players: int) -> None:
    decks = decks_of(Faction.SCOIATAEL, *CALM[1:players])
    assert "p1 starts" in options(dealt(decks, "legendary"))
    assert "done" in options(dealt(decks, "klub"))
    assert "p1 starts" in options(keep_hands(dealt(decks, "klub")))


@rule("MODE-1", "OPT-muster_from_hand")
@pytest.mark.parametrize(("rules", "hand"), [("legendary", ""), ("klub", "Ghoul")])
def test_a_muster_calls_from_the_hand_or_not(rules: str, hand: str) -> None:
    table = field(3, f"rules | {rules}", "p1 hand | 2 Ghoul")
    assert shows(play(table, "Ghoul"), f"p1 hand | {hand}")


@rule("MODE-1", "OPT-agile_rows")
def test_agile_units_lie_in_any_row() -> None:
    table = field(3, "rules | klub", "p1 hand | Yaevinn")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "Yaevinn > siege", "pass"}


@rule("MODE-1", "OPT-weather_leaders", "OPT-leader_effects")
def test_leaders_do_what_the_ruleset_says_and_are_the_weather_themselves() -> None:
    riders = "p1 leader | Eredin, Commander of the Red Riders"
    table = play(field(3, "rules | klub", riders), "leader", "call Biting Frost")
    assert shows(table, "weather | frost (p1, leader)")


@rule("MODE-1", "OPT-avenger_leaves_to", "OPT-side_deck_supply")
def test_avengers_leave_the_game_and_side_decks_never_run_out() -> None:
    rows = ("p2 close | Bovine Defense Force", "p3 ranged | 3 Cow")
    table = all_pass(field(3, "rules | witcher3", *rows))
    assert shows(table, "p2 discard |", "p3 close | 3 Bovine Defense Force", "gone | Bovine Defense Force")
