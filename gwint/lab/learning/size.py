"""The size of the network."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """The widths of the network's layers."""

    wide: int = 1024
    """The first layer, which reads an observation."""
    narrow: int = 512
    """All other layers."""
    blocks: int = 2
    """Residual blocks of two layers each."""
