"""`make bench-static`: the sizes of the static page, the time to the first card, and the time of a solo turn.

The host sends 10 Mbit/s in all, whatever the browser asks for, because Chromium's own limit leaves out its workers. A
slow processor is emulated by stopping the browser's renderer for three quarters of the time, workers included.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread
from typing import IO, Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.player import Player
from tests.web.solo_player import take_turn
from tests.web.static.site import (
    ASK,
    MEMORY_STORED,
    PAGE_BYTES,
    PYTHON_BYTES,
    SOUND_BYTES,
    Handler,
    Site,
    StaticVisitor,
    hosting,
    new_static_visitor,
    weigh,
)
from tests.web.visitor import launch_browser

BYTES_A_SECOND = 10_000_000 / 8
DELAY_S = 0.04
"""The time that a request needs to the host and back."""
PIECE = 16 * 1024
SLICE_S, SLOWDOWN = 0.002, 4
COLD_S, WARM_S, TURN_MS = 8, 3, 300
SETUP = {"rules": "legendary", "opponent": "monsters", "deck": "set:foltest-king-of-temeria"}
MOST_TURNS = 40

WATCH_LONG_TASKS = """
globalThis.longest = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration)
}).observe({ type: 'longtask', buffered: true })"""


CHECKS = 12
ANSWER = "/api/box/decks?seats=3&seed=1"
LOOP = """() => {
  const began = performance.now()
  for (let step = 0, sum = 0; step < 2e7; step++) sum += Math.sqrt(step)
  return performance.now() - began
}"""
TIMED_ANSWER = f"""async (request) => {{
  const began = performance.now()
  await ({ASK})(request)
  return performance.now() - began
}}"""


class SlowHandler(Handler):
    """Sends all files through one line of a limited speed."""

    line = Lock()

    def do_GET(self) -> None:  # noqa: N802
        time.sleep(DELAY_S)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: IO[bytes]) -> None:  # type: ignore[override]
        while piece := source.read(PIECE):
            with self.line:
                time.sleep(len(piece) / BYTES_A_SECOND)
            outputfile.write(piece)


def first_card(visitor: StaticVisitor) -> tuple[float, float]:
    """Open the page and play a card; return the seconds and the longest task of the page in milliseconds."""
    began = time.perf_counter()
    visitor.go("/")
    # Later visits add the opponent to the button's name.
    visitor.page.get_by_role("button", name=visitor.text("action-play-now")).first.click()
    player = Player(visitor.page, cards_a_round=9)
    player.play(lambda: "target" in player.touches)
    return time.perf_counter() - began, visitor.page.evaluate("longest")


def visits(browser: Browser, site: Site) -> Iterator[tuple[str, float, float]]:
    """A first visit, and one with everything stored."""
    visitor = new_static_visitor(browser, site.url, workers="allow")
    visitor.context.add_init_script(WATCH_LONG_TASKS)
    yield ("cold", *first_card(visitor))
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.page.evaluate(MEMORY_STORED)
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    yield ("warm", *first_card(visitor))
    visitor.context.close()


@contextmanager
def slowed(browser_pid: int) -> Iterator[None]:
    """Let every renderer of a browser run for a quarter of the time."""
    ended = Event()

    def stop_and_go() -> None:
        renderers = _renderers(browser_pid)
        while not ended.is_set():
            began = time.perf_counter()
            time.sleep(SLICE_S)
            _signal(renderers, signal.SIGSTOP)
            # A busy machine wakes this thread late, so the pause follows from how long the renderers really ran.
            time.sleep((SLOWDOWN - 1) * (time.perf_counter() - began))
            _signal(renderers, signal.SIGCONT)

    thread = Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _renderers(browser_pid: int) -> list[int]:
    """Return the renderers below a process, without those that are only prepared."""
    lines = subprocess.run(
        ["ps", "-e", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    rows = [(int(pid), int(parent), args) for pid, parent, args in (line.split(None, 2) for line in lines)]
    below = {browser_pid}
    for _ in range(5):
        below |= {pid for pid, parent, _ in rows if parent in below}
    return [pid for pid, _, args in rows if pid in below and "--type=renderer" in args]


def _signal(pids: list[int], number: int) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            continue


def measured_slowdown(visitor: StaticVisitor) -> tuple[float, float]:
    """Return how many times longer a loop of the page and an answer of its worker take while slowed."""
    visitor.api("GET", ANSWER)
    free = [_times(visitor) for _ in range(CHECKS)]
    with slowed(os.getpid()):
        slow = [_times(visitor) for _ in range(CHECKS)]
    page, worker = (sum(s[part] for s in slow) / sum(f[part] for f in free) for part in (0, 1))
    return page, worker


def _times(visitor: StaticVisitor) -> tuple[float, float]:
    loop: float = visitor.page.evaluate(LOOP)
    answer: float = visitor.page.evaluate(TIMED_ANSWER, ["GET", ANSWER, ""])
    return loop, answer


def solo_turns(visitor: StaticVisitor, mode: str) -> list[float]:
    """Play a solo game with printed cards on the page; return the milliseconds of every turn."""
    game = visitor.api("POST", "/api/companion/solo", {**SETUP, "mode": mode})
    page = visitor.go(f"/companion/solo/{game['summary']['id']}")
    times: list[float] = []
    with slowed(os.getpid()):
        while len(times) < MOST_TURNS and (turn := take_turn(page)):
            times.append(turn[1])
    return times


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    weight = weigh()
    print(f"load {os.getloadavg()[0]:.1f}")
    print(f"page in one language  {weight.page / 1e6:6.2f} MB (goal {PAGE_BYTES / 1e6} MB)")
    print(f"with all languages    {weight.every_language / 1e6:6.2f} MB")
    print(f"sounds                {weight.sound / 1e6:6.2f} MB (goal {SOUND_BYTES / 1e6} MB)")
    print(f"Python                {weight.python / 1e6:6.2f} MB (goal {PYTHON_BYTES / 1e6} MB)")
    with sync_playwright() as playwright, launch_browser(playwright) as browser:
        with hosting(handler=SlowHandler) as site:
            for (name, seconds, longest), goal in zip(visits(browser, site), (COLD_S, WARM_S), strict=True):
                print(f"first card, {name}      {seconds:6.2f} s (goal {goal} s), longest task {longest:.0f} ms")
        with hosting() as site:
            visitor = new_static_visitor(browser, site.url)
            page, worker = measured_slowdown(visitor)
            print(f"slowdown (goal {SLOWDOWN})    {page:5.1f} times in the page, {worker:.1f} in its worker")
            for mode in ("solo", "solo-leaders"):
                times = solo_turns(visitor, mode)
                middle, most = statistics.median(times), max(times)
                print(f"{len(times)} turns of {mode:<13}{middle:5.0f} ms, at most {most:.0f} ms (goal {TURN_MS} ms)")


if __name__ == "__main__":
    main()
