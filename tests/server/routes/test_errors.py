"""Every error is returned as a fault, and reveals nothing internal."""

from __future__ import annotations

import json
import logging

import pytest
from fastapi import FastAPI, HTTPException

from gwint import __version__
from gwint.bots import BOTS
from gwint.cards import Faction, Row, card
from gwint.faults import Fault, GwintError
from gwint.i18n import modes
from gwint.rules import RULES_VERSION
from gwint.server.api.fault_statuses import STATUS
from gwint.server.http.app import OPENAPI_PATH, create_app
from gwint.server.http.errors import fault_response
from gwint.server.settings import Settings
from gwint.wire.protocol import HEADER, OLDEST, PROTOCOL
from tests.i18n.fault_kinds import kinds
from tests.server.routes.reference_client import APP, fault, get, get_json, reference_app, send_request

JSON = {"Content-Type": "application/json"}


def test_an_unknown_path_is_not_found() -> None:
    assert fault(get("/api/nowhere"), 404) == ("not-found", {})


def test_half_of_a_surrogate_pair_is_quoted_as_a_question_mark() -> None:
    """JSON may contain it, UTF-8 may not."""
    assert json.loads(bytes(fault_response(Fault("not-found", {"text": "\ud800"})).body))["fault"]["details"] == {
        "text": "?"
    }


def test_a_wrong_method_is_answered_with_the_allowed_ones() -> None:
    answer = send_request(APP, "DELETE", "/api/version")
    assert fault(answer, 405) == ("wrong-method", {})
    assert answer.headers["allow"] == "GET"


def test_a_wrong_method_is_answered_without_building_the_openapi_document() -> None:
    app = reference_app()
    answer = send_request(app, "DELETE", "/api/decks/random")
    assert answer.headers["allow"] == "GET"
    assert app.openapi_schema is None


@pytest.mark.parametrize(
    "body", [b"{", b"", b"nonsense", b"[" * 200_000, b'{"sides": [NaN, NaN]}', b"1" * 5000, b"\xff\xfe"]
)
def test_bodies_that_are_not_json_are_survived(body: bytes) -> None:
    answer = send_request(APP, "POST", "/api/score", content=body, headers=JSON)
    assert answer.status_code in (400, 422)
    assert fault(answer, answer.status_code)[0] == "bad-request"


def test_a_path_from_the_request_is_shortened_in_the_fault() -> None:
    answer = send_request(APP, "POST", "/api/score", json={"sides": [{}, {}], "x" * 10_000: 1})
    assert len(fault(answer, 422)[1]["path"]) == 200


# Other routes


@pytest.fixture
def failing() -> FastAPI:
    """Return an application whose routes fail in every way."""
    app = reference_app()

    @app.get("/refuse")
    def refuse() -> None:
        raise GwintError("table-wrong-row", card=card("ghoul", "monsters"), row=Row.CLOSE, side=0)

    @app.get("/full")
    def full() -> None:
        raise GwintError("disk-full")

    @app.get("/forbidden")
    def forbidden() -> None:
        raise HTTPException(403, "the seat token is hunter2")

    @app.get("/crash")
    def crash() -> None:
        raise RuntimeError("the seat token is hunter2")

    return app


def test_a_refusal_is_returned_as_data(failing: FastAPI) -> None:
    assert fault(send_request(failing, "GET", "/refuse"), 400) == (
        "table-wrong-row",
        {"card": {"card": "monsters/ghoul"}, "row": {"row": "close"}, "side": 0},
    )


def test_a_full_disk_is_a_server_error(failing: FastAPI) -> None:
    assert fault(send_request(failing, "GET", "/full"), 507) == ("disk-full", {})


def test_other_statuses_of_the_framework_stay_what_they_are(failing: FastAPI) -> None:
    assert fault(send_request(failing, "GET", "/forbidden"), 403) == (
        "bad-request",
        {"path": "", "reason": "forbidden"},
    )


