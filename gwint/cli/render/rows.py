"""The cards of rows and hands as plain text: names are abbreviated until all cards fit their lines."""

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
"""Cells before a row's total: the width of the longest short name of a row."""
HERO: Final = "★"
ARROWS: Final = ("↓", "↑")

ABBREVIATIONS: Final = ((0, True), (8, True), (6, True), (5, True), (4, True), (4, False), (3, False))
"""Shorter and shorter ways to write a row: letters of each word, and whether printed strengths are shown."""
MILD: Final = 2
"""How far names may be abbreviated before a row takes another line."""


class PlacedCard(NamedTuple):
    """A card in a row."""

    card: Card
    strength: int
    row: Row
    before: str = ""
    """A note about the row, for the first card of one."""


@dataclass(slots=True)
class RowText:
    """A row on up to `most` lines: names are abbreviated until all its cards fit."""

    start: str
    cards: Counter[PlacedCard]
    localizer: Localizer
    width: int
    most: int = 1
    shortened: int = 0
    """How far its names had to be abbreviated; 0 for not at all."""
    hidden: int = 0
    """How many cards do not fit even so."""
    lines: list[str] = field(default_factory=list)

    def fill(self) -> None:
        self.shortened = self.hidden = 0
        indent = " " * cell_len(self.start)
        for self.shortened, (letters, whole) in enumerate(ABBREVIATIONS):
            parts = [
                card.before + format_card(card.card, card.strength, count, self.localizer, letters, whole)
                for card, count in self.cards.items()
            ]
            filled = _fill_lines(self.start, parts, self.width, indent)
            self.lines = [line for line, _ in filled]
            if len(self.lines) <= self.most and all(cell_len(line) <= self.width for line in self.lines):
                return
        full = self.lines[: self.most - 1]
        before = indent if full else self.start
        left = parts[sum(count for _, count in filled[: len(full)]) :]
        last, self.hidden = _fit_with_rest(self.cards, left, self.width - cell_len(before))
        self.lines = [*full, before + last]


def share_spare_lines(rows: Sequence[RowText], spare: int) -> None:
    """Fill the rows, giving the spare lines to those that need them most."""
    for row in rows:
        row.fill()
    for _ in range(spare if rows else 0):
        neediest = max(rows, key=lambda row: (row.hidden, row.shortened))
        if neediest.shortened > MILD:
            neediest.most += 1
            neediest.fill()


# Rows


def row_line(view: View, localizer: Localizer, side: int, row: Row, width: int) -> RowText:
    """Return a row's name, total and effects, and its cards with their strengths."""
    army = view.sides[side]
    name = pad(localizer.translate("play-row", row=row.id), LABEL - 2)
    head = f"  {name}{army.row_totals[row]:>4}  "
    tags = ", ".join(_tags(view, localizer, side, row))
    return RowText(f"{head}[{tags}] " if tags else head, Counter(_placed_cards(view, side, row)), localizer, width)


def army_line(view: View, localizer: Localizer, side: int, width: int) -> RowText:
    """Return all rows of a side together, each after its name and effects: `[close, horn] 3× Nekker 2→4`."""
    cards: Counter[PlacedCard] = Counter()
    for row in ROWS:
        works = ", ".join((localizer.translate("play-row", row=row.id), *_tags(view, localizer, side, row)))
        for place, (card, count) in enumerate(Counter(_placed_cards(view, side, row)).items()):
            cards[card if place else card._replace(before=f"[{works}] ")] = count
    return RowText("    ", cards, localizer, width)


def occupied_rows(view: View, side: int) -> tuple[Row, ...]:
    """Return the rows of a side that hold a card or a horn."""
    army = view.sides[side]
    return tuple(row for row in ROWS if army.rows[row] or army.specials[row] or army.leader_horns[row])


def _placed_cards(view: View, side: int, row: Row) -> Iterator[PlacedCard]:
    army = view.sides[side]
    return (PlacedCard(card, strength, row) for card, strength in zip(army.rows[row], army.strengths[row], strict=True))


def _tags(view: View, localizer: Localizer, side: int, row: Row) -> Iterator[str]:
    """Yield the effects on a row: weather, horns and mardroemes, each kind once."""
    army = view.sides[side]
    kinds = [str(cloud.weather) for cloud in view.weather if row in WEATHER_ROWS[cloud.weather]]
    kinds += ["horn"] * army.leader_horns[row]
    kinds += ["horn" if card.has(Ability.HORN) else "mardroeme" for card in army.specials[row]]
    yield from (localizer.translate("play-tag", tag=kind) for kind in dict.fromkeys(kinds))


def format_card(card: Card, strength: int, count: int, localizer: Localizer, letters: int, whole: bool = True) -> str:
    """Format cards as `3× Ghoul 1→2`, with printed and current strength; if not `whole`, as `3× Ghoul 2↑`."""
    before = counted_name(card, count, localizer, letters)
    if not card.unit:
        return before
    if strength == card.strength:
        return f"{before} {strength}{HERO if card.hero else ''}"
    return f"{before} {card.strength}→{strength}" if whole else f"{before} {strength}{ARROWS[strength > card.strength]}"


def counted_name(card: Card, count: int, localizer: Localizer, letters: int = 0) -> str:
    """Format the name of some copies of a card as `3× Ghoul`, with words abbreviated to `letters` unless it is 0."""
    name = abbreviate(localizer.card(card), letters) if letters else localizer.card(card)
    return f"{count}× {name}" if count > 1 else name


def _fit_with_rest(cards: Counter[PlacedCard], texts: Sequence[str], width: int) -> tuple[str, int]:
    """Format the cards that fit, then number and strength of the rest, `+4 (12)`; return that number too."""
    groups = list(cards.items())[len(cards) - len(texts) :]
    line, hidden = "", 0
    for shown in range(len(texts) - 1, -1, -1):
        hidden = sum(count for _, count in groups[shown:])
        strength = sum(card.strength * count for card, count in groups[shown:])
        line = ", ".join([*texts[:shown], f"+{hidden} ({strength})"])
        if cell_len(line) <= width:
            break
    return truncate(line, width), hidden


# Hands


def hand_lines(cards: Iterable[Card], localizer: Localizer, width: int, whose: str = "", lines: int = 2) -> list[str]:
    """Return a hand on up to `lines` lines, with names as long as they allow."""
    start = f"{localizer.translate('replay-hand', player=whose) if whose else localizer.translate('play-hand-line')} "
    groups = Counter(cards)
    for letters in (0, *LETTERS):
        parts = [format_card(card, card.strength, count, localizer, letters) for card, count in groups.items()]
        filled = [line for line, _ in _fill_lines(start, parts, width)]
        if len(filled) <= lines:
            return [truncate(line, width) for line in filled]
    return [*filled[: lines - 1], truncate(f"{filled[lines - 1]} {MORE}", width)]


def _fill_lines(start: str, parts: Sequence[str], width: int, indent: str = "  ") -> list[tuple[str, int]]:
    """Join parts by commas, breaking lines only after a comma; return each line with its number of parts."""
    lines = [(start, 0)]
    for place, part in enumerate(parts):
        item = f"{part}," if place < len(parts) - 1 else part
        if cell_len(lines[-1][0] + item) > width and place:
            lines.append((indent, 0))
        line, count = lines[-1]
        lines[-1] = f"{line}{item} ", count + 1
    return [(line.rstrip(), count) for line, count in lines]
