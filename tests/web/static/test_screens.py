"""Decks, replays, hints and the score counter on the static page, partly with the scripts for a server's page."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player
from tests.web.static.site import StaticVisitor
from tests.web.tables import BOT, DUEL
from tests.web.test_decks import SAVED_DECK_URL
from tests.web.test_decks import test_a_deck_is_built_and_played as slow_test_a_deck_is_built_and_played
from tests.web.test_decks import test_a_deck_is_shared_by_link_and_text_and_imported as slow_test_a_deck_is_shared
from tests.web.test_replays import (  # noqa: F401
    replay_visitor,
    test_a_new_game_branches_off_and_is_played_to_its_end,
    test_a_record_is_saved_and_loaded,
    test_a_record_that_breaks_off_is_shown_with_the_reason,
    test_a_replay_is_navigated_by_keys_and_buttons,
    test_a_replay_shows_all_hands_or_those_of_one_seat,
)

test_a_deck_is_built_and_played = pytest.mark.slow(slow_test_a_deck_is_built_and_played)
test_a_deck_is_shared_by_link_and_text_and_imported = pytest.mark.slow(slow_test_a_deck_is_shared)


@pytest.fixture(scope="module")
def replayed_game(module_visitor: StaticVisitor) -> str:
    """Let bots play a game to its end."""
    table = module_visitor.open_table(mode="duel", seats=[BOT] * 2)
    while module_visitor.api("GET", f"/api/tables/{table}")["view"]["phase"] != "over":
        time.sleep(0.05)
    return table


def test_a_random_deck_is_saved_and_deleted(shared_visitor: StaticVisitor) -> None:
    page = shared_visitor.go("/decks")
    shared_visitor.button("builder-random").click()
    expect(page).to_have_url(SAVED_DECK_URL)
    expect(page.get_by_text(shared_visitor.text("builder-legal"))).to_be_visible()
    shared_visitor.go("/decks")
    shared_visitor.button("builder-delete").click()
    expect(page.get_by_text(shared_visitor.text("builder-none"))).to_be_visible()


def test_the_board_of_a_link_is_counted(shared_visitor: StaticVisitor) -> None:
    page = shared_visitor.go("/score#1~legendary~~monsters__ghoul*3____~skellige______")
    expect(page.locator(".totals .number").first).to_have_text("3")
    expect(page).to_have_url(re.compile(r"#/score$"))


def test_a_finished_game_is_analysed(replay_visitor: StaticVisitor) -> None:  # noqa: F811
    replay_visitor.button("replay-analyse").click()
    slider = replay_visitor.page.get_by_role("slider", name=replay_visitor.text("replay-chance"))
    expect(slider).to_be_attached()
    replay_visitor.page.keyboard.press("ArrowRight")
    expect(replay_visitor.page.locator("[data-verdict]")).to_be_visible()


def test_two_people_share_one_screen(shared_visitor: StaticVisitor) -> None:
    page = shared_visitor.go("/")
    shared_visitor.button("home-one-screen").click()
    player = Player(page, cards_a_round=1)
    player.play(lambda: player.touches.count("curtain") >= 3)


def test_the_planner_gives_a_hint(shared_visitor: StaticVisitor) -> None:
    page = shared_visitor.go(f"/t/{shared_visitor.open_table(**DUEL)}")
    player = Player(page)
    player.play(lambda: "answer" in player.touches)
    page.keyboard.press("t")
    expect(page.locator("[data-hint] .candidate").first).to_contain_text("%")


@pytest.mark.slow
def test_everything_moves_to_another_browser_and_a_server_is_offered(new_visitor: NewVisitor) -> None:
    server = "https://gwent.example:8443"
    visitor, other = new_visitor(server=server), new_visitor()
    page = visitor.go("/")
    expect(visitor.button("home-online-go")).to_have_attribute("href", server)
    table = visitor.open_table(**DUEL)
    visitor.go("/settings")
    with page.expect_download() as download:
        visitor.button("settings-export").click()
    other.go("/settings").locator("input[type='file']").set_input_files(download.value.path())
    other.button("settings-import-do").click()
    expect(other.page.get_by_text(other.text("settings-imported"))).to_be_visible()
    assert [game["id"] for game in other.api("GET", "/api/games")["games"]] == [table]
