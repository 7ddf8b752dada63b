"""Requests to a door, of every documented shape and of others, made by schemathesis.

Its own marks for pytest call the tests of all doors by one name, and of tests of one name only one is run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.config import ChecksConfig, PositiveDataAcceptanceConfig, SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation, BaseSchema

Door = APIOperation[Any, Any, Any, Any]
Request = Case[Any]


def config(*refusals: str) -> SchemathesisConfig:
    """Data of the right shape may still be refused, with these answers."""
    made = SchemathesisConfig()
    made.projects.default.checks = ChecksConfig(
        positive_data_acceptance=PositiveDataAcceptanceConfig(expected_statuses=["2xx", *refusals])
    )
    return made


def doors(schema: BaseSchema) -> list[Door]:
    """All of them: one that is documented wrongly cannot be left out."""
    found = list(schema.get_all_operations())
    assert all(isinstance(one, Ok) for one in found)
    return [one.ok() for one in found if isinstance(one, Ok)]


def request(door: Door, check: Callable[[Request], object], examples: int, *, derandomize: bool = True) -> None:
    """So many requests, each of which must be answered as documented."""
    shapes = st.one_of([door.as_strategy(generation_mode=mode) for mode in GenerationMode])

    @settings(max_examples=examples, deadline=None, derandomize=derandomize, suppress_health_check=list(HealthCheck))
    @given(case=shapes)
    def answered(case: Request) -> None:
        check(case)

    answered()
