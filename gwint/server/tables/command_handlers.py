"""Command handlers: each turns a permitted command into entries. The fold decides whether the entries are legal.

Commands are recognised by their `type`, and their models are not imported, so that this module loads without pydantic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from gwint.server.tables import entries
from gwint.server.tables.deals import SALT_DIGITS, deal_entries, draw_bot_decks, failure
from gwint.server.tables.entries import Brought, Entry, Pledged, Revealed, Sat, SatBot, Stood, cached_move
from gwint.server.tables.fold import apply
from gwint.server.tables.fold.deals import check_not_asked
from gwint.server.tables.permissions import (
    check_at_table,
    check_away,
    check_maker,
    check_name,
    check_take_back,
    get_chair,
    get_own_chair,
    seats_to_resign,
)
from gwint.server.tables.player_names import NAMELESS, tidy_name
from gwint.server.tables.room import Room
from gwint.server.tables.seat_decks import read_decks, without_bot_decks
from gwint.server.tables.state import PLAYING, WAITING, RoomState, TableError
from gwint.spelling import nearest

if TYPE_CHECKING:
    from gwint.server.tables import commands


def entries_of(room: Room, owner: str, command: commands.AnyCommand) -> list[Entry]:
    """Return the entries that a command adds to the log; refuse a command that its owner may not give."""
    added = HANDLERS[command.type](room, owner, command)
    freed = tuple(entry.seat for entry in added if isinstance(entry, Stood))
    if freed and room.state.deal.decks:
        added = [*failure(room.state, freed, room.new_seed), *added]
    return [*added, *_deal(room, owner, added)]


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
    name = tidy_name(command.name) or NAMELESS
    check_name(room.state, owner, name)
    return [Sat(command.seat, owner, name, room.new_seed()[:SALT_DIGITS])]


def _stand(room: Room, owner: str, command: commands.Stand) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    return [Stood(command.seat)]


def _bring(room: Room, owner: str, command: commands.Bring) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    decks = read_decks(room.state, command.seat, command.decks) if command.decks else ()
    # That a player has changed decks is secret: a pledge that has not changed leaves no trace.
    pledges = command.pledge and decks and command.pledge != room.state.deal.pledges[command.seat]
    return [Brought(command.seat, decks), *([Pledged(command.seat, command.pledge)] if pledges else [])]


def _pledge(room: Room, owner: str, command: commands.Pledge) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    if not room.state.chairs[command.seat].decks:
        raise TableError("no-deck")
    return [Pledged(command.seat, command.pledge)]


def _reveal(room: Room, owner: str, command: commands.Reveal) -> list[Entry]:
    """Reveal the entropy of a seat and of the owner's other seats that pledged the same; once is enough."""
    get_own_chair(room.state, owner, command.seat)
    deal = room.state.deal
    if deal.entropies[command.seat] == command.entropy:
        return []
    own = [seat for seat in deal.owed if room.state.chairs[seat].owner == owner]
    same = tuple(seat for seat in own if deal.pledges[seat] == deal.pledges[command.seat])
    return [Revealed(same or (command.seat,), command.entropy)]


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
    check_not_asked(room.state)
    seated = without_bot_decks(room.state)
    seated.update_chair(command.seat, bot=command.bot)
    decks = draw_bot_decks(seated, command.seat, room.new_seed)
    return [SatBot(command.seat, command.bot), Brought(command.seat, decks)]


def _free(room: Room, owner: str, command: commands.Free) -> list[Entry]:
    check_maker(room.state, owner)
    get_chair(room.state, command.seat)
    return [Stood(command.seat)]


def _agree(room: Room, owner: str, command: commands.Agree) -> list[Entry]:
    check_maker(room.state, owner)
    return [entries.Agreed(command.listed, command.spectators)]


def _close(room: Room, owner: str, _command: commands.Close) -> list[Entry]:
    """Close a table before its game; a player who closes a running game resigns it.

    A person who plays several seats against nobody else abandons the game instead: it would also be won.
    """
    check_maker(room.state, owner)
    if room.state.phase != PLAYING:
        return [entries.Closed()]
    seats = seats_to_resign(room.state, owner)
    if len(seats) > 1 and room.state.owners == {owner}:
        return [entries.Closed()]
    return [entries.Resigned(seat, game=False) for seat in seats]


def _deal(room: Room, owner: str, added: list[Entry]) -> list[Entry]:
    """Return the entries that lead to the deal: all seats are ready and all players present, or all have revealed."""
    if room.state.phase != WAITING or not any(isinstance(entry, PREPARING) for entry in added):
        return []
    after = preview(room.state, added)
    return deal_entries(after, room.new_seed) if after.deal.decks or room.may_start(after, owner) else []


def preview(state: RoomState, added: Sequence[Entry]) -> RoomState:
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
    if room.state.chairs[others[0]].person and not room.state.begun:
        raise TableError("claim-too-early")
    check_away(room.state, others[0], room.away_ms(others[0]))
    return [entries.Claimed(command.seat, others[0])]


# Offers


def _offer(room: Room, owner: str, command: commands.MakeOffer) -> list[Entry]:
    """At a table with one person and bots, the offer is accepted immediately."""
    get_own_chair(room.state, owner, command.seat)
    if command.offer == "take-back":
        check_take_back(room.state, command.seat)
    offering = entries.Offering(command.seat, command.offer)
    return _with_take_back(room.state, [offering, *_rematch_pledges(room.state, owner, command.offer, command.pledge)])


def _accept(room: Room, owner: str, command: commands.Accept) -> list[Entry]:
    get_own_chair(room.state, owner, command.seat)
    offered = room.state.offer.offer if room.state.offer else ""
    accepted = entries.Accepted(command.seat)
    return _with_take_back(room.state, [accepted, *_rematch_pledges(room.state, owner, offered, command.pledge)])


def _rematch_pledges(state: RoomState, owner: str, offer: str, pledge: str) -> list[Pledged]:
    """Return the pledges of an owner's seats for the rematch."""
    if offer != "rematch" or not pledge or state.deal.rematch is None:
        return []
    return [Pledged(seat, pledge) for seat in state.seats_of_people() if state.chairs[seat].owner == owner]


def _with_take_back(state: RoomState, added: list[Entry]) -> list[Entry]:
    """Add the take-back that all people have now agreed to; an agreed rematch is opened by the registry."""
    after = preview(state, added)
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


PREPARING: Final = (Sat, SatBot, Brought, Pledged, Revealed)
"""Entries after which the cards may be dealt."""
HANDLERS: Final[Mapping[str, Callable[[Room, str, Any], list[Entry]]]] = {
    "sit": _sit,
    "stand": _stand,
    "bring": _bring,
    "pledge": _pledge,
    "reveal": _reveal,
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
