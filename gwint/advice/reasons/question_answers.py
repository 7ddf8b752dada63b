"""Reasons for an answer: in the redraw, for who starts, and for a card or player that is chosen."""

from __future__ import annotations

from gwint.advice.model import Reason
from gwint.advice.trials import Trial
from gwint.bots.planner.card_values import card_value, mean_value
from gwint.cards import Card
from gwint.rules.agenda import ChooseFromDeck, ChooseFromPile, Redraw
from gwint.rules.moves import Against, Start


def redraw(trial: Trial) -> Reason | None:
    """SET-5. A card that another card calls need not be held; a weak card can only get better."""
    card = trial.card
    assert card is not None
    if any(card.id in one.calls for one in _others(trial.hand, card)):
        return Reason("redraw-muster", {"card": card})
    weak = card_value(card) < mean_value(trial.before.seats[trial.seat].deck)
    return Reason("redraw-weak" if weak else "redraw", {"card": card})


def _others(hand: list[Card], card: Card) -> list[Card]:
    others = hand.copy()
    others.remove(card)
    return others


def done(trial: Trial) -> Reason | None:
    """SET-5, LEAD-13. The hand is good enough, or the units are in the right rows."""
    return Reason("redraw-keep" if isinstance(trial.view.question, Redraw) else "stays")


def start(trial: Trial) -> Reason | None:
    """SET-6. The player who moves last knows more."""
    own = isinstance(trial.move, Start) and trial.move.seat == trial.seat
    return Reason("start-first" if own else "start-last")


def claim_kept(_trial: Trial) -> Reason | None:
    """FAC-6. The claim may be worth more in another round."""
    return Reason("claim-kept")


def take(trial: Trial) -> Reason | None:
    """LEAD-4, LEAD-10. The most useful card on offer."""
    card, question = trial.card, trial.view.question
    if card is None or not isinstance(question, (ChooseFromPile, ChooseFromDeck)):
        return None
    return Reason("take", {"card": card})


def discard(trial: Trial) -> Reason | None:
    """LEAD-10. The card that is needed least."""
    return None if trial.card is None else Reason("discard", {"card": trial.card})


def against(trial: Trial) -> Reason | None:
    """FFA-8. The strongest enemy."""
    assert isinstance(trial.move, Against)
    most = max(trial.totals[foe] for foe in trial.foes)
    return Reason("against") if trial.totals[trial.before.seats[trial.move.seat].side] == most else None
