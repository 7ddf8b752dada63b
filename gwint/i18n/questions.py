"""Formats questions as sentences: who must answer, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.faults import check_type
from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer, yes_or_no
from gwint.rules import agenda
from gwint.rulesets import LEGENDARY, Ruleset, get_ruleset

Details = dict[str, MessageArgument]


def format_question(
    question: agenda.Question,
    players: Sequence[str] = (),
    language: str = "en",
    ruleset: Ruleset | str = LEGENDARY,
    leader: bool = True,
) -> str:
    """A question at a table with this ruleset, in one or two sentences. `leader`: whether a leader may be used now."""
    check_type("question", question, agenda.Question)
    localizer = Localizer(language, players)
    message, details = QUESTIONS[type(question)]
    options = _options(get_ruleset(ruleset)) | {"leader": yes_or_no(leader)}
    return localizer.translate(message, **options, **details(question, localizer))


def _options(ruleset: Ruleset) -> Details:
    """SET-5, FAC-4, TURN-12. The options that change what is asked and what may be answered."""
    return {"most": int(ruleset.redraws), "scoiatael": ruleset.scoiatael, "discards": ruleset.discard_turn}


def _seat(question: Any, localizer: Localizer) -> Details:
    return {"player": localizer.player(question.seat)}


def _redraw(question: agenda.Redraw, localizer: Localizer) -> Details:
    return {"players": ", ".join(map(localizer.player, question.seats))}


def _place_card(question: agenda.PlaceCard, localizer: Localizer) -> Details:
    return _seat(question, localizer) | {"card": localizer.card(question.card)}


def _from_pile(question: agenda.ChooseFromPile, localizer: Localizer) -> Details:
    own = localizer.owns(question.seat, question.side)
    return _seat(question, localizer) | {"own": yes_or_no(own), "side": localizer.side(question.side)}


def _discard(question: agenda.ChooseDiscard, localizer: Localizer) -> Details:
    return _seat(question, localizer) | {"count": question.left}


def _moves(question: agenda.ChooseMoves, localizer: Localizer) -> Details:
    waiting = localizer.cards(card for card, _ in question.waiting)
    return _seat(question, localizer) | {"moved": yes_or_no(question.moved), "cards": waiting}


QUESTIONS: Final[Mapping[type[agenda.Question], tuple[str, Callable[[Any, Localizer], Details]]]] = {
    agenda.Redraw: ("question-redraw", _redraw),
    agenda.Turn: ("question-turn", _seat),
    agenda.ChooseStarter: ("question-choose-starter", _seat),
    agenda.ClaimRound: ("question-claim-round", _seat),
    agenda.ChooseRevival: ("question-choose-revival", _seat),
    agenda.PlaceCard: ("question-place-card", _place_card),
    agenda.ChooseOpponent: ("question-choose-opponent", _seat),
    agenda.ChooseFromPile: ("question-choose-from-pile", _from_pile),
    agenda.ChooseDiscard: ("question-choose-discard", _discard),
    agenda.GiveUpCard: ("question-give-up-card", _seat),
    agenda.ChooseFromDeck: ("question-choose-from-deck", _seat),
    agenda.ChooseWeather: ("question-choose-weather", _seat),
    agenda.ChooseBond: ("question-choose-bond", _seat),
    agenda.ChooseMoves: ("question-choose-moves", _moves),
}
"""The message of each question and the function that makes its arguments."""
