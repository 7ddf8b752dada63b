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
    read,
    written,
)
from gwint.engine.moves import meant, spoken
from gwint.faults import Refusal
from gwint.rules.modes import Mode
from gwint.rules.moves import Move
from gwint.rulesets import Ruleset
from gwint.views import View

Due = TypeVar("Due", Welcome, Answer)

DEADLINE_S: Final = 30.0
"""What a program has for an answer beyond the milliseconds it was told."""
FAREWELL_S: Final = 1.0
"""What it has to go by itself."""
LONGEST: Final = 1 << 20
"""Bytes of a line."""


def words_of(command: str) -> list[str]:
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
        self, command: str, budget: Budget = INSTANT, deadline_s: float = DEADLINE_S, alone: bool = True
    ) -> None:
        """`alone`: in a group of its own, with which all ends that it has started; else its host's group ends it."""
        self.command = command
        self.budget = budget
        self._seconds = deadline_s + budget.milliseconds / 1000
        self._alone = alone
        self._process: Popen[bytes] | None = None
        self._agreed: tuple[Mode, Ruleset] | None = None
        """What the last hello spoke of."""

    def __call__(self, view: View, seed: str) -> Move:
        """Where there is one move it is made at once."""
        if len(view.moves) == 1:
            return view.moves[0]
        if self._agreed != (view.mode, view.ruleset):
            self.greet(view.mode, view.ruleset)
        with self._ended_if_it_fails():
            answer = self._said(Question(view, spoken(view), self.budget, seed), Answer)
            with self._faults_of_its_own():
                return meant(view, answer.move)

    def greet(self, mode: Mode | None = None, ruleset: Ruleset | None = None) -> str:
        """Say hello before such a game; the program's own name. One that does not play it is refused."""
        with self._ended_if_it_fails():
            welcome = self._said(Hello(PROTOCOL, mode, ruleset), Welcome)
            if welcome.protocol != PROTOCOL:
                raise EngineError("engine-protocol", protocol=welcome.protocol, expected=PROTOCOL)
        self._agreed = None if mode is None or ruleset is None else (mode, ruleset)
        return welcome.name

    def close(self) -> None:
        """Say goodbye; who does not go is killed."""
        if self._process is None:
            return
        with suppress(OSError):
            _say(self._process, Quit())
            _pipes(self._process)[0].close()
        with suppress(TimeoutExpired):
            self._process.wait(FAREWELL_S)
        self._end()

    # Asking

    def _said(self, message: Message, due: type[Due]) -> Due:
        """The answer to a message, of the kind that is due."""
        line = self._line(message)
        with self._faults_of_its_own():
            answer = read(line, due, Error)
        if isinstance(answer, Error):
            raise EngineError("engine-refused", program=self.command, reason=answer.fault)
        assert isinstance(answer, due)
        return answer

    def _line(self, message: Message) -> bytes:
        process, line = self._begun(), b""
        with self._watched(process) as overran, suppress(OSError):
            _say(process, message)
            line = _pipes(process)[1].readline(LONGEST)
        if overran.is_set():
            raise EngineError("engine-overran", program=self.command, seconds=f"{self._seconds:g}")
        if not line:
            raise EngineError("engine-ended", program=self.command, code=self._code(process))
        return line

    @contextmanager
    def _watched(self, process: Popen[bytes]) -> Iterator[Event]:
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
    def _faults_of_its_own(self) -> Iterator[None]:
        """What is wrong with an answer is the program's fault."""
        try:
            yield
        except Refusal as refusal:
            raise EngineError("engine-answer", program=self.command, reason=refusal.fault) from refusal

    # Beginning and ending

    def _begun(self) -> Popen[bytes]:
        """The process; Ctrl-C at its host's terminal is for the host."""
        if self._process is None:
            words = words_of(self.command)
            try:
                self._process = Popen(words, stdin=PIPE, stdout=PIPE, start_new_session=self._alone)
            except OSError as error:
                raise EngineError("engine-missing", program=self.command, reason=str(error)) from error
        return self._process

    @contextmanager
    def _ended_if_it_fails(self) -> Iterator[None]:
        """Nobody hears an answer that comes later to a question that was given up."""
        try:
            yield
        except BaseException:
            self._end()
            raise

    def _end(self) -> None:
        process, self._process, self._agreed = self._process, None, None
        if process is None:
            return
        self._kill(process)
        process.wait()
        for pipe in _pipes(process):
            with suppress(OSError):
                pipe.close()

    def _code(self, process: Popen[bytes]) -> int:
        """What it ended with; one that only fell silent is killed."""
        with suppress(TimeoutExpired):
            process.wait(FAREWELL_S)
        self._kill(process)
        return process.wait()

    def _kill(self, process: Popen[bytes]) -> None:
        if process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            if self._alone and hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()


def _say(process: Popen[bytes], message: Message) -> None:
    stdin, _ = _pipes(process)
    stdin.write(written(message))
    stdin.flush()


def _pipes(process: Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


class Programs:
    """Programs by their commands, each begun once; all of them end with it."""

    def __init__(self, alone: bool = True) -> None:
        self._alone = alone
        self._known: dict[str, Program] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for program in self._known.values():
            program.close()

    def seated(self, told: str) -> Program:
        """A program by its command, with what it may think after @ (`python examples/bot.py@50ms`)."""
        return self._known.setdefault(told, Program(*split_budget(told), alone=self._alone))


def end_in_order() -> None:
    """From now on SIGTERM ends this process with its programs before it; told twice it ends no sooner."""

    def end(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.exit()

    signal.signal(signal.SIGTERM, end)
