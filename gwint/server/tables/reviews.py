"""Reviews: finished games analysed move by move, once for all who ask; the latest are cached."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from orjson import dumps

from gwint.advice import JudgedMove, Review
from gwint.advice.review import build_review, moves_not_undone
from gwint.faults import Fault, GwintError
from gwint.game import Game
from gwint.match import Match, MatchView, PlayedGame
from gwint.notation.record import read
from gwint.notation.record_model import Record
from gwint.rules.moves import Move
from gwint.server.bots.advisers import NoAdvice
from gwint.server.rate_limits import TooMany
from gwint.server.tables.registry import Registry
from gwint.views import View
from gwint.wire import write_fault
from gwint.wire.advice import write_judged, write_review
from gwint.wire.replays import ENDED, MOVED, TOOK_BACK, Step

LOG: Final = logging.getLogger(__name__)

CACHE_SIZE: Final = 200
"""Each takes about 30 kilobytes; the least recently requested is dropped first."""
HEARTBEAT_S: Final = 15.0
"""The longest silence: proxies close a connection that is silent for longer."""


# The games of a replay


@dataclass(frozen=True, slots=True)
class GamePart:
    """One game, and the step of each entry of its record."""

    record: Record
    steps: tuple[int, ...]


def parts(steps: Sequence[Step]) -> Iterator[GamePart]:
    done = iter([step.number for step in steps if step.change.act in (MOVED, TOOK_BACK)])
    for game in _games(steps[-1].change.play):
        if game is None:
            next(done)
        else:
            yield GamePart(read(game.record()), tuple(next(done) for _ in game.made))


def _games(play: Game | Match) -> Iterator[Game | None]:
    """Yield each game, and None for each naming of a deck."""
    if isinstance(play, Game):
        yield play
        return
    for part in play.story:
        yield part.game if isinstance(part, PlayedGame) else None
    if play.game is not None:
        yield play.game


def view_before(steps: Sequence[Step], number: int) -> View:
    """Return the view that the player of this move had before it."""
    seat = steps[number].change.seat
    assert seat is not None
    view = steps[number - 1].change.play.view(seat)
    game = view.game if isinstance(view, MatchView) else view
    assert game is not None
    return game


def combine(steps: Sequence[Step], reviews: Sequence[tuple[GamePart, Review]]) -> Review:
    """Combine the reviews of all games into one, numbered by step."""
    chances = {
        step: chance for part, review in reviews for step, chance in zip(part.steps, review.chances[1:], strict=True)
    }
    judged = (replace(one, number=part.steps[one.number - 1]) for part, review in reviews for one in review.judged)
    turning = (part.steps[number - 1] for part, review in reviews for number in review.turning)
    even = next((review.chances[0] for _, review in reviews), (1 / steps[0].seats,) * steps[0].seats)
    return Review(tuple(_fill(steps, chances, even)), tuple(judged), tuple(turning))


def _fill(
    steps: Sequence[Step], known: dict[int, tuple[float, ...]], even: tuple[float, ...]
) -> Iterator[tuple[float, ...]]:
    """Yield the chances after each step: even before each game, and none for a player who has given up."""
    last = even
    for step in steps:
        last = known.get(step.number) or (_final_chances(step, last) if step.change.act == ENDED else even)
        yield last


def _final_chances(step: Step, last: tuple[float, ...]) -> tuple[float, ...]:
    result, table = step.change.play.result, step.last_table
    if result is None or not result.winners or table is None:
        return last
    return tuple(float(seat.side in result.winners) for seat in table.seats)


# A review in progress or done


class ReviewJob:
    """Judges one move after another while there are listeners; later listeners receive all of it.

    A review that could not use the full search is sent, but made again for the next request.
    """

    def __init__(self, registry: Registry, steps: Sequence[Step]) -> None:
        self.listeners: Counter[str] = Counter()
        """The owners who listen, with the number of their requests."""
        self.done = False
        """Whether the review is final and stays cached."""
        self._registry = registry
        self._steps = steps
        self._parts = tuple(parts(steps))
        self._of = sum(len(moves_not_undone(part.record)) for part in self._parts)
        self._judged: list[bytes] = []
        self._last: bytes | None = None
        self._news = asyncio.Event()
        self._thorough = True
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def listening(self, owner: str) -> Iterator[None]:
        """Keep the review going while the block runs; a cancelled or failed one starts again."""
        self.listeners[owner] += 1
        if not self.done and (self._task is None or self._task.done()):
            self._judged, self._last = [], None
            self._task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            self.listeners -= Counter({owner: 1})

    async def lines(self) -> AsyncIterator[bytes]:
        """Yield a line for each judged move, and at the end the whole review."""
        judged, sent = self._judged, 0
        while self._last is None or sent < len(judged):
            if sent < len(judged):
                yield judged[sent]
                sent += 1
            elif not await self._wait_for_news():
                yield self._line("waiting")
        yield self._last

    async def _wait_for_news(self) -> bool:
        """Return whether news came before the next heartbeat is due."""
        try:
            async with asyncio.timeout(HEARTBEAT_S):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    async def _run(self) -> None:
        try:
            self._last = self._line("review", review=write_review(await self._review()))
            self._finish()
        except _NoListeners:
            return
        except GwintError as refusal:
            self._last = self._line("refused", fault=write_fault(refusal.fault))
        except Exception:
            LOG.exception("A game could not be analysed")
            self._last = self._line("refused", fault=write_fault(Fault("server-error")))
        self._wake()

    def _finish(self) -> None:
        """Drop the details of a final review; its last line contains everything."""
        if self._thorough:
            self.done, self._steps, self._parts, self._judged = True, (), (), []

    async def _review(self) -> Review:
        reviews = [(part, build_review(part.record, await self._judge_moves(part))) for part in self._parts]
        return combine(self._steps, reviews)

    async def _judge_moves(self, part: GamePart) -> list[JudgedMove]:
        numbers = moves_not_undone(part.record)
        if numbers:
            seen = view_before(self._steps, part.steps[numbers[0] - 1])
            self._thorough = await self._registry.workers.advisers.can_search(seen)
        return [await self._judge(number, part.steps[number - 1]) for number in numbers]

    async def _judge(self, number: int, step: int) -> JudgedMove:
        if not self.listeners:
            raise _NoListeners
        if self._registry.stopping:
            raise NoAdvice("no-advice")
        move = self._steps[step].change.move
        assert isinstance(move, Move)
        seen = view_before(self._steps, step)
        judged = await self._registry.workers.advisers.judge(number, seen, move, self._thorough)
        data = write_judged(replace(judged, number=step))
        self._judged.append(self._line("judged", done=len(self._judged) + 1, judged=data))
        self._wake()
        return judged

    def _line(self, type_: str, **fields: Any) -> bytes:
        return dumps({"type": type_, "done": len(self._judged), "of": self._of, **fields}) + b"\n"

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class _NoListeners(Exception):
    """There are no listeners left."""


class Reviews:
    """All reviews, by the game's record."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._jobs: dict[str, ReviewJob] = {}

    async def of(self, owner: str, steps: Sequence[Step]) -> ReviewJob:
        """Return the review of a game, started by the first request; an owner may follow one unfinished review."""
        digest = await asyncio.to_thread(_digest, steps[-1].change.play)
        if digest not in self._jobs:
            made = await asyncio.to_thread(ReviewJob, self._registry, steps)
            self._jobs.setdefault(digest, made)
        job = self._jobs[digest]
        others = (one for one in self._jobs.values() if one is not job and not one.done)
        if not job.done and any(owner in one.listeners for one in others):
            raise TooMany("too-many-reviews")
        self._remember(digest)
        return job

    def _remember(self, digest: str) -> None:
        """Mark a review as the latest; drop abandoned ones, and the oldest beyond the cache size."""
        latest = self._jobs.pop(digest)
        self._jobs = {known: one for known, one in self._jobs.items() if one.done or one.listeners}
        for known in list(self._jobs)[: max(0, len(self._jobs) + 1 - CACHE_SIZE)]:
            del self._jobs[known]
        self._jobs[digest] = latest


def _digest(play: Game | Match) -> str:
    return sha256(play.record().encode()).hexdigest()
