"""Offers that the others accept or decline."""

from __future__ import annotations

from dataclasses import replace

from gwint.server.tables.entries import Accepted, Declined, Offering
from gwint.server.tables.state import OVER, PLAYING, RoomState, TableError
from gwint.wire.tables import AcceptedOffer, DeclinedOffer, Offer, Offered
from gwint.wire.views import AnyEvent


def make_offer(state: RoomState, entry: Offering) -> list[AnyEvent]:
    state.check_phase(PLAYING if entry.offer == "take-back" else OVER)
    if entry.offer == "take-back" and not state.take_back_count(entry.seat):
        raise TableError("cannot-take-back")
    if state.offer is not None:
        raise TableError("offer-stands", offer=state.offer.offer, seat=state.offer.seat)
    state.offer = Offer(entry.offer, entry.seat, (entry.seat,))
    return [Offered(entry.seat, entry.offer)]


def accept(state: RoomState, entry: Accepted) -> list[AnyEvent]:
    offer = _standing(state)
    if entry.seat in offer.accepted:
        raise TableError("no-offer")
    state.offer = replace(offer, accepted=tuple(sorted((*offer.accepted, entry.seat))))
    return [AcceptedOffer(entry.seat, offer.offer)]


def decline(state: RoomState, entry: Declined) -> list[AnyEvent]:
    offer = _standing(state)
    state.offer = None
    return [DeclinedOffer(entry.seat, offer.offer)]


def _standing(state: RoomState) -> Offer:
    if state.offer is None:
        raise TableError("no-offer")
    return state.offer
