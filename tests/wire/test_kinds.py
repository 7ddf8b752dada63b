"""Kinds: every class that is told by its kind has one, and no two that could be taken for each other share one."""

from __future__ import annotations

import re

import pytest

from gwint.match.deck_naming import Name
from gwint.wire import tables
from gwint.wire.kinds import EVENTS, MATCH_EVENTS, MOVES, NAMINGS, QUESTIONS, STEPS, kind_of
from gwint.wire.tables import TABLE_EVENTS, TableEvent


@pytest.mark.parametrize(
    "classes",
    [(*EVENTS, *MATCH_EVENTS, *TABLE_EVENTS), (*MOVES, Name), STEPS, NAMINGS],
    ids=["events", "moves", "steps", "namings"],
)
def test_what_stands_in_the_same_place_has_kinds_of_its_own(classes: tuple[type, ...]) -> None:
    kinds = [kind_of(one) for one in classes]
    assert len(set(kinds)) == len(classes) > 1
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", kind) for kind in kinds)


def test_a_kind_is_the_name_of_its_class() -> None:
    kinds = {kind_of(one) for one in (*EVENTS, *MOVES, *STEPS)}
    assert {"played", "went-to-hand", "use-leader", "choose-revival", "turned-up-leader"} <= kinds


def test_no_class_is_left_out() -> None:
    found = {one for one in vars(tables).values() if isinstance(one, type) and issubclass(one, TableEvent)}
    assert set(TABLE_EVENTS) == found - {TableEvent}
    assert set(QUESTIONS) < set(STEPS)
