"""SP-SCORCH. The special Scorch."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import Row
from gwint.rules.events import Burned, Discarded, Played
from tests.scenes import play, position, rule, shows, strengths

ME, FOE = 0, 1


@rule("SP-SCORCH")
def test_scorch_discards_the_strongest_unit_of_the_battlefield_then_itself() -> None:
    table = position("""
        hand | Scorch
        close | Ves
        siege | Catapult, Ballista
        foe ranged | Keira Metz
        foe hand | Ghoul
    """)
    play(table, "Scorch")
    assert shows(
        table, "siege | Ballista", "close | Ves", "foe ranged | Keira Metz", "discard | Catapult, Scorch", "turn | foe"
    )
    assert [type(event) for event in table.log] == [Played, Burned, Discarded]


@rule("SP-SCORCH")
def test_ties_on_both_sides_all_go() -> None:
    table = position("""
        hand | Scorch
        close | Ves, Siegfried of Denesle, Yarpen Zigrin
        ranged | Keira Metz
        foe close | Zoltan Chivay
        foe siege | Ice Giant, Cow
        foe hand | Ghoul
    """)
    play(table, "Scorch")
    assert shows(
        table, "close | Yarpen Zigrin", "ranged |", "discard | Ves, Siegfried of Denesle, Keira Metz, Scorch",
        "foe close |", "foe siege | Cow", "foe discard | Zoltan Chivay, Ice Giant",
    )  # fmt: skip


@rule("SP-SCORCH", "STR-1")
def test_strongest_is_by_strength_at_that_moment() -> None:
    table = position("""
        hand | Scorch
        close | 2 Blue Stripes Commando
        siege | Siege Tower
        weather | Torrential Rain
        foe siege | Schirrú
        foe hand | Toruviel
    """)
    play(table, "Scorch")
    assert shows(
        table, "close |", "siege | Siege Tower", "foe siege | Schirrú", "discard | 2 Blue Stripes Commando, Scorch"
    )


@rule("SP-SCORCH", "PLAY-7")
def test_heroes_are_never_burned() -> None:
    table = position("hand | Scorch\nclose | Vernon Roche, Ves\nfoe close | Geralt of Rivia\nfoe hand | Ghoul")
    play(table, "Scorch")
    assert shows(table, "close | Vernon Roche", "foe close | Geralt of Rivia", "discard | Ves, Scorch")


@rule("SP-SCORCH")
def test_if_zero_is_the_highest_strength_units_of_zero_burn() -> None:
    table = position("hand | Scorch\nranged | Havekar Healer\nfoe siege | Siege Technician\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "ranged |", "foe siege |", "discard | Havekar Healer, Scorch", "foe discard | Siege Technician")


@rule("SP-SCORCH", "STR-7")
def test_scorch_never_burns_decoys() -> None:
    table = position("hand | Scorch\nclose | Decoy\nfoe ranged | Decoy, Havekar Healer\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "close | Decoy", "foe ranged | Decoy", "discard | Scorch", "foe discard | Havekar Healer")


@rule("SP-SCORCH")
def test_horns_and_mardroemes_never_go() -> None:
    table = position("hand | Scorch\nclose | Ves + Commander's Horn + Mardroeme\nfoe hand | Ghoul")
    play(table, "Scorch")
    assert shows(table, "close | + Commander's Horn + Mardroeme", "discard | Ves, Scorch")


@rule("SP-SCORCH", "PLAY-5")
def test_scorch_on_an_empty_battlefield_is_discarded() -> None:
    table = position("hand | Scorch\nfoe hand | Ghoul")
    play(table, "Scorch")
    assert shows(table, "discard | Scorch", "foe discard |", "turn | foe")


UNITS = ("Ves", "Zoltan Chivay", "Ghoul", "Olaf", "Dandelion", "Blue Stripes Commando", "Vernon Roche", "Decoy")
rows = st.lists(st.sampled_from(UNITS), max_size=5).map(", ".join)


@rule("SP-SCORCH", "PLAY-7")
@settings(deadline=None)
@given(st.lists(rows, min_size=6, max_size=6), st.sampled_from(["", "Biting Frost", "Skellige Storm"]))
def test_on_any_battlefield_exactly_the_strongest_non_heroes_burn(lying: list[str], weather: str) -> None:
    names = [f"{who}{row.id}" for who in ("", "foe ") for row in Row]
    lines = "\n".join(f"{name} | {cards}" for name, cards in zip(names, lying, strict=True))
    table = position(f"hand | Scorch\nfoe hand | Ves\nweather | {weather}\n{lines}")
    before = [
        (side, row, card, strength)
        for side in (ME, FOE)
        for row in Row
        for card, strength in zip(table.sides[side].rows[row], strengths(table, side, row), strict=True)
    ]
    most = max((strength for _, _, card, strength in before if card.mortal), default=None)
    play(table, "Scorch")
    left = [(side, row, card) for side in (ME, FOE) for row in Row for card in table.sides[side].rows[row]]
    assert left == [spot[:3] for spot in before if not (spot[2].mortal and spot[3] == most)]
