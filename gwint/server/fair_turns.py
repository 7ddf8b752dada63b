"""Fair turns: clients wait for a free resource, and each address gets its turn, then each owner of that address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from gwint.server.rate_limits import TooMany

Item = TypeVar("Item")


class Client(NamedTuple):
    """For whom something is done."""

    address: str = ""
    """The network that the request came from; empty where none did, as after a restart."""
    owner: str = ""


ANYONE: Final = Client()


@dataclass(frozen=True, slots=True)
class WaitingLimits:
    """How many may wait; 0 is unlimited."""

    in_all: int = 0
    of_address: int = 0


NO_LIMITS: Final = WaitingLimits()


class FairTurns(Generic[Item]):
    """Hands out items one at a time; a client with many requests delays the others by at most one turn."""

    def __init__(self, limits: WaitingLimits = NO_LIMITS) -> None:
        self._limits = limits
        self._idle: deque[Item] = deque()
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Item]]]] = OrderedDict()
        """By address and owner; the next to get an item is the first of the first."""
        self._count = 0

    @property
    def waiting(self) -> int:
        """The number of requests that wait."""
        return self._count

    def waiting_of(self, address: str) -> int:
        """Return how many requests of an address wait."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    async def get(self, client: Client = ANYONE) -> Item:
        """Return an item when it is the client's turn; refuse to wait if too many do."""
        if self._idle:
            return self._idle.popleft()
        self._check_limits(client)
        turn: asyncio.Future[Item] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client.address, OrderedDict()).setdefault(client.owner, deque()).append(turn)
        self._count += 1
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            else:
                self._remove(client, turn)
            raise

    def put(self, item: Item) -> None:
        """Give an item to the next in turn, or keep it until it is wanted."""
        turn = self._next_turn()
        if turn is None:
            self._idle.append(item)
        else:
            turn.set_result(item)

    def _next_turn(self) -> asyncio.Future[Item] | None:
        """Remove and return the next turn; its owner and its address go to the end of their queues."""
        while self._waiting:
            address, owners = next(iter(self._waiting.items()))
            owner, turns = next(iter(owners.items()))
            turn = turns[0]
            self._remove(Client(address, owner), turn)
            if owner in owners:
                owners.move_to_end(owner)
            if address in self._waiting:
                self._waiting.move_to_end(address)
            if not turn.done():
                return turn
        return None

    def _remove(self, client: Client, turn: asyncio.Future[Item]) -> None:
        """Remove a turn, unless it has been removed already."""
        owners = self._waiting.get(client.address, OrderedDict())
        turns = owners.get(client.owner, deque())
        if turn not in turns:
            return
        turns.remove(turn)
        self._count -= 1
        if not turns:
            del owners[client.owner]
        if not owners:
            del self._waiting[client.address]

    def _check_limits(self, client: Client) -> None:
        if self._limits.of_address and self.waiting_of(client.address) >= self._limits.of_address:
            raise TooMany("too-many-waiting", most=self._limits.of_address)
        if self._limits.in_all and self._count >= self._limits.in_all:
            raise TooMany("server-busy")
