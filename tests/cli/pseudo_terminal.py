"""Runs a command in a real pseudo-terminal: types keys and reads its screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gwint.cli.render.terminal import WIPE
from tests.cli.runner import PLAIN

PATIENCE_S = 60.0
"""Long enough for a busy machine, and for a server that restarts."""
SIZE = (24, 80)


class PseudoTerminal:
    """The screen that a person sees, and the keys that they type."""

    def __init__(self, keys: int, process: subprocess.Popen[bytes]) -> None:
        self._keyboard = keys
        self.process = process
        self._shown = ""

    @property
    def screen(self) -> str:
        """What the screen shows since it was last cleared."""
        last = self._shown.rpartition(WIPE)[2]
        return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", last).replace("\r\n", "\n")

    def types(self, line: str) -> None:
        os.write(self._keyboard, f"{line}\n".encode())

    def sees(self, *texts: str) -> str:
        """Wait until the screen shows all of these texts; return it."""
        until = time.monotonic() + PATIENCE_S
        while not all(text in self.screen for text in texts):
            ready, _, _ = select.select([self._keyboard], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"{texts} did not come:\n{self.screen}"
            self._read(texts)
        return self.screen

    def _read(self, texts: tuple[str, ...]) -> None:
        try:
            read = os.read(self._keyboard, 65536)
        except OSError:
            read = b""
        assert read, f"it ended before {texts}:\n{self.screen}"
        self._shown += read.decode(errors="replace")

    def ends(self) -> int:
        """Wait until the command ends by itself; return its exit code."""
        while True:
            try:
                read = os.read(self._keyboard, 65536)
            except OSError:
                break
            if not read:
                break
            self._shown += read.decode(errors="replace")
        return self.process.wait(PATIENCE_S)


@contextmanager
def pseudo_terminal(home: Path, *arguments: str, **environment: str) -> Iterator[PseudoTerminal]:
    """Run `gwint` in a terminal of 80 by 24."""
    keys, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
    inherited = {name: value for name, value in os.environ.items() if name not in {*PLAIN, "COLUMNS", "LINES"}}
    settings = {"GWINT_HOME": str(home), "TERM": "xterm", "PYTHONUTF8": "1", **environment}
    command = [sys.executable, "-m", "gwint.cli", *arguments]
    with subprocess.Popen(
        command, stdin=terminal, stdout=terminal, stderr=terminal, env=inherited | settings, start_new_session=True
    ) as process:
        os.close(terminal)
        try:
            yield PseudoTerminal(keys, process)
        finally:
            process.kill()
            os.close(keys)
