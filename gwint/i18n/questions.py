"""Questions as sentences: who is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.i18n.bundles import Detail
from gwint.i18n.localizer import Voice, yes
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
from gwint.rules.rounds import EXCHANGES

Details = dict[str, Detail]


def question(question: Question, players: Sequence[str] = (), language: str = "en") -> str:
    """What is asked of whom, in one or two sentences."""
    voice = Voice(language, players)
    message, details = QUESTIONS[type(question)]
    return voice.say(message, **details(question, voice))


def _seat(question: Any, voice: Voice) -> Details:
    return {"player": voice.player(question.seat)}


def _redraw(question: Redraw, voice: Voice) -> Details:
    return {"players": ", ".join(map(voice.player, question.seats)), "most": EXCHANGES}


def _place_card(question: PlaceCard, voice: Voice) -> Details:
    return _seat(question, voice) | {"card": voice.card(question.card)}


def _from_pile(question: ChooseFromPile, voice: Voice) -> Details:
    own = voice.owns(question.seat, question.side)
    return _seat(question, voice) | {"own": yes(own), "side": voice.side(question.side)}


def _discard(question: ChooseDiscard, voice: Voice) -> Details:
    return _seat(question, voice) | {"count": question.left}


def _moves(question: ChooseMoves, voice: Voice) -> Details:
    waiting = voice.cards(card for card, _ in question.waiting)
    return _seat(question, voice) | {"moved": yes(question.moved), "cards": waiting}


QUESTIONS: Final[Mapping[type[Question], tuple[str, Callable[[Any, Voice], Details]]]] = {
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
"""The message of each question, and what it is told."""
