"""`make bench-web`: compares the frame rate of the busiest scenes with that of plain moving boxes, in one run.

A headless browser renders without a graphics card, so the absolute rates depend on the machine; the ratio does not.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "web"))
from gallery_screenshots import build, serve

RUNS = 3
GOAL = 0.8


def measure(browser: Browser, address: str) -> dict[str, dict[str, float]]:
    """Return the frames a second of each scene and of the boxes next to it."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{address}/gallery?show=motion")
    output = page.locator("output").inner_text(timeout=120_000)
    page.close()
    result: dict[str, dict[str, float]] = json.loads(output)
    return result


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        build(Path(folder))
        browser = tools.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        with serve(Path(folder)) as address:
            runs = [measure(browser, address) for _ in range(RUNS)]
        browser.close()
    print(f"load {os.getloadavg()[0]:.1f}, medians of {RUNS} runs, goal {GOAL}")
    print(f"{'moment':<10}{'frames/s':>10}{'boxes':>10}{'ratio':>8}")
    for moment in runs[0]:
        frames = statistics.median(run[moment]["moment"] for run in runs)
        boxes = statistics.median(run[moment]["boxes"] for run in runs)
        ratio = statistics.median(run[moment]["moment"] / run[moment]["boxes"] for run in runs)
        print(f"{moment:<10}{frames:>10.1f}{boxes:>10.1f}{ratio:>8.2f}")


if __name__ == "__main__":
    main()
