"""Addresses of servers and tables: invite links and what they consist of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from gwint.faults import GwintError

SCHEMES: Final = {"http": "ws", "https": "wss"}
"""The URL schemes of a server, and those of its WebSocket."""
TABLE: Final = "/t/"
"""The path before a table's id in an invite link."""


class JoinError(GwintError):
    """The table cannot be reached or joined."""


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and possibly a table of it."""

    server: str
    """Without a slash at its end: `https://gwent.example`."""
    table: str = ""
    """Empty if only the server is known."""

    @property
    def socket(self) -> str:
        scheme, _, rest = self.server.partition("://")
        return f"{SCHEMES[scheme]}://{rest}/api/socket"

    @property
    def invite(self) -> str:
        """The link that invites others to the table."""
        return f"{self.server}{TABLE}{self.table}"


def parse_address(text: str) -> Address:
    """Parse an invite link or a server's address; `http://` may be left out."""
    url = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(url)
        usable = parts.scheme in SCHEMES and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable:
        raise JoinError("join-address", text=text)
    before, _, table = parts.path.rstrip("/").partition(TABLE)
    if "/" in table:
        raise JoinError("join-address", text=text)
    return Address(f"{parts.scheme}://{parts.netloc}{before}", table)
