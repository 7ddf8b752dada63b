"""A finished game told again: by keys, by buttons, by its chart; saved, loaded and branched off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import BOT, DUEL
from tests.web.visitor import Visitor


def game_of_bots(visitor: Visitor, mode: str = "duel", seats: int = 2) -> str:
    """A table where bots alone play, to its end."""
    table = visitor.open_table(mode=mode, seats=[BOT] * seats)
    visitor.context.request.get(f"{visitor.home}/api/tables/{table}/events")
    assert visitor.api("GET", f"/api/tables/{table}")["view"]["phase"] == "over"
    return table


def step(page: Page) -> int:
    return int(page.locator(".board-area").get_attribute("data-step") or -1)


@pytest.fixture(scope="module")
def told(staying: Visitor) -> str:
    return game_of_bots(staying)


@pytest.fixture
def reader(guest: Visitor, told: str) -> Visitor:
    guest.go(f"/g/{told}")
    guest.page.locator(".board-area[data-step]").wait_for()
    return guest


def test_it_is_turned_by_keys_and_by_buttons(reader: Visitor) -> None:
    page = reader.page
    page.keyboard.press("End")
    last = step(page)
    assert last > 10
    page.keyboard.press("ArrowLeft")
    assert step(page) == last - 1
    page.keyboard.press("Home")
    assert step(page) == 0
    page.keyboard.press("ArrowRight")
    assert step(page) == 1
    reader.button("chronicle-last").click()
    assert step(page) == last
    reader.button("chronicle-round-back").click()
    assert 0 < step(page) < last
    page.locator(".log [data-step='3']").click()
    assert step(page) == 3
    page.reload()
    page.locator(".board-area[data-step='3']").wait_for()


def test_all_hands_or_those_of_one_seat(reader: Visitor) -> None:
    page = reader.page
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    look = page.locator("label", has_text=reader.say("chronicle-look")).locator("select")
    assert page.locator(".open-hands").count() == 1, "at first all hands lie open"
    look.select_option("seat 1")
    expect(page.locator(".open-hands")).to_have_count(0)
    expect(page.locator("[data-held^='1/']").first).to_be_visible()


def test_a_record_is_saved_and_loaded(reader: Visitor, tmp_path: Path) -> None:
    page = reader.page
    with page.expect_download() as saving:
        reader.button("chronicle-download").click()
    record = tmp_path / "record.txt"
    saving.value.save_as(record)
    assert "monsters" in record.read_text(encoding="utf-8") or record.stat().st_size > 500
    page.goto(f"{reader.home}/g")
    page.locator("input[type=file]").set_input_files(record)
    expect(page).to_have_url(re.compile(r"/g/.+"))
    page.locator(".board-area[data-step]").wait_for()
    page.keyboard.press("End")
    assert step(page) > 10


def test_a_new_game_branches_off_and_is_played_to_its_end(reader: Visitor) -> None:
    page = reader.page
    page.keyboard.press("Home")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    reader.button("chronicle-branch").click()
    reader.button("chronicle-branch-begin").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    Player(page, cards_a_round=1).play_on()


def test_ones_own_finished_game_is_on_the_shelf(come: Visit) -> None:
    visitor = come()
    table = visitor.open_table(**DUEL)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-held]").first.wait_for()
    visitor.api("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0})
    visitor.go("/g")
    page.locator(f"a[href='/g/{table}']").click()
    page.locator(".board-area[data-step]").wait_for()
