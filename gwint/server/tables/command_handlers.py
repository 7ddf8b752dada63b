"""Command handlers: each turns a permitted command into entries. The fold decides whether the entries are legal.

Commands are recognised by their `type`, and their models are not imported, so that this module loads without pydantic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from gwint.rules import RULES_VERSION
from gwint.server.tables import entries
from gwint.server.tables.entries import Brought, Entry, Sat, SatBot, Stood, cached_move
from gwint.server.tables.fold import apply
from gwint.server.tables.permissions import check_at_table, check_away, check_maker, get_chair, get_own_chair
from gwint.server.tables.room import Room
from gwint.server.tables.seat_decks import bot_decks, read_decks, replacement_decks, virtual_decks
from gwint.server.tables.state import PLAYING, WAITING, RoomState, TableError
from gwint.spelling import nearest

if TYPE_CHECKING:
    from gwint.server.tables import commands


def entries_of(room: Room, owner: str, command: commands.AnyCommand) -> list[Entry]:
    """Return the entries that a command adds to the log; refuse a command that its owner may not give."""
    added = HANDLERS[command.type](room, owner, command)
    return [*added, *_deal(room, added)]


def is_retry(room: Room, owner: str, command: commands.AnyCommand) -> bool:
    """Return whether the command is a move that was already made."""
    if command.type != "move" or not command.id:
        return False
    chair = get_chair(room.state, command.seat)
    return chair.owner == owner and command.id in chair.move_ids


# Before the game


def _sit(room: Room, owner: str, command: commands.Sit) -> list[Entry]:
    chair = get_chair(room.state, command.seat)
    if chair.owner is not None and chair.owner != owner:
        raise TableError("seat-taken", seat=command.seat)
    return [Sat(command.seat, owner, " ".join(command.name.split()) or "?")]


def _stand(room: Room, owner: str, command: commands.Stand) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    return [Stood(command.seat)]


def _bring(room: Room, owner: str, command: commands.Bring) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    decks = read_decks(room.state, command.seat, command.decks) if command.decks else ()
    return [Brought(command.seat, decks), *replacement_decks(room.state, command.seat, decks, room.new_seed)]


def _seat_bot(room: Room, owner: str, command: commands.SeatBot) -> list[Entry]:
    check_at_table(room.state, owner)
    chair = get_chair(room.state, command.seat)
    if command.bot not in room.bots:
        close = nearest(command.bot, room.bots)
        raise TableError("unknown-bot", bot=command.bot, bots=tuple(room.bots), nearest=close)
    if room.state.phase == PLAYING:
        if chair.owner != owner:
            check_away(room.state, command.seat, room.away_ms(command.seat))
        return [SatBot(command.seat, command.bot)]
    if chair.owner is not None:
        raise TableError("seat-taken", seat=command.seat)
    if not room.state.needs_decks:
        return [SatBot(command.seat, command.bot)]
    decks = bot_decks(room.state, command.seat, room.new_seed())
    return [SatBot(command.seat, command.bot), Brought(command.seat, decks)]


def _free(room: Room, owner: str, command: commands.Free) -> list[Entry]:
    check_maker(room.state, owner)
    get_chair(room.state, command.seat)
    return [Stood(command.seat)]


def _agree(room: Room, owner: str, command: commands.Agree) -> list[Entry]:
    check_maker(room.state, owner)
    return [entries.Agreed(command.listed, command.spectators)]


def _close(room: Room, owner: str, _command: commands.Close) -> list[Entry]:
    check_maker(room.state, owner)
    return [entries.Closed()]


def _deal(room: Room, added: list[Entry]) -> list[Entry]:
    """Return the entries that deal the game, if these entries make the last player ready."""
    state = room.state
    if state.phase != WAITING or not any(isinstance(entry, (Sat, SatBot, Brought)) for entry in added):
        return []
    if not _preview(state, added).all_ready:
        return []
    seed = room.new_seed()
    without_deck = [seat for seat, chair in enumerate(state.chairs) if chair.virtual and state.needs_decks]
    brought = [Brought(seat, virtual_decks(state.terms, seed)) for seat in without_deck]
    return [*brought, entries.Dealt(seed, RULES_VERSION)]


def _preview(state: RoomState, added: list[Entry]) -> RoomState:
    """Return the state that the entries lead to, without changing the room's."""
    after = state.copy()
    for entry in added:
        apply(after, entry, 0)
    return after


# In the game


def _move(room: Room, owner: str, command: commands.MakeMove) -> list[Entry]:
    chair = get_own_chair(room.state, owner, command.seat)
    if chair.bot is not None or chair.passes or chair.gone:
        raise TableError("not-your-seat", seat=command.seat)
    if command.question != chair.question:
        raise TableError("stale-question", question=command.question, asked=chair.question)
    move = cached_move(tuple(command.move.items()))
    return [entries.Moved(command.seat, move, command.id, room.charged_ms(command.seat, move))]


def _resign(room: Room, owner: str, command: commands.Resign) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    return [entries.Resigned(command.seat, command.game)]


def _leave(room: Room, owner: str, command: commands.Leave) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    return [Stood(command.seat)] if room.state.phase == WAITING else [entries.Gone(command.seat)]


def _claim(room: Room, owner: str, command: commands.Claim) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    others = [seat for seat in range(len(room.state.chairs)) if seat != command.seat]
    if len(others) != 1 or not room.state.chairs[others[0]].owner:
        raise TableError("cannot-claim")
    check_away(room.state, others[0], room.away_ms(others[0]))
    return [entries.Claimed(command.seat, others[0])]


# Offers


def _offer(room: Room, owner: str, command: commands.MakeOffer) -> list[Entry]:
    """At a table with one person and bots, the offer is accepted immediately."""
    get_own_chair(room.state, owner, command.seat)
    return _with_take_back(room.state, [entries.Offering(command.seat, command.offer)])


def _accept(room: Room, owner: str, command: commands.Accept) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    return _with_take_back(room.state, [entries.Accepted(command.seat)])


def _with_take_back(state: RoomState, added: list[Entry]) -> list[Entry]:
    """Add the take-back that all people have now agreed to; an agreed rematch is opened by the registry."""
    after = _preview(state, added)
    offer = after.offer
    if offer is None or offer.offer != "take-back" or not all_accept(after):
        return added
    return [*added, entries.TakenBack(offer.seat, after.take_back_count(offer.seat))]


def all_accept(state: RoomState) -> bool:
    """Return whether every person at the table has accepted the offer; an owner accepts for all of their seats."""
    assert state.offer is not None
    agreed = {state.chairs[seat].owner for seat in state.offer.accepted}
    return {state.chairs[seat].owner for seat in state.seats_of_people()} <= agreed


def _decline(room: Room, owner: str, command: commands.Decline) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    return [entries.Declined(command.seat)]


HANDLERS: Final[Mapping[str, Callable[[Room, str, Any], list[Entry]]]] = {
    "sit": _sit,
    "stand": _stand,
    "bring": _bring,
    "seat-bot": _seat_bot,
    "free": _free,
    "agree": _agree,
    "close": _close,
    "move": _move,
    "resign": _resign,
    "offer": _offer,
    "accept": _accept,
    "decline": _decline,
    "claim": _claim,
    "leave": _leave,
}
"""The handler of each type of command."""
