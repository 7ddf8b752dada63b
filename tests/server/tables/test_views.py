"""After every move the server sends the view that a newcomer would receive."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from orjson import dumps, loads

from gwint import views
from gwint.game import Game
from gwint.match import Match
from gwint.rules.modes import MODES
from gwint.server.tables.room import Room
from gwint.server.tables.state import MATCH, RoomState
from gwint.views import View, Viewer
from gwint.wire import write_match_view, write_view
from gwint.wire.tables import Terms
from tests.server.registry_host import RegistryHost, registry_host

MOST_MOVES = 120
"""A game or two, and part of the next game of a match."""


class Onlooker:
    """A listener that only counts its wake-ups."""

    def __init__(self, viewer: Viewer) -> None:
        self.owner = ""
        self.viewer = viewer
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1

    def end(self) -> None:
        raise AssertionError


def fresh_view(state: RoomState, viewer: Viewer) -> View | None:
    """Return the game as a viewer sees it, made only from the table."""
    return None if state.table is None else views.view(state.table, viewer)


def assert_matches_fresh_view(room: Room, viewer: Viewer) -> None:
    shown = loads(room.encoded_view(viewer))
    play, seen = room.state.play, fresh_view(room.state, viewer)
    if isinstance(play, Match):
        game = shown["match"].pop("game")
        received = loads(dumps(write_match_view(play.view(viewer))))
        received.pop("game")
        assert shown["match"] == received
    else:
        assert isinstance(play, Game)
        game = shown["game"]
    assert game == (None if seen is None else loads(dumps(write_view(seen))))


async def watched(host: RegistryHost, terms: Terms, seed: int) -> tuple[Room, list[Onlooker]]:
    """Play random moves at a table with a listener for every viewpoint."""
    mode = MODES["duel" if terms.mode == MATCH else terms.mode]
    seats = len(mode.sides())
    people = [name for seat, name in enumerate(("ala", "ela", "ola", "ula", "iga")[:seats]) if mode.holds_cards(seat)]
    room = await host.seated(terms, people)
    onlookers = [Onlooker(viewer) for viewer in (*range(seats), None)]
    for onlooker in onlookers:
        room.add_listener(onlooker)
    chance = random.Random(seed)
    for _ in range(MOST_MOVES):
        if room.state.phase != "playing":
            break
        await host.step(room, chance)
        await host.settled(lambda: not host.registry.broadcaster.waiting)
        for onlooker in onlookers:
            assert_matches_fresh_view(room, onlooker.viewer)
    return room, onlookers


@pytest.mark.parametrize("mode", [*MODES, MATCH])
@pytest.mark.parametrize("seed", range(2))
async def test_no_view_shows_an_earlier_move(mode: str, seed: int, tmp_path: Path) -> None:
    """Unchanged parts of a view are cached; none of them may be outdated."""
    async with registry_host(tmp_path) as host:
        room, onlookers = await watched(host, Terms(mode), seed)
        assert room.state.number > 15
        assert all(onlooker.woken for onlooker in onlookers)
