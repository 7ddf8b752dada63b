"""AB-MARDROEME. Ermion, who transforms berserkers."""

from __future__ import annotations

from tests.scenes import play, position, rule, shows

BEAR = "Transformed Young Vildkaarl"


@rule("AB-MARDROEME", "PLAY-7")
def test_ermion_works_on_the_berserkers_already_in_the_row() -> None:
    table = position("hand | Ermion\nranged | 2 Young Berserker\nfoe hand | Ves")
    play(table, "Ermion")
    assert shows(table, f"ranged | 2 {BEAR}, Ermion", "gone | 2 Young Berserker")


@rule("AB-MARDROEME")
def test_ermion_works_on_those_that_enter_later() -> None:
    table = position("hand | Ermion, Young Berserker, Svanrige\nfoe passed | yes")
    play(table, "Ermion", "Young Berserker")
    assert shows(table, f"ranged | Ermion, {BEAR}", "gone | Young Berserker")


@rule("AB-MARDROEME")
def test_ermion_works_in_his_own_row_alone() -> None:
    table = position("hand | Ermion\nclose | Berserker\nfoe ranged | Young Berserker\nfoe hand | Svanrige")
    play(table, "Ermion")
    assert shows(table, "close | Berserker", "ranged | Ermion", "foe ranged | Young Berserker")


@rule("AB-MARDROEME", "TURN-6")
def test_a_mardroeme_works_only_while_it_is_there() -> None:
    table = position("hand | Ermion, Young Berserker, Svanrige\nfoe passed | yes\nfoe hand | Ves")
    play(table, "Ermion", "pass")
    assert shows(table, "round | 2", "turn | me", "ranged |", "discard | Ermion")
    play(table, "Young Berserker")
    assert shows(table, "ranged | Young Berserker")


@rule("AB-MARDROEME", "SP-MARDROEME")
def test_several_mardroemes_in_a_row_transform_a_berserker_once() -> None:
    table = position("""
        hand | Ermion, Young Berserker, Svanrige
        ranged | Hjalmar + Mardroeme + Mardroeme
        foe passed | yes
    """)
    play(table, "Ermion", "Young Berserker")
    assert shows(
        table, f"ranged | Hjalmar, Ermion, {BEAR} + Mardroeme + Mardroeme", "gone | Young Berserker",
        f"side deck | 2 Bovine Defense Force, Hemdall, Transformed Vildkaarl, 2 {BEAR}",
    )  # fmt: skip


@rule("AB-MARDROEME")
def test_a_mardroeme_leaves_the_transformed_alone() -> None:
    table = position(f"hand | Ermion\nranged | {BEAR}\nfoe hand | Ves")
    play(table, "Ermion")
    assert shows(table, f"ranged | {BEAR}, Ermion")
    assert not table.gone
