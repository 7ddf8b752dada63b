"""`gwint cards`."""

from __future__ import annotations

import json

import pytest

from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES
from tests.cli.runner import output_of, run
from tests.server.routes.reference_client import APP, send_request


def found(*arguments: str) -> list[str]:
    """Return the ids of the cards that a search finds."""
    cards = json.loads(run("cards", *arguments, "--json").stdout)["cards"]
    return list(dict.fromkeys(card["id"] for card in cards))


def test_cards_are_found_by_a_name() -> None:
    assert output_of("cards", "ghoul").splitlines() == [
        "Card   Strength  Rows   Abilities  Copies  Faction",
        "Ghoul         1  close  Muster          3  Monsters",
    ]


@pytest.mark.parametrize("word", ["ghoul", "GHUL", "Ghúl", "гуль", "MON039"])
def test_any_language_an_id_and_a_code_find_a_card(word: str) -> None:
    assert found(word) == ["ghoul"]


def test_all_words_must_be_found() -> None:
    assert found("blue", "stripes") == ["blue-stripes-commando"]
    assert found("blue stripes") == ["blue-stripes-commando"]
    assert found("blue", "ghoul") == []


def test_words_that_begin_with_the_text_precede_words_that_contain_it() -> None:
    assert found("bran") == ["birna-bran"]
    assert "war-longship" in found("schiff")


def test_the_answer_is_in_the_language() -> None:
    assert "Королівства Півночі" in output_of("cards", "thaler", "--lang", "uk")


def test_without_words_all_cards_are_listed() -> None:
    assert len(found()) == len({id_ for id_, _ in CATALOGUE.cards})
    assert len(output_of("cards").splitlines()) == len(found()) + 1


def test_filters() -> None:
    assert found("--faction", "Potwory", "--kind", "hero") == ["draug", "imlerith", "kayran", "leshen"]
    assert found("--faction", "neutral", "--kind", "weather", "--row", "close") == []
    assert set(found("--faction", "monsters", "--faction", "neutral")) > set(found("--faction", "monsters"))
    assert found("--ability", "tight-bond") == found("--ability", "bond") == found("--ability", "Więź")
    strong = found("--strength", "9-")
    assert strong
    assert all(CATALOGUE.cards[key].strength >= 9 for key in CATALOGUE.cards if key[0] in strong)
    assert set(found("--strength", "5-6")) == {*found("--strength", "5"), *found("--strength", "6")}
    assert not set(found("--strength", "-3")) & set(found("--strength", "4-"))


def test_a_ruleset_has_its_own_pool_and_rows() -> None:
    assert "roach" in found()
    assert "roach" not in found("--rules", "klub")
    assert "roach" in found("--rules", "klub, roach=yes")
    assert len(found("--row", "siege", "--rules", "klub")) > len(found("--row", "siege"))
    storm = json.loads(output_of("cards", "storm", "--rules", "klub", "--json"))["cards"]
    assert [card["ref"] for card in storm] == ["skellige/skellige-storm"]


def test_leaders_are_found_by_words() -> None:
    assert "SKE005" in output_of("cards", "bran")
    assert "SKE005" not in output_of("cards", "bran", "--kind", "unit")


def test_json_has_all_facts() -> None:
    card = json.loads(output_of("cards", "kambi", "--json"))["cards"][0]
    assert (card["ref"], card["strength"], card["rows"]) == ("skellige/kambi", 0, ["close"])
    assert (card["abilities"], card["brings"]) == (["summon-avenger"], ["skellige/hemdall"])
    assert set(card["names"]) == set(LANGUAGES)
    neutral = json.loads(output_of("cards", "decoy", "--json"))["cards"]
    assert {one["strength"] for one in neutral} == {None}
    assert [one["printing"] for one in neutral] == list(FACTIONS)


def test_json_is_what_a_server_sends() -> None:
    sent = send_request(APP, "GET", "/api/catalogue", params={"rules": "klub", "language": "de"}).json()
    found = json.loads(output_of("cards", "ghoul", "--rules", "klub", "--lang", "de", "--json"))
    assert found["cards"] == [card for card in sent["cards"] if card["id"] == "ghoul"]
    shown = json.loads(output_of("cards", "show", "decoy", "--rules", "klub", "--lang", "de", "--json"))
    assert shown["cards"] == [card for card in sent["cards"] if card["id"] == "decoy"]
    leaders = json.loads(output_of("cards", "leaders", "--rules", "klub", "--lang", "de", "--json"))
    assert leaders == [leader for leader in sent["leaders"] if leader["in_pool"]]


def test_an_empty_result_suggests_similar_names() -> None:
    result = run("cards", "gohul")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Ghoul" in result.stderr
    assert run("cards", "???").exit_code == 1


def test_show_prints_all_about_a_card() -> None:
    shown = output_of("cards", "show", "Krabbspinne")
    assert shown.startswith("Arachas\nUnit card · Monsters\n")
    assert "Muster: Search your deck and your hand for all the cards this card calls" in shown
    assert "Calls: " in shown
    assert "arachas" in shown


def test_show_follows_the_ruleset() -> None:
    assert "Search your deck for all the cards this card calls and play" in output_of(
        "cards", "show", "arachas", "--rules", "klub"
    )
    assert "7 becomes 3" in output_of("cards", "show", "King", "Bran", "--rules", "witcher3")
    assert "7 becomes 4" in output_of("cards", "show", "SKE005")


def test_show_says_when_the_ruleset_excludes_a_card() -> None:
    assert "Not used under these rules" in output_of("cards", "show", "roach", "--rules", "klub")
    assert "Not used under these rules" in output_of("cards", "show", "arnjolf-the-patricide", "--rules", "witcher3")
    assert "Not used under these rules" not in output_of("cards", "show", "roach")


def test_show_accepts_an_unambiguous_part_of_a_name() -> None:
    assert output_of("cards", "show", "olgierd").startswith("Olgierd von Everec\n")
    assert run("cards", "show", "vampire").exit_code == 1


def test_a_neutral_card_has_a_printing_only_if_it_is_named_by_its_code() -> None:
    assert "Hero · Neutral\n" in output_of("cards", "show", "Avallac'h")
    assert "Hero · Neutral (Monsters)\n" in output_of("cards", "show", "MON006")


def test_show_suggests_similar_names_for_an_unknown_one() -> None:
    result = run("cards", "show", "gerald", "of", "rivia", "--lang", "cs")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Geralt" in result.stderr


def test_show_as_json() -> None:
    shown = json.loads(output_of("cards", "show", "king-bran", "--json", "--lang", "pl"))
    assert shown["cards"] == []
    assert shown["leaders"][0]["name"] == "Król Bran: Władca Skellige"


def test_leaders_by_faction_and_pool() -> None:
    assert len(json.loads(output_of("cards", "leaders", "--json"))) == 25
    assert len(json.loads(output_of("cards", "leaders", "--json", "--rules", "klub"))) == 22
    monsters = output_of("cards", "leaders", "--faction", "Monsters").splitlines()
    assert [line[:6] for line in monsters[1:]] == ["MON001", "MON002", "MON003", "MON004", "MON005"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--faction", "elves"),
        ("--ability", "flying"),
        ("--strength", "strong"),
        ("--strength", "-"),
        ("--rules", "x=y"),
    ],
)
def test_an_invalid_filter_is_a_usage_error(arguments: tuple[str, ...]) -> None:
    result = run("cards", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert arguments[0] in result.stderr
