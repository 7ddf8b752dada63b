"""Writes a table as a picture: lines `key | cards`, the enemy's rows on top. Reading it gives the same table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from gwint import rulesets
from gwint.cards import Card, Faction, Leader, Row
from gwint.cards.names import name
from gwint.decks import Deck, side_deck
from gwint.faults import check_type
from gwint.notation.card_lists import label, write_card, write_cards
from gwint.notation.picture_steps import write_step
from gwint.rules import RULES_VERSION
from gwint.rules.agenda import Turn, VirtualTurn
from gwint.rules.table import Seat, Table

LEADER_HORN = "leader's horn"


def picture(table: Table) -> str:
    """Everything on the table except its log, one thing per line, without what has its default value."""
    check_type("table", table, Table)
    version = () if table.rules_version == RULES_VERSION else (("rules version", str(table.rules_version)),)
    return _write((*version, *_lines(table)))


def picture_in_record(table: Table) -> str:
    """The picture as it stands in a record, which itself names the version of the rules."""
    return _write(_lines(table))


def _write(lines: Iterable[tuple[str, str]]) -> str:
    return "\n".join(f"{key} | {value}".rstrip() for key, value in lines) + "\n"


def _lines(table: Table) -> Iterator[tuple[str, str]]:
    yield from _heading(table)
    for seat in reversed(range(1, len(table.seats))):
        yield from _seat_lines(table, seat)
        if _leads_side(table, seat):
            yield from _army(table, seat, reversed(Row))
    yield "weather", ", ".join(_cloud(table, number) for number in range(len(table.weather)))
    yield from _army(table, 0, iter(Row))
    yield from _seat_lines(table, 0)
    yield from _ending(table)


def _heading(table: Table) -> Iterator[tuple[str, str]]:
    yield "mode", table.mode.name
    yield "rules", rulesets.text(table.ruleset)
    yield "round", str(table.round)
    yield "starter", _label(table, table.starter)
    if table.last_pass:
        yield "last pass", _label(table, table.last_pass)
    if table.acted:
        yield "acted", "yes"
    if table.totals:
        yield "totals", ", ".join("-".join(map(str, totals)) for totals in table.totals)
    if table.idle_rounds:
        yield "idle rounds", str(table.idle_rounds)
    if table.replays:
        yield "replays", str(table.replays)


def _seat_lines(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    owner = table.seats[seat]
    before = _prefix(table, seat)
    yield f"{before}leader", name(owner.leader) + (" (used)" if owner.leader_used else "")
    if owner.faction is not owner.leader.faction:
        yield f"{before}faction", owner.faction
    yield f"{before}hand", write_cards(owner.hand, owner.faction)
    yield f"{before}deck", write_cards(owner.deck, owner.faction)
    yield from ((before + key, value) for key, value in _non_default(table, owner) if value)
    for viewer, known in enumerate(owner.known):
        if known:
            yield f"{before}known to {_label(table, viewer)}", write_cards(known, owner.faction)


def _non_default(table: Table, owner: Seat) -> Iterator[tuple[str, str]]:
    """What a seat has besides leader, hand and deck; empty values are the defaults of the reader."""
    yield "loose", str(owner.loose or "")
    yield "bottom", str(owner.bottom or "")
    yield "aside", write_cards(owner.aside, owner.faction)
    yield "redraws", str(owner.redraws or "")
    yield "passed", "yes" if owner.passed else ""
    yield "claimed", "yes" if owner.claimed else ""
    yield "returned", write_cards(owner.returned, owner.faction)
    yield "under", write_cards(owner.under, owner.faction)
    yield "leaders", write_leaders(owner.leaders)
    yield "led", write_leaders(owner.led)
    if Counter(owner.side_deck) != Counter(side_deck(owner.faction, table.ruleset)):
        yield "side deck", write_cards(owner.side_deck, owner.faction) or "empty"
    if owner.brought != default_deck(owner):
        yield "brought", write_cards(owner.brought, owner.faction) or "empty"


def write_leaders(leaders: Iterable[Leader]) -> str:
    """A pile of leaders in its order, separated by semicolons because their names contain commas."""
    return "; ".join(map(name, leaders))


def default_deck(owner: Seat) -> tuple[Card, ...]:
    """The deck that a seat brought according to a picture that does not say: the cards in its hand and deck."""
    return Deck(owner.faction, owner.leader, (*owner.hand, *owner.deck, *owner.aside, *owner.under)).cards


def _army(table: Table, seat: int, rows: Iterator[Row]) -> Iterator[tuple[str, str]]:
    side = table.seats[seat].side
    army, faction, before = table.sides[side], table.seats[seat].faction, _prefix(table, seat)
    lines = [(f"{before}{row.id}", _row(table, side, row, faction)) for row in rows]
    rest = [(f"{before}discard", write_cards(army.pile, faction)), (f"{before}gems", str(army.gems))]
    rest += [(f"{before}points", str(army.points))] if army.points else []
    yield from lines + rest if seat == 0 else rest + lines


def _row(table: Table, side: int, row: Row, faction: Faction) -> str:
    army = table.sides[side]
    specials = [write_card(card, faction) for card in army.specials[row]]
    horn = [LEADER_HORN] if army.leader_horns[row] else []
    return " + ".join([write_cards(army.rows[row], faction), *specials, *horn]).strip()


def _cloud(table: Table, number: int) -> str:
    cloud = table.weather[number]
    seat = _label(table, cloud.seat)
    if cloud.card is None:
        return f"{cloud.weather} ({seat}, leader)"
    return f"{write_card(cloud.card, table.seats[cloud.seat].faction)} ({seat})"


def _ending(table: Table) -> Iterator[tuple[str, str]]:
    if table.gone:
        yield "gone", write_cards(table.gone, table.seats[0].faction)
    yield "chance", " ".join(f"{stream:016x}" for stream in table.chance.streams)
    if table.winners is not None:
        yield "winner", ", ".join(_label(table, _leader_of(table, side)) for side in table.winners) or "nobody"
    elif len(table.agenda) == 1 and isinstance(table.agenda[0], (Turn, VirtualTurn)):
        yield "turn", _label(table, table.agenda[0].seat)
    else:
        yield from (("agenda", write_step(table, step)) for step in table.agenda)


def _label(table: Table, seat: int) -> str:
    return label(seat, len(table.seats))


def _prefix(table: Table, seat: int) -> str:
    """The label before a seat's lines; in a duel the first seat's lines have none."""
    return "" if seat == 0 and len(table.seats) == 2 else _label(table, seat) + " "


def _leads_side(table: Table, seat: int) -> bool:
    return _leader_of(table, table.seats[seat].side) == seat


def _leader_of(table: Table, side: int) -> int:
    """The first seat of a side, whose label stands for the side."""
    return next(number for number, seat in enumerate(table.seats) if seat.side == side)
