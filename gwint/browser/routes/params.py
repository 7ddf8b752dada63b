"""Parameters that several routes have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint import rulesets
from gwint.browser.fields import Default, Field, Nullable, Text, Whole
from gwint.browser.routing import Request
from gwint.browser.services import Services
from gwint.rulesets import Ruleset
from gwint.server.api.params import known_language, known_mode
from gwint.server.api.tables import MAX_LISTED, PAGE_LENGTH
from gwint.server.tables.permissions import check_finished, check_viewer
from gwint.server.tables.room import Room
from gwint.views import Viewer

SEAT_NUMBER: Final = Whole(0, 4)
SHORT_TEXT: Final = Text(100)
RULES_TEXT: Final = Text(1000)
ID: Final = Text(40)
MAX_STEPS: Final = 100_000
PAGE: Final[Mapping[str, Field]] = {
    "after": Default(Text(40), ""),
    "limit": Default(Whole(1, MAX_LISTED), PAGE_LENGTH),
}
LANGUAGE: Final[Mapping[str, Field]] = {"language": Default(SHORT_TEXT, "en")}
RULES: Final[Mapping[str, Field]] = {"rules": Default(RULES_TEXT, "legendary")}
MODE: Final[Mapping[str, Field]] = {"mode": Default(Nullable(SHORT_TEXT))}
SEAT: Final[Mapping[str, Field]] = {"seat": Default(Nullable(SEAT_NUMBER))}


def language_of(request: Request) -> str:
    return known_language(request.read_query(LANGUAGE)["language"])


def mode_of(request: Request) -> str | None:
    mode = request.read_query(MODE)["mode"]
    return None if mode is None else known_mode(mode)


def ruleset_of(request: Request) -> Ruleset:
    return rulesets.parse(request.read_query(RULES)["rules"])


async def room_of(services: Services, request: Request) -> Room:
    return await services.registry.room(request.read_param("table", ID))


async def finished_room_of(services: Services, request: Request) -> Room:
    """Return a table whose game is over, so that it no longer has secrets."""
    room = await room_of(services, request)
    check_viewer(room.state, services.owner.id, None)
    check_finished(room.state)
    return room


def viewer_of(services: Services, request: Request, room: Room) -> Viewer:
    """Return the seat that a request names, or None for a spectator."""
    seat: Viewer = request.read_query(SEAT)["seat"]
    check_viewer(room.state, services.owner.id, seat)
    room.note_request(services.owner.id)
    return seat
