"""What the routes of the host work with."""

from __future__ import annotations

from dataclasses import dataclass

from gwint.browser.local_owner import LocalOwner
from gwint.browser.table_store import BrowserStore
from gwint.companion.routes import Companion
from gwint.server.tables.registry import Registry
from gwint.server.tables.reviews import Reviews


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, the storage, the owner and the companion's games of a browser."""

    registry: Registry
    store: BrowserStore
    owner: LocalOwner
    reviews: Reviews
    companion: Companion
