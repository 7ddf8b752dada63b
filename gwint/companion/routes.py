"""The companion's requests: one table of methods and patterns, with the function that answers each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from gwint.companion.solo_registry import SoloRegistry
from gwint.wire.codecs import read, write
from gwint.wire.companion import SoloGame, SoloGames, SoloInput, SoloLog, SoloSetup, SoloUndo
from gwint.wire.plain_codecs import Data


@dataclass(frozen=True, slots=True)
class Request:
    """A request without its transport."""

    params: Mapping[str, str] = field(default_factory=dict)
    """The parts of the path that the route's pattern names."""
    body: Data = None
    """The JSON value that was sent."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A JSON value and its HTTP status."""

    data: Data
    status: int = 200


@dataclass(frozen=True, slots=True)
class Companion:
    """The companion's games."""

    solo: SoloRegistry


async def create_solo(companion: Companion, request: Request) -> Answer:
    return Answer(write(SoloGame, await companion.solo.create(read(SoloSetup, request.body))), 201)


async def solo_games(companion: Companion, _request: Request) -> Answer:
    return Answer(write(SoloGames, await companion.solo.games()))


async def solo_game(companion: Companion, request: Request) -> Answer:
    return Answer(write(SoloGame, await companion.solo.game(request.params["game"])))


async def enter(companion: Companion, request: Request) -> Answer:
    game = await companion.solo.enter(request.params["game"], read(SoloInput, request.body))
    return Answer(write(SoloGame, game))


async def undo(companion: Companion, request: Request) -> Answer:
    game = await companion.solo.undo(request.params["game"], read(SoloUndo, request.body))
    return Answer(write(SoloGame, game))


async def solo_log(companion: Companion, request: Request) -> Answer:
    return Answer(write(SoloLog, await companion.solo.log(request.params["game"])))


async def remove_solo(companion: Companion, request: Request) -> Answer:
    await companion.solo.remove(request.params["game"])
    return Answer(None, 204)


Route = Callable[[Companion, Request], Awaitable[Answer]]

ROUTES: Final[Mapping[tuple[str, str], Route]] = {
    ("GET", "/api/companion/solo"): solo_games,
    ("POST", "/api/companion/solo"): create_solo,
    ("GET", "/api/companion/solo/{game}"): solo_game,
    ("DELETE", "/api/companion/solo/{game}"): remove_solo,
    ("POST", "/api/companion/solo/{game}/entries"): enter,
    ("POST", "/api/companion/solo/{game}/undo"): undo,
    ("GET", "/api/companion/solo/{game}/log"): solo_log,
}
