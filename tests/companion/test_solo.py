"""The requests of solo games with printed cards: create, enter, undo, resume, list, log, remove."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gwint.cards import FACTIONS
from gwint.companion.solo_registry import MAX_GAMES
from gwint.companion.solo_session import MAX_ENTRIES, MAX_TEXT
from gwint.decks import encode, starter, write_deck
from gwint.decks.full_sets import SET
from gwint.faults import GwintError
from tests.companion.phone import Phone
from tests.scenes import rule
from tests.wire.round_trip import validator


@pytest.fixture
def phone() -> Phone:
    return Phone()


def refused(kind: str, call: Any, *args: Any, **named: Any) -> None:
    with pytest.raises(GwintError) as refusal:
        call(*args, **named)
    assert refusal.value.kind == kind


def kinds(game: Any) -> list[str]:
    return [news["event"]["kind"] for news in game["news"]]


def rules(explained: Any) -> set[str]:
    return {ref["id"] for ref in explained["rules"]}


# A turn


@rule("SOLO-2")
def test_a_card_that_is_turned_up_goes_to_its_row(phone: Phone) -> None:
    game = phone.create()
    assert (game["asked"]["kind"], game["asked"]["seat"], game["asked"]["source"]) == ("card", 1, "deck")
    game = phone.enter(game, text="MON043")
    [news] = game["news"]
    assert (news["event"]["kind"], news["event"]["card"]) == ("played", "monsters/griffin")
    assert news["event"]["spot"] == {"side": 1, "row": "close", "place": 0}
    assert "SOLO-2" in rules(news)
    assert game["asked"] is None
    assert game["view"]["sides"][1]["total"] == 5
    assert game["view"]["question"]["kind"] == "turn"


def test_your_move_is_entered_as_a_value_or_as_a_phrase(phone: Phone) -> None:
    game = phone.enter(phone.create(), text="griffin")
    by_value = phone.enter(game, move=next(move for move in game["moves"] if move.get("card", "").endswith("catapult")))
    by_phrase = phone.enter(phone.undo(by_value), text="Catapult")
    assert by_value == {**by_phrase, "summary": by_value["summary"]}
    assert by_value["view"]["sides"][0]["rows"][2] == ["northern-realms/catapult"]
    assert by_value["last"] == "Catapult"


@rule("SOLO-5")
def test_a_choice_is_explained_by_what_was_compared(phone: Phone) -> None:
    [news] = phone.enter(phone.create(), text="Kayran")["news"]
    assert [(way["row"], way["gain"]) for way in news["judged"]["ways"]] == [("close", 8), ("ranged", 8)]
    assert rules(news) >= {"SOLO-2", "SOLO-5", "SOLO-8"}


@rule("SOLO-11")
def test_a_muster_asks_what_is_in_the_deck_only_where_the_table_does_not_show_it(phone: Phone) -> None:
    game = phone.enter(phone.create(), text="Ghoul")
    assert [news["event"]["how"] for news in game["news"]] == ["played", "called"]
    assert rules(game["news"][1]) >= {"SOLO-11", "AB-MUSTER"}
    game = phone.enter(phone.create(), text="Decoy")
    game = phone.enter(phone.enter(game, text="Catapult"), text="Ghoul")
    assert (game["asked"]["kind"], game["asked"]["card"], game["asked"]["seat"]) == ("found", "monsters/ghoul", 1)
    assert [option["count"] for option in game["asked"]["options"]] == [1, 2]


@rule("SOLO-10")
def test_both_cards_of_a_spy_are_asked_for_before_they_are_played(phone: Phone) -> None:
    game = phone.enter(phone.create(), text="Avallac'h")
    assert rules(game["news"][0]) >= {"SOLO-10", "AB-SPY"}
    game = phone.enter(game, text="Griffin")
    assert (kinds(game), game["asked"]["kind"]) == ([], "card")
    game = phone.enter(game, text="Fiend")
    assert [news["event"]["card"] for news in game["news"]] == ["monsters/griffin", "monsters/fiend"]
    assert game["asked"] is None


@rule("SOLO-7")
def test_the_card_under_a_decoy_is_asked_for_at_the_end_of_the_round(phone: Phone) -> None:
    game = phone.enter(phone.create(), text="Decoy")
    assert kinds(game) == ["played", "laid-face-down"]
    game = phone.enter(phone.enter(game, text="pass"), text="Griffin")
    assert (game["asked"]["kind"], game["asked"]["source"]) == ("card", "under")
    game = phone.enter(game, text="Fiend")
    assert game["news"][0]["event"]["how"] == "turned-up"
    assert rules(game["news"][0]) >= {"SOLO-7"}


@rule("SOLO-12")
def test_what_is_scorched_names_the_rules_of_the_card_that_scorches(phone: Phone) -> None:
    game = phone.enter(phone.create(), text="griffin")
    game = phone.enter(phone.enter(game, text="Catapult"), text="Scorch")
    burned = next(news for news in game["news"] if news["event"]["kind"] == "burned")
    assert burned["event"]["victims"][0][0] == "northern-realms/catapult"
    assert rules(burned) >= {"SP-SCORCH", "SOLO-12"}


@rule("SOLO-5")
def test_ways_that_are_equally_good_are_chosen_by_the_phone(phone: Phone) -> None:
    """The choice belongs to the entry before it, and is taken back with it."""
    before = phone.create(opponent="scoiatael")
    rows = set()
    for _ in range(40):
        game = phone.enter(before, text="Barclay Els")
        [news] = game["news"]
        assert news["judged"]["decided"] == "chance"
        rows.add(news["event"]["spot"]["row"])
        assert phone.undo(game) == {**before, "summary": {**before["summary"], "changed_at": phone.time}}
    assert rows == {"close", "ranged"}


# Any game


def play_random(phone: Phone, rng: random.Random, **setup: str) -> Any:
    """Play a whole game with random outcomes and moves, and check everything that is sent."""
    game = phone.create(**setup)
    while game["summary"]["result"] is None:
        assert game["asked"] is None or game["asked"]["kind"] != "way"
        if game["asked"] is None:
            game = phone.enter(game, move=rng.choice(game["moves"]))
        elif game["asked"]["random"] and rng.random() < 0.5:
            game = phone.enter(game, random=True)
        else:
            game = phone.enter(game, text=rng.choice(game["asked"]["options"])["text"])
        assert validator("SoloGame").is_valid(game)
    return game


@pytest.mark.parametrize("number", range(6))
def test_a_game_can_be_resumed_and_its_log_has_all_that_was_news(phone: Phone, number: int) -> None:
    rng = random.Random(number)
    mode, opponent = ("solo-leaders", "solo")[number % 2], FACTIONS[number % len(FACTIONS)]
    game = play_random(phone, rng, mode=mode, opponent=opponent, rules=("legendary", "klub", "witcher3")[number % 3])
    phone.restart()
    assert phone.read(game) == game
    log = phone.read(game, "/log")
    assert validator("SoloLog").is_valid(log)
    assert len(log["entries"]) == game["summary"]["entries"] + 1
    assert log["entries"][-1] == {"text": game["last"], "events": game["news"]}


def test_everything_can_be_taken_back_and_entered_again(phone: Phone) -> None:
    game = play_random(phone, random.Random("undo"), mode="solo-leaders")
    entries = game["summary"]["entries"]
    first = phone.undo(game, entries)
    assert (first["summary"]["entries"], first["last"], first["asked"]["kind"]) == (0, "", "card")
    refused("cannot-undo", phone.undo, first)


def test_a_deck_of_ones_own_is_stored_as_its_code(phone: Phone) -> None:
    text = write_deck(starter("monsters-swarm").deck) + "\n# \ud800"
    setup = phone.create(deck=text)["summary"]["setup"]
    assert setup["deck"] == encode(starter("monsters-swarm").deck)


# Many games


def test_games_are_listed_with_the_last_one_first(phone: Phone) -> None:
    one, other = phone.create(), phone.create(opponent="skellige")
    phone.enter(one, text="griffin")
    games = phone.request("GET", "/api/companion/solo")["games"]
    assert [game["id"] for game in games] == [one["summary"]["id"], other["summary"]["id"]]
    assert (games[0]["entries"], games[0]["totals"], games[0]["leader"]) == (1, [0, 5], "foltest-king-of-temeria")


def test_a_game_that_is_removed_is_gone(phone: Phone) -> None:
    game = phone.create()
    path = f"/api/companion/solo/{game['summary']['id']}"
    assert phone.answer("DELETE", path).status == 204
    for method, address, body in (("GET", path, None), ("DELETE", path, None), ("GET", f"{path}/log", None)):
        refused("companion-no-game", phone.request, method, address, body)
    assert phone.store.texts == {}


def test_the_game_that_was_played_longest_ago_is_dropped(phone: Phone) -> None:
    games = [phone.create() for _ in range(MAX_GAMES + 1)]
    known = {key.removeprefix("solo/") for key in phone.store.texts}
    assert known == {game["summary"]["id"] for game in games[1:]}


# Refusals


def test_an_entry_that_is_sent_twice_is_refused_the_second_time(phone: Phone) -> None:
    game = phone.create()
    phone.enter(game, text="griffin")
    refused("companion-stale", phone.enter, game, text="fiend")
    refused("companion-stale", phone.undo, game)


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        ({}, "companion-entry"),
        ({"text": "griffin", "random": True}, "companion-entry"),
        ({"random": True}, "companion-entry"),
        ({"text": "catapult"}, "impossible-outcome"),
        ({"text": "x" * (MAX_TEXT + 1)}, "too-large"),
        ({"move": {"kind": "pass"}}, "outcome-needed"),
        ({"move": {"kind": "dance"}}, "wire-kind"),
        ({"text": 5}, "wire-value"),
        ({"texts": "griffin"}, "wire-key"),
    ],
)
def test_an_entry_that_cannot_be_is_refused_and_changes_nothing(phone: Phone, entry: Any, kind: str) -> None:
    game = phone.create()
    refused(kind, phone.enter, game, **entry)
    assert phone.read(game) == game


@pytest.mark.parametrize(
    ("setup", "kind"),
    [
        ({"mode": "duel"}, "open-game-mode"),
        ({"mode": "chess"}, "wire-name"),
        ({"rules": "chess"}, "ruleset-name"),
        ({"opponent": "elves"}, "wire-name"),
        ({"deck": SET + "king-brann"}, "board-unknown-leader"),
        ({"deck": "skellige-storm"}, "deck-faults"),
        ({"deck": "nothing"}, "unknown-deck"),
        ({"deck": "x" * 5_000}, "too-large"),
    ],
)
def test_a_game_that_cannot_be_played_is_not_created(phone: Phone, setup: dict[str, str], kind: str) -> None:
    refused(kind, phone.create, **setup)
    assert phone.store.texts == {}


@pytest.mark.parametrize("body", [None, [], "x", {"mode": "solo"}])
def test_a_body_that_is_no_setup_is_refused(phone: Phone, body: Any) -> None:
    with pytest.raises(GwintError):
        phone.request("POST", "/api/companion/solo", body)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"version": 2}', "[" * 100_000])
def test_a_game_that_cannot_be_read_is_neither_listed_nor_fatal(phone: Phone, text: str) -> None:
    game = phone.create()
    phone.store.texts["solo/broken"] = text
    refused("companion-unreadable", phone.request, "GET", "/api/companion/solo/broken")
    assert [one["id"] for one in phone.request("GET", "/api/companion/solo")["games"]] == [game["summary"]["id"]]


def test_a_game_whose_entries_no_longer_fit_is_refused(phone: Phone) -> None:
    game = phone.enter(phone.create(), text="griffin")
    key = f"solo/{game['summary']['id']}"
    phone.store.texts[key] = phone.store.texts[key].replace('"inputs":["griffin"]', '"inputs":["catapult"]')
    phone.restart()
    refused("companion-unreadable", phone.read, game)


def test_a_full_store_changes_nothing(phone: Phone) -> None:
    game = phone.create()
    phone.store.full = True
    with pytest.raises(OSError, match="full"):
        phone.enter(game, text="griffin")
    phone.store.full = False
    assert phone.read(game) == game


def test_the_number_of_entries_is_limited(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gwint.companion.solo_session.MAX_ENTRIES", 1)
    game = phone.enter(phone.create(), text="griffin")
    refused("too-large", phone.enter, game, text="Catapult")
    assert MAX_ENTRIES == 1_000
