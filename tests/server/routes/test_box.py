"""GET /api/box: balanced decks, sheets and the quick reference, of a server and of a browser."""

from __future__ import annotations

import asyncio
import json

import pytest

from gwint.browser.host import Host
from gwint.cards import FACTIONS, LANGUAGES
from gwint.decks import starter
from tests.browser.memory_storage import MemoryStorage
from tests.server.routes.reference_client import fault, get, get_json

SWARM = starter("monsters-swarm").deck


def test_decks_are_drawn_for_every_seat() -> None:
    answer = get_json("/api/box/decks", seats="5", seed="7", rules="klub", language="pl")
    assert {one["deck"]["faction"] for one in answer["decks"]} == set(FACTIONS)
    assert all(one["faults"] == [] for one in answer["decks"])
    assert answer == get_json("/api/box/decks", seats="5", seed="7", rules="klub", language="pl")


def test_a_seat_keeps_its_faction_and_is_drawn_again_alone() -> None:
    first = get_json("/api/box/decks", seats="3", seed="7", factions=",skellige")
    again = get_json("/api/box/decks", seats="3", seed="7", factions=",skellige", redraws="0,1")
    assert [one["deck"]["faction"] for one in again["decks"]][1] == "skellige"
    assert [one["code"] != two["code"] for one, two in zip(first["decks"], again["decks"], strict=True)] == [
        False, True, False,
    ]  # fmt: skip


def test_without_a_seed_a_random_one_is_chosen_and_returned() -> None:
    first = get_json("/api/box/decks")
    assert get_json("/api/box/decks", seed=first["seed"]) == first


@pytest.mark.parametrize(
    ("query", "status", "kind"),
    [
        ("seats=6", 422, "bad-request"),
        ("seats=2&factions=elves", 400, "unknown-faction"),
        ("seats=2&factions=skellige,skellige", 400, "box-faction-twice"),
        ("seats=2&factions=,,skellige", 400, "box-more-than-seats"),
        ("seats=2&redraws=0,x", 400, "not-a-number"),
        ("seats=2&redraws=99999", 400, "box-redraws"),
        ("seats=2&redraws=²", 400, "not-a-number"),
    ],
)
def test_what_one_box_cannot_give_is_refused(query: str, status: int, kind: str) -> None:
    assert fault(get(f"/api/box/decks?{query}"), status)[0] == kind


def test_a_sheet_lists_a_deck_as_it_is_found_in_the_box() -> None:
    sheet = get_json("/api/box/sheet", deck=str(SWARM.code), language="de")
    assert {line["card"]: line["copies"] for line in sheet["cards"]} == sheet["deck"]["cards"]
    assert (sheet["leader_code"], sheet["faults"]) == (SWARM.leader.code, [])


def test_a_sheet_has_the_faults_by_the_rules() -> None:
    sheet = get_json("/api/box/sheet", deck="monsters-swarm", rules="klub, max_heroes=0")
    assert "deck-too-many-heroes" in {one["kind"] for one in sheet["faults"]}


def test_a_deck_that_cannot_be_read_or_is_too_large_has_no_sheet() -> None:
    assert fault(get("/api/box/sheet", params={"deck": "gw1nonsense"}), 400)[0] == "deck-code-checksum"
    text = "Leader: King Bran\n99 Olaf\n99 Ermion"
    assert fault(get("/api/box/sheet", params={"deck": text}), 400)[0] == "deck-too-large"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_changes_only_with_the_program(language: str) -> None:
    first = get("/api/box/reference", params={"language": language})
    again = get("/api/box/reference", params={"language": language}, headers={"If-None-Match": first.headers["ETag"]})
    assert (first.json()["language"], again.status_code) == (language, 304)


@pytest.mark.parametrize(
    "path",
    [
        "/api/box/decks?seats=3&seed=7&factions=,skellige&redraws=1&rules=klub&advanced=true&language=cs",
        "/api/box/decks?seats=9",
        "/api/box/decks?seed=7&factions=elves",
        "/api/box/sheet?deck=monsters-swarm&language=uk",
        "/api/box/sheet",
        "/api/box/reference?rules=witcher3&language=de",
    ],
)
def test_a_browser_answers_as_a_server_does(path: str) -> None:
    async def ask() -> tuple[int, str, str]:
        host = Host(MemoryStorage(), lambda number, text: None)
        return await host.request("GET", path)

    answer = get(path)
    status, _, body = asyncio.run(ask())
    assert (status, json.loads(body)) == (answer.status_code, answer.json())
