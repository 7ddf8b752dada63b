"""The time that requests keep the event loop busy is charged to their address, whose next requests wait for it."""

from __future__ import annotations

import asyncio

import pytest

from gwint.server import work_shares
from gwint.server.rate_limits import TooFast
from gwint.server.work_shares import BURST_S, MAX_WAITING, WorkShare, charged_task


class Machine:
    """A processor and a clock that the test advances; sleeping takes no time."""

    def __init__(self) -> None:
        self.busy = self.now = 0.0

    def work(self, seconds: float) -> None:
        self.busy += seconds
        self.now += seconds

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await REAL_SLEEP(0)


REAL_SLEEP = asyncio.sleep


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(work_shares, "perf_counter", lambda: made.busy)
    monkeypatch.setattr("gwint.server.work_shares.asyncio.sleep", made.sleep)
    return made


async def test_only_the_steps_of_a_request_are_charged(machine: Machine) -> None:
    share, other_is_done = WorkShare(0.5, lambda: machine.now), asyncio.Event()

    async def request() -> str:
        machine.busy += 0.002
        await other_is_done.wait()
        machine.busy += 0.003
        return "answer"

    async def other() -> None:
        machine.busy += 100
        other_is_done.set()

    answer, _ = await asyncio.gather(share.run(request()), other())
    assert answer == "answer"
    assert share._left == pytest.approx(BURST_S - 0.005)


async def test_errors_and_cancellation_pass_through(machine: Machine) -> None:
    share = WorkShare(0.5, lambda: machine.now)

    async def failing() -> None:
        await REAL_SLEEP(0)
        machine.busy += 0.001
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await share.run(failing())

    async def waiting() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            machine.busy += 0.001

    task = asyncio.create_task(share.run(waiting()))
    await REAL_SLEEP(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert share._left == pytest.approx(BURST_S - 0.002)


async def test_many_requests_of_an_address_leave_most_of_the_time_to_others(machine: Machine) -> None:
    """A hundred requests of 20 ms take two seconds; with a share of 0.4, others have three seconds in between."""
    share = WorkShare(0.4, lambda: machine.now)
    ended: list[float] = []

    async def request() -> None:
        machine.work(0.02)
        ended.append(machine.now)

    await asyncio.gather(*(share.run(request()) for _ in range(100)))
    assert machine.busy == pytest.approx(2)
    assert machine.now == pytest.approx(2 / 0.4, rel=0.1)
    without_pause = [number for number in range(20, 99) if ended[number + 1] - ended[number - 3] < 0.1]
    assert not without_pause, "at most four requests follow each other"


async def test_a_limited_number_of_requests_may_wait(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_shares, "MAX_WAITING", 2)
    assert MAX_WAITING >= 60 * 6, "sixty browsers, each with six connections"
    share = WorkShare(0.4, lambda: machine.now)
    share.charge(1)

    async def request() -> None:
        machine.work(0.001)

    outcomes = await asyncio.gather(*(share.run(request()) for _ in range(3)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), TooFast]


async def test_a_share_of_zero_is_unlimited(machine: Machine) -> None:
    share = WorkShare(0, lambda: machine.now)

    async def request() -> None:
        machine.work(100)

    for _ in range(3):
        await share.run(request())
    assert machine.now == 300


async def test_a_task_that_a_request_starts_is_charged_as_well(machine: Machine) -> None:
    """Loading a table, for example, goes on when its request has ended."""
    share = WorkShare(0.5, lambda: machine.now)

    async def load() -> None:
        machine.busy += 0.02

    async def request() -> None:
        await asyncio.shield(charged_task(load()))

    await share.run(request())
    await charged_task(load())
    assert share._left == pytest.approx(BURST_S - 0.02)


async def test_work_in_a_task_of_its_own_is_charged_as_well(machine: Machine) -> None:
    share = WorkShare(0.5, lambda: machine.now)

    async def command() -> None:
        machine.busy += 0.02

    async def request() -> None:
        await asyncio.shield(share.measure(command()))

    await share.run(request())
    assert share._left == pytest.approx(BURST_S - 0.02)
