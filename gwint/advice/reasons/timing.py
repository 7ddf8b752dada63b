"""Why a card is played now: how the round stands, and what is kept for later."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import Reason
from gwint.advice.trials import Trial
from gwint.bots.planner.card_values import hand_values
from gwint.cards import Card
from gwint.rules.modes.free_for_all import FreeForAll

TEMPTING: Final = 8
"""A unit so strong draws a Scorch."""


def wins_round(trial: Trial) -> Reason | None:
    """Enough to get ahead of those who have passed."""
    if not trial.foes_passed or trial.winning or not trial.winning_after:
        return None
    own, theirs = trial.totals_after[trial.side], max(trial.totals_after[foe] for foe in trial.foes)
    return Reason("wins-round", {"own": own, "theirs": theirs})


def beats(trial: Trial) -> Reason | None:
    """FFA-2. One opponent more is behind."""
    count = _beaten(trial, trial.totals_after)
    if not isinstance(trial.before.mode, FreeForAll) or wins_round(trial) or count <= _beaten(trial, trial.totals):
        return None
    return Reason("beats", {"count": count, "opponents": len(trial.foes)})


def _beaten(trial: Trial, totals: tuple[int, ...]) -> int:
    return sum(totals[foe] < totals[trial.side] for foe in trial.foes)


def last_round(trial: Trial) -> Reason | None:
    """Nothing has to be kept."""
    applies = trial.last_round and trial.gain > 0
    return Reason("last-round", {"points": trial.gain}) if applies else None


def tempo(trial: Trial) -> Reason | None:
    """What it brings at once, and how the round stands then."""
    lead = trial.lead_after
    stands = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    if trial.gain <= 0 or wins_round(trial):
        return None
    return Reason("tempo", {"points": trial.gain, "stands": stands, "by": abs(lead)})


def hold_scorch(trial: Trial) -> Reason | None:
    """SP-SCORCH. A stronger unit stays out of its reach while it is not needed yet."""
    card, held = trial.card, [one for one in trial.hand if one.mortal and not one.spy]
    if card is None or not _plain(card) or trial.foes_passed or trial.last_round or not held:
        return None
    strongest = max(held, key=lambda one: one.strength)
    if strongest.strength < TEMPTING or card.strength >= strongest.strength:
        return None
    return Reason("hold-scorch", {"card": strongest.id})


def _plain(card: Card) -> bool:
    """A unit that is played for its strength alone."""
    return card.unit and not card.abilities


def thrift(trial: Trial) -> Reason | None:
    """The card of the hand that is worth least."""
    worths = hand_values(trial.before, trial.seat, trial.hand)
    if trial.last_round or len(worths) < 2 or trial.card not in worths:
        return None
    return Reason("thrift", {"card": trial.card.id}) if worths[trial.card] == min(worths.values()) else None


def hero(trial: Trial) -> Reason | None:
    """STR-7. Nothing touches a hero."""
    card = trial.card
    if card is None or not card.hero or card.spy or trial.foes_passed:
        return None
    return Reason("hero", {"card": card.id})
