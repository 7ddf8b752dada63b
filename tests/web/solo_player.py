"""Plays a solo game with printed cards on a page: the first card that is offered, and a pass only without one."""

from __future__ import annotations

from playwright.sync_api import Page

TURN = """() => new Promise((resolve) => {
  const prompt = document.querySelector('[data-entries]')
  const { entries } = prompt.dataset
  const find = (wanted) => [...prompt.querySelectorAll(wanted)].find((one) => one.checkVisibility())
  let touches = 0, began = 0
  const touch = (button) => {
    touches += 1
    began = performance.now()
    button.click()
  }
  const look = () => {
    if (prompt.dataset.entries !== entries)
      return requestAnimationFrame(() => resolve([touches, performance.now() - began]))
    const way = touches === 1 && find('.ways .main')
    if (way) touch(way)
    setTimeout(look)
  }
  const first = find('.random, [data-choose], ul button') ?? find('.plain button')
  if (!first) return resolve(null)
  touch(first)
  look()
})"""
"""Enters something; returns the touches and the milliseconds between the last of them and the frame with the answer."""


def take_turn(page: Page) -> tuple[int, float] | None:
    """Enter a card, a move or an outcome; None if the game is over."""
    page.locator("[data-entries]").wait_for()
    taken = page.evaluate(TURN)
    return None if taken is None else (int(taken[0]), float(taken[1]))
