"""Visitors of the page: separate browser contexts that record every error."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal
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
TOUCH_SIZES = ("tablet", "phone", "small", "sideways")
"""Sizes of devices with a touch screen."""

SETTINGS = {"language": "en", "theme": "dark", "speed": "none", "guided": True, "muted": True}
"""The default settings of a visitor. Animations and sounds are off, so that tests only wait for the server."""

WORKER_BLOCKED = "Service Worker registration blocked by Playwright"
"""What a page says whose service worker a test does without."""

TIMEOUT_MS = 60_000
"""Long enough for a busy machine."""

REPORT_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))
"""

STORE_SETTINGS = """
if (location.protocol.startsWith('http') && !localStorage.getItem('gwint.settings'))
  localStorage.setItem('gwint.settings', SETTINGS)
"""
"""Stores a visitor's settings before a page's scripts run. Playwright's own storage_state opens an additional page."""

SET_LANGUAGE = """(language) => {
  const value = JSON.stringify({ ...JSON.parse(localStorage.getItem('gwint.settings')), language })
  localStorage.setItem('gwint.settings', value)
  dispatchEvent(new StorageEvent('storage', { key: 'gwint.settings', newValue: value }))
}"""
"""Dispatches the event itself, because a window only receives storage events of other windows."""


def chromium() -> str:
    """Return the path of Chromium: `CHROMIUM`, Debian's headless shell (`make headless`), or the full browser."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "no Chromium: make headless, or name one in CHROMIUM"
    return found


@contextmanager
def launch_browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(
        executable_path=chromium(), args=["--no-sandbox", "--force-color-profile=srgb"], timeout=TIMEOUT_MS
    )
    yield browser
    browser.close()


@dataclass
class Visitor:
    """A user with a browser context of their own: one window, separate cookies."""

    context: BrowserContext
    page: Page
    home: str
    """The address of the server."""
    language: str = "en"
    errors: list[str] = field(default_factory=list)
    """Console and script errors, policy violations, and requests to other origins."""
    expected_errors: list[str] = field(default_factory=list)
    """Parts of errors that the test provokes on purpose."""
    scripts: list[Request] = field(default_factory=list)
    pending: set[Request] = field(default_factory=set)

    def watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(f"script: {error}"))
        page.on("websocket", self._on_websocket)
        page.on("crash", lambda _: self.errors.append("the page crashed"))

    def on_request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.home).netloc and not request.url.startswith(
            ("data:", "blob:")
        ):
            self.errors.append(f"other origin: {request.url}")
        if request.resource_type == "script":
            self.scripts.append(request)
        self.pending.add(request)

    def on_request_done(self, request: Request) -> None:
        self.pending.discard(request)

    def wait_until_idle(self) -> None:
        """Wait until no request has been pending for a moment."""
        quiet = 0
        while quiet < 3:
            self.page.wait_for_timeout(15)
            quiet = 0 if self.pending else quiet + 1

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _on_websocket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.home).netloc:
            self.errors.append(f"other origin: {socket.url}")

    def check(self) -> None:
        """Assert that there were only expected errors since the last check."""
        left = [error for error in self.errors if not any(part in error for part in self.expected_errors)]
        self.errors.clear()
        assert not left, "\n".join(left)

    def go(self, path: str) -> Page:
        self.page.goto(self.home + path)
        return self.page

    def text(self, id_: str, **details: str | int) -> str:
        """Return a message in the visitor's language."""
        return translate(id_, self.language, **details)

    def button(self, id_: str, **details: str | int) -> Locator:
        """Find a button, or a link that looks like one, by the id of its message."""
        name = self.text(id_, **details)
        return self.page.get_by_role("button", name=name, exact=True).or_(
            self.page.get_by_role("link", name=name, exact=True)
        )

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request to the REST API with the browser's cookie."""
        answer = self.context.request.fetch(self.home + path, method=method, data=body)
        assert answer.ok, (answer.status, answer.text())
        return answer.json() if answer.text() else None

    def open_table(self, **terms: Any) -> str:
        """Open a table by the REST API and return its id."""
        self.api("POST", "/api/me", {})
        return str(self.api("POST", "/api/tables", terms)["id"])

    def set_language(self, language: str) -> None:
        """Change the language as another window of this browser would."""
        self.language = language
        self.page.evaluate(SET_LANGUAGE, language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def settings(self) -> dict[str, Any]:
        return dict(json.loads(self.page.evaluate("localStorage.getItem('gwint.settings')") or "{}"))


def new_visitor_context(
    browser: Browser,
    home: str,
    size: str = "desk",
    kind: type[Visitor] = Visitor,
    workers: Literal["allow", "block"] = "block",
    **settings: Any,
) -> Visitor:
    """Create a visitor with a fresh browser context of a size, with these settings.

    The service worker loads the whole page, which most tests need not wait for.
    """
    width, height = SIZES[size]
    stored = json.dumps({**SETTINGS, **settings})
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size in TOUCH_SIZES,
        is_mobile=size in TOUCH_SIZES,
        reduced_motion="reduce",
        service_workers=workers,
    )
    context.set_default_timeout(TIMEOUT_MS)
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=home)
    context.add_init_script(REPORT_VIOLATIONS + STORE_SETTINGS.replace("SETTINGS", json.dumps(stored)))
    page = context.new_page()
    visitor = kind(context, page, home, {**SETTINGS, **settings}["language"])
    visitor.expected_errors.append(WORKER_BLOCKED)
    context.on("request", visitor.on_request)
    context.on("requestfinished", visitor.on_request_done)
    context.on("requestfailed", visitor.on_request_done)
    visitor.watch(page)
    context.on("page", visitor.watch)
    return visitor
