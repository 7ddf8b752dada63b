"""Reasons to play a card now: the state of the round, and the cards that are saved for later."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import Reason
from gwint.advice.trials import Trial
from gwint.bots.planner.card_values import hand_values
from gwint.cards import Card
from gwint.rules.modes.free_for_all import FreeForAll

TEMPTING: Final = 8
"""A unit this strong attracts a Scorch."""


def wins_round(trial: Trial) -> Reason | None:
    """The card takes the lead over enemies who have passed."""
    if not trial.foes_passed or trial.winning or not trial.winning_after:
        return None
    own, theirs = trial.totals_after[trial.side], max(trial.totals_after[foe] for foe in trial.foes)
    return Reason("wins-round", {"own": own, "theirs": theirs})


def beats(trial: Trial) -> Reason | None:
    """FFA-2. The card overtakes one more opponent."""
    count = _beaten(trial, trial.totals_after)
    if not isinstance(trial.before.mode, FreeForAll) or wins_round(trial) or count <= _beaten(trial, trial.totals):
        return None
    return Reason("beats", {"count": count, "opponents": len(trial.foes)})


def _beaten(trial: Trial, totals: tuple[int, ...]) -> int:
    return sum(totals[foe] < totals[trial.side] for foe in trial.foes)


def last_round(trial: Trial) -> Reason | None:
    """Nothing has to be saved in the last round."""
    applies = trial.last_round and trial.gain > 0
    return Reason("last-round", {"points": trial.gain}) if applies else None


def tempo(trial: Trial) -> Reason | None:
    """The points that the card brings, and the lead after it."""
    lead = trial.lead_after
    stands = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    if trial.gain <= 0 or wins_round(trial):
        return None
    return Reason("tempo", {"points": trial.gain, "stands": stands, "by": abs(lead)})


def hold_scorch(trial: Trial) -> Reason | None:
    """SP-SCORCH. A stronger unit is held back from a Scorch while it is not needed."""
    card, held = trial.card, [one for one in trial.hand if one.mortal and not one.spy]
    if card is None or not _plain(card) or trial.foes_passed or trial.last_round or not held:
        return None
    strongest = max(held, key=lambda one: one.strength)
    if strongest.strength < TEMPTING or card.strength >= strongest.strength:
        return None
    return Reason("hold-scorch", {"card": strongest})


def _plain(card: Card) -> bool:
    """A unit that is played for its strength only."""
    return card.unit and not card.abilities


def thrift(trial: Trial) -> Reason | None:
    """The least valuable card of the hand."""
    worths = hand_values(trial.before, trial.seat, trial.hand)
    if trial.last_round or len(worths) < 2 or trial.card not in worths:
        return None
    return Reason("thrift", {"card": trial.card}) if worths[trial.card] == min(worths.values()) else None


def hero(trial: Trial) -> Reason | None:
    """STR-7. A hero is immune to weather, Scorch and Decoys."""
    card = trial.card
    if card is None or not card.hero or card.spy or trial.foes_passed:
        return None
    return Reason("hero", {"card": card})
