"""An open game takes cards by any name, can be taken back and resumed, and refuses what cannot be."""

from __future__ import annotations

import pytest

from gwint import GwintError, OpenGame, OpenGameError
from gwint.rules.events import Drew, Played
from gwint.rules.modes.solo import PERSON, VIRTUAL

MINE = "northern-realms-siege"


def open_game(mode: str = "solo") -> OpenGame:
    return OpenGame(MINE, "monsters", mode=mode)


@pytest.mark.parametrize("name", ["ghoul", "Ghoul", "Ghul", "Гуль", "MON040"])
def test_a_card_is_turned_up_by_its_id_name_or_code(name: str) -> None:
    game = open_game()
    assert game.unknown is not None
    assert (game.unknown.kind, game.unknown.seat) == ("card", VIRTUAL)
    played = [event.card.id for event in game.enter(name) if isinstance(event, Played)]
    assert played[0] == "ghoul"
    assert game.inputs[0] == "ghoul"


def test_you_may_play_any_card_of_your_deck_from_your_unknown_hand() -> None:
    game = open_game()
    game.reveal("Arachas Behemoth")
    deck = {card.id for card in game.decks[PERSON].cards}
    offered = {move.card.id for move in game.legal_moves() if hasattr(move, "card")}
    unplayable = deck - offered
    assert unplayable <= {"decoy"}
    for phrase in ("Catapult", "Ballista"):
        game.enter(phrase)
        game.enter("Griffin" if phrase == "Catapult" else "Fiend")
    assert [card.id for card in game.view().sides[PERSON].rows[2]][:1] == ["catapult"]
    assert game.view().seats[PERSON].hand_count == 8


def test_no_event_names_a_card_of_your_hand() -> None:
    game = open_game()
    drawn = [event for event in game.log if isinstance(event, Drew)]
    assert drawn
    assert all(not any(event.cards) for event in drawn)


def test_a_card_cannot_be_played_more_often_than_the_deck_has_it() -> None:
    game = open_game()
    game.enter("Griffin")
    copies = sum(card.id == "villentretenmerth" for card in game.decks[PERSON].cards)
    foes = iter(("Fiend", "Forktail", "Plague Maiden"))
    for _ in range(copies):
        game.enter("Villentretenmerth")
        game.enter(next(foes))
    with pytest.raises(GwintError):
        game.enter("Villentretenmerth")


def test_inputs_are_taken_back_and_entered_again() -> None:
    game = open_game()
    for text in ("Griffin", "Catapult", "Fiend"):
        game.enter(text)
    before, log = game.inputs, game.log
    game.enter("Ballista")
    game.undo()
    assert (game.inputs, game.log) == (before, log)
    again = open_game()
    for text in before:
        again.enter(text)
    assert again.log == log
    game.undo(3)
    assert game.inputs == ()
    assert game.unknown is not None
    with pytest.raises(OpenGameError, match="no move to take back"):
        game.undo()


def test_impossible_inputs_are_refused_and_change_nothing() -> None:
    game = open_game()
    with pytest.raises(OpenGameError) as refused:
        game.reveal("Catapult")
    assert refused.value.kind == "impossible-outcome"
    assert "ghoul" in str(refused.value)
    with pytest.raises(OpenGameError, match="First say what was turned up"):
        game.play("pass")
    game.enter("Griffin")
    with pytest.raises(OpenGameError, match="it is your move"):
        game.reveal("Griffin")
    with pytest.raises(GwintError):
        game.play("Ghoul")
    assert game.inputs == ("griffin",)


def test_only_solo_has_an_open_dealer() -> None:
    with pytest.raises(OpenGameError, match="Only solo games"):
        OpenGame(MINE, "monsters", mode="duel")
