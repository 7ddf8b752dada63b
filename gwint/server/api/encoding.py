"""JSON of values whose types give its shape."""

from __future__ import annotations

from gwint.server.tables.json_bytes import dumps
from gwint.wire.codecs import write


def encoded(kind: type, value: object) -> bytes:
    """Return a value of the wire as JSON."""
    return dumps(write(kind, value))
