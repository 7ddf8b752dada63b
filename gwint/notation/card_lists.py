"""Reads and writes lists of cards, `2 Ghoul, Zoltan Chivay [skellige]`, and the labels of seats."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from gwint.cards import NEUTRAL, Card, Faction
from gwint.cards.lookup import get_faction, unknown_card
from gwint.cards.names import find_cards, name
from gwint.decks.text_format import split_count
from gwint.faults import GwintError
from gwint.spelling import fold

LABELS = {2: ("me", "foe")}
"""The labels of the seats in a picture, by the number of seats; other numbers of seats are numbered."""

MOST = 999_999
"""The largest number that a text may contain."""
MOST_CARDS = 500
"""The most cards of a list, and of a game for each seat; the largest set of a faction with its side deck has 86."""
MOST_COPIES = 99
"""The most copies that one item of a list may count, far more than any pile holds."""


class NotationError(GwintError):
    """A text cannot be read."""


def label(seat: int, seats: int) -> str:
    return LABELS[seats][seat] if seats in LABELS else f"p{seat + 1}"


def read_label(text: str, seats: int) -> int:
    """Read a seat by its label or its number: `foe`, `p2` and `2` are the same in a duel."""
    folded = fold(text)
    for seat in range(seats):
        if folded in (label(seat, seats), f"p{seat + 1}", f"{seat + 1}"):
            return seat
    raise NotationError("unknown-seat", text=text, seats=tuple(label(seat, seats) for seat in range(seats)))


def write_card(card: Card, faction: Faction) -> str:
    """A card's English name, with its printing if the default for that faction would be a different one."""
    if card.home == NEUTRAL and card.printing is not faction:
        return f"{name(card)} [{card.printing}]"
    return name(card)


def read_card(text: str, faction: Faction) -> Card:
    """Read what `write_card` writes; case, accents and language may differ."""
    named, mark = split_mark(text, "[]")
    found = find_cards(named, None if mark is None else get_faction(mark))
    if not found:
        raise unknown_card(text.strip())
    return next((card for card in found if card.printing is faction), found[0])


def split_mark(text: str, brackets: str) -> tuple[str, str | None]:
    """Split `Zoltan Chivay [skellige]` into the name and the mark in brackets at its end; None if it has no mark."""
    stripped = text.strip()
    if not stripped.endswith(brackets[1]):
        return stripped, None
    named, bracket, mark = stripped[:-1].rpartition(brackets[0])
    return (named.rstrip(), mark) if bracket else (stripped, None)


def write_cards(cards: Iterable[Card], faction: Faction) -> str:
    """A pile in its order, with consecutive copies of a card counted."""
    parts = []
    for card, run in groupby(cards):
        written = write_card(card, faction)
        full, rest = divmod(sum(1 for _ in run), MOST_COPIES)
        counts = [MOST_COPIES] * full + [rest] * bool(rest)
        parts += [f"{count} {written}" if count > 1 else written for count in counts]
    return ", ".join(parts)


def read_cards(text: str, faction: Faction) -> list[Card]:
    cards: list[Card] = []
    for part in (piece.strip() for piece in text.split(",")):
        if part:
            count, named = read_count(part)
            cards += [read_card(named, faction)] * count
            if len(cards) > MOST_CARDS:
                raise NotationError("too-many-cards", most=MOST_CARDS)
    return cards


def read_count(part: str) -> tuple[int, str]:
    """`3 Ghoul`, `3x Ghoul`, `Ghoul x3`, `Ghoul`."""
    digits, named = split_count(part)
    count = read_number(digits) if digits else 1
    if not 1 <= count <= MOST_COPIES:
        raise NotationError("card-count", text=part, least=1, most=MOST_COPIES)
    return count, named


def read_number(text: str, most: int = MOST) -> int:
    """Read a number made of plain digits, without signs or superscripts, up to `most`."""
    if not re.fullmatch(r"[0-9]+", text.strip()):
        raise NotationError("not-a-number", text=text)
    digits = text.strip().lstrip("0") or "0"
    if len(digits) > len(str(most)) or int(digits) > most:
        raise NotationError("number-too-big", text=text, most=most)
    return int(digits)
