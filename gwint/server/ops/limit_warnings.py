"""Warnings for the operator about limits that clients often reach, which may be too low, or a sign of an attack."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from gwint.server.ops.counts import Counts
from gwint.server.ops.logs import FIELDS
from gwint.server.settings import PREFIX

LOG: Final = logging.getLogger(__name__)

OFTEN: Final = 20
"""How many refusals between two checks are worth a warning."""
RATE: Final = "too-fast"
"""The kind of refusals by rate limits, which are counted by setting."""
RATE_SETTINGS: Final = ("address_rate", "address_work", "body_bytes", "seat_rate", "hint_rate")
SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "disk-full": ("most_pages",),
    "server-busy": ("sandbox_waiting", "sandbox_workers"),
    "server-full": ("tables_in_all", "owners_in_all", "evenings_in_all"),
    "table-full": ("entries_per_table",),
    "takes-too-long": ("sandbox_s", "sandbox_megabytes"),
    "too-large": ("body_bytes", "record_letters"),
    "too-many-new-tables": ("tables_per_address", "evenings_per_address"),
    "too-many-sockets": ("address_connections",),
    "too-many-tables": ("tables_per_owner",),
    "too-many-uploads": ("records_per_address",),
    "too-many-visitors": ("owners_per_address",),
    "too-many-waiting": ("sandbox_waiting_per_address",),
}
"""The settings behind each other kind of refusal by a limit."""

Limit = tuple[str, tuple[str, ...]]
"""A kind of refusal, and the settings behind it."""


class LimitWarnings:
    """Compares the counted refusals with those at the last check."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._before: Counter[Limit] = Counter()

    def log(self) -> None:
        """Log a warning for each limit that was reached often since the last call."""
        now = Counter(dict(self._reached()))
        for (kind, settings), count in (now - self._before).items():
            if count >= OFTEN:
                variables = [f"{PREFIX}{name.upper()}" for name in settings]
                fields = {"limit": kind, "count": count, "settings": variables}
                LOG.warning("a limit was reached often", extra={FIELDS: fields})
        self._before = now

    def _reached(self) -> Iterator[tuple[Limit, int]]:
        """Yield each limit and how often it has been reached."""
        for kind, settings in SETTINGS.items():
            yield (kind, settings), self._counts.refusals[kind]
        for setting in RATE_SETTINGS:
            yield (RATE, (setting,)), self._counts.rates[setting]
