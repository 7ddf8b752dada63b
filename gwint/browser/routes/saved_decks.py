"""Routes of the saved decks."""

from __future__ import annotations

from typing import Final

from gwint.browser.fields import Default, Nullable, Object, Text
from gwint.browser.routes.params import ID
from gwint.browser.routing import NO_CONTENT, Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.server.api import saved_decks as api

NAME: Final = Text(100, least=1)
CODE: Final = Text(1000)
NEW_DECK: Final = Object({"name": NAME, "code": CODE})
CHANGES: Final = Object({"name": Default(Nullable(NAME)), "code": Default(Nullable(CODE))})


async def list_decks(services: Services, _request: Request) -> Response:
    return json_response(await api.list_decks(services.registry, services.owner.id))


async def save(services: Services, request: Request) -> Response:
    deck = request.read_body(NEW_DECK)
    return json_response(await api.save(services.registry, services.owner.id, deck["name"], deck["code"]), 201)


async def change(services: Services, request: Request) -> Response:
    id_, changes = request.read_param("deck", ID), request.read_body(CHANGES)
    changed = await api.change(services.registry, services.owner.id, id_, changes["name"], changes["code"])
    return json_response(changed)


async def delete(services: Services, request: Request) -> Response:
    await api.delete(services.registry, services.owner.id, request.read_param("deck", ID))
    return NO_CONTENT


ROUTES: Final[Routes] = {
    ("GET", "/api/decks"): list_decks,
    ("POST", "/api/decks"): save,
    ("PATCH", "/api/decks/{deck}"): change,
    ("DELETE", "/api/decks/{deck}"): delete,
}
