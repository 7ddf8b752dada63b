"""Every input of the corpus, and a few mutations of each, are read or refused as they should be."""

from __future__ import annotations

import time
from itertools import islice
from random import Random

import pytest

from tests.fuzz.campaign import corpus_pools, run, shrunk
from tests.fuzz.checks import Failure, outcome
from tests.fuzz.corpus import FOLDER, inputs
from tests.fuzz.mutations import MUTATIONS, mutated
from tests.fuzz.targets import TARGETS, Target

CASES = 40
"""Mutated inputs for each reader."""


def test_every_reader_has_a_folder_and_every_folder_a_reader() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(TARGETS)


@pytest.mark.parametrize("name", TARGETS)
def test_the_corpus_is_read_or_refused(name: str) -> None:
    outcomes = {file: outcome(TARGETS[name], data) for file, data in inputs(name).items()}
    assert "read" in outcomes.values()


@pytest.mark.parametrize("name", TARGETS)
def test_mutations_of_the_corpus_are_read_or_refused(name: str) -> None:
    targets = {name: TARGETS[name]}
    for case in islice(run(targets, name, corpus_pools(targets)), CASES):
        if case.failure is not None:
            raise case.failure


def test_a_seed_gives_the_same_inputs_again() -> None:
    targets = {name: TARGETS[name] for name in ("pictures", "commands", "deck-codes")}
    first, second = (list(islice(run(targets, "x", corpus_pools(targets)), 60)) for _ in range(2))
    assert [case.data for case in first] == [case.data for case in second]


@pytest.mark.parametrize("grammar", MUTATIONS)
def test_anything_can_be_mutated(grammar: str) -> None:
    chance = Random(grammar)
    for data in (b"", b"\n", b"x", b"[]", b"{}", b"\xff", b"gw1"):
        for _ in range(50):
            assert isinstance(mutated(chance, grammar, [data]), bytes)


# What the checks notice


def read_slowly(data: bytes) -> bytes:
    until = time.thread_time() + 0.26
    while time.thread_time() < until:
        pass
    return data


@pytest.mark.parametrize(
    ("target", "message"),
    [
        (Target(lambda data: int(data)), "raised ValueError"),
        (Target(read_slowly), "took"),
        (Target(lambda data: data, lambda _: b"other"), "differs"),
        (Target(lambda data: data, lambda data: data.title().decode("x")), "read again"),
    ],
)
def test_the_checks_notice_an_error_of_each_sort(target: Target, message: str) -> None:
    with pytest.raises(Failure, match=message):
        outcome(target, b"y")


def test_a_failing_input_is_shortened() -> None:
    assert shrunk(b"any text with an X in it", lambda data: b"X" in data) == b"X"
