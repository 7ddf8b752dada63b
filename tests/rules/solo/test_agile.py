"""SOLO-8. The virtual opponent's agile units move whenever that serves it better."""

from __future__ import annotations

from gwint.rules.events import Moved
from tests.rules.solo import events_of, foe_turn, last_choice, round_end, solo
from tests.scenes import play, rule, shows


@rule("SOLO-8")
def test_its_agile_units_move_after_your_turn() -> None:
    table = play(
        solo("hand | Biting Frost [scoiatael], Milva, Riordain\nfoe close | 2 Dol Blathanna Scout"), "Biting Frost"
    )
    assert shows(table, "foe close |", "foe ranged | 2 Dol Blathanna Scout")


@rule("SOLO-8")
def test_its_agile_units_move_after_its_own_turn() -> None:
    table = foe_turn("foe deck | Griffin, Commander's Horn\nfoe close | Harpy\nfoe ranged | Grave Hag, Cockatrice")
    assert shows(table, "foe close |", "foe ranged | Grave Hag, Cockatrice, Harpy + Commander's Horn")


@rule("SOLO-8")
def test_its_agile_units_move_after_your_pass() -> None:
    table = play(solo("foe close | Harpy\nfoe ranged | + Commander's Horn\nclose | Ves"), "pass")
    assert table.totals == [(5, 4)]


@rule("SOLO-8")
def test_one_that_gains_nothing_stays() -> None:
    table = play(solo("hand | Ves, Ballista\nfoe close | Harpy\nfoe ranged | Grave Hag, Cockatrice"), "Ves")
    assert shows(table, "foe close | Harpy")
    assert not events_of(table, Moved)


@rule("SOLO-8")
def test_the_largest_gain_moves_first() -> None:
    table = play(solo("hand | Ves, Ballista\nfoe close | Harpy, Barclay Els\nfoe ranged | + Commander's Horn"), "Ves")
    assert [event.card.id for event in events_of(table, Moved)] == ["barclay-els", "harpy"]
    assert last_choice(table).ways[0].gain == 2


@rule("SOLO-8")
def test_its_agile_units_move_until_no_move_gains() -> None:
    scene = "foe close | Olgierd von Everec, 3 Foglet\nfoe ranged | 2 Dol Blathanna Scout"
    table = play(solo(f"hand | Ves, Ballista\n{scene}"), "Ves")
    assert shows(table, "foe close | Olgierd von Everec, 3 Foglet, 2 Dol Blathanna Scout", "foe ranged |")


@rule("SOLO-8")
def test_its_gain_is_the_whole_sides_not_the_units() -> None:
    """Olgierd is equally strong in both rows, but boosts more units in the ranged row."""
    table = play(solo("hand | Ves, Ballista\nfoe close | Olgierd von Everec\nfoe ranged | Cockatrice, Wyvern"), "Ves")
    assert shows(table, "foe ranged | Cockatrice, Wyvern, Olgierd von Everec")
    assert last_choice(table).ways[0].gain == 2


@rule("SOLO-8")
def test_agile_heroes_move() -> None:
    table = play(solo("hand | Ves, Ballista\nfoe close | Kayran\nfoe ranged | Cockatrice, Wyvern"), "Ves")
    assert shows(table, "foe ranged | Cockatrice, Wyvern, Kayran")


@rule("SOLO-8", "OPT-agile_rows")
def test_its_agile_units_move_to_another_of_their_rows_only() -> None:
    weather = "weather | Biting Frost (foe), Impenetrable Fog (foe)"
    table = play(solo(f"hand | Ves, Ballista\nfoe close | Yaevinn\n{weather}"), "Ves")
    assert shows(table, "foe close | Yaevinn")
    klub = play(solo(f"rules | klub\nhand | Ves, Ballista\nfoe close | Yaevinn\n{weather}"), "Ves")
    assert shows(klub, "foe siege | Yaevinn")


@rule("SOLO-8", "SOLO-22")
def test_its_agile_units_move_once_more_before_totals_are_compared() -> None:
    """The Horn under the Decoy comes after all turns, and the Harpy still moves to it."""
    table = round_end("foe ranged | Harpy\nfoe close | Decoy, Griffin\nfoe under | Commander's Horn")
    assert table.totals == [(0, 14)]


@rule("SOLO-8", "SOLO-6")
def test_tied_to_the_row_with_the_most_cards() -> None:
    scene = "rules | klub\nhand | Ves, Ballista\nweather | Biting Frost (foe)\nfoe close | Yaevinn"
    table = play(solo(f"{scene}\nfoe siege | Schirrú"), "Ves")
    assert shows(table, "foe siege | Schirrú, Yaevinn")
    assert last_choice(table).decided == "row"


@rule("SOLO-8")
def test_your_own_agile_units_stay() -> None:
    table = play(solo("hand | Milva, Riordain\nranged | Yaevinn\nclose | + Commander's Horn"), "Riordain")
    assert shows(table, "ranged | Yaevinn, Riordain")
