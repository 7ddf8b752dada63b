"""`gwint engine` answers every line, and no line ends the conversation."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from gwint.bots import BOTS, Budget, NamedBot
from gwint.bots.budget import MAX_THREADS
from gwint.decks import starters
from gwint.engine.messages import Answer, Hello, Question, Welcome, decode, encode
from gwint.engine.responder import serve
from gwint.game import Game
from gwint.rules.moves import Move, Pass
from gwint.views import View
from gwint.wire import write_view
from tests.cli.runner import run, start
from tests.engine.scenes import TURN

CAPTAIN = BOTS["captain"]


def answers_to(*lines: bytes, bot: NamedBot = CAPTAIN) -> list[dict[str, Any]]:
    replies: list[bytes] = []
    serve(bot, lines, replies.append)
    return [json.loads(reply) for reply in replies]


def test_a_bot_answers_what_it_would_play_here() -> None:
    (answer,) = answers_to(encode(Question(TURN, seed="7")))
    assert answer["type"] == "answer"
    assert TURN.read_move(answer["move"]) == CAPTAIN(TURN, seed="7")


@pytest.mark.parametrize("mode", ["duel", "ffa-3", "team"])
def test_an_engine_plays_whole_games_of_any_mode(mode: str) -> None:
    decks = [one.id for one in starters()[::2]][: {"duel": 2, "ffa-3": 3, "team": 4}[mode]]
    game = Game(*decks, mode=mode, seed=3)
    while game.result is None:
        seat = game.acting[0]
        (answer,) = answers_to(encode(Question(game.view(seat), seed="1")), bot=BOTS["random"])
        game.play(answer["move"], seat)
    assert game.table.winners is not None


def test_a_question_may_set_the_budget() -> None:
    seen: list[Budget] = []

    def choose(view: View, budget: Budget, _seed: str) -> Move:
        seen.append(budget)
        return view.moves[0]

    asked = Question(TURN, TURN.phrases, Budget(milliseconds=5))
    answers_to(
        encode(asked), encode(replace(asked, budget=Budget())), bot=NamedBot("own", choose, Budget(simulations=9))
    )
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
def test_the_larger_number_of_threads_applies(own: Budget, asked: Budget, allowed: Budget) -> None:
    seen: list[Budget] = []

    def choose(view: View, budget: Budget, _seed: str) -> Move:
        seen.append(budget)
        return view.moves[0]

    answers_to(encode(Question(TURN, budget=asked)), bot=NamedBot("own", choose, own))
    assert seen == [allowed]


def test_quit_or_the_end_of_input_ends_the_conversation() -> None:
    hello = encode(Hello(1))
    assert len(answers_to(hello, b'{"type": "quit"}\n', hello)) == 1
    assert answers_to() == []


def question_line(**changed: Any) -> bytes:
    """Encode the question with changes to its view."""
    return json.dumps({"type": "question", "view": {**write_view(TURN), **changed}}).encode()


@pytest.mark.parametrize(
    ("bad_line", "kind"),
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
        (question_line(mode="\ud800"), "wire-name"),
        (question_line(moves=[]), "engine-no-move"),
        (question_line(viewer=None), "engine-no-move"),
        (question_line(moves=[{"kind": "done"}]), "engine-moves"),
        (question_line(sides=[]), "bot-failed"),
        (question_line(viewer=9), "engine-moves"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_bad_line_gets_an_error_and_the_next_line_an_answer(bad_line: bytes, kind: str) -> None:
    error, answer = answers_to(bad_line, encode(Question(TURN)))
    assert (error["type"], error["fault"]["kind"]) == ("error", kind)
    assert answer["type"] == "answer"


def test_a_view_with_illegal_moves_is_answered_with_the_legal_ones() -> None:
    (error,) = answers_to(question_line(moves=[{"kind": "done"}]))
    assert error["fault"]["details"]["legal"] == [*TURN.phrases]


def test_messages_are_decoded_to_what_was_encoded() -> None:
    for message in (
        Hello(1, TURN.mode, TURN.ruleset),
        Question(TURN, TURN.phrases, Budget(3, 4), "s"),
        Answer("pass"),
    ):
        assert decode(encode(message), type(message)) == message


def test_phrases_are_read_as_their_moves() -> None:
    assert [TURN.read_move(said) for said in TURN.phrases] == list(TURN.moves)
    assert TURN.read_move("PASS") == Pass()


# The command


def test_the_command_answers_each_line_before_the_next() -> None:
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


def test_the_command_refuses_two_budgets() -> None:
    refused = run("engine", "--simulations", "5", "--milliseconds", "5")
    assert refused.exit_code == 2
    assert "cannot be used together: --simulations, --milliseconds" in refused.stderr


@pytest.mark.parametrize(
    ("option", "budget"),
    [
        ("--simulations", Budget(5)),
        ("--milliseconds", Budget(0, 5)),
        ("--threads", replace(BOTS["champion"].budget, threads=5)),
    ],
)
def test_the_command_passes_its_budget_on(option: str, budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[NamedBot] = []
    monkeypatch.setattr("gwint.engine.responder.serve", lambda bot, *_: seen.append(bot))
    assert run("engine", option, "5").exit_code == 0
    assert [one.budget for one in seen] == [budget]
