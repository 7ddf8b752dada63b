"""Reasons to pass."""

from __future__ import annotations

from gwint.advice.model import Reason
from gwint.advice.trials import Trial


def round_won(trial: Trial) -> Reason | None:
    """All enemies have passed and are behind."""
    if not trial.foes_passed or not trial.winning:
        return None
    return Reason("round-won", {"lead": trial.lead})


def pass_now(trial: Trial) -> Reason | None:
    """The enemy must spend cards to catch up."""
    if trial.foes_passed or not trial.winning:
        return None
    return Reason("pass-now", {"lead": trial.lead})


def give_round(trial: Trial) -> Reason | None:
    """The cards are worth more in a round that can be won."""
    if trial.winning or trial.before.sides[trial.side].gems == 1:
        return None
    return Reason("give-round", {"behind": -trial.lead, "cards": len(trial.hand)})


def hopeless(trial: Trial) -> Reason | None:
    """The last gem is lost whatever is played."""
    lost = trial.lead < 0 and trial.before.sides[trial.side].gems == 1
    return Reason("hopeless") if lost else None


def card_advantage(trial: Trial) -> Reason | None:
    """The seat has more cards than any enemy for the rounds to come."""
    mode, seats = trial.before.mode, enumerate(trial.before.seats)
    theirs = [len(seat.hand) for number, seat in seats if seat.side in trial.foes and mode.holds_cards(number)]
    if trial.last_round or not theirs or len(trial.hand) <= max(theirs):
        return None
    return Reason("card-advantage", {"own": len(trial.hand), "theirs": max(theirs)})
