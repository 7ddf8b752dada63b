"""The WebSocket connection to a table, in a thread of its own; it reconnects by itself and loses no message."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from gwint.cli.join.addresses import Address
from gwint.wire import Data
from gwint.wire.protocol import PROTOCOL

WAITS_S: Final = (0.2, 0.5, 1, 2, 4, 8)
"""Waits before each attempt to reconnect; the last is repeated."""
HELLO: Final = "hello"


class TableConnection:
    """Passes messages to `on_message` from its thread; sends unanswered requests again after it reconnects."""

    def __init__(self, address: Address, token: str, on_message: Callable[[Data], None]) -> None:
        self._address = address
        self._token = token
        self._on_message = on_message
        self._hello: dict[str, Data] = {}
        self._unanswered: dict[str, Data] = {}
        self._socket: Any = None
        self._sending = threading.Lock()
        self._closed = threading.Event()
        self._id_prefix = secrets.token_hex(4)
        """Makes request ids unique, because other terminals may play the same seat."""
        self._count = 0
        self._thread = threading.Thread(target=self._run, name="table-connection", daemon=True)
        self._thread.start()

    # Sending

    def hello(self, table: str, seat: int | None) -> None:
        """Attach to a table as a seat or a spectator, from the table's beginning."""
        with self._sending:
            self._hello = {"type": HELLO, "id": HELLO, "table": table, "seat": seat, "version": 0, "protocol": PROTOCOL}
            self._transmit(self._hello)

    def send(self, type_: str, **fields: Data) -> str:
        """Send a request; return the id that the answer will have."""
        with self._sending:
            self._count += 1
            id_ = f"{self._id_prefix}-{self._count}"
            self._unanswered[id_] = {"type": type_, "id": id_, **fields}
            self._transmit(self._unanswered[id_])
        return id_

    def close(self) -> None:
        self._closed.set()
        with self._sending:
            socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.close()
        self._thread.join()

    def _transmit(self, message: Data) -> None:
        if self._socket is not None:
            # A message that does not arrive is sent again on the next socket.
            with suppress(WebSocketException, OSError):
                self._socket.send(json.dumps(message))

    # Receiving

    def _run(self) -> None:
        tries = 0
        while not self._closed.is_set():
            reason = ""
            try:
                with self._connect() as socket:
                    tries = 0
                    self._resend(socket)
                    for text in socket:
                        self._receive(json.loads(text))
            except (WebSocketException, OSError, ValueError) as error:
                reason = getattr(error, "strerror", None) or str(error)
            with self._sending:
                self._socket = None
            self._on_message({"type": "lost", "reason": reason})
            self._closed.wait(WAITS_S[min(tries, len(WAITS_S) - 1)])
            tries += 1

    def _connect(self) -> Any:
        headers = {"Authorization": f"Bearer {self._token}"}
        return connect(self._address.socket, additional_headers=headers, compression=None, close_timeout=1)

    def _resend(self, socket: Any) -> None:
        """Say hello on a new socket with the last version received, then repeat all unanswered requests."""
        self._on_message({"type": "open"})
        with self._sending:
            self._socket = socket
            for message in (*([self._hello] if self._hello else []), *self._unanswered.values()):
                self._transmit(message)

    def _receive(self, message: Data) -> None:
        with self._sending:
            if message["type"] in ("welcome", "events") and message["table"] == self._hello.get("table"):
                self._hello["version"] = message["version"]
            self._unanswered.pop(message.get("id", ""), None)
        self._on_message(message)
