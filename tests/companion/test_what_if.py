"""What would happen if a card were played or a leader used: every way is played by the rules, and nothing changes."""

from __future__ import annotations

from gwint.cards import CATALOGUE, Card, Faction, Row, card
from gwint.companion.referee import Evening, what_if
from gwint.companion.referee.what_if import MAX_WAYS
from gwint.rules.events import Burned, Event
from gwint.rules.moves import Choose, Pass, Play
from gwint.rules.play import push
from gwint.rules.strength import total
from gwint.rulesets import LEGENDARY
from gwint.wire.codecs import read, write
from gwint.wire.referee import MakeMove, PossibleWay, PutCard, WhatIf
from tests.companion.refereed_game import RefereedGame, unit
from tests.companion.test_referee import enter, played, started
from tests.scenes import rule

SCORCH = card("scorch", "northern-realms")


def ways(evening: Evening, seat: int, one: Card | None) -> tuple[PossibleWay, ...]:
    return what_if(evening.state, seat, one).ways


def only(events: tuple[Event, ...], kind: type[Burned]) -> Burned:
    [found] = (event for event in events if isinstance(event, kind))
    return found


@rule("SP-SCORCH")
def test_scorch_shows_what_would_burn_on_both_sides() -> None:
    evening = enter(
        started(), PutCard(0, 0, "row", unit("ves"), Row.CLOSE), PutCard(0, 1, "row", unit("ves"), Row.CLOSE)
    )
    enter(evening, PutCard(0, 1, "row", unit("albrich"), Row.RANGED))
    [way] = ways(evening, 0, SCORCH)
    assert [(one.id, spot.side) for one, spot in only(way.events, Burned).victims] == [("ves", 0), ("ves", 1)]
    assert (way.before, way.after) == ((5, 7), (0, 2))
    assert way.rules[:1] == ("SP-SCORCH",)
    assert way.topics


@rule("SP-FROST")
def test_weather_shows_the_strengths_that_it_lowers() -> None:
    evening = enter(started(), PutCard(0, 0, "row", unit("ves"), Row.CLOSE))
    [way] = ways(evening, 1, card("biting-frost", "nilfgaard"))
    assert [(one.card.id, one.before, one.strength) for one in way.strengths] == [("ves", 5, 1)]
    assert {"SP-FROST", "STR-2"} <= set(way.rules)


@rule("SP-HORN")
def test_a_horn_has_a_way_for_each_row() -> None:
    evening = enter(started(), PutCard(0, 0, "row", unit("ves"), Row.CLOSE))
    found = ways(evening, 0, card("commanders-horn", "northern-realms"))
    assert [(way.moves[0].row, way.after) for way in found if isinstance(way.moves[0], Play)] == [
        (Row.CLOSE, (10, 0)),
        (Row.RANGED, (5, 0)),
        (Row.SIEGE, (5, 0)),
    ]


@rule("AB-MEDIC")
def test_a_medic_has_a_way_for_each_unit_of_the_pile() -> None:
    evening = enter(started(), *(PutCard(0, 0, "pile", unit(id_)) for id_ in ("ves", "yarpen-zigrin")))
    found = ways(evening, 0, unit("dun-banner-medic"))
    assert {way.moves[1].card.id: way.after[0] for way in found if isinstance(way.moves[1], Choose)} == {
        "ves": 10,
        "yarpen-zigrin": 7,
    }


@rule("AB-MUSTER")
def test_a_muster_brings_all_copies_that_are_left() -> None:
    evening = enter(started(Faction.MONSTERS, Faction.NILFGAARD), PutCard(0, 0, "pile", unit("nekker")))
    [way] = ways(evening, 0, unit("nekker"))
    assert (way.after, way.drawn[0].count) == ((4, 0), 1)


@rule("LEAD-2")
def test_a_leader_that_cannot_be_used_has_no_way() -> None:
    evening = started()
    assert ways(evening, 1, None) == ()
    enter(evening, PutCard(0, 0, "pile", unit("ves")))
    [way] = ways(evening, 1, None)
    assert "LEAD-4" in way.rules


@rule("PLAY-4")
def test_a_card_that_cannot_be_played_has_no_way() -> None:
    assert ways(started(), 0, card("decoy", "northern-realms")) == ()


def test_ways_are_limited_and_data() -> None:
    evening = started()
    names = [one for one in CATALOGUE.cards.values() if one.mortal and one.printing is Faction.NORTHERN_REALMS]
    enter(evening, *(PutCard(0, 0, "pile", one) for one in names))
    found = what_if(evening.state, 0, unit("dun-banner-medic"))
    assert (len(found.ways), found.more) == (MAX_WAYS, True)
    assert read(WhatIf, write(WhatIf, found)) == found


def test_what_would_happen_is_what_happens_and_asking_changes_nothing() -> None:
    """Of every card that the engine's players play, the way that they choose is among those foretold."""
    evening = Evening()
    game = RefereedGame(evening, LEGENDARY, "what if", (Faction.SKELLIGE, Faction.SCOIATAEL))
    checked = 0
    for _ in game.play():
        before = evening.state
        assert before.position is not None
        if before.position.unknown is not None or game.table.over:
            continue
        seat = before.position.acting
        hand = [] if seat is None else [one for one in dict.fromkeys(game.table.seats[seat].hand) if not one.calls]
        for one in hand:
            assert seat is not None
            checked += _check_card(game, seat, one)
        assert evening.state is before
    assert checked > 50


def _check_card(game: RefereedGame, seat: int, one: Card) -> int:
    """Play every way of a card in the engine's game; returns how many need no further answer."""
    checked = 0
    for way in ways(game.evening, seat, one):
        if len(way.moves) > 1 or way.drawn:
            continue
        table = game.table.copy()
        push(table, way.moves[0], seat)
        if len(table.totals) == len(game.table.totals):
            assert way.after == tuple(total(table, side) for side in (0, 1))
            checked += 1
    return checked


def test_a_player_who_has_passed_may_ask() -> None:
    evening = enter(started(), MakeMove(0, 0, Pass()), played(1, "albrich", Row.RANGED))
    [way] = ways(evening, 0, SCORCH)
    assert way.after == (0, 0)
