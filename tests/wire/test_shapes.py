"""A value has one shape everywhere: on the wire, over REST, in --json, in `gwint replay` and for engines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gwint.decks import write_deck
from gwint.engine.messages import Question, encode
from gwint.game import Game
from gwint.wire import write_match_view
from gwint.wire.protocol import PROTOCOL
from tests.cli.runner import output_of, run
from tests.match.sample_matches import ALA, new_match
from tests.server.routes.reference_client import APP, get_json, send_request
from tests.server.routes.table_client import api_server
from tests.wire.round_trip import check_schema
from tests.wire.shapes import FILE, HOUSE, PICTURE, THIN, played, text

GOLDEN: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SCHEMAS = {
    "card": "Card", "card facts": "CardFacts", "leader facts": "LeaderFacts", "move": "AnyMove", "question": "Question",
    "view": "View", "event": "AnyEvent", "event around a game": "AnyEvent", "result": "Ending", "fault": "Fault",
    "fault in a fault": "Fault", "deck": "DeckData", "deck report": "DeckReport", "step": "ReplayStep", "hint": "Hint",
    "ruleset": "RulesetFacts", "option": "OptionFacts", "mode": "ModeFacts", "topic": "Topic",
}  # fmt: skip


def without_text(data: dict[str, Any], *added: str) -> dict[str, Any]:
    """Data without what commands add for people, which must be there."""
    assert {"text", *added} <= data.keys()
    return {key: value for key, value in data.items() if key not in ("text", *added)}


def test_the_wire_writes_every_shape_as_before() -> None:
    assert text() == FILE.read_text(encoding="utf-8"), f"run `make golden`; a change may need protocol {PROTOCOL + 1}"


@pytest.mark.parametrize("shape", GOLDEN)
def test_every_shape_has_a_schema(shape: str) -> None:
    check_schema(SCHEMAS[shape], GOLDEN[shape])


# Cards, decks, faults and rules


def test_the_facts_of_cards_and_leaders() -> None:
    sent = get_json("/api/catalogue", rules="klub", language="de")
    assert GOLDEN["card facts"] in sent["cards"]
    assert GOLDEN["leader facts"] in sent["leaders"]
    shown = json.loads(output_of("cards", "show", "ghoul", "--rules", "klub", "--lang", "de", "--json"))
    assert shown["cards"] == [GOLDEN["card facts"]]
    leaders = json.loads(output_of("cards", "leaders", "--rules", "klub", "--lang", "de", "--json"))
    assert GOLDEN["leader facts"] in leaders


def test_a_deck() -> None:
    code = json.loads(output_of("deck", "show", "skellige-storm", "--json"))
    sent = send_request(APP, "POST", "/api/decks/read", json={"deck": "skellige-storm"}).json()
    assert code["deck"] == sent["deck"] == GOLDEN["deck"]
    lineup = write_match_view(new_match(first=0).view(0))["lineup"]["decks"]
    for deck, own in zip(lineup, ALA.decks, strict=True):
        assert deck == send_request(APP, "POST", "/api/decks/read", json={"deck": write_deck(own)}).json()["deck"]


def test_a_deck_report_and_its_faults() -> None:
    sent = send_request(APP, "POST", "/api/decks/read", json={"deck": THIN}).json()
    assert sent == GOLDEN["deck report"]
    assert sent["faults"][-1] == GOLDEN["fault"]
    for command in ("show", "check"):
        shown = json.loads(run("deck", command, "-", "--json", given=THIN).stdout)
        assert [without_text(fault) for fault in shown["faults"]] == sent["faults"]


def test_a_fault_of_the_score_counter() -> None:
    board = {"sides": [{"close": ["gohul"]}, {}]}
    sent = send_request(APP, "POST", "/api/score", json=board).json()["fault"]
    assert without_text(json.loads(output_of("score", "--lines", given=json.dumps(board)))["error"]) == sent


def test_rulesets_options_modes_and_topics() -> None:
    sent = get_json("/api/rulesets")
    contents = json.loads(output_of("rules", "--json"))
    assert {name: contents[name] for name in sent} == sent
    assert GOLDEN["option"] in sent["options"]
    assert GOLDEN["mode"] in sent["modes"]
    house = json.loads(output_of("rules", HOUSE, "--json"))
    assert house["ruleset"] == GOLDEN["ruleset"]
    [roach] = [option for option in house["options"] if option["id"] == "roach"]
    assert {key: roach[key] for key in GOLDEN["option"]} == GOLDEN["option"]
    assert get_json("/api/rules/ability-spy") == GOLDEN["topic"]
    [topic] = json.loads(output_of("rules", "ability-spy", "--json"))["topics"]
    assert {key: topic[key] for key in GOLDEN["topic"]} == GOLDEN["topic"]


# Games


async def test_a_step_its_view_its_move_and_its_events(tmp_path: Path) -> None:
    record = tmp_path / "short.gwint"
    record.write_text(played().record(), encoding="utf-8")
    lines = [json.loads(line) for line in output_of("replay", str(record), "--view", "1", "--json").splitlines()]
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        id_ = (await ala.post("/api/records", {"text": played().record()}, 201))["id"]
        sent = (await ala.get(f"/api/records/{id_}/steps?seat=0"))["steps"]
    shown = [{**line, "events": [without_text(event) for event in line["events"]]} for line in lines]
    assert [{key: value for key, value in line.items() if key != "phrase"} for line in shown] == sent
    assert sent[1] == GOLDEN["step"]
    assert sent[0]["views"][0]["game"] == GOLDEN["view"]
    assert sent[1]["move"] == GOLDEN["move"]
    assert GOLDEN["event"] in sent[1]["events"]
    assert sent[-1]["events"] == [GOLDEN["event around a game"]]
    assert lines[1]["phrase"] == "Thaler"


async def test_a_table_shows_the_same_view_and_result(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        seats = [{"sit": "Ala"}, {"sit": "Bob"}]
        table = await ala.opens(**{"from": {"picture": PICTURE}, "seats": seats})
        assert table["view"]["game"] == GOLDEN["view"]
        path = f"/api/tables/{table['id']}/commands"
        answered = await ala.post(path, {"type": "move", "seat": 0, "question": 0, "move": GOLDEN["move"]})
        assert answered["view"]["game"]["sides"] == GOLDEN["step"]["views"][0]["game"]["sides"]
        answered = await ala.post(path, {"type": "resign", "seat": 1})
        assert answered["view"]["result"] == GOLDEN["result"]


def test_an_engine_is_asked_with_the_same_view() -> None:
    view = Game.from_picture(PICTURE).view(0)
    asked = json.loads(encode(Question(view)))
    assert asked["view"] == GOLDEN["view"]
    assert asked["view"]["question"] == GOLDEN["question"]
    assert GOLDEN["move"] in asked["view"]["moves"]


def test_a_card_is_named_alike_wherever_it_occurs() -> None:
    assert GOLDEN["card"] == "northern-realms/thaler"
    assert GOLDEN["card"] in GOLDEN["view"]["seats"][0]["secrets"]["hand"]
    assert GOLDEN["event"]["card"] == GOLDEN["card"]
    assert GOLDEN["hint"]["candidates"][0]["reasons"][0]["values"]["card"] == {"card": GOLDEN["card"]}
