"""The page: the files that `make web` builds into `static`, and the page itself at every address its router knows."""

from __future__ import annotations

import re
from contextlib import suppress
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
from gwint.server.http.authentication import owner_of, set_owner_cookie
from gwint.server.storage import StoreError

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
    "/rules",
    "/rules/:topic",
    "/score",
    "/settings",
)
"""The addresses of the page's own router, `web/src/routes.ts`; `:name` stands for one part."""
SCREEN: Final = re.compile("|".join(re.sub(r":\w+", "[^/]+", path).rstrip("/") + "/?" for path in SCREENS))

PREVIEW: Final = "/preview.jpg"
"""The picture that others show beside a link to the page; they want its whole address."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files that are named by what is in them."""
ASK_AGAIN: Final = "no-cache"
"""For files whose name stays: kept, but not shown before asking whether there is a newer one."""


class StaticPage(Route):
    """Every address but those of the API."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)
        super().__init__("/{path:path}", self._answer, methods=["GET"], include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        outside = scope["type"] == "http" and not f"{scope['path']}/".startswith("/api/")
        return super().matches(scope) if outside else (Match.NONE, {})

    async def _answer(self, request: Request) -> Response:
        return await self._file(request) or await self._page(request)

    async def _file(self, request: Request) -> Response | None:
        path = request.path_params["path"]
        try:
            answer = await self._files.get_response(path, request.scope)
        except (HTTPException, ValueError):  # There is none, or there cannot be one of that name.
            return None
        answer.headers["cache-control"] = FOREVER if path.startswith("assets/") else ASK_AGAIN
        return answer

    async def _page(self, request: Request) -> Response:
        """At an address that no screen has the page says so itself, and the status says it to programs."""
        known = SCREEN.fullmatch(request.url.path) is not None
        answer = self._index(request, 200 if known else 404)
        if known and request.method == "GET" and request.headers.get("sec-fetch-dest", "document") == "document":
            await _meet(request, answer)
        return answer

    def _index(self, request: Request, status: int) -> Response:
        try:
            text = (self._folder / INDEX).read_text(encoding="utf-8")
        except FileNotFoundError:
            text = missing_page(preferred_language(request.headers.get("accept-language", "")))
        text = text.replace(f'"{PREVIEW}"', f'"{escape(str(request.base_url).rstrip("/"))}{PREVIEW}"')
        return HTMLResponse(text, status, {"cache-control": ASK_AGAIN})


async def _meet(request: Request, answer: Response) -> None:
    """A browser that comes for the first time becomes an owner; where nothing can be kept it still sees the page."""
    with suppress(StoreError):
        if not await owner_of(request):
            await set_owner_cookie(request, answer)


def preferred_language(accepted: str) -> str:
    """The first of a browser's languages that is spoken here, else English."""
    told = (part.partition(";")[0].strip().lower().partition("-")[0] for part in accepted.split(","))
    return next((language for language in told if language in LANGUAGES), "en")


def missing_page(language: str) -> str:
    """What is shown where nobody has built the page yet."""
    said = escape(translate("serve-no-page", language, command=BUILD))
    return f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>Gwint</title><p>{said}</p></html>\n'
