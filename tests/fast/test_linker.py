"""Rules are linked into the entry point that calls them, and Python can call a rule by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gwint.fast.compiler import entry_point, kernel
from gwint.fast.duel import opposing


@kernel
def doubled(number: int) -> int:
    return number * 2


@kernel
def more(number: int) -> int:
    return doubled(number) + 1


def asked(number: int) -> int:
    return more(number) + doubled(number)


def test_an_entry_point_contains_its_rules_and_exports_none_of_them(tmp_path: Path) -> None:
    opened: Any = entry_point(asked, tmp_path)
    assert opened(5) == asked(5) == 21
    (made,) = opened.overloads.values()
    names = [function.name for function in made.library.get_defined_functions()]
    assert names
    assert all("asked" in name for name in names)


def test_python_may_call_a_rule() -> None:
    assert [opposing(0), opposing(1)] == [1, 0]
    assert more(3) == 7
