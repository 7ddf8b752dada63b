"""Everything in a browser as a file: export, and import, which adds what is missing and never shortens a game."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from gwint.decks import encode, starters
from gwint.server.api import saved_decks
from tests.browser.memory_storage import MemoryStorage
from tests.browser.pages import DUEL, HOT_SEAT, Page, open_page

CODE = encode(starters()[0].deck)
SOLO = {"mode": "solo", "rules": "legendary", "opponent": "monsters", "deck": "set:king-bran"}


async def filled(page: Page) -> str:
    """Fill a page's storage with everything that is exported, and return the table of a running game."""
    await page.post("/api/me", {"name": "Ala"})
    over = await page.opens(seats=HOT_SEAT)
    await page.post(f"/api/tables/{over.id}/commands", {"type": "resign", "seat": 0})
    await page.post("/api/records", {"text": await page.get(f"/api/tables/{over.id}/record"), "key": "k"}, 201)
    await page.post("/api/local/uploads", {"table": over.id, "record": "abc"}, 204)
    await page.post("/api/decks", {"name": "Mine", "code": CODE}, 201)
    await page.post("/api/companion/solo", SOLO, 201)
    running = await page.opens(**DUEL)
    await page.follows(1, running.id, 0)
    await page.plays_out(1, most=3)
    page.host.close_socket(1)
    return running.id


async def export(page: Page) -> Any:
    return await page.get("/api/local/export")


async def imported(page: Page, data: Any) -> Any:
    return await page.asks("POST", "/api/local/import", body=data)


async def test_an_export_is_imported_into_another_browser() -> None:
    async with open_page() as page, open_page() as other:
        running = await filled(page)
        data = await export(page)
        counts = {"tables": 2, "extended": 0, "kept": 0, "decks": 1, "records": 1, "companion": 1}
        assert await imported(other, data) == counts
        assert other.storage.copy() == page.storage.copy()
        assert await export(other) == data
        assert await other.get("/api/games") == await page.get("/api/games")
        assert await other.get("/api/companion/solo") == await page.get("/api/companion/solo")
        await other.follows(1, running, 0)
        await other.plays_out(1)
        assert other.view(1)["phase"] == "over"


async def test_what_is_here_already_is_kept() -> None:
    async with open_page() as page:
        await filled(page)
        before, data = page.storage.copy(), await export(page)
        counts = {"tables": 0, "extended": 0, "kept": 2, "decks": 0, "records": 0, "companion": 0}
        assert await imported(page, data) == counts
        assert page.storage.copy() == before


async def test_a_longer_log_extends_a_game_and_a_shorter_one_changes_nothing() -> None:
    async with open_page() as page, open_page() as other:
        running = await filled(page)
        short = await export(page)
        await page.follows(2, running, 0)
        await page.plays_out(2)
        page.host.close_socket(2)
        long = await export(page)
        await imported(other, short)
        assert (await imported(other, long))["extended"] == 1
        over = (await other.get(f"/api/tables/{running}?seat=0"))["view"]
        assert over["phase"] == "over"
        assert (await imported(other, short))["kept"] == 2
        assert (await other.get(f"/api/tables/{running}?seat=0"))["view"] == over
        assert await export(other) == await export(page)


async def test_a_log_that_went_another_way_is_kept_as_it_is() -> None:
    async with open_page() as page, open_page() as other:
        running = await filled(page)
        await imported(other, await export(page))
        await page.post(f"/api/tables/{running}/commands", {"type": "resign", "seat": 0})
        await other.follows(1, running, 0)
        await other.plays_out(1)
        other.host.close_socket(1)
        mine = (await export(other))["tables"][running]
        assert (await imported(other, await export(page)))["kept"] == 2
        assert (await export(other))["tables"][running] == mine


async def test_a_table_that_is_being_watched_is_kept() -> None:
    async with open_page() as page, open_page() as other:
        running = await filled(page)
        await imported(other, await export(page))
        await page.post(f"/api/tables/{running}/commands", {"type": "resign", "seat": 0})
        await other.follows(1, running, 0)
        assert (await imported(other, await export(page)))["extended"] == 0
        assert other.view(1)["phase"] == "playing"


async def test_a_deck_that_was_changed_later_wins() -> None:
    async with open_page() as page, open_page() as other:
        await filled(page)
        await imported(other, await export(page))
        [deck] = (await page.get("/api/decks"))["decks"]
        page.clock.passes(5)
        await page.asks("PATCH", f"/api/decks/{deck['id']}", body={"name": "Newer"})
        assert (await imported(other, await export(page)))["decks"] == 1
        assert (await imported(page, {**(await export(page)), "decks": {}}))["decks"] == 0
        assert [one["name"] for one in (await other.get("/api/decks"))["decks"]] == ["Newer"]


async def test_only_as_many_decks_are_added_as_there_is_space_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_page() as page:
        monkeypatch.setattr("gwint.browser.exports.MAX_DECKS", 2)
        monkeypatch.setattr(saved_decks, "MAX_DECKS", 2)
        data = await export(page)
        deck = {"name": "x", "code": CODE, "changed_at": 1}
        data["decks"] = {f"0{number}": deck for number in range(2)}
        await page.post("/api/decks", {"name": "Mine", "code": CODE}, 201)
        assert (await imported(page, data))["decks"] == 1
        assert len((await page.get("/api/decks"))["decks"]) == 2


