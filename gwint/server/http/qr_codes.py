"""QR codes of page addresses that are passed on to other people or devices."""

from __future__ import annotations

import segno
from fastapi import Request

from gwint.server.settings import Settings


def qr_code(request: Request, settings: Settings, path: str) -> segno.QRCode:
    """Return the QR code of a path's full address, at the public URL or at the address the client used."""
    base = settings.public_url or str(request.base_url)
    return segno.make(base.rstrip("/") + path, micro=False)


def qr_rows(code: segno.QRCode) -> list[str]:
    """Return a string of 0 and 1 for each row, without the quiet zone."""
    return ["".join(map(str, row)) for row in code.matrix]
