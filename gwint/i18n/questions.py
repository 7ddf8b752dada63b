"""Formats questions as sentences: who must answer, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer, yes_or_no
from gwint.rules.agenda import (
    ChooseBond,
    ChooseDiscard,
    ChooseFromDeck,
    ChooseFromPile,
    ChooseMoves,
    ChooseOpponent,
    ChooseRevival,
    ChooseStarter,
    ChooseWeather,
    ClaimRound,
    GiveUpCard,
    PlaceCard,
    Question,
    Redraw,
    Turn,
)
from gwint.rules.rounds import MAX_EXCHANGES

Details = dict[str, MessageArgument]


def format_question(question: Question, players: Sequence[str] = (), language: str = "en") -> str:
    """A question in one or two sentences."""
    localizer = Localizer(language, players)
    message, details = QUESTIONS[type(question)]
    return localizer.translate(message, **details(question, localizer))


def _seat(question: Any, localizer: Localizer) -> Details:
    return {"player": localizer.player(question.seat)}


def _redraw(question: Redraw, localizer: Localizer) -> Details:
    return {"players": ", ".join(map(localizer.player, question.seats)), "most": MAX_EXCHANGES}


def _place_card(question: PlaceCard, localizer: Localizer) -> Details:
    return _seat(question, localizer) | {"card": localizer.card(question.card)}


def _from_pile(question: ChooseFromPile, localizer: Localizer) -> Details:
    own = localizer.owns(question.seat, question.side)
    return _seat(question, localizer) | {"own": yes_or_no(own), "side": localizer.side(question.side)}


def _discard(question: ChooseDiscard, localizer: Localizer) -> Details:
    return _seat(question, localizer) | {"count": question.left}


def _moves(question: ChooseMoves, localizer: Localizer) -> Details:
    waiting = localizer.cards(card for card, _ in question.waiting)
    return _seat(question, localizer) | {"moved": yes_or_no(question.moved), "cards": waiting}


QUESTIONS: Final[Mapping[type[Question], tuple[str, Callable[[Any, Localizer], Details]]]] = {
    Redraw: ("question-redraw", _redraw),
    Turn: ("question-turn", _seat),
    ChooseStarter: ("question-choose-starter", _seat),
    ClaimRound: ("question-claim-round", _seat),
    ChooseRevival: ("question-choose-revival", _seat),
    PlaceCard: ("question-place-card", _place_card),
    ChooseOpponent: ("question-choose-opponent", _seat),
    ChooseFromPile: ("question-choose-from-pile", _from_pile),
    ChooseDiscard: ("question-choose-discard", _discard),
    GiveUpCard: ("question-give-up-card", _seat),
    ChooseFromDeck: ("question-choose-from-deck", _seat),
    ChooseWeather: ("question-choose-weather", _seat),
    ChooseBond: ("question-choose-bond", _seat),
    ChooseMoves: ("question-choose-moves", _moves),
}
"""The message of each question and the function that makes its arguments."""