async def test_a_full_device_imports_nothing() -> None:
    async with open_page() as page, open_page() as other:
        await filled(page)
        other.storage.full = True
        assert (await other.fault("POST", "/api/local/import", 507, await export(page)))["kind"] == "device-full"
        assert not any(other.storage.stores.values())
        assert (await other.get("/api/games"))["games"] == []


async def test_a_file_of_a_newer_version_is_refused() -> None:
    async with open_page() as page:
        data = {**(await export(page)), "gwint_export": 2, "new": {}}
        assert (await page.fault("POST", "/api/local/import", 400, data))["kind"] == "export-too-new"


Log = list[Any]


def with_log(change: Callable[[Log], object]) -> Callable[[Any], Any]:
    """Return a function that changes the longest log of a file."""

    def damaged(data: Any) -> Any:
        change(max(data["tables"].values(), key=len))
        return data

    return damaged


def _with_another_stamp(log: Log) -> None:
    next(row for row in log if row[3])[3] = "00"


def _closed_twice(log: Log) -> None:
    log += [["closed", 1, "{}", ""]] * 2


DAMAGE: dict[str, Callable[[Any], Any]] = {
    "not an object": lambda data: [data],
    "another file": lambda data: {"name": "x"},
    "a missing part": lambda data: {name: part for name, part in data.items() if name != "decks"},
    "an unknown part": lambda data: {**data, "more": 1},
    "an id with a slash": lambda data: {**data, "tables": {"0a/b": next(iter(data["tables"].values()))}},
    "an empty log": lambda data: {**data, "tables": {"0abc": []}},
    "a row with too little": with_log(lambda log: log.append(["moved", 1, "{}"])),
    "an unknown entry": with_log(lambda log: log.append(["danced", 1, "{}", ""])),
    "an entry with a bad body": with_log(lambda log: log.append(["moved", 1, "[]", ""])),
    "an entry that is refused": with_log(_closed_twice),
    "a missing entry": with_log(lambda log: log.pop(5)),
    "no first entry": with_log(lambda log: log.pop(0)),
    "another stamp": with_log(_with_another_stamp),
    "a record of nothing": lambda data: {**data, "records": {"0r": {"text": "x", "created_at": 1, "key": ""}}},
    "a deck without a code": lambda data: {**data, "decks": {"0d": {"name": "x", "changed_at": 1}}},
    "a name that cannot be seen": lambda data: {**data, "name": "\u202e"},
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_file_is_refused_and_nothing_changes(damage: str) -> None:
    async with open_page() as page, open_page() as other:
        await filled(page)
        fault = await other.fault("POST", "/api/local/import", 400, DAMAGE[damage](copy.deepcopy(await export(page))))
        assert fault["kind"] == "export-damaged"
        assert not any(other.storage.stores.values())


async def test_a_text_that_is_not_json_is_refused() -> None:
    async with open_page() as page:
        status, _, body = await page.host.request("POST", "/api/local/import", "[" * 100_000)
        assert (status, json.loads(body)["fault"]["kind"]) == (400, "export-damaged")


async def test_an_interrupted_game_is_exported_and_imported() -> None:
    storage = MemoryStorage()
    async with open_page(storage) as page:
        running = await filled(page)
    key = max(key for key in storage.stores["entries"] if key.startswith(running))
    kind, at, body, _ = json.loads(storage.stores["entries"][key])
    storage.stores["entries"][key] = json.dumps([kind, at, body, "00"])
    async with open_page(storage) as page, open_page() as other:
        assert (await page.get(f"/api/tables/{running}"))["view"]["phase"] == "interrupted"
        assert (await imported(other, await export(page)))["tables"] == 2
        assert (await other.get(f"/api/tables/{running}"))["view"]["phase"] == "interrupted"


# Games to be uploaded


async def test_finished_games_are_uploaded_once() -> None:
    storage = MemoryStorage()
    async with open_page(storage) as page:
        first = await page.opens(seats=HOT_SEAT)
        second = await page.opens(seats=HOT_SEAT)
        closed = await page.opens()
        await page.post(f"/api/tables/{closed.id}/commands", {"type": "close"})
        assert await page.get("/api/local/uploads") == {"games": [], "left": 0, "unfinished": 2}
        for room in (second, first):
            await page.post(f"/api/tables/{room.id}/commands", {"type": "resign", "seat": 0})
            page.clock.passes(1)
        waiting = (await page.get("/api/local/uploads"))["games"]
        assert [(game["table"], game["key"]) for game in waiting] == [(second.id, second.id), (first.id, first.id)]
        assert waiting[0]["text"] == await page.get(f"/api/tables/{second.id}/record")
        await page.post("/api/local/uploads", {"table": second.id, "record": "abc"}, 204)
    async with open_page(storage) as page:
        assert [game["table"] for game in (await page.get("/api/local/uploads"))["games"]] == [first.id]
        await page.post("/api/local/uploads", {"table": first.id, "record": "abd"}, 204)
        assert await page.get("/api/local/uploads") == {"games": [], "left": 0, "unfinished": 0}
        fault = await page.fault("POST", "/api/local/uploads", 404, {"table": "none", "record": "abc"})
        assert fault["kind"] == "no-such-table"


async def test_only_some_games_are_uploaded_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gwint.browser.uploads.PAGE_LENGTH", 1)
    async with open_page() as page:
        for _ in range(3):
            room = await page.opens(seats=HOT_SEAT)
            await page.post(f"/api/tables/{room.id}/commands", {"type": "resign", "seat": 0})
        answer = await page.get("/api/local/uploads")
        assert (len(answer["games"]), answer["left"]) == (1, 2)
