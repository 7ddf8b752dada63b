"""What comes to a guest: messages of the table, and lines from the keyboard or a pipe, each when it comes."""

from __future__ import annotations

import os
import select
import sys
from collections import deque
from typing import Final

from gwint.cli.render.terminal import Terminal
from gwint.wire import Data

CHUNK: Final = 4096


class Hearing:
    """Read from below Python's own buffers, so that it is known whether a line waits."""

    def __init__(self, keys: int) -> None:
        self._keys = keys
        """Where lines are typed."""
        self._typed = b""
        self._ended = False
        self._messages: deque[Data] = deque()
        self._bell, self._rope = os.pipe()

    def ring(self, message: Data) -> None:
        """A message has come; from any thread."""
        self._messages.append(message)
        os.write(self._rope, b"!")

    def next(self, typing: bool, seconds: float | None = None) -> Data | str | None:
        """What comes next: a message, or a line where one is waited for, `""` at their end; None after so long."""
        while True:
            if self._messages:
                return self._messages.popleft()
            if typing and (self._ended or b"\n" in self._typed):
                return self._line()
            ready, _, _ = select.select([self._bell, *([self._keys] if typing else [])], [], [], seconds)
            if not ready:
                return None
            self._take(ready)

    def line(self) -> str:
        """The next line, whatever else comes meanwhile; empty at the end."""
        while not self._ended and b"\n" not in self._typed:
            self._take([self._keys])
        return self._line()

    def _take(self, ready: list[int]) -> None:
        if self._bell in ready:
            os.read(self._bell, CHUNK)
        if self._keys in ready:
            read = os.read(self._keys, CHUNK)
            self._typed += read
            self._ended = not read

    def _line(self) -> str:
        line, end, self._typed = self._typed.partition(b"\n")
        return (line + end).decode(errors="replace")

    def close(self) -> None:
        os.close(self._bell)
        os.close(self._rope)


class GuestTerminal(Terminal):
    """A terminal whose lines are heard between messages."""

    def __init__(self, hearing: Hearing | None = None, live: bool | None = None) -> None:
        super().__init__(live)
        self.hearing = hearing or Hearing(sys.stdin.fileno())

    def line(self) -> str:
        return self.hearing.line()
