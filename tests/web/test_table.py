"""The table: dragging, inspecting, confirmations, announcements, and layout."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewVisitor
from tests.web.player import COUNT_VISIBLE, FIND_POINT, SELECTORS
from tests.web.tables import DUEL
from tests.web.visitor import SIZES, Visitor

SCENE = """
round | 1
starter | foe
last pass | foe
foe leader | Eredin, King of the Wild Hunt (used)
foe hand | 5 Ghoul
foe deck | 3 Nekker
foe passed | yes
foe close | Fiend, Nekker
weather | Torrential Rain (foe)
siege | Catapult
leader | Foltest, Lord Commander of the North
hand | Ballista, Ves, Catapult, Geralt of Rivia, Decoy, Commander's Horn, Scorch, Biting Frost, Thaler
deck | Catapult, 2 Trebuchet, Dethmold
turn | me"""
"""The opponent has passed, so that only Ala acts."""
HORN = "[data-held]:has([data-card$='/commanders-horn'])"
BALLISTA, SCORCH = "northern-realms/ballista", "northern-realms/scorch"
OWN_TOTAL = ".up .side-total .total, .own-total .total"
"""At the seat, and in the prompt where that covers the seat."""
QUICK = ("small", "sideways", "desk")
"""The narrowest and the lowest screen and the one with a mouse; the others run with the slow tests."""


def open_scene(visitor: Visitor) -> Page:
    sitting = [{"sit": "Ala"}, {"bot": "greedy"}]
    page = visitor.go(f"/t/{visitor.open_table(**{'from': {'picture': SCENE}, 'seats': sitting})}")
    page.locator(SELECTORS["held"]).first.wait_for()
    return page


def in_hand(card: str) -> str:
    return f"[data-held]:has([data-card='{card}'])"


def on_board(card: str) -> str:
    return f"[data-spot]:has([data-card='{card}'])"


def centre_of(page: Page, wanted: str) -> tuple[float, float]:
    box = page.locator(wanted).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_by_the_mouse(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    x, y = centre_of(page, in_hand(BALLISTA))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 80, steps=4)
    expect(page.locator(".target")).to_have_count(1)
    page.mouse.move(*centre_of(page, ".target"), steps=6)
    page.mouse.up()
    expect(page.locator(on_board(BALLISTA))).to_be_visible()
    assert page.locator(in_hand(BALLISTA)).count() == 0


def test_a_card_is_dragged_by_touch(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("phone")
    page = open_scene(visitor)
    x, y = page.evaluate(FIND_POINT, [in_hand(BALLISTA), 0])
    finger = visitor.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for up in range(10, 140, 10):
        touch("touchMove", (x, y - up))
    to_x, to_y = centre_of(page, ".target")
    touch("touchMove", (to_x, to_y + 3))
    touch("touchMove", (to_x, to_y))
    touch("touchEnd")
    expect(page.locator(on_board(BALLISTA))).to_be_visible()


def test_a_card_dropped_outside_the_board_stays_in_hand(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    x, y = centre_of(page, in_hand(BALLISTA))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=3)
    page.mouse.move(3, 3, steps=3)
    page.mouse.up()
    expect(page.locator(".target")).to_have_count(0)
    assert page.locator(in_hand(BALLISTA)).count() == 1


def test_a_card_is_deselected_by_escape(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    page.locator(in_hand(BALLISTA)).click()
    expect(page.locator(SELECTORS["taken"])).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(SELECTORS["taken"])).to_have_count(0)


def test_a_cards_strength_is_explained(shared_visitor: Visitor) -> None:
    """The catapult is weakened by rain."""
    page = open_scene(shared_visitor)
    page.locator(on_board("northern-realms/catapult")).click()
    window = page.locator("dialog[open]")
    expect(window).to_contain_text(shared_visitor.text("book-why"))
    expect(window).to_contain_text(shared_visitor.text("step-weather"))
    expect(window.locator("a[href^='/rules']").first).to_be_visible()


def test_passing_needs_confirmation(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    page.locator(".pass").click()
    expect(page.locator(".pass")).to_have_text(shared_visitor.text("game-pass-sure"))
    expect(page.get_by_text(shared_visitor.text("round-title", round=1), exact=True)).to_be_visible()
    page.locator(".pass").click()
    expect(page.get_by_text(shared_visitor.text("round-title", round=2), exact=True)).to_be_visible()


def test_resigning_needs_confirmation(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    page.keyboard.press("m")
    shared_visitor.button("game-resign").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    shared_visitor.button("game-continue").click()
    shared_visitor.button("game-resign").click()
    shared_visitor.button("game-resign").click()
    expect(page.locator("dialog .result")).to_contain_text(shared_visitor.text("game-lost"))


def test_turns_and_events_are_announced(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    expect(page).to_have_title(re.compile(re.escape(shared_visitor.text("game-your-turn"))))
    page.locator(in_hand(BALLISTA)).click()
    page.locator(".target").click()
    expect(page.locator("[role=log]").first).to_contain_text("Ballista")


def test_the_ticker_says_what_was_played_rather_than_what_followed(shared_visitor: Visitor) -> None:
    """Scorch goes to the discard pile after it was played; a phone has a ticker, too."""
    page = open_scene(shared_visitor)
    page.locator(in_hand(SCORCH)).click()
    page.locator(".answers .main").click()
    for width, height in ((390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".last-event")).to_have_text(re.compile(r"^Ala plays Scorch\. Scorched: "))
        expect(page.locator(".last-event")).to_be_visible()


def test_the_menu_says_why_no_move_can_be_taken_back(shared_visitor: Visitor) -> None:
    page = open_scene(shared_visitor)
    page.keyboard.press("m")
    expect(shared_visitor.button("game-take-back")).to_be_disabled()
    expect(shared_visitor.button("game-take-back")).to_have_accessible_description(
        shared_visitor.text("fault-cannot-take-back")
    )


def test_the_redraw_counts_down(shared_visitor: Visitor) -> None:
    page = shared_visitor.go(f"/t/{shared_visitor.open_table(**DUEL)}")
    prompt = page.locator(".prompts .note")
    for left in (2, 1):
        expect(prompt).to_contain_text(shared_visitor.text("question-redraw", players="Ala", most=left))
        page.locator("[data-held]").first.click()
        page.locator(".answers .main").first.click()


@pytest.mark.parametrize(
    "size", [pytest.param(size, marks=() if size in QUICK else pytest.mark.slow) for size in SIZES]
)
def test_every_target_can_be_touched(new_visitor: NewVisitor, size: str) -> None:
    """Nothing covers the targets, and the table fits the screen."""
    visitor = new_visitor(size)
    page = open_scene(visitor)
    unreached = []
    for place in range(9):
        page.evaluate("(place) => document.querySelector(`[data-held='0/${place}']`).click()", place)
        page.locator(SELECTORS["taken"]).wait_for()
        lit = page.evaluate(COUNT_VISIBLE, SELECTORS)["target"]
        name = page.locator(SELECTORS["taken"]).get_attribute("aria-label")
        unreached += [
            f"{name}: {index}" for index in range(lit) if not page.evaluate(FIND_POINT, [SELECTORS["target"], index])
        ]
        page.keyboard.press("Escape")
    assert not unreached
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("size", SIZES)
def test_the_own_total_is_visible_while_a_card_is_selected(new_visitor: NewVisitor, size: str) -> None:
    """The horn has a button for every row, which leaves the least space for anything else."""
    page = open_scene(new_visitor(size))
    page.locator(HORN).dispatch_event("click")  # A real mouse would also open the card's details.
    expect(page.locator(".answers .button")).to_have_count(3)
    assert {total.inner_text() for total in page.locator(OWN_TOTAL).all()} == {"1"}
    assert any(page.evaluate(FIND_POINT, [OWN_TOTAL, which]) for which in range(2))
    assert page.locator(".answers").evaluate("(answers) => answers.scrollWidth <= answers.clientWidth"), (
        "a button is cut off"
    )
