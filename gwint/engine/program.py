"""A bot that runs as a separate program: started by its command, asked line by line, and shut down."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Event, Timer
from typing import IO, Final, TypeVar

from gwint.bots import INSTANT, Budget
from gwint.engine.messages import (
    PROTOCOL,
    Answer,
    EngineError,
    Error,
    Hello,
    Message,
    Question,
    Quit,
    Welcome,
    decode,
    encode,
)
from gwint.faults import GwintError
from gwint.rules.modes import Mode
from gwint.rules.moves import Move
from gwint.rulesets import Ruleset
from gwint.views import View

Reply = TypeVar("Reply", Welcome, Answer)

DEADLINE_S: Final = 30.0
"""The time for an answer on top of the budget's milliseconds."""
QUIT_TIMEOUT_S: Final = 1.0
"""The time a program has to exit after `quit`."""
MAX_LINE_BYTES: Final = 1 << 20
"""The longest line that is read."""


def split_command(command: str) -> list[str]:
    """Split a command without a shell; refuse it if there is no such program."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise EngineError("engine-missing", program=command, reason=str(error)) from error
    if not arguments or shutil.which(arguments[0]) is None:
        raise EngineError("engine-missing", program=command, reason=os.strerror(2))
    return arguments


class Program:
    """A program that is started with its first question, and again after a failure."""

    def __init__(self, command: str, deadline_s: float = DEADLINE_S, own_group: bool = True) -> None:
        """With `own_group` the program gets its own process group, and everything it starts is killed with it."""
        self.command = command
        self._deadline_s = deadline_s
        self._own_group = own_group
        self._process: Popen[bytes] | None = None
        self._greeted: tuple[Mode, Ruleset] | None = None
        """The mode and ruleset of the last hello."""

    def __call__(self, view: View, budget: Budget, seed: str) -> Move:
        """Ask the program for a move."""
        if self._greeted != (view.mode, view.ruleset):
            self.greet(view.mode, view.ruleset)
        with self._end_on_failure():
            answer = self._ask(Question(view, view.phrases, budget, seed), Answer, budget)
            with self._blame_program():
                return view.read_move(answer.move)

    def greet(self, mode: Mode | None = None, ruleset: Ruleset | None = None) -> str:
        """Say hello before a game and return the program's name; refuse a program that does not play it."""
        with self._end_on_failure():
            welcome = self._ask(Hello(PROTOCOL, mode, ruleset), Welcome)
            if welcome.protocol != PROTOCOL:
                raise EngineError("engine-protocol", protocol=welcome.protocol, expected=PROTOCOL)
        self._greeted = None if mode is None or ruleset is None else (mode, ruleset)
        return welcome.name

    def close(self) -> None:
        """Send `quit`, and kill a program that does not exit."""
        if self._process is None:
            return
        with suppress(OSError):
            _send(self._process, Quit())
            _pipes(self._process)[0].close()
        with suppress(TimeoutExpired):
            self._process.wait(QUIT_TIMEOUT_S)
        self._end()

    # Asking

    def _ask(self, message: Message, reply_type: type[Reply], budget: Budget = INSTANT) -> Reply:
        """Send a message and return the reply of the expected type."""
        line = self._send_and_read(message, self._deadline_s + budget.milliseconds / 1000)
        with self._blame_program():
            answer = decode(line, reply_type, Error)
        if isinstance(answer, Error):
            raise EngineError("engine-refused", program=self.command, reason=answer.fault)
        assert isinstance(answer, reply_type)
        return answer

    def _send_and_read(self, message: Message, seconds: float) -> bytes:
        process, line = self._running_process(), b""
        with self._deadline(process, seconds) as overran, suppress(OSError):
            _send(process, message)
            line = _pipes(process)[1].readline(MAX_LINE_BYTES)
        if overran.is_set():
            raise EngineError("engine-overran", program=self.command, seconds=f"{seconds:g}")
        if not line:
            raise EngineError("engine-ended", program=self.command, code=self._exit_code(process))
        return line

    @contextmanager
    def _deadline(self, process: Popen[bytes], seconds: float) -> Iterator[Event]:
        """Kill the program at the deadline and set the event."""
        overran = Event()

        def overrun() -> None:
            overran.set()
            self._kill(process)

        timer = Timer(seconds, overrun)
        timer.daemon = True
        timer.start()
        try:
            yield overran
        finally:
            timer.cancel()
            timer.join()

    @contextmanager
    def _blame_program(self) -> Iterator[None]:
        """Report a bad answer as the program's fault."""
        try:
            yield
        except GwintError as refusal:
            raise EngineError("engine-answer", program=self.command, reason=refusal.fault) from refusal

    # Starting and ending

    def _running_process(self) -> Popen[bytes]:
        """Return the process, started if necessary; Ctrl-C in the host's terminal does not reach it."""
        if self._process is None:
            arguments = split_command(self.command)
            try:
                self._process = Popen(arguments, stdin=PIPE, stdout=PIPE, start_new_session=self._own_group)
            except OSError as error:
                raise EngineError("engine-missing", program=self.command, reason=str(error)) from error
        return self._process

    @contextmanager
    def _end_on_failure(self) -> Iterator[None]:
        """End the program after a failure, so that a late answer is never read."""
        try:
            yield
        except BaseException:
            self._end()
            raise

    def _end(self) -> None:
        process, self._process, self._greeted = self._process, None, None
        if process is None:
            return
        self._kill(process)
        process.wait()
        for pipe in _pipes(process):
            with suppress(OSError):
                pipe.close()

    def _exit_code(self, process: Popen[bytes]) -> int:
        """Return the exit code; kill a program that only closed its output."""
        with suppress(TimeoutExpired):
            process.wait(QUIT_TIMEOUT_S)
        self._kill(process)
        return process.wait()

    def _kill(self, process: Popen[bytes]) -> None:
        if process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            if self._own_group and hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()


def _send(process: Popen[bytes], message: Message) -> None:
    stdin, _ = _pipes(process)
    stdin.write(encode(message))
    stdin.flush()


def _pipes(process: Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def exit_on_sigterm() -> None:
    """Let SIGTERM exit this process in order, ending its programs first; a second SIGTERM changes nothing."""

    def end(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.exit()

    signal.signal(signal.SIGTERM, end)
