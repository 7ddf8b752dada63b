"""Moves as the labels of a menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Ability, Card
from gwint.i18n.bundles import Detail
from gwint.i18n.localizer import Voice, yes
from gwint.rules.agenda import (
    ChooseBond,
    ChooseFromDeck,
    ChooseFromPile,
    ChooseMoves,
    ChooseRevival,
    ChooseWeather,
    Question,
    Redraw,
)
from gwint.rules.moves import (
    Against,
    Choose,
    Decline,
    Discard,
    Done,
    Exchange,
    Move,
    Pass,
    Play,
    Shift,
    Start,
    UseLeader,
)

Details = dict[str, Detail]


def move(move: Move, question: Question | None = None, language: str = "en", players: Sequence[str] = ()) -> str:
    """What a move is called among the answers to a question; without one, as plainly as can be."""
    voice = Voice(language, players)
    message, details = MOVES[type(move)]
    return voice.say(message, **details(move, question, voice))


ASKED: Final[Mapping[type[Question], str]] = {
    Redraw: "redraw",
    ChooseMoves: "moves",
    ChooseRevival: "revival",
    ChooseFromPile: "pile",
    ChooseFromDeck: "deck",
    ChooseWeather: "weather",
    ChooseBond: "bond",
}
"""The questions by which one and the same move is called differently."""


def _asked(question: Question | None) -> str:
    return "none" if question is None else ASKED.get(type(question), "none")


def _plain(_move: Move, _question: Question | None, _voice: Voice) -> Details:
    return {}


def _card(move: Any, question: Question | None, voice: Voice) -> Details:
    return {"card": voice.card(move.card), "question": _asked(question)}


def _play(move: Play, _question: Question | None, voice: Voice) -> Details:
    """The row is told where there is a choice of rows, a spy's enemy where there are several."""
    against = move.side is not None and len(voice.players) > 2
    return {
        "card": voice.card(move.card),
        "takes": yes(move.target is not None),
        "target": "" if move.target is None else voice.card(move.target),
        "places": yes(move.row is not None and _has_choice(move.target or move.card)),
        "row": "" if move.row is None else voice.row(move.row),
        "against": yes(against),
        "side": voice.side(move.side) if against and move.side is not None else "",
    }


def _has_choice(card: Card) -> bool:
    """Whether more than one row could be meant: of agile units, and of the specials that lie in a row."""
    return not card.unit or card.has(Ability.AGILE)


def _done(_move: Done, question: Question | None, _voice: Voice) -> Details:
    return {"question": _asked(question)}


def _start(move: Start, question: Question | None, voice: Voice) -> Details:
    asked = getattr(question, "seat", None)
    return {"own": yes(asked == move.seat), "player": voice.player(move.seat)}


def _against(move: Against, _question: Question | None, voice: Voice) -> Details:
    return {"player": voice.player(move.seat)}


def _shift(move: Shift, _question: Question | None, voice: Voice) -> Details:
    return {"card": voice.card(move.card), "from": voice.row(move.row), "to": voice.row(move.to)}


MOVES: Final[Mapping[type[Move], tuple[str, Callable[[Any, Question | None, Voice], Details]]]] = {
    Play: ("move-play", _play),
    UseLeader: ("move-use-leader", _plain),
    Pass: ("move-pass", _plain),
    Exchange: ("move-exchange", _card),
    Done: ("move-done", _done),
    Start: ("move-start", _start),
    Decline: ("move-decline", _plain),
    Choose: ("move-choose", _card),
    Against: ("move-against", _against),
    Discard: ("move-discard", _card),
    Shift: ("move-shift", _shift),
}
"""The message of each move, and what it is told."""
