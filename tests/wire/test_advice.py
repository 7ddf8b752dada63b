"""Advice on the wire: it reads back and matches the schema."""

from __future__ import annotations

import json
from functools import cache

import jsonschema_rs
import pytest

from gwint.advice import hint, review
from gwint.bots import BOTS, INSTANT
from gwint.game import Game
from gwint.notation.record import read
from gwint.wire import WireError
from gwint.wire.advice import read_hint, read_review, write_hint, write_judged, write_review
from gwint.wire.json_schema import document
from tests.bots.test_modes import deal_game


@cache
def schema(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**document(), "$ref": f"#/$defs/{name}"})


def play_game(mode: str, moves: int) -> Game:
    game = deal_game(mode, 3)
    for number in range(moves):
        seat = game.acting[0]
        game.play(BOTS["greedy"](game.view(seat), seed=str(number)), seat)
    return game


@pytest.mark.parametrize("mode", ["duel", "ffa-3", "team", "solo"])
def test_a_hint_is_read_back_as_it_was_written(mode: str) -> None:
    game = play_game(mode, 8)
    given = hint(game.view(game.acting[0]), INSTANT, "any")
    data = json.loads(json.dumps(write_hint(given)))
    schema("Hint").validate(data)
    assert read_hint(data) == given
    assert all(one["reasons"] for one in data["candidates"])


def test_a_review_is_read_back_as_it_was_written() -> None:
    record = read(play_game("duel", 12).record())
    given = review(record, INSTANT, "any", lambda _done, _of: None)
    data = json.loads(json.dumps(write_review(given)))
    schema("Review").validate(data)
    assert read_review(data) == given
    assert [write_judged(one) for one in given.judged] == data["judged"]


@pytest.mark.parametrize("values", [[], "card", None, {"card": {"nonsense": 1}}])
def test_an_unknown_reason_is_refused(values: object) -> None:
    wrong = {"chance": 0.5, "candidates": [{"move": {"kind": "pass"}, "chance": 0.5, "reasons": [{"kind": "spy"}]}]}
    wrong["candidates"][0]["reasons"][0]["values"] = values  # type: ignore[index]
    with pytest.raises(WireError):
        read_hint(wrong)
