"""Formats moves as the labels of a menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Ability, Card
from gwint.faults import check_type
from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer, yes_or_no
from gwint.rules import agenda, moves

Details = dict[str, MessageArgument]


def format_move(
    move: moves.Move, question: agenda.Question | None = None, language: str = "en", players: Sequence[str] = ()
) -> str:
    """The label of a move among the answers to a question, or a general label without a question."""
    check_type("move", move, moves.Move)
    localizer = Localizer(language, players)
    message, details = MOVES[type(move)]
    return localizer.translate(message, **details(move, question, localizer))


QUESTION_KEYS: Final[Mapping[type[agenda.Question], str]] = {
    agenda.Redraw: "redraw",
    agenda.ChooseMoves: "moves",
    agenda.ChooseRevival: "revival",
    agenda.ChooseFromPile: "pile",
    agenda.ChooseFromDeck: "deck",
    agenda.ChooseWeather: "weather",
    agenda.ChooseBond: "bond",
}
"""The questions that change the label of a move, as messages select variants by them."""


def _question_key(question: agenda.Question | None) -> str:
    return "none" if question is None else QUESTION_KEYS.get(type(question), "none")


def _plain(_move: moves.Move, _question: agenda.Question | None, _localizer: Localizer) -> Details:
    return {}


def _card(move: Any, question: agenda.Question | None, localizer: Localizer) -> Details:
    return {"card": localizer.card(move.card), "question": _question_key(question)}


def _play(move: moves.Play, _question: agenda.Question | None, localizer: Localizer) -> Details:
    """The label has the row if there is a choice of rows, and a spy's enemy if there are several."""
    against = move.side is not None and len(localizer.players) > 2
    return {
        "card": localizer.card(move.card),
        "takes": yes_or_no(move.target is not None),
        "target": "" if move.target is None else localizer.card(move.target),
        "places": yes_or_no(move.row is not None and _has_choice(move.target or move.card)),
        "row": "" if move.row is None else localizer.row(move.row),
        "against": yes_or_no(against),
        "side": localizer.side(move.side) if against and move.side is not None else "",
    }


def _has_choice(card: Card) -> bool:
    """Whether the card may go to several rows, as agile units and specials that lie in a row may."""
    return not card.unit or card.has(Ability.AGILE)


def _done(_move: moves.Done, question: agenda.Question | None, _localizer: Localizer) -> Details:
    return {"question": _question_key(question)}


def _start(move: moves.Start, question: agenda.Question | None, localizer: Localizer) -> Details:
    asked = getattr(question, "seat", None)
    return {"own": yes_or_no(asked == move.seat), "player": localizer.player(move.seat)}


def _against(move: moves.Against, _question: agenda.Question | None, localizer: Localizer) -> Details:
    return {"player": localizer.player(move.seat)}


def _shift(move: moves.Shift, _question: agenda.Question | None, localizer: Localizer) -> Details:
    return {"card": localizer.card(move.card), "from": localizer.row(move.row), "to": localizer.row(move.to)}


MOVES: Final[Mapping[type[moves.Move], tuple[str, Callable[[Any, agenda.Question | None, Localizer], Details]]]] = {
    moves.Play: ("move-play", _play),
    moves.UseLeader: ("move-use-leader", _plain),
    moves.Pass: ("move-pass", _plain),
    moves.Exchange: ("move-exchange", _card),
    moves.Done: ("move-done", _done),
    moves.Start: ("move-start", _start),
    moves.Decline: ("move-decline", _plain),
    moves.Choose: ("move-choose", _card),
    moves.Against: ("move-against", _against),
    moves.Discard: ("move-discard", _card),
    moves.Shift: ("move-shift", _shift),
}
"""The message of each move and the function that makes its arguments."""
