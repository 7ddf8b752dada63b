"""docs/security.md: every test that it names exists, and its numbers are those of the code."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from gwint.server.storage.sessions import MAX_SESSIONS, SESSION_DAYS, TOKEN_BYTES

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
HOLDS = TEXT[TEXT.index("## OWASP ASVS") : TEXT.index("**What does not hold")]
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)
ROWS = re.findall(r"^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| (.+?) \| (.+) \|$", HOLDS, re.MULTILINE)
SECTIONS = ("What is protected", "From whom", "What is not protected", "What is logged", "Sessions")


@cache
def names_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED)))
def test_a_named_test_exists(file: str, name: str) -> None:
    assert name.startswith("test_")
    assert name in names_in(file)


def test_every_point_has_a_test() -> None:
    assert len(ROWS) > 60
    for points, claim, proof in ROWS:
        assert claim, points
        assert re.fullmatch(r"`tests/[\w/]+\.py::test_\w+`(?:, `tests/[\w/]+\.py::test_\w+`)*", proof), points
    assert len(ROWS) == len([line for line in HOLDS.splitlines() if re.match(r"\| \d", line)])


def test_no_point_is_claimed_twice() -> None:
    points = [point for row in ROWS for point in row[0].split(", ")]
    assert sorted(points) == sorted(set(points))
    assert not [
        point for point in re.findall(r"\d+\.\d+\.\d+", TEXT.partition("**What does not hold")[2]) if point in points
    ]


def test_the_documented_numbers_are_those_of_the_code() -> None:
    assert f"after {SESSION_DAYS} days without use" in TEXT
    assert f"may have {MAX_SESSIONS} sessions" in TEXT
    assert f"{8 * TOKEN_BYTES} random bits" in TEXT


def test_the_document_says_what_is_protected_and_what_is_not() -> None:
    assert [section for section in SECTIONS if f"**{section}" not in TEXT] == []


def test_the_policy_has_time_frames() -> None:
    policy = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert "answered by a release within 7 days of its fix, any other within 30 days" in policy
