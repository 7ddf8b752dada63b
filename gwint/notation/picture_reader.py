"""Reads a picture into a table. Case, order and spelling may vary; an error lists every bad line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gwint.cards import Ability, Card, Faction, card
from gwint.faults import Fault, GwintError, check_type, listed
from gwint.notation.card_lists import (
    MOST_CARDS,
    NotationError,
    read_card,
    read_cards,
    read_label,
    read_number,
    split_mark,
)
from gwint.notation.picture_lines import OF_A_SIDE, WAITING, PictureLines, sort_lines
from gwint.notation.picture_seats import read_seat, read_seats
from gwint.notation.picture_steps import LAST, check_step, read_row, read_step, read_yes, write_step
from gwint.notation.picture_writer import LEADER_HORN
from gwint.rules import RULES_VERSION, agenda
from gwint.rules.chance import Chance, chance_of
from gwint.rules.modes.free_for_all import MAX_IDLE_ROUNDS
from gwint.rules.play import legal_moves, question, to_act
from gwint.rules.strength import WEATHER_ROWS
from gwint.rules.table import Cloud, Seat, Side, Table
from gwint.spelling import fold

MOST_GEMS = 99
"""More gems would only make games that never end."""

CHANCE = "0" * 64
"""The seed of a picture that names no chance."""


class PositionError(GwintError):
    """A picture cannot be read; `faults` names the bad lines in order."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = listed(faults)
        super().__init__("bad-picture", faults=self.faults)


def position(text: str, rules_version: int = RULES_VERSION) -> Table:
    """The table that a picture shows. What it leaves out is as when a game starts: my turn, all gems, no weather.

    `rules_version` holds for a picture that names no version itself.
    """
    check_type("text", text, str)
    reading = sort_lines(text, rules_version)
    seats = [read_seat(reading, number) for number in range(len(reading.of_seats))]
    ruleset = reading.mode.adapted(reading.ruleset)
    sides = [Side(gems=reading.mode.gems(ruleset)) for _ in range(max(reading.mode.sides()) + 1)]
    chance = chance_of(CHANCE, len(seats))
    table = Table(reading.mode, ruleset, seats, sides, chance, round=1, rules_version=reading.rules_version)
    table.agenda = [agenda.Turn(0)]
    _read_headings(reading, table)
    read_seats(reading, table)
    _read_sides(reading, table)
    _read_shared(reading, table)
    _check_decks(reading, table)
    _check_agenda(reading, table)
    if reading.faults:
        raise PositionError(sorted(reading.faults, key=lambda fault: int(str(fault.details["line"]))))
    _fill_agenda(table)
    _check_size(table)
    return table


def check_question(table: Table, text: str) -> None:
    """Refuse the table of a picture if its question cannot be answered, now or after the first answers.

    `position` does not refuse it, because pictures that version 0.1.0 stored may show such a table.
    """
    asked = question(table)
    if asked is not None and not _can_be_answered(table, asked):
        line = max((number for number, row in enumerate(text.splitlines(), 1) if "agenda" in row.lower()), default=1)
        raise PositionError([Fault("impossible-step", {"line": line, "text": write_step(table, asked)})])


def _can_be_answered(table: Table, asked: agenda.Question) -> bool:
    acting = to_act(table)
    if isinstance(asked, agenda.ChooseDiscard) and not _can_discard(table.seats[asked.seat], asked.left):
        return False
    return bool(acting) and all(legal_moves(table, seat) for seat in acting)


def _can_discard(owner: Seat, left: int) -> bool:
    """LEAD-10. The hand has as many cards as are to be discarded, and the deck has one to take for them."""
    return 1 <= left <= len(owner.hand) and bool(owner.deck)


# Sides


def _read_sides(reading: PictureLines, table: Table) -> None:
    for owner, lines in zip(table.seats, reading.of_seats, strict=True):
        army = table.sides[owner.side]
        for what, line in lines.items():
            if what in OF_A_SIDE:
                reading.read(line, lambda value, o=owner, a=army, w=what: _read_side(o, a, w, value))  # type: ignore[misc]


