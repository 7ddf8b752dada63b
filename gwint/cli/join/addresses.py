"""Where a table is: the server's address, and the table's id after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from gwint.faults import Refusal

SCHEMES: Final = {"http": "ws", "https": "wss"}
"""Each way to a server, and its socket's."""
TABLE: Final = "/t/"
"""What stands before a table's id in an invite link."""


class JoinError(Refusal):
    """A table that cannot be reached or joined."""


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and a table of it."""

    server: str
    """Without a slash at its end: `https://gwent.example`."""
    table: str = ""
    """Empty where only the server is told."""

    @property
    def socket(self) -> str:
        scheme, _, rest = self.server.partition("://")
        return f"{SCHEMES[scheme]}://{rest}/api/socket"

    @property
    def invite(self) -> str:
        """The link that brings somebody to the table."""
        return f"{self.server}{TABLE}{self.table}"


def parse_address(text: str) -> Address:
    """An invite link, or a server's address; `http://` may be left out."""
    told = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(told)
        usable = parts.scheme in SCHEMES and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable:
        raise JoinError("join-address", text=text)
    before, _, table = parts.path.rstrip("/").partition(TABLE)
    if "/" in table:
        raise JoinError("join-address", text=text)
    return Address(f"{parts.scheme}://{parts.netloc}{before}", table)
