"""Stamps depend on every part of a table, and stamps of older games are recognised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from itertools import pairwise

import pytest

from gwint.cards import CATALOGUE, Ability, Kind, Row, card
from gwint.game import Game
from gwint.notation.stamp import SIGNS, TEMPLATES, VALUES, first_stamp, has_stamp, stamp, stamp_text
from gwint.rules.agenda import STEP_KINDS, Bring, ChooseMoves, ClaimRound, Redraw, Resolve, Step, Turn
from gwint.rules.table import Cloud, Spot, Table
from tests.games.random_games import random_game

GHOUL = card("ghoul", "monsters")
VES = card("ves", "northern-realms")
FIRST = "0f5fd3b877b8fd04"
"""The stamp of the first kind of the table below."""
SECOND = "2-3f9be16a81a4bc68"
"""Its stamp of the second kind. Logs contain such stamps, so that every later version must recognise them."""


def in_the_middle() -> Table:
    game = Game("monsters-swarm", "skellige-storm", seed=7)
    for _ in range(14):
        game.play(game.legal_moves()[0], game.acting[0])
    return game.table


def _next_pile(table: Table) -> None:
    table.seats[0].deck.insert(0, table.seats[0].hand.pop())


CHANGES: Mapping[str, Callable[[Table], object]] = {
    "a hand": lambda table: table.seats[0].hand.append(GHOUL),
    "the order of a deck": lambda table: table.seats[1].deck.reverse(),
    "the next pile": _next_pile,
    "what is shuffled": lambda table: setattr(table.seats[0], "loose", 0),
    "what lies at the bottom": lambda table: setattr(table.seats[0], "bottom", 3),
    "a side deck": lambda table: table.seats[1].side_deck.pop(),
    "what is laid aside": lambda table: table.seats[0].aside.append(GHOUL),
    "exchanges": lambda table: setattr(table.seats[0], "redraws", 1),
    "who has passed": lambda table: setattr(table.seats[0], "passed", not table.seats[0].passed),
    "a leader used": lambda table: setattr(table.seats[1], "leader_used", not table.seats[1].leader_used),
    "a leader": lambda table: setattr(table.seats[0], "leader", CATALOGUE.leaders["king-bran"]),
    "what one knows": lambda table: table.seats[0].known[1].append(GHOUL),
    "what the other knows": lambda table: table.seats[0].known[0].append(GHOUL),
    "what went back": lambda table: table.seats[0].returned.append(GHOUL),
    "a row": lambda table: table.sides[0].rows[0].append(GHOUL),
    "another row": lambda table: table.sides[0].rows[1].append(GHOUL),
    "a special": lambda table: table.sides[1].specials[2].append(GHOUL),
    "a leader's horn": lambda table: table.sides[1].leader_horns.__setitem__(2, True),
    "a pile": lambda table: table.sides[1].pile.append(GHOUL),
    "gems": lambda table: setattr(table.sides[0], "gems", 1),
    "weather": lambda table: table.weather.append(Cloud(Ability.FROST, 0, None)),
    "what waits": lambda table: table.agenda.append(Turn(1)),
    "the round": lambda table: setattr(table, "round", 3),
    "totals": lambda table: table.totals.append((1, 2)),
    "who began": lambda table: setattr(table, "starter", 1 - table.starter),
    "cards that left": lambda table: table.gone.append(GHOUL),
    "chance": lambda table: table.chance.pick(0, 2),
}


@pytest.mark.parametrize("part", CHANGES)
def test_a_stamp_depends_on_every_part_of_a_table(part: str) -> None:
    table = in_the_middle()
    changed = table.copy()
    assert stamp(changed) == stamp(table)
    CHANGES[part](changed)
    assert stamp(changed) != stamp(table)


def test_every_card_has_its_own_sign() -> None:
    assert len(set(SIGNS.values())) == len(CATALOGUE.cards) + 1


def test_a_stamp_of_the_second_kind_never_changes() -> None:
    assert stamp(in_the_middle()) == SECOND


def test_a_stamp_of_the_first_kind_is_recognised() -> None:
    table = in_the_middle()
    assert first_stamp(table) == FIRST
    assert has_stamp(table, FIRST)
    table.seats[0].hand.pop()
    assert not has_stamp(table, FIRST)


@pytest.mark.parametrize("game", range(5))
def test_every_table_of_a_game_has_its_own_stamps_of_both_kinds(game: int) -> None:
    tables = [table.copy() for table, _, _ in random_game(game)]
    for before, after in pairwise(tables):
        for stored in (stamp(before), first_stamp(before)):
            assert has_stamp(before, stored)
            assert not has_stamp(after, stored)


TEXTS: Mapping[Step | Cloud, str] = {
    Redraw((0,)): "Redraw(seats=(0,))",
    Redraw((0, 1)): "Redraw(seats=(0, 1))",
    Turn(1): "Turn(seat=1)",
    ClaimRound(1): "ClaimRound(seat=1, others=())",
    Bring(0, VES, "pile", "revived"): "Bring(seat=0, card=<ves>, source='pile', how='revived')",
    Resolve(0, GHOUL, Spot(0, Row.CLOSE, 2)): (
        "Resolve(seat=0, card=<ghoul>, spot=Spot(side=0, row=<Row.CLOSE: 0>, place=2))"
    ),
    ChooseMoves(1, ((GHOUL, Row.RANGED), (VES, Row.SIEGE)), moved=True): (
        "ChooseMoves(seat=1, waiting=((<ghoul>, <Row.RANGED: 1>), (<ves>, <Row.SIEGE: 2>)), moved=True)"
    ),
    Cloud(Ability.FROST, 0, None): "Cloud(weather=<Ability.FROST: 'frost'>, seat=0, card=None)",
    Cloud(Ability.FOG, 1, card("impenetrable-fog", "skellige")): (
        "Cloud(weather=<Ability.FOG: 'fog'>, seat=1, card=<impenetrable-fog (skellige)>)"
    ),
}
"""The texts of steps and clouds that stamps hash, with the names of the version that introduced stamps."""


@pytest.mark.parametrize("value", TEXTS, ids=TEXTS.__getitem__)
def test_the_text_of_a_step_never_changes(value: Step | Cloud) -> None:
    assert stamp_text(value) == TEXTS[value]


def test_every_step_has_a_text() -> None:
    assert set(TEMPLATES) == {*STEP_KINDS, Cloud, Spot}
    assert all(TEMPLATES[step].count("{}") == len(fields(step)) for step in STEP_KINDS)


def test_every_row_and_every_weather_has_a_text() -> None:
    weathers = {ability for one in CATALOGUE.cards.values() if one.kind is Kind.WEATHER for ability in one.abilities}
    assert set(VALUES) == {*Row, *weathers}
