"""Requests of every documented shape, and of others, made by schemathesis to a running server: all keep their word."""

from __future__ import annotations

import asyncio

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import ChecksConfig, PositiveDataAcceptanceConfig, SchemathesisConfig

from gwint.server.app import create_app
from gwint.server.settings import Settings
from tests.server.faults.processes import Server
from tests.server.ports import HOST

EXAMPLES = 3
MANY_EXAMPLES = 150
HEALTH = list(HealthCheck)

CONFIG = SchemathesisConfig()
# Data of the right shape may still name a card, a table or a deck that does not exist, or is somebody else's.
CONFIG.projects.default.checks = ChecksConfig(
    positive_data_acceptance=PositiveDataAcceptanceConfig(expected_statuses=["2xx", "400", "401", "403", "404", "409"])
)


@pytest.fixture(scope="session")
def token(server: Server) -> str:
    return asyncio.run(server.owner())


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi(), config=CONFIG)


def check(case: schemathesis.Case, server: Server, token: str) -> None:
    case.call_and_validate(base_url=f"http://{HOST}:{server.port}", headers={"Authorization": f"Bearer {token}"})


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=HEALTH)
def test_every_door_answers_as_documented(case: schemathesis.Case, server: Server, token: str) -> None:
    check(case, server, token)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=MANY_EXAMPLES, deadline=None, suppress_health_check=HEALTH)
def test_and_so_it_does_many_more_times(case: schemathesis.Case, server: Server, token: str) -> None:
    check(case, server, token)
