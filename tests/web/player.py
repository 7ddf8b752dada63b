"""Somebody who plays what lights up on the page, by mouse, by touch or by keys alone, and knows no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.visitor import PATIENCE_MS

LIT = {
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
"""What can be touched, by what it is for."""

SIGHT = """(lit) => {
  const SEEN = { visibilityProperty: true }
  const seen = (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility(SEEN)).length
  return Object.fromEntries(Object.entries(lit).map(([name, wanted]) => [name, seen(wanted)]))
}"""
REACH = """([wanted, which]) => {
  const SEEN = { visibilityProperty: true }
  const one = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility(SEEN))[which]
  one?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = one?.getBoundingClientRect() ?? {}
  for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const y of [0.5, 0.25, 0.75, 0.9]) {
    const point = [left + x * width, top + y * height]
    if (one?.contains(document.elementFromPoint(...point))) return point
  }
  return null
}"""
"""A point of it that a finger reaches; null where something lies over all of it."""
ASKED = """async ([lit, answered, patience]) => {
  const SEEN = { visibilityProperty: true }
  const seen = (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility(SEEN)).length
  const question = () => document.querySelector('[data-question]')?.dataset.question ?? null
  const until = performance.now() + patience
  do {
    const sight = Object.fromEntries(Object.entries(lit).map(([name, wanted]) => [name, seen(wanted)]))
    const asks = ['over', 'curtain', 'name', 'laid', 'held', 'answer', 'pass', 'target'].some((name) => sight[name])
    if (asks && (answered === null || question() !== answered)) return { ...sight, question: question() }
    await new Promise(requestAnimationFrame)
  } while (performance.now() < until)
  return null
}"""
"""What can be touched, once there is anything to do and the question answered last is no longer asked."""
ANSWERED = "(question) => document.querySelector('[data-question]')?.dataset.question !== question"
FOCUSED = "(wanted) => document.activeElement?.matches(wanted) ?? false"

MOST_TOUCHES = 900
"""More than any game needs: whoever goes round in circles is stopped."""


class Player:
    """At one page. A strategy in a sentence: some cards a round, then pass."""

    def __init__(self, page: Page, means: str = "mouse", cards_a_round: int = 2) -> None:
        self.page = page
        self.cards_a_round = cards_a_round
        self._touch: Callable[[str, int], None] = {"mouse": self._click, "touch": self._tap, "keys": self._press}[means]
        self._means = means
        self._played = 0
        self._question: str | None = None
        self._answered: str | None = None
        """The question that was just answered: until it is gone there is nothing to do."""
        self.made: list[str] = []
        """What was touched, to tell when a game does not end."""

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or until something is so."""
        for _ in range(MOST_TOUCHES):
            if until():
                return self.settle()
            if self.step():
                return None
        raise AssertionError(f"the game does not end: {self.made[-20:]}")

    def asked(self) -> bool:
        """Whether there is anything to do for us now."""
        return self._sight(patience_ms=0) is not None

    def settle(self) -> None:
        """Until the server has taken what was answered last."""
        if self._answered is not None:
            self.page.wait_for_function(ANSWERED, arg=self._answered, timeout=PATIENCE_MS)
        self._answered = None

    def step(self) -> bool:
        """One touch; whether the game is over."""
        seen = self._sight(PATIENCE_MS)
        assert seen, f"nothing to do: {self.made[-20:]}"
        if seen["over"]:
            return True
        self._question, self._answered = seen["question"], None
        self._act(seen)
        return False

    def _sight(self, patience_ms: int) -> Any:
        return self.page.evaluate(ASKED, [LIT, self._answered, patience_ms])

    def _act(self, seen: dict[str, int]) -> None:
        if seen["window"]:
            self.page.keyboard.press("Escape")
        elif seen["curtain"]:
            self._do("curtain")
        elif seen["name"]:
            self._make("name")
        elif seen["choose"]:
            self._make("choose")
        elif seen["laid"]:
            self._do("laid")
        elif seen["taken"]:
            self._put_down(seen)
        elif seen["answer"]:
            self._make("answer")
        elif seen["pass"] and (self._played >= self.cards_a_round or not seen["held"]):
            self._pass()
        elif seen["held"]:
            self._do("held", seen["held"] // 2)
        else:
            self._make("target")

    def _put_down(self, seen: dict[str, int]) -> None:
        """Where it lights up; by the button where the table has no place for it, as for a card that is exchanged."""
        self._played += 1
        self._make("target" if seen["target"] else "answer")

    def _pass(self) -> None:
        """Guarded: pressed twice."""
        self._played = 0
        self._do("pass")
        self._make("pass")

    def _make(self, name: str) -> None:
        """A touch that answers the question."""
        self._do(name)
        self._answered = self._question

    def _do(self, name: str, which: int = 0) -> None:
        self.made.append(name)
        self._touch(name, which)

    def _found(self, name: str, which: int) -> Locator:
        return self.page.locator(f":is({LIT[name]}):visible").nth(which)

    def _click(self, name: str, which: int) -> None:
        self.page.mouse.click(*self._reach(name, which))

    def _tap(self, name: str, which: int) -> None:
        self.page.touchscreen.tap(*self._reach(name, which))

    def _reach(self, name: str, which: int) -> tuple[float, float]:
        point = self.page.evaluate(REACH, [LIT[name], which])
        assert point, f"out of reach: {name} {which}"
        return point[0], point[1]

    def _press(self, name: str, which: int) -> None:
        KEYS.get(name, Player._walk)(self, name, which)

    def _walk(self, name: str, which: int) -> None:
        """By Tab, as somebody does who knows no other key."""
        for _ in range(150):
            if self.page.evaluate(FOCUSED, f":is({LIT[name]})"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {name}")

    def _steer(self, name: str, which: int) -> None:
        """By arrows: from the hand up to what lights up."""
        for way in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
            self.page.keyboard.press(way)
            if self.page.evaluate(FOCUSED, f":is({LIT[name]})"):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"no arrow leads to {name}")

    def _take(self, name: str, which: int) -> None:
        """By its number, or for cards beyond the tenth by arrows."""
        place = int(self._found(name, which).get_attribute("data-held").split("/")[1])  # type: ignore[union-attr]
        if place < 10:
            self.page.keyboard.press(str((place + 1) % 10))
            return
        self.page.keyboard.press("h")
        for _ in range(place):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def _letter(self, name: str, which: int) -> None:
        self.page.keyboard.press("p")


KEYS: dict[str, Callable[[Player, str, int], None]] = {
    "held": Player._take,
    "target": Player._steer,
    "pass": Player._letter,
}
"""How it is done by keys; what is not named is walked to."""
