"""Every pair of subjects has an answer: it plays by the rules, is always the same, and its tables are possible."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from gwint.cards import CATALOGUE, FACTIONS
from gwint.encounters import Encounter, Moment, Subject
from gwint.encounters.scenes import MAX_SCENES, answer
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.rules.table_validation import faults
from gwint.rulesets import RULESETS, Ruleset
from tests.rule_coverage import rule_ids

SUBJECTS: tuple[Subject, ...] = (
    *{card.id: card for card in CATALOGUE.cards.values()}.values(),
    *CATALOGUE.leaders.values(),
    *FACTIONS,
    *Moment,
)
IDS = frozenset(rule_ids())
STRIDE = 41
"""The quick test asks one pair of this many."""


def pairs() -> Iterator[tuple[Subject, Subject | None]]:
    yield from ((one, None) for one in SUBJECTS)
    yield from itertools.combinations_with_replacement(SUBJECTS, 2)


def check(first: Subject, second: Subject | None, ruleset: Ruleset) -> Encounter:
    found = answer(first, second, ruleset)
    assert len(found.scenes) <= MAX_SCENES
    assert found.scenes or not found.affects
    for scene in found.scenes:
        assert not faults(scene.before), (first, second, scene.situation)
        assert not faults(scene.after), (first, second, scene.situation)
        assert scene.possible or scene.before == scene.after
        assert set(scene.rules) <= IDS
        assert scene.rules or scene.differs or not found.affects, (first, second, scene.situation)
    return found


@pytest.mark.parametrize("rules", RULESETS)
def test_a_sample_of_pairs_is_answered_by_the_rules(rules: str) -> None:
    shift = list(RULESETS).index(rules)
    for first, second in itertools.islice(pairs(), shift, None, STRIDE):
        check(first, second, RULESETS[rules])


def test_the_same_question_has_the_same_answer_in_either_order() -> None:
    for first, second in itertools.islice(pairs(), 7, None, 401):
        found = answer(first, second, RULESETS["legendary"])
        assert answer(first, second, RULESETS["legendary"]) == found
        if second is not None:
            swapped = answer(second, first, RULESETS["legendary"])
            assert (swapped.affects, len(swapped.scenes)) == (found.affects, len(found.scenes))


def test_the_tables_of_scenes_are_pictures() -> None:
    for first, second in itertools.islice(pairs(), 3, None, 401):
        for scene in answer(first, second, RULESETS["klub"]).scenes:
            assert picture(position(picture(scene.before))) == picture(scene.before)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_every_pair_is_answered_by_the_rules(rules: str) -> None:
    for first, second in pairs():
        check(first, second, RULESETS[rules])
