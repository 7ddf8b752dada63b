"""The rulebook: the first game step by step, examples next to their rules, the card list, and printing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from gwint.lessons import FIRST_GAME, LESSONS
from gwint.lessons.frames import play_lesson
from tests.web.conftest import NewVisitor
from tests.web.pages import wait_until_shown

FRAMES = play_lesson(FIRST_GAME, "en").frames

BITMAPS = """() => [null, '::after'].map((part) =>
  [...document.querySelectorAll('article:not(.unprinted) :is(.card, .card *)')].filter((element) => {
    const { backgroundImage, boxShadow, textShadow, filter, clipPath, display } = getComputedStyle(element, part)
    const drawn = [backgroundImage, boxShadow, textShadow, filter, clipPath].some((one) => one !== 'none')
    return drawn && display !== 'none'
  }).length)"""
"""The number of parts of cards that a printer would get as bitmaps: shadows, textures, gradients and cuts."""


def caption(page: Page) -> str:
    return page.locator(".caption .text").inner_text()


def test_the_first_game_is_stepped_through_by_mouse_and_keyboard(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/rules")
    wait_until_shown(visitor)
    assert caption(page) == FRAMES[0].caption
    expect(page.locator(".turn button").first).to_be_disabled()
    page.locator(".turn .main").click()
    expect(page.locator(".caption .text")).to_have_text(FRAMES[1].caption)
    for frame in FRAMES[2:]:
        page.keyboard.press("ArrowRight")
        expect(page.locator(".caption .text")).to_have_text(frame.caption)
        own = page.locator(".board > .army").last.locator(".plate .total")
        expect(own).to_have_text(str(frame.view.sides[0].total))
    page.keyboard.press("Home")
    expect(page.locator(".caption .text")).to_have_text(FRAMES[0].caption)
    page.locator(".rounds .tab").last.click()
    third = next(frame for frame in FRAMES if frame.round == 3)
    expect(page.locator(".caption .text")).to_have_text(third.caption)


def test_a_card_of_the_first_game_opens_its_details(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("phone")
    page = visitor.go("/rules/first-game")
    wait_until_shown(visitor)
    page.locator(".held button").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Ves")


def test_the_last_step_leads_to_the_examples(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/rules/first-game")
    wait_until_shown(visitor)
    page.keyboard.press("End")
    page.locator(".turn a").click()
    examples = [lesson for lesson in LESSONS if lesson != FIRST_GAME.id and not lesson.startswith("mode-")]
    expect(page.locator("[data-lesson]")).to_have_count(len(examples))


def test_a_topic_shows_its_example_with_the_card_that_is_played(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/rules/ability-spy")
    wait_until_shown(visitor)
    topic = page.locator("[data-topic='ability-spy']")
    expect(topic.locator("figure")).to_have_count(2)
    expect(topic.locator("figure").first.locator(".held .card.lit")).to_have_attribute(
        "data-card", "northern-realms/thaler"
    )
    expect(topic.locator("figure").last.locator(".tray .card.lit")).to_have_attribute(
        "data-card", "northern-realms/thaler"
    )


def test_the_card_list_can_be_searched_and_filtered(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/rules/list")
    wait_until_shown(visitor)
    cards = page.locator("article.open tbody th a:visible")
    everything = cards.count()
    page.locator("article.open input[type=search]").fill("arachas")
    expect(cards).to_have_text(["Arachas Behemoth", "Arachas"])
    page.locator("article.open input[type=search]").fill("")
    page.locator("article.open select").select_option("skellige")
    assert 0 < cards.count() < everything


def test_the_search_finds_a_variant_and_scrolls_to_it(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/rules/options")
    wait_until_shown(visitor)
    page.locator(".search").fill("virtual opponent")
    page.locator("a[href='/rules/variant-solo']").click()
    expect(page.locator("#variant-solo h3")).to_be_in_viewport()
    expect(page.locator("[data-variant='ffa']")).not_to_be_in_viewport()


def test_printing_includes_the_first_game_the_examples_the_variants_and_the_card_list(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/rules/options")
    wait_until_shown(visitor)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator(".steps figure:visible")).to_have_count(len(FRAMES))
    expect(page.locator("[data-topic='faction-monsters'] figure:visible")).to_have_count(2)
    expect(page.locator("[data-variant]:visible")).to_have_count(7)
    assert page.locator("table:visible").count() > 10
    assert page.evaluate(BITMAPS) == [0, 0]
    page.emulate_media(media="screen")
    assert all(page.evaluate(BITMAPS))
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".steps")).to_have_count(0)
