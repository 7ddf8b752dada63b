"""From a command to entries: who may ask for what. What is asked is judged by the fold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.rules import RULES_VERSION
from gwint.server.tables import commands
from gwint.server.tables.commands import Command
from gwint.server.tables.entries import (
    Accepted,
    Agreed,
    Brought,
    Claimed,
    Closed,
    Dealt,
    Declined,
    Entry,
    Gone,
    Moved,
    Offering,
    Resigned,
    Sat,
    SatBot,
    Stood,
    TakenBack,
    known_move,
)
from gwint.server.tables.fold import apply
from gwint.server.tables.room import Room
from gwint.server.tables.seat_decks import bots_decks, giving_way, read_decks, virtual_decks
from gwint.server.tables.state import PLAYING, WAITING, Chair, RoomState, TableError


def entries(room: Room, owner: str, command: Command) -> list[Entry]:
    """What a command of this owner writes into the log; refused where the owner may not."""
    asked = ORDERS[type(command)](room, owner, command)
    return [*asked, *_deal(room, asked)]


def known(room: Room, owner: str, command: Command) -> bool:
    """Whether this is a retry of a move that was made."""
    if not isinstance(command, commands.MakeMove) or not command.id:
        return False
    chair = _chair(room.state, command.seat)
    return chair.owner == owner and command.id in chair.move_ids


# Who may


def _chair(state: RoomState, seat: int) -> Chair:
    if seat >= len(state.chairs):
        raise TableError("no-such-seat", seat=seat, seats=len(state.chairs))
    return state.chairs[seat]


def _own(room: Room, owner: str, seat: int) -> Chair:
    chair = _chair(room.state, seat)
    if chair.owner != owner:
        raise TableError("not-your-seat", seat=seat)
    return chair


def _makers(room: Room, owner: str) -> None:
    if room.state.maker != owner:
        raise TableError("not-your-table")


def _sits(room: Room, owner: str) -> None:
    """Those at the table decide for it: its maker, and whoever has a seat."""
    if room.state.maker != owner and owner not in {chair.owner for chair in room.state.chairs}:
        raise TableError("not-your-table")


def _abandoned(room: Room, seat: int) -> None:
    """Something may be done about a player who is gone, or has been away for long."""
    chair = room.state.chairs[seat]
    away = room.presence.away_ms(seat, room.registry.clock.steady())
    long = room.state.terms.away_s * 1000
    if chair.person and (away is None or away < long):
        raise TableError("not-away", seat=seat, seconds=room.state.terms.away_s)


# Before the game


def _sit(room: Room, owner: str, command: commands.Sit) -> list[Entry]:
    chair = _chair(room.state, command.seat)
    if chair.owner is not None and chair.owner != owner:
        raise TableError("seat-taken", seat=command.seat)
    return [Sat(command.seat, owner, " ".join(command.name.split()) or "?")]


def _stand(room: Room, owner: str, command: commands.Stand) -> list[Entry]:
    _own(room, owner, command.seat)
    return [Stood(command.seat)]


def _bring(room: Room, owner: str, command: commands.Bring) -> list[Entry]:
    _own(room, owner, command.seat)
    decks = read_decks(room.state, command.seat, command.decks) if command.decks else ()
    return [Brought(command.seat, decks), *giving_way(room.state, command.seat, decks, room.registry.seed)]


def _seat_bot(room: Room, owner: str, command: commands.SeatBot) -> list[Entry]:
    _sits(room, owner)
    chair = _chair(room.state, command.seat)
    if command.bot not in room.registry.bots:
        raise TableError("unknown-bot", bot=command.bot, bots=tuple(room.registry.bots))
    if room.state.phase == PLAYING:
        if chair.owner != owner:
            _abandoned(room, command.seat)
        return [SatBot(command.seat, command.bot)]
    if chair.owner is not None:
        raise TableError("seat-taken", seat=command.seat)
    if not room.state.needs_decks:
        return [SatBot(command.seat, command.bot)]
    decks = bots_decks(room.state, command.seat, room.registry.seed())
    return [SatBot(command.seat, command.bot), Brought(command.seat, decks)]


def _free(room: Room, owner: str, command: commands.Free) -> list[Entry]:
    _makers(room, owner)
    _chair(room.state, command.seat)
    return [Stood(command.seat)]


def _agree(room: Room, owner: str, command: commands.Agree) -> list[Entry]:
    _makers(room, owner)
    return [Agreed(command.listed, command.spectators)]


def _close(room: Room, owner: str, _command: commands.Close) -> list[Entry]:
    _makers(room, owner)
    return [Closed()]


def _deal(room: Room, asked: list[Entry]) -> list[Entry]:
    """When everybody is ready with this, the game is dealt."""
    state = room.state
    if state.phase != WAITING or not any(isinstance(entry, (Sat, SatBot, Brought)) for entry in asked):
        return []
    after = state.copy()
    for entry in asked:
        apply(after, entry, 0)
    if not after.all_ready:
        return []
    seed = room.registry.seed()
    absent = [seat for seat, chair in enumerate(state.chairs) if chair.virtual and state.needs_decks]
    brought = [Brought(seat, virtual_decks(state.terms, seed)) for seat in absent]
    return [*brought, Dealt(seed, RULES_VERSION)]


# In the game


def _move(room: Room, owner: str, command: commands.MakeMove) -> list[Entry]:
    chair = _own(room, owner, command.seat)
    if chair.bot is not None or chair.passes or chair.gone:
        raise TableError("not-your-seat", seat=command.seat)
    if command.question != chair.question:
        raise TableError("stale-question", question=command.question, asked=chair.question)
    move = known_move(tuple(command.move.items()))
    return [Moved(command.seat, move, command.id, room.charged_ms(command.seat, move))]


def _resign(room: Room, owner: str, command: commands.Resign) -> list[Entry]:
    _own(room, owner, command.seat)
    return [Resigned(command.seat, command.game)]


def _leave(room: Room, owner: str, command: commands.Leave) -> list[Entry]:
    _own(room, owner, command.seat)
    return [Stood(command.seat)] if room.state.phase == WAITING else [Gone(command.seat)]


def _claim(room: Room, owner: str, command: commands.Claim) -> list[Entry]:
    _own(room, owner, command.seat)
    others = [seat for seat in range(len(room.state.chairs)) if seat != command.seat]
    if len(others) != 1 or not room.state.chairs[others[0]].owner:
        raise TableError("cannot-claim")
    _abandoned(room, others[0])
    return [Claimed(command.seat, others[0])]


# Offers


def _offer(room: Room, owner: str, command: commands.MakeOffer) -> list[Entry]:
    """Nobody else is asked where only bots sit."""
    _own(room, owner, command.seat)
    return _agreed_by(room.state, [Offering(command.seat, command.offer)])


def _accept(room: Room, owner: str, command: commands.Accept) -> list[Entry]:
    _own(room, owner, command.seat)
    return _agreed_by(room.state, [Accepted(command.seat)])


def _agreed_by(state: RoomState, asked: list[Entry]) -> list[Entry]:
    """A take-back that all people have agreed to is done; a rematch is the registry's to open."""
    after = state.copy()
    for entry in asked:
        apply(after, entry, 0)
    offer = after.offer
    if offer is None or offer.offer != "take-back" or not all_accept(after):
        return asked
    return [*asked, TakenBack(offer.seat, after.take_back_count(offer.seat))]


def all_accept(state: RoomState) -> bool:
    """Whether every owner who plays has accepted the offer; one who holds several seats accepts for all."""
    assert state.offer is not None
    agreed = {state.chairs[seat].owner for seat in state.offer.accepted}
    return {state.chairs[seat].owner for seat in state.seats_of_people()} <= agreed


def _decline(room: Room, owner: str, command: commands.Decline) -> list[Entry]:
    _own(room, owner, command.seat)
    return [Declined(command.seat)]


ORDERS: Final[Mapping[type[Command], Callable[[Room, str, Any], list[Entry]]]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.Bring: _bring,
    commands.SeatBot: _seat_bot,
    commands.Free: _free,
    commands.Agree: _agree,
    commands.Close: _close,
    commands.MakeMove: _move,
    commands.Resign: _resign,
    commands.MakeOffer: _offer,
    commands.Accept: _accept,
    commands.Decline: _decline,
    commands.Claim: _claim,
    commands.Leave: _leave,
}
"""What each command writes."""
