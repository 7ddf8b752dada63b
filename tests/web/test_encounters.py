"""The question box of the rulebook: what happens when two cards meet."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor


def test_two_cards_are_chosen_with_the_keyboard_and_played(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.go("/rules/meets")
    page = visitor.page
    first, second = page.get_by_role("combobox", name="First"), page.get_by_role("combobox", name="Meets")
    first.fill("decoy")
    first.press("Enter")
    second.fill("Talar")
    expect(page.locator("li[role=option]")).to_have_text(["ThalerUnit card"])
    second.press("Enter")
    expect(page.get_by_role("heading", name="What happens when Decoy meets Thaler?")).to_be_visible()
    expect(page).to_have_url(f"{visitor.home}/rules/meets-decoy.thaler")
    expect(page.locator(".scene figure")).to_have_count(2)
    expect(page.locator(".scene ol")).to_contain_text("Alice takes Thaler into their hand.")
    page.locator(".scene").get_by_role("link", name="Spy").click()
    expect(page).to_have_url(f"{visitor.home}/rules/ability-spy")


def test_an_example_a_swap_and_other_rules(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("phone", language="pl")
    visitor.go("/rules/meets")
    page = visitor.page
    page.get_by_role("link", name="Róg dowódcy i Jaskier").click()
    expect(page.get_by_text("Jaskier (Ala): 2 → 4")).to_be_visible()
    page.get_by_role("button", name="Zamień miejscami").click()
    expect(page).to_have_url(f"{visitor.home}/rules/meets-dandelion.commanders-horn")
    page.get_by_role("button", name="Gwint Klub").click()
    expect(page).to_have_url(f"{visitor.home}/rules/meets-dandelion.commanders-horn?rules=klub")
    expect(page.get_by_text("Jaskier (Ala): 4 (")).to_be_visible()


def test_a_card_of_the_gallery_leads_to_the_question(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.go("/rules/card-monsters.cow")
    visitor.page.get_by_role("link", name="What happens when it meets…?").click()
    expect(visitor.page.get_by_role("combobox", name="First")).to_have_value("Cow")


def test_an_unknown_name_in_the_address_is_explained(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expected_errors.append("404")
    visitor.go("/rules/meets-nothing-of-that-name")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Nothing in the game is called")
