"""AB-SCORCH. The Clan Dimun Pirate, who burns the strongest units."""

from __future__ import annotations

import pytest

from tests.scenes import play, position, rule, shows


@rule("AB-SCORCH")
def test_the_pirate_burns_the_strongest_of_the_whole_battlefield() -> None:
    table = position("""
        hand | Clan Dimun Pirate
        close | Svanrige
        foe close | Ves
        foe siege | Catapult, Ballista
        foe hand | Thaler
    """)
    play(table, "Clan Dimun Pirate")
    assert shows(
        table, "ranged | Clan Dimun Pirate", "close | Svanrige", "foe close | Ves", "foe siege | Ballista",
        "foe discard | Catapult", "discard |",
    )  # fmt: skip


@rule("AB-SCORCH")
def test_the_pirate_also_burns_on_its_own_side() -> None:
    table = position("hand | Clan Dimun Pirate\nclose | Olaf\nfoe siege | Catapult\nfoe hand | Thaler")
    play(table, "Clan Dimun Pirate")
    assert shows(table, "close |", "ranged | Clan Dimun Pirate", "discard | Olaf", "foe siege | Catapult")


@rule("AB-SCORCH")
def test_the_pirate_burns_with_those_it_ties_with() -> None:
    table = position(
        "hand | Clan Dimun Pirate\nclose | Madman Lugos, Svanrige\nfoe siege | Ballista\nfoe hand | Thaler"
    )
    play(table, "Clan Dimun Pirate")
    assert shows(
        table, "close | Svanrige", "ranged |", "discard | Madman Lugos, Clan Dimun Pirate",
        "foe siege |", "foe discard | Ballista",
    )  # fmt: skip


@rule("AB-SCORCH")
def test_the_pirate_burns_alone() -> None:
    table = position("hand | Clan Dimun Pirate\nfoe hand | Thaler")
    play(table, "Clan Dimun Pirate")
    assert shows(table, "ranged |", "discard | Clan Dimun Pirate", "turn | foe")


@rule("AB-SCORCH")
def test_the_pirate_burns_as_the_one_strongest() -> None:
    table = position("hand | Clan Dimun Pirate\nclose | Svanrige\nfoe close | Ves\nfoe hand | Thaler")
    play(table, "Clan Dimun Pirate")
    assert shows(table, "ranged |", "discard | Clan Dimun Pirate", "close | Svanrige", "foe close | Ves")


@rule("AB-SCORCH", "STR-1")
@pytest.mark.parametrize(
    ("weather", "mine", "theirs"), [("", "", "Ves"), ("weather | Impenetrable Fog", "Clan Dimun Pirate", "")]
)
def test_the_pirate_is_as_strong_as_its_row_makes_it(weather: str, mine: str, theirs: str) -> None:
    table = position(f"hand | Clan Dimun Pirate\nfoe close | Ves\nfoe hand | Thaler\n{weather}")
    play(table, "Clan Dimun Pirate")
    assert shows(table, f"ranged | {mine}", f"foe close | {theirs}")


@rule("AB-SCORCH", "PLAY-7")
def test_heroes_are_safe_from_the_pirate() -> None:
    table = position("hand | Clan Dimun Pirate\nclose | Cerys\nfoe close | Vernon Roche\nfoe hand | Thaler")
    play(table, "Clan Dimun Pirate")
    assert shows(table, "close | Cerys", "foe close | Vernon Roche", "discard | Clan Dimun Pirate")
