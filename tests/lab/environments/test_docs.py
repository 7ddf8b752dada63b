"""The examples of docs/environments.md work, and the training examples learn."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from gwint.lab.environments.reference_tables import field_table, move_table, zone_table

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_python_examples_of_the_environments_run() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert results.attempted > 12
    assert results.failed == 0


def test_the_tables_match_the_code() -> None:
    for table in (field_table(), zone_table(), move_table()):
        assert table in TEXT


def test_the_links_lead_to_files() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / "docs" / target).exists(), target


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "examples" / name))


def test_the_batched_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("train_batched.py")["main"](8) > 0.1
    assert "round 7:" in capsys.readouterr().out


def test_the_pettingzoo_example_prints_moves_and_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    example("train_pettingzoo.py")["main"](20)
    assert len(re.findall(r"^[+-]\d\.\d\d \w", capsys.readouterr().out, re.MULTILINE)) == 5
