"""Bots that behave badly, loaded as an operator's own; their seed carries their instructions."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import NoReturn

from gwint.bots import Budget
from gwint.rules.moves import Move, Start
from gwint.views import View

HERE = "tests.server.bots.bad_bots"
PROGRAMS = {
    name: f"{HERE}:{name}"
    for name in (
        "sleeping", "helped", "busy", "raising", "exiting", "killed", "cheating", "chatty", "reporting", "giving",
        "taking",
    )
}  # fmt: skip


def sleeping(_view: View, _budget: Budget, seed: str) -> NoReturn:
    """Write its process id to the named pipe and keep it open while the process lives."""
    with Path(seed).open("w") as pipe:
        print(os.getpid(), file=pipe, flush=True)
        while True:
            Event().wait()


def helped(_view: View, _budget: Budget, seed: str) -> NoReturn:
    """Do the same, with a child process that also holds the pipe open."""
    with Path(seed).open("w") as pipe, subprocess.Popen(["sleep", "1000"], stdout=pipe):
        print(os.getpid(), file=pipe, flush=True)
        while True:
            Event().wait()


def busy(_view: View, _budget: Budget, _seed: str) -> NoReturn:
    while True:
        pass


def raising(_view: View, _budget: Budget, _seed: str) -> Move:
    raise LookupError("no idea")


def exiting(_view: View, _budget: Budget, _seed: str) -> NoReturn:
    sys.exit(3)


def killed(_view: View, _budget: Budget, _seed: str) -> Move:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def cheating(_view: View, _budget: Budget, _seed: str) -> Move:
    return Start(99)


def chatty(view: View, _budget: Budget, _seed: str) -> Move:
    """Write to standard output and read standard input, which a careless worker would share with the server."""
    os.write(1, b"\0\0\0\1talk")
    print("thinking aloud", sys.stdin.read())
    return view.moves[-1]


def reporting(view: View, _budget: Budget, seed: str) -> Move:
    """Write down the process in which it thinks."""
    Path(seed).write_text(f"{os.getpid()}")
    return view.moves[-1]


def giving(view: View, _budget: Budget, seed: str) -> Move:
    """Wait for `taking`: opening a named pipe takes two processes."""
    with Path(seed).open("w"):
        return view.moves[0]


def taking(view: View, _budget: Budget, seed: str) -> Move:
    with Path(seed).open():
        return view.moves[-1]
