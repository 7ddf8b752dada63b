"""The moves as a numbered menu, in columns and pages; cards of the hand are shown with their facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gwint import i18n
from gwint.cards import Ability, Card, Row
from gwint.cli.render.rows import HERO
from gwint.cli.render.text_fit import first_fitting, pad, shortenings
from gwint.i18n.localizer import Localizer
from gwint.rules.agenda import Turn
from gwint.rules.moves import Discard, Exchange, Move, Play, Shift
from gwint.rules.placement import unit_rows
from gwint.rules.strength import WEATHER_ROWS
from gwint.views import View

COLUMNS: Final = (1, 2, 3)
GAP: Final = 2
"""Cells between two columns."""
FROM_HAND: Final = (Play, Exchange, Discard)
"""Moves that name cards of the hand: with them the menu shows the hand."""


@dataclass(frozen=True, slots=True)
class Item:
    """A move in the menu."""

    label: str
    facts: tuple[str, ...] = ()
    """Facts about the card, the most important first; those at the end are left out if there is no room."""
    copies: int = 1

    def fit(self, width: int) -> str:
        return first_fitting(self._texts(), width)

    def _texts(self) -> Iterator[str]:
        """Yield texts from the full one to the bare name; facts are worth more than unabbreviated words."""
        labels = list(shortenings(f"{self.copies}× {self.label}" if self.copies > 1 else self.label))[:LABELS]
        for count in range(len(self.facts), -1, -1):
            facts = ", ".join(self.facts[:count])
            yield from (f"{label} · {facts}" if facts else label for label in labels)


LABELS: Final = 5
"""How many abbreviations of a name are tried before a fact is left out."""


def items(view: View, localizer: Localizer) -> list[Item]:
    """Return an item for each of the viewer's moves, in their order."""
    return [_item(view, localizer, move) for move in view.moves]


def _item(view: View, localizer: Localizer, move: Move) -> Item:
    card = getattr(move, "card", None)
    if card is None or _discards_on_turn(move, view):
        return Item(i18n.format_move(move, view.question, localizer.language, localizer.players))
    copies = _hand(view).count(card) if isinstance(move, FROM_HAND) else 1
    label = f"{localizer.card(card)}{_destination(move, view, localizer)}"
    details = _decoy_target(move, view, localizer) or facts(
        card, view, localizer, placed="→" in label and not _chooses_enemy(move, view)
    )
    return Item(label, tuple(details), copies)


def _discards_on_turn(move: Move, view: View) -> bool:
    """TURN-12. The label of a card alone means that it is played."""
    return isinstance(move, Discard) and isinstance(view.question, Turn)


def _destination(move: Move, view: View, localizer: Localizer) -> str:
    """Format where a card goes, if there is a choice, or what a Decoy takes; the question says what it is for."""
    if isinstance(move, Play) and move.side is not None and _chooses_enemy(move, view):
        return f" → {localizer.side(move.side)}"
    if isinstance(move, Shift):
        return f" {_row(move.row, localizer)} → {_row(move.to, localizer)}"
    if not isinstance(move, Play) or move.row is None:
        return ""
    if move.target is not None:
        return f" ↔ {localizer.card(move.target)}"
    return "" if move.card.unit and not move.card.has(Ability.AGILE) else f" → {_row(move.row, localizer)}"


def _chooses_enemy(move: Move, view: View) -> bool:
    """FFA-6. The player of a spy chooses the enemy that it goes to."""
    return isinstance(move, Play) and move.side is not None and len(view.sides) > 2


def _decoy_target(move: Move, view: View, localizer: Localizer) -> tuple[str, ...]:
    """SP-DECOY. A Decoy takes a unit from a row, where it has this strength now."""
    if not isinstance(move, Play) or move.target is None or move.row is None or view.viewer is None:
        return ()
    army = view.sides[view.seats[view.viewer].side]
    strength = army.strengths[move.row][army.rows[move.row].index(move.target)]
    return (f"{strength} {_row(move.row, localizer)}",)


def _hand(view: View) -> tuple[Card, ...]:
    secrets = None if view.viewer is None else view.seats[view.viewer].secrets
    return secrets.hand if secrets else ()


def facts(card: Card, view: View, localizer: Localizer, placed: bool = False) -> Iterator[str]:
    """Yield short facts about a card: strength and row, then its abilities; for weather, its rows."""
    if card.unit:
        strength = f"{card.strength}{HERO if card.hero else ''}"
        rows = "" if placed else "/".join(_row(row, localizer) for row in unit_rows(card, view.ruleset.agile_rows))
        yield f"{strength} {rows}".rstrip()
        yield from (
            localizer.translate("play-ability", ability=str(ability))
            for ability in card.abilities
            if ability is not Ability.AGILE
        )
    elif card.abilities[0] in WEATHER_ROWS:
        yield ", ".join(_row(row, localizer) for row in sorted(WEATHER_ROWS[card.abilities[0]]))


def _row(row: Row, localizer: Localizer) -> str:
    return localizer.translate("play-row", row=row.id)


def cards_not_offered(view: View, localizer: Localizer) -> str:
    """PLAY-4. Some cards of the hand cannot be played; they are listed by name."""
    offered = {move.card for move in view.moves if isinstance(move, FROM_HAND)}
    if not any(isinstance(move, FROM_HAND) for move in view.moves):
        return ""
    return localizer.cards(card for card in _hand(view) if card not in offered)


# Columns and pages


@dataclass(frozen=True, slots=True)
class Menu:
    """The lines of one page, the number of columns, and the number of pages."""

    lines: tuple[str, ...]
    columns: int
    pages: int


def menu(listed: Sequence[Item], width: int, height: int, page: int = 0) -> Menu:
    """Lay out the items in as few columns as the height allows, or else in three columns on several pages."""
    columns = next((count for count in COLUMNS if -(-len(listed) // count) <= height), COLUMNS[-1])
    room = columns * height
    pages = max(1, -(-len(listed) // room))
    first = (page % pages) * room
    shown = listed[first : first + room]
    rows = min(height, -(-len(shown) // columns))
    cell = (width - GAP * (columns - 1)) // columns
    texts = [f"{number:>2} {item.fit(cell - 3)}" for number, item in enumerate(shown, start=first + 1)]
    return Menu(tuple(_line(texts[row::rows], cell) for row in range(rows)), columns, pages)


def _line(texts: Sequence[str], width: int) -> str:
    return (" " * GAP).join(pad(text, width) for text in texts).rstrip()
