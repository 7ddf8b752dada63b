"""The static page without a network: the service worker has stored everything."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.web.player import Player
from tests.web.static.site import hosting, new_static_visitor

STORED = """() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"""
LOST = "ERR_"
"""What the browser says of requests without a network, such as those for a new service worker."""


def test_the_page_plays_on_when_its_host_is_gone_even_after_a_reload(browser: Browser) -> None:
    with hosting() as site:
        visitor = new_static_visitor(browser, site.url, workers="allow")
        visitor.expected_errors.append(LOST)
        page = visitor.go("/")
        page.wait_for_function(STORED)
        visitor.context.set_offline(True)
    page.reload()
    visitor.button("action-play-now").click()
    expect(page).to_have_url(re.compile(r"#/t/0\w+$"))
    player = Player(page, cards_a_round=2)
    player.play(lambda: len(player.touches) >= 5)
    page.reload()
    player.play()
    visitor.go("/rules/ability-spy")
    expect(page.locator("[data-topic='ability-spy']")).to_be_visible()
    visitor.go("/score#1~legendary~~monsters__ghoul*3____~skellige______")
    expect(page.locator(".totals .number").first).to_have_text("3")
    visitor.check()
    visitor.context.close()
