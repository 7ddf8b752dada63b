"""Reminders: what the players must do with their cards, because of what an entry has caused on the phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Faction
from gwint.rules.events import (
    BeganRound,
    ChoseStarter,
    Drew,
    EndedRound,
    Event,
    Played,
    Replayed,
    Stayed,
    Swept,
    UsedLeader,
)
from gwint.rules.factions import wins_ties
from gwint.rules.table import Table
from gwint.wire.referee import Reminder


def reminders(table: Table, news: Sequence[Event]) -> tuple[Reminder, ...]:
    """What these new events ask the players to do, in order."""
    found = [one for place, event in enumerate(news) for one in _of(table, event, news[:place])]
    return tuple(dict.fromkeys(found))


def _of(table: Table, event: Event, before: Sequence[Event]) -> Iterator[Reminder]:
    make = REMINDERS.get(type(event))
    if make is not None:
        yield from make(table, event, before)


def _drew(table: Table, event: Drew, before: Sequence[Event]) -> Iterator[Reminder]:
    """SET-4, SET-8, FAC-3, AB-SPY. Why a player draws follows from what happened before."""
    kind, rule = next((why for test, why in DRAWS if test(table, event, before)), ("deal", "SET-4"))
    yield Reminder(kind, event.seat, len(event.cards), (rule,))


def _is_spy(_table: Table, _event: Drew, before: Sequence[Event]) -> bool:
    return any(isinstance(one, Played) and one.card.spy for one in before)


def _is_leader(_table: Table, _event: Drew, before: Sequence[Event]) -> bool:
    return any(isinstance(one, UsedLeader) for one in before)


def _is_reward(table: Table, event: Drew, before: Sequence[Event]) -> bool:
    """TURN-10. Northern Realms' card comes before the cards that all players draw."""
    ended = next((one for one in before if isinstance(one, EndedRound)), None)
    if ended is None or any(isinstance(one, Drew) and one.seat == event.seat for one in before):
        return False
    return table.seats[event.seat].faction is Faction.NORTHERN_REALMS and event.seat in ended.winners


def _is_between_rounds(_table: Table, _event: Drew, before: Sequence[Event]) -> bool:
    return any(isinstance(one, EndedRound) for one in before)


def _is_replay(_table: Table, _event: Drew, before: Sequence[Event]) -> bool:
    return any(isinstance(one, Replayed) for one in before)


DRAWS: Final[tuple[tuple[Callable[[Table, Drew, Sequence[Event]], bool], tuple[str, str]], ...]] = (
    (_is_replay, ("deal", "TURN-11")),
    (_is_spy, ("draw", "AB-SPY")),
    (_is_reward, ("reward", "FAC-3")),
    (_is_between_rounds, ("round-draw", "SET-8")),
    (_is_leader, ("draw", "LEAD-1")),
)
"""Why a player draws, the first that applies; otherwise it is the first hand."""


def _ended_round(table: Table, event: EndedRound, _before: Sequence[Event]) -> Iterator[Reminder]:
    """TURN-5, FAC-2. Who removes a gem, and why a tie was won."""
    if len(set(event.totals)) == 1 and event.winners:
        yield Reminder("wins-tie", next(seat for seat in event.winners if wins_ties(table, seat)), 1, ("FAC-2",))
    for side in range(len(event.totals)):
        if side not in event.winners:
            yield Reminder("lose-gem", side, 1, ("TURN-5",))


def _stayed(_table: Table, event: Stayed, _before: Sequence[Event]) -> Iterator[Reminder]:
    yield Reminder("stays", event.spot.side, 1, ("FAC-1", "FAC-7"))


def _swept(_table: Table, event: Swept, _before: Sequence[Event]) -> Iterator[Reminder]:
    yield Reminder("sweep", None, sum(map(len, event.piles)), ("TURN-6",))


def _played(_table: Table, event: Played, _before: Sequence[Event]) -> Iterator[Reminder]:
    if event.how == "returned":
        yield Reminder("returns", event.seat, 2, ("FAC-5",))
    elif event.how == "called":
        yield Reminder("shuffle", event.seat, 1, ("PLAY-10",))


def _chose_starter(table: Table, event: ChoseStarter, _before: Sequence[Event]) -> Iterator[Reminder]:
    if table.seats[event.seat].faction is Faction.SCOIATAEL:
        yield Reminder("chose-starter", event.seat, 1, ("FAC-4", "FAC-6"))


def _began_round(_table: Table, event: BeganRound, _before: Sequence[Event]) -> Iterator[Reminder]:
    yield Reminder("starts", event.starter, event.round, ("SET-6", "TURN-7"))


REMINDERS: Final[Mapping[type[Event], Callable[[Table, Any, Sequence[Event]], Iterator[Reminder]]]] = {
    Drew: _drew,
    EndedRound: _ended_round,
    Stayed: _stayed,
    Swept: _swept,
    Played: _played,
    ChoseStarter: _chose_starter,
    BeganRound: _began_round,
}
"""What each event asks of the players."""
