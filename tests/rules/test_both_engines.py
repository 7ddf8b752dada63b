"""The duel tests of this folder run on both engines, and a twin that differs makes them fail."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from gwint.cards import Row
from gwint.notation.picture_reader import position
from gwint.rules.table import Table
from tests import scenes

RULES = Path(__file__).parent
OTHER_MODES = {"free_for_all", "solo", "team"}
COMPARING = {"carry_on", "options", "play", "push", "strengths", "total"}
"""The functions of `tests.scenes` that run the twin."""


def start() -> Table:
    return position("hand | Ghoul, Nekker\ndeck | Fiend\nclose | Ves + Commander's Horn\nfoe hand | Ves")


@pytest.mark.parametrize(
    ("broken", "ask"),
    [
        ("step", lambda table: scenes.play(table, "Ghoul")),
        ("legal", lambda table: scenes.play(table, "Ghoul")),
        ("legal", scenes.options),
        ("fast_row_total", lambda table: scenes.strengths(table, 0, Row.CLOSE)),
        ("fast_row_total", lambda table: scenes.total(table, 0)),
    ],
)
def test_a_twin_that_does_nothing_fails_the_scene(
    monkeypatch: pytest.MonkeyPatch, broken: str, ask: Callable[[Table], object]
) -> None:
    scenes.load_twin()
    ask(start())
    monkeypatch.setattr(scenes, broken, lambda *arguments: 0)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        ask(start())


def test_a_test_compares_a_limited_number_of_tables() -> None:
    for _ in range(scenes.MOST_COMPARED):
        scenes.play(start(), "Ghoul")
    (count,) = (count for test, count in scenes.compared.items() if "limited_number_of_tables" in test)
    assert count == scenes.MOST_COMPARED


@scenes.rules_only
def test_a_test_that_only_the_rules_play_compares_nothing() -> None:
    scenes.play(start(), "Ghoul")
    assert not any("only_the_rules_play" in test for test in scenes.compared)


def test_nearly_all_duel_tests_run_on_both_engines() -> None:
    files = [file for file in RULES.rglob("*.py") if file.parent.name not in OTHER_MODES]
    helpers = {name for file in files if file.name == "__init__.py" for name in _calling(file, COMPARING)}
    asking = [test for file in files for test in _calling(file, COMPARING | helpers).values()]
    tests = [test for test in asking if test.name.startswith("test_")]
    excluded = [test for test in tests if "rules_only" in map(ast.unparse, test.decorator_list)]
    assert len(tests) > 400
    assert len(excluded) < len(tests) / 50


def _calling(file: Path, names: set[str]) -> dict[str, ast.FunctionDef]:
    """Returns the functions of a file that call one of these functions, directly or indirectly."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    calls = {
        function.name: {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
        for function in tree.body
        if isinstance(function, ast.FunctionDef)
    }
    found: set[str] = set()
    while more := {name for name, used in calls.items() if used & (names | found)} - found:
        found |= more
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in found}
