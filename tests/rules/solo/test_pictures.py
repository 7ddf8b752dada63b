"""Pictures of tables with a virtual opponent: their contents, and rejected pictures."""

from __future__ import annotations

import pytest

from gwint.notation.picture_reader import PositionError
from gwint.rules.table_validation import faults
from tests.faults import of_kind
from tests.rules.solo import solo
from tests.scenes import picture, position, rule, shows

SCENE = """
foe faction | scoiatael
foe under | Milva, Biting Frost
foe close | 2 Decoy
foe leaders | Francesca Findabair, The Beautiful; Francesca Findabair, Pureblood Elf
foe led | Francesca Findabair, Hope of the Aen Seidhe
"""


@rule("SOLO-7", "SOLO-14")
def test_face_down_cards_and_leaders_read_back() -> None:
    table = solo(SCENE, "solo-leaders")
    assert [one.id for one in table.seats[1].under] == ["milva", "biting-frost"]
    assert [one.id for one in table.seats[1].leaders][-1] == "francesca-findabair-pureblood-elf"
    assert shows(table, *SCENE.strip().splitlines()[1:])
    assert position(picture(table)) == table
    assert not faults(table)


def test_its_turn_is_written_as_anybodys() -> None:
    table = solo("turn | foe")
    assert shows(table, "turn | foe")
    assert position(picture(table)) == table


def test_an_unknown_leader_is_named() -> None:
    with pytest.raises(PositionError, check=of_kind("unknown-leader")):
        solo("foe leaders | Pureblood Elf; Somebody Else", "solo-leaders")


@pytest.mark.parametrize(
    "step",
    ["turn foe", "virtual-turn me", "redraw foe", "redraw me, foe", "choose-from-deck foe", "choose-discard foe; 2",
     "give-up-card foe", "claim-round foe;", "play-top me; 1", "turn-up me", "reckon me", "give-up-card me"],
)  # fmt: skip
def test_steps_that_no_player_could_take_are_rejected(step: str) -> None:
    with pytest.raises(PositionError, check=of_kind("impossible-step", "step-out-of-place")):
        solo(f"hand |\nfoe deck | Milva\nagenda | {step}")


@pytest.mark.parametrize("step", ["virtual-turn foe", "play-top foe; 1", "turn-up foe", "reckon foe"])
def test_a_duel_knows_no_virtual_opponent(step: str) -> None:
    with pytest.raises(PositionError, check=of_kind("impossible-step")):
        position(f"foe deck | Milva\nagenda | {step}")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("foe hand | Milva", "table-holds-no-hand"),
        ("foe under | Milva", "table-under-decoys"),
        ("under | Ves\nclose | Decoy", "table-under-decoys"),
        ("foe faction | monsters\nfoe leaders | King Bran", "table-leader-pile"),
        ("foe faction | skellige\nfoe leaders | King Bran\nfoe led | King Bran", "table-leader-pile"),
        ("leaders | Foltest, The Siegemaster", "table-leader-pile"),
    ],
)
def test_an_impossible_table_is_rejected_with_its_faults(text: str, kind: str) -> None:
    assert kind in [fault.kind for fault in faults(solo(text, "solo-leaders"))]
