"""What each entry does to a sitting. This is the one judge: what it refuses is never written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from gwint import rulesets
from gwint.decks import Deck, read_deck
from gwint.faults import Refusal
from gwint.game import Game
from gwint.match import Lineup, Match
from gwint.rules.agenda import Redraw
from gwint.rules.chance import Chance
from gwint.rules.events import Drew, DrewLot, Event, Exchanged, Played, SawHand, TookFromDeck, Tossed
from gwint.rules.play import question
from gwint.rules.table import Table
from gwint.rules.virtual.events import LaidFaceDown, TurnedUpLeader
from gwint.server.entries import (
    Accepted,
    Agreed,
    Brought,
    Claimed,
    Closed,
    Dealt,
    Declined,
    Entry,
    Followed,
    Gone,
    Interrupted,
    Moved,
    Offering,
    Opened,
    Resigned,
    Sat,
    SatBot,
    Stood,
    TakenBack,
    TimedOut,
)
from gwint.server.sitting import CLOSED, INTERRUPTED, MATCH, OVER, PLAYING, WAITING, Sitting, Step, opened
from gwint.wire.tables import (
    AcceptedOffer,
    BeganGame,
    BotSatDown,
    ChangedTerms,
    ClosedTable,
    DeclinedOffer,
    GaveUp,
    GotReady,
    InterruptedGame,
    LeftTable,
    Offer,
    Offered,
    RanOut,
    Rematched,
    SatDown,
    StoodUp,
    TookBack,
)
from gwint.wire.views import Told

KEPT_IDS: Final = 8
"""Of a client's last moves, those that a retry is known by."""


class TableError(Refusal):
    """Something that cannot be done at this table now; it is as it was."""


def apply(sitting: Sitting, entry: Entry, at: int) -> list[Told]:
    """Do what an entry says, and tell everybody what they may know of it; all that happened."""
    happened = done(sitting, entry, at)
    sitting.tell(happened)
    return happened


def done(sitting: Sitting, entry: Entry, at: int) -> list[Told]:
    """Do what an entry says; all that happened, which is still to be told."""
    happened = APPLY[type(entry)](sitting, entry)
    sitting.watched = sitting.table or sitting.watched
    sitting.number += 1
    sitting.changed_at = at
    return happened


def begun(id_: str, entry: Opened, at: int) -> Sitting:
    """A sitting after its first entry."""
    sitting = opened(id_, entry.maker, entry.terms)
    sitting.number, sitting.created_at, sitting.changed_at = 1, at, at
    return sitting


def _in(sitting: Sitting, *phases: str) -> None:
    if sitting.phase not in phases:
        raise TableError("table-phase", phase=sitting.phase, expected=phases)


# Before the game


def _agreed(sitting: Sitting, entry: Agreed) -> list[Told]:
    _in(sitting, WAITING)
    sitting.terms = replace(sitting.terms, listed=entry.listed, spectators=entry.spectators)
    return [ChangedTerms(entry.listed, entry.spectators)]


def _sat(sitting: Sitting, entry: Sat) -> list[Told]:
    """A free chair, or one's own again."""
    _in(sitting, WAITING, PLAYING)
    chair = sitting.chairs[entry.seat]
    if chair.virtual or (chair.owner is None and (chair.bot is not None or sitting.phase != WAITING)):
        raise TableError("seat-taken", seat=entry.seat)
    sitting.seat(entry.seat, owner=entry.owner, name=entry.name, bot=None, gone=False)
    return [SatDown(entry.seat, entry.name)]


def _sat_bot(sitting: Sitting, entry: SatBot) -> list[Told]:
    _in(sitting, WAITING, PLAYING)
    if sitting.chairs[entry.seat].virtual:
        raise TableError("seat-taken", seat=entry.seat)
    sitting.seat(entry.seat, bot=entry.bot)
    return [BotSatDown(entry.seat, entry.bot)]


def _stood(sitting: Sitting, entry: Stood) -> list[Told]:
    _in(sitting, WAITING)
    sitting.seat(entry.seat, owner=None, name="", bot=None, decks=())
    return [StoodUp(entry.seat)]


def _brought(sitting: Sitting, entry: Brought) -> list[Told]:
    _in(sitting, WAITING)
    before = sitting.ready(entry.seat)
    sitting.seat(entry.seat, decks=entry.decks)
    after = sitting.ready(entry.seat)
    return [] if before == after else [GotReady(entry.seat, after)]


