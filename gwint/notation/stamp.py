"""Stamps: short digests of everything on a table. Two tables with the same stamp continue in the same way under the
same ruleset and version of the rules, which logs and records hold in their first entries.

Logs store a stamp with every move, so a stamp of a given table must never change. Its text therefore holds the names
that classes and fields had when stamps were introduced (`TEMPLATES`, `VALUES`), whatever they are called now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from operator import attrgetter
from typing import Any, Final

from gwint.cards import CATALOGUE, NEUTRAL, Ability, Card, Leader, Row
from gwint.rules import agenda
from gwint.rules.agenda import Step
from gwint.rules.table import Cloud, Seat, Side, Spot, Table

CARD_NAMES: Final[Mapping[Card, str]] = {card: f"{card.printing}/{card.id}" for card in CATALOGUE.cards.values()}
SIGNS: Final[Mapping[Card | None, bytes]] = {
    None: bytes(4),
    **{card: blake2b(name.encode(), digest_size=4).digest() for card, name in CARD_NAMES.items()},
}
"""Each card as four bytes derived from its name alone; None ends a pile."""
SIGN_OF: Final = SIGNS.__getitem__
END: Final = (None,)
KIND: Final = "2-"
"""The prefix of stamps of the second kind, the one in use."""
SEAT_COURSE: Final = attrgetter(
    "leader", "leaders", "led", "loose", "bottom", "redraws", "passed", "leader_used", "claimed"
)
CACHED: Final = 4096
"""How many texts of each sort are cached."""


def stamp(table: Table) -> str:
    """A digest of hands, decks, armies, weather, the agenda, chance and the course of the game."""
    sign = blake2b(b"".join(map(SIGN_OF, chain.from_iterable(_piles(table)))), digest_size=8)
    sign.update(_course(table).encode())
    return KIND + sign.hexdigest()


def has_stamp(table: Table, stored: str) -> bool:
    """Whether a table has this stored stamp, of either kind."""
    return stored == (stamp(table) if stored.startswith(KIND) else first_stamp(table))


def _piles(table: Table) -> list[Sequence[Card | None]]:
    piles: list[Sequence[Card | None]] = [table.gone]
    for seat in table.seats:
        piles += (
            END, seat.hand, END, seat.deck, END, seat.side_deck, END, seat.aside, END, seat.returned, END, seat.under,
        )  # fmt: skip
        for known in seat.known:
            piles += (END, known)
    for side in table.sides:
        for row in (*side.rows, *side.specials, side.pile):
            piles += (END, row)
    return piles


def _course(table: Table) -> str:
    clouds = ", ".join(map(stamp_text, table.weather))
    steps = "".join(map(stamp_text, table.agenda))
    parts = "".join([*map(_seat_text, map(SEAT_COURSE, table.seats)), *map(_side_course, table.sides)])
    return f"{table.mode.name}|[{clouds}]|{steps}|{_progress(table)}|{table.chance.streams}|{parts}"


def _progress(table: Table) -> str:
    """The rounds, the starter and the result; FFA-4. Idle rounds are named only if there are any."""
    course = (table.round, table.starter, table.last_pass, table.acted, table.totals, table.replays, table.winners)
    return f"{course}idle{table.idle_rounds}" if table.idle_rounds else f"{course}"


def _side_course(side: Side) -> str:
    return _side_text(*side.leader_horns, side.gems, side.points)


# Texts that recur from table to table are cached.


@lru_cache(maxsize=CACHED)
def stamp_text(value: Step | Cloud) -> str:
    """A step or a cloud with the names of `TEMPLATES`; most steps are somebody's turn."""
    return _value_text(value)


def _value_text(value: Any) -> str:
    if type(value) in TEMPLATES:
        fields = (getattr(value, name) for name in type(value).__match_args__)
        return TEMPLATES[type(value)].format(*map(_value_text, fields))
    if isinstance(value, tuple):
        return f"({', '.join(map(_value_text, value))}{',' * (len(value) == 1)})"
    if isinstance(value, Card) and value.home == NEUTRAL:
        return f"<{value.id} ({value.printing})>"
    if isinstance(value, (Card, Leader)):
        return f"<{value.id}>"
    return VALUES[value] if isinstance(value, (Row, Ability)) else repr(value)


@lru_cache(maxsize=CACHED)
def _seat_text(course: tuple[object, ...]) -> str:
    return "{}{}{}{}/{}/{}/{}{}{}".format(*map(_value_text, course))


