"""A game with printed cards is refereed on one phone."""

from __future__ import annotations

import re

import pytest
import segno
from playwright.sync_api import Page, expect
from segno import encoder

from tests.web.conftest import NewVisitor
from tests.web.test_every_page import ALL_RULES, run_axe
from tests.web.visitor import Visitor


def begin(visitor: Visitor) -> Page:
    page = visitor.go("/score")
    page.get_by_role("link", name=visitor.text("referee-open")).click()
    page.get_by_label(visitor.text("referee-name", number=1)).fill("Ala")
    page.get_by_label(visitor.text("referee-name", number=2)).fill("Bob")
    page.get_by_role("button", name=visitor.text("referee-begin")).click()
    page.get_by_role("button", name="Ala", exact=True).click()
    return page


def choose(visitor: Visitor, side: int, button: str, card: str) -> None:
    page = visitor.page
    page.locator(f"[data-side='{side}']").get_by_role("button", name=visitor.text(button)).click()
    page.get_by_role("dialog").get_by_role("searchbox").fill(card)
    page.get_by_role("dialog").get_by_role("button", name=card, exact=True).click()


def total(page: Page, side: int) -> str:
    return page.locator(f"[data-side='{side}'] .plate .total").inner_text()


def test_a_round_is_refereed_and_scorch_is_foretold(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = begin(visitor)
    choose(visitor, 0, "referee-play", "Ves")
    expect(page.locator("[data-side='0'] .plate .total")).to_have_text("5")
    choose(visitor, 1, "referee-what-if", "Scorch")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".burned")).to_contain_text("Ves")
    assert not run_axe(page, ALL_RULES)
    expect(dialog.locator("[data-total='0']")).to_contain_text(re.compile("5 → 0"))
    page.keyboard.press("Escape")
    assert total(page, 0) == "5"
    page.locator("[data-side='1']").get_by_role("button", name=visitor.text("referee-pass"), exact=True).click()
    page.locator("[data-side='0']").get_by_role("button", name=visitor.text("referee-pass"), exact=True).click()
    reminder = visitor.text("referee-remind-reward", player="Ala")
    expect(page.get_by_text(reminder)).to_be_visible()
    page.reload()
    expect(page.get_by_text(reminder)).to_be_visible()
    page.get_by_role("button", name=visitor.text("builder-undo")).click()
    expect(page.locator("[data-side='0'] .plate .total")).to_have_text("5")


def test_an_evening_is_handed_over_to_another_phone(new_visitor: NewVisitor) -> None:
    visitor, other = new_visitor(), new_visitor()
    page = begin(visitor)
    choose(visitor, 0, "referee-play", "Ves")
    page.get_by_role("button", name=visitor.text("referee-history"), exact=True).click()
    page.get_by_role("button", name=visitor.text("referee-hand-over")).click()
    link = page.get_by_label(visitor.text("shell-address"), exact=True).input_value()
    check_qr_code(page, link)
    other.page.goto(link)
    other.page.get_by_role("button", name=other.text("referee-take-over-yes")).click()
    expect(other.page.locator("[data-side='0'] .plate .total")).to_have_text("5")
    other.page.reload()
    expect(other.page.locator("[data-side='0'] .plate .total")).to_have_text("5")


def check_qr_code(page: Page, link: str) -> None:
    """The page draws the code without a server; segno must draw the same with one of the masks."""
    drawing = page.get_by_role("dialog").locator("svg[viewBox] path[d^='M']")
    runs = re.findall(r"M(\d+) (\d+)h(\d+)", drawing.get_attribute("d") or "")
    dark = {(int(x) + step, int(y)) for x, y, length in runs for step in range(int(length))}
    with pytest.MonkeyPatch.context() as patch:
        # Segno 1.6 adds a byte of zeros to whole bytes, which readers ignore.
        patch.setattr(encoder, "write_padding_bits", lambda buffer, _, length: buffer.extend([0] * (-length % 8)))
        codes = [
            segno.make(link, error="l", boost_error=False, mode="byte", micro=False, mask=mask) for mask in range(8)
        ]
    assert dark in [
        {(x + 2, y + 2) for y, row in enumerate(code.matrix) for x, on in enumerate(row) if on} for code in codes
    ]
