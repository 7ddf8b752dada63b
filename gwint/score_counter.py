"""The score counter: computes and explains the strength of every card on a board given as JSON data.

`score` takes any board: any number of copies, any card in any row, two to five sides. `check` lists its faults.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gwint import rulesets
from gwint.cards import CATALOGUE, NEUTRAL, ROW_OF, ROWS, Card, Faction, Leader
from gwint.decks.building_rules import in_leader_pool, is_excluded
from gwint.faults import Fault, GwintError, listed
from gwint.notation.picture_seats import STILL_LEADERS
from gwint.rules.chance import Chance
from gwint.rules.modes import DUEL
from gwint.rules.strength import WEATHER_ROWS, explain_under, row_conditions
from gwint.rules.table import Cloud, Seat, Side, Table
from gwint.rules.table_validation import faults as table_faults
from gwint.spelling import nearest

BOARD_KEYS = ("rules", "weather", "sides")
SIDE_KEYS = ("leader", "close", "ranged", "siege", "horns", "mardroeme")
SIDES = range(2, 6)
MOST_LISTED = 100
"""The most cards of a row: more than a whole set."""


class BoardError(GwintError):
    """A board cannot be read."""


def score(board: object) -> dict[str, Any]:
    """Each side's total, and each card's strength with its explanation, in the shape of the board."""
    table = _table(_board(board))
    return {"sides": [_score_side(table, side) for side in range(len(table.sides))]}


def check(board: object) -> tuple[Fault, ...]:
    """What is impossible on a real table."""
    given = _board(board)
    table = _table(given)
    weather = (
        Fault("board-not-weather", {"card": card}) for card in _weather(given, table.seats) if not _is_weather(card)
    )
    of_table = (fault for fault in table_faults(table) if fault.kind in CHECKED)
    return listed((*weather, *_not_in_pool(given, table), *of_table))


def _not_in_pool(given: Mapping[str, Any], table: Table) -> Iterator[Fault]:
    """OPT: card_pool, roach, leader_pool. Cards and leaders that the ruleset excludes."""
    lying = (card for side in table.sides for row in side.rows for card in row)
    for card in dict.fromkeys((*lying, *(cloud.card for cloud in table.weather if cloud.card))):
        if all(is_excluded(printing, table.ruleset) for printing in PRINTINGS[card.id]):
            yield Fault("deck-card-not-in-pool", {"card": card})
    for side, seat in zip(given["sides"], table.seats, strict=True):
        if side.get("leader") is not None and not in_leader_pool(seat.leader, table.ruleset):
            yield Fault("deck-leader-not-in-pool", {"leader": seat.leader})


CHECKED = frozenset(
    {"table-special-in-row", "table-wrong-row", "table-crowded-row", "table-covered-weather", "table-too-many-copies"}
)
"""The faults of a table that a board can have; it has neither hands nor a history."""


def _score_side(table: Table, side: int) -> dict[str, Any]:
    rows: dict[str, list[dict[str, Any]]] = {}
    for row in ROWS:
        where = row_conditions(table, side, row)
        rows[row.id] = []
        for place, card in enumerate(table.sides[side].rows[row]):
            why = explain_under(card, place, where)
            rows[row.id].append({"card": card.id, "strength": why[-1][1], "why": [list(step) for step in why]})
    return {"total": sum(card["strength"] for cards in rows.values() for card in cards), "rows": rows}


# Reading


def _board(board: object) -> Mapping[str, Any]:
    if not isinstance(board, dict):
        raise BoardError("board-not-an-object", expected=BOARD_KEYS)
    _keys(board, BOARD_KEYS)
    sides = board.get("sides")
    if not isinstance(sides, list) or len(sides) not in SIDES or not all(isinstance(side, dict) for side in sides):
        raise BoardError("board-sides", least=SIDES[0], most=SIDES[-1])
    for side in sides:
        _keys(side, SIDE_KEYS)
    return board


def _keys(given: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in given:
        if key not in known:
            raise BoardError("board-unknown-key", key=str(key)[:LONGEST], known=tuple(known))


def _table(board: Mapping[str, Any]) -> Table:
    """A table with this board on it and nothing else."""
    ruleset = rulesets.parse(_text(board.get("rules", "legendary"), "rules"))
    seats, sides = [], []
    for number, given in enumerate(board["sides"]):
        leader = _leader(given.get("leader"))
        faction = leader.faction if leader else _faction(given)
        seats.append(Seat(number, faction, leader or STILL_LEADERS[faction], (), leader_used=leader is None))
        sides.append(_side(given, faction))
    table = Table(DUEL, ruleset, seats, sides, Chance([]), round=1)
    table.weather = [Cloud(card.abilities[0], 0, card) for card in _weather(board, seats) if _is_weather(card)]
    return table


def _weather(board: Mapping[str, Any], seats: Sequence[Seat]) -> Iterator[Card]:
    """The cards in the weather zone. Their owners are unknown, so that the copies of a card go to the seats in turn."""
    copies: Counter[str] = Counter()
    for given in _list(board.get("weather", []), "weather"):
        id_ = _text(given, "weather")
        yield _card(id_, seats[copies[id_] % len(seats)].faction)
        copies[id_] += 1


def _is_weather(card: Card) -> bool:
    return bool(card.abilities) and card.abilities[0] in WEATHER_ROWS


def _side(given: Mapping[str, Any], faction: Faction) -> Side:
    side = Side()
    for row in ROWS:
        side.rows[row] = list(_cards(given.get(row.id, []), row.id, faction))
    for key, special in ROW_SPECIALS:
        for name in _list(given.get(key, []), key):
            if _text(name, key) not in ROW_OF:
                raise BoardError("board-unknown-row", key=key, row=name[:LONGEST], rows=tuple(ROW_OF))
            side.specials[ROW_OF[name]].append(_card(special, faction))
    return side


ROW_SPECIALS: Final = (("horns", "commanders-horn"), ("mardroeme", "mardroeme"))
"""The keys that name rows, and the special card that lies in each of them."""

PRINTINGS: Final[Mapping[str, tuple[Card, ...]]] = {
    id_: tuple(card for card in CATALOGUE.cards.values() if card.id == id_) for id_, _ in CATALOGUE.cards
}

LONGEST: Final = 100
"""How many characters of a wrong value are compared with ids and quoted in a fault."""


def _cards(given: object, key: str, faction: Faction) -> Iterator[Card]:
    for id_ in _list(given, key):
        yield _card(id_, faction)


def _card(id_: object, faction: Faction) -> Card:
    """A card in the faction's printing, or in the only one it has."""
    known = _text(id_, "card")
    if known not in PRINTINGS:
        raise BoardError("board-unknown-card", card=known[:LONGEST], nearest=nearest(known[:LONGEST], PRINTINGS))
    return next((card for card in PRINTINGS[known] if card.printing is faction), PRINTINGS[known][0])


def _leader(given: object) -> Leader | None:
    if given is None:
        return None
    id_ = _text(given, "leader")
    if id_ not in CATALOGUE.leaders:
        raise BoardError(
            "board-unknown-leader", leader=id_[:LONGEST], nearest=nearest(id_[:LONGEST], CATALOGUE.leaders)
        )
    return CATALOGUE.leaders[id_]


def _faction(given: Mapping[str, Any]) -> Faction:
    """The faction of a side without a leader: that of its first card that is neither neutral nor a spy."""
    for row in ROWS:
        for card in _cards(given.get(row.id, []), row.id, Faction.NORTHERN_REALMS):
            if card.home != NEUTRAL and not card.spy:
                return card.printing
    return Faction.NORTHERN_REALMS


def _list(given: object, key: str) -> list[Any]:
    if not isinstance(given, list):
        raise BoardError("board-not-a-list", key=key)
    if len(given) > MOST_LISTED:
        raise BoardError("too-many-cards", most=MOST_LISTED)
    return given


def _text(given: object, key: str) -> str:
    if not isinstance(given, str):
        raise BoardError("board-not-a-word", key=key, value=str(given)[:LONGEST])
    return given
