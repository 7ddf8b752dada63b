"""Reading a text takes time in proportion to its length, whatever a stranger writes."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import pytest

from gwint.decks import get_deck, read_deck
from gwint.faults import GwintError
from gwint.match import record_reader as match_records
from gwint.notation.picture_reader import position
from gwint.notation.record import read

LENGTH: Final = 2_000
FACTOR: Final = 4
"""Reading a text this many times as long takes as many times as long, and not the square of it."""
DEAL: Final = f"gwint record 1\nseed | {'0' * 64}\np1 leader | King Bran\np2 leader | King Bran\n"

TEXTS: Final[Mapping[str, tuple[Callable[[str], object], Callable[[int], str]]]] = {
    "spaces in a card": (position, lambda n: f"hand | Ves{' ' * n}x"),
    "counts in a card": (position, lambda n: f"hand | {'a x1 ' * (n // 5)}z"),
    "digits of a count": (position, lambda n: f"hand | {'1' * n} Ghoul"),
    "brackets of a printing": (position, lambda n: f"hand | {'[' * n}"),
    "closed brackets of a printing": (position, lambda n: f"hand | {'[' * n}]"),
    "unknown cards": (position, lambda n: "hand | " + ", ".join(f"Gho{i}l" for i in range(n // 8))),
    "a long name": (position, lambda n: f"hand | {'abcdefgh ' * (n // 9)}"),
    "commas of weather": (position, lambda n: f"weather | {',' * n}"),
    "brackets of weather": (position, lambda n: f"weather | {',(' * (n // 2)}"),
    "spaces in weather": (position, lambda n: f"weather | frost{' ' * n}(x"),
    "spaces in a leader": (position, lambda n: f"leader | King Bran{' ' * n}x"),
    "a long leader": (position, lambda n: f"leader | {'abcdefgh ' * (n // 9)}"),
    "unknown lines": (position, lambda n: "nothing | x\n" * (n // 12)),
    "options": (position, lambda n: f"rules | {'roach=yes,' * (n // 10)}"),
    "spaces before a count": (read_deck, lambda n: f"Leader: King Bran\nGhoul{' ' * n}b"),
    "spaces after a count": (read_deck, lambda n: f"Leader: King Bran\n1{' ' * n}x"),
    "counts in a deck": (read_deck, lambda n: f"Leader: King Bran\n{'a x1 ' * (n // 5)}z"),
    "a long line in a deck": (read_deck, lambda n: f"Leader: King Bran\n{'abcdefgh ' * (n // 9)}"),
    "a long deck code": (get_deck, lambda n: "A" * n),
    "spaces in a record's deck": (read, lambda n: f"{DEAL}p1 deck | 1{' ' * n}x\n"),
    "spaces in a record's key": (read, lambda n: f"{DEAL}a{' ' * n}b | x\n"),
    "spaces in a move": (read, lambda n: f"{DEAL}p1 deck | Ghoul\np2 deck | Ghoul\nmoves\np1{' ' * n}:{' ' * n}\n"),
    "winners": (read, lambda n: f"{DEAL}p1 deck | Ghoul\np2 deck | Ghoul\nresult | p1{', p1' * (n // 4)} x\n"),
    "spaces in a match's header": (match_records.read, lambda n: f"gwint{' ' * n}match{' ' * n}x\n"),
}  # fmt: skip
"""For each weakness that a pattern may have: how the text is read, and the text of about a given length."""


def seconds(read_text: Callable[[str], object], text: str) -> float:
    """The shortest of three times, which other programs on the machine lengthen least."""
    times = []
    for _ in range(3):
        begun = time.thread_time()
        with suppress(GwintError):
            read_text(text)
        times.append(time.thread_time() - begun)
    return min(times)


@pytest.mark.parametrize("weakness", TEXTS)
def test_a_longer_text_takes_longer_only_in_proportion(weakness: str) -> None:
    read_text, text = TEXTS[weakness]
    short, long = (seconds(read_text, text(length)) for length in (LENGTH, FACTOR * LENGTH))
    # A thousandth of a second is within what the clock and the caches add to a short time.
    assert long < 2.2 * FACTOR * max(short, 0.001)


def test_a_fault_quotes_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(GwintError) as refused:
        position(f"hand | {'x' * 100_000}")
    assert len(repr(refused.value)) < 3_000


def test_an_error_lists_twenty_faults_and_counts_the_rest() -> None:
    with pytest.raises(GwintError) as refused:
        position("nothing | x\n" * 1_000)
    faults = refused.value.details["faults"]
    assert isinstance(faults, tuple)
    assert [fault.kind for fault in faults] == ["unknown-line"] * 20 + ["more-faults"]
    assert faults[-1].details == {"count": 980}
