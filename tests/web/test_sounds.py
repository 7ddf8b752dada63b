"""Sounds are loaded after the first touch, unless the table is muted; the mute button is remembered."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from tests.web.conftest import NewVisitor
from tests.web.tables import DUEL
from tests.web.visitor import Visitor

RECORD_SOUND = """
window.contexts = []
window.AudioContext = class extends AudioContext { constructor() { super(); contexts.push(this) } }
window.started = 0
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...when) { started += 1; start.apply(this, when) }
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
"""
"""Records what is played. Playwright's own scripts count as touches, so the browser's memory of them is hidden."""
STATES = "contexts.map((context) => context.state)"


def follow_recordings(visitor: Visitor) -> list[str]:
    """Return a list to which the name of every requested file of recordings is added."""
    fetched: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith(".bin"):
            fetched.append(request.url.split("/")[-1].split("-")[0])

    visitor.context.on("request", note)
    return fetched


def test_sounds_load_after_the_first_touch_and_the_mute_button_silences_them(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(muted=False)
    visitor.context.add_init_script(RECORD_SOUND)
    fetched = follow_recordings(visitor)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    held = page.locator("[data-held]").first
    held.wait_for()
    visitor.wait_until_idle()
    assert (fetched, page.evaluate("contexts.length")) == ([], 0)

    held.click()
    page.wait_for_function("() => started > 2")
    assert sorted(fetched) == ["ambience", "sounds"]
    assert page.evaluate(STATES) == ["running"]

    mute = page.get_by_role("button", name=visitor.text("game-mute"))
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => contexts.every((context) => context.state === 'suspended')")
    assert visitor.settings()["muted"] is True

    fetched.clear()
    page.reload()
    page.locator("[data-held]").first.click()
    visitor.wait_until_idle()
    assert (fetched, page.evaluate("contexts.length")) == ([], 0)
    page.keyboard.press("s")
    page.wait_for_function("() => started > 2")
    expect(mute).to_have_attribute("aria-pressed", "false")
