"""A player who knows no rules and plays what the page highlights, by mouse, touch or keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.visitor import TIMEOUT_MS

SELECTORS = {
    "over": "dialog .result",
    "window": "dialog[open] .close",
    "curtain": ".handover .button.main",
    "name": "[data-deck-of]:not(:disabled)",
    "laid": "[data-tray] [data-fan]:has(.lit):not([aria-pressed='true'])",
    "choose": "[data-tray] footer .main:not(:disabled)",
    "target": ".target, [data-weather].aimed, :is([data-spot], [data-deck], [data-pile]):is(.lit, :has(.lit))",
    "held": "[data-held]:has(.lit):not([aria-pressed='true'])",
    "taken": "[data-held][aria-pressed='true']",
    "answer": ".prompts .answers .main:not(:disabled)",
    "pass": ".pass:not(:disabled)",
}
"""Selectors of what can be touched, by purpose."""

COUNT_VISIBLE = """(selectors) => {
  const OPTIONS = { visibilityProperty: true }
  const count = (wanted) => [...document.querySelectorAll(wanted)].filter((it) => it.checkVisibility(OPTIONS)).length
  return Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, count(selector)]))
}"""
FIND_POINT = """([selector, index]) => {
  const OPTIONS = { visibilityProperty: true }
  const element = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility(OPTIONS))[index]
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
  for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const y of [0.5, 0.25, 0.75, 0.9]) {
    const point = [left + x * width, top + y * height]
    if (element?.contains(document.elementFromPoint(...point))) return point
  }
  return null
}"""
"""Returns a point where the element can be touched; null if something covers all of it."""
WAIT_FOR_QUESTION = """async ([selectors, answered, timeout]) => {
  const OPTIONS = { visibilityProperty: true }
  const count = (wanted) => [...document.querySelectorAll(wanted)].filter((it) => it.checkVisibility(OPTIONS)).length
  const question = () => document.querySelector('[data-question]')?.dataset.question ?? null
  const until = performance.now() + timeout
  do {
    const visible = Object.fromEntries(Object.entries(selectors).map(([name, wanted]) => [name, count(wanted)]))
    const asks = ['over', 'curtain', 'name', 'laid', 'held', 'answer', 'pass', 'target'].some((name) => visible[name])
    if (asks && (answered === null || question() !== answered)) return { ...visible, question: question() }
    await new Promise(requestAnimationFrame)
  } while (performance.now() < until)
  return null
}"""
"""Returns what can be touched, once there is a new question; null after the timeout."""
ANSWERED = "(question) => document.querySelector('[data-question]')?.dataset.question !== question"
FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"

MOST_TOUCHES = 900
"""More than any game needs, to stop endless loops."""


class Player:
    """Plays a table on a page: some cards in each round, then a pass."""

    def __init__(self, page: Page, means: str = "mouse", cards_a_round: int = 2) -> None:
        self.page = page
        self.cards_a_round = cards_a_round
        self._touch: Callable[[str, int], None] = {"mouse": self._click, "touch": self._tap, "keys": self._press}[means]
        self._means = means
        self._played = 0
        self._question: str | None = None
        self._answered: str | None = None
        """The question that was just answered; the player waits until it is gone."""
        self.touches: list[str] = []
        """The purposes of all touches, for error messages."""

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over or `until` returns true."""
        for _ in range(MOST_TOUCHES):
            if until():
                return self.wait_until_accepted()
            if self.act():
                return None
        raise AssertionError(f"the game does not end: {self.touches[-20:]}")

    def has_turn(self) -> bool:
        """Return whether the page asks this player for something."""
        return self._visible(timeout_ms=0) is not None

    def wait_until_accepted(self) -> None:
        """Wait until the server has accepted the last answer."""
        if self._answered is not None:
            self.page.wait_for_function(ANSWERED, arg=self._answered, timeout=TIMEOUT_MS)
        self._answered = None

    def act(self) -> bool:
        """Make one touch; return whether the game is over."""
        visible = self._visible(TIMEOUT_MS)
        assert visible, f"nothing to do: {self.touches[-20:]}"
        if visible["over"]:
            return True
        self._question, self._answered = visible["question"], None
        self._respond(visible)
        return False

    def _visible(self, timeout_ms: int) -> Any:
        return self.page.evaluate(WAIT_FOR_QUESTION, [SELECTORS, self._answered, timeout_ms])

    def _respond(self, visible: dict[str, int]) -> None:
        if visible["window"]:
            self.page.keyboard.press("Escape")
        elif visible["curtain"]:
            self._touch_counted("curtain")
        elif visible["name"]:
            self._answer("name")
        elif visible["choose"]:
            self._answer("choose")
        elif visible["laid"]:
            self._touch_counted("laid")
        elif visible["taken"]:
            self._play_selected(visible)
        elif visible["answer"]:
            self._answer("answer")
        elif visible["pass"] and (self._played >= self.cards_a_round or not visible["held"]):
            self._pass()
        elif visible["held"]:
            self._touch_counted("held", visible["held"] // 2)
        else:
            self._answer("target")

    def _play_selected(self, visible: dict[str, int]) -> None:
        """Play the selected card to a highlighted place, or by its button if there is none, as in a redraw."""
        self._played += 1
        self._answer("target" if visible["target"] else "answer")

    def _pass(self) -> None:
        """Press the pass button twice, as it demands."""
        self._played = 0
        self._touch_counted("pass")
        self._answer("pass")

    def _answer(self, name: str) -> None:
        """Make a touch that answers the question."""
        self._touch_counted(name)
        self._answered = self._question

    def _touch_counted(self, name: str, index: int = 0) -> None:
        self.touches.append(name)
        self._touch(name, index)

    def _locator(self, name: str, index: int) -> Locator:
        return self.page.locator(f":is({SELECTORS[name]}):visible").nth(index)

    def _click(self, name: str, index: int) -> None:
        self.page.mouse.click(*self._point(name, index))

    def _tap(self, name: str, index: int) -> None:
        self.page.touchscreen.tap(*self._point(name, index))

    def _point(self, name: str, index: int) -> tuple[float, float]:
        point = self.page.evaluate(FIND_POINT, [SELECTORS[name], index])
        assert point, f"out of reach: {name} {index}"
        return point[0], point[1]

    def _press(self, name: str, index: int) -> None:
        KEYS.get(name, Player._tab_to)(self, name, index)

    def _tab_to(self, name: str, index: int) -> None:
        """Reach the element by the Tab key."""
        for _ in range(150):
            if self.page.evaluate(FOCUSED, f":is({SELECTORS[name]})"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {name}")

    def _move_by_arrows(self, name: str, index: int) -> None:
        """Reach the element from the hand by arrow keys."""
        for way in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
            self.page.keyboard.press(way)
            if self.page.evaluate(FOCUSED, f":is({SELECTORS[name]})"):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"no arrow leads to {name}")

    def _select_by_number(self, name: str, index: int) -> None:
        """Select a card by its digit, or by arrow keys beyond the tenth card."""
        place = int(self._locator(name, index).get_attribute("data-held").split("/")[1])  # type: ignore[union-attr]
        if place < 10:
            self.page.keyboard.press(str((place + 1) % 10))
            return
        self.page.keyboard.press("h")
        for _ in range(place):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def _press_letter(self, name: str, index: int) -> None:
        self.page.keyboard.press("p")


KEYS: dict[str, Callable[[Player, str, int], None]] = {
    "held": Player._select_by_number,
    "target": Player._move_by_arrows,
    "pass": Player._press_letter,
}
"""Keyboard actions by purpose; everything else is reached by Tab."""