def _read_side(owner: Seat, army: Side, what: str, value: str) -> None:
    if what == "discard":
        army.pile = read_cards(value, owner.faction)
    elif what == "gems":
        army.gems = read_number(value, MOST_GEMS)
    elif what == "points":
        army.points = read_number(value)
    else:
        row = read_row(what)
        units, *specials = (part.strip() for part in value.split("+"))
        army.rows[row] = read_cards(units, owner.faction)
        army.leader_horns[row] = any(fold(part) == fold(LEADER_HORN) for part in specials)
        named = [part for part in specials if fold(part) != fold(LEADER_HORN)]
        army.specials[row] = [read_card(part, owner.faction) for part in named]


# The rest


def _read_headings(reading: PictureLines, table: Table) -> None:
    seats = len(table.seats)

    def totals(value: str) -> None:
        rounds = [part.split("-") for part in value.split(",")]
        if any(len(one) != len(table.sides) for one in rounds):
            raise NotationError("bad-totals", text=value, sides=len(table.sides))
        table.totals = [tuple(read_number(number) for number in one) for one in rounds]

    readers: dict[str, Callable[[str], None]] = {
        "round": lambda value: setattr(table, "round", read_number(value)),
        "starter": lambda value: setattr(table, "starter", read_label(value, seats)),
        "last pass": lambda value: setattr(table, "last_pass", read_label(value, seats)),
        "acted": lambda value: setattr(table, "acted", read_yes(value)),
        "totals": totals,
        "idle rounds": lambda value: setattr(table, "idle_rounds", read_number(value, MAX_IDLE_ROUNDS)),
        "replays": lambda value: setattr(table, "replays", read_number(value)),
    }
    for key, line in reading.headings.items():
        if key in readers:
            reading.read(line, readers[key])


def _read_shared(reading: PictureLines, table: Table) -> None:
    lines = reading.shared.values()
    if any(line.key in WAITING for line in lines):
        table.agenda = []
    for line in sorted(lines, key=lambda line: line.key == "winner"):
        reading.read(line, lambda value, key=line.key: SHARED_LINES[key](table, value))  # type: ignore[misc]


def _check_decks(reading: PictureLines, table: Table) -> None:
    """The shuffled and the known part of a deck are no larger than the deck."""
    for owner, lines in zip(table.seats, reading.of_seats, strict=True):
        if owner.loose > len(owner.deck):
            reading.add_fault(lines["loose"], NotationError("more-than-deck", text=lines["loose"].value))
        elif owner.bottom > len(owner.deck) - owner.loose:
            reading.add_fault(lines["bottom"], NotationError("more-than-deck", text=lines["bottom"].value))


def _check_agenda(reading: PictureLines, table: Table) -> None:
    """Each step of the agenda is possible, and a decided game has no agenda."""
    lines = [line for line in reading.shared.values() if line.key in WAITING]
    if reading.faults or table.over:
        return
    if table.mode.winners(table) is not None:
        for line in (lines[key] for lines in reading.of_seats for key in ("gems", "points") if key in lines):
            reading.add_fault(line, NotationError("game-decided", text=line.value))
    for place, line in enumerate(lines):
        reading.read(line, lambda _, place=place: check_step(table, place))  # type: ignore[misc]


def _check_size(table: Table) -> None:
    """A picture has no more cards than a game can hold."""
    most = MOST_CARDS * len(table.seats)
    if _count_cards(table) > most:
        raise PositionError([Fault("too-many-cards", {"line": 1, "most": most})])


def _count_cards(table: Table) -> int:
    """The number of cards of all decks, wherever they are."""
    of_seats = (
        cards for seat in table.seats for cards in (seat.hand, seat.deck, seat.side_deck, seat.aside, seat.under)
    )
    of_sides = (cards for side in table.sides for cards in (side.pile, *side.rows, *side.specials))
    return sum(map(len, of_seats)) + sum(map(len, of_sides)) + len(table.weather) + len(table.gone)


