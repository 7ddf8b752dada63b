"""The inputs of the network that are computed from several bytes of an observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from gwint.fast.observations import FIELDS

_SIZES: Final = {name: int(np.prod(shape)) for name, shape in FIELDS}
STARTS: Final = dict(zip(_SIZES, np.cumsum([0, *_SIZES.values()]).tolist(), strict=False))
"""The first byte of each field."""
OWN_TOTAL, ENEMY_TOTAL = STARTS["totals"], STARTS["totals"] + 1
OWN_HAND, ENEMY_HAND = STARTS["hand_count"], STARTS["hand_count"] + 1

DERIVED: Final = 6
LEAD_UNIT, CLOSE_LEAD, HAND_UNIT = 32.0, 5.0, 4.0
"""The units in which leads and differences of hands are measured; a close lead is one that a card may turn."""


def derived_inputs(byte: Callable[[int], Any], library: Any) -> list[Any]:
    """Return the DERIVED inputs, with `byte` returning a byte as a number or tensor, and its library's functions."""
    lead = byte(OWN_TOTAL) - byte(ENEMY_TOTAL)
    more_cards = byte(OWN_HAND) - byte(ENEMY_HAND)
    return [
        lead / LEAD_UNIT,
        library.tanh(lead / CLOSE_LEAD),
        (lead > 0) * 1.0,
        (lead < 0) * 1.0,
        more_cards / HAND_UNIT,
        (byte(OWN_HAND) == 0) * 1.0,
    ]
