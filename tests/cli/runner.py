"""Runs commands in this process or in one of their own, and reads what `gwint play` shows."""

from __future__ import annotations

import os
import re
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
"""An environment without settings."""
OWN, FOE = "northern-realms-siege", "monsters-swarm"
PROMPT = "Number or name, ? for help >"
CURTAIN = re.compile(r"^Hand the keyboard to (\w+), then press Enter\.", re.MULTILINE)
ALWAYS_FIRST = "1\n" * 120
"""Enough answers for any game."""


def run(*arguments: str, given: str | bytes = "", **environment: str) -> Result:
    return CliRunner(env={**PLAIN, **environment}).invoke(main, arguments, input=given, prog_name="gwint")


def output_of(*arguments: str, given: str | bytes = "", **environment: str) -> str:
    """Run a command that must succeed without errors; return what it prints."""
    result = run(*arguments, given=given, **environment)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def with_plain_spaces(text: str) -> str:
    """A message as a terminal shows it: no-break spaces only decide where lines are broken."""
    return text.replace("\u00a0", " ")


def start(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    """Start the command as a shell does, with pipes for its three streams."""
    pipe = subprocess.PIPE
    inherited = {name: value for name, value in os.environ.items() if name not in PLAIN} | {"PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "gwint.cli", *arguments]
    # Children of a shell that runs the tests in the background ignore Ctrl-C by default.
    accept_ctrl_c = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    settings = inherited | environment
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=settings, preexec_fn=accept_ctrl_c)


def imported_modules(*arguments: str) -> set[str]:
    """Return the modules that a new process has imported when it has run the command."""
    return modules_after(f"main({list(arguments)}, prog_name='gwint')")


def modules_after(code: str) -> set[str]:
    """Return the modules that a new process has imported when it has run code."""
    lines = (
        "import sys",
        "from gwint.cli import main",
        f"try: {code}",
        "except SystemExit: pass",
        "print(*sys.modules)",
    )
    ran = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    return {*ran.stdout.splitlines()[-1].split()}


def archived_records(home: Path) -> list[Path]:
    """Return the records of finished and archived games."""
    return sorted((home / "games").glob("*")) if (home / "games").exists() else []


def game_of(path: Path) -> Game:
    return Game.from_record(path.read_text(encoding="utf-8"))


def screens(output: str) -> list[str]:
    """Return what was shown before each prompt."""
    return output.split(PROMPT)[:-1]


def game_record(folder: Path, picture: str, players: tuple[str, ...] = ()) -> Path:
    """Write the record of a game that begins with a picture; return its path."""
    path = folder / "game.gwint"
    path.write_text(Game.from_picture(picture, players).record(), encoding="utf-8")
    return path
