"""Any text gives a table or a clear refusal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from gwint.notation.record import RecordError, read, replay, write
from gwint.rules.table import Table
from tests.notation.sample_records import MIDDLE, TYPED, random_record, record_from_the_middle


@cache
def written_games() -> tuple[str, ...]:
    """Whole games, games that start at each question that occurred, and the hand-written records."""
    texts = [write(random_record(number)[0]) for number in range(3)]
    texts += [write(record_from_the_middle(number)[0]) for number in range(3)]
    return (*texts, TYPED, MIDDLE.replace("LINE", "pass"))


def table_or_refusal(text: str) -> Table | RecordError:
    try:
        return replay(read(text))
    except RecordError as error:
        return error


def attempt(text: str) -> None:
    table = table_or_refusal(text)
    if isinstance(table, RecordError):
        assert 1 <= table.line <= max(1, len(text.splitlines()))
        assert str(table)
    else:
        assert replay(read(write(read(text)))) == table


def deleted(lines: list[str], at: int, _other: int, _with: str) -> None:
    del lines[at]


def doubled(lines: list[str], at: int, other: int, _with: str) -> None:
    lines.insert(other, lines[at])


def swapped(lines: list[str], at: int, other: int, _with: str) -> None:
    lines[at], lines[other] = lines[other], lines[at]


def altered(lines: list[str], at: int, other: int, character: str) -> None:
    place = other % (len(lines[at]) + 1)
    lines[at] = lines[at][:place] + character + lines[at][place + 1 :]


def added(lines: list[str], at: int, other: int, character: str) -> None:
    place = other % (len(lines[at]) + 1)
    lines[at] = lines[at][:place] + character + lines[at][place:]


def shortened(lines: list[str], at: int, other: int, _with: str) -> None:
    place = other % (len(lines[at]) + 1)
    lines[at] = lines[at][:place] + lines[at][place + 1 :]


Change = Callable[[list[str], int, int, str], None]
CHANGES: list[Change] = [deleted, doubled, swapped, altered, added, shortened]
changes = st.tuples(
    st.sampled_from(CHANGES),
    st.integers(0, 10_000),
    st.integers(0, 10_000),
    st.one_of(st.sampled_from("0123456789 |#,;+[]()x²"), st.characters()),
)


@given(st.integers(0, 7), st.lists(changes, min_size=1, max_size=4))
@examples(max_examples=150)
def test_a_damaged_record_replays_or_is_refused(number: int, made: list[tuple[Change, int, int, str]]) -> None:
    lines = written_games()[number].splitlines()
    for change, at, other, character in made:
        if lines:
            change(lines, at % len(lines), other % len(lines) if change in (doubled, swapped) else other, character)
    attempt("\n".join(lines))


@given(st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1"))), st.booleans())
def test_garbage_is_refused(text: str, headed: bool) -> None:
    if headed:
        attempt("gwint record 1\n" + text)
        return
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.kind == "record-header"
