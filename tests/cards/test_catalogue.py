"""The catalogue holds the cards of the 2025 edition, and the loader reports which row is bad."""

from __future__ import annotations

import copy
import json
import pickle
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwint.cards import (
    CATALOGUE,
    FACTIONS,
    LANGUAGES,
    LEADERS,
    NEUTRAL,
    SETS,
    Ability,
    CatalogueError,
    Faction,
    card,
    leader,
)
from gwint.cards.loader import DATA, load

IN_THE_BOX = {
    Faction.MONSTERS: 89,
    Faction.NILFGAARD: 85,
    Faction.NORTHERN_REALMS: 85,
    Faction.SCOIATAEL: 86,
    Faction.SKELLIGE: 91,
}
PREFIXES = {
    Faction.MONSTERS: "MON",
    Faction.NILFGAARD: "NIL",
    Faction.NORTHERN_REALMS: "NOR",
    Faction.SCOIATAEL: "SCO",
    Faction.SKELLIGE: "SKE",
}
CARDS = tuple(CATALOGUE.cards.values())


def test_the_box_holds_436_cards() -> None:
    assert sum(one.copies for one in CARDS) + len(CATALOGUE.leaders) == 436


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_factions_set_is_its_leaders_its_own_cards_and_its_printings_of_neutral_cards(faction: Faction) -> None:
    neutral = sum(one.copies for one in SETS[faction] if one.home == NEUTRAL)
    own = sum(one.copies for one in SETS[faction] if one.home == faction)
    assert neutral == 43
    assert len(LEADERS[faction]) == 5
    assert neutral + own + 5 == IN_THE_BOX[faction]


def test_there_are_163_distinct_cards_and_25_leaders() -> None:
    assert len({one.id for one in CARDS}) == 163
    assert len(CATALOGUE.leaders) == 25


@pytest.mark.rule("SET-2")
def test_a_neutral_card_differs_between_printings_by_its_codes_alone() -> None:
    for one in CARDS:
        if one.home == NEUTRAL:
            first = card(one.id, FACTIONS[0])
            assert (one.strength, one.rows, one.abilities, one.copies) == (
                first.strength, first.rows, first.abilities, first.copies,
            )  # fmt: skip
            assert one is first or set(one.codes).isdisjoint(first.codes)


def test_every_printed_card_has_a_unique_code_with_its_factions_letters() -> None:
    codes = Counter(code for one in CARDS for code in one.codes)
    codes.update(one.code for one in CATALOGUE.leaders.values())
    assert codes.total() == 436
    assert max(codes.values()) == 1
    assert all(code.startswith(PREFIXES[one.printing]) for one in CARDS for code in one.codes)
    assert all(one.code.startswith(PREFIXES[one.faction]) for one in CATALOGUE.leaders.values())


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_printed_numbers_of_a_faction_run_without_a_gap(faction: Faction) -> None:
    codes = [code for one in SETS[faction] for code in one.codes] + [one.code for one in LEADERS[faction]]
    numbers = {int(code.partition("-")[0][3:]) for code in codes}
    assert numbers == set(range(1, len(numbers) + 1))


def test_every_card_a_card_brings_exists_in_its_printing() -> None:
    for one in CARDS:
        for called in (*one.calls, one.avenger, one.transforms_into):
            assert called is None or (called, one.printing) in CATALOGUE.cards


def test_everything_has_a_name_in_every_language() -> None:
    for id_ in {one.id for one in CARDS} | set(CATALOGUE.leaders):
        names = CATALOGUE.names[id_]
        assert set(names.by_language) == set(LANGUAGES)
        assert all(spelt == spelt.strip() != "" for spelt in names.by_language.values())


@pytest.mark.rule("SET-9")
def test_what_only_comes_for_others_is_of_the_side_deck() -> None:
    assert {one.id for one in CARDS if one.side_deck} == {
        "bovine-defence-force", "hemdall", "transformed-vildkaarl", "transformed-young-vildkaarl",
    }  # fmt: skip


@pytest.mark.rule("DECK-6")
def test_ten_neutral_cards_are_known_to_have_a_ballad_face() -> None:
    faces = {one.id for one in CARDS if one.ballad_face}
    assert len(faces) == 10
    assert all(card(id_, faction).home == NEUTRAL for id_ in faces for faction in FACTIONS)


def test_22_leaders_are_in_the_video_game() -> None:
    strangers = {one.id for one in CATALOGUE.leaders.values() if not one.in_witcher3}
    assert strangers == {"arnjolf-the-patricide", "eist-tuirseach", "harald-an-craite-the-cripple"}