def _fill_agenda(table: Table) -> None:
    """Add the step that follows the given ones if it is missing, and the exchanges of a redraw."""
    bottom = table.agenda[0] if table.agenda else None
    if isinstance(bottom, SETTING_UP):
        table.agenda.insert(0, agenda.BeginRound())
    elif bottom is not None and not isinstance(bottom, LAST):
        table.agenda.insert(0, agenda.NextTurn(bottom.seat))  # type: ignore[attr-defined]
    for step in table.agenda:
        for seat in step.seats if isinstance(step, agenda.Redraw) else ():
            table.seats[seat].redraws = table.seats[seat].redraws or max(1, int(table.ruleset.redraws))


SETTING_UP = (
    agenda.SettleStart,
    agenda.TossCoin,
    agenda.DealHands,
    agenda.Redraw,
    agenda.ChooseStarter,
    agenda.ClaimRound,
)
"""Steps that come before a round; all others belong to a round."""


def _turn(table: Table, value: str) -> None:
    table.agenda.append(table.mode.turn(read_label(value, len(table.seats))))


def _agenda(table: Table, value: str) -> None:
    table.agenda.append(read_step(table, value))


def _winner(table: Table, value: str) -> None:
    names = [] if value == "nobody" else [part.strip() for part in value.split(",")]
    table.winners = tuple(table.seats[read_label(name, len(table.seats))].side for name in names)
    table.agenda = []


def _chance(table: Table, value: str) -> None:
    streams = value.lower().split()
    if len(streams) != len(table.seats) + 1 or not all(re.fullmatch(r"[0-9a-f]{16}", one) for one in streams):
        raise NotationError("bad-chance", text=value, streams=len(table.seats) + 1)
    table.chance = Chance([int(stream, 16) for stream in streams])


def _gone(table: Table, value: str) -> None:
    table.gone = read_cards(value, table.seats[0].faction)


def _weather(table: Table, value: str) -> None:
    table.weather = [_cloud(table, part) for part in _CLOUDS.findall(value) if part.strip()]


_CLOUDS: Final = re.compile(r"(?:[^,(]++|\([^)]*+\)?+)++")
"""The parts between commas, except for commas in brackets; it never backtracks."""


def _cloud(table: Table, text: str) -> Cloud:
    """Read `Biting Frost (foe)` or `frost (me, leader)`; without a seat the card is mine."""
    named, bracketed = split_mark(text, "()")
    marks = [mark.strip() for mark in (bracketed or "").split(",") if mark.strip()]
    seats = [mark for mark in marks if fold(mark) != "leader"]
    seat = read_label(seats[0], len(table.seats)) if seats else 0
    laid = _weather_card(named, table.seats[seat].faction)
    if not laid.abilities or laid.abilities[0] not in WEATHER_ROWS:
        raise NotationError("not-weather", text=named)
    return Cloud(laid.abilities[0], seat, None if len(seats) < len(marks) else laid)


def _weather_card(text: str, faction: Faction) -> Card:
    """A weather card by its name or by the name of its ability."""
    for weather, id_ in WEATHER_CARDS.items():
        if fold(text) == fold(weather):
            return card(id_, faction)
    return read_card(text, faction)


WEATHER_CARDS: Final[Mapping[Ability, str]] = {
    Ability.FROST: "biting-frost",
    Ability.FOG: "impenetrable-fog",
    Ability.RAIN: "torrential-rain",
    Ability.STORM: "skellige-storm",
}

SHARED_LINES: Final[Mapping[str, Callable[[Table, str], None]]] = {
    "turn": _turn,
    "agenda": _agenda,
    "winner": _winner,
    "chance": _chance,
    "gone": _gone,
    "weather": _weather,
}


def shows(table: Table, *lines: str) -> bool:
    """Whether the picture of a table has all of these lines; spacing does not matter."""
    return not missing(table, lines)


def missing(table: Table, lines: Iterable[str]) -> list[str]:
    """The lines that the picture of a table does not have."""
    from gwint.notation.picture_writer import picture

    pictured = {_normalise(line) for line in picture(table).splitlines()}
    return [line for line in lines if _normalise(line) not in pictured]


def _normalise(line: str) -> str:
    key, _, value = line.partition("|")
    return f"{' '.join(key.split())}|{fold(value)}"
