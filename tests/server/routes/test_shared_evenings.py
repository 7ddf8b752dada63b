"""Evenings that several phones referee together: entries, streams, and what the store holds after a kill."""

from __future__ import annotations

import asyncio
import shutil
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from gwint.server import shared_evenings
from gwint.server.storage.store import FILE
from tests.server.routes.table_client import ApiClient, ApiServer, api_server, lines

ROUTE = "/api/referee/evenings"
PLAYERS = [
    {"name": "Ala", "faction": "northern-realms", "leader": "foltest-the-siegemaster"},
    {"name": "Bob", "faction": "nilfgaard", "leader": "emhyr-var-emreis-the-relentless"},
]
BEGUN = {"kind": "begin-game", "at": 5, "players": PLAYERS, "rules": "legendary", "minutes": 0}
TOSS = {"kind": "give-outcome", "at": 5, "option": 0}
VES = {"kind": "put-card", "at": 5, "side": 0, "zone": "row", "card": "northern-realms/ves", "row": "close"}
UNDO = {"kind": "undo", "at": 5}
STRANGE = {"kind": "set-gems", "at": 5, "side": 0, "gems": 99}
NONCES = count()


async def share(phone: ApiClient, *entries: Any) -> str:
    return str((await phone.post(ROUTE, {"entries": [BEGUN, TOSS, *entries]}, 201))["id"])


async def enter(
    phone: ApiClient, evening: str, known: int, entry: Any = VES, status: int = 200, nonce: str = ""
) -> Any:
    made = {"known": known, "nonce": nonce or f"nonce {next(NONCES):06}", "entry": entry}
    return await phone.post(f"{ROUTE}/{evening}/entries", made, status)


async def known_to(phone: ApiClient, evening: str, after: int = 0) -> list[str]:
    """Return the kinds of the entries that a phone is sent."""
    [news] = lines(await phone.get(f"{ROUTE}/{evening}/events?once=true&after={after}"))
    return [entry["kind"] for entry in news["entries"]]


