"""Addresses of pages that are handed to other people or devices, and their QR codes."""

from __future__ import annotations

import segno
from fastapi import Request

from gwint.server.tables.room import Room
from gwint.server.tables.state import TableError


def code_of(request: Request, room: Room, path: str) -> segno.QRCode:
    """The whole address of a path: as the operator names this house, or as the asker came to it."""
    home = room.registry.settings.public_url or str(request.base_url)
    try:
        return segno.make(home.rstrip("/") + path, micro=False)
    except segno.DataOverflowError:
        raise TableError("bad-request", path="header.host", reason="string-too-long") from None


def rows_of(code: segno.QRCode) -> list[str]:
    """A text of 0 and 1 for each row, without the quiet edge."""
    return ["".join(map(str, row)) for row in code.matrix]
