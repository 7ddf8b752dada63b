"""How much one client may ask for: buckets that fill with time, sockets that are counted, turns that are waited for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from weakref import WeakValueDictionary

from gwint.faults import Refusal

BURST_S: Final = 10
"""Seconds' worth that may be asked for at once."""
MOST_ADDRESSES: Final = 20_000
"""Addresses that are remembered; whoever has been quiet the longest is forgotten first."""
NETWORK_BITS: Final = 64
"""Of an IPv6 address: the rest is its owner's to choose, so that all of it counts as one."""


class TooFast(Refusal):
    """More than the limit; try again a little later."""


class TooMany(Refusal):
    """Something of which there are enough already."""


@dataclass(slots=True)
class Bucket:
    """So many messages a second, ten seconds' worth at once; a rate of 0 is no limit."""

    rate: float
    steady: Callable[[], int]
    """The steady clock, in milliseconds."""
    _left: float = field(init=False)
    _at: int = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = self.rate * BURST_S, self.steady()

    def take(self) -> None:
        """One message; refused where there have been too many."""
        if not self.rate:
            return
        now = self.steady()
        self._left = min(self.rate * BURST_S, self._left + self.rate * (now - self._at) / 1000)
        self._at = now
        if self._left < 1:
            raise TooFast("too-fast", seconds=max(1, round((1 - self._left) / self.rate)))
        self._left -= 1


class AddressLimits:
    """Everybody who asks, by address: what each may still ask for, and how many sockets each holds open."""

    def __init__(self, rate: float, most_sockets: int, steady: Callable[[], int]) -> None:
        """Of either limit, 0 is none."""
        self._rate = rate
        self._most_sockets = most_sockets
        self._steady = steady
        self._buckets: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def bucket(self, address: str) -> Bucket:
        """What an address may ask for, shared by all its connections."""
        key = network_of(address)
        found = self._buckets.pop(key, None) or Bucket(self._rate, self._steady)
        while len(self._buckets) >= MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[key] = found
        return found

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """One more socket of an address, while it is open."""
        key = network_of(address)
        if self._most_sockets and self._sockets[key] >= self._most_sockets:
            raise TooMany("too-many-sockets", most=self._most_sockets)
        self._sockets[key] += 1
        try:
            yield
        finally:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]


class OwnerLocks:
    """What an owner may have so many of is counted and added to in one turn, while others of that owner wait."""

    def __init__(self) -> None:
        self._taken: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, owner: str) -> asyncio.Lock:
        """To be held; whoever waits for it or holds it keeps it."""
        return self._taken.setdefault(owner, asyncio.Lock())


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What an address counts as: itself, or for IPv6 the network it is in."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, NETWORK_BITS), strict=False))
