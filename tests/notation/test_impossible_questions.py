"""No game starts from a picture whose question cannot be answered, now or after the first answers."""

from __future__ import annotations

import pytest

from gwint.notation.picture_reader import PositionError, check_question, position
from gwint.rules.play import legal_moves, push, to_act

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
        check_question(position(IMPOSSIBLE[what]), IMPOSSIBLE[what])
    (fault,) = refused.value.faults
    assert fault.kind == "impossible-step"
    assert fault.details["line"] == len(IMPOSSIBLE[what].splitlines())


def test_possible_discards_are_read_and_answered_to_the_end() -> None:
    text = "hand | 2 Ves, Thaler\ndeck | Ghoul\nagenda | choose-discard me; 2\nfoe hand | Ghoul"
    table = position(text)
    check_question(table, text)
    for _ in range(3):
        (seat,) = to_act(table)
        push(table, legal_moves(table, seat)[0], seat)
    assert to_act(table) == (1,)
