"""Offers that the others accept or decline."""

from __future__ import annotations

from dataclasses import replace

from gwint.server.tables.entries import Accepted, Declined, Offering
from gwint.server.tables.state import OVER, PLAYING, Sitting, TableError
from gwint.wire.tables import AcceptedOffer, DeclinedOffer, Offer, Offered
from gwint.wire.views import Told


def offering(sitting: Sitting, entry: Offering) -> list[Told]:
    sitting.expect(PLAYING if entry.offer == "take-back" else OVER)
    if entry.offer == "take-back" and not sitting.take_back_count(entry.seat):
        raise TableError("cannot-take-back")
    if sitting.offer is not None:
        raise TableError("offer-stands", offer=sitting.offer.offer, seat=sitting.offer.seat)
    sitting.offer = Offer(entry.offer, entry.seat, (entry.seat,))
    return [Offered(entry.seat, entry.offer)]


def accepted(sitting: Sitting, entry: Accepted) -> list[Told]:
    offer = _standing(sitting)
    if entry.seat in offer.accepted:
        raise TableError("no-offer")
    sitting.offer = replace(offer, accepted=tuple(sorted((*offer.accepted, entry.seat))))
    return [AcceptedOffer(entry.seat, offer.offer)]


def declined(sitting: Sitting, entry: Declined) -> list[Told]:
    offer = _standing(sitting)
    sitting.offer = None
    return [DeclinedOffer(entry.seat, offer.offer)]


def _standing(sitting: Sitting) -> Offer:
    if sitting.offer is None:
        raise TableError("no-offer")
    return sitting.offer
