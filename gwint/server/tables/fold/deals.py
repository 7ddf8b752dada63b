"""The deal before the cards: secrets, pledges, entropy and failed attempts; and the secret of a rematch."""

from __future__ import annotations

from dataclasses import replace

from gwint.fairness.commitments import commitment, pledge
from gwint.server.tables.deal_state import Rematch
from gwint.server.tables.entries import (
    AskedToReveal,
    Committed,
    DealFailed,
    Pledged,
    RematchOf,
    RematchPrepared,
    Revealed,
)
from gwint.server.tables.state import OVER, WAITING, RoomState, TableError
from gwint.wire.tables import AskedForEntropy, FailedDeal, GotReady, PledgedEntropy
from gwint.wire.views import AnyEvent


def commit_secret(state: RoomState, entry: Committed) -> list[AnyEvent]:
    """Commit to the secret of the next attempt, once: a second one could be chosen when all entropies are known."""
    state.check_phase(WAITING)
    if not entry.attempt == state.deal.attempt + 1 == len(state.deal.failed) + 1:
        raise TableError("table-not-ready")
    fixed = commitment(state.id, entry.attempt, entry.secret)
    state.deal = replace(state.deal, attempt=entry.attempt, secret=entry.secret, commitment=fixed)
    return []


def link_previous(state: RoomState, entry: RematchOf) -> list[AnyEvent]:
    state.deal = replace(state.deal, previous=entry.table)
    return []


def pledge_entropy(state: RoomState, entry: Pledged) -> list[AnyEvent]:
    """Pledge for the deal, or after a game for the rematch."""
    if state.phase == OVER:
        return _pledge_for_rematch(state, entry)
    check_not_asked(state)
    state.check_phase(WAITING)
    before = state.ready(entry.seat)
    state.deal = state.deal.with_pledge(entry.seat, entry.pledge)
    deal = state.deal
    pledged = PledgedEntropy(entry.seat, state.id, deal.attempt, deal.commitment, entry.pledge)
    return [pledged, GotReady(entry.seat, ready=True)] if state.ready(entry.seat) and not before else [pledged]


def _pledge_for_rematch(state: RoomState, entry: Pledged) -> list[AnyEvent]:
    rematch = state.deal.rematch
    if rematch is None:
        raise TableError("no-rematch")
    pledges = (*rematch.pledges[: entry.seat], entry.pledge, *rematch.pledges[entry.seat + 1 :])
    rematch = replace(rematch, pledges=pledges)
    state.deal = replace(state.deal, rematch=rematch)
    return [PledgedEntropy(entry.seat, rematch.table, 1, rematch.commitment, entry.pledge)]


def check_not_asked(state: RoomState) -> None:
    """Refuse a change of what has been fixed, while entropy is being revealed."""
    if state.deal.decks:
        raise TableError("entropy-asked")


def ask_to_reveal(state: RoomState, entry: AskedToReveal) -> list[AnyEvent]:
    state.check_phase(WAITING)
    if not state.all_ready or state.deal.decks:
        raise TableError("table-not-ready")
    state.deal = replace(state.deal, decks=entry.decks, salt=entry.salt)
    return [AskedForEntropy(state.deal.attempt, entry.decks)]


def reveal_entropy(state: RoomState, entry: Revealed) -> list[AnyEvent]:
    """Accept entropy that was pledged. Who has revealed is shown in the view, and the entropy at the end."""
    expected = pledge(state.id, state.deal.attempt, entry.entropy)
    for seat in entry.seats:
        if seat not in state.deal.owed:
            raise TableError("no-entropy-asked")
        if state.deal.pledges[seat] != expected:
            raise TableError("wrong-entropy")
        state.deal = state.deal.with_entropy(seat, entry.entropy)
    return []


def fail_deal(state: RoomState, entry: DealFailed) -> list[AnyEvent]:
    """Give up an attempt and publish its secret; a seat because of which it failed has no deck any more."""
    if not state.deal.decks:
        raise TableError("no-entropy-asked")
    failed = FailedDeal(state.deal.attempt, entry.seats, state.deal.secret)
    for seat in entry.seats:
        state.update_chair(seat, decks=())
    state.deal = state.deal.failed_by(entry.seats)
    return [failed, *(GotReady(seat, ready=False) for seat in entry.seats)]


def prepare_rematch(state: RoomState, entry: RematchPrepared) -> list[AnyEvent]:
    state.check_phase(OVER)
    fixed = entry.commitment or commitment(entry.table, 1, entry.secret)
    state.deal = replace(state.deal, rematch=Rematch(entry.table, entry.secret, fixed, ("",) * len(state.chairs)))
    return []