async def test_both_phones_make_entries_and_take_them_back(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as ala, api.client(address="192.0.2.2") as bob:
        evening = await share(ala)
        news = await enter(bob, evening, 2)
        assert (news["after"], news["now"]) == (2, api.host.clock.now())
        assert news["entries"] == [{**VES, "at": api.host.clock.now()}], "the server's time is that of both phones"
        assert [entry["kind"] for entry in (await enter(ala, evening, 3, UNDO))["entries"]] == ["undo"]
        assert await known_to(bob, evening, 2) == ["put-card", "undo"]


async def test_an_entry_is_refused_if_another_phone_was_first(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as ala, api.client() as bob:
        evening = await share(ala)
        await enter(ala, evening, 2)
        late = await enter(bob, evening, 2, UNDO, status=409)
        assert late["fault"]["kind"] == "referee-stale"
        assert (late["after"], [entry["kind"] for entry in late["entries"]]) == (2, ["put-card"])
        assert (await enter(bob, evening, 4, status=409))["fault"]["kind"] == "referee-stale"
        at_once = await asyncio.gather(
            *(
                bob.client.post(f"{ROUTE}/{evening}/entries", json={"known": 3, "nonce": f"together {n}", "entry": VES})
                for n in range(5)
            )
        )
        assert sorted(answer.status_code for answer in at_once) == [200, 409, 409, 409, 409]


async def test_a_repeated_entry_is_made_once(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as ala:
        evening = await share(ala)
        for _ in range(2):
            assert len((await enter(ala, evening, 2, nonce="the same"))["entries"]) == 1
    async with api_server(tmp_path) as api, api.client() as ala:
        assert len((await enter(ala, evening, 2, nonce="the same"))["entries"]) == 1
        assert await known_to(ala, evening) == ["begin-game", "give-outcome", "put-card"]


async def test_the_rules_judge_every_entry(tmp_path: Path) -> None:
    """What is refused is not stored, neither at the start nor later."""
    async with api_server(tmp_path) as api, api.client() as ala:
        assert await ala.fault("POST", ROUTE, 400, json={"entries": [BEGUN, VES, VES]}) == "referee-question-open"
        evening = await share(ala)
        assert (await enter(ala, evening, 2, STRANGE, 400))["fault"]["kind"] == "referee-gems"
        assert (await enter(ala, evening, 2, {"kind": "nothing"}, 400))["fault"]["kind"] == "wire-kind"
        assert await known_to(ala, evening, 2) == []
        assert await api.host.registry.store.reader.rows("SELECT count(*) FROM evenings") == [(1,)]


async def test_a_stream_sends_what_is_missing_and_then_every_entry(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as ala:
        evening = await share(ala)
        evenings = api.host.registry.evenings
        stream = evenings.lines(await evenings.find(evening), 1, heartbeat_s=0.01)
        seen = [lines((await anext(stream)).decode())[0] for _ in range(2)]
        assert [(one["after"], len(one["entries"])) for one in seen] == [(1, 1), (2, 0)], "then a heartbeat"
        await enter(ala, evening, 2)
        while not (news := lines((await anext(stream)).decode())[0])["entries"]:
            pass
        assert (news["after"], news["entries"][0]["kind"]) == (2, "put-card")
        ahead = evenings.news(await evenings.find(evening), 40)
        assert lines(ahead.decode())[0]["after"] == 0, "a phone that knows more than the server starts again"


async def test_a_stream_is_counted_and_ends_when_the_server_stops(tmp_path: Path) -> None:
    async with api_server(tmp_path, address_connections=1) as api, api.client() as ala:
        evening = await share(ala)
        following = asyncio.create_task(ala.get(f"{ROUTE}/{evening}/events"))
        await api.host.settled(lambda: api.app.state.addresses.open_sockets == 1)
        assert await ala.fault("GET", f"{ROUTE}/{evening}/events", 429) == "too-many-sockets"
        assert len(await known_to(ala, evening)) == 2
        api.host.registry.stop()
        async with asyncio.timeout(10):
            assert len(lines(await following)[0]["entries"]) == 2


async def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    """The file is read as it is on disk while the server still runs, as after a SIGKILL."""
    copy = tmp_path / "copy"
    copy.mkdir()
    async with api_server(tmp_path / "data") as api, api.client() as ala:
        evening = await share(ala)
        await enter(ala, evening, 2, nonce="the same")
        for path in (tmp_path / "data").glob(f"{FILE}*"):
            shutil.copy(path, copy)
        await enter(ala, evening, 3, UNDO)
    async with api_server(copy) as api, api.client() as ala:
        assert await known_to(ala, evening) == ["begin-game", "give-outcome", "put-card"]
        await enter(ala, evening, 2, nonce="the same")
        assert (await enter(ala, evening, 2, status=409))["fault"]["kind"] == "referee-stale"
        await enter(ala, evening, 3, UNDO)


async def test_a_stranger_without_the_link_learns_nothing(tmp_path: Path) -> None:
    """An id that does not exist, that of a table, and a damaged evening get the same answer."""
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client() as stranger:
        table, damaged = (await ala.opens())["id"], await share(ala)
        delete = "DELETE FROM evening_entries WHERE evening_id = ? AND number = 0"
        await api.host.registry.store.writer.write([(delete, (damaged,))])
        answers = set()
        for id_ in ("nothing", table, damaged, "'"):
            answers.add((await stranger.client.get(f"{ROUTE}/{id_}/events?once=true")).text)
            made = {"known": 0, "nonce": "12345678", "entry": UNDO}
            answers.add((await stranger.client.post(f"{ROUTE}/{id_}/entries", json=made)).text)
        assert answers == {'{"fault":{"kind":"referee-not-shared","details":{}}}'}
        assert await stranger.fault("GET", ROUTE, 405) == "wrong-method"
        evening = await share(ala)
        columns = await api.host.registry.store.reader.rows("SELECT name FROM pragma_table_info('evenings')")
        assert {name for (name,) in columns} == {"id", "created_at", "changed_at"}, "an evening belongs to no owner"
        assert (await stranger.client.get(f"{ROUTE}/{evening}/events?once=true")).cookies == {}


async def test_shared_evenings_are_limited_in_number_and_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with api_server(tmp_path, evenings_in_all=2) as api, api.client() as ala:
        evening = await share(ala)
        await share(ala)
        assert await ala.fault("POST", ROUTE, 503, json={"entries": []}) == "server-full"
        monkeypatch.setattr(shared_evenings, "MAX_BYTES", 420)
        await enter(ala, evening, 2)
        assert (await enter(ala, evening, 3, status=413))["fault"]["kind"] == "too-large"
        assert await ala.fault("POST", ROUTE, 413, json={"entries": [BEGUN, TOSS, VES, VES]}) == "too-large"


async def test_abandoned_evenings_are_deleted(tmp_path: Path) -> None:
    async with api_server(tmp_path, evenings_s=1000, sweep_s=1) as api, api.client() as ala:
        old, used = await share(ala), await share(ala)
        await known_to(ala, old)
        open_ = await api.host.registry.evenings.find(old)
        following = asyncio.create_task(ala.get(f"{ROUTE}/{old}/events"))
        await api.host.settled(lambda: api.app.state.addresses.open_sockets == 1)
        api.host.clock.passes(900)
        await enter(ala, used, 2)
        api.host.clock.passes(200)
        await api.host.housekeeping.run_once()
        async with asyncio.timeout(10):
            await following
        assert open_.deleted
        assert len(await known_to(ala, used)) == 3
        assert await ala.fault("GET", f"{ROUTE}/{old}/events", 404) == "referee-not-shared"
        assert await rows_of(api, old) == 0


async def rows_of(api: ApiServer, evening: str) -> int:
    sql = "SELECT (SELECT count(*) FROM evenings WHERE id = ?1) + count(*) FROM evening_entries WHERE evening_id = ?1"
    [(number,)] = await api.host.registry.store.reader.rows(sql, (evening,))
    return int(number)
