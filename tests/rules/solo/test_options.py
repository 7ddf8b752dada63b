"""MODE-1. The options that solo ignores, and those it shares with other modes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gwint.rules.modes import MODES, SOLO
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY, OPTIONS, RULESETS
from tests.rules.solo import dealt, leader_turned_up, round_end, solo
from tests.scenes import options, picture, play, position, rule, shows

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules.md"


@rule("MODE-1")
def test_the_options_it_ignores_are_those_the_rules_name() -> None:
    found = re.search(r"^- SOLO: (.*?) \(SOLO-3, SOLO-13\)", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    for mode in SOLO:
        assert tuple(re.findall(r"`(\w+)`", found[1])) == mode.ignores


@rule("MODE-1")
def test_the_options_that_hold_for_part_of_the_table_are_those_the_rules_name() -> None:
    found = re.search(r"^- SOLO: .*?\(SOLO-3, SOLO-13\); (.*)$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    always, with_leaders = (re.findall(r"`(\w+)`", part) for part in found[1].split("with *leaders*"))
    assert [[*mode.partial_options] for mode in SOLO] == [always, always + with_leaders]
    for mode in SOLO:
        assert not {*mode.partial_options} & {*mode.ignores, *mode.overrides}


@rule("MODE-1", "OPT-leader_effects", "SOLO-14", "SOLO-19")
def test_the_opponents_leaders_have_a_solo_effect_or_that_of_the_option() -> None:
    """Bringer of Death has the same effect in every ruleset; Red Riders has the effect of the option."""
    for leader, outcomes in (("Bringer of Death", 1), ("Commander of the Red Riders", 2)):
        tables = [turned_up(leader, effects) for effects in ("book", "klub")]
        assert len({repr(table.log) for table in tables}) == outcomes


def turned_up(leader: str, effects: str) -> Table:
    """Returns a round that you lead, after the opponent's leader was turned up."""
    board = "close | Ves\nfoe faction | monsters\nfoe close | Nekker\nfoe discard | Griffin\nfoe deck | Biting Frost"
    return leader_turned_up(f"Eredin, {leader}", f"rules | legendary, leader_effects={effects}\n{board}")


@rule("MODE-1", "OPT-redraw_returns", "SOLO-2")
@pytest.mark.parametrize(("returns", "bottom"), [("shuffled", 0), ("bottom", 1)])
def test_where_your_exchanged_card_goes_and_the_opponent_exchanges_none(returns: str, bottom: int) -> None:
    table = dealt(ruleset=LEGENDARY.changed(redraw_returns=returns))
    play(table, next(option for option in sorted(options(table)) if option.startswith("exchange")))
    assert (table.seats[0].bottom, len(table.seats[0].aside)) == (bottom, 1 - bottom)
    assert (table.seats[1].bottom, table.seats[1].aside, table.seats[1].redraws) == (0, [], 0)


@rule("MODE-1", "OPT-muster_from_hand", "SOLO-11")
@pytest.mark.parametrize(("from_hand", "hand"), [("yes", "Fiend"), ("no", "Ghoul, Fiend")])
def test_your_muster_calls_from_the_hand_or_not_and_the_opponents_brings_one_card(from_hand: str, hand: str) -> None:
    table = solo(
        f"rules | legendary, muster_from_hand={from_hand}\nhand | 2 Ghoul, Fiend\n"
        "foe faction | monsters\nfoe deck | 3 Nekker, Nekker"
    )
    assert shows(play(table, "Ghoul"), f"hand | {hand}", "foe close | 2 Nekker", "foe deck | 2 Nekker")


@rule("MODE-1", "SOLO-3")
@pytest.mark.parametrize("option", SOLO[0].ignores)
def test_an_ignored_option_changes_no_game(option: str) -> None:
    def found(value: str) -> list[str]:
        table = dealt(ruleset=LEGENDARY.changed(**{option: value}), seed="same")
        play(table, "done", "pass", *(["pass"] if not table.over else []))
        return [repr(event) for event in table.log]

    games = [found(value) for value in OPTIONS[option]]
    assert all(game == games[0] for game in games)


@rule("MODE-1")
@pytest.mark.parametrize("mode", ["solo", "solo-leaders"])
def test_two_sit_at_the_table_you_and_the_opponent(mode: str) -> None:
    assert MODES[mode].sides() == (0, 1)
    assert [MODES[mode].holds_cards(seat) for seat in (0, 1)] == [True, False]


@rule("MODE-1", "OPT-redraw_returns", "SOLO-2")
@pytest.mark.parametrize("rules", RULESETS)
def test_a_picture_plays_by_the_modes_own_rules(rules: str) -> None:
    """A picture and a new table have the same ruleset."""
    table = dealt(ruleset=RULESETS[rules])
    assert solo(f"rules | {rules}").ruleset == table.ruleset
    assert position(picture(table)).ruleset == table.ruleset


@rule("MODE-1", "OPT-covered_weather")
def test_options_that_solo_does_not_ignore_hold() -> None:
    """A second Frost stays on top of the first, or is discarded."""
    scene = "hand | Ves, Ballista\nfoe deck | Griffin, Biting Frost\nweather | Biting Frost (foe)"
    assert shows(play(solo(scene), "Ves"), "weather | Biting Frost (foe), Biting Frost (foe)", "foe discard |")
    video = play(solo(f"rules | witcher3\n{scene}"), "Ves")
    assert shows(video, "weather | Biting Frost (foe)", "foe discard | Biting Frost", "foe close | Griffin")


@rule("MODE-1", "OPT-avenger_leaves_to")
def test_avengers_leave_the_game_under_the_rules_that_say_so() -> None:
    table = round_end("rules | witcher3\nfoe faction | nilfgaard\nfoe close | Bovine Defense Force, Vreemde")
    assert shows(table, "foe discard | Vreemde")
    assert [card.id for card in table.gone] == ["bovine-defence-force"]
