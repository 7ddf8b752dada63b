"""The routes of the REST API."""

from __future__ import annotations

from fastapi import APIRouter

from gwint.server.http.routes import (
    advice,
    catalogue,
    decks,
    explain,
    games,
    lessons,
    lineups,
    owners,
    replays,
    rulebook,
    rulesets,
    saved_decks,
    score,
    seats,
    tables,
    version,
)


def reference_routers() -> list[APIRouter]:
    """Return the routers that need no table."""
    return [route.router for route in (version, catalogue, rulesets, rulebook, lessons, decks, lineups, score)]


def routers() -> list[APIRouter]:
    """Return all routers."""
    at_tables = (owners, tables, explain, seats, games, replays, saved_decks, advice)
    return [*reference_routers(), *(route.router for route in at_tables)]