def _dealt(sitting: Sitting, entry: Dealt) -> list[Told]:
    _in(sitting, WAITING)
    if not sitting.all_ready:
        raise TableError("table-not-ready")
    sitting.play = _begin(sitting, entry.seed)
    sitting.phase = PLAYING
    sitting.offer = None
    opening = sitting.play.log if isinstance(sitting.play, Match) else sitting.play.table.log
    _settle(sitting)
    return [BeganGame(), *opening]


def _begin(sitting: Sitting, seed: str) -> Game | Match:
    players = sitting.players
    if sitting.terms.start:
        return Game.from_picture(sitting.terms.start, players)
    ruleset = rulesets.parse(sitting.terms.rules)
    decks = [[_deck(text) for text in chair.decks] for chair in sitting.chairs]
    if sitting.terms.mode == MATCH:
        return Match(Lineup(tuple(decks[0])), Lineup(tuple(decks[1])), ruleset, seed, players)
    return Game(*(brought[0] for brought in decks), rules=ruleset, mode=sitting.terms.mode, seed=seed, players=players)


@lru_cache(maxsize=1000)
def _deck(text: str) -> Deck:
    """Many tables play the same decks, and after a restart all of them are read at once."""
    return read_deck(text)


# In the game


def _playing(sitting: Sitting) -> Game | Match:
    """The game, to be changed: a copy, so that whoever holds the old sitting holds the old game."""
    _in(sitting, PLAYING)
    assert sitting.play is not None
    if not sitting.unseen:
        sitting.play = sitting.play.copy()
    return sitting.play


def _moved(sitting: Sitting, entry: Moved) -> list[Told]:
    play, before, table = _playing(sitting), sitting.game, sitting.table
    in_redraw = table is not None and isinstance(question(table), Redraw)
    chance = None if in_redraw or table is None else table.chance.copy()
    events: list[Told] = [*play.play(entry.move, entry.seat, keep=not sitting.unseen)]  # type: ignore[arg-type]
    _answered(sitting, entry, turn=not in_redraw)
    sitting.steps.append(Step(entry.seat, chance is None or _revealed(chance, sitting.table, events)))
    if sitting.offer is not None and sitting.offer.offer == "take-back":
        sitting.offer = None
    events.extend(_new_game(sitting, before))
    _settle(sitting)
    return events


def _answered(sitting: Sitting, entry: Moved, turn: bool) -> None:
    """The increment is for turns: one for exchanges would tell how many there were (SET-10)."""
    chair = sitting.chairs[entry.seat]
    spent = chair.spent_ms + entry.spent_ms - (sitting.terms.increment_s * 1000 if turn else 0)
    ids = (*chair.ids, entry.id)[-KEPT_IDS:] if entry.id else chair.ids
    sitting.chairs[entry.seat] = chair.answered(spent, ids)


def _revealed(before: Chance, after: Table | None, events: Iterable[Told]) -> bool:
    """Whether somebody knows more than the move itself said: then it stands."""
    return after is None or before != after.chance or any(map(_reveals, events))


def _reveals(event: Told) -> bool:
    return type(event) in REVEALING or (type(event) is Played and event.source in IN_THE_DARK)


REVEALING: Final = frozenset({Drew, DrewLot, Exchanged, LaidFaceDown, SawHand, TookFromDeck, Tossed, TurnedUpLeader})
IN_THE_DARK: Final = ("deck", "under")


def _new_game(sitting: Sitting, before: Game | None) -> list[Event]:
    """In a match a new game is dealt after both decks are named, or after a draw: clocks and take-backs begin anew."""
    game = sitting.game
    if game is not None and before is not None and game.opening is before.opening:
        return []
    sitting.steps.clear()
    for seat in range(len(sitting.chairs)):
        sitting.seat(seat, spent_ms=0)
    return [] if game is None else game.table.log


def _settle(sitting: Sitting) -> None:
    if sitting.play is not None and sitting.play.result is not None:
        sitting.phase = OVER
        sitting.offer = None


def _taken_back(sitting: Sitting, entry: TakenBack) -> list[Told]:
    if entry.count != sitting.take_back_count(entry.seat) or not entry.count:
        raise TableError("cannot-take-back")
    _playing(sitting).undo(entry.count, entry.seat)
    del sitting.steps[-entry.count :]
    sitting.offer = None
    for seat, chair in enumerate(sitting.chairs):
        sitting.seat(seat, asked=chair.asked + 1)
    return [TookBack(entry.seat, entry.count)]


def _resigned(sitting: Sitting, entry: Resigned) -> list[Told]:
    """Where two sides fight and each has one player the game is lost; elsewhere the seat passes from now on."""
    gave_up = GaveUp(entry.seat, "resigned", entry.game)
    play = _playing(sitting)
    if not duels(sitting):
        sitting.seat(entry.seat, passes=True)
        return [gave_up]
    if isinstance(play, Match) and entry.game:
        return [gave_up, *_lost_game(sitting, lambda: play.resign_game(entry.seat))]
    play.resign(entry.seat)
    _settle(sitting)
    return [gave_up]


