"""A bot that is a program of its own: started by its command, asked line by line, and ended."""

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
from types import TracebackType
from typing import IO, Final, Self, TypeVar

from gwint.bots import INSTANT, Budget
from gwint.bots.budget import split_budget
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
from gwint.engine.moves import move_for, phrases_for
from gwint.faults import Refusal
from gwint.rules.modes import Mode
from gwint.rules.moves import Move
from gwint.rulesets import Ruleset
from gwint.views import View

Reply = TypeVar("Reply", Welcome, Answer)

DEADLINE_S: Final = 30.0
"""What a program has for an answer beyond the milliseconds it was told."""
QUIT_TIMEOUT_S: Final = 1.0
"""What it has to go by itself."""
MAX_LINE_BYTES: Final = 1 << 20
"""Bytes of a line."""


def split_command(command: str) -> list[str]:
    """The words of a command, no shell between; refused where there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise EngineError("engine-missing", program=command, reason=str(error)) from error
    if not words or shutil.which(words[0]) is None:
        raise EngineError("engine-missing", program=command, reason=os.strerror(2))
    return words


class Program:
    """Begun when it is first asked; after a failure it begins anew with the next question."""

    def __init__(
        self, command: str, budget: Budget = INSTANT, deadline_s: float = DEADLINE_S, own_group: bool = True
    ) -> None:
        """`alone`: in a group of its own, with which all ends that it has started; else its host's group ends it."""
        self.command = command
        self.budget = budget
        self._seconds = deadline_s + budget.milliseconds / 1000
        self._own_group = own_group
        self._process: Popen[bytes] | None = None
        self._greeted: tuple[Mode, Ruleset] | None = None
        """What the last hello spoke of."""

    def __call__(self, view: View, seed: str) -> Move:
        """Where there is one move it is made at once."""
        if len(view.moves) == 1:
            return view.moves[0]
        if self._greeted != (view.mode, view.ruleset):
            self.greet(view.mode, view.ruleset)
        with self._end_on_failure():
            answer = self._ask(Question(view, phrases_for(view), self.budget, seed), Answer)
            with self._blame_program():
                return move_for(view, answer.move)

    def greet(self, mode: Mode | None = None, ruleset: Ruleset | None = None) -> str:
        """Say hello before such a game; the program's own name. One that does not play it is refused."""
        with self._end_on_failure():
            welcome = self._ask(Hello(PROTOCOL, mode, ruleset), Welcome)
            if welcome.protocol != PROTOCOL:
                raise EngineError("engine-protocol", protocol=welcome.protocol, expected=PROTOCOL)
        self._greeted = None if mode is None or ruleset is None else (mode, ruleset)
        return welcome.name

    def close(self) -> None:
        """Say goodbye; who does not go is killed."""
        if self._process is None:
            return
        with suppress(OSError):
            _send(self._process, Quit())
            _pipes(self._process)[0].close()
        with suppress(TimeoutExpired):
            self._process.wait(QUIT_TIMEOUT_S)
        self._end()

    # Asking

    def _ask(self, message: Message, reply_type: type[Reply]) -> Reply:
        """The answer to a message, of the kind that is due."""
        line = self._send_and_read(message)
        with self._blame_program():
            answer = decode(line, reply_type, Error)
        if isinstance(answer, Error):
            raise EngineError("engine-refused", program=self.command, reason=answer.fault)
        assert isinstance(answer, reply_type)
        return answer

    def _send_and_read(self, message: Message) -> bytes:
        process, line = self._running_process(), b""
        with self._deadline(process) as overran, suppress(OSError):
            _send(process, message)
            line = _pipes(process)[1].readline(MAX_LINE_BYTES)
        if overran.is_set():
            raise EngineError("engine-overran", program=self.command, seconds=f"{self._seconds:g}")
        if not line:
            raise EngineError("engine-ended", program=self.command, code=self._exit_code(process))
        return line

    @contextmanager
    def _deadline(self, process: Popen[bytes]) -> Iterator[Event]:
        """At the deadline the program is killed, and whoever waits for it hears of it."""
        overran = Event()

        def overrun() -> None:
            overran.set()
            self._kill(process)

        timer = Timer(self._seconds, overrun)
        timer.daemon = True
        timer.start()
        try:
            yield overran
        finally:
            timer.cancel()
            timer.join()

    @contextmanager
    def _blame_program(self) -> Iterator[None]:
        """What is wrong with an answer is the program's fault."""
        try:
            yield
        except Refusal as refusal:
            raise EngineError("engine-answer", program=self.command, reason=refusal.fault) from refusal

    # Beginning and ending

    def _running_process(self) -> Popen[bytes]:
        """The process; Ctrl-C at its host's terminal is for the host."""
        if self._process is None:
            words = split_command(self.command)
            try:
                self._process = Popen(words, stdin=PIPE, stdout=PIPE, start_new_session=self._own_group)
            except OSError as error:
                raise EngineError("engine-missing", program=self.command, reason=str(error)) from error
        return self._process

    @contextmanager
    def _end_on_failure(self) -> Iterator[None]:
        """Nobody hears an answer that comes later to a question that was given up."""
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
        """What it ended with; one that only fell silent is killed."""
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


class Programs:
    """Programs by their commands, each begun once; all of them end with it."""

    def __init__(self, own_group: bool = True) -> None:
        self._own_group = own_group
        self._programs: dict[str, Program] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for program in self._programs.values():
            program.close()

    def get(self, bot: str) -> Program:
        """A program by its command, with what it may think after @ (`python examples/bot.py@50ms`)."""
        return self._programs.setdefault(bot, Program(*split_budget(bot), own_group=self._own_group))


def exit_on_sigterm() -> None:
    """From now on SIGTERM ends this process with its programs before it; told twice it ends no sooner."""

    def end(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.exit()

    signal.signal(signal.SIGTERM, end)
