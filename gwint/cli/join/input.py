"""One queue for messages of the server and lines from the keyboard or a pipe."""

from __future__ import annotations

import os
import select
import sys
from collections import deque
from typing import Final

from gwint.cli.render.terminal import Terminal
from gwint.wire import Data

CHUNK: Final = 4096


class InputQueue:
    """Waits for messages and lines together; reads the file descriptor directly, since `select` ignores buffers."""

    def __init__(self, keyboard: int) -> None:
        self._keyboard = keyboard
        """The file descriptor of the keyboard or pipe."""
        self._typed = b""
        self._ended = False
        self._messages: deque[Data] = deque()
        self._wake_reader, self._wake_writer = os.pipe()

    def put(self, message: Data) -> None:
        """Add a message, from any thread."""
        self._messages.append(message)
        os.write(self._wake_writer, b"!")

    def next(self, typing: bool, seconds: float | None = None) -> Data | str | None:
        """Return the next message, or if `typing` the next line, `""` at the end; None after the timeout."""
        while True:
            if self._messages:
                return self._messages.popleft()
            if typing and (self._ended or b"\n" in self._typed):
                return self._connection()
            ready, _, _ = select.select([self._wake_reader, *([self._keyboard] if typing else [])], [], [], seconds)
            if not ready:
                return None
            self._read_ready(ready)

    def read_line(self) -> str:
        """Return the next line, even if messages are waiting; `""` at the end."""
        while not self._ended and b"\n" not in self._typed:
            self._read_ready([self._keyboard])
        return self._connection()

    def _read_ready(self, ready: list[int]) -> None:
        if self._wake_reader in ready:
            os.read(self._wake_reader, CHUNK)
        if self._keyboard in ready:
            read = os.read(self._keyboard, CHUNK)
            self._typed += read
            self._ended = not read

    def _connection(self) -> str:
        line, end, self._typed = self._typed.partition(b"\n")
        return (line + end).decode(errors="replace")

    def close(self) -> None:
        os.close(self._wake_reader)
        os.close(self._wake_writer)


class JoinTerminal(Terminal):
    """A terminal that reads its lines from an input queue."""

    def __init__(self, input_queue: InputQueue | None = None, live: bool | None = None) -> None:
        super().__init__(live)
        self.input = input_queue or InputQueue(sys.stdin.fileno())

    def read_line(self) -> str:
        return self.input.read_line()
