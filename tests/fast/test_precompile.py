"""Compilation ahead of use with `gwint fast warm`, and its progress display."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

from gwint.fast import precompile as twin
from gwint.fast.compiler import Progress
from gwint.lab import precompile as laboratory
from tests.cli.runner import run


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_warm_compiles_every_part_and_reports_each() -> None:
    warmed = run("fast", "warm")
    assert warmed.exit_code == 0
    assert len(warmed.stderr.splitlines()) == twin.PARTS + laboratory.PARTS
    assert warmed.stdout.startswith("Ready after ")
    entries = entry_points()
    assert len(entries) > 12
    assert [name for name, entry in entries.items() if not entry.signatures] == []


def entry_points() -> dict[str, Any]:
    """Return the functions that Python calls and that are cached, by name."""
    modules = [module for name, module in sys.modules.items() if name.startswith("gwint.")]
    compiled = [value for module in modules for value in vars(module).values() if isinstance(value, Dispatcher)]
    return {entry.py_func.__qualname__: entry for entry in compiled if entry.stats.cache_path}


def test_progress_is_shown_at_a_terminal_and_wiped_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    progress = Progress()
    progress.rules = 2
    progress.count_rule()
    progress.count_rule()
    assert terminal.getvalue() == "\rgwint.fast 1/2\rgwint.fast 2/2"
    progress.finish()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_progress_is_shown_on_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr("sys.stderr", pipe)
    progress = Progress()
    progress.count_rule()
    progress.finish()
    assert pipe.getvalue() == ""
