"""A recorded game, step by step: every entry with the table after it, as a seat saw it or with all hands open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

from gwint import words
from gwint.cards import Card, Row
from gwint.cli.desk import story
from gwint.cli.screen import board, hand
from gwint.notation.entries import Ending, Entry, Record, TakenBack
from gwint.notation.record import check_ending, ending_of, opening, read, steps
from gwint.rules.events import Event
from gwint.rules.table import Spot, Table
from gwint.views import sees, told_all, view
from gwint.words.events import EVENTS
from gwint.words.voice import Voice

ALL_HANDS: Final = "*"
Viewpoint = int | str
"""A seat, or `*`."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an entry; before the first there is none."""

    number: int
    entry: Entry | None
    table: Table
    events: tuple[Event, ...]
    """What the entry brought; nothing where moves were taken back."""


class Chronicle:
    """All moments of a game; a record that does not replay is refused."""

    def __init__(self, text: str) -> None:
        self.record: Record = read(text)
        self.moments = list(_moments(self.record))
        check_ending(self.record, self.last.table)

    @property
    def last(self) -> Moment:
        return self.moments[-1]

    @property
    def ending(self) -> Ending:
        """How it ended, as the record tells it, or else as the table does."""
        return self.record.ending or ending_of(self.last.table)

    def round(self, number: int) -> int | None:
        """The first moment of a round."""
        return next((place for place, moment in enumerate(self.moments) if moment.table.round == number), None)


def _moments(record: Record) -> Iterator[Moment]:
    table = opening(record)
    yield Moment(0, None, table, tuple(table.log))
    for number, (entry, after) in enumerate(steps(record), start=1):
        begun = 0 if isinstance(entry, TakenBack) else len(table.log)
        yield Moment(number, entry, after, () if isinstance(entry, TakenBack) else tuple(after.log[begun:]))
        table = after


# Told to people


def headline(moment: Moment, last: int, voice: Voice) -> str:
    """Which move it is, whose, and what was said."""
    entry = moment.entry
    if entry is None:
        return voice.say("replay-start", last=last)
    player = voice.player(entry.seat)
    if isinstance(entry, TakenBack):
        return voice.say("replay-taken-back", number=moment.number, last=last, player=player, count=entry.count)
    return voice.say("replay-move", number=moment.number, last=last, player=player, move=entry.phrase)


def outcome(ending: Ending, voice: Voice) -> str:
    """How a game ended, in one sentence."""
    winners = ending.winners or ()
    by = "" if ending.by is None else voice.player(ending.by)
    names = ", ".join(voice.side(side) for side in winners)
    return voice.say("play-over", how=ending.how, count=len(winners), winners=names, by=by)


def round_totals(table: Table, voice: Voice) -> list[str]:
    """The totals of each round: two armies against each other, or several by name."""
    sides = [voice.side(side) for side in range(len(table.sides))]
    if len(sides) > 2:
        scores = [", ".join(f"{side} {one}" for side, one in zip(sides, each, strict=True)) for each in table.totals]
        return [voice.say("play-round-scores", round=round_, totals=one) for round_, one in enumerate(scores, start=1)]
    versus = [(" : ".join(map(str, each)), " – ".join(sides)) for each in table.totals]
    return [
        voice.say("play-round-totals", round=round_, totals=totals, players=players)
        for round_, (totals, players) in enumerate(versus, start=1)
    ]


def told(moment: Moment, viewpoint: Viewpoint, voice: Voice, width: int) -> list[str]:
    """What happened, as the viewpoint was told it."""
    seen = moment.events if isinstance(viewpoint, str) else told_all(moment.table, moment.events, viewpoint)
    return story(seen, voice, width)


def drawn(moment: Moment, viewpoint: Viewpoint, voice: Voice, width: int, spare: int = 0) -> list[str]:
    """The battlefield, and below it the hands that the viewpoint shows."""
    below = 0 if isinstance(viewpoint, str) else viewpoint
    lines = board(view(moment.table, below), voice, below, width, spare)
    for seat, owner in enumerate(moment.table.seats):
        if isinstance(viewpoint, str) or sees(moment.table, viewpoint, seat):
            lines += hand(owner.hand, voice, width, whose=voice.player(seat))
    return lines


# Told to programs


def facts(moment: Moment, viewpoint: Viewpoint, voice: Voice) -> dict[str, Any]:
    """A moment as plain data: who did what, and every event with its sentence."""
    entry = moment.entry
    seen = moment.events if isinstance(viewpoint, str) else told_all(moment.table, moment.events, viewpoint)
    return {
        "step": moment.number,
        "round": moment.table.round,
        "seat": None if entry is None else entry.seat,
        "phrase": None if entry is None or isinstance(entry, TakenBack) else entry.phrase,
        "taken_back": entry.count if isinstance(entry, TakenBack) else 0,
        "events": [event_facts(event, voice) for event in seen],
        "totals": [side.total for side in view(moment.table, None).sides],
        "gems": [side.gems for side in moment.table.sides],
    }


def event_facts(event: Event, voice: Voice) -> dict[str, Any]:
    details = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    kind = EVENTS[type(event)][0].removeprefix("event-")
    return {"event": kind, **details, "text": words.event(event, voice.players, voice.language)}


def _plain(value: object) -> Any:
    """As JSON knows it: cards and rows by their ids, spots as side, row and place."""
    if isinstance(value, (Card, Row)):
        return value.id
    if isinstance(value, Spot):
        return {"side": value.side, "row": value.row.id, "place": value.place}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value if isinstance(value, (bool, int)) or value is None else str(value)
