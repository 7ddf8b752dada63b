"""`make golden`: one example of every JSON shape, in `shapes.json`; a change of a shape shows up as a difference."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from gwint.advice import Candidate, Hint, Reason
from gwint.cards import card, leader
from gwint.decks import Deck, faults, read_deck, starter
from gwint.decks.building_rules import limits
from gwint.faults import Fault
from gwint.game import Game
from gwint.notation.record_model import Ending
from gwint.rules.agenda import Question
from gwint.rulesets import KLUB, LEGENDARY, parse
from gwint.wire import write_event, write_fault, write_move, write_view
from gwint.wire.catalogue import CardFacts, LeaderFacts, card_facts, leader_facts
from gwint.wire.codecs import write
from gwint.wire.decks import DeckReport, deck_report
from gwint.wire.replays import ReplayStep, record_steps, replay_step
from gwint.wire.rulebook import (
    ModeFacts,
    OptionFacts,
    RulesetFacts,
    Topic,
    mode_facts,
    option_facts,
    ruleset_facts,
    topic_facts,
)
from gwint.wire.tables import GaveUp

FILE: Final = Path(__file__).with_name("shapes.json")
PICTURE: Final = "hand | Thaler, Ves\ndeck | Ballista, Zoltan Chivay, Catapult\nfoe hand | Griffin"
THIN: Final = "leader: King Bran\n4 Olaf\nGhoul\n"
"""A deck with faults."""
HOUSE: Final = "klub, roach=yes"


def played() -> Game:
    """A short game in which a spy is played and a player resigns."""
    game = Game.from_picture(PICTURE)
    game.play("Thaler")
    game.resign(1)
    return game


def shapes() -> dict[str, Any]:
    """One example of each shape, written by the wire."""
    game, thin = played(), read_deck(THIN)
    before = Game.from_picture(PICTURE)
    view, spy = before.view(0), before.legal_moves(0)[0]
    reason = Reason("spy", {"card": card("thaler", "northern-realms"), "cards": 2, "given": 1})
    return {
        "card": write_move(spy)["card"],
        "card facts": write(CardFacts, card_facts(card("ghoul", "monsters"), KLUB, "de")),
        "leader facts": write(LeaderFacts, leader_facts(leader("king-bran"), KLUB, "de")),
        "move": write_move(spy),
        "question": write(Question, view.question),
        "view": write_view(view),
        "event": write_event(next(event for event in game.table.log if type(event).__name__ == "Played")),
        "event around a game": write_event(GaveUp(1, "resigned", game=False)),
        "result": write(Ending, game.result),
        "fault": write_fault(faults(thin, LEGENDARY)[-1]),
        "fault in a fault": write_fault(Fault("outer", {"faults": faults(thin, LEGENDARY)[:1]})),
        "deck": write(Deck, starter("skellige-storm").deck),
        "deck report": write(
            DeckReport, deck_report(thin, faults(thin, LEGENDARY), limits(LEGENDARY), LEGENDARY, "en")
        ),
        "step": write(ReplayStep, replay_step(record_steps(game.record())[1], 0)),
        "hint": write(Hint, Hint(0.62, (Candidate(spy, 0.62, (reason,)),))),
        "ruleset": write(RulesetFacts, ruleset_facts(parse(HOUSE), "en")),
        "option": write(OptionFacts, option_facts("roach", "en")),
        "mode": write(ModeFacts, mode_facts("team", LEGENDARY, "en")),
        "topic": write(Topic, topic_facts("ability-spy", LEGENDARY, "en")),
    }


def text() -> str:
    return json.dumps(shapes(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
