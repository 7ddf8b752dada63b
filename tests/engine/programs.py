"""Programs that misbehave after hello, in the way they are called: `python programs.py HOW [FILE]`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import Any

ANSWERS = {
    "nonsense": "I would rather not",
    "cheating": {"type": "answer", "move": "Geralt of Rivia"},
    "numbers": {"type": "answer", "move": 3},
    "refusing": {"type": "error", "fault": {"kind": "too-tired", "details": {}}},
    "welcoming": {"type": "welcome", "protocol": 1, "name": "again"},
}


def send(message: Any) -> None:
    print(json.dumps(message) if isinstance(message, dict) else message, flush=True)


def act(how: str, file: str) -> None:
    if how == "dying":
        sys.exit(3)
    elif how == "hanging":
        Event().wait()
    elif how == "helped":
        # The child process holds the file open while it lives.
        with Path(file).open("w") as line:
            subprocess.Popen(["sleep", "1000"], stdout=line)
            print(os.getpid(), file=line, flush=True)
            Event().wait()
    elif how == "mute":
        os.close(1)
        Event().wait()
    else:
        send(ANSWERS[how])


def main(how: str, file: str = "") -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "quit":
            Path(file).write_text("goodbye") if how == "polite" else None
            return
        if request["type"] == "hello" and how == "newer":
            send({"type": "welcome", "protocol": 2, "name": "newer"})
        elif request["type"] == "hello":
            send({"type": "welcome", "protocol": 1, "name": how})
        elif how == "polite":
            send({"type": "answer", "move": request["moves"][-1]})
        else:
            act(how, file)


if __name__ == "__main__":
    main(*sys.argv[1:])
