"""`gwint score` and its --check."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gwint.cards import LEADERS
from gwint.score_counter import check, score
from tests.cli.runner import output_of, run, start

BOARD = {
    "rules": "legendary",
    "weather": ["biting-frost"],
    "sides": [
        {
            "leader": "king-bran",
            "close": ["olaf"],
            "ranged": [],
            "siege": ["war-longship", "war-longship"],
            "horns": ["siege"],
        },
        {"leader": "eredin-bringer-of-death", "close": ["ghoul", "draug"]},
    ],
}
LONGSHIP = {"card": "war-longship", "strength": 24, "why": [["printed", 6], ["bond", 12], ["horn", 24]]}
SCORED = {
    "sides": [
        {
            "total": 54,
            "rows": {
                "close": [{"card": "olaf", "strength": 6, "why": [["printed", 12], ["weather", 6]]}],
                "ranged": [],
                "siege": [LONGSHIP, LONGSHIP],
            },
        },
        {
            "total": 11,
            "rows": {
                "close": [
                    {"card": "ghoul", "strength": 1, "why": [["printed", 1]]},
                    {"card": "draug", "strength": 10, "why": [["printed", 10]]},
                ],
                "ranged": [],
                "siege": [],
            },
        },
    ]
}
GIVEN = json.dumps(BOARD)


def answers(*lines: str | bytes, options: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    given = b"\n".join(line.encode() if isinstance(line, str) else line for line in lines)
    return [json.loads(line) for line in output_of("score", "--lines", *options, given=given).splitlines()]


def kind(line: str | bytes) -> str:
    """Return the kind of a line's error; the lines before and after it are answered."""
    before, answer, after = answers(GIVEN, line, GIVEN)
    assert before == after == SCORED
    return str(answer["error"]["kind"])


def test_a_board_is_answered_with_what_the_counter_says(tmp_path: Path) -> None:
    assert json.loads(output_of("score", given=GIVEN)) == score(BOARD) == SCORED
    assert output_of("score", "--json", given=GIVEN) == json.dumps(SCORED) + "\n"
    (tmp_path / "board.json").write_text(GIVEN, encoding="utf-8")
    assert json.loads(output_of("score", str(tmp_path / "board.json"))) == SCORED


@pytest.mark.rule("AB-HORN")
@pytest.mark.parametrize(
    ("rules", "horns", "expected"),
    [
        ("legendary", [], [2, 4, 10]),
        ("legendary", ["close"], [4, 4, 10]),
        ("klub", [], [4, 4, 10]),
    ],
)
def test_of_several_horn_units_the_first_is_not_doubled(rules: str, horns: list[str], expected: list[int]) -> None:
    side = {"close": ["dandelion", "dandelion", "ves"], "horns": horns}
    close = score({"rules": rules, "sides": [side, {}]})["sides"][0]["rows"]["close"]
    assert [card["strength"] for card in close] == expected
    assert close[0]["why"] == [["printed", 2], *([["horn", 4]] if expected[0] == 4 else [])]


def test_a_table_for_people() -> None:
    shown = output_of("score", "--table", "--lang", "en", given=GIVEN)
    assert shown.splitlines() == [
        "King Bran, The Unifier: 54",
        "Rows        Card          Strength  Why",
        "close (6)   Olaf                 6  printed 12, weather 6",
        "siege (48)  War Longship        24  printed 6, tight bond 12, horn 24",
        "            War Longship        24  printed 6, tight bond 12, horn 24",
        "",
        "Eredin, Bringer of Death: 11",
        "Rows        Card   Strength  Why",
        "close (11)  Ghoul         1  printed 1",
        "            Draug        10  printed 10",
    ]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("{", "not JSON"),
        ("", "The input is empty"),
        ("[]", "rules, weather, sides"),
        ('{"sides": [{"close": ["gohul"]}, {}]}', "Did you mean: ghoul"),
        ('{"sides": [{"leader": "king-brann"}, {}]}', "Did you mean: king-bran"),
        ('{"sides": [{}, {}], "rules": "hearts"}', "hearts"),
        ('{"sides": [{}, {}], "rules": "klub, roach=maybe"}', "maybe"),
        ("[" * 100_000, "deeply"),
        (b"\xff", "UTF-8"),
    ],
)
def test_an_invalid_board_is_reported_on_standard_error(given: str | bytes, shown: str) -> None:
    result = run("score", given=given)
    assert (result.exit_code, result.stdout) == (1, "")
    assert shown in result.stderr


def test_a_missing_file_is_reported() -> None:
    result = run("score", "/no/such/board.json")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "board.json" in result.stderr
    assert run("score", "/").exit_code == 1


