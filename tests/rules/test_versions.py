"""Games of an older version of the rules: what each version changed, and that a game keeps its version everywhere."""

from __future__ import annotations

import pytest

from gwint import worlds
from gwint.cards import Row
from gwint.fast import decode, encode
from gwint.game import Game
from gwint.notation.picture_reader import PositionError
from gwint.notation.stamp import first_stamp, stamp
from gwint.rules import RULES_VERSION
from gwint.rules.play import carry_on
from gwint.rules.table import Table
from gwint.rules.virtual_opponent.events import Judged
from gwint.views import view
from gwint.wire import read_view, write_view
from tests.rules.free_for_all import all_pass
from tests.scenes import options, picture, play, position, rule, shows, strengths

VERSIONS = range(1, RULES_VERSION + 1)
DUEL_DECKS = ("northern-realms-siege", "monsters-swarm")


def of_version(version: int, text: str) -> Table:
    return position(f"rules version | {version}\n{text}")


# What changed


@rule("AB-HORN")
@pytest.mark.parametrize(("version", "expected"), [(1, [4, 4, 10]), (2, [2, 4, 10])])
def test_two_horn_units_doubled_each_other_in_version_1(version: int, expected: list[int]) -> None:
    table = of_version(version, "close | Dandelion, Dandelion [monsters], Ves\nfoe hand | Ghoul")
    assert strengths(table, 0, Row.CLOSE) == expected
    single = of_version(version, "close | Dandelion, Ves")
    assert strengths(single, 0, Row.CLOSE) == [2, 10]
    klub = of_version(version, "rules | klub\nclose | Dandelion, Dandelion [monsters]\nfoe hand | Ghoul")
    assert strengths(klub, 0, Row.CLOSE) == [4, 4]


@rule("LEAD-4", "LEAD-2")
def test_the_relentless_took_no_hero_in_version_1() -> None:
    scene = "leader | The Relentless\nhand | Vreemde\nfoe hand | Ves\nfoe discard | Philippa Eilhart"
    assert "leader" not in options(of_version(1, scene))
    table = of_version(1, f"{scene}, Ballista, Decoy")
    assert options(play(table, "leader")) == {"take Ballista", "take Decoy"}
    assert "leader" in options(of_version(2, scene))


@rule("LEAD-4", "SOLO-14")
@pytest.mark.parametrize(("version", "totals"), [(1, (7, 8)), (2, (7, 10))])
def test_the_virtual_relentless_took_no_hero_in_version_1(version: int, totals: tuple[int, int]) -> None:
    table = of_version(
        version,
        "mode | solo-leaders\nhand | Ves\nfoe leaders | Emhyr var Emreis, The Relentless\nclose | Ves, Yarpen Zigrin\n"
        "discard | Ballista, Catapult, John Natalis\npassed | yes\nagenda | next-turn foe",
    )
    carry_on(table)
    assert table.totals == [totals]


@rule("FFA-4")
def test_one_round_without_an_action_ended_the_game_in_version_1() -> None:
    text = "mode | ffa-3\np1 hand | Ves\np2 hand | Ves\np3 hand | Ves\np2 points | 1"
    old = all_pass(of_version(1, text))
    assert shows(old, "winner | p2", "round | 1")
    assert old.idle_rounds == 0
    assert shows(all_pass(of_version(2, text)), "round | 2", "idle rounds | 1")


@rule("FFA-4")
def test_a_round_with_an_action_did_not_end_the_game_in_version_1() -> None:
    table = of_version(1, "mode | ffa-3\np1 hand | Ves, Thaler\np2 hand | Ves\np3 hand | Ves")
    play(table, "Ves")
    assert shows(all_pass(table), "round | 2")


@rule("SOLO-5")
@pytest.mark.parametrize(("version", "gain"), [(1, 2), (2, 4)])
def test_the_virtual_medic_counted_no_muster_in_version_1(version: int, gain: int) -> None:
    cards = "foe deck | Nekker, Yennefer of Vengerberg\nfoe discard | Nekker, Foglet"
    table = of_version(version, f"mode | solo\nhand | Ves\n{cards}\nturn | foe")
    carry_on(table)
    judged = next(event for event in table.log if isinstance(event, Judged))
    assert {way.card.id: way.gain for way in judged.ways if way.card} == {"nekker": gain, "foglet": 2}


# The version travels with the game


@pytest.mark.parametrize("version", VERSIONS)
def test_every_form_of_a_table_keeps_its_version(version: int) -> None:
    game = Game(*DUEL_DECKS, seed=7, rules_version=version)
    for move in ("done", "done"):
        game.play(move)
    table = game.table
    seen = game.view(0)
    forms = [
        table.copy(),
        position(game.picture),
        decode(encode(table)),
        worlds.deal(seen, 1),
        worlds.deal(read_view(write_view(seen)), 1),
        Game.from_record(game.record()).table,
        Game.from_picture(game.picture).table,
        Game.from_record(Game.from_picture(game.picture).record()).table,
    ]
    assert [one.rules_version for one in forms] == [version] * len(forms)
    assert seen.rules_version == version


def test_only_an_older_version_is_named_in_a_picture() -> None:
    assert "rules version" not in picture(of_version(RULES_VERSION, "hand | Ves"))
    assert picture(of_version(1, "hand | Ves")).startswith("rules version | 1\nmode | duel\n")


def test_a_picture_without_a_version_is_of_the_one_that_is_given() -> None:
    assert position("hand | Ves").rules_version == RULES_VERSION
    assert position("hand | Ves", rules_version=1).rules_version == 1
    assert position("rules version | 2\nhand | Ves", rules_version=1).rules_version == 2


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1])
def test_a_picture_of_an_unknown_version_is_refused(version: int) -> None:
    with pytest.raises(PositionError) as refused:
        of_version(version, "hand | Ves")
    [fault] = refused.value.faults
    assert (fault.kind, fault.details["version"], fault.details["known"]) == (
        "unknown-rules-version",
        version,
        RULES_VERSION,
    )


def test_a_record_is_of_one_version_only() -> None:
    """The picture that a game began with has the version of its record."""
    game = Game.from_picture("rules version | 1\nhand | Ves, Thaler\nfoe hand | Ghoul")
    game.play("Ves")
    text = game.record()
    assert text.startswith("gwint record 1\nrules version | 1\nstart\n  mode | duel\n")
    assert Game.from_record(text).record() == text


@rule("FFA-4")
def test_stamps_name_idle_rounds_and_no_version() -> None:
    text = "mode | ffa-3\np1 hand | Ves\np2 hand | Ves\np3 hand | Ves"
    for digest in (stamp, first_stamp):
        assert digest(of_version(1, text)) == digest(of_version(2, text))
        assert len({digest(position(f"{text}\nidle rounds | {count}")) for count in range(3)}) == 3


@rule("FFA-4")
def test_viewers_and_pictures_know_the_idle_rounds() -> None:
    table = position("mode | ffa-3\nidle rounds | 2\np1 hand | Ves\np2 hand | Ves\np3 hand | Ves")
    assert position(picture(table)) == table
    assert view(table, 1).idle_rounds == worlds.deal(view(table, 1), 1).idle_rounds == 2
