"""Bots that behave badly, as an operator's own programs; what they need to know comes as the seed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import NoReturn

from gwint.rules.moves import Move, Start
from gwint.views import View

HERE = "tests.server.bots.bad_bots"
PROGRAMS = {
    name: f"{HERE}:{name}"
    for name in (
        "sleeping", "helped", "busy", "raising", "exiting", "killed", "cheating", "chatty", "telling", "giving",
        "taking",
    )
}  # fmt: skip


def sleeping(_view: View, seed: str) -> NoReturn:
    """Tells its process id through the named pipe, which is open as long as the process lives."""
    with Path(seed).open("w") as pipe:
        print(os.getpid(), file=pipe, flush=True)
        while True:
            Event().wait()


def helped(_view: View, seed: str) -> NoReturn:
    """The same, with a process of its own that holds the pipe open too."""
    with Path(seed).open("w") as pipe, subprocess.Popen(["sleep", "1000"], stdout=pipe):
        print(os.getpid(), file=pipe, flush=True)
        while True:
            Event().wait()


def busy(_view: View, _seed: str) -> NoReturn:
    while True:
        pass


def raising(_view: View, _seed: str) -> Move:
    raise LookupError("no idea")


def exiting(_view: View, _seed: str) -> NoReturn:
    sys.exit(3)


def killed(_view: View, _seed: str) -> Move:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def cheating(_view: View, _seed: str) -> Move:
    return Start(99)


def chatty(view: View, _seed: str) -> Move:
    """Prints and reads where the server's questions and answers once were."""
    os.write(1, b"\0\0\0\1talk")
    print("thinking aloud", sys.stdin.read())
    return view.moves[-1]


def telling(view: View, seed: str) -> Move:
    """Writes down in which process it thinks."""
    Path(seed).write_text(f"{os.getpid()}")
    return view.moves[-1]


def giving(view: View, seed: str) -> Move:
    """Waits for `taking`: to open a named pipe takes two."""
    with Path(seed).open("w"):
        return view.moves[0]


def taking(view: View, seed: str) -> Move:
    with Path(seed).open():
        return view.moves[-1]
