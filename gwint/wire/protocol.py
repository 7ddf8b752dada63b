"""The version of the protocol between clients and servers; PROTOCOL.md lists what each version changed."""

from __future__ import annotations

from typing import Final

from gwint.faults import GwintError

PROTOCOL: Final = 2
"""The version spoken here. Raise it, with `OLDEST`, if a change would break clients; additions do not."""
OLDEST: Final = 2
"""The oldest version that a client may speak."""
FIRST: Final = 1
"""The version of servers that do not name one."""
HEADER: Final = "Gwint-Protocol"
"""The header of a request in which a client names its version."""


class ProtocolError(GwintError):
    """The client and the server do not speak the same version of the protocol."""


def check_protocol(protocol: int, oldest: int = OLDEST, newest: int = PROTOCOL) -> None:
    """Refuse a client's version that a server with these versions does not speak."""
    if protocol < oldest:
        raise ProtocolError("protocol-too-old", protocol=protocol, oldest=oldest, newest=newest)
    if protocol > newest:
        raise ProtocolError("protocol-too-new", protocol=protocol, oldest=oldest, newest=newest)
