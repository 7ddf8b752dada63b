"""SOLO-7, SOLO-17. The face-down cards under the virtual opponent's Decoys."""

from __future__ import annotations

from gwint.cards import Card
from gwint.rules.agenda import Bring, EndRound, TurnUp
from gwint.rules.table import Spot, Table
from gwint.rules.verbs import lay_decoy, turn_up


def lay(table: Table, seat: int, decoy: Card, spot: Spot) -> None:
    """SOLO-7. A card lies under the Decoy until the end of the round; SOLO-17. At the end it is turned up directly."""
    closing = bool(table.agenda) and isinstance(table.agenda[0], EndRound)
    laid = lay_decoy(table, seat, decoy, spot, next_up=closing)
    if laid and closing:
        table.agenda.append(TurnUp(seat))


def turn_up_first(table: Table, step: TurnUp) -> None:
    """SOLO-7. The cards are played in the order they were laid, each in the way that serves best."""
    if table.seats[step.seat].under:
        table.agenda.append(Bring(step.seat, turn_up(table, step.seat), "under", "turned-up"))