def test_an_unexpected_error_is_logged_and_hidden(failing: FastAPI, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="gwint.server.http.errors"):
        answer = send_request(failing, "GET", "/crash")
    assert fault(answer, 500) == ("server-error", {})
    assert "hunter2" not in answer.text
    [logged] = [one for one in caplog.records if one.name == "gwint.server.http.errors"]
    assert logged.getMessage() == "GET /crash failed"
    assert logged.exc_info is not None
    assert isinstance(logged.exc_info[1], RuntimeError)


def test_every_status_belongs_to_a_kind_that_is_raised() -> None:
    assert set(STATUS) <= kinds()


# Sizes


# Version and bots


def test_the_version_is_returned() -> None:
    assert get_json("/api/version") == {
        "version": __version__,
        "rules_version": RULES_VERSION,
        "protocol": PROTOCOL,
        "oldest_protocol": OLDEST,
    }


# The protocol

NEWER, OLDER = PROTOCOL + 1, OLDEST - 1


@pytest.mark.parametrize("headers", [{}, {HEADER: str(PROTOCOL)}, {HEADER: str(OLDEST)}, {HEADER.lower(): "02"}])
def test_a_client_of_the_same_protocol_or_of_none_is_answered(headers: dict[str, str]) -> None:
    assert get("/api/starters", headers=headers).status_code == 200


@pytest.mark.parametrize(("protocol", "kind"), [(OLDER, "protocol-too-old"), (NEWER, "protocol-too-new")])
@pytest.mark.parametrize("path", ["/api/starters", "/api/version", "/api/bots"])
def test_a_client_of_another_protocol_is_told_which_versions_are_spoken(protocol: int, kind: str, path: str) -> None:
    answer = get(path, headers={HEADER: str(protocol)})
    assert fault(answer, 400) == (kind, {"protocol": protocol, "oldest": OLDEST, "newest": PROTOCOL})


def test_a_protocol_that_is_not_a_number_is_a_bad_request() -> None:
    kind, details = fault(get("/api/starters", headers={HEADER: "two"}), 422)
    assert (kind, details["path"]) == ("bad-request", f"header.{HEADER}")


def test_every_route_of_the_api_checks_the_protocol() -> None:
    for path, methods in create_app(Settings()).openapi()["paths"].items():
        for operation in methods.values():
            names = {one["name"] for one in operation.get("parameters", ()) if one["in"] == "header"}
            assert names == ({HEADER} if path.startswith("/api/") else set())


def test_every_bot_is_available_in_every_mode() -> None:
    for mode in modes.NAMES:
        offered = get_json("/api/bots", mode=mode)["bots"]
        assert [one["id"] for one in offered] == list(BOTS)
        assert all(mode in one["modes"] for one in offered)
    assert fault(get("/api/bots?mode=chess"), 400)[0] == "unknown-mode"


def test_a_bot_says_how_hard_it_is_and_where_it_is_met() -> None:
    offered = {one.pop("id"): one for one in get_json("/api/bots")["bots"]}
    for one in offered.values():
        del one["modes"]
    assert offered["random"] == {"level": None, "road": None, "faction": None}
    assert offered["novice"] == {"level": 1, "road": 1, "faction": None}
    assert offered["goose-girl"] == {"level": 1, "road": 2, "faction": "monsters"}


def test_every_route_documents_its_answer_and_its_errors() -> None:
    paths = get_json(OPENAPI_PATH)["paths"]
    operations = [
        operation for path, methods in paths.items() if path.startswith("/api/") for operation in methods.values()
    ]
    assert operations
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        for status in ("200", "400", "422"):
            schema = operation["responses"][status]["content"]["application/json"]["schema"]
            assert schema["$ref"].startswith("#/components/schemas/")
        assert operation["responses"]["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorResponse")


def test_the_factions_are_documented_at_the_random_deck_route() -> None:
    parameters = get_json(OPENAPI_PATH)["paths"]["/api/decks/random"]["get"]["parameters"]
    [faction] = [one for one in parameters if one["name"] == "faction"]
    assert str(list(map(str, Faction))) in str(faction["schema"])
