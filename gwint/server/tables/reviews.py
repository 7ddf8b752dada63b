"""Reviews: finished games analysed move by move, once for all who ask; the latest are cached."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from gwint.advice import JudgedMove, Review
from gwint.advice.review import build_review, moves_not_undone
from gwint.faults import Fault, GwintError
from gwint.game import Game
from gwint.match import Match, MatchView, PlayedGame
from gwint.notation.record import read
from gwint.notation.record_model import Record
from gwint.rules.moves import Move
from gwint.server.bots import NoAdvice
from gwint.server.fair_turns import Client
from gwint.server.rate_limits import TooMany
from gwint.server.tables.json_bytes import dumps
from gwint.server.tables.log_reader import Row
from gwint.server.tables.registry import Registry
from gwint.server.tables.replays import table_steps
from gwint.views import View
from gwint.wire import write_fault
from gwint.wire.advice import write_judged, write_review
from gwint.wire.replays import ENDED, MOVED, TOOK_BACK, Step, record_steps

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


@dataclass(frozen=True, slots=True)
class ReviewPlan:
    """What a review needs of a replayed game."""

    digest: str
    """Of the game's record; equal games have one review."""
    seats: int
    parts: tuple[GamePart, ...]
    judged: Mapping[int, tuple[View, Move]]
    """For the step of each move that was not taken back: what its player saw, and the move."""
    endings: tuple[tuple[float, ...] | bool, ...]
    """For each step: the final chances if a player's giving up decided the game, else whether the game ended here."""


def review_plan(steps: Sequence[Step]) -> ReviewPlan:
    found = tuple(parts(steps))
    numbers = [part.steps[number - 1] for part in found for number in moves_not_undone(part.record)]
    digest = sha256(steps[-1].change.play.record().encode()).hexdigest()
    judged = {number: (view_before(steps, number), _move(steps[number])) for number in numbers}
    return ReviewPlan(digest, steps[0].seats, found, judged, tuple(map(_ending, steps)))


def _move(step: Step) -> Move:
    assert isinstance(step.change.move, Move)
    return step.change.move


def _ending(step: Step) -> tuple[float, ...] | bool:
    result, table = step.change.play.result, step.last_table
    if step.change.act != ENDED or result is None or not result.winners or table is None:
        return step.change.act == ENDED
    return tuple(float(seat.side in result.winners) for seat in table.seats)


def table_plan(id_: str, rows: Sequence[Row]) -> ReviewPlan:
    return review_plan(table_steps(id_, rows))


def record_plan(text: str) -> ReviewPlan:
    return review_plan(record_steps(text))


def combine(plan: ReviewPlan, reviews: Sequence[tuple[GamePart, Review]]) -> Review:
    """Combine the reviews of all games into one, numbered by step."""
    chances = {
        step: chance for part, review in reviews for step, chance in zip(part.steps, review.chances[1:], strict=True)
    }
    judged = (replace(one, number=part.steps[one.number - 1]) for part, review in reviews for one in review.judged)
    turning = (part.steps[number - 1] for part, review in reviews for number in review.turning)
    even = next((review.chances[0] for _, review in reviews), (1 / plan.seats,) * plan.seats)
    return Review(tuple(_fill(plan, chances, even)), tuple(judged), tuple(turning))


def _fill(
    plan: ReviewPlan, known: dict[int, tuple[float, ...]], even: tuple[float, ...]
) -> Iterator[tuple[float, ...]]:
    """Yield the chances after each step: even before each game, and none for a player who has given up."""
    last = even
    for number, ending in enumerate(plan.endings):
        if number in known:
            last = known[number]
        elif isinstance(ending, tuple):
            last = ending
        elif not ending:
            last = even
        yield last


# A review in progress or done


class ReviewJob:
    """Judges one move after another while there are listeners; later listeners receive all of it.

    A review that could not use the full search is sent, but made again for the next request.
    """

    def __init__(self, registry: Registry, plan: ReviewPlan) -> None:
        self.listeners: Counter[str] = Counter()
        """The owners who listen, with the number of their requests."""
        self.done = False
        """Whether the review is final and stays cached."""
        self._registry = registry
        self._plan: ReviewPlan | None = plan
        self._of = len(plan.judged)
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
            self.done, self._plan, self._judged = True, None, []

    async def _review(self) -> Review:
        plan = self._plan
        assert plan is not None
        reviews = [(part, await self._review_part(plan, part)) for part in plan.parts]
        return combine(plan, reviews)

    async def _review_part(self, plan: ReviewPlan, part: GamePart) -> Review:
        numbers = moves_not_undone(part.record)
        if numbers:
            seen, _ = plan.judged[part.steps[numbers[0] - 1]]
            self._thorough = await self._registry.workers.advisers.can_search(seen)
        judged = [await self._judge(plan, number, part.steps[number - 1]) for number in numbers]
        return await self._registry.background(build_review, part.record, judged)

    async def _judge(self, plan: ReviewPlan, number: int, step: int) -> JudgedMove:
        if not self.listeners:
            raise _NoListeners
        if self._registry.stopping:
            raise NoAdvice("no-advice")
        seen, move = plan.judged[step]
        client = Client(owner=next(iter(self.listeners)))
        judged = await self._registry.workers.advisers.judge(number, seen, move, self._thorough, client)
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

    def of(self, owner: str, plan: ReviewPlan) -> ReviewJob:
        """Return the review of a game, started by the first request; an owner may follow one unfinished review."""
        job = self._jobs.setdefault(plan.digest, ReviewJob(self._registry, plan))
        others = (one for one in self._jobs.values() if one is not job and not one.done)
        if not job.done and any(owner in one.listeners for one in others):
            raise TooMany("too-many-reviews")
        self._remember(plan.digest)
        return job

    def _remember(self, digest: str) -> None:
        """Mark a review as the latest; drop abandoned ones, and the oldest beyond the cache size."""
        latest = self._jobs.pop(digest)
        self._jobs = {known: one for known, one in self._jobs.items() if one.done or one.listeners}
        for known in list(self._jobs)[: max(0, len(self._jobs) + 1 - CACHE_SIZE)]:
            del self._jobs[known]
        self._jobs[digest] = latest
