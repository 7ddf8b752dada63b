"""The replay of a finished game: navigation, viewpoints, saving, loading and branching."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player
from tests.web.tables import BOT, DUEL
from tests.web.visitor import Visitor


def game_of_bots(visitor: Visitor, mode: str = "duel", seats: int = 2) -> str:
    """Let bots play a game to its end and return its table."""
    table = visitor.open_table(mode=mode, seats=[BOT] * seats)
    visitor.context.request.get(f"{visitor.home}/api/tables/{table}/events")
    assert visitor.api("GET", f"/api/tables/{table}")["view"]["phase"] == "over"
    return table


def current_step(page: Page) -> int:
    return int(page.locator(".board-area").get_attribute("data-step") or -1)


@pytest.fixture(scope="module")
def replayed_game(module_visitor: Visitor) -> str:
    return game_of_bots(module_visitor)


@pytest.fixture
def replay_visitor(shared_visitor: Visitor, replayed_game: str) -> Visitor:
    shared_visitor.go(f"/g/{replayed_game}")
    shared_visitor.page.locator(".board-area[data-step]").wait_for()
    return shared_visitor


def test_a_replay_is_navigated_by_keys_and_buttons(replay_visitor: Visitor) -> None:
    page = replay_visitor.page
    page.keyboard.press("End")
    last = current_step(page)
    assert last > 10
    page.keyboard.press("ArrowLeft")
    assert current_step(page) == last - 1
    page.keyboard.press("Home")
    assert current_step(page) == 0
    page.keyboard.press("ArrowRight")
    assert current_step(page) == 1
    replay_visitor.button("replay-to-end").click()
    assert current_step(page) == last
    replay_visitor.button("replay-round-back").click()
    assert 0 < current_step(page) < last
    page.locator(".log [data-step='3']").click()
    assert current_step(page) == 3
    page.reload()
    page.locator(".board-area[data-step='3']").wait_for()


def test_a_replay_shows_all_hands_or_those_of_one_seat(replay_visitor: Visitor) -> None:
    page = replay_visitor.page
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    viewpoint = page.locator("label", has_text=replay_visitor.text("replay-view")).locator("select")
    assert page.locator(".open-hands").count() == 1, "at first all hands are open"
    viewpoint.select_option("seat 1")
    expect(page.locator(".open-hands")).to_have_count(0)
    expect(page.locator("[data-held^='1/']").first).to_be_visible()


def test_a_record_is_saved_and_loaded(replay_visitor: Visitor, tmp_path: Path) -> None:
    page = replay_visitor.page
    with page.expect_download() as saving:
        replay_visitor.button("replay-download").click()
    record = tmp_path / "record.txt"
    saving.value.save_as(record)
    assert "monsters" in record.read_text(encoding="utf-8") or record.stat().st_size > 500
    replay_visitor.go("/g")
    page.locator("input[type=file]").set_input_files(record)
    expect(page).to_have_url(re.compile(r"/g/.+"))
    page.locator(".board-area[data-step]").wait_for()
    page.keyboard.press("End")
    assert current_step(page) > 10


def test_a_record_that_breaks_off_is_shown_with_the_reason(replay_visitor: Visitor, tmp_path: Path) -> None:
    page = replay_visitor.page
    with page.expect_download() as saving:
        replay_visitor.button("replay-download").click()
    lines = saving.value.path().read_text(encoding="utf-8").splitlines()
    moves = [place for place, line in enumerate(lines) if line.startswith("  p")]
    lines[moves[6]] = "  p1 Nobody"
    broken = tmp_path / "broken.gwint"
    broken.write_text("\n".join(lines), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".partial")).to_contain_text(f"Line {moves[6] + 1}:")
    page.keyboard.press("End")
    assert current_step(page) == 6


def test_a_new_game_branches_off_and_is_played_to_its_end(replay_visitor: Visitor) -> None:
    page = replay_visitor.page
    page.keyboard.press("Home")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    replay_visitor.button("replay-branch").click()
    replay_visitor.button("action-begin").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    Player(page, cards_a_round=1).play()


def test_the_users_finished_game_is_in_the_list(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    table = visitor.open_table(**DUEL)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-held]").first.wait_for()
    visitor.api("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0})
    visitor.go("/g")
    page.locator(f"a[href='/g/{table}']").click()
    page.locator(".board-area[data-step]").wait_for()


def test_the_browser_verifies_the_deal_of_its_own_game_by_itself(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/")
    visitor.button("action-play-now").click()
    # Scoia'tael is asked who starts before it has a hand.
    page.locator("[data-held], .answers button").first.wait_for()
    table = page.url.rpartition("/")[2]
    visitor.api("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0})
    page.locator("dialog .result").wait_for()
    visitor.go(f"/g/{table}")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(f"{request.method} {urlsplit(request.url).path}"))
    visitor.button("replay-verify").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".verdict")).to_have_text(visitor.text("verify-verdict", verdict="proven"))
    expect(dialog.locator("li")).not_to_have_count(0)
    assert dialog.locator("li.wrong").count() == 0
    whole = re.compile(r"✓.* event (\d+) of \1")
    expect(dialog.locator("li").last).to_have_text(whole)
    assert f"GET /api/tables/{table}/seal" in requests
    assert not [request for request in requests if "/api/local" in request or request.startswith("POST")]
