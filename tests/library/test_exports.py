"""`import gwint` exports what users need, at once and with types."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import gwint
from gwint.faults import GwintError
from gwint.match.events import MATCH_EVENT_KINDS
from gwint.rules.agenda import STEP_KINDS, Question
from gwint.rules.events import EVENT_KINDS
from gwint.rules.moves import MOVE_KINDS
from gwint.rules.virtual_opponent.events import VIRTUAL_EVENT_KINDS
from gwint.wire.json_values import from_json, to_json

ROOT = Path(__file__).parents[2]
STUB = ast.parse((ROOT / "gwint" / "__init__.pyi").read_text(encoding="utf-8"))
BAD_WORDS = ("numpy", "fluent", "click", "rich", "fastapi", "gwint.rules", "gwint.cards")


def test_the_stub_has_the_names_and_modules_of_the_package() -> None:
    imported = {
        alias.name: node.module for node in STUB.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert imported == gwint._HOMES  # type: ignore[attr-defined]
    listed = next(node.value for node in STUB.body if isinstance(node, ast.Assign))
    assert sorted(ast.literal_eval(listed)) == sorted(gwint.__all__) == sorted((*imported, "__version__"))


@pytest.mark.parametrize("name", gwint.__all__)
def test_every_exported_name_is_there(name: str) -> None:
    assert getattr(gwint, name) is not None
    assert name in dir(gwint)


def test_every_move_event_and_question_is_exported() -> None:
    questions = [step for step in STEP_KINDS if issubclass(step, Question)]
    classes = [*MOVE_KINDS, *EVENT_KINDS, *VIRTUAL_EVENT_KINDS, *MATCH_EVENT_KINDS, *questions]
    assert [kind.__name__ for kind in classes if getattr(gwint, kind.__name__, None) is not kind] == []


def test_every_exported_error_has_the_base_class() -> None:
    errors = [getattr(gwint, name) for name in gwint.__all__]
    raised = [one for one in errors if isinstance(one, type) and issubclass(one, BaseException)]
    assert len(raised) > 12
    assert all(issubclass(one, GwintError) for one in raised)


def test_importing_the_package_loads_nothing_else() -> None:
    code = f"import sys, gwint; print([name for name in {BAD_WORDS!r} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"


def test_every_name_but_the_sentences_needs_only_the_standard_library() -> None:
    missing = ("numpy", "fluent", "fluent.runtime", "click", "rich", "numba")
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
        "import gwint\n"
        "[getattr(gwint, name) for name in gwint.__all__]\n"
        "game = gwint.play_game('monsters-swarm', 'skellige-storm', bots='random', seed=1)\n"
        "print(game.result.how)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.stdout.strip(), ran.stderr) == ("on-table", "")


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="Gaem"):
        _ = gwint.Gaem  # type: ignore[attr-defined]


def test_values_are_written_as_json_and_read_back() -> None:
    game = gwint.play_game("monsters-swarm", "skellige-storm", bots="random", seed=1)
    fault = gwint.Fault("deck-too-few-units", {"units": 20, "least": 22})
    view, event, move = game.again().view(0), game.log[-1], game.again().legal_moves(0)[0]
    for kind, value in (
        (gwint.View, view),
        (gwint.Event, event),
        (gwint.Move, move),
        (gwint.Deck, game.decks[0]),
        (gwint.Fault, fault),
        (gwint.Ending, game.result),
        (gwint.Card, gwint.get_card("ghoul")),
        (gwint.Ruleset, gwint.KLUB),
    ):
        assert from_json(kind, to_json(value)) == value
    assert to_json(gwint.Pass()) == {"kind": "pass"}
    with pytest.raises(TypeError):
        to_json(object())
    with pytest.raises(gwint.WireError):
        from_json(gwint.Move, {"kind": "fly"})
