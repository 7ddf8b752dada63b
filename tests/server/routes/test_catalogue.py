"""GET /api/catalogue: all cards and leaders with names and texts, sent only to clients that do not have them."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from gwint.cards import CATALOGUE, LANGUAGES, card, leader
from gwint.cards.names import name
from gwint.i18n import rule_text
from gwint.rulesets import KLUB
from gwint.wire.plain_codecs import CARDS
from tests.server.routes.reference_client import fault, get, get_json

PATH = "/api/catalogue"


def by_ref(language: str = "en", rules: str = "legendary") -> dict[str, Any]:
    return {one["ref"]: one for one in get_json(PATH, language=language, rules=rules)["cards"]}


def test_every_printing_of_every_card_is_there_under_its_name_on_the_wire() -> None:
    assert set(by_ref()) == set(CARDS)


def test_a_card_is_listed_with_its_facts_and_abilities() -> None:
    thaler = by_ref()["northern-realms/thaler"]
    assert thaler["name"] == "Thaler"
    assert (thaler["kind"], thaler["strength"], thaler["rows"]) == ("unit", 1, ["siege"])
    assert thaler["symbols"] == ["kind-unit", "row-siege", "ability-spy"]
    title, text = rule_text("ability-spy")
    assert thaler["does"] == [{"symbol": "ability-spy", "title": title, "text": text, "brings": ""}]
    assert thaler["codes"] == list(card("thaler", "northern-realms").codes)


def test_a_neutral_card_is_listed_once_per_printing() -> None:
    frosts = [one for one in by_ref().values() if one["id"] == "biting-frost"]
    assert len(frosts) == 5
    assert {one["home"] for one in frosts} == {"neutral"}
    assert {one["strength"] for one in frosts} == {None}


def test_the_cards_that_an_ability_brings_are_named_and_linked() -> None:
    arachas = by_ref()["monsters/arachas"]
    assert arachas["does"][0]["brings"] == "Calls: Arachas, Arachas Behemoth"
    assert arachas["brings"] == ["monsters/arachas", "monsters/arachas-behemoth"]


def test_the_ruleset_decides_rows_copies_pool_and_texts() -> None:
    book, klub = by_ref(), by_ref(rules="klub")
    olgierd, roach = "skellige/olgierd-von-everec", "monsters/roach"
    assert (book[olgierd]["rows"], klub[olgierd]["rows"]) == (["close", "ranged"], ["close", "ranged", "siege"])
    assert (book[roach]["in_pool"], book[roach]["most"]) == (True, 1)
    assert (klub[roach]["in_pool"], klub[roach]["most"]) == (False, 0)
    assert book["monsters/geralt-of-rivia"]["does"] != klub["monsters/geralt-of-rivia"]["does"] == []


def test_without_the_roach_option_no_card_links_to_roach() -> None:
    assert by_ref(rules="klub")["monsters/geralt-of-rivia"]["brings"] == []


def test_leaders_are_listed_with_their_effect_by_the_ruleset() -> None:
    daisy = "francesca-findabair-daisy-of-the-valley"
    for rules, passive in (("legendary", True), ("klub", False)):
        described = {one["id"]: one for one in get_json(PATH, rules=rules)["leaders"]}
        assert set(described) == set(CATALOGUE.leaders)
        assert described[daisy]["passive"] is passive
    assert described[daisy]["text"] == rule_text(f"leader-{daisy}", KLUB).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_are_in_the_requested_language(language: str) -> None:
    answer = get_json(PATH, language=language)
    ghoul = next(one for one in answer["cards"] if one["id"] == "ghoul")
    bran = next(one for one in answer["leaders"] if one["id"] == "king-bran")
    assert ghoul["name"] == name(card("ghoul", "monsters"), language)
    assert bran["name"] == name(leader("king-bran"), language)
    assert answer["factions"][0]["text"] == rule_text("faction-monsters", language=language).text
    assert answer["languages"] == list(LANGUAGES)


def test_every_symbol_on_a_card_is_explained() -> None:
    answer = get_json(PATH)
    explained = {one["id"] for one in answer["symbols"]}
    assert {symbol for one in answer["cards"] for symbol in one["symbols"]} <= explained


def test_every_card_that_is_linked_exists() -> None:
    for rules in ("legendary", "klub", "witcher3"):
        cards = by_ref(rules=rules)
        assert {ref for one in cards.values() for ref in one["brings"]} <= set(cards)


# Caching


def test_a_client_that_has_the_catalogue_is_not_sent_it_again() -> None:
    tag = get(PATH).headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        answer = get(PATH, headers={"If-None-Match": known})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
    assert get(PATH, headers={"If-None-Match": '"other"'}).status_code == 200


def test_another_language_or_ruleset_has_another_tag() -> None:
    asked = ("", "?language=pl", "?rules=klub", "?rules=klub,roach=yes")
    assert len({get(PATH + query).headers["etag"] for query in asked}) == len(asked)


def test_the_same_ruleset_spelt_differently_is_the_same_response() -> None:
    assert get(f"{PATH}?rules=klub, roach = no").headers["etag"] == get(f"{PATH}?rules=KLUB").headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "packed"), [("gzip", True), ("br, gzip;q=0.5", True), ("gzip;q=0", False), ("", False)]
)
def test_it_is_compressed_for_clients_that_accept_gzip(accepted: str, packed: bool) -> None:
    answer = get(PATH, headers={"Accept-Encoding": accepted})
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert answer.headers["vary"] == "Accept-Encoding"
    assert len(answer.json()["cards"]) == len(CARDS)


def test_the_compressed_catalogue_is_a_tenth_of_the_plain_one() -> None:
    plain = get(PATH, headers={"Accept-Encoding": ""})
    assert len(gzip.compress(plain.content)) * 8 < len(plain.content)
    assert json.loads(plain.content) == get_json(PATH)


# Unknown names


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    assert fault(get(f"{PATH}?language=xx"), 400) == (
        "unknown-language",
        {"text": "xx", "languages": list(LANGUAGES)},
    )


def test_an_unknown_ruleset_is_refused_with_the_known_ones() -> None:
    kind, details = fault(get(f"{PATH}?rules=chess"), 400)
    assert (kind, details["names"]) == ("ruleset-name", ["legendary", "klub", "witcher3"])
    assert fault(get(f"{PATH}?rules=roach=maybe"), 400)[0] == "option-value"
    assert fault(get(f"{PATH}?rules={'x' * 1001}"), 422) == (
        "bad-request",
        {"path": "query.rules", "reason": "string-too-long"},
    )
