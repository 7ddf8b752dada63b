"""Every exported function takes values and texts alike, and refuses any other argument with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gwint
from gwint import (
    KLUB,
    MODES,
    Ability,
    Faction,
    Game,
    GwintError,
    Lineup,
    Match,
    OpenGame,
    Pass,
    Redraw,
    Tossed,
    WrongType,
    starter_lineup,
)

DECKS = ("monsters-swarm", "skellige-storm")
ALA, BOB = starter_lineup("monsters", "skellige", "nilfgaard"), starter_lineup("scoiatael", "skellige", "monsters")
WRONG: tuple[Any, ...] = (None, 5, 1.5, b"x", object(), ["x"])
"""Values that no argument below takes."""


def duel() -> Game:
    return Game(*DECKS, seed=1)


@pytest.mark.parametrize("ruleset", ["klub", KLUB, "klub, gems=2"])
def test_a_ruleset_may_be_given_as_text(ruleset: Any) -> None:
    assert gwint.random_deck("a", ruleset) == gwint.random_deck("a", KLUB)
    assert gwint.random_lineup("a", ruleset) == gwint.random_lineup("a", KLUB)
    assert gwint.card_text("yaevinn", ruleset) == gwint.card_text(gwint.get_card("yaevinn"), KLUB)
    assert gwint.leader_text("king bran", ruleset) == gwint.leader_text(gwint.get_leader("king-bran"), KLUB)
    assert gwint.rule_text("deck-building", ruleset) == gwint.rule_text("deck-building", KLUB)
    asked = Redraw((0,))
    assert gwint.format_question(asked, ruleset=ruleset) == gwint.format_question(asked, ruleset=KLUB)
    assert gwint.format_event(Tossed(0), ruleset=ruleset) == gwint.format_event(Tossed(0), ruleset=KLUB)
    assert gwint.get_deck("monsters-swarm").faults(ruleset) == gwint.get_deck("monsters-swarm").faults(KLUB)
    assert gwint.meet("Decoy", "Thaler", ruleset).ruleset == KLUB


@pytest.mark.parametrize(("text", "same"), [("discard_turn=true", "yes"), ("discard_turn=False", "no")])
def test_true_and_false_stand_for_yes_and_no(text: str, same: str) -> None:
    assert gwint.Ruleset.parse(text) == gwint.Ruleset(discard_turn=same)
    with pytest.raises(GwintError, match="“gems” cannot be “true”"):
        gwint.Ruleset.parse("gems=true")


def test_what_has_a_name_may_be_given_as_a_value() -> None:
    ghoul, bran, starter = gwint.get_card("ghoul"), gwint.get_leader("king bran"), gwint.starters()[0]
    assert gwint.get_card(ghoul) is ghoul
    assert gwint.get_card(gwint.get_card("decoy"), "skellige") is gwint.get_card("decoy", "skellige")
    assert gwint.get_leader(bran) is bran
    assert gwint.get_mode(MODES["ffa-3"]) is MODES["ffa-3"]
    assert gwint.get_deck(starter) is starter.deck
    assert Game(*DECKS, mode=MODES["duel"], seed=1).picture == duel().picture
    assert gwint.faction_name("Potwory") == gwint.faction_name(Faction.MONSTERS) == "Monsters"
    assert gwint.meet(Ability.MEDIC).first == gwint.meet("medic").first


def test_an_unknown_language_is_english_everywhere() -> None:
    assert gwint.faction_name("monsters", "fr") == "Monsters"
    assert gwint.get_deck("monsters-swarm").text("fr") == gwint.get_deck("monsters-swarm").text("en")
    assert gwint.card_text("ghoul", language="fr") == gwint.card_text("ghoul")


SEATED: dict[str, Callable[[Any], object]] = {
    "Game.view": lambda seat: duel().view(seat),
    "Game.events_for": lambda seat: duel().events_for(seat),
    "Game.moves_of": lambda seat: duel().moves_of(seat),
    "Game.legal_moves": lambda seat: duel().legal_moves(seat),
    "Game.score": lambda seat: duel().score(seat),
    "Game.play": lambda seat: duel().play("done", seat),
    "Game.undo": lambda seat: duel().undo(1, seat),
    "Game.resign": lambda seat: duel().resign(seat),
    "Game.leave": lambda seat: duel().leave(seat),
    "Game.out_of_time": lambda seat: duel().out_of_time(seat),
    "Match.view": lambda seat: Match(ALA, BOB, seed=3).view(seat),
    "Match.moves_of": lambda seat: Match(ALA, BOB, seed=3).moves_of(seat),
    "Match.legal_moves": lambda seat: Match(ALA, BOB, seed=3).legal_moves(seat),
    "Match.play": lambda seat: Match(ALA, BOB, seed=3).play("name skellige", seat),
    "Match.resign": lambda seat: Match(ALA, BOB, seed=3).resign(seat),
    "Match.leave": lambda seat: Match(ALA, BOB, seed=3).leave(seat),
    "Match.out_of_time": lambda seat: Match(ALA, BOB, seed=3).out_of_time(seat),
    "view": lambda seat: gwint.view(duel().table, seat),
    "visible_events": lambda seat: gwint.visible_events(duel().table, duel().log, seat),
}


@pytest.mark.parametrize("call", SEATED.values(), ids=SEATED)
@pytest.mark.parametrize("seat", [5, -1, "0", "p1", 0.5])
def test_a_seat_that_is_not_at_the_table_is_refused(call: Callable[[Any], object], seat: Any) -> None:
    with pytest.raises(GwintError):
        call(seat)


def test_the_refusal_of_a_seat_names_the_seats() -> None:
    with pytest.raises(GwintError, match=r"There is no seat “5” at this table\. The seats are: 0, 1\."):
        duel().view(5)
    with pytest.raises(GwintError, match=r"There is no seat “2” at this table\."):
        duel().play("done", 2)


CALLS: dict[str, Callable[[Any], object]] = {
    "Deck": lambda wrong: gwint.Deck(Faction.MONSTERS, gwint.get_leader("king bran"), (wrong,)),
    "Game": lambda wrong: Game("monsters-swarm", wrong),
    "Game rules": lambda wrong: Game(*DECKS, rules=wrong),
    "Game mode": lambda wrong: Game(*DECKS, mode=wrong),
    "Game.explain": lambda wrong: duel().explain(wrong),
    "Game.from_picture": Game.from_picture,
    "Game.from_record": Game.from_record,
    "Game.from_view": Game.from_view,
    "Game.play": lambda wrong: duel().play(wrong),
    "Lineup.of": lambda wrong: Lineup.of("monsters-swarm", wrong),
    "Match": lambda wrong: Match(ALA, wrong),
    "Match.from_record": Match.from_record,
    "Match.play": lambda wrong: Match(ALA, BOB, seed=3).play(wrong),
    "OpenGame": lambda wrong: OpenGame("northern-realms-siege", wrong),
    "Ruleset.parse": gwint.Ruleset.parse,
    "View.read_move": lambda wrong: duel().view(0).read_move(wrong),
    "card_text": gwint.card_text,
    "card_text ruleset": lambda wrong: gwint.card_text("ghoul", wrong),
    "faction_name": gwint.faction_name,
    "find_cards": gwint.find_cards,
    "format_event": gwint.format_event,
    "format_move": gwint.format_move,
    "format_question": gwint.format_question,
    "get_card": gwint.get_card,
    "get_deck": gwint.get_deck,
    "get_faction": gwint.get_faction,
    "get_leader": gwint.get_leader,
    "get_mode": gwint.get_mode,
    "leader_text": gwint.leader_text,
    "load_bot": gwint.load_bot,
    "load_bot(...)": lambda wrong: gwint.load_bot("random")(wrong),
    "meet": gwint.meet,
    "meet rules": lambda wrong: gwint.meet("Decoy", rules=wrong),
    "observe_view": gwint.observe_view,
    "parse_budget": gwint.parse_budget,
    "picture": gwint.picture,
    "play_game": lambda wrong: gwint.play_game(*DECKS, bots=wrong),
    "play_game bots": lambda wrong: gwint.play_game(*DECKS, bots=["random", wrong]),
    "position": gwint.position,
    "random_deck": lambda wrong: gwint.random_deck("a", wrong),
    "random_deck leader": lambda wrong: gwint.random_deck("a", leader=WRONG[1] if wrong is None else wrong),
    "random_lineup": lambda wrong: gwint.random_lineup("a", wrong),
    "rule_text": gwint.rule_text,
    "rule_text ruleset": lambda wrong: gwint.rule_text("passing", wrong),
    "simulate": lambda wrong: gwint.simulate(wrong),
    "starter": gwint.starter,
    "starter_lineup": gwint.starter_lineup,
    "view": lambda wrong: gwint.view(wrong, 0),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_an_argument_of_a_wrong_type_is_refused_with_a_sentence(call: Callable[[Any], object]) -> None:
    for wrong in WRONG:
        with pytest.raises(GwintError) as refused:
            call(wrong)
        assert str(refused.value).endswith((".", "x”.", "?")) or "\n" in str(refused.value), str(refused.value)


def test_a_wrong_type_is_also_a_type_error() -> None:
    with pytest.raises(TypeError, match=r"“rules” has the wrong type: int. Expected: Ruleset \| str."):
        Game(*DECKS, rules=5)  # type: ignore[arg-type]
    assert issubclass(WrongType, GwintError)


def test_a_refused_call_changes_nothing() -> None:
    game = duel()
    for change in (lambda: game.resign(5), lambda: game.play("done", 5), lambda: game.undo(1, 5)):
        with pytest.raises(GwintError):
            change()
    assert (game.result, game.made) == (None, ())
    assert game.play(Pass() if Pass() in game.legal_moves() else "done", 0) is not None