def test_every_ability_is_on_a_card() -> None:
    assert {ability for one in CARDS for ability in one.abilities} == set(Ability)


def test_cards_and_leaders_stay_themselves_when_copied_or_pickled() -> None:
    for one in (card("thaler", "northern-realms"), card("cow", "skellige"), leader("king-bran")):
        assert pickle.loads(pickle.dumps(one)) is one
        assert copy.deepcopy([one])[0] is copy.copy(one) is one


# Bad data

Change = Callable[[dict[str, Any]], object]


def spoiled(folder: Path, file: str, id_: str, change: Change) -> Path:
    """Copies the data and changes one row."""
    data = folder / "data"
    shutil.copytree(DATA, data)
    content = json.loads((data / file).read_text(encoding="utf-8"))
    rows = content["leaders" if file == "leaders.json" else "cards"]
    change(next(row for row in rows if row["id"] == id_))
    (data / file).write_text(json.dumps(content), encoding="utf-8")
    return data


BAD_ROWS: list[tuple[str, str, Change, str]] = [
    ("monsters.json", "draug", lambda row: row.pop("strength"), "strength"),
    ("monsters.json", "draug", lambda row: row.pop("kind"), "kind"),
    ("monsters.json", "draug", lambda row: row.update(kind="dragon"), "dragon"),
    ("monsters.json", "draug", lambda row: row.update(rows=["cavalry"]), "cavalry"),
    ("monsters.json", "ghoul", lambda row: row.update(copies=4), "4 copies but 3 codes"),
    ("monsters.json", "ghoul", lambda row: row.update(muster_calls=["gull"]), "gull"),
    ("monsters.json", "ghoul", lambda row: row.update(muster_calls=[]), "muster"),
    ("nilfgaard.json", "sweers", lambda row: row.update(abilities=["lazy"]), "lazy"),
    ("northern-realms.json", "ves", lambda row: row.update(colour="blue"), "colour"),
    ("northern-realms.json", "ves", lambda row: row["names"].pop("uk"), "uk"),
    ("northern-realms.json", "ves", lambda row: row["names"].update(de=""), "no name"),
    ("northern-realms.json", "ves", lambda row: row.update(id="thaler"), "twice"),
    ("scoiatael.json", "milva", lambda row: row.update(strength="strong"), "strong"),
    ("skellige.json", "kambi", lambda row: row.update(avenger="olaf"), "olaf"),
    ("skellige.json", "berserker", lambda row: row.pop("transforms_into"), "berserker"),
    ("neutral.json", "cow", lambda row: row["codes"].pop("skellige"), "skellige"),
    ("neutral.json", "decoy", lambda row: row.update(strength=1, rows=["close"]), "special"),
    ("leaders.json", "king-bran", lambda row: row.update(faction="redania"), "redania"),
    ("leaders.json", "king-bran", lambda row: row["effects"].pop("book"), "book"),
    ("leaders.json", "king-bran", lambda row: row["effects"]["book"].update(colour="red"), "colour"),
]


@pytest.mark.parametrize(("file", "id_", "change", "word"), BAD_ROWS, ids=lambda value: str(value)[:24])
def test_a_bad_row_is_refused_with_its_file_its_card_and_what_is_wrong(
    tmp_path: Path, file: str, id_: str, change: Change, word: str
) -> None:
    with pytest.raises(CatalogueError) as refusal:
        load(spoiled(tmp_path, file, id_, change))
    assert refusal.value.file == file
    assert refusal.value.card in (id_, "thaler")
    assert word in refusal.value.fault
    assert str(refusal.value) == f"{file}: {refusal.value.card}: {refusal.value.fault}"


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"cards": [1]}'])
def test_a_bad_file_is_refused_by_its_name(tmp_path: Path, content: str) -> None:
    data = tmp_path / "data"
    shutil.copytree(DATA, data)
    (data / "skellige.json").write_text(content, encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"^skellige\.json: "):
        load(data)


def test_a_missing_file_is_refused_by_its_name(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(DATA, data)
    (data / "leaders.json").unlink()
    with pytest.raises(CatalogueError, match=r"^leaders\.json: the whole file"):
        load(data)


def test_an_unspoiled_copy_loads_to_the_same_catalogue(tmp_path: Path) -> None:
    again = load(spoiled(tmp_path, "monsters.json", "draug", lambda row: row))
    assert again.cards.keys() == CATALOGUE.cards.keys()
    assert again.names == CATALOGUE.names
