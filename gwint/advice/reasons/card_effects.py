"""The effects of a card or a leader."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import Reason
from gwint.advice.trials import Trial
from gwint.cards import CATALOGUE, Ability
from gwint.rules.events import Burned, ClearedWeather, Event, LaidWeather, Played, SoundedHorn, Transformed
from gwint.rules.moves import Play

SPY_PAYS: Final = 2
"""AB-SPY. Cards drawn for a spy."""


def spy(trial: Trial) -> Reason | None:
    """AB-SPY. Two cards for one, and the strength that the enemy gets for it."""
    card, drawn = trial.card, min(SPY_PAYS, len(trial.before.seats[trial.seat].deck))
    if card is None or not card.spy or not drawn:
        return None
    return Reason("spy", {"card": card, "cards": drawn, "given": max(0, -trial.gain)})


def decoy(trial: Trial) -> Reason | None:
    """SP-DECOY. The unit can be played again; a spy pays again."""
    target = trial.move.target if isinstance(trial.move, Play) else None
    if target is None:
        return None
    return Reason("decoy-spy" if target.spy else "decoy", {"card": target})


def medic_target(trial: Trial) -> Reason | None:
    """AB-MEDIC. The unit that comes back."""
    revived = [event.card for event in trial.events if isinstance(event, Played) and event.how == "revived"]
    return Reason("medic-target", {"card": revived[0]}) if revived else None


def scorch(trial: Trial) -> Reason | None:
    """SP-SCORCH. The strength that burns on either side."""
    return _costs("scorch", trial) if _happened(trial, Burned) else None


def weather(trial: Trial) -> Reason | None:
    """SP-WEATHER. The strength that either side loses."""
    return _costs("weather", trial) if _happened(trial, LaidWeather) else None


def _costs(kind: str, trial: Trial) -> Reason | None:
    theirs, own = trial.loss(*trial.foes), trial.loss(trial.side)
    return Reason(kind, {"theirs": theirs, "own": own}) if theirs > own else None


def clear_weather(trial: Trial) -> Reason | None:
    """SP-CLEAR. The strength that the seat's side regains, net of the enemy's."""
    return _brings("clear-weather", trial, _happened(trial, ClearedWeather))


def horn(trial: Trial) -> Reason | None:
    """SP-HORN, AB-HORN, LEAD-7. A row counts double, or will once units are played to it."""
    card = trial.card
    if not _happened(trial, SoundedHorn) and (card is None or not card.has(Ability.HORN)):
        return None
    return _brings("horn", trial, True) or Reason("horn-ahead")


def bond(trial: Trial) -> Reason | None:
    """AB-BOND. Bonded units multiply each other's strength."""
    card = trial.card
    if card is None or not card.has(Ability.BOND):
        return None
    count = sum(row.count(card) for row in trial.after.sides[trial.side].rows)
    return Reason("bond", {"card": card, "count": count, "points": trial.gain}) if count > 1 else None


def muster(trial: Trial) -> Reason | None:
    """AB-MUSTER. The card calls others."""
    called = any(isinstance(event, Played) and event.how == "called" for event in trial.events)
    return _brings("muster", trial, called)


def morale(trial: Trial) -> Reason | None:
    """AB-MORALE. The other units in the row gain strength."""
    card = trial.card
    boosts = card is not None and card.has(Ability.MORALE) and trial.gain > card.strength
    return _brings("morale", trial, boosts)


def mardroeme(trial: Trial) -> Reason | None:
    """AB-BERSERKER. Berserkers turn into bears."""
    return _brings("mardroeme", trial, _happened(trial, Transformed))


def avenger(trial: Trial) -> Reason | None:
    """AB-AVENGER. An avenger comes when it leaves the board."""
    card = trial.card
    if card is None or card.avenger is None:
        return None
    return Reason("avenger", {"card": CATALOGUE.cards[card.avenger, card.printing]})


def leader(trial: Trial) -> Reason | None:
    """LEAD-1. The leader is used now, once a game."""
    return Reason("leader", {"leader": trial.before.seats[trial.seat].leader})


def shift(trial: Trial) -> Reason | None:
    """LEAD-13. The unit is stronger in another row."""
    card = trial.card
    return Reason("shift", {"card": card, "points": trial.gain}) if card is not None and trial.gain > 0 else None


def _brings(kind: str, trial: Trial, applies: bool) -> Reason | None:
    return Reason(kind, {"points": trial.gain}) if applies and trial.gain > 0 else None


def _happened(trial: Trial, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in trial.events)
