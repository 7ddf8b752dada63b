"""`gwint engine`: every line has its answer, and none of them ends the conversation."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from gwint.bots import BOTS, Budget, Level
from gwint.bots.budget import MAX_THREADS
from gwint.decks import starters
from gwint.engine.messages import Answer, Hello, Question, Welcome, decode, encode
from gwint.engine.moves import move_for, phrases_for
from gwint.engine.responder import serve
from gwint.game import Game
from gwint.rules.moves import Move, Pass
from gwint.views import View
from gwint.wire import write_view
from tests.cli.running import run, start
from tests.engine.scenes import TURN

CAPTAIN = BOTS["captain"]


def told(*lines: bytes, bot: Level = CAPTAIN) -> list[dict[str, Any]]:
    heard: list[bytes] = []
    serve(bot, lines, heard.append)
    return [json.loads(line) for line in heard]


def test_a_bot_answers_what_it_would_play_here() -> None:
    (answer,) = told(encode(Question(TURN, seed="7")))
    assert answer["type"] == "answer"
    assert move_for(TURN, answer["move"]) == CAPTAIN(TURN, "7")


@pytest.mark.parametrize("mode", ["duel", "ffa-3", "team"])
def test_it_plays_whole_games_of_any_mode(mode: str) -> None:
    decks = [one.id for one in starters()[::2]][: {"duel": 2, "ffa-3": 3, "team": 4}[mode]]
    game = Game(*decks, mode=mode, seed=3)
    while game.result is None:
        seat = game.acting[0]
        (answer,) = told(encode(Question(game.view(seat), seed="1")), bot=BOTS["random"])
        game.play(answer["move"], seat)
    assert game.table.winners is not None


def test_a_question_may_tell_its_own_budget() -> None:
    seen: list[Budget] = []

    def choose(view: View, budget: Budget, _seed: str) -> Move:
        seen.append(budget)
        return view.moves[0]

    asked = Question(TURN, phrases_for(TURN), Budget(milliseconds=5))
    told(encode(asked), encode(replace(asked, budget=Budget())), bot=Level("own", choose, Budget(simulations=9)))
    assert seen == [Budget(milliseconds=5), Budget(simulations=9)]


@pytest.mark.parametrize(
    ("own", "asked", "allowed"),
    [
        (Budget(9), Budget(threads=2), Budget(9, threads=2)),
        (Budget(9, threads=3), Budget(milliseconds=5), Budget(milliseconds=5, threads=3)),
        (Budget(9, threads=3), Budget(5, threads=4), Budget(5, threads=4)),
        (Budget(9), Budget(threads=10**9), Budget(9, threads=MAX_THREADS)),
        (Budget(9), Budget(threads=-1), Budget(9)),
    ],
)
def test_as_many_threads_as_the_question_or_the_command_allows(own: Budget, asked: Budget, allowed: Budget) -> None:
    seen: list[Budget] = []

    def choose(view: View, budget: Budget, _seed: str) -> Move:
        seen.append(budget)
        return view.moves[0]

    told(encode(Question(TURN, budget=asked)), bot=Level("own", choose, own))
    assert seen == [allowed]


def test_quit_ends_it_and_so_does_the_end() -> None:
    hello = encode(Hello(1))
    assert len(told(hello, b'{"type": "quit"}\n', hello)) == 1
    assert told() == []


def line(**changed: Any) -> bytes:
    """The question with something of its view changed."""
    return json.dumps({"type": "question", "view": {**write_view(TURN), **changed}}).encode()


@pytest.mark.parametrize(
    ("bad", "kind"),
    [
        (b"\n", "engine-line"),
        (b"\xff\xfe", "engine-line"),
        (b"[" * 100_000, "engine-line"),
        (b"[]", "engine-line"),
        (b'{"type": ["hello"]}', "engine-line"),
        (b'{"type": "answer", "move": "pass"}', "engine-line"),
        (b'{"type": "hello"}', "wire-missing"),
        (b'{"type": "hello", "protocol": "1"}', "wire-value"),
        (b'{"type": "hello", "protocol": 2}', "engine-protocol"),
        (b'{"type": "hello", "protocol": 1, "ruleset": "hearts"}', "ruleset-name"),
        (b'{"type": "hello", "protocol": 1, "colour": "red"}', "wire-key"),
        (b'{"type": "\\ud800"}', "engine-line"),
        (line(mode="\ud800"), "wire-name"),
        (line(moves=[]), "engine-no-move"),
        (line(viewer=None), "engine-no-move"),
        (line(moves=[{"kind": "done"}]), "engine-moves"),
        (line(sides=[]), "engine-failed"),
        (line(viewer=9), "engine-moves"),
    ],
    ids=lambda told: str(told)[:60],
)
def test_a_bad_line_is_told_what_is_wrong_and_loses_nothing(bad: bytes, kind: str) -> None:
    error, answer = told(bad, encode(Question(TURN)))
    assert (error["type"], error["fault"]["kind"]) == ("error", kind)
    assert answer["type"] == "answer"


def test_illegal_moves_in_a_view_are_answered_with_the_legal_ones() -> None:
    (error,) = told(line(moves=[{"kind": "done"}]))
    assert error["fault"]["details"]["legal"] == list(phrases_for(TURN))


def test_messages_read_back() -> None:
    for message in (
        Hello(1, TURN.mode, TURN.ruleset),
        Question(TURN, phrases_for(TURN), Budget(3, 4), "s"),
        Answer("pass"),
    ):
        assert decode(encode(message), type(message)) == message


def test_phrases_mean_the_moves_they_stand_for() -> None:
    assert [move_for(TURN, said) for said in phrases_for(TURN)] == list(TURN.moves)
    assert move_for(TURN, "PASS") == Pass()


# The command


def test_the_command_answers_each_line_before_the_next_is_asked() -> None:
    with start("engine", "--bot", "greedy") as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for asked, due in ((Hello(1), Welcome), (Question(TURN), Answer)):
            engine.stdin.write(encode(asked))
            engine.stdin.flush()
            assert isinstance(decode(engine.stdout.readline(), due), due)
        engine.stdin.write(b'{"type": "quit"}\n')
        engine.stdin.flush()
        assert engine.wait(timeout=20) == 0
        engine.stdin.close()


def test_the_command_has_one_budget() -> None:
    refused = run("engine", "--simulations", "5", "--milliseconds", "5")
    assert refused.exit_code == 2
    assert "not both" in refused.stderr


@pytest.mark.parametrize(
    ("option", "budget"),
    [
        ("--simulations", Budget(5)),
        ("--milliseconds", Budget(0, 5)),
        ("--threads", replace(BOTS["champion"].budget, threads=5)),
    ],
)
def test_the_command_tells_its_budget(option: str, budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Level] = []
    monkeypatch.setattr("gwint.engine.responder.serve", lambda bot, _lines, _tell: seen.append(bot))
    assert run("engine", option, "5").exit_code == 0
    assert [one.budget for one in seen] == [budget]
