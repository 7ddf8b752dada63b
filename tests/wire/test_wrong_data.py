"""Wrong data of every sort raises WireError and no other error."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gwint.views import view
from gwint.wire import (
    WireError,
    read_event,
    read_fault,
    read_match_view,
    read_move,
    read_table_view,
    read_view,
    write_event,
    write_fault,
    write_match_view,
    write_move,
    write_table_view,
    write_view,
)
from gwint.wire.tables import DealView, FailedAttempt, TableView, Terms
from tests.i18n import samples as game_samples
from tests.match.sample_matches import random_match, random_moves
from tests.wire import samples
from tests.wire.round_trip import random_moments, through_json

LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5)
KEYS = st.sampled_from(["kind", "details", "card", "row", "fault", "sides", "game", "match", "move", "seat"])
ANYTHING = st.recursive(
    LEAVES | st.sampled_from(["play", "close", "monsters/ghoul", "king-bran", "klub", "duel", "on-table"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | KEYS, inner, max_size=3),
    max_leaves=6,
)


def middle_of(mode: str) -> Any:
    tables = [table.copy() for table, _, _ in random_moments(mode, 1)]
    return view(tables[len(tables) // 2], 0)


def middle_of_a_match() -> Any:
    match = random_match(1)
    for count in random_moves(match, random.Random(1)):
        if count == 40:
            break
    return match.view(0)


GAME, MATCH = middle_of("duel"), middle_of_a_match()
DEAL = DealView(1, "ab" * 32, ("", ""), (), "", (), "unproven", (FailedAttempt(1, "", "", (0,)),), "", (), None)
TABLE = TableView("abc", "playing", Terms(), (), None, 3, False, False, None, None, GAME, MATCH, DEAL)
READERS: dict[Callable[[Any], Any], list[Any]] = {
    read_view: [write_view(GAME), write_view(middle_of("solo-leaders"))],
    read_match_view: [write_match_view(MATCH)],
    read_table_view: [write_table_view(TABLE)],
    read_event: [
        *(write_event(event) for event in game_samples.EVENTS),
        *(write_event(event) for event in samples.MATCH_EVENTS),
        *(write_event(event) for event in samples.TABLE_EVENTS),
    ],
    read_move: [write_move(move) for move, _ in game_samples.MOVES],
    read_fault: [write_fault(fault) for fault in samples.FAULTS],
}
"""Each reader with data that it can read."""
BY_NAME = pytest.mark.parametrize("read", READERS, ids=lambda read: read.__name__)
MANY = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@BY_NAME
@MANY
@given(data=ANYTHING)
def test_anything_is_read_or_refused(read: Callable[[Any], Any], data: Any) -> None:
    reads_or_refuses(read, data)


@BY_NAME
@MANY
@given(drawing=st.data())
def test_slightly_wrong_data_is_read_or_refused(read: Callable[[Any], Any], drawing: st.DataObject) -> None:
    right = through_json(drawing.draw(st.sampled_from(READERS[read])))
    reads_or_refuses(read, spoilt(right, drawing.draw))


def reads_or_refuses(read: Callable[[Any], Any], data: Any) -> None:
    """Check that data is read or refused with WireError, and that the refusal can be sent."""
    try:
        read(data)
    except WireError as error:
        refused = error.fault
    else:
        return
    assert read_fault(through_json(write_fault(refused))) == refused


def spoilt(data: Any, draw: Callable[[Any], Any]) -> Any:
    """The data with one error at some depth."""
    if not isinstance(data, (dict, list)) or not data or draw(st.integers(0, 5)) == 0:
        return draw(ANYTHING)
    keys = sorted(data) if isinstance(data, dict) else range(len(data))
    key = draw(st.sampled_from(keys))
    how = draw(st.integers(0, 7))
    if how == 0:
        del data[key]
    elif how == 1 and isinstance(data, dict):
        data[draw(st.text(max_size=5) | KEYS)] = draw(ANYTHING)
    else:
        data[key] = spoilt(data[key], draw)
    return data


@pytest.mark.parametrize(
    ("read", "data", "kind"),
    [
        (read_move, None, "wire-value"),
        (read_move, {}, "wire-kind"),
        (read_move, {"kind": "dance"}, "wire-kind"),
        (read_move, {"kind": ["pass"]}, "wire-kind"),
        (read_move, {"kind": "pass", "card": "monsters/ghoul"}, "wire-key"),
        (read_move, {"kind": "exchange"}, "wire-missing"),
        (read_move, {"kind": "exchange", "card": "monsters/nobody"}, "wire-name"),
        (read_move, {"kind": "exchange", "card": ["monsters/ghoul"]}, "wire-name"),
        (read_move, {"kind": "start", "seat": True}, "wire-value"),
        (read_move, {"kind": "start", "seat": 1.0}, "wire-value"),
        (read_view, {}, "wire-missing"),
        (read_view, {**write_view(GAME), "ruleset": 5}, "wire-value"),
        (read_view, {**write_view(GAME), "ruleset": "chess"}, "ruleset-name"),
        (read_view, {**write_view(GAME), "sides": None}, "wire-value"),
        (read_view, {**write_view(GAME), "seats": [None]}, "wire-value"),
        (read_match_view, {**write_match_view(MATCH), "game": []}, "wire-value"),
        (read_match_view, {**write_match_view(MATCH), "result": {"how": "resigned"}}, "record-result"),
        (read_event, {"kind": "burned", "victims": [["monsters/ghoul"]]}, "wire-value"),
        (read_fault, {"kind": "x"}, "wire-missing"),
        (read_fault, {"kind": "x", "details": []}, "wire-value"),
        (read_fault, {"kind": "x", "details": {"a": {}}}, "wire-kind"),
        (read_fault, {"kind": "x", "details": {"a": {"card": "b", "row": "c"}}}, "wire-kind"),
        (read_fault, {"kind": "x", "details": {"a": 0.5}}, "wire-value"),
    ],
)  # fmt: skip
def test_a_refusal_names_what_is_wrong(read: Callable[[Any], Any], data: Any, kind: str) -> None:
    with pytest.raises(WireError) as caught:
        read(data)
    assert caught.value.kind == kind


def test_a_refusal_quotes_only_part_of_a_huge_value() -> None:
    for data in ({"kind": "x" * 10_000}, {"kind": "exchange", "card": "y" * 10_000}, {"kind": "pass", "z" * 10_000: 1}):
        with pytest.raises(WireError) as caught:
            read_move(data)
        assert len(str(caught.value.details["value"])) < 100
    with pytest.raises(WireError) as caught:
        read_fault({"kind": "x", "details": {"a": {"t" * 10_000: 1}}})
    assert len(str(caught.value.details["value"])) < 100


@pytest.mark.parametrize("read", [read_view, read_match_view, read_table_view, read_event], ids=lambda r: r.__name__)
def test_fields_that_a_newer_server_adds_are_ignored(read: Callable[[Any], Any]) -> None:
    for written in READERS[read]:
        data = through_json(written)
        assert read(with_new_fields(data)) == read(data)


def with_new_fields(data: Any) -> Any:
    """The data with a new field in it, in its seats and in its sides."""
    if not isinstance(data, dict):
        return data
    parts = {key: [with_new_fields(one) for one in data[key]] for key in ("seats", "sides") if key in data}
    return {**data, **parts, "added": 1}
