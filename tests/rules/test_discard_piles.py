"""DISC. Where cards go when they leave the battlefield."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import Card, Row
from gwint.rules.events import Burned, Discarded, Played, Summoned, Swept
from gwint.rules.table import Table
from tests.scenes import play, position, rule, shows

ME, FOE = 0, 1


@rule("DISC-1")
def test_what_leaves_a_row_goes_to_the_pile_of_the_side_it_lay_on() -> None:
    table = position("hand | Scorch\nsiege | Ballista\nfoe siege | Siege Tower\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "discard | Ballista, Scorch", "foe discard | Siege Tower")


@rule("DISC-1")
def test_a_spy_goes_to_the_pile_of_the_side_it_lay_on_when_it_burns() -> None:
    table = position("hand | Scorch\nclose | Stefan Skellen\nfoe close | Shilard Fitz-Oesterlen\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "discard | Stefan Skellen, Scorch", "foe discard |")


@rule("DISC-1", "TURN-6")
def test_a_spy_goes_to_the_pile_of_the_side_it_lay_on_when_the_round_ends() -> None:
    table = position("hand | Ves\nclose | Stefan Skellen\nfoe siege | Thaler\nfoe hand | Albrich\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "discard | Stefan Skellen", "foe discard | Thaler")


@rule("DISC-1")
def test_a_card_of_foreign_printing_is_no_exception() -> None:
    table = position("hand | Scorch\nclose | Vesemir [skellige]\nfoe faction | skellige\nfoe hand | Svanrige")
    play(table, "Scorch")
    assert shows(table, "discard | Vesemir [skellige], Scorch", "foe discard |")


@rule("DISC-1", "TURN-6")
def test_decoys_horns_and_mardroemes_go_with_their_row() -> None:
    table = position("""
        hand | Svanrige
        close | Udalryk, Decoy + Commander's Horn + Mardroeme
        foe close | Decoy + Commander's Horn
        foe hand | Ves
        foe passed | yes
    """)
    play(table, "pass")
    assert shows(
        table, "round | 2", "discard | Udalryk, Decoy, Commander's Horn, Mardroeme",
        "foe discard | Decoy, Commander's Horn", "close |", "foe close |",
    )  # fmt: skip


@rule("DISC-1", "LEAD-7")
def test_a_leaders_horn_leaves_no_card() -> None:
    table = position("hand | Ves\nsiege | Ballista + leader's horn\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "siege |", "discard | Ballista")


@rule("DISC-1", "LEAD-14")
def test_a_leader_that_is_the_weather_leaves_no_card() -> None:
    table = position("rules | klub\nhand | Ves\nweather | fog (me, leader)\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "weather |", "discard |", "foe discard |")


@rule("DISC-1", "TURN-6")
def test_all_players_learn_what_went_to_each_pile() -> None:
    table = position("hand | Ves\nclose | Yarpen Zigrin\nfoe siege | Thaler\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "pass")
    swept = next(event for event in table.log if isinstance(event, Swept))
    assert swept.piles == tuple(tuple(side.pile) for side in table.sides)


@rule("DISC-1")
@pytest.mark.parametrize("special", ["Scorch", "Clear Weather"])
@pytest.mark.parametrize(("who", "turn"), [("", "me"), ("foe ", "foe")])
def test_a_one_shot_special_goes_to_its_players_pile(special: str, who: str, turn: str) -> None:
    table = position(f"{who}hand | {special}, Ves\nturn | {turn}")
    play(table, special)
    other = "" if who else "foe "
    assert shows(table, f"{who}discard | {special}", f"{other}discard |")


@rule("DISC-1")
def test_weather_goes_to_its_players_pile() -> None:
    table = position("hand | Clear Weather\nweather | Biting Frost (foe), Torrential Rain (me)\nfoe hand | Ves")
    play(table, "Clear Weather")
    assert shows(table, "discard | Torrential Rain, Clear Weather", "foe discard | Biting Frost")


@rule("DISC-1", "TURN-6")
def test_weather_goes_to_its_players_pile_when_the_round_ends() -> None:
    table = position("hand | Ves\nweather | Biting Frost (foe), Torrential Rain (me)\nfoe hand | Ves\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "weather |", "discard | Torrential Rain", "foe discard | Biting Frost")


@rule("DISC-2")
def test_a_scorch_discards_all_its_victims_together() -> None:
    table = position("hand | Scorch\nsiege | 2 Catapult\nfoe ranged | Olaf\nfoe hand | Svanrige")
    play(table, "Scorch")
    assert shows(table, "siege |", "discard | 2 Catapult, Scorch", "foe ranged | Olaf")


@rule("DISC-2")
def test_a_row_scorch_discards_all_its_victims_together() -> None:
    table = position("hand | Schirrú\nfoe siege | 2 Catapult, Ballista, Siege Tower\nfoe hand | Ves")
    play(table, "Schirrú")
    assert shows(table, "foe siege | Ballista, Siege Tower", "foe discard | 2 Catapult")


@rule("DISC-2", "AB-AVENGER-2")
def test_avengers_come_after_all_victims_are_discarded() -> None:
    table = position("hand | Scorch\nranged | Cow, Havekar Healer\nfoe ranged | Cow\nfoe hand | Ves")
    play(table, "Scorch")
    assert [type(event) for event in table.log] == [Played, Burned, Summoned, Summoned, Discarded]
    burned = next(event for event in table.log if isinstance(event, Burned))
    assert [card.id for card, _ in burned.victims] == ["cow", "havekar-healer", "cow"]


UNITS = ("Ves", "Zoltan Chivay", "Nekker", "Olaf", "Stefan Skellen", "Catapult", "Vernon Roche", "Cow", "Decoy")


@st.composite
def boards(draw: st.DrawFn) -> Table:
    rows = st.lists(st.sampled_from(UNITS), max_size=4).map(", ".join)
    lines = "\n".join(f"{who}{row.id} | {draw(rows)}" for who in ("", "foe ") for row in Row)
    weather = draw(st.lists(st.sampled_from(["Biting Frost (me)", "Skellige Storm (foe)"]), max_size=2))
    burner = draw(st.sampled_from(["Scorch", "Clan Dimun Pirate", "Villentretenmerth"]))
    return position(f"hand | {burner}, Siege Tower\nfoe hand | Ves\nweather | {', '.join(weather)}\n{lines}")


def everything(table: Table) -> Counter[Card]:
    cards = Counter(cloud.card for cloud in table.weather if cloud.card is not None)
    for seat in table.seats:
        cards.update(seat.hand + seat.deck + seat.side_deck)
    for side in table.sides:
        cards.update(side.pile)
        for row in Row:
            cards.update(side.rows[row] + side.specials[row])
    return cards + Counter(table.gone)


@rule("DISC-1", "DISC-2")
@settings(deadline=None)
@given(boards())
def test_no_card_is_lost_and_none_comes_from_nowhere(table: Table) -> None:
    before = everything(table)
    burner = next(card for card in table.seats[ME].hand)
    play(table, burner.id)
    assert everything(table) == before
    play(table, "pass", "pass")
    assert everything(table) == before
    assert shows(table, "round | 2", "weather |")
