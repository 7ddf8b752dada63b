"""Reads the lines of a picture that describe seats: faction and leader first, then hand, deck and the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gwint.cards import NEUTRAL, ROWS, Card, Faction, Leader, leader
from gwint.cards.lookup import get_faction, get_leader
from gwint.cards.names import find_cards, find_faction, find_leader
from gwint.decks import side_deck
from gwint.decks.text_format import split_count
from gwint.notation.card_lists import read_cards, read_number, split_mark
from gwint.notation.picture_lines import PictureLine, PictureLines
from gwint.notation.picture_steps import read_yes
from gwint.notation.picture_writer import default_deck
from gwint.rules.table import Seat, Table

STILL_LEADERS: Final[Mapping[Faction, Leader]] = {
    Faction.MONSTERS: leader("eredin-king-of-the-wild-hunt"),
    Faction.NILFGAARD: leader("emhyr-var-emreis-his-imperial-majesty"),
    Faction.NORTHERN_REALMS: leader("foltest-lord-commander-of-the-north"),
    Faction.SCOIATAEL: leader("francesca-findabair-pureblood-elf"),
    Faction.SKELLIGE: leader("crach-an-craite"),
}
"""The leader of a seat whose picture names none: not passive in any ruleset, and already used."""

# Faction and leader


def read_seat(reading: PictureLines, number: int) -> Seat:
    """A seat with its faction, by which the printing of neutral cards is read, and its leader."""
    lines = reading.of_seats[number]
    found: Leader | None = None
    used = True
    if "leader" in lines:
        line = lines["leader"]
        named = line.value.removesuffix("(used)").rstrip()
        used = line.value.endswith("(used)")
        found = find_leader(named)
        reading.read(line, lambda _value: get_leader(named))
    faction = _named_faction(reading, lines) or (found.faction if found else _guessed_faction(lines))
    leads = found or STILL_LEADERS[faction]
    others: list[list[Card]] = [[] for _ in reading.of_seats]
    return Seat(reading.mode.sides()[number], faction, leads, (), leader_used=used, known=others)


def _named_faction(reading: PictureLines, lines: Mapping[str, PictureLine]) -> Faction | None:
    if "faction" not in lines:
        return None
    line = lines["faction"]
    reading.read(line, get_faction)
    return find_faction(line.value)


def _guessed_faction(lines: Mapping[str, PictureLine]) -> Faction:
    """The faction of the first card in hand, deck or rows that has one; spies in rows belong to the enemy."""
    for what in ("hand", "deck", *(row.id for row in ROWS)):
        for part in lines[what].value.replace("+", ",").split(",") if what in lines else ():
            named, _ = split_mark(split_count(part)[1], "[]")
            seen = next(iter(find_cards(named)), None)
            if seen is not None and seen.home != NEUTRAL and (what in ("hand", "deck") or not seen.spy):
                return seen.printing
    return Faction.NORTHERN_REALMS


# Cards and numbers


def read_seats(reading: PictureLines, table: Table) -> None:
    for owner, lines in zip(table.seats, reading.of_seats, strict=True):
        owner.side_deck = list(side_deck(owner.faction, table.ruleset))
        for what, line in lines.items():
            if what in SEAT_LINES:
                reading.read(line, lambda value, owner=owner, what=what: SEAT_LINES[what](owner, value))  # type: ignore[misc]
        if "brought" not in lines:
            owner.brought = default_deck(owner)
    for (seat, viewer), line in reading.known.items():
        owner = table.seats[seat]
        reading.read(line, lambda value, owner=owner, viewer=viewer: _known(owner, viewer, value))  # type: ignore[misc]


def _known(owner: Seat, viewer: int, value: str) -> None:
    owner.known[viewer] = read_cards(value, owner.faction)


def _cards(what: str) -> Callable[[Seat, str], None]:
    def read(owner: Seat, value: str) -> None:
        setattr(owner, what, [] if value == "empty" else read_cards(value, owner.faction))

    return read


def _brought(owner: Seat, value: str) -> None:
    owner.brought = tuple([] if value == "empty" else read_cards(value, owner.faction))


def _under(owner: Seat, value: str) -> None:
    owner.under = tuple(read_cards(value, owner.faction))


def _leaders(what: str) -> Callable[[Seat, str], None]:
    def read(owner: Seat, value: str) -> None:
        setattr(owner, what, tuple(get_leader(part.strip()) for part in value.split(";") if part.strip()))

    return read


def _number(what: str) -> Callable[[Seat, str], None]:
    def read(owner: Seat, value: str) -> None:
        setattr(owner, what, read_number(value))

    return read


def _yes(what: str) -> Callable[[Seat, str], None]:
    def read(owner: Seat, value: str) -> None:
        setattr(owner, what, read_yes(value))

    return read


SEAT_LINES: Final[Mapping[str, Callable[[Seat, str], None]]] = {
    "hand": _cards("hand"),
    "deck": _cards("deck"),
    "aside": _cards("aside"),
    "returned": _cards("returned"),
    "side deck": _cards("side_deck"),
    "brought": _brought,
    "under": _under,
    "leaders": _leaders("leaders"),
    "led": _leaders("led"),
    "loose": _number("loose"),
    "bottom": _number("bottom"),
    "redraws": _number("redraws"),
    "passed": _yes("passed"),
    "claimed": _yes("claimed"),
}
