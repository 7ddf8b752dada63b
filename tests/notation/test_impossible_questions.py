"""No game starts from a picture whose question cannot be answered, now or after the first answers."""

from __future__ import annotations

import pytest

from gwint import Game, PositionError

IMPOSSIBLE = {
    "more discards than cards": "hand | Ves\ndeck | Ghoul\nagenda | choose-discard me; 2",
    "no discards": "hand | Ves\ndeck | Ghoul\nagenda | choose-discard me; 0",
    "discards for nothing": "hand | 2 Ves\nagenda | choose-discard me; 2",
    "a card from an empty deck": "hand | Ves\nagenda | choose-from-deck me",
    "a revival from an empty pile": "hand | Ves\nagenda | choose-revival me",
    "a redraw for nobody": "hand | Ves\nagenda | redraw",
    "no bond to choose": "hand | Ves\nagenda | choose-bond me",
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_question_without_an_answer_is_refused(what: str) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_picture(IMPOSSIBLE[what])
    (fault,) = refused.value.faults
    assert fault.kind == "impossible-step"
    assert fault.details["line"] == len(IMPOSSIBLE[what].splitlines())


def test_possible_discards_are_read_and_answered_to_the_end() -> None:
    text = "hand | 2 Ves, Thaler\ndeck | Ghoul\nagenda | choose-discard me; 2\nfoe hand | Ghoul"
    game = Game.from_picture(text)
    for _ in range(3):
        game.play(game.legal_moves()[0])
    assert game.acting == (1,)


def test_a_stored_picture_is_read_as_it_is() -> None:
    game = Game.from_picture(IMPOSSIBLE["no bond to choose"], stored=True)
    assert game.moves == []
