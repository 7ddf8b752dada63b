"""Routes of decks and lineups: every form reads back, and every fault is returned as data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gwint.cards import FACTIONS, LANGUAGES, card, leader
from gwint.decks import Deck, decode, encode, faults, random_deck, read_deck, starter, starters, write_deck
from gwint.decks.full_sets import whole_set
from gwint.i18n import starter_text as starter_words
from gwint.match import advanced_starters
from gwint.rulesets import KLUB, LEGENDARY
from gwint.server.api.decks import deck_from_data
from gwint.server.http.deck_models import DeckInput
from gwint.wire import read_fault, write_fault
from gwint.wire.codecs import write
from tests.server.routes.reference_client import fault, get, get_json, post

SWARM = starter("monsters-swarm").deck
UNNAMED = replace(SWARM, name="")


def data(deck: Deck) -> dict[str, Any]:
    return dict(write(Deck, deck))


def read(deck: str, **judged: Any) -> dict[str, Any]:
    answer = post("/api/decks/read", {"deck": deck, **judged})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def checked(deck: dict[str, Any], **judged: Any) -> dict[str, Any]:
    answer = post("/api/decks/check", {"deck": deck, **judged})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def kinds(answer: dict[str, Any]) -> list[str]:
    return [one["kind"] for one in answer["faults"]]


# Forms


@pytest.mark.parametrize("told_as", ["monsters-swarm", encode(SWARM), write_deck(SWARM, "uk")])
def test_a_deck_is_read_from_a_starters_id_a_code_or_a_text(told_as: str) -> None:
    answer = read(told_as)
    assert deck_from_data(DeckInput(**answer["deck"]).model_dump()) == SWARM
    assert decode(answer["code"]) == SWARM
    assert answer["faults"] == []


@pytest.mark.parametrize("seed", range(20))
def test_data_code_and_text_of_any_deck_read_back(seed: int) -> None:
    deck = random_deck(seed)
    language = LANGUAGES[seed % len(LANGUAGES)]
    answer = checked(data(deck), language=language)
    assert answer["deck"] == data(deck)
    assert decode(answer["code"]) == deck == read_deck(answer["text"])
    assert answer["text"] == write_deck(deck, language)


def test_a_deck_keeps_its_name() -> None:
    named = read("name: My own\n" + write_deck(UNNAMED))["deck"]
    assert named["name"] == "My own"
    assert checked(named)["text"].startswith("name: My own\n")


def test_a_long_name_is_cut() -> None:
    assert read(f"name: {'long ' * 100}\n{write_deck(UNNAMED)}")["deck"]["name"] == ("long " * 20).strip()


def test_a_text_that_is_not_a_deck_is_refused_line_by_line() -> None:
    kind, details = fault(post("/api/decks/read", {"deck": "leader: King Bran\nGhuul\nCow"}), 400)
    assert kind == "deck-text"
    [inner] = details["faults"]
    assert (inner["fault"]["kind"], inner["fault"]["details"]["line"]) == ("deck-text-card", 2)


def test_a_mistyped_code_is_refused() -> None:
    assert fault(post("/api/decks/read", {"deck": encode(SWARM)[:-1]}), 400)[0] == "deck-code-checksum"


# Faults


def test_every_fault_of_a_deck_is_returned_as_data() -> None:
    lean = Deck.of(FACTIONS[2], leader("king-bran"), [card("ghoul", "monsters")] * 5)
    answer = checked(data(lean))
    assert answer["faults"] == [write_fault(one) for one in faults(lean, LEGENDARY)]
    assert [read_fault(one) for one in answer["faults"]] == list(faults(lean, LEGENDARY))
    assert {"card": "monsters/ghoul"} in [one["details"].get("card") for one in answer["faults"]]


def test_a_deck_with_another_factions_cards_has_no_code() -> None:
    mixed = Deck.of(SWARM.faction, SWARM.leader, [*SWARM.cards, card("ves", "northern-realms")])
    assert checked(data(mixed))["code"] is None


def test_a_deck_is_checked_by_the_given_rules_and_limits() -> None:
    assert kinds(checked(data(SWARM), advanced=True)) == ["deck-too-many-specials"]
    assert kinds(checked(data(SWARM), rules="klub")) == [one.kind for one in faults(SWARM, KLUB)]


def test_a_match_is_always_built_to_the_advanced_limits() -> None:
    assert kinds(checked(data(SWARM), mode="match")) == kinds(checked(data(SWARM), advanced=True))


def test_the_limits_of_a_deck_are_returned() -> None:
    def limits_of(**by: Any) -> list[dict[str, Any]]:
        limits: list[dict[str, Any]] = checked(data(SWARM), **by)["limits"]
        return limits

    units, specials = (
        {"counted": "units", "least": 22, "most": None},
        {"counted": "specials", "least": None, "most": 10},
    )
    assert limits_of() == [units, specials]
    assert limits_of(advanced=True)[:2] == [units, {**specials, "most": 5}]
    assert limits_of(mode="match") == limits_of(advanced=True)
    assert {"counted": "heroes", "least": None, "most": 7} in limits_of(rules="klub")


def test_in_solo_a_player_brings_a_whole_set_or_a_deck_without_weather() -> None:
    whole = whole_set(SWARM.faction, SWARM.leader, LEGENDARY, person=True)
    assert kinds(checked(data(whole), mode="solo")) == []
    assert kinds(checked(data(whole), mode="duel")) == ["deck-too-many-specials"]
    frosty = Deck.of(SWARM.faction, SWARM.leader, [*SWARM.cards, card("biting-frost", "monsters")])
    assert kinds(checked(data(frosty), mode="solo")) == ["solo-weather"]
    assert kinds(checked(data(frosty), mode="duel")) == []


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"faction": "elves"}, "unknown-faction"),
        ({"leader": "king-brann"}, "unknown-leader"),
        ({"cards": {"monsters/ghul": 1}}, "unknown-card"),
        ({"cards": {"monsters/ghoul": 600, "monsters/decoy": 600}}, "deck-too-large"),
    ],
)
def test_data_that_do_not_describe_a_deck_are_refused(change: dict[str, Any], kind: str) -> None:
    assert fault(post("/api/decks/check", {"deck": data(SWARM) | change}), 400)[0] == kind


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"cards": {"monsters/ghoul": 0}}, "body.deck.cards.monsters/ghoul", "greater-than-equal"),
        ({"cards": {"monsters/ghoul": 1.5}}, "body.deck.cards.monsters/ghoul", "int-type"),
        ({"cards": {f"monsters/{number}": 1 for number in range(1000)}}, "body.deck.cards", "too-many-fields"),
        ({"name": "x" * 101}, "body.deck.name", "string-too-long"),
        ({"owner": "me"}, "body.deck.owner", "extra-forbidden"),
    ],
)
def test_data_that_do_not_match_the_schema_are_a_bad_request(change: dict[str, Any], path: str, reason: str) -> None:
    answer = post("/api/decks/check", {"deck": data(SWARM) | change})
    assert fault(answer, 422) == ("bad-request", {"path": path, "reason": reason})


def test_a_whole_number_may_be_written_as_a_float() -> None:
    ghouls = {"monsters/ghoul": 3.0}
    assert checked(data(SWARM) | {"cards": ghouls})["deck"]["cards"] == {"monsters/ghoul": 3}


def test_texts_have_a_maximum_length() -> None:
    crowd = "leader: King Bran\n" + "99 Cow\n" * 20
    assert fault(post("/api/decks/read", {"deck": crowd}), 400) == ("deck-too-large", {"cards": 1980, "most": 1000})
    answer = post("/api/decks/read", {"deck": "Cow\n" * 6000})
    assert fault(answer, 422) == ("bad-request", {"path": "body.deck", "reason": "string-too-long"})


# Counts


def test_a_deck_is_counted() -> None:
    answer = checked(data(SWARM))
    units = [one for one in SWARM.cards if one.unit]
    assert answer["counts"]["cards"] == len(SWARM.cards)
    assert (answer["counts"]["units"], answer["counts"]["specials"]) == (len(units), len(SWARM.cards) - len(units))
    assert answer["counts"]["heroes"] == sum(one.hero for one in SWARM.cards)
    assert answer["counts"]["strength"] == sum(one.strength for one in SWARM.cards)


def test_the_curve_holds_every_unit_the_weakest_first() -> None:
    curve = checked(data(SWARM))["curve"]
    assert [one["strength"] for one in curve] == sorted({one.strength for one in SWARM.cards if one.unit})
    assert sum(one["units"] for one in curve) == sum(one.unit for one in SWARM.cards)
    assert sum(one["units"] * one["strength"] for one in curve) == sum(one.strength for one in SWARM.cards)


def test_abilities_are_listed_with_their_share() -> None:
    shares = {one["ability"]: one for one in checked(data(SWARM))["abilities"]}
    mustering = sum("muster" in one.abilities for one in SWARM.cards)
    assert shares["muster"]["cards"] == mustering
    assert shares["muster"]["share"] == round(mustering / len(SWARM.cards), 4)


def test_an_empty_deck_can_be_counted() -> None:
    empty = checked({"faction": "monsters", "leader": SWARM.leader.id, "cards": {}})
    assert (empty["counts"]["cards"], empty["curve"], empty["abilities"]) == (0, [], [])


# Random and starter decks


def test_the_same_seed_gives_the_same_deck() -> None:
    first = get_json("/api/decks/random", seed="7", faction="skellige", rules="klub")
    assert first == get_json("/api/decks/random", seed="7", faction="skellige", rules="klub")
    assert (first["seed"], first["deck"]["faction"], first["faults"]) == ("7", "skellige", [])


def test_without_a_seed_a_random_one_is_chosen_and_returned() -> None:
    first = get_json("/api/decks/random", advanced="true")
    assert first["faults"] == []
    assert get_json("/api/decks/random", advanced="true", seed=first["seed"]) == first


def test_a_random_deck_of_an_unknown_faction_is_refused() -> None:
    assert fault(get("/api/decks/random?faction=elves"), 400) == ("unknown-faction", {"text": "elves", "nearest": []})


@pytest.mark.parametrize("language", LANGUAGES)
def test_starters_are_listed_with_their_plans(language: str) -> None:
    answer = get_json("/api/starters", language=language)["starters"]
    assert [one["id"] for one in answer] == [one.id for one in starters()]
    for one, known in zip(answer, starters(), strict=True):
        assert (one["name"], one["plan"]) == starter_words(known.id, language)
        assert decode(one["code"]) == deck_from_data(DeckInput(**one["deck"]).model_dump()) == known.deck


# Lineups


def lineup(*decks: Deck, rules: str = "legendary") -> list[dict[str, Any]]:
    answer = post("/api/lineups/check", {"decks": [data(deck) for deck in decks], "rules": rules})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["faults"])


def test_three_advanced_starters_are_a_lineup() -> None:
    decks = [one.deck for one in advanced_starters().values()]
    assert lineup(*decks[:3]) == []
    answer = get_json("/api/lineups/starters", language="de")["starters"]
    assert [deck_from_data(DeckInput(**one["deck"]).model_dump()) for one in answer] == decks


def test_every_fault_of_a_lineup_is_returned() -> None:
    found = lineup(SWARM, SWARM)
    assert [one["kind"] for one in found][:2] == ["lineup-decks", "lineup-same-faction"]
    assert found[1]["details"] == {"faction": {"faction": "monsters"}, "decks": [1, 2]}
    assert {"fault": {"kind": "deck-too-many-specials", "details": {"specials": 6, "most": 5}}} in [
        one["details"].get("fault") for one in found
    ]


def test_a_lineup_has_no_more_decks_than_there_are_factions() -> None:
    answer = post("/api/lineups/check", {"decks": [data(SWARM)] * 6})
    assert fault(answer, 422) == ("bad-request", {"path": "body.decks", "reason": "too-long"})
