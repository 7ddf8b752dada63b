"""The battlefield as plain text: a view drawn in lines that fit a terminal, the viewer's side below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from gwint.cards import ROWS, Ability, Card, Row
from gwint.cli.lettering import LETTERS, MORE, abbreviated, cell_len, cut, fitting, padded, shorter
from gwint.rules.strength import ROWS_UNDER
from gwint.views import SeatView, View
from gwint.words.voice import Voice, counted

WIDTH: Final = 80
HEIGHT: Final = 24
"""What every terminal has."""
LABEL: Final = 12
"""Where a row's total begins: after the longest short name of a row."""
HERO: Final = "★"
GEM: Final = "◆"
LOST_GEM: Final = "◇"
RISEN: Final = ("↓", "↑")

Lying = tuple[Card, int]
"""A card and the strength it has where it lies."""


def board(view: View, voice: Voice, below: int, width: int = WIDTH, spare: int = 0) -> list[str]:
    """The whole battlefield as open information shows it, with that seat's side below.

    Eleven lines in a duel, and as many of the spare ones as crowded rows can use.
    """
    own = view.seats[below].side
    order = [*(side for side in range(len(view.sides)) if side != own), own]
    rows = {side: [_row(view, voice, side, row, width) for row in ROWS] for side in order}
    _share([row for side in order for row in rows[side]], spare)
    lines: list[str] = []
    for side in order[:-1]:
        lines += [*_players(view, voice, side, width), *(line for row in reversed(rows[side]) for line in row.lines)]
    lines.append(_middle(view, voice, width))
    return [*lines, *(line for row in rows[own] for line in row.lines), *_players(view, voice, own, width)]


# Players


def _players(view: View, voice: Voice, side: int, width: int) -> list[str]:
    """Two lines for each player of a side."""
    seats = [seat for seat, owner in enumerate(view.seats) if owner.side == side]
    return [told(view, voice, seat, width) for seat in seats for told in (_standing, _leader)]


def _standing(view: View, voice: Voice, seat: int, width: int) -> str:
    """Name, total, gems or points, and how many cards are where."""
    own = view.seats[seat]
    army = view.sides[own.side]
    counts = (("hand", own.hand_count), ("deck", own.deck_count), ("discard", len(army.pile)))
    parts = [f"{voice.say('play-total')} {army.total:>3}", _won(view, voice, own.side)]
    parts += [f"{voice.say(f'play-{pile}')} {count:>2}" for pile, count in counts]
    told = "  ".join(parts)
    return f"{_called(view, voice, seat, width - cell_len(told) - 1)} {told}"


def _won(view: View, voice: Voice, side: int) -> str:
    """SET-3, FFA-2. The gems a side has left, or the points it has."""
    army = view.sides[side]
    if not view.mode.gems:
        return f"{voice.say('play-points')} {army.points}"
    return f"{voice.say('play-gems')} {GEM * army.gems}{LOST_GEM * (view.mode.gems - army.gems)}"


def _called(view: View, voice: Voice, seat: int, width: int) -> str:
    """The name, with a mark before it if it is this player's turn, and a word after it if they passed."""
    mark = "► " if seat in view.acting else "  "
    passed = f" ({voice.say('play-passed')})" if view.seats[seat].passed else ""
    return padded(cut(mark + voice.player(seat), width - cell_len(passed)) + passed, width)


def _leader(view: View, voice: Voice, seat: int, width: int) -> str:
    own = view.seats[seat]
    state = voice.say("play-leader", state=_state(view, own))
    faction = voice.faction(own.faction)
    return fitting((f"  {faction} · {name} · {state}" for name in shorter(voice.card(own.leader))), width)


def _state(view: View, own: SeatView) -> str:
    if own.leader_cancelled:
        return "cancelled"
    if own.leader.effects[view.ruleset.leader_effects].passive:
        return "passive"
    return "used" if own.leader_used else "ready"


# Between the armies


def _middle(view: View, voice: Voice, width: int) -> str:
    """The round, the weather and who leads, on a line that parts the armies."""
    before = voice.say("play-round", round=view.round)
    after = _lead(view, voice)
    for weather in (voice.weather, lambda kind: voice.say("play-tag", tag=str(kind))):
        kinds = counted(weather(cloud.weather) for cloud in view.weather)
        said = voice.say("play-weather", weather=kinds, count=len(view.weather))
        line = f"── {before} ── {said} ── {after} "
        if cell_len(line) <= width:
            break
    return cut(line, width) + "─" * (width - cell_len(line))


def _lead(view: View, voice: Voice) -> str:
    totals = [army.total for army in view.sides]
    *_, second, most = sorted(totals)
    return voice.say("play-lead", player=cut(voice.side(totals.index(most)), 20), count=most - second)


# Rows


