"""The browser's page: the files that `make web` builds into `static`, and `index.html` at every path of its router."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from gwint.cards import LANGUAGES
from gwint.i18n.bundles import translate
from gwint.server.http.content_policy import POLICY_OF_WORKERS, policy_text

STATIC: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
BUILD: Final = "make web"

SCREENS: Final = (
    "/",
    "/t/:id",
    "/g",
    "/g/:id",
    "/guide",
    "/move",
    "/decks",
    "/decks/:id",
    "/box",
    "/box/reference",
    "/box/deck/:code",
    "/rules",
    "/rules/:topic",
    "/score",
    "/companion",
    "/companion/solo/:id",
    "/referee",
    "/settings",
)
"""The paths of the page's router, `web/src/routes.ts`; `:name` stands for one segment."""
SCREEN: Final = re.compile("|".join(re.sub(r":\w+", "[^/]+", path).rstrip("/") + "/?" for path in SCREENS))

MAX_FOLDERS: Final = 8
"""How deep files may lie. Starlette looks up every folder of a path, which takes long if there are thousands."""

PREVIEW: Final = "/preview.jpg"
"""The picture that others show with a link to the page; it needs a full address."""

WORKER: Final = re.compile(r"assets/pythonWorker-[\w-]+\.js")
"""The script that runs Python, which has a policy of its own."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their content."""
HASHED: Final = ("assets/", "python/")
REVALIDATE: Final = "no-cache"
"""For other files: cached, but revalidated before each use."""


class StaticPage(Route):
    """Serves every path outside the API."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)
        super().__init__("/{path:path}", self._answer, methods=["GET"], include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        outside = scope["type"] == "http" and not f"{scope['path']}/".startswith("/api/")
        return super().matches(scope) if outside else (Match.NONE, {})

    async def _answer(self, request: Request) -> Response:
        return await self._file(request) or self._page(request)

    async def _file(self, request: Request) -> Response | None:
        path = request.path_params["path"]
        if path.count("/") > MAX_FOLDERS:
            return None
        try:
            answer = await self._files.get_response(path, request.scope)
        except (HTTPException, ValueError):  # The file does not exist, or its name is invalid.
            return None
        answer.headers["cache-control"] = FOREVER if path.startswith(HASHED) else REVALIDATE
        if WORKER.fullmatch(path):
            answer.headers["content-security-policy"] = policy_text(POLICY_OF_WORKERS)
        return answer

    def _page(self, request: Request) -> Response:
        """Return the page; for an unknown path with status 404, while the page itself shows that nothing is there."""
        known = SCREEN.fullmatch(request.url.path) is not None
        return self._index(request, 200 if known else 404)

    def _index(self, request: Request, status: int) -> Response:
        try:
            text = (self._folder / INDEX).read_text(encoding="utf-8")
        except FileNotFoundError:
            text = missing_page(preferred_language(request.headers.get("accept-language", "")))
        text = text.replace(f'"{PREVIEW}"', f'"{escape(str(request.base_url).rstrip("/"))}{PREVIEW}"')
        return HTMLResponse(text, status, {"cache-control": REVALIDATE})


def preferred_language(accepted: str) -> str:
    """Return the first of a browser's languages that we have, else English."""
    languages = (part.partition(";")[0].strip().lower().partition("-")[0] for part in accepted.split(","))
    return next((language for language in languages if language in LANGUAGES), "en")


def missing_page(language: str) -> str:
    """Return the page that says how to build the page."""
    text = escape(translate("serve-no-page", language, command=BUILD))
    return f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>Gwint</title><p>{text}</p></html>\n'
