"""The commands, run in this process or in one of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from click.testing import CliRunner, Result

from gwint import Game
from gwint.cli import main

PLAIN: Mapping[str, str | None] = {
    "GWINT_LANG": None, "LC_ALL": None, "LC_MESSAGES": None, "LANG": None, "NO_COLOR": None, "FORCE_COLOR": None,
}  # fmt: skip
"""An environment that has no wishes."""


def run(*arguments: str, given: str | bytes = "", **environment: str) -> Result:
    return CliRunner(env={**PLAIN, **environment}).invoke(main, arguments, input=given, prog_name="gwint")


def said(*arguments: str, given: str | bytes = "", **environment: str) -> str:
    """What a command prints that has nothing to complain of."""
    result = run(*arguments, given=given, **environment)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def start(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    """The command as a shell starts it, its three streams pipes."""
    pipe = subprocess.PIPE
    options = {name: value for name, value in os.environ.items() if name not in PLAIN} | {"PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "gwint.cli", *arguments]
    # A shell that runs the tests in the background has its children ignore Ctrl-C.
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=options | environment, preexec_fn=heeds)


def kept(home: Path) -> list[Path]:
    """The records of games that are over or were put aside."""
    return sorted((home / "games").glob("*")) if (home / "games").exists() else []


def game_of(path: Path) -> Game:
    return Game.from_record(path.read_text(encoding="utf-8"))
