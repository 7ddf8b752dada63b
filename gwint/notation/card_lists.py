"""Reads and writes lists of cards, `2 Ghoul, Zoltan Chivay [skellige]`, and the labels of seats."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from gwint.cards import CATALOGUE, FACTIONS, NEUTRAL, Card, Faction
from gwint.cards.names import all_names, find_cards, fold, name, nearest
from gwint.faults import GwintError

LABELS = {2: ("me", "foe")}
"""The labels of the seats in a picture, by the number of seats; other numbers of seats are numbered."""

MOST = 999_999
"""The largest number that a text may contain."""
MOST_COPIES = 99
"""The most copies that one item of a list may count, far more than any pile holds."""

_COUNTED = re.compile(r"^(?:([0-9]+)\s*[x×]?\s+|[x×]([0-9]+)\s+)?(.+?)(?:\s+[x×]([0-9]+))?$", re.IGNORECASE)
_PRINTING = re.compile(r"^(.*?)\s*\[([^\]]*)\]$")


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
    marked = _PRINTING.match(text.strip())
    printing = _faction(marked[2]) if marked else None
    found = find_cards(marked[1] if marked else text, printing)
    if not found:
        raise NotationError("unknown-card", text=text.strip(), nearest=nearest(text, _spellings()))
    return next((card for card in found if card.printing is faction), found[0])


def _spellings() -> Iterator[str]:
    return (spelling for card in CATALOGUE.cards.values() for spelling in all_names(card))


def _faction(text: str) -> Faction:
    for faction in FACTIONS:
        if fold(text) == fold(faction):
            return faction
    raise NotationError("unknown-faction", text=text, factions=FACTIONS)


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
    return cards


def read_count(part: str) -> tuple[int, str]:
    """`3 Ghoul`, `3x Ghoul`, `Ghoul x3`, `Ghoul`."""
    match = _COUNTED.match(part)
    if match is None:
        return 1, part
    digits = match[1] or match[2] or match[4]
    count = read_number(digits) if digits else 1
    if not 1 <= count <= MOST_COPIES:
        raise NotationError("card-count", text=part, least=1, most=MOST_COPIES)
    return count, match[3]


def read_number(text: str, most: int = MOST) -> int:
    """Read a number made of plain digits, without signs or superscripts, up to `most`."""
    if not re.fullmatch(r"[0-9]+", text.strip()):
        raise NotationError("not-a-number", text=text)
    digits = text.strip().lstrip("0") or "0"
    if len(digits) > len(str(most)) or int(digits) > most:
        raise NotationError("number-too-big", text=text, most=most)
    return int(digits)
