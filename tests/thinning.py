"""Combinations of parameters: some of them for `make test`, all of them for the slow suite."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest


def thinned(*columns: Sequence[Any]) -> list[Any]:
    """All combinations of one value from each; `make test` takes as few as hold every value at least once."""
    few = {tuple(number % len(column) for column in columns) for number in range(max(map(len, columns)))}
    return [
        pytest.param(
            *(column[place] for column, place in zip(columns, places, strict=True)),
            marks=() if places in few else pytest.mark.slow,
        )
        for places in product(*(range(len(column)) for column in columns))
    ]
