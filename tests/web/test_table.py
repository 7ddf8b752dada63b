"""At the table: dragging, looking closely, slips that are guarded against, and what is said aloud."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import LIT, REACH, SIGHT
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
"""The other has passed: nothing happens but what Ala does."""
HORN = "[data-held]:has([data-card$='/commanders-horn'])"
BALLISTA = "northern-realms/ballista"
OWN_TOTAL = ".up .side-total .total, .own-total .total"
"""At the seat, and where something lies over that."""
QUICK = ("small", "sideways", "desk")
"""The narrowest screen, the lowest and the one with a mouse; the others come with the big counts."""


def begun(visitor: Visitor) -> Page:
    sitting = [{"sit": "Ala"}, {"bot": "greedy"}]
    page = visitor.go(f"/t/{visitor.open_table(**{'from': {'picture': SCENE}, 'seats': sitting})}")
    page.locator(LIT["held"]).first.wait_for()
    return page


def held(card: str) -> str:
    return f"[data-held]:has([data-card='{card}'])"


def lying(card: str) -> str:
    return f"[data-spot]:has([data-card='{card}'])"


def centre(page: Page, wanted: str) -> tuple[float, float]:
    box = page.locator(wanted).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_by_the_mouse(guest: Visitor) -> None:
    page = begun(guest)
    x, y = centre(page, held(BALLISTA))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 80, steps=4)
    expect(page.locator(".target")).to_have_count(1)
    page.mouse.move(*centre(page, ".target"), steps=6)
    page.mouse.up()
    expect(page.locator(lying(BALLISTA))).to_be_visible()
    assert page.locator(held(BALLISTA)).count() == 0


def test_a_card_is_dragged_by_a_finger(come: Visit) -> None:
    visitor = come("phone")
    page = begun(visitor)
    page.locator(held(BALLISTA)).scroll_into_view_if_needed()
    x, y = centre(page, held(BALLISTA))
    finger = visitor.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for up in range(10, 140, 10):
        touch("touchMove", (x, y - up))
    to_x, to_y = centre(page, ".target")
    touch("touchMove", (to_x, to_y + 3))
    touch("touchMove", (to_x, to_y))
    touch("touchEnd")
    expect(page.locator(lying(BALLISTA))).to_be_visible()


def test_a_card_dropped_beside_the_table_stays_in_hand(guest: Visitor) -> None:
    page = begun(guest)
    x, y = centre(page, held(BALLISTA))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=3)
    page.mouse.move(3, 3, steps=3)
    page.mouse.up()
    expect(page.locator(".target")).to_have_count(0)
    assert page.locator(held(BALLISTA)).count() == 1


def test_a_card_is_put_back(guest: Visitor) -> None:
    page = begun(guest)
    page.locator(held(BALLISTA)).click()
    expect(page.locator(LIT["taken"])).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(LIT["taken"])).to_have_count(0)


def test_why_a_card_is_as_strong_as_it_is(guest: Visitor) -> None:
    """Rain lies over the catapult."""
    page = begun(guest)
    page.locator(lying("northern-realms/catapult")).click()
    window = page.locator("dialog[open]")
    expect(window).to_contain_text(guest.say("book-why"))
    expect(window).to_contain_text(guest.say("step-weather"))
    expect(window.locator("a[href^='/rules']").first).to_be_visible()


def test_passing_is_guarded(guest: Visitor) -> None:
    page = begun(guest)
    page.locator(".pass").click()
    expect(page.locator(".pass")).to_have_text(guest.say("game-pass-sure"))
    expect(page.get_by_text(guest.say("board-round", round=1), exact=True)).to_be_visible()
    page.locator(".pass").click()
    expect(page.get_by_text(guest.say("board-round", round=2), exact=True)).to_be_visible()


def test_resigning_is_asked_twice(guest: Visitor) -> None:
    page = begun(guest)
    page.keyboard.press("m")
    guest.button("game-resign").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    guest.button("game-go-on").click()
    guest.button("game-resign").click()
    guest.button("game-resign").click()
    expect(page.locator("dialog .result")).to_contain_text(guest.say("game-lost"))


def test_it_is_said_whose_turn_it_is_and_what_happens(guest: Visitor) -> None:
    page = begun(guest)
    expect(page).to_have_title(re.compile(re.escape(guest.say("game-your-turn"))))
    page.locator(held(BALLISTA)).click()
    page.locator(".target").click()
    expect(page.locator("[role=log]").first).to_contain_text("Ballista")


@pytest.mark.parametrize(
    "size", [pytest.param(size, marks=() if size in QUICK else pytest.mark.slow) for size in SIZES]
)
def test_whatever_lights_up_is_within_reach(come: Visit, size: str) -> None:
    """Nothing lies over it, and the table fits the screen."""
    visitor = come(size)
    page = begun(visitor)
    unreached = []
    for place in range(9):
        page.evaluate("(place) => document.querySelector(`[data-held='0/${place}']`).click()", place)
        page.locator(LIT["taken"]).wait_for()
        lit = page.evaluate(SIGHT, LIT)["target"]
        name = page.locator(LIT["taken"]).get_attribute("aria-label")
        unreached += [f"{name}: {one}" for one in range(lit) if not page.evaluate(REACH, [LIT["target"], one])]
        page.keyboard.press("Escape")
    assert not unreached
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("size", SIZES)
def test_ones_own_total_is_seen_while_a_card_is_taken_up(come: Visit, size: str) -> None:
    """The horn has a button for every row: there is least room left for anything else."""
    page = begun(come(size))
    page.locator(HORN).dispatch_event("click")  # No pointer rests on it: a mouse would have the card shown large.
    expect(page.locator(".answers .button")).to_have_count(3)
    assert {total.inner_text() for total in page.locator(OWN_TOTAL).all()} == {"1"}
    assert any(page.evaluate(REACH, [OWN_TOTAL, which]) for which in range(2))
    assert page.locator(".answers").evaluate("(answers) => answers.scrollWidth <= answers.clientWidth"), (
        "a button is cut"
    )
