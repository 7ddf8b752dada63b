"""The tests of this folder and the rule tests share compiled code."""

from __future__ import annotations

import pytest

from tests.scenes import load_twin


@pytest.fixture(scope="session", autouse=True)
def loaded_twin() -> None:
    load_twin()
