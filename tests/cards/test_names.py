"""Names: what people type finds the card they mean and no other."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, Card, Faction, Leader, card, leader
from gwint.cards.names import FACTION_NAMES, all_names, faction_name, find_cards, find_faction, find_leader, name
from gwint.spelling import fold, nearest

CARDS = tuple(CATALOGUE.cards.values())
LEADERS = tuple(CATALOGUE.leaders.values())
SEPARATORS = re.compile("[-–—:,]")
"""The characters between the parts of names, for which people type one another."""


def without_accents(text: str) -> str:
    """Returns a text without any accents, and with plain letters for those that have no accent to leave out."""
    plain = "".join(part for part in unicodedata.normalize("NFD", text) if not unicodedata.combining(part))
    return plain.replace("ł", "l").replace("Ł", "L").replace("ß", "ss")


CHANGES: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "upper case": str.upper,
    "lower case": str.lower,
    "without accents": without_accents,
    "composed of parts": lambda text: unicodedata.normalize("NFD", text),
    "hyphens": lambda text: SEPARATORS.sub("-", text),
    "en dashes": lambda text: SEPARATORS.sub(" – ", text),
    "em dashes": lambda text: SEPARATORS.sub("—", text),
    "colons": lambda text: SEPARATORS.sub(": ", text),
    "commas": lambda text: SEPARATORS.sub(",", text),
    "spaces": lambda text: f"  {SEPARATORS.sub(' ', text).replace(' ', '  ')} ",
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    **{f"apostrophe {mark}": lambda text, mark=mark: text.replace("’", mark) for mark in "'’‘‛`´ʼʻ′＇"},  # type: ignore[misc]
    "everything": lambda text: without_accents(SEPARATORS.sub("-", text)).replace("’", "'").upper(),
}
"""Ways to type a name, each of which finds the same card."""


def ids(cards: Iterable[Card]) -> set[str]:
    return {one.id for one in cards}


def test_a_card_has_a_name_in_every_language() -> None:
    thaler = card("thaler", "northern-realms")
    assert [name(thaler, language) for language in LANGUAGES] == ["Thaler", "Talar", "Thaler", "Talar", "Талер"]
    assert name(leader("king-bran")) == "King Bran, The Unifier"


# Folding


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gaunter odimm darkness", "Gaunter O’Dimm: Darkness"),
        ("GAUNTER O'DIMM - DARKNESS", "Gaunter O’Dimm: Darkness"),
        ("  Avallac`h ", "Avallac’h"),
        ("Avallacʼh", "Avallac’h"),
        ("avallac´h", "Avallac’h"),
        ("eithne", "Eithné"),
        ("sile   de\tTansarville", "Síle de Tansarville"),
        ("plotka", "Płotka"),
        ("redanischer fusssoldat", "Redanischer Fußsoldat"),
        ("Shilard Fitz Oesterlen", "Shilard Fitz-Oesterlen"),
        ("foltest the siegemaster", "Foltest, The Siegemaster"),
        ("Eredin: Bringer des Todes", "Eredin – Bringer des Todes"),
        ("драуг", "Драуґ"),
        ("Fur Rodgeir", "Für Rødgeir"),
    ],
)
def test_case_accents_and_punctuation_do_not_matter(typed: str, meant: str) -> None:
    assert fold(typed) == fold(meant)


@pytest.mark.parametrize(("one", "other"), [("й", "и"), ("ї", "і"), ("і", "и"), ("щ", "ш"), ("a", "а")])
def test_cyrillic_letters_stay_distinct(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_a_letter_put_together_from_parts_is_the_same_letter() -> None:
    for typed in ("Лешій", "Вампір: Ґаркаїн", "Płotka", "Příšery"):
        assert fold(unicodedata.normalize("NFD", typed)) == fold(typed)


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_what_is_folded_is_letters_and_digits_with_single_spaces(text: str) -> None:
    assert all(word.isalnum() for word in fold(text).split(" ") if fold(text))


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_card_and_no_other(language: str) -> None:
    for one in CARDS:
        assert find_cards(name(one, language), one.printing) == (one,)
        assert ids(find_cards(name(one, language).upper())) == {one.id}


def test_every_id_and_every_code_finds_its_card() -> None:
    for one in CARDS:
        assert find_cards(one.id, one.printing) == (one,)
        for code in one.codes:
            assert find_cards(code) == find_cards(code.lower()) == (one,)
            assert find_cards(code.partition("-")[0]) == (one,)


def test_a_code_of_a_copy_finds_the_card() -> None:
    assert ids(find_cards("NOR034")) == {"kaedweni-siege-expert"}
    assert ids(find_cards("SKE019-2/3")) == ids(find_cards("ske019")) == {"clan-an-craite-warrior"}


@pytest.mark.rule("SET-2")
def test_a_neutral_card_is_found_in_all_five_printings_or_in_the_one_asked_for() -> None:
    assert [one.printing for one in find_cards("Decoy")] == list(FACTIONS)
    assert find_cards("Decoy", Faction.SKELLIGE) == (card("decoy", "skellige"),)


def test_another_factions_card_is_not_found_in_a_printing() -> None:
    assert find_cards("Ghoul", Faction.MONSTERS)
    assert find_cards("Ghoul", Faction.NILFGAARD) == ()
    assert find_cards("MON006", Faction.NILFGAARD) == ()


def test_alternative_names_find_a_card() -> None:
    assert ids(find_cards("Mysterious Elf")) == {"avallach"}
    assert ids(find_cards("Bovine Defence Force")) == {"bovine-defence-force"}
    assert ids(find_cards("hovězí ochranná jednotka")) == {"bovine-defence-force"}


def test_documents_and_texts_spell_the_bovine_defense_force_as_the_catalogue_does() -> None:
    assert name(card("bovine-defence-force", "skellige")) == "Bovine Defense Force"
    root = Path(__file__).parents[2]
    texts = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("gwint/locales/*/*.ftl")]
    assert [file.name for file in texts if "Bovine Defence" in file.read_text(encoding="utf-8")] == []


def test_a_main_name_wins_over_another_cards_other_name() -> None:
    assert ids(find_cards("Wiedźma: Szepciucha")) == {"crone-whispess"}
    assert ids(find_cards("wiedzma kuchta")) == {"crone-brewess"}


def test_nothing_is_found_for_what_is_no_card() -> None:
    for typed in ("", "  ", "(Ballad)", "Ghoull", "king-bran", "NOR000"):
        assert find_cards(typed) == ()


@pytest.mark.rule("DECK-6")
def test_a_ballad_card_is_another_face_of_the_same_card() -> None:
    geralt = find_cards("Geralt of Rivia")
    for face in ("(Legendary Ballad)", "(ballad)", " (Legendäre Ballade) "):
        assert find_cards(f"Geralt of Rivia {face}") == geralt
    assert find_cards("Jaskier (Ballad)", Faction.MONSTERS) == (card("dandelion", "monsters"),)


@pytest.mark.rule("DECK-6")
def test_a_card_without_a_ballad_face_has_none() -> None:
    assert find_cards("Ghoul (Legendary Ballad)") == ()
    assert find_cards("Geralt of Rivia (White Wolf)") == ()


@pytest.mark.parametrize("change", CHANGES)
def test_a_card_is_found_by_any_of_its_names_however_it_is_typed(change: str) -> None:
    for one in CARDS:
        names = CATALOGUE.names[one.id]
        for spelt in names.by_language.values():
            assert ids(find_cards(CHANGES[change](spelt))) == {one.id}, CHANGES[change](spelt)
        for _, spelt in names.others:
            found = ids(find_cards(CHANGES[change](spelt)))
            assert one.id in found or found == ids(find_cards(spelt)), CHANGES[change](spelt)


# Leaders


@pytest.mark.parametrize("change", CHANGES)
def test_a_leader_is_found_by_any_of_its_names_however_it_is_typed(change: str) -> None:
    for one in LEADERS:
        for spelt in all_names(one):
            assert find_leader(CHANGES[change](spelt)) is one, CHANGES[change](spelt)


@pytest.mark.parametrize(
    "typed", ["Eredin Bréacc Glass – Proradný", "Eredin Bréacc Glass - Proradný", "eredin breacc glass proradny"]
)
def test_the_gwint_klubs_spelling_of_a_leader_finds_it(typed: str) -> None:
    assert find_leader(typed) is leader("eredin-breacc-glas-the-treacherous")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_leader_is_found_by_name(language: str) -> None:
    for one in LEADERS:
        assert find_leader(name(one, language)) is one
        assert find_leader(name(one, language).replace(":", ",").replace("–", "-").lower()) is one


def test_every_leader_is_found_by_id_and_code() -> None:
    for one in LEADERS:
        assert find_leader(one.id) is find_leader(one.code) is find_leader(one.code.lower()) is one


@pytest.mark.parametrize(
    ("typed", "id_"),
    [
        ("The Siegemaster", "foltest-the-siegemaster"),
        ("bringer of death", "eredin-bringer-of-death"),
        ("Emhyr: The White Flame", "emhyr-var-emreis-the-white-flame"),
        ("Francesca, Daisy of the Valley", "francesca-findabair-daisy-of-the-valley"),
        ("Король Дикого Гону", "eredin-king-of-the-wild-hunt"),
        ("Zdobywca", "foltest-the-siegemaster"),
        ("King Bran", "king-bran"),
    ],
)
def test_a_leader_is_found_by_an_epithet_of_its_own(typed: str, id_: str) -> None:
    assert find_leader(typed) is leader(id_)


@pytest.mark.parametrize("typed", ["", "Foltest", "of the North", "Eredin", "Ghoul", "Foltest, The Gardener"])
def test_an_epithet_of_several_leaders_or_of_none_finds_no_leader(typed: str) -> None:
    assert find_leader(typed) is None


# Factions


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_is_found_by_id_and_by_name_in_every_language(faction: Faction) -> None:
    assert find_faction(faction) is faction
    for language in LANGUAGES:
        assert find_faction(faction_name(faction, language).lower()) is faction


def test_every_faction_has_its_names() -> None:
    assert set(FACTION_NAMES) == set(FACTIONS)
    assert all(set(names) == set(LANGUAGES) for names in FACTION_NAMES.values())
    assert find_faction("scoiatael") is find_faction("Scoia'tael") is Faction.SCOIATAEL
    assert find_faction("Redania") is None


# Suggestions


def every_name(things: Iterable[Card | Leader]) -> tuple[str, ...]:
    return tuple(spelt for one in things for spelt in all_names(one))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("vernon rosh", "Vernon Roche"),
        ("Roche", "Vernon Roche"),
        ("Dekoy", "Decoy"),
        ("Vilentretenmert", "Villentretenmerth"),
        ("Опудила", "Опудало"),
        ("plotkka", "Płotka"),
    ],
)
def test_the_nearest_name_comes_first(typed: str, meant: str) -> None:
    assert nearest(typed, every_name(CARDS))[0] == meant


def test_no_more_are_named_than_asked_for_and_none_twice() -> None:
    close = nearest("vampire", every_name(CARDS), count=4)
    assert len(close) == len(set(map(fold, close))) == 4
    assert nearest("vampire", every_name(CARDS), count=0) == ()
    assert nearest("zzzzqqqq", every_name(CARDS)) == ()


def test_another_number_is_no_suggestion_for_a_number() -> None:
    assert nearest("12", ("1", "2", "3")) == ()
