"""Sockets of the page: connections to tables whose messages go to the page of the same browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gwint.browser.commands import parse_message
from gwint.server.tables.registry import Registry
from gwint.server.tables.table_socket import TableConnection


class LocalConnection(TableConnection):
    """A connection of the page."""

    def parse(self, text: str) -> Any:
        return parse_message(text)


class LocalSocket:
    """Sends the messages of a connection to the page."""

    def __init__(self, registry: Registry, owner: str, send: Callable[[str], object]) -> None:
        self._send = send
        self.connection = LocalConnection(self, registry, owner)

    async def send_text(self, text: str, /) -> None:
        self._send(text)

    async def close(self, code: int, /) -> None:
        """The page closes its own sockets."""
