"""A crew plays chunks: worker processes of this machine. One that dies is replaced, and its chunk is played again."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Final, Protocol, Self

from gwint.faults import Fault, Refusal
from gwint.lab.chunks import Chunk
from gwint.lab.jobs import Played
from gwint.lab.worker import Told, work

Seen = Callable[[int], None]
"""Told how many more games have been played; less than none where a worker was lost with its games."""
TRIES: Final = 3
"""A chunk that so many workers died of is given up."""

PATIENCE_S: Final = 5.0
"""How long a worker may take to end."""


class CrewError(Refusal):
    """Games that cannot be played."""


class Crew(Protocol):
    """Whoever plays chunks."""

    def play(self, chunks: Iterable[Chunk], seen: Seen) -> Iterator[tuple[Chunk, list[Played]]]:
        """Each chunk with its games, in the order in which they are done."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


@dataclass(slots=True)
class Hand:
    """A worker process, and what it is doing."""

    process: BaseProcess
    pipe: Connection
    chunk: Chunk | None = None
    played: list[Played] = field(default_factory=list)


class Workers:
    """So many processes of this machine, started when there is something to play."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._hands: list[Hand] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for hand in self._hands:
            _end(hand)
        self._hands.clear()

    def play(self, chunks: Iterable[Chunk], seen: Seen) -> Iterator[tuple[Chunk, list[Played]]]:
        waiting = iter(chunks)
        deaths: Counter[str] = Counter()
        self._employ(waiting)
        while busy := [hand for hand in self._hands if hand.chunk]:
            ready = wait([hand.pipe for hand in busy])
            for hand in [hand for hand in busy if hand.pipe in ready]:
                told = _heard(hand)
                if isinstance(told, list):
                    hand.played += told
                    seen(len(told))
                elif isinstance(told, Fault):
                    raise CrewError(told.kind, **told.details)
                elif isinstance(told, Died):
                    seen(-len(hand.played))
                    self._replace(hand, deaths)
                else:
                    yield _taken(hand)
                    _give(hand, waiting)

    def _employ(self, waiting: Iterator[Chunk]) -> None:
        """Give every hand a chunk; whoever was left with one by a play that was broken off is replaced."""
        for hand in [hand for hand in self._hands if hand.chunk]:
            _end(hand)
            self._hands.remove(hand)
        for hand in self._hands:
            _give(hand, waiting)
        while len(self._hands) < self.count and (chunk := next(waiting, None)):
            self._hands.append(_begun())
            _send(self._hands[-1], chunk)

    def _replace(self, hand: Hand, deaths: Counter[str]) -> None:
        """A dead worker's chunk begins anew with another."""
        chunk = hand.chunk
        assert chunk is not None
        deaths[chunk.name] += 1
        if deaths[chunk.name] >= TRIES:
            raise CrewError("lab-worker-died", chunk=chunk.name, tries=TRIES)
        _end(hand)
        self._hands[self._hands.index(hand)] = fresh = _begun()
        _send(fresh, chunk)


class Died:
    """What is heard of a worker that is no more."""


def _begun() -> Hand:
    """A process that shares nothing with this one but its pipe, so that it ends when this one does."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return Hand(process, ours)


def _give(hand: Hand, waiting: Iterator[Chunk]) -> None:
    chunk = next(waiting, None)
    if chunk is not None:
        _send(hand, chunk)


def _send(hand: Hand, chunk: Chunk) -> None:
    hand.chunk, hand.played = chunk, []
    # A worker that died meanwhile is found out when it is listened to.
    with suppress(OSError):
        hand.pipe.send(chunk)


def _heard(hand: Hand) -> Told | Died:
    try:
        told: Told = hand.pipe.recv()
    except (EOFError, OSError):
        return Died()
    return told


def _taken(hand: Hand) -> tuple[Chunk, list[Played]]:
    chunk, played = hand.chunk, hand.played
    assert chunk is not None
    hand.chunk, hand.played = None, []
    return chunk, played


def _end(hand: Hand) -> None:
    """It has nothing to lose, but may have programs to end."""
    hand.pipe.close()
    hand.process.terminate()
    hand.process.join(PATIENCE_S)
    hand.process.kill()
    hand.process.join()
