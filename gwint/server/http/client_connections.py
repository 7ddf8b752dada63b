"""The connections of each address: how many there are, when they are read, and how much of their answers waits.

A request that is refused still has to be parsed and answered, and a connection costs time before any request reaches
the application. While an address has used up its share of the event loop, nothing is read from its connections; then
they are read again a few at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import ip_address, ip_network
from itertools import islice
from typing import Final, Protocol

from uvicorn.protocols.http.flow_control import FlowControl

from gwint.server.rate_limits import network_of
from gwint.server.work_shares import UNLIMITED, WorkShare, WorkShares

CONNECTION_S: Final = 0.0003
"""What opening and closing a connection costs in addition to what is measured."""
REQUEST_S: Final = 0.0003
"""What a request costs in addition to what is measured: it is charged when its head has been parsed, so that the many
requests that arrive together are not all answered before the first of them is paid for."""
BYTE_S: Final = 1e-9
"""What receiving a byte costs before it is parsed: of bodies that are refused, clients send gigabytes."""
READ_AT_ONCE: Final = 8
"""How many connections of an address are read again at a time, when it may go on."""
MAX_UNSENT_BYTES: Final = 32 * 1024 * 1024
"""How much of the answers to one address may wait in the server's memory to be read."""


class Connection(Protocol):
    """A connection whose reading can be paused; it says nothing to its client meanwhile."""

    def pause_turn(self) -> None: ...

    def resume_turn(self) -> None: ...


class AddressConnections:
    """The connections of one address. Their parsing is charged to the address's share of the event loop."""

    def __init__(
        self,
        share: WorkShare,
        most: int = 0,
        most_unsent: int = MAX_UNSENT_BYTES,
        on_empty: Callable[[], object] = lambda: None,
    ) -> None:
        """A limit of 0 is unlimited. `on_empty` is called when the last connection has been closed."""
        self._share = share
        self._on_empty = on_empty
        self._most = most
        self._most_unsent = most_unsent
        self._counted = 0
        self._unsent: dict[Connection, int] = {}
        """What waits to be read, of the connections of which much waits."""
        self._read: dict[Connection, bool] = {}
        """The connections that are read, and whether they have sent something since their turn began."""
        self._waiting: OrderedDict[Connection, None] = OrderedDict()
        """The connections that are not read, in the order in which they will be."""
        self._passed_over = 0
        """How many of the first of them were read before without having sent anything."""
        self._next_turn: asyncio.Handle | None = None

    def count(self, number: int) -> bool:
        """Count an HTTP connection more or less; return whether the address may have that many."""
        self._counted += number
        return not self._most or self._counted <= self._most

    def add(self, connection: Connection) -> None:
        """Read a connection; while others wait, it waits behind them."""
        self._read[connection] = True
        self._share.charge(CONNECTION_S)
        if self._next_turn is not None:
            self._pause()

    def remove(self, connection: Connection) -> None:
        self._read.pop(connection, None)
        self._waiting.pop(connection, None)
        self._passed_over = min(self._passed_over, len(self._waiting))
        self._unsent.pop(connection, None)
        if self._read or self._waiting:
            return
        if self._next_turn is not None:
            self._next_turn.cancel()
            self._next_turn = None
        self._on_empty()

    # Time

    def charge(self, connection: Connection, seconds: float) -> None:
        """Charge the time that a connection has taken, and read none of them until it is paid for."""
        self._share.charge(seconds)
        if connection in self._read:
            self._read[connection] = True
        if self._share.delay_s() > 0:
            self._pause()

    def _pause(self) -> None:
        """Read no connection; those that have sent something wait behind the others, which have their turn first."""
        for connection, has_sent in reversed(self._read.items()):
            connection.pause_turn()
            self._waiting[connection] = None
            self._waiting.move_to_end(connection, last=has_sent)
            self._passed_over += not has_sent
        self._read.clear()
        if self._next_turn is None:
            self._schedule(self._share.delay_s())

    def _schedule(self, delay_s: float) -> None:
        loop = asyncio.get_running_loop()
        self._next_turn = loop.call_later(delay_s, self._resume) if delay_s else loop.call_soon(self._resume)

    def _resume(self) -> None:
        """Read some of the connections; those that have sent nothing cost nothing, and the next ones follow at once."""
        self._next_turn = None
        delay_s = self._share.delay_s()
        if not delay_s:
            first, self._passed_over = self._passed_over or READ_AT_ONCE, 0
            for connection in list(islice(self._waiting, first)):
                del self._waiting[connection]
                self._read[connection] = False
                connection.resume_turn()
        if self._waiting:
            self._schedule(delay_s)

    # Memory

    def may_wait(self, connection: Connection, size: int) -> bool:
        """Note that a client does not read what it is sent; return whether so much may wait for its address."""
        self._unsent[connection] = size
        return not self._most_unsent or sum(self._unsent.values()) <= self._most_unsent

    def has_read(self, connection: Connection) -> None:
        """Note that a client has read nearly all that it was sent."""
        self._unsent.pop(connection, None)


class ClientConnections:
    """The connections of all addresses. Those of trusted proxies, behind which are many clients, are not limited."""

    def __init__(self, most: int, shares: WorkShares = UNLIMITED, trusted: Sequence[str] = ()) -> None:
        """`most` is the limit of HTTP connections of one address; 0 is unlimited."""
        self._most = most
        self._shares = shares
        self._trusted = [ip_network(one) for one in trusted]
        self._open: dict[str, AddressConnections] = {}

    def of(self, address: str) -> AddressConnections:
        """Return the connections of an address, which are forgotten once the last one is closed."""
        if self._is_trusted(address):
            return AddressConnections(UNLIMITED.of(address), most_unsent=0)
        key = network_of(address)
        if key not in self._open:
            forget = partial(self._open.pop, key, None)
            self._open[key] = AddressConnections(self._shares.of(address), self._most, on_empty=forget)
        return self._open[key]

    def _is_trusted(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._trusted)


class TurnFlow(FlowControl):
    """uvicorn's flow control, which also stops reading while other connections have their turn."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self._turn_paused = False

    def pause_turn(self) -> None:
        self._switch(turn_paused=True, read_paused=self.read_paused)

    def resume_turn(self) -> None:
        self._switch(turn_paused=False, read_paused=self.read_paused)

    def pause_reading(self) -> None:
        self._switch(turn_paused=self._turn_paused, read_paused=True)

    def resume_reading(self) -> None:
        self._switch(turn_paused=self._turn_paused, read_paused=False)

    def _switch(self, turn_paused: bool, read_paused: bool) -> None:
        before, after = self._turn_paused or self.read_paused, turn_paused or read_paused
        self._turn_paused, self.read_paused = turn_paused, read_paused
        if before != after and not self._transport.is_closing():
            change: Callable[[], None] = self._transport.pause_reading if after else self._transport.resume_reading
            change()
