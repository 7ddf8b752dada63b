"""The connections of an address are read in turns, and what waits to be read by their clients is limited."""

from __future__ import annotations

from typing import Any

import pytest

from gwint.server.http.client_connections import READ_AT_ONCE, AddressConnections, ClientConnections, TurnFlow
from gwint.server.work_shares import BURST_S, UNLIMITED, WorkShare, WorkShares

MANY = 10 * READ_AT_ONCE
SHARE = 0.4


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Flood:
    """A connection whose client sends without end: whenever it is read, that takes time."""

    def __init__(self, connections: AddressConnections, clock: Clock, seconds: float) -> None:
        self._connections, self._clock, self._seconds = connections, clock, seconds
        self._reading = True
        self.read = 0

    def pause_turn(self) -> None:
        self._reading = False

    def resume_turn(self) -> None:
        self._reading = True

    def send(self) -> None:
        if self._reading:
            self.read += 1
            self._clock.now += self._seconds
            self._connections.charge(self, self._seconds)


async def test_countless_connections_of_an_address_leave_most_of_the_time_to_others() -> None:
    clock = Clock()
    connections = AddressConnections(WorkShare(SHARE, clock))
    floods = [Flood(connections, clock, 0.01) for _ in range(MANY)]
    for flood in floods:
        connections.add(flood)
    longest = 0.0
    for _ in range(8 * MANY):
        began = clock.now
        for flood in floods:
            flood.send()
        longest = max(longest, clock.now - began)
        clock.now += 0.01
        resume(connections)
    used = sum(flood.read for flood in floods) * 0.01
    assert used <= SHARE * clock.now + 2 * BURST_S, "they take no more than their share"
    assert longest <= 2 * BURST_S, "and never much at once"
    times = [flood.read for flood in floods]
    assert 2 <= min(times) <= max(times) <= min(times) + 2, "and each has its turn"


def resume(connections: AddressConnections) -> None:
    """Begin the next turn, which is due at a time of the real clock."""
    if connections._next_turn is not None:
        connections._next_turn.cancel()
        connections._resume()


async def test_a_new_connection_waits_behind_the_others() -> None:
    clock = Clock()
    connections = AddressConnections(WorkShare(SHARE, clock))
    first, second = (Flood(connections, clock, 1.0) for _ in range(2))
    connections.add(first)
    first.send()
    connections.add(second)
    second.send()
    assert (first.read, second.read) == (1, 0)


class Line:
    def __init__(self) -> None:
        self.did: list[str] = []

    def pause_reading(self) -> None:
        self.did.append("pause")

    def resume_reading(self) -> None:
        self.did.append("resume")

    def is_closing(self) -> bool:
        return False


def test_reading_goes_on_when_neither_the_request_nor_the_turn_prevents_it() -> None:
    line: Any = Line()
    flow = TurnFlow(line)
    flow.pause_reading()
    flow.pause_turn()
    flow.resume_reading()
    assert line.did == ["pause"]
    flow.resume_turn()
    flow.resume_turn()
    assert line.did == ["pause", "resume"]


def test_what_waits_to_be_read_is_limited_for_all_connections_of_an_address_together() -> None:
    clock = Clock()
    connections = AddressConnections(UNLIMITED.of(""), most_unsent=1000)
    slow, slower = (Flood(connections, clock, 0.0) for _ in range(2))
    assert connections.may_wait(slow, 600)
    assert not connections.may_wait(slower, 600)
    connections.has_read(slow)
    assert connections.may_wait(slower, 600)
    connections.remove(slower)
    assert connections.may_wait(slow, 900)


async def test_nothing_is_remembered_of_an_address_without_connections() -> None:
    clients = ClientConnections(1, WorkShares(SHARE))
    connections = clients.of("192.0.2.1")
    flood = Flood(connections, Clock(), 1.0)
    connections.add(flood)
    flood.send()
    assert clients.of("192.0.2.1") is connections
    connections.remove(flood)
    assert clients.of("192.0.2.1") is not connections


@pytest.mark.parametrize("proxy", ["192.0.2.7", "192.0.2.8"])
async def test_the_connections_of_proxies_have_no_turns(proxy: str) -> None:
    clients = ClientConnections(1, WorkShares(SHARE), ["192.0.2.0/24"])
    connections, clock = clients.of(proxy), Clock()
    flood = Flood(connections, clock, 1.0)
    connections.add(flood)
    for _ in range(5):
        flood.send()
    assert flood.read == 5
    assert connections.may_wait(flood, 10**9)
