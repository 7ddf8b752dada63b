"""The doors of the REST API: routers, and the one shape of their errors (`refusals.install`)."""

from __future__ import annotations

from fastapi import APIRouter

from gwint.server.http.routes import (
    advice,
    catalogue,
    decks,
    explain,
    games,
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


def reference() -> list[APIRouter]:
    """The doors that need no table."""
    return [route.router for route in (version, catalogue, rulesets, rulebook, decks, lineups, score)]


def routers() -> list[APIRouter]:
    """All of them."""
    at_tables = (owners, tables, explain, seats, games, replays, saved_decks, advice)
    return [*reference(), *(route.router for route in at_tables)]
