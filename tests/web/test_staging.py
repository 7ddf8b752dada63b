"""The staging of a game over the table: the opening, an opponent's card, the end of a round, and skipping."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewVisitor
from tests.web.player import SELECTORS
from tests.web.tables import DUEL
from tests.web.visitor import TIMEOUT_MS, Visitor

SCENE = """
round | 1
starter | foe
last pass | foe
foe leader | Eredin, King of the Wild Hunt (used)
foe hand | Commander's Horn, Ghoul
foe deck | 3 Nekker
foe close | Fiend, 2 Nekker
close | Ves
siege | Catapult
leader | Foltest, Lord Commander of the North
hand | Ballista, Ves
deck | Catapult, 2 Trebuchet
turn | me"""

RECORD_STAGE = """
window.staged = []
new MutationObserver(() => {
  const { stage, beat } = document.querySelector('.stage')?.dataset ?? {}
  for (const shown of [stage, beat]) if (shown && !staged.some((one) => one.shown === shown))
    staged.push({ shown, text: document.querySelector('.stage').textContent, cards:
      document.querySelectorAll('[data-spot]').length })
}).observe(document, { subtree: true, childList: true, attributes: true })
"""
"""Records each thing that is staged, because it may be over before a test asks."""


def visitor_with_motion(new_visitor: NewVisitor) -> Visitor:
    visitor = new_visitor(speed="fast")
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.context.add_init_script(RECORD_STAGE)
    return visitor


def wait_until_staged(page: Page, shown: str) -> None:
    page.wait_for_function("(shown) => staged.some((one) => one.shown === shown)", arg=shown, timeout=TIMEOUT_MS)


def staged_text(page: Page, shown: str) -> str:
    return str(page.evaluate("(shown) => staged.find((one) => one.shown === shown).text", shown))


def test_a_game_opens_and_escape_skips_the_opening(new_visitor: NewVisitor) -> None:
    visitor = visitor_with_motion(new_visitor)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    wait_until_staged(page, "opening")
    assert "wins the coin toss" in staged_text(page, "opening")
    expect(page.locator("[role=log]").first).to_contain_text("wins the coin toss")
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator(SELECTORS["held"]).first).to_be_visible()


def test_cards_of_the_opponent_and_the_end_of_a_round_are_staged(new_visitor: NewVisitor) -> None:
    visitor = visitor_with_motion(new_visitor)
    table = visitor.open_table(**{"from": {"picture": SCENE}, "seats": [{"sit": "Ala"}, {"bot": "greedy"}]})
    page = visitor.go(f"/t/{table}")
    page.locator(SELECTORS["held"]).first.wait_for()
    page.keyboard.press("p")
    page.keyboard.press("p")
    wait_until_staged(page, "round-end")
    # The cards still lie on the board while the banner says who won and why.
    assert page.evaluate("staged.find((one) => one.shown === 'standing').cards") > 4
    assert "The highest total" in staged_text(page, "round-end")
    # The opponent played on before passing.
    assert page.evaluate("staged[0].shown") == "card"
    expect(page.locator("[role=log]").first).to_contain_text("Round 1 is over: Ala 13")
