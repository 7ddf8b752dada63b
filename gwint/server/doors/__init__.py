"""The doors of the REST API: routers, and the one shape of their errors (`refusals.install`)."""

from __future__ import annotations

from fastapi import APIRouter

from gwint.server.doors import (
    advice,
    catalogue,
    counting,
    decks,
    explaining,
    games,
    house,
    kept,
    lineups,
    options,
    owners,
    replays,
    rulebook,
    seats,
    tables,
)


def reference() -> list[APIRouter]:
    """The doors that need no table."""
    return [room.router for room in (house, catalogue, options, rulebook, decks, lineups, counting)]


def routers() -> list[APIRouter]:
    """All of them."""
    return [*reference(), *(room.router for room in (owners, tables, explaining, seats, games, replays, kept, advice))]
