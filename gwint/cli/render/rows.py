"""What lies in rows and hands as plain text: names are shortened until all of it fits its lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from gwint.cards import ROWS, Ability, Card, Row
from gwint.cli.render.text_fit import LETTERS, MORE, abbreviate, cell_len, pad, truncate
from gwint.i18n.localizer import Localizer
from gwint.rules.strength import WEATHER_ROWS
from gwint.views import View

LABEL: Final = 12
"""Where a row's total begins: after the longest short name of a row."""
HERO: Final = "★"
ARROWS: Final = ("↓", "↑")

WAYS: Final = ((0, True), (8, True), (6, True), (5, True), (4, True), (4, False), (3, False))
"""Ever shorter ways to tell a row: letters of each word, and whether printed strengths are told."""
MILD: Final = 2
"""How far names may be shortened before a row wants another line."""


class PlacedCard(NamedTuple):
    """A card where it lies."""

    card: Card
    strength: int
    row: Row
    before: str = ""
    """What is said of the row, where the card is the first of one."""


@dataclass(slots=True)
class RowText:
    """A row on as many lines as it may have: names are shortened until all its cards fit there."""

    start: str
    lying: Counter[PlacedCard]
    localizer: Localizer
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
            parts = [
                one.before + format_card(one.card, one.strength, count, self.localizer, letters, whole)
                for one, count in self.lying.items()
            ]
            filled = _fill_lines(self.start, parts, self.width, indent)
            self.lines = [line for line, _ in filled]
            if len(self.lines) <= self.most and all(cell_len(line) <= self.width for line in self.lines):
                return
        kept = self.lines[: self.most - 1]
        before = indent if kept else self.start
        untold = parts[sum(count for _, count in filled[: len(kept)]) :]
        last, self.hidden = _fit_with_rest(self.lying, untold, self.width - cell_len(before))
        self.lines = [*kept, before + last]


def share_spare_lines(rows: Sequence[RowText], spare: int) -> None:
    """Give the spare lines to the rows that need them most."""
    for row in rows:
        row.fill()
    for _ in range(spare if rows else 0):
        neediest = max(rows, key=lambda row: (row.hidden, row.shortened))
        if neediest.shortened > MILD:
            neediest.most += 1
            neediest.fill()


# Rows


def row_line(view: View, localizer: Localizer, side: int, row: Row, width: int) -> RowText:
    """A row's name and total, what works in it, and what lies in it, each with its strength."""
    army = view.sides[side]
    name = pad(localizer.translate("play-row", row=row.id), LABEL - 2)
    head = f"  {name}{army.row_totals[row]:>4}  "
    tags = ", ".join(_tags(view, localizer, side, row))
    return RowText(f"{head}[{tags}] " if tags else head, Counter(_placed_cards(view, side, row)), localizer, width)


def army_line(view: View, localizer: Localizer, side: int, width: int) -> RowText:
    """All rows of a side together, each behind its name and what works in it: `[close, horn] 3× Nekker 2→4`."""
    lying: Counter[PlacedCard] = Counter()
    for row in ROWS:
        works = ", ".join((localizer.translate("play-row", row=row.id), *_tags(view, localizer, side, row)))
        for place, (one, count) in enumerate(Counter(_placed_cards(view, side, row)).items()):
            lying[one if place else one._replace(before=f"[{works}] ")] = count
    return RowText("    ", lying, localizer, width)


def occupied_rows(view: View, side: int) -> tuple[Row, ...]:
    """The rows of a side in which anything lies or sounds."""
    army = view.sides[side]
    return tuple(row for row in ROWS if army.rows[row] or army.specials[row] or army.leader_horns[row])


def _placed_cards(view: View, side: int, row: Row) -> Iterator[PlacedCard]:
    army = view.sides[side]
    return (PlacedCard(card, strength, row) for card, strength in zip(army.rows[row], army.strengths[row], strict=True))


def _tags(view: View, localizer: Localizer, side: int, row: Row) -> Iterator[str]:
    """What works in a row: weather, horns and mardroemes, each kind once."""
    army = view.sides[side]
    kinds = [str(cloud.weather) for cloud in view.weather if row in WEATHER_ROWS[cloud.weather]]
    kinds += ["horn"] * army.leader_horns[row]
    kinds += ["horn" if card.has(Ability.HORN) else "mardroeme" for card in army.specials[row]]
    yield from (localizer.translate("play-tag", tag=kind) for kind in dict.fromkeys(kinds))


def format_card(card: Card, strength: int, count: int, localizer: Localizer, letters: int, whole: bool = True) -> str:
    """`3× Ghoul 1→2`: how many, what, and the printed strength with what became of it; or only that, `3× Ghoul 2↑`."""
    name = abbreviate(localizer.card(card), letters) if letters else localizer.card(card)
    before = f"{count}× {name}" if count > 1 else name
    if not card.unit:
        return before
    if strength == card.strength:
        return f"{before} {strength}{HERO if card.hero else ''}"
    return f"{before} {card.strength}→{strength}" if whole else f"{before} {strength}{ARROWS[strength > card.strength]}"


def _fit_with_rest(lying: Counter[PlacedCard], untold: Sequence[str], width: int) -> tuple[str, int]:
    """Those there is room for, then how many more there are and what they add, `+4 (12)`; and how many that is."""
    groups = list(lying.items())[len(lying) - len(untold) :]
    line, hidden = "", 0
    for kept in range(len(untold) - 1, -1, -1):
        hidden = sum(count for _, count in groups[kept:])
        strength = sum(one.strength * count for one, count in groups[kept:])
        line = ", ".join([*untold[:kept], f"+{hidden} ({strength})"])
        if cell_len(line) <= width:
            break
    return truncate(line, width), hidden


# Hands


def hand(cards: Iterable[Card], localizer: Localizer, width: int, whose: str = "", lines: int = 2) -> list[str]:
    """A hand on as many lines as it may have, in names as long as they allow."""
    start = f"{localizer.translate('replay-hand', player=whose) if whose else localizer.translate('play-hand-line')} "
    groups = Counter(cards)
    for letters in (0, *LETTERS):
        parts = [format_card(card, card.strength, count, localizer, letters) for card, count in groups.items()]
        told = [line for line, _ in _fill_lines(start, parts, width)]
        if len(told) <= lines:
            return [truncate(line, width) for line in told]
    return [*told[: lines - 1], truncate(f"{told[lines - 1]} {MORE}", width)]


def _fill_lines(start: str, parts: Sequence[str], width: int, indent: str = "  ") -> list[tuple[str, int]]:
    """Parts with commas between them, on lines that are broken only after a comma; how many each line has."""
    lines = [(start, 0)]
    for place, part in enumerate(parts):
        told = f"{part}," if place < len(parts) - 1 else part
        if cell_len(lines[-1][0] + told) > width and place:
            lines.append((indent, 0))
        line, count = lines[-1]
        lines[-1] = f"{line}{told} ", count + 1
    return [(line.rstrip(), count) for line, count in lines]