@dataclass(slots=True)
class _Line:
    """A row on as many lines as it may have: names are shortened until all its cards fit there."""

    start: str
    lying: Counter[Lying]
    voice: Voice
    width: int
    most: int = 1
    shortened: int = 0
    """How much its names had to be shortened, 0 for not at all."""
    hidden: int = 0
    """How many cards have no room all the same."""
    lines: list[str] = field(default_factory=list)

    def fill(self) -> None:
        self.shortened = self.hidden = 0
        indent = " " * cell_len(self.start)
        for self.shortened, (letters, whole) in enumerate(WAYS):
            parts = [_card(*lying, count, self.voice, letters, whole) for lying, count in self.lying.items()]
            self.lines = _filled(self.start, parts, self.width, indent)
            if len(self.lines) <= self.most:
                return
        kept = self.lines[: self.most - 1]
        before = indent if kept else self.start
        untold = parts[sum(line.count(", ") + 1 for line in kept) :]
        last, self.hidden = _as_many_as_fit(self.lying, untold, self.width - cell_len(before))
        self.lines = [*kept, before + last]


def _share(rows: Sequence[_Line], spare: int) -> None:
    """Give the spare lines to the rows that need them most."""
    for row in rows:
        row.fill()
    for _ in range(spare):
        neediest = max(rows, key=lambda row: (row.hidden, row.shortened))
        if neediest.shortened > MILD:
            neediest.most += 1
            neediest.fill()


WAYS: Final = ((0, True), (8, True), (6, True), (5, True), (4, True), (4, False), (3, False))
"""Ever shorter ways to tell a row: letters of each word, and whether printed strengths are told."""
MILD: Final = 2
"""How far names may be shortened before a row wants another line."""


def _row(view: View, voice: Voice, side: int, row: Row, width: int) -> _Line:
    """A row's name and total, what works in it, and what lies in it, each with its strength."""
    army = view.sides[side]
    name = padded(voice.say("play-row", row=row.id), LABEL - 2)
    head = f"  {name}{army.row_totals[row]:>4}  "
    tags = ", ".join(_tags(view, voice, side, row))
    lying = Counter(zip(army.rows[row], army.strengths[row], strict=True))
    return _Line(f"{head}[{tags}] " if tags else head, lying, voice, width)


def _tags(view: View, voice: Voice, side: int, row: Row) -> Iterator[str]:
    """What works in a row: weather, horns and mardroemes, each kind once."""
    army = view.sides[side]
    kinds = [str(cloud.weather) for cloud in view.weather if row in ROWS_UNDER[cloud.weather]]
    kinds += ["horn"] * army.leader_horns[row]
    kinds += ["horn" if card.has(Ability.HORN) else "mardroeme" for card in army.specials[row]]
    yield from (voice.say("play-tag", tag=kind) for kind in dict.fromkeys(kinds))


def _card(card: Card, strength: int, count: int, voice: Voice, letters: int, whole: bool = True) -> str:
    """`3× Ghoul 1→2`: how many, what, and the printed strength with what became of it; or only that, `3× Ghoul 2↑`."""
    name = abbreviated(voice.card(card), letters) if letters else voice.card(card)
    before = f"{count}× {name}" if count > 1 else name
    if not card.unit:
        return before
    if strength == card.strength:
        return f"{before} {strength}{HERO if card.hero else ''}"
    return f"{before} {card.strength}→{strength}" if whole else f"{before} {strength}{RISEN[strength > card.strength]}"


def _as_many_as_fit(lying: Counter[Lying], untold: Sequence[str], width: int) -> tuple[str, int]:
    """Those there is room for, then how many more there are and what they add, `+4 (12)`; and how many that is."""
    groups = list(lying.items())[len(lying) - len(untold) :]
    for kept in range(len(untold) - 1, -1, -1):
        hidden = sum(count for _, count in groups[kept:])
        strength = sum(strength * count for (_, strength), count in groups[kept:])
        line = ", ".join([*untold[:kept], f"+{hidden} ({strength})"])
        if cell_len(line) <= width:
            break
    return cut(line, width), hidden


# Hands


def hand(cards: Iterable[Card], voice: Voice, width: int, whose: str = "", lines: int = 2) -> list[str]:
    """A hand on as many lines as it may have, in names as long as they allow."""
    start = f"{voice.say('replay-hand', player=whose) if whose else voice.say('play-hand-line')} "
    groups = Counter(cards)
    for letters in (0, *LETTERS):
        parts = [_card(card, card.strength, count, voice, letters) for card, count in groups.items()]
        told = _filled(start, parts, width)
        if len(told) <= lines:
            return [cut(line, width) for line in told]
    return [*told[: lines - 1], cut(f"{told[lines - 1]} {MORE}", width)]


def _filled(start: str, parts: Sequence[str], width: int, indent: str = "  ") -> list[str]:
    """Parts with commas between them, on lines that are broken only after a comma."""
    lines = [start]
    for place, part in enumerate(parts):
        told = f"{part}," if place < len(parts) - 1 else part
        if cell_len(lines[-1] + told) > width and place:
            lines.append(indent)
        lines[-1] += f"{told} "
    return [line.rstrip() for line in lines]


__all__ = ["HEIGHT", "WIDTH", "board", "hand"]