def _timed_out(sitting: Sitting, entry: TimedOut) -> list[Told]:
    """A clock's end loses a duel, or the game of a match; elsewhere the seat passes from then on."""
    play = _playing(sitting)
    if not loses_on_time(sitting):
        sitting.seat(entry.seat, passes=True)
        return [RanOut(entry.seat)]
    in_game = isinstance(play, Match) and play.game is not None
    gave_up = GaveUp(entry.seat, "time", in_game)
    if isinstance(play, Match) and in_game:
        return [gave_up, *_lost_game(sitting, lambda: play.out_of_time_in_game(entry.seat))]
    play.out_of_time(entry.seat)
    _settle(sitting)
    return [gave_up]


def _lost_game(sitting: Sitting, lose: Callable[[], Iterable[Told]]) -> list[Told]:
    before = sitting.game
    events = [*lose(), *_new_game(sitting, before)]
    _settle(sitting)
    return events


def duels(sitting: Sitting) -> bool:
    """Two chairs: a duel, a match, or alone against a virtual opponent."""
    return len(sitting.chairs) == 2


def loses_on_time(sitting: Sitting) -> bool:
    return duels(sitting) and not any(chair.virtual for chair in sitting.chairs)


def _gone(sitting: Sitting, entry: Gone) -> list[Told]:
    _in(sitting, PLAYING)
    sitting.seat(entry.seat, gone=True)
    return [LeftTable(entry.seat)]


def _claimed(sitting: Sitting, entry: Claimed) -> list[Told]:
    play = _playing(sitting)
    if not loses_on_time(sitting):
        raise TableError("cannot-claim")
    play.leave(entry.over)
    _settle(sitting)
    return [GaveUp(entry.over, "left", game=False)]


# Offers


def _offering(sitting: Sitting, entry: Offering) -> list[Told]:
    _in(sitting, PLAYING if entry.offer == "take-back" else OVER)
    if entry.offer == "take-back" and not sitting.take_back_count(entry.seat):
        raise TableError("cannot-take-back")
    if sitting.offer is not None:
        raise TableError("offer-stands", offer=sitting.offer.offer, seat=sitting.offer.seat)
    sitting.offer = Offer(entry.offer, entry.seat, (entry.seat,))
    return [Offered(entry.seat, entry.offer)]


def _accepted(sitting: Sitting, entry: Accepted) -> list[Told]:
    offer = _standing(sitting)
    if entry.seat in offer.accepted:
        raise TableError("no-offer")
    sitting.offer = replace(offer, accepted=tuple(sorted((*offer.accepted, entry.seat))))
    return [AcceptedOffer(entry.seat, offer.offer)]


def _declined(sitting: Sitting, entry: Declined) -> list[Told]:
    offer = _standing(sitting)
    sitting.offer = None
    return [DeclinedOffer(entry.seat, offer.offer)]


def _standing(sitting: Sitting) -> Offer:
    if sitting.offer is None:
        raise TableError("no-offer")
    return sitting.offer


# The end


def _closed(sitting: Sitting, _entry: Closed) -> list[Told]:
    _in(sitting, WAITING, PLAYING)
    if sitting.phase == PLAYING:
        _playing(sitting).abandon()
    sitting.phase, sitting.offer = CLOSED, None
    return [ClosedTable()]


def _interrupted(sitting: Sitting, _entry: Interrupted) -> list[Told]:
    sitting.phase, sitting.offer = INTERRUPTED, None
    return [InterruptedGame()]


def _followed(sitting: Sitting, entry: Followed) -> list[Told]:
    _in(sitting, OVER)
    sitting.next_table, sitting.offer = entry.table, None
    return [Rematched(entry.table)]


APPLY: Final[Mapping[type[Entry], Callable[[Sitting, Any], list[Told]]]] = {
    Agreed: _agreed,
    Sat: _sat,
    SatBot: _sat_bot,
    Stood: _stood,
    Brought: _brought,
    Dealt: _dealt,
    Moved: _moved,
    TakenBack: _taken_back,
    Resigned: _resigned,
    TimedOut: _timed_out,
    Gone: _gone,
    Claimed: _claimed,
    Offering: _offering,
    Accepted: _accepted,
    Declined: _declined,
    Closed: _closed,
    Interrupted: _interrupted,
    Followed: _followed,
}
"""Every entry but the first."""
