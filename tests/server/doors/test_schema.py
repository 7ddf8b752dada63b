"""Requests of every documented shape, and of others, made by schemathesis: the doors keep their word."""

from __future__ import annotations

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import ChecksConfig, PositiveDataAcceptanceConfig, SchemathesisConfig

from tests.server.doors.asking import APP

EXAMPLES = 6
"""`faults/test_schema.py` makes more, of a whole server."""

CONFIG = SchemathesisConfig()
# Data of the right shape may still name a card that does not exist.
CONFIG.projects.default.checks = ChecksConfig(
    positive_data_acceptance=PositiveDataAcceptanceConfig(expected_statuses=["2xx", "400", "404"])
)
SCHEMA = schemathesis.openapi.from_asgi("/openapi.json", APP, config=CONFIG)


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_door_answers_as_documented(case: schemathesis.Case) -> None:
    case.call_and_validate()
