"""The registry of a server, whose tables are stored in SQLite and whose bots think in worker processes."""

from __future__ import annotations

from functools import cached_property

from gwint.server.bots.bot_moves import Workers
from gwint.server.shared_evenings import SharedEvenings
from gwint.server.storage.store import Store
from gwint.server.tables.registry import Registry


class ServerRegistry(Registry):
    """All tables of a server, for the modules that need more of its store and its workers than any registry has."""

    store: Store
    workers: Workers

    @cached_property
    def evenings(self) -> SharedEvenings:
        """The evenings with printed cards that several phones share."""
        return SharedEvenings(self.settings, self.store, self.clock, self.new_id)

    def stop(self) -> None:
        super().stop()
        self.evenings.stop()
