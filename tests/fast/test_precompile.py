"""Compilation ahead of use with `gwint fast warm`, and its progress display."""

from __future__ import annotations

import io

import pytest

from gwint.cli.commands.fast import ENVIRONMENTS
from gwint.fast import precompile
from gwint.fast.compiler import Progress
from tests.cli.runner import run


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_warm_compiles_every_part_and_reports_each() -> None:
    warmed = run("fast", "warm")
    assert warmed.exit_code == 0
    assert len(warmed.stderr.splitlines()) == precompile.PARTS + ENVIRONMENTS
    assert warmed.stdout.startswith("Ready after ")


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
