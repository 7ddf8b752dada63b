"""Moves, take-backs and offers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from gwint.rules.agenda import Redraw
from gwint.rules.chance import Chance
from gwint.rules.events import DrewLot, Played, Tossed
from gwint.rules.moves import Pass
from gwint.rules.play import question
from gwint.rules.table import Table
from gwint.rules.virtual_opponent.events import LaidFaceDown, TurnedUpLeader
from gwint.server.tables.entries import Accepted, Declined, Moved, Offering, TakenBack
from gwint.server.tables.fold.game import finish_if_decided, game_to_change, new_game
from gwint.server.tables.state import OVER, PLAYING, RoomState, TableError, UndoableMove
from gwint.views import HIDDEN
from gwint.wire.tables import AcceptedOffer, DeclinedOffer, Offer, Offered, TookBack
from gwint.wire.views import AnyEvent

MAX_MOVE_IDS: Final = 8
"""How many of a client's last move ids are remembered to recognise retries."""


def make_move(state: RoomState, entry: Moved) -> list[AnyEvent]:
    play, before, table = game_to_change(state), state.game, state.table
    in_redraw = table is not None and isinstance(question(table), Redraw)
    chance = None if in_redraw or table is None else table.chance.copy()
    events: list[AnyEvent] = [*play.play(entry.move, entry.seat, keep=not state.in_place)]  # type: ignore[arg-type]
    _charge_clock(state, entry, turn=not in_redraw)
    revealed = chance is None or _has_revealed(chance, state.table, events)
    bot_played = state.chairs[entry.seat].bot is not None and not isinstance(entry.move, Pass)
    state.undoable.append(UndoableMove(entry.seat, revealed, bot_played))
    if state.offer is not None and state.offer.offer == "take-back":
        state.offer = None
    state.begun |= table is not None and not in_redraw
    events.extend(new_game(state, before))
    finish_if_decided(state)
    return events


def _charge_clock(state: RoomState, entry: Moved, turn: bool) -> None:
    """Add the increment for turns only: for exchanges it would reveal how many there were (SET-10)."""
    chair = state.chairs[entry.seat]
    spent = chair.spent_ms + entry.spent_ms - (state.terms.increment_s * 1000 if turn else 0)
    ids = (*chair.move_ids, entry.id)[-MAX_MOVE_IDS:] if entry.id else chair.move_ids
    state.chairs[entry.seat] = chair.after_answer(spent, ids)


def _has_revealed(before: Chance, after: Table | None, events: Iterable[AnyEvent]) -> bool:
    """Return whether a player learned more than the move itself: then it cannot be taken back."""
    return after is None or before != after.chance or any(map(_reveals, events))


def _reveals(event: AnyEvent) -> bool:
    return type(event) in REVEALING or (type(event) is Played and event.source in HIDDEN_SOURCES)


REVEALING: Final = frozenset({*HIDDEN, DrewLot, LaidFaceDown, Tossed, TurnedUpLeader})
"""Events after which a move cannot be taken back: each shows somebody a card, or is a random choice."""
HIDDEN_SOURCES: Final = ("deck", "under")


def take_back(state: RoomState, entry: TakenBack) -> list[AnyEvent]:
    if entry.count != state.take_back_count(entry.seat) or not entry.count:
        raise TableError("cannot-take-back")
    game_to_change(state).undo(entry.count, entry.seat)
    del state.undoable[-entry.count :]
    state.offer = None
    for seat, chair in enumerate(state.chairs):
        state.update_chair(seat, question=chair.question + 1)
    return [TookBack(entry.seat, entry.count)]


# Offers


def make_offer(state: RoomState, entry: Offering) -> list[AnyEvent]:
    state.check_phase(PLAYING if entry.offer == "take-back" else OVER)
    if entry.offer == "take-back" and not state.take_back_count(entry.seat):
        raise TableError("cannot-take-back")
    if state.offer is not None:
        raise TableError("offer-stands", offer=state.offer.offer, seat=state.offer.seat)
    state.offer = Offer(entry.offer, entry.seat, (entry.seat,))
    return [Offered(entry.seat, entry.offer)]


def accept(state: RoomState, entry: Accepted) -> list[AnyEvent]:
    offer = _current_offer(state)
    if entry.seat in offer.accepted:
        raise TableError("no-offer")
    state.offer = replace(offer, accepted=tuple(sorted((*offer.accepted, entry.seat))))
    return [AcceptedOffer(entry.seat, offer.offer)]


def decline(state: RoomState, entry: Declined) -> list[AnyEvent]:
    offer = _current_offer(state)
    state.offer = None
    return [DeclinedOffer(entry.seat, offer.offer)]


def _current_offer(state: RoomState) -> Offer:
    if state.offer is None:
        raise TableError("no-offer")
    return state.offer
