"""All errors have one base class, a kind, details, and a sentence as their text."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from gwint import Fault, Game, GwintError
from gwint.decks import read_deck
from gwint.notation.record_model import RecordError


def refused_move() -> GwintError:
    with pytest.raises(GwintError) as caught:
        Game("monsters-swarm", "skellige-storm", seed=1).play("pass")
    return caught.value


def refused_deck() -> GwintError:
    with pytest.raises(GwintError) as caught:
        read_deck("leader: NOR004\nTaler")
    return caught.value


def test_the_text_of_an_error_is_an_english_sentence() -> None:
    error = refused_move()
    assert (error.kind, error.details["text"]) == ("illegal-phrase", "pass")
    assert str(error).startswith("“pass” is not allowed")


def test_the_text_of_a_fault_is_an_english_sentence() -> None:
    fault = Fault("deck-too-few-units", {"units": 20, "least": 22})
    assert str(fault) == "The deck has 20 unit cards, including heroes; it needs at least 22."
    assert fault.plain_text() == "deck-too-few-units (units: 20, least: 22)"


def test_an_error_can_be_sent_to_another_process() -> None:
    for error in (refused_move(), refused_deck(), RecordError("record-seed", 3, text="x")):
        sent = pickle.loads(pickle.dumps(error))
        assert (type(sent), sent.fault, str(sent)) == (type(error), error.fault, str(error))


def test_without_the_translations_the_text_is_the_kind_and_its_details() -> None:
    code = (
        "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None\n"
        "from gwint import Game, GwintError\n"
        "try: Game('monsters-swarm', 'skellige-storm', seed=1).play('pass')\n"
        "except GwintError as error: print(str(error)[:27])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.stdout.strip(), ran.stderr) == ("illegal-phrase (text: pass,", "")