def test_a_byte_order_mark_is_harmless() -> None:
    assert json.loads(output_of("score", given=b"\xef\xbb\xbf" + GIVEN.encode())) == SCORED


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "cli-json-empty"),
        ("   ", "cli-json-empty"),
        ("{]", "cli-json"),
        (GIVEN + GIVEN, "cli-json"),
        ("NaN", "cli-json-constant"),
        ('{"sides": [{"close": [NaN]}, {}]}', "cli-json-constant"),
        ("1" * 5000, "cli-json-number"),
        (b"\xff\xfe", "cli-json-not-text"),
        (b'{"sides": [{"close": ["\xc3"]}, {}]}', "cli-json-not-text"),
        ("[" * 100_000, "cli-json-deep"),
        ('{"a":' * 100_000, "cli-json-deep"),
        ('{"sides": [{"close": ["olaf"], "close": []}, {}]}', "cli-json-twice"),
        ("null", "board-not-an-object"),
        ('{"sides": {}}', "board-sides"),
        ('{"sides": [{}]}', "board-sides"),
        ('{"sides": [{}, []]}', "board-sides"),
        ('{"sides": [{}, {}, {}, {}, {}, {}]}', "board-sides"),
        ('{"sides": [{}, {}], "wether": []}', "board-unknown-key"),
        ('{"sides": [{"melee": []}, {}]}', "board-unknown-key"),
        ('{"sides": [{"close": {}}, {}]}', "board-not-a-list"),
        ('{"sides": [{"close": [1]}, {}]}', "board-not-a-word"),
        ('{"sides": [{"close": [["olaf"]]}, {}]}', "board-not-a-word"),
        ('{"sides": [{"horns": [["close"]]}, {}]}', "board-not-a-word"),
        ('{"sides": [{"horns": [{}]}, {}]}', "board-not-a-word"),
        ('{"sides": [{"horns": ["melee"]}, {}]}', "board-unknown-row"),
        ('{"sides": [{}, {}], "weather": [[]]}', "board-not-a-word"),
        ('{"sides": [{}, {}], "rules": ["klub"]}', "board-not-a-word"),
        ('{"sides": [{"leader": {}}, {}]}', "board-not-a-word"),
        ('{"sides": [{"close": ["\\ud800"]}, {}]}', "board-unknown-card"),
        (json.dumps({"sides": [{"close": ["ghoul" * 50_000]}, {}]}), "board-unknown-card"),
        ('{"sides": [{}, {}], "rules": ""}', "ruleset-name"),
        ('{"sides": [{}, {}], "rules": "="}', "option-name"),
    ],
)
def test_a_bad_line_spoils_only_its_own_answer(line: str | bytes, fault: str) -> None:
    assert kind(line) == fault


def test_a_bad_line_is_not_repeated_at_length() -> None:
    [answer] = answers(json.dumps({"sides": [{"close": ["ghoul" * 50_000]}, {}]}))
    assert len(json.dumps(answer)) < 1000


def test_every_line_is_answered_in_the_language() -> None:
    shown = answers(GIVEN, "", '{"sides": [{"close": ["gohul"]}, {}]}', GIVEN, options=("--lang", "de"))
    assert ["error" in answer for answer in shown] == [False, True, True, False]
    assert shown[2]["error"]["details"]["nearest"][0] == "ghoul"
    assert "Karte" in shown[2]["error"]["text"]


def test_lines_answer_in_json_alone() -> None:
    assert run("score", "--lines", "--table", given=GIVEN).exit_code == 2


def test_lines_are_answered_as_they_come() -> None:
    with start("score", "--lines") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line, expected in ((GIVEN, SCORED), ("nonsense", None), (GIVEN, SCORED)):
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer == expected or "error" in answer
        process.stdin.close()
        assert process.wait(timeout=20) == 0


# Checking


def test_check_lists_impossible_cards() -> None:
    board = {"weather": ["biting-frost", "ghoul"], "sides": [{"close": ["war-longship"]}, {"horns": ["siege"] * 2}]}
    shown = json.loads(output_of("score", "--check", given=json.dumps(board)))
    assert [fault["kind"] for fault in shown["faults"]] == ["board-not-weather", "table-wrong-row", "table-crowded-row"]
    assert shown["sides"] == score(board)["sides"]
    assert json.loads(output_of("score", "--check", given=GIVEN)) == SCORED | {"faults": []}
    assert [len(answer["faults"]) for answer in answers(GIVEN, json.dumps(board), options=("--check",))] == [0, 3]


def test_check_prints_sentences_after_a_table() -> None:
    board = {"sides": [{"close": ["war-longship"]}, {}]}
    result = run("score", "--check", "--table", given=json.dumps(board))
    assert result.exit_code == 0
    assert result.stderr.startswith("War Longship cannot lie")


@pytest.mark.parametrize("faction", LEADERS)
def test_check_lets_weather_horns_and_neutral_cards_lie_on_any_side(faction: Any) -> None:
    leader = LEADERS[faction][0].id
    board = {
        "weather": ["biting-frost"] * 6,
        "sides": [{"leader": leader, "horns": ["close", "siege"], "close": ["decoy", "geralt-of-rivia"]}, {}],
    }
    assert check(board) == ()
    assert check({"weather": ["biting-frost"] * 7, "sides": board["sides"]}) != ()


def test_check_uses_the_card_pool_of_the_ruleset() -> None:
    board = {"rules": "klub", "sides": [{"leader": "arnjolf-the-patricide", "close": ["roach"]}, {}]}
    assert [fault.kind for fault in check(board)] == ["deck-card-not-in-pool", "deck-leader-not-in-pool"]
    assert check(board | {"rules": "legendary"}) == ()
