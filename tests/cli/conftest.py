"""`gwint play` in a pipe and in a terminal, with its saved games in a folder of the test's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from gwint.cli import main
from gwint.cli.render.terminal import Terminal
from tests.cli.runner import run


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def play(home: Path) -> Callable[..., Result]:
    """Return a function that runs the command in a pipe."""

    def played(given: str | bytes = "", *arguments: str, **environment: str) -> Result:
        return run("play", *arguments, given=given, **{"GWINT_HOME": str(home), **environment})

    return played


@pytest.fixture
def sit(home: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Return a function that runs the command as if in a terminal of 80 by 24, and returns all that it shows."""
    monkeypatch.setattr("gwint.cli.commands.play.Terminal", lambda: Terminal(live=True))
    environment = {"GWINT_HOME": str(home), "COLUMNS": "80", "LINES": "24"}

    def shown(given: str, *arguments: str) -> str:
        result = CliRunner(env=environment).invoke(main, ["play", *arguments], input=given, color=True)
        assert result.exit_code == 0
        return re.sub(r"\x1b\[[0-9;]*m", "", result.stdout)

    return shown
