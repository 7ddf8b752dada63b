"""Requests made by schemathesis from the schema, valid and invalid.

Its own pytest marks would give the tests of all routes the same name, of which only one would run.
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

Operation = APIOperation[Any, Any, Any, Any]
Request = Case[Any]


def config(*refusals: str) -> SchemathesisConfig:
    """Valid data may still be refused with these statuses."""
    made = SchemathesisConfig()
    made.projects.default.checks = ChecksConfig(
        positive_data_acceptance=PositiveDataAcceptanceConfig(expected_statuses=["2xx", *refusals])
    )
    return made


def operations(schema: BaseSchema) -> list[Operation]:
    """Return all operations; one with wrong documentation cannot be left out."""
    found = list(schema.get_all_operations())
    assert all(isinstance(one, Ok) for one in found)
    return [one.ok() for one in found if isinstance(one, Ok)]


def request(
    operation: Operation, check: Callable[[Request], object], examples: int, *, derandomize: bool = True
) -> None:
    """Send a number of requests, each of which must be answered as documented."""
    shapes = st.one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode])

    @settings(max_examples=examples, deadline=None, derandomize=derandomize, suppress_health_check=list(HealthCheck))
    @given(case=shapes)
    def answered(case: Request) -> None:
        check(case)

    answered()
