"""A world dealt from a view is one the viewer could be sitting at."""

from __future__ import annotations

import pytest

from gwint.rules.impossible import faults
from gwint.rules.play import push, to_act
from gwint.views import Viewer, view
from gwint.worlds import deal
from tests.games.playing import random_game


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_world_looks_the_same_to_its_viewer(viewer: Viewer) -> None:
    for game in range(30):
        for table, _, _ in random_game(game):
            seen = view(table, viewer)
            world = deal(seen, game)
            assert view(world, viewer) == seen
            assert not [fault for fault in faults(world) if fault.kind != "table-too-many-copies"]


def test_worlds_differ_by_seed_and_repeat_by_seed() -> None:
    for table, _, _ in random_game(5):
        seen = view(table, 0)
        hands = {tuple(card.id for card in deal(seen, seed).seats[1].hand) for seed in range(8)}
        assert len(hands) > 1
        assert deal(seen, "a") == deal(seen, "a")
        return


def test_a_world_can_be_played_to_its_end() -> None:
    for game in range(12):
        for number, (table, seat, _) in enumerate(random_game(game)):
            if number == 9:
                world = deal(view(table, seat), game)
                while not world.over:
                    acting = to_act(world)[0]
                    push(world, view(world, acting).moves[-1], acting)
                assert world.winners is not None
