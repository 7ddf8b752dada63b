"""Limits on clients: rate limits, open sockets per address, and locks for quotas per owner."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from gwint.faults import GwintError
from gwint.server.settings import Settings

BURST_S: Final = 10
"""How many seconds' worth of requests may come at once."""
HOUR_S: Final = 3600
MAX_ADDRESSES: Final = 20_000
"""The number of addresses remembered; the one idle for longest is forgotten first."""
MAX_BODIES: Final = 16
"""How many bodies of the largest size one address may have in progress; a club's bodies are a hundredth of that."""
NETWORK_BITS: Final = 64
"""The network part of an IPv6 address: the owner of a network chooses the rest, so that all of it counts as one."""


class TooFast(GwintError):
    """The rate limit is exceeded; the client may try again later."""

    setting = ""
    """The setting behind the limit, for the operator; empty where the kind alone identifies it."""


def too_fast(setting: str, seconds: int) -> TooFast:
    """Return the refusal by a rate limit that several settings share."""
    refusal = TooFast("too-fast", seconds=seconds)
    refusal.setting = setting
    return refusal


def setting_of(refusal: GwintError) -> str:
    """Return the setting behind a refusal, if its kind alone does not identify it."""
    return refusal.setting if isinstance(refusal, TooFast) else ""


class TooMany(GwintError):
    """A limit on the number of something is reached."""


@dataclass(slots=True)
class Bucket:
    """A rate limit per second with bursts; a rate of 0 is unlimited."""

    rate: float
    steady: Callable[[], int]
    """The steady clock in milliseconds."""
    burst_s: int = BURST_S
    """How many seconds' worth may come at once."""
    refusal: Callable[[int], TooFast] = lambda seconds: TooFast("too-fast", seconds=seconds)
    """Makes the error for a client that may try again in some seconds."""
    _left: float = field(init=False)
    _at: int = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = self.rate * self.burst_s, self.steady()

    def take(self) -> None:
        """Count one request; refuse it if there have been too many."""
        if not self.rate:
            return
        now = self.steady()
        self._left = min(self.rate * self.burst_s, self._left + self.rate * (now - self._at) / 1000)
        self._at = now
        if self._left < 1:
            raise self.refusal(max(1, round((1 - self._left) / self.rate)))
        self._left -= 1


Limit = TypeVar("Limit")


class ByAddress(Generic[Limit]):
    """A limit for each client address; the addresses idle for longest are forgotten."""

    def __init__(self, new_limit: Callable[[], Limit]) -> None:
        self._new_limit = new_limit
        self._limits: dict[str, Limit] = {}

    def __len__(self) -> int:
        return len(self._limits)

    def of(self, address: str) -> Limit:
        """Return the limit of an address, which all its connections share."""
        key = network_of(address)
        found = self._limits.pop(key) if key in self._limits else self._new_limit()
        while len(self._limits) >= MAX_ADDRESSES:
            del self._limits[next(iter(self._limits))]
        self._limits[key] = found
        return found


class AddressQuotas:
    """How much each address may create in an hour. A club behind one address fits in by far."""

    def __init__(self, owners: int, tables: int, records: int, evenings: int, steady: Callable[[], int]) -> None:
        """A quota of 0 is unlimited."""

        def hourly(most: int, refusal: Callable[[int], TooFast]) -> ByAddress[Bucket]:
            return ByAddress(lambda: Bucket(most / HOUR_S, steady, HOUR_S, refusal))

        self.owners = hourly(owners, lambda seconds: TooFast("too-many-visitors", seconds=seconds))
        self.tables = hourly(tables, lambda seconds: TooFast("too-many-new-tables", seconds=seconds))
        self.records = hourly(records, lambda seconds: TooFast("too-many-uploads", seconds=seconds))
        self.evenings = hourly(evenings, lambda seconds: TooFast("too-many-new-tables", seconds=seconds))


class AddressLimits:
    """The rate limits, open sockets and unanswered bodies of all client addresses."""

    def __init__(self, rate: float, most_sockets: int, steady: Callable[[], int], most_body_bytes: int = 0) -> None:
        """A limit of 0 is unlimited."""
        self._most_sockets = most_sockets
        self._most_body_bytes = most_body_bytes
        self.body_bytes: Counter[str] = Counter()
        """The size of the bodies in progress by address."""
        self._buckets = ByAddress(lambda: Bucket(rate, steady, refusal=partial(too_fast, "address_rate")))
        self._sockets: Counter[str] = Counter()

    def bucket(self, address: str) -> Bucket:
        """Return the rate limit of an address, which all its connections share."""
        return self._buckets.of(address)

    @property
    def open_sockets(self) -> int:
        """The number of open sockets and streams of all addresses."""
        return self._sockets.total()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket of an address while it is open; refuse it if there are too many."""
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

    @contextmanager
    def body(self, address: str, size: int) -> Iterator[None]:
        """Count the body of a request until it is answered; refuse it if its address has too much in progress."""
        if not size or not self._most_body_bytes:
            yield
            return
        key = network_of(address)
        if self.body_bytes[key] + size > self._most_body_bytes:
            raise too_fast("body_bytes", seconds=1)
        self.body_bytes[key] += size
        try:
            yield
        finally:
            self.body_bytes[key] -= size
            if not self.body_bytes[key]:
                del self.body_bytes[key]


def address_limits(settings: Settings, steady: Callable[[], int]) -> AddressLimits:
    """Return the limits that a server's settings give."""
    bodies = settings.by_address(MAX_BODIES * settings.body_bytes)
    return AddressLimits(settings.address_rate, settings.address_connections, steady, bodies)


class OwnerLocks:
    """Serialises quota checks per owner."""

    def __init__(self) -> None:
        self._taken: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, owner: str) -> asyncio.Lock:
        """Return the owner's lock, which exists while it is held or waited for."""
        return self._taken.setdefault(owner, asyncio.Lock())


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return what an address counts as: itself, or for IPv6 its network."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, NETWORK_BITS), strict=False))
