"""Combinations of test parameters: a few for `make test`, all for the slow suite."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest


def combinations(*columns: Sequence[Any]) -> list[Any]:
    """Returns all combinations of the values; `make test` runs only as many as are needed to use each value once."""
    few = {tuple(number % len(column) for column in columns) for number in range(max(map(len, columns)))}
    return [
        pytest.param(
            *(column[place] for column, place in zip(columns, places, strict=True)),
            marks=() if places in few else pytest.mark.slow,
        )
        for places in product(*(range(len(column)) for column in columns))
    ]
