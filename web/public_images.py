"""Writes the page's icons and the preview image for links to it.

Run in the project's root while a server is running: `python web/public_images.py http://127.0.0.1:8000`. The images
are written to web/public/.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

PUBLIC: Final = Path(__file__).parent / "public"
ICONS: Final = (180, 512)
HIDDEN_PARTS: Final = """
    .site-header, .lists, .guide, .toasts, .start-buttons .button:not(.large) { display: none !important; }
    section.hero { min-height: 630px !important; }
    .background-table { height: 700px !important; }
"""
"""Hides everything on the home screen except the table, the name and the main button."""
SETTLED_MS: Final = 600
"""Long enough for all textures to be painted."""
SETTINGS: Final = """localStorage.setItem("gwint.settings", JSON.stringify({ theme: "dark", language: "en" }))"""


def write_icon(browser: Browser, size: int) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_content(
        '<body style="margin:0;height:100vh;display:grid;place-items:center;background:#1a110b">'
        f'<div style="width:{size * 5 // 6}px">{drawing}</div>'
    )
    page.screenshot(path=PUBLIC / f"icon-{size}.png")
    page.close()


def write_preview(browser: Browser, address: str) -> None:
    # The page's policy would forbid the additional style.
    context = browser.new_context(viewport={"width": 1200, "height": 630}, bypass_csp=True, reduced_motion="reduce")
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(address)
    page.locator(".background-table .card").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.add_style_tag(content=HIDDEN_PARTS)
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=PUBLIC / "preview.jpg", type="jpeg", quality=80)
    context.close()


def main() -> None:
    with sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in ICONS:
            write_icon(browser, size)
        write_preview(browser, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
