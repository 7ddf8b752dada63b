"""Visitors of the page: browsers of their own, whose every complaint is kept."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    WebSocket,
    expect,
)

from gwint.i18n.bundles import translate

LANGUAGES = ("en", "pl", "de", "cs", "uk")
THEMES = ("dark", "light")
SIZES = {"desk": (1440, 900), "tablet": (768, 1024), "phone": (390, 844), "small": (360, 740), "sideways": (844, 390)}
TOUCHED = ("tablet", "phone", "small", "sideways")
"""Screens without a mouse."""

SETTINGS = {"language": "en", "theme": "dark", "speed": "none", "guided": True}
"""Of a visitor who says nothing else: nothing moves, so that a test waits for the server alone."""

PATIENCE_MS = 60_000
"""For a browser and a server that have little of a busy machine."""

WATCH = """
addEventListener('securitypolicyviolation', (breach) =>
  console.error(`policy: ${breach.violatedDirective} ${breach.blockedURI} ${breach.sourceFile}:${breach.lineNumber}`))
"""


SPEAK = """(language) => {
  const kept = JSON.stringify({ ...JSON.parse(localStorage.getItem('gwint.settings')), language })
  localStorage.setItem('gwint.settings', kept)
  dispatchEvent(new StorageEvent('storage', { key: 'gwint.settings', newValue: kept }))
}"""
"""A window hears of what others keep, not of what it keeps itself: so it is told."""


def chromium() -> str:
    """The one that is named, or Debian's: the one without windows first, which `make headless` installs."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "no Chromium: make headless, or name one in CHROMIUM"
    return found


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(
        executable_path=chromium(), args=["--no-sandbox", "--force-color-profile=srgb"], timeout=PATIENCE_MS
    )
    yield browser
    browser.close()


@dataclass
class Visitor:
    """Somebody at a browser: one window, cookies of their own."""

    context: BrowserContext
    page: Page
    home: str
    """The address of the server."""
    language: str = "en"
    complaints: list[str] = field(default_factory=list)
    """What nobody should see: errors of the console and of scripts, breaches of the policy, other origins."""
    forgiven: list[str] = field(default_factory=list)
    """Parts of complaints that this visit brings about on purpose."""
    scripts: list[Request] = field(default_factory=list)
    under_way: set[Request] = field(default_factory=set)

    def watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        page.on("websocket", self._meet)
        page.on("crash", lambda _: self.complaints.append("the page crashed"))

    def asked(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.home).netloc and not request.url.startswith(
            ("data:", "blob:")
        ):
            self.complaints.append(f"elsewhere: {request.url}")
        if request.resource_type == "script":
            self.scripts.append(request)
        self.under_way.add(request)

    def answered(self, request: Request) -> None:
        self.under_way.discard(request)

    def calm(self) -> None:
        """Until nothing was asked of the server for a moment."""
        quiet = 0
        while quiet < 3:
            self.page.wait_for_timeout(15)
            quiet = 0 if self.under_way else quiet + 1

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _meet(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.home).netloc:
            self.complaints.append(f"elsewhere: {socket.url}")

    def check(self) -> None:
        """Since the last time nothing was complained of but what was meant to be."""
        left = [one for one in self.complaints if not any(part in one for part in self.forgiven)]
        self.complaints.clear()
        assert not left, "\n".join(left)

    def go(self, path: str) -> Page:
        self.page.goto(self.home + path)
        return self.page

    def say(self, id_: str, **details: str | int) -> str:
        """What the page calls it."""
        return translate(id_, self.language, **details)

    def button(self, id_: str, **details: str | int) -> Locator:
        """A button or a link that looks like one, by the message on it."""
        name = self.say(id_, **details)
        return self.page.get_by_role("button", name=name, exact=True).or_(
            self.page.get_by_role("link", name=name, exact=True)
        )

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """The same visitor at the server's doors: by the browser's own cookie."""
        answer = self.context.request.fetch(self.home + path, method=method, data=body)
        assert answer.ok, (answer.status, answer.text())
        return answer.json() if answer.text() else None

    def open_table(self, **terms: Any) -> str:
        """A table opened at the server's door; its id."""
        self.api("POST", "/api/me", {})
        return str(self.api("POST", "/api/tables", terms)["id"])

    def speak(self, language: str) -> None:
        """The language is changed in another window of this browser."""
        self.language = language
        self.page.evaluate(SPEAK, language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def settings(self) -> dict[str, Any]:
        return dict(json.loads(self.page.evaluate("localStorage.getItem('gwint.settings')") or "{}"))


def visit(browser: Browser, home: str, size: str = "desk", **settings: Any) -> Visitor:
    """A fresh browser context of a size, with these settings."""
    width, height = SIZES[size]
    said = json.dumps({**SETTINGS, **settings})
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size in TOUCHED,
        is_mobile=size in TOUCHED,
        reduced_motion="reduce",
        storage_state={
            "cookies": [],
            "origins": [{"origin": home, "localStorage": [{"name": "gwint.settings", "value": said}]}],
        },
    )
    context.set_default_timeout(PATIENCE_MS)
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=home)
    context.add_init_script(WATCH)
    page = context.new_page()
    visitor = Visitor(context, page, home, {**SETTINGS, **settings}["language"])
    context.on("request", visitor.asked)
    context.on("requestfinished", visitor.answered)
    context.on("requestfailed", visitor.answered)
    visitor.watch(page)
    context.on("page", visitor.watch)
    return visitor
