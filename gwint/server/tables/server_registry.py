"""The registry of a server, whose tables are stored in SQLite and whose bots think in worker processes."""

from __future__ import annotations

from gwint.server.bots.bot_moves import Workers
from gwint.server.storage.store import Store
from gwint.server.tables.registry import Registry


class ServerRegistry(Registry):
    """All tables of a server, for the modules that need more of its store and its workers than any registry has."""

    store: Store
    workers: Workers
