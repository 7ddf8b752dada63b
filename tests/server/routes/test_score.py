"""POST /api/score: the scores of `gwint score`, and what is impossible on a real table."""

from __future__ import annotations

from typing import Any

import pytest

from gwint.score_counter import check, score
from gwint.wire import write_fault
from tests.server.routes.reference_client import fault, post

BOARDS: list[dict[str, Any]] = [
    {"sides": [{}, {}]},
    {
        "rules": "klub",
        "weather": ["biting-frost"],
        "sides": [
            {"leader": "king-bran", "close": ["olgierd-von-everec"], "horns": ["close"]},
            {"siege": ["catapult", "catapult", "siege-technician"], "close": ["geralt-of-rivia"]},
        ],
    },
    {"sides": [{"close": ["ghoul"] * 5}, {"ranged": ["catapult", "decoy"]}, {"mardroeme": ["ranged"]}]},
]


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_scored_as_the_counter_does(board: dict[str, Any]) -> None:
    answer = post("/api/score", board)
    assert answer.status_code == 200, answer.text
    assert answer.json() == {**score(board), "faults": [write_fault(one) for one in check(board)]}


def test_strengths_are_returned_with_their_reasons() -> None:
    board = {"weather": ["biting-frost"], "sides": [{"close": ["vernon-roche", "ves"], "horns": ["close"]}, {}]}
    roche, ves = post("/api/score", board).json()["sides"][0]["rows"]["close"]
    assert (roche["strength"], roche["why"]) == (10, [["printed", 10]])
    assert (ves["strength"], ves["why"]) == (2, [["printed", 5], ["weather", 1], ["horn", 2]])


def test_impossible_cards_are_reported_and_scored() -> None:
    answer = post("/api/score", BOARDS[2]).json()
    assert {"table-wrong-row", "table-too-many-copies"} <= {one["kind"] for one in answer["faults"]}
    assert answer["sides"][0]["total"] == 5


@pytest.mark.parametrize(
    ("board", "kind"),
    [
        ({"sides": [{"close": ["ghul"]}, {}]}, "board-unknown-card"),
        ({"sides": [{"leader": "bran"}, {}]}, "board-unknown-leader"),
        ({"sides": [{"horns": ["middle"]}, {}]}, "board-unknown-row"),
        ({"rules": "chess", "sides": [{}, {}]}, "ruleset-name"),
    ],
)
def test_a_board_that_cannot_be_read_is_refused(board: dict[str, Any], kind: str) -> None:
    assert fault(post("/api/score", board), 400)[0] == kind


@pytest.mark.parametrize(
    ("board", "path"),
    [
        ([], "body"),
        ({"sides": [{}]}, "body.sides"),
        ({"sides": [{}] * 6}, "body.sides"),
        ({"sides": [{}, {"hand": []}]}, "body.sides.1.hand"),
        ({"sides": [{}, {"close": ["ghoul"] * 101}]}, "body.sides.1.close"),
        ({"sides": [{}, {"close": [7]}]}, "body.sides.1.close.0"),
        ({"sides": [{}, {"close": ["x" * 101]}]}, "body.sides.1.close.0"),
    ],
)
def test_a_board_that_does_not_match_the_schema_is_a_bad_request(board: Any, path: str) -> None:
    kind, details = fault(post("/api/score", board), 422)
    assert (kind, details["path"]) == ("bad-request", path)
