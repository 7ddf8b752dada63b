"""The routes of the host: one table of methods and patterns, with the function that answers each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.browser.routes import (
    about,
    advice,
    box,
    companion,
    games,
    local,
    owners,
    referee,
    reference,
    replays,
    saved_decks,
    tables,
)
from gwint.browser.routing import Routes, Streams

ROUTES: Final[Routes] = {
    **about.ROUTES,
    **reference.ROUTES,
    **referee.ROUTES,
    **companion.ROUTES,
    **box.ROUTES,
    **owners.ROUTES,
    **tables.ROUTES,
    **games.ROUTES,
    **replays.ROUTES,
    **saved_decks.ROUTES,
    **advice.ROUTES,
    **local.ROUTES,
}
STREAMS: Final[Streams] = advice.STREAMS

SERVER_ONLY: Final[Mapping[tuple[str, str], str]] = {
    ("POST", "/api/owners"): "creates tokens for programs",
    ("GET", "/api/me/sessions"): "there are no sessions",
    ("POST", "/api/me/sessions"): "there are no sessions",
    ("DELETE", "/api/me/sessions"): "there are no sessions",
    ("GET", "/api/tables/{table}/events"): "the page follows tables by sockets",
    ("GET", "/api/tables/{table}/qr.svg"): "nobody else can open the link",
    ("POST", "/api/tables/{table}/seats/{seat}/link"): "seats stay on this device",
    ("POST", "/api/links"): "seats stay on this device",
    ("POST", "/api/referee/evenings"): "other phones cannot reach this device",
    ("POST", "/api/referee/evenings/{evening}/entries"): "other phones cannot reach this device",
    ("GET", "/api/referee/evenings/{evening}/events"): "other phones cannot reach this device",
}
"""The routes that only a server has, and why."""
