"""Routes for evenings with one box: balanced decks, the sheet of a deck, and the quick reference card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.box import MAX_SEATS, MIN_SEATS
from gwint.browser.fields import Default, Field, Nullable, Text, Whole, YesNo
from gwint.browser.routes.params import SHORT_TEXT, language_of, ruleset_of
from gwint.browser.routing import Request, Response, Routes
from gwint.browser.services import Services
from gwint.server.api import box as api

DECKS: Final[Mapping[str, Field]] = {
    "seats": Default(Whole(MIN_SEATS, MAX_SEATS), MIN_SEATS),
    "advanced": Default(YesNo(), False),
    "factions": Default(SHORT_TEXT, ""),
    "redraws": Default(SHORT_TEXT, ""),
    "seed": Default(Nullable(SHORT_TEXT)),
}
SHEET: Final[Mapping[str, Field]] = {"deck": Text(api.LONGEST_DECK), "advanced": Default(YesNo(), False)}


async def decks(_services: Services, request: Request) -> Response:
    options = request.read_query(DECKS)
    seed = options.pop("seed") or api.new_seed()
    drawn = api.balanced_decks(ruleset=ruleset_of(request), seed=seed, language=language_of(request), **options)
    return Response(drawn.decode())


async def sheet(_services: Services, request: Request) -> Response:
    listed = api.sheet(ruleset=ruleset_of(request), language=language_of(request), **request.read_query(SHEET))
    return Response(listed.decode())


async def reference(_services: Services, request: Request) -> Response:
    return Response(api.reference(ruleset_of(request), language_of(request)).decode())


ROUTES: Final[Routes] = {
    ("GET", "/api/box/decks"): decks,
    ("GET", "/api/box/sheet"): sheet,
    ("GET", "/api/box/reference"): reference,
}
