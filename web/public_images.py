"""The pictures that others show of the page: its icons, and the preview beside a link to it.

Run in the project's root, beside a server: `python web/public_images.py http://127.0.0.1:8000`. They go to web/public/.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

PUBLIC: Final = Path(__file__).parent / "public"
ICONS: Final = (180, 512)
QUIET: Final = """
    .site-header, .lists, .guide, .toasts, .start-buttons .button:not(.large) { display: none !important; }
    section.hero { min-height: 630px !important; }
    .background-table { height: 700px !important; }
"""
"""Of the home page only the table, the name and the one button."""
SETTLED_MS: Final = 600
"""By then every texture is drawn."""
SETTINGS: Final = """localStorage.setItem("gwint.settings", JSON.stringify({ theme: "dark", language: "en" }))"""


def icon(browser: Browser, size: int) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_content(
        '<body style="margin:0;height:100vh;display:grid;place-items:center;background:#1a110b">'
        f'<div style="width:{size * 5 // 6}px">{drawing}</div>'
    )
    page.screenshot(path=PUBLIC / f"icon-{size}.png")
    page.close()


def preview(browser: Browser, address: str) -> None:
    # The page's policy lets nobody lay a style over it, not even us.
    context = browser.new_context(viewport={"width": 1200, "height": 630}, bypass_csp=True, reduced_motion="reduce")
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(address)
    page.locator(".background-table .card").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.add_style_tag(content=QUIET)
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=PUBLIC / "preview.jpg", type="jpeg", quality=80)
    context.close()


def main() -> None:
    with sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in ICONS:
            icon(browser, size)
        preview(browser, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
