"""A world dealt from a view is a table that the viewer could be playing at, in every mode."""

from __future__ import annotations

from typing import Final

import pytest

from gwint.notation.picture_reader import position
from gwint.rules.play import push, to_act
from gwint.rules.table_validation import faults
from gwint.views import Viewer, view
from gwint.worlds import deal
from tests.games.random_games import TESTED_MODES, random_game, seats_of

FEW: Final = {"duel": 15, "ffa-3": 3, "ffa-4": 2, "ffa-5": 2, "team": 3}
MANY: Final = {"duel": 300, "ffa-3": 60, "ffa-4": 45, "ffa-5": 35, "team": 60}


def viewers(mode: str) -> list[Viewer]:
    return [*range(seats_of(mode)), None]


def assert_possible_worlds(mode: str, viewer: Viewer, games: range) -> None:
    for game in games:
        for table, _, _ in random_game(game, mode):
            seen = view(table, viewer)
            world = deal(seen, game)
            assert view(world, viewer) == seen
            assert not [fault for fault in faults(world) if fault.kind != "table-too-many-copies"]


@pytest.mark.parametrize(("mode", "viewer"), [(mode, viewer) for mode in TESTED_MODES for viewer in viewers(mode)])
def test_a_world_looks_the_same_to_its_viewer(mode: str, viewer: Viewer) -> None:
    assert_possible_worlds(mode, viewer, range(FEW[mode]))


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "viewer"), [(mode, viewer) for mode in TESTED_MODES for viewer in viewers(mode)])
def test_many_worlds_look_the_same_to_their_viewer(mode: str, viewer: Viewer) -> None:
    assert_possible_worlds(mode, viewer, range(FEW[mode], MANY[mode]))


@pytest.mark.parametrize("mode", TESTED_MODES)
def test_worlds_differ_by_seed_and_repeat_by_seed(mode: str) -> None:
    table = next(table for table, _, _ in random_game(5, mode) if table.round)
    seen = view(table, 0)
    hands = {tuple(card.id for card in deal(seen, seed).seats[1].hand) for seed in range(8)}
    assert len(hands) > 1
    assert deal(seen, "a") == deal(seen, "a")


def test_in_a_team_game_the_partners_hand_is_the_same_in_every_world_and_the_deck_is_not() -> None:
    """TEAM-2. The partner's hand is known, but not the partner's future draws."""
    table = next(table for table, _, _ in random_game(1, "team") if table.round)
    worlds = [deal(view(table, 0), seed) for seed in range(8)]
    assert all(world.seats[2].hand == table.seats[2].hand for world in worlds)
    assert len({tuple(map(repr, world.seats[2].deck)) for world in worlds}) == 8
    assert len({tuple(map(repr, world.seats[1].hand)) for world in worlds}) == 8


def test_what_one_partner_knows_of_an_enemys_hand_the_other_knows_in_every_world() -> None:
    """TEAM-9. Partners are shown the same cards; what enemies know of each other's hands is preserved."""
    known = "\n".join(f"p2 known to {viewer} | Griffin, Fiend" for viewer in ("p1", "p3"))
    table = position(f"mode | team\np2 faction | monsters\np2 hand | Griffin, Fiend, Ghoul\n{known}")
    for seed in range(4):
        world = deal(view(table, 0), seed)
        assert world.seats[1].known == table.seats[1].known
        assert view(world, 2).seats[1].known == view(table, 2).seats[1].known


def test_without_partners_no_other_seat_knows_what_only_the_viewer_was_shown() -> None:
    table = position("mode | ffa-3\np2 faction | monsters\np2 hand | Griffin, Ghoul\np2 known to p1 | Griffin")
    assert [len(known) for known in deal(view(table, 0), 1).seats[1].known] == [1, 0, 0]


@pytest.mark.parametrize(("mode", "other"), [("ffa-3", 3), ("ffa-5", 4), ("team", 3)])
def test_what_one_player_has_shown_another_of_the_same_faction_may_still_have(mode: str, other: int) -> None:
    """Otherwise the viewer's real table would not be among the possible worlds."""
    shown = "p2 faction | monsters\np2 close | 3 Ghoul\np2 hand | Fiend\np2 deck | 20 Griffin"
    held = f"p{other} faction | monsters\np{other} hand | Fiend\np{other} deck | 3 Ghoul, 30 Griffin"
    seen = view(position(f"mode | {mode}\np1 hand | Ves\n{shown}\n{held}"), 0)
    decks = [deal(seen, seed).seats[other - 1].deck for seed in range(60)]
    assert any(card.id == "ghoul" for deck in decks for card in deck)


@pytest.mark.parametrize("mode", TESTED_MODES)
def test_a_world_can_be_played_to_its_end(mode: str) -> None:
    for game in range(12):
        for number, (table, seat, _) in enumerate(random_game(game, mode)):
            if number == 9:
                world = deal(view(table, seat), game)
                while not world.over:
                    acting = to_act(world)[0]
                    push(world, view(world, acting).moves[-1], acting)
                assert world.winners is not None
