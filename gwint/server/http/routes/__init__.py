"""The routes of the REST API."""

from __future__ import annotations

from fastapi import APIRouter

from gwint.server.http.routes import (
    advice,
    box,
    catalogue,
    decks,
    encounters,
    explain,
    games,
    lessons,
    lineups,
    owners,
    referee,
    replays,
    rulebook,
    rulesets,
    saved_decks,
    score,
    seats,
    shared_evenings,
    tables,
    version,
)


def reference_routers() -> list[APIRouter]:
    """Return the routers that need no table."""
    about_the_game = (
        version, catalogue, rulesets, rulebook, lessons, encounters, decks, lineups, box, score, referee,
    )  # fmt: skip
    return [route.router for route in about_the_game]


def routers() -> list[APIRouter]:
    """Return all routers."""
    at_tables = (owners, tables, explain, seats, games, replays, saved_decks, advice, shared_evenings)
    return [*reference_routers(), *(route.router for route in at_tables)]
