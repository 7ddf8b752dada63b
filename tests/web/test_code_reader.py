"""The companion reads a printed code with the camera; Chromium plays a rendered card as its camera."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.server_process import Running
from tests.web.test_every_page import ALL_RULES, run_axe
from tests.web.visitor import TIMEOUT_MS, Visitor, chromium, new_visitor_context

CODE = "NIL047"
PICTURE = Path("web/tests/printedCodes") / f"{CODE}.grey.gz"
WIDTH, HEIGHT = 640, 480
FRAME = 448
"""The width of the frame, 70 % of the camera's picture."""


def write_video(path: Path) -> None:
    """Write a video in which the rendered code lies in the middle of a grey picture."""
    code = np.frombuffer(gzip.decompress(PICTURE.read_bytes()), np.uint8).reshape(120, 400)
    high = FRAME * 120 // 400
    rows, columns = np.arange(high) * 120 // high, np.arange(FRAME) * 400 // FRAME
    picture = np.full((HEIGHT, WIDTH), 128, np.uint8)
    top, left = (HEIGHT - high) // 2, (WIDTH - FRAME) // 2
    picture[top : top + high, left : left + FRAME] = code[np.ix_(rows, columns)]
    colours = np.full(WIDTH * HEIGHT // 2, 128, np.uint8)
    frame = b"FRAME\n" + picture.tobytes() + colours.tobytes()
    path.write_bytes(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + 3 * frame)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    video = tmp_path / "camera.y4m"
    write_video(video)
    arguments = [
        "--no-sandbox",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={video}",
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments, timeout=TIMEOUT_MS)
        yield browser
        browser.close()


def open_solo_game(visitor: Visitor) -> None:
    visitor.go("/companion")
    visitor.button("companion-start").click()
    visitor.button("code-reader-open").wait_for()


@pytest.mark.slow
def test_the_camera_reads_a_code_into_the_search_field(browser: Browser, server: Running) -> None:
    visitor = new_visitor_context(browser, server.url, "phone", cameraCodes=True)
    open_solo_game(visitor)
    visitor.button("code-reader-open").click()
    expect(visitor.page.get_by_text(visitor.text("code-reader-aim"))).to_be_visible()
    expect(visitor.page.get_by_role("searchbox")).to_have_value(CODE, timeout=15_000)
    visitor.check()


@pytest.mark.slow
def test_a_card_is_recognised_by_the_picture_that_was_kept(browser: Browser, server: Running) -> None:
    visitor = new_visitor_context(browser, server.url, "phone", cameraCodes=True)
    open_solo_game(visitor)
    page, found = visitor.page, visitor.page.get_by_role("searchbox")
    visitor.button("code-reader-open").click()
    visitor.button("code-reader-whole-cards").click()
    page.get_by_label(visitor.text("code-reader-printed-code")).fill(CODE.lower())
    assert not run_axe(page, ALL_RULES)
    visitor.button("code-reader-remember").click()
    expect(found).to_have_value(CODE)
    page.reload()
    visitor.button("code-reader-open").click()
    visitor.button("code-reader-whole-cards").click()
    expect(found).to_have_value(CODE)
    visitor.check()
