"""uvicorn's WebSocket protocol with limits on frames, which arrive faster than they can be answered.

Only whole messages reach the application, which limits them. Pings, pongs and parts of messages cost time and memory,
too, and are limited here.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from gwint.server.http.client_connections import BYTE_S, AddressConnections
from gwint.server.work_shares import UNLIMITED

PING_S: Final = 40.0
"""How often a silent client is pinged; proxies close a connection that is silent for a minute."""
MAX_UNREAD: Final = 4
"""How many messages of a client may wait while an earlier one is answered."""
SLICE_BYTES: Final = 1024
"""How much is parsed at a time: at most 170 frames, of which the shortest has 6 bytes."""
FRAMES_PER_S: Final = 10.0
"""How many pings, pongs and parts of messages a client may send; libraries send a few in a minute."""
FRAMES_BURST: Final = 50.0
"""How many of them may come at once."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Parses no more than can be answered, closes sockets that send too many frames, and sends the messages of one
    event-loop iteration together: uvicorn makes a system call for each."""

    __slots__ = (
        "_connections", "_flush_scheduled", "_frames_left", "_last_received", "_reading_paused", "_turn_paused",
        "_unparsed",
    )  # fmt: skip

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._last_received = self.loop.time()
        self._frames_left = FRAMES_BURST
        self._flush_scheduled = False
        """Whether messages wait for the end of this iteration."""
        self._reading_paused = False
        """Whether reading is paused until the application has received all messages and the client reads."""
        self._turn_paused = False
        """Whether reading is paused while other connections have their turn."""
        self._unparsed = bytearray()
        """What arrived before reading was paused."""
        self._connections = AddressConnections(UNLIMITED.of(""), most_unsent=0)
        """Those of the same address; until the handshake has been parsed, the connection is one by HTTP."""

    def join(self, connections: AddressConnections) -> None:
        """Have the connection read in turns with the others of its address."""
        if not self.disconnected:
            self._connections = connections
            connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self)
        super().connection_lost(exc)

    # Receiving

    def data_received(self, data: bytes) -> None:
        began = perf_counter()
        self._receive(data)
        self._connections.charge(self, perf_counter() - began + BYTE_S * len(data))

    def _receive(self, data: bytes) -> None:
        now = self.loop.time()
        self._frames_left = min(FRAMES_BURST, self._frames_left + FRAMES_PER_S * (now - self._last_received))
        self._last_received = now
        self._unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parse in slices, until reading is paused; a socket that is being closed is read to its end."""
        while self._unparsed and not self.transport.is_closing() and (self.close_sent or not self._reading_paused):
            piece = bytes(self._unparsed[:SLICE_BYTES])
            del self._unparsed[:SLICE_BYTES]
            super().data_received(piece)

    def handle_text(self, event: Frame) -> None:
        if self._is_message(event) or self._may_send_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_message(event) or self._may_send_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_send_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_frame():
            super().handle_pong(event)

    def _is_message(self, event: Frame) -> bool:
        """Return whether a frame is a whole message that the application will receive."""
        return event.fin and not self.close_sent

    def _may_send_frame(self) -> bool:
        """Count a frame of another kind; drop the connection if there have been too many."""
        self._frames_left -= 1
        if self._frames_left < 0:
            self.transport.abort()
        return not self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        """Let a few messages wait before reading is paused; uvicorn pauses and resumes reading at every message, which
        is slow."""
        self.read_paused = True
        super().send_receive_event_to_app()
        if self.queue.qsize() > MAX_UNREAD:
            self._pause_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self._resume_reading()
        return message

    def pause_turn(self) -> None:
        self._turn_paused = True
        if not self._reading_paused and not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_turn(self) -> None:
        self._turn_paused = False
        if not self._reading_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _pause_reading(self) -> None:
        if not self._reading_paused:
            self._reading_paused = True
            if not self._turn_paused:
                self.transport.pause_reading()

    def _resume_reading(self) -> None:
        """Read again if all messages have been received and the client takes what it is sent."""
        if not self._reading_paused or not self.queue.empty() or not self.writable.is_set():
            return
        self._reading_paused = False
        self._parse()
        if not self._reading_paused and not self._turn_paused:
            self.transport.resume_reading()

    # Sending

    def pause_writing(self) -> None:
        """Read nothing more from a client that does not read: even the answers to its pings would pile up."""
        super().pause_writing()
        self._pause_reading()
        if not self._connections.may_wait(self, self.transport.get_write_buffer_size()):
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._connections.has_read(self)
        self._resume_reading()

    def send_keepalive_ping(self) -> None:
        """Ping only clients that have been silent."""
        still_s = self._last_received + PING_S - self.loop.time()
        if still_s > 0:
            self.ping_timer = self.loop.call_later(still_s, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None:
            await super().send(message)
            # uvicorn takes a handshake that was refused with a response for one that was not answered.
            self.handshake_complete |= message["type"] == "websocket.http.response.body"
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._flush_scheduled:
            self._flush_scheduled = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flush_scheduled = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
