"""FAC-3. Northern Realms draw a card after each round they win."""

from __future__ import annotations

import pytest

from gwint.rules.events import Drew
from gwint.rulesets import RULESETS
from tests.rules.setting_up import events_of
from tests.scenes import play, position, rule, shows


@rule("FAC-3")
@pytest.mark.parametrize("rules", RULESETS)
def test_northern_realms_draw_a_card_after_a_round_won(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Ves, Dethmold\ndeck | Ballista, Catapult\nfoe hand | Ghoul")
    play(table, "Ves", "pass", "pass")
    assert shows(table, "round | 2", "hand | Dethmold, Catapult", "deck | Ballista")
    assert len(events_of(table, Drew)) == 1


@rule("FAC-3")
def test_northern_realms_draw_at_either_seat() -> None:
    table = position("hand | Ghoul\nfoe hand | Dethmold\nfoe deck | Ballista\nfoe close | Ves")
    play(table, "pass", "pass")
    assert shows(table, "foe hand | Dethmold, Ballista", "foe deck |")


@rule("FAC-3")
def test_northern_realms_draw_after_each_round_won() -> None:
    """This holds for the second round as well as the first, if the game goes on."""
    table = position(
        "round | 2\ngems | 1\nhand | Dethmold\ndeck | Ballista, Catapult\nclose | Ves\nfoe hand | Ghoul\ntotals | 0-1"
    )
    play(table, "pass", "pass")
    assert shows(table, "round | 3", "hand | Dethmold, Catapult")


@rule("FAC-3")
@pytest.mark.parametrize("row", ["foe close | Vesemir", "foe close |"])
def test_northern_realms_do_not_draw_after_a_round_lost_or_drawn(row: str) -> None:
    table = position(f"hand | Dethmold\ndeck | Ballista\nfoe hand | Ghoul\n{row}")
    play(table, "pass", "pass")
    assert shows(table, "hand | Dethmold", "deck | Ballista")


@rule("FAC-3")
def test_other_factions_draw_nothing() -> None:
    table = position("hand | Ghoul\ndeck | Fiend\nclose | Griffin\nfoe hand | Albrich\nfoe deck | Sweers")
    play(table, "pass", "pass")
    assert not events_of(table, Drew)


@rule("FAC-3")
def test_of_two_northern_armies_only_the_winner_draws() -> None:
    table = position("hand | Dethmold\ndeck | Ballista\nclose | Ves\nfoe hand | Dethmold\nfoe deck | Catapult")
    play(table, "pass", "pass")
    assert shows(table, "hand | Dethmold, Ballista", "foe hand | Dethmold", "foe deck | Catapult")


@rule("FAC-3", "PLAY-9")
def test_an_empty_deck_gives_nothing() -> None:
    table = position("hand | Dethmold\nclose | Ves\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "hand | Dethmold", "deck |")
    assert not events_of(table, Drew)


@rule("FAC-3", "TURN-10")
def test_northern_realms_do_not_draw_after_the_round_that_wins_the_game() -> None:
    table = position("round | 2\nfoe gems | 1\nhand | Dethmold\ndeck | Ballista\nclose | Ves\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "winner | me", "hand | Dethmold", "deck | Ballista")


@rule("FAC-3", "TURN-3", "TURN-10")
def test_the_card_is_in_hand_when_the_next_turn_comes() -> None:
    table = position("hand | Ves\ndeck | Ballista\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "Ves")
    assert shows(table, "round | 2", "turn | me", "hand | Ballista")
