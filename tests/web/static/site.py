"""The static page on a host that only sends files, and its visitors."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page

from gwint.languages import LANGUAGES
from tests.web.visitor import Visitor, new_visitor_context

BUILT = Path(__file__).resolve().parents[3] / "build" / "static"
FOLDER = "/games/gwint"
"""The page is in a folder of its host."""

KEEP_WORKER = """
globalThis.Worker = class extends Worker {
  constructor(...options) {
    super(...options)
    globalThis.pythonWorker = this
  }
}"""
"""Keeps the page's worker, so that a test can send requests to it."""
ASK = """([method, path, body]) => new Promise((resolve) => {
  const number = 1e9 + Math.floor(Math.random() * 1e9)
  const listen = ({ data }) => {
    if (data.number !== number) return
    pythonWorker.removeEventListener('message', listen)
    resolve([data.status ?? 0, data.body ?? data.error])
  }
  pythonWorker.addEventListener('message', listen)
  pythonWorker.postMessage({ type: 'request', number, method, path, body })
})"""

MEMORY_STORED = """async () => {
  const isStored = async () => (await (await caches.open('gwint-python-memory')).keys()).length > 0
  while (!(await isStored())) await new Promise((done) => setTimeout(done, 50))
}"""
"""Waits until Python's memory is stored, with which later visits continue."""


PAGE_BYTES, SOUND_BYTES, PYTHON_BYTES = 1_200_000, 400_000, 5_000_000
"""The most that the page in one language, its recordings, and Python may weigh."""
IN_LANGUAGE = re.compile(rf"\.({'|'.join(LANGUAGES)})[.-]")
ONLY_FOR_OTHERS = "preview.jpg"
"""What only others show, with a link to the page."""


@dataclass(frozen=True)
class Weight:
    """Compressed bytes."""

    page: int
    """The page in the language that weighs most."""
    every_language: int
    sound: int
    """What is loaded after the first touch at a table, if it is not muted."""
    python: int


def weigh(folder: Path = BUILT) -> Weight:
    """Weigh the page; the service worker stores all languages, after the page is shown."""
    sizes: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.is_file() and file.name != ONLY_FOR_OTHERS:
            sizes[_part_of(file)] += len(gzip.compress(file.read_bytes(), 9))
    spoken = [sizes[language] for language in LANGUAGES]
    return Weight(sizes["page"] + max(spoken), sizes["page"] + sum(spoken), sizes["sound"], sizes["python"])


def _part_of(file: Path) -> str:
    if file.parent.name == "python" or file.name.startswith(("pythonWorker-", "pyodide-")):
        return "python"
    if file.name.startswith(("sounds-", "ambience-", "playerModule-")):
        return "sound"
    language = IN_LANGUAGE.search(file.name)
    return language[1] if language else "page"


class Handler(SimpleHTTPRequestHandler):
    """What `python -m http.server` does, without a log, and in a folder of the host."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(FOLDER)
        return super().translate_path(inside if inside != path else "/nothing")

    def log_message(self, *_: Any) -> None: ...


@dataclass
class Site:
    """A running host."""

    host: ThreadingHTTPServer
    url: str

    def stop(self) -> None:
        self.host.shutdown()
        self.host.server_close()


@contextmanager
def hosting(folder: Path = BUILT, handler: type[Handler] = Handler) -> Iterator[Site]:
    """Serve a folder at a free port."""
    assert (folder / "index.html").exists(), "the static page is not built: make static"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield Site(host, f"http://127.0.0.1:{host.server_port}{FOLDER}/")
        host.shutdown()


@dataclass
class StaticVisitor(Visitor):
    """A visitor of the static page, whose screens are in the fragment and whose requests go to the worker."""

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.home}#{path}")
        return self.page

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request to the worker, which the home screen starts."""
        if not self.page.url.startswith(self.home):
            self.go("/")
        self.page.wait_for_function("() => globalThis.pythonWorker")
        status, text = self.page.evaluate(ASK, [method, path, "" if body is None else json.dumps(body)])
        assert 200 <= status < 300, (status, text)
        return json.loads(text) if text else None


def new_static_visitor(browser: Browser, home: str, size: str = "desk", **options: Any) -> StaticVisitor:
    """Create a visitor of the static page with a fresh browser context."""
    visitor = new_visitor_context(browser, home, size, kind=StaticVisitor, **options)
    assert isinstance(visitor, StaticVisitor)
    visitor.context.add_init_script(KEEP_WORKER)
    return visitor
