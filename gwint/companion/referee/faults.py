"""The faults of entries."""

from __future__ import annotations

from gwint.faults import GwintError


class RefereeError(GwintError):
    """An entry cannot be taken now; the evening is unchanged."""