@lru_cache(maxsize=CACHED)
def _side_text(close: bool, ranged: bool, siege: bool, gems: int, points: int) -> str:
    return f"{[close, ranged, siege]}{gems}/{points}"


# Stamps of the first kind, which the logs of older games hold


def first_stamp(table: Table) -> str:
    """The stamp of the first kind, 16 hexadecimal digits; no log gets a new one."""
    parts: list[str] = []
    for seat in table.seats:
        _add_seat(parts, seat)
    for side in table.sides:
        _add_piles(parts, *side.rows, *side.specials, side.pile)
        parts.append(f"{side.leader_horns}{side.gems}/{side.points}")
    _add_piles(parts, table.gone)
    clouds, steps = (", ".join(map(stamp_text, values)) for values in (table.weather, table.agenda))
    parts.append(f"{table.mode.name}|[{clouds}]|[{steps}]|{_progress(table)}|{table.chance.streams}")
    return blake2b(",".join(parts).encode(), digest_size=8).hexdigest()


def _add_seat(parts: list[str], seat: Seat) -> None:
    _add_piles(parts, seat.hand, seat.deck, seat.side_deck, seat.aside, seat.returned, seat.under, *seat.known)
    parts += [leader.id for leader in (seat.leader, *seat.leaders, *seat.led)]
    parts.append(f"{seat.loose}/{seat.bottom}/{seat.redraws}/{seat.passed}{seat.leader_used}{seat.claimed}")


def _add_piles(parts: list[str], *piles: Iterable[Card]) -> None:
    for pile in piles:
        parts += map(CARD_NAMES.__getitem__, pile)
        parts.append("|")


TEMPLATES: Final[Mapping[type, str]] = {
    agenda.SettleStart: "SettleStart()", agenda.TossCoin: "TossCoin()", agenda.DealHands: "DealHands()",
    agenda.BeginRound: "BeginRound()", agenda.NextTurn: "NextTurn(seat={})",
    agenda.Resolve: "Resolve(seat={}, card={}, spot={})",
    agenda.Bring: "Bring(seat={}, card={}, source={}, how={})", agenda.ReviveRandom: "ReviveRandom(seat={})",
    agenda.ReturnUnits: "ReturnUnits(seat={})", agenda.VirtualTurn: "VirtualTurn(seat={})",
    agenda.PlayTop: "PlayTop(seat={}, cards={})", agenda.TurnUp: "TurnUp(seat={})",
    agenda.Reckon: "Reckon(seat={})", agenda.EndRound: "EndRound()", agenda.Redraw: "Redraw(seats={})",
    agenda.Turn: "Turn(seat={})", agenda.ChooseStarter: "ChooseStarter(seat={})",
    agenda.ClaimRound: "ClaimRound(seat={}, others={})", agenda.ChooseRevival: "ChooseRevival(seat={})",
    agenda.PlaceCard: "PlaceCard(seat={}, card={}, source={}, how={})",
    agenda.ChooseOpponent: "ChooseOpponent(seat={}, others={})",
    agenda.ChooseFromPile: "ChooseFromPile(seat={}, side={})",
    agenda.ChooseDiscard: "ChooseDiscard(seat={}, left={})", agenda.GiveUpCard: "GiveUpCard(seat={})",
    agenda.ChooseFromDeck: "ChooseFromDeck(seat={})", agenda.ChooseWeather: "ChooseWeather(seat={})",
    agenda.ChooseBond: "ChooseBond(seat={})", agenda.ChooseMoves: "ChooseMoves(seat={}, waiting={}, moved={})",
    Cloud: "Cloud(weather={}, seat={}, card={})", Spot: "Spot(side={}, row={}, place={})",
}  # fmt: skip
"""How a stamp writes each step, cloud and spot. These names never change."""

VALUES: Final[Mapping[Row | Ability, str]] = {
    Row.CLOSE: "<Row.CLOSE: 0>",
    Row.RANGED: "<Row.RANGED: 1>",
    Row.SIEGE: "<Row.SIEGE: 2>",
    Ability.FROST: "<Ability.FROST: 'frost'>",
    Ability.FOG: "<Ability.FOG: 'fog'>",
    Ability.RAIN: "<Ability.RAIN: 'rain'>",
    Ability.STORM: "<Ability.STORM: 'storm'>",
    Ability.CLEAR: "<Ability.CLEAR: 'clear-weather'>",
}
"""How a stamp writes each row and each weather. These texts never change."""
