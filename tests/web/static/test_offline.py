"""The static page without a network: the service worker has stored everything."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from gwint.i18n.bundles import translate
from tests.web.player import Player
from tests.web.solo_player import take_turn
from tests.web.static.site import (
    BUILT,
    MEMORY_STORED,
    PAGE_BYTES,
    PYTHON_BYTES,
    SOUND_BYTES,
    Handler,
    hosting,
    new_static_visitor,
    weigh,
)

STORED = """() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"""
FROM_MEMORY = "performance.getEntriesByName('python-from-memory').length"
REPLACE_MEMORY = """async () => {
  const stored = await caches.open('gwint-python-memory')
  const other = new Blob(['of another build']).stream().pipeThrough(new CompressionStream('gzip'))
  for (const key of await stored.keys()) await stored.put(key, new Response(other))
}"""
LOST = "ERR_"
"""What the browser says of requests without a network, such as those for a new service worker."""


def publish_update(folder: Path) -> None:
    """Give the page another version, whose files are the same."""
    worker = folder / "service-worker.js"
    text = re.sub(r'"version":"\w+"', '"version":"next"', worker.read_text(encoding="utf-8"), count=1)
    worker.unlink()
    worker.write_text(text, encoding="utf-8")


def test_the_page_its_sounds_and_python_are_small() -> None:
    weight = weigh()
    assert weight.page < PAGE_BYTES
    assert 0 < weight.sound < SOUND_BYTES
    assert weight.python < PYTHON_BYTES


def test_the_page_plays_on_when_its_host_is_gone_and_an_update_waits(browser: Browser, tmp_path: Path) -> None:
    """A new version is offered, does not interrupt the game, and takes effect when the player wants it.

    Later starts continue with Python's memory of the first one, unless it does not fit.
    """
    folder = shutil.copytree(BUILT, tmp_path / "page", copy_function=os.link)
    sent: list[str] = []

    class Recorder(Handler):
        def do_GET(self) -> None:  # noqa: N802
            super().do_GET()
            sent.append(self.path.rpartition("/")[2])

    with hosting(folder, Recorder) as site:
        visitor = new_static_visitor(browser, site.url, workers="allow")
        visitor.expected_errors.append(LOST)
        page = visitor.go("/")
        page.wait_for_function(STORED)
        python = [place for place, name in enumerate(sent) if name.endswith(".packed")]
        assert max(python[:2]) < sent.index("service-worker.js"), "Python comes before what is stored for later"
        visitor.button("action-play-now").click()
        expect(page).to_have_url(re.compile(r"#/t/0\w+$"))
        player = Player(page, cards_a_round=2)
        player.play(lambda: len(player.touches) >= 5)
        page.evaluate(MEMORY_STORED)
        page.evaluate("globalThis.sameVisit = true")
        publish_update(folder)
        page.evaluate("navigator.serviceWorker.ready.then((registration) => void registration.update())")
        expect(page.get_by_text(visitor.text("shell-new-version"))).to_be_visible()
        visitor.context.set_offline(True)
    player.play(lambda: len(player.touches) >= 9)
    assert page.evaluate("globalThis.sameVisit")
    visitor.button("shell-reload").click()
    page.wait_for_function("() => !globalThis.sameVisit && globalThis.pythonWorker")
    assert set(page.evaluate("caches.keys()")) == {"gwint-page-next", "gwint-python-memory"}
    player.play()
    assert page.workers[0].evaluate(FROM_MEMORY)
    assert visitor.api("GET", "/api/box/reference?rules=klub&language=pl")["title"] == translate("box-reference", "pl")
    page.evaluate(REPLACE_MEMORY)
    page.reload()
    solo = visitor.go("/companion")
    visitor.button("companion-start").click()
    solo.locator("[data-entries='0']").wait_for()
    assert take_turn(solo) is not None
    assert not page.workers[0].evaluate(FROM_MEMORY)
    visitor.go("/rules/ability-spy")
    expect(page.locator("[data-topic='ability-spy']")).to_be_visible()
    visitor.go("/score#1~legendary~~monsters__ghoul*3____~skellige______")
    expect(page.locator(".totals .number").first).to_have_text("3")
    visitor.check()
    visitor.context.close()
