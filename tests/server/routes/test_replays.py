"""Finished games: as records that the library reads, and step by step as they were seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gwint.game import Game
from gwint.match import Match
from gwint.server.tables import uploaded_records
from gwint.wire import write_event
from gwint.wire.tables import Terms
from tests.server.registry_host import decks_for
from tests.server.routes.table_client import HOT_SEAT, ApiClient, ApiServer, api_server

SEATS = {"duel": 2, "ffa-5": 5, "team": 4, "solo": 1, "match": 2}


async def opened(guest: ApiClient, mode: str) -> str:
    """Open a table of a mode in which one owner has all seats."""
    decks = [decks_for(Terms(mode=mode), seat) for seat in range(SEATS[mode])]
    seats = [{"sit": f"P{seat}", "decks": brought} for seat, brought in enumerate(decks)]
    return str((await guest.opens(mode=mode, seats=seats))["id"])


async def played(api: ApiServer, guest: ApiClient, mode: str) -> str:
    table = await opened(guest, mode)
    await api.plays_out(table)
    return table


@pytest.mark.parametrize("mode", SEATS)
async def test_the_record_of_a_table_replays_to_the_same_steps(mode: str, tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = await played(api, ala, mode)
        text = await ala.get(f"/api/tables/{table}/record")
        again: Game | Match = Match.from_record(text) if mode == "match" else Game.from_record(text)
        assert again.result == (await api.room(table)).state.result
        assert f"table | {table}" in text
        assert "date | 1970-01-01" in text
        assert len(text) < api.host.registry.settings.record_letters / 3
        record = (await ala.post("/api/records", {"text": text}, 201))["id"]
        assert await ala.get(f"/api/records/{record}") == text
        for viewpoint in ("open", "0"):
            query = f"steps?seat={viewpoint}"
            assert await ala.get(f"/api/records/{record}/{query}") == await ala.get(f"/api/tables/{table}/{query}")


@pytest.mark.parametrize("mode", SEATS)
async def test_a_replay_shows_a_seat_the_events_it_received(mode: str, tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = await played(api, ala, mode)
        state = (await api.room(table)).state
        for seat in range(SEATS[mode]):
            steps = (await ala.get(f"/api/tables/{table}/steps?seat={seat}"))["steps"]
            received = [write_event(event) for event in state.events_since(seat, 0)]
            began = [event["kind"] for event in received].index("began-game")
            assert received[-1]["kind"] == "sealed-log"
            assert [event for step in steps for event in step["events"]] == received[began:-1]
            assert [view["seat"] for step in steps for view in step["views"]] == [seat] * len(steps)
        assert steps[-1]["views"] == [_as_shown(await ala.get(f"/api/tables/{table}?seat={seat}"), seat)]


def _as_shown(received: Any, seat: int) -> Any:
    return {"seat": seat, "game": received["view"]["game"], "match": received["view"]["match"]}


async def test_with_open_hands_a_replay_shows_everything(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = await played(api, ala, "duel")
        steps = (await ala.get(f"/api/tables/{table}/steps"))["steps"]
        assert [len(step["views"]) for step in steps] == [2] * len(steps)
        for step in steps:
            for view in step["views"]:
                assert view["game"]["seats"][view["seat"]]["secrets"] is not None
        drawn = [event for step in steps for event in step["events"] if event["kind"] == "drew"]
        assert drawn
        assert not any(card is None for event in drawn for card in event["cards"])


async def test_steps_are_returned_singly_or_in_pages(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = await played(api, ala, "duel")
        path = f"/api/tables/{table}/steps"
        received = await ala.get(f"{path}?seat=1")
        count = received["count"]
        assert [step["number"] for step in received["steps"]] == list(range(count))
        assert (received["steps"][0]["act"], received["steps"][0]["seat"], received["steps"][0]["move"]) == (
            "dealt",
            None,
            None,
        )
        page = await ala.get(f"{path}?seat=1&first=3&limit=2")
        assert page == {"count": count, "steps": received["steps"][3:5], "fault": None}
        assert await ala.get(f"{path}/4?seat=1") == received["steps"][4]
        assert await ala.fault("GET", f"{path}/{count}", 404) == "no-such-step"
        assert await ala.fault("GET", f"{path}?seat=2", 404) == "no-such-seat"
        assert await ala.fault("GET", f"{path}?seat=all", 422) == "bad-request"


async def test_take_backs_and_resignations_are_steps(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        room = await api.room(table)
        await api.host.redrawn(room)
        acting = room.state.acting[0]
        view = (await ala.get(f"/api/tables/{table}?seat={acting}"))["view"]
        passing = {"seat": acting, "question": view["question"], "move": {"kind": "pass"}}
        await ala.commands(table, "move", **passing)
        await ala.commands(table, "offer", seat=acting, offer="take-back")
        await ala.commands(table, "resign", seat=acting)
        received = await ala.get(f"/api/tables/{table}/steps")
        moved, back, gave_up = received["steps"][-3:]
        assert (moved["act"], moved["move"]) == ("moved", {"kind": "pass"})
        assert (back["act"], back["seat"]) == ("took-back", acting)
        assert (gave_up["act"], gave_up["seat"]) == ("ended", acting)
        assert back["views"] == received["steps"][-4]["views"]
        text = await ala.get(f"/api/tables/{table}/record")
        record = (await ala.post("/api/records", {"text": text}, 201))["id"]
        again = (await ala.get(f"/api/records/{record}/steps"))["steps"]
        kinds = [[event["kind"] for event in step["events"]] for step in again[-2:]]
        assert [step["act"] for step in again] == [step["act"] for step in received["steps"]]
        assert kinds == [["took-back"], ["gave-up"]]


async def test_a_match_with_a_resigned_game_replays(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = await opened(ala, "match")
        room = await api.room(table)
        for loser in (0, 1):
            while room.state.game is None:
                seat = room.state.acting[0]
                await api.host.move(room, seat, room.state.play.view(seat).moves[0])  # type: ignore[union-attr]
            await ala.commands(table, "resign", seat=loser, game=True)
        await ala.commands(table, "close")
        text = await ala.get(f"/api/tables/{table}/record")
        record = (await ala.post("/api/records", {"text": text}, 201))["id"]
        for viewpoint in ("open", "1"):
            query = f"steps?seat={viewpoint}"
            received, again = [
                (await ala.get(f"/api/{one}/{query}"))["steps"] for one in (f"tables/{table}", f"records/{record}")
            ]
            assert [step["events"] for step in again] == [step["events"] for step in received]
            assert [step["views"] for step in again] == [step["views"] for step in received]


async def test_a_running_game_has_no_replay(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        table = (await ala.opens(seats=HOT_SEAT, spectators=False))["id"]
        for path in ("record", "steps", "steps?seat=0", "steps/0"):
            assert await ala.fault("GET", f"/api/tables/{table}/{path}", 409) == "game-goes-on"
        begin = {"from": {"table": table, "step": 0}}
        assert await ala.fault("POST", "/api/tables", 409, json=begin) == "game-goes-on"
        await ala.commands(table, "close")
        assert await bob.fault("GET", f"/api/tables/{table}/record", 403) == "no-spectators"
        assert await bob.fault("POST", "/api/tables", 403, json=begin) == "no-spectators"
        assert (
            (await ala.get(f"/api/tables/{table}/record")).rstrip().endswith("final | " + _final(await api.room(table)))
        )
        never = (await ala.opens())["id"]
        await ala.commands(never, "close")
        assert await ala.fault("GET", f"/api/tables/{never}/record", 409) == "no-game"


def _final(room: Any) -> str:
    return str(room.state.play.record().rpartition("final | ")[2].strip())


async def test_what_no_longer_folds_is_interrupted_once_and_its_record_can_be_read(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        await api.host.redrawn(await api.room(table))
        steps = len((await api.room(table)).state.undoable)
        [(last,)] = await api.host.registry.store.reader.rows("SELECT max(number) FROM entries")
        otherwise = ("UPDATE entries SET digest = 'otherwise' WHERE number = ?", (last,))
        await api.host.registry.store.writer.write([otherwise])
    for _ in range(2):
        async with api_server(tmp_path) as api, api.client() as stranger:
            assert (await stranger.get(f"/api/tables/{table}"))["view"]["phase"] == "interrupted"
            game = Game.from_record(await stranger.get(f"/api/tables/{table}/record"))
            assert len(game.made) == steps - 1
            assert (await stranger.get(f"/api/tables/{table}/steps"))["count"] == steps
            counted = "SELECT count(*) FROM entries WHERE kind = 'interrupted'"
            assert await api.host.registry.store.reader.rows(counted) == [(1,)]


# Starting from a position


@pytest.mark.parametrize("mode", ["duel", "team", "solo", "match"])
async def test_a_game_starts_from_a_step_of_another(mode: str, tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        old = await played(api, ala, mode)
        steps = (await ala.get(f"/api/tables/{old}/steps?seat=0"))["steps"]
        [number] = [step["number"] for step in steps if step["act"] == "moved"][6:7]
        seats = [{"sit": f"Q{seat}"} for seat in range(SEATS[mode])]
        received = await ala.opens(**{"from": {"table": old, "step": number}, "seats": seats})
        assert received["view"]["phase"] == "playing"
        assert received["view"]["terms"]["mode"] == ("duel" if mode == "match" else mode)
        before = steps[number]["views"][0]
        before = before["game"] or before["match"]["game"]
        for name in ("seats", "sides", "weather", "round", "moves"):
            assert _unbrought(received["view"]["game"][name]) == _unbrought(before[name])
        text = await ala.get(f"/api/tables/{old}/record")
        record = (await ala.post("/api/records", {"text": text}, 201))["id"]
        again = await ala.opens(**{"from": {"record": record, "step": number}, "seats": seats})
        assert again["view"]["game"] == received["view"]["game"]
        await api.plays_out(received["id"])
        assert Game.from_record(await ala.get(f"/api/tables/{received['id']}/record")).result


def _unbrought(received: Any) -> Any:
    """Remove the decks brought, which a picture does not contain."""
    if isinstance(received, dict):
        return {name: _unbrought(one) for name, one in received.items() if name != "brought"}
    return [_unbrought(one) for one in received] if isinstance(received, list) else received


PICTURE = "rules | klub\nhand | Thaler\ndeck | Ves, Zoltan Chivay, Ghoul\nfoe hand | Geralt of Rivia"


async def test_a_game_starts_from_a_picture_that_others_do_not_see(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        received = await ala.opens(**{"from": {"picture": PICTURE}, "seats": [{"sit": "Ala"}], "listed": True})
        table = received["id"]
        assert received["view"]["terms"]["rules"] == "klub"
        await bob.commands(table, "sit", seat=1, name="Bob")
        answer = await bob.client.get(f"/api/tables/{table}?seat=1")
        assert answer.json()["view"]["phase"] == "playing"
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}?seat=1",
            f"/api/tables/{table}/events?once=true",
        ):
            assert "thaler" not in (await bob.client.get(path)).text.lower()
        assert "thaler" in (await ala.client.get(f"/api/tables/{table}?seat=0")).text.lower()
        listed = await ala.opens(**{"from": {"picture": PICTURE}, "listed": True})
        assert "thaler" not in (await bob.client.get("/api/tables")).text.lower()
        assert listed["view"]["terms"]["start"] == "picture"


async def test_no_game_starts_from_the_end_of_another(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        old = await played(api, ala, "duel")
        last = (await ala.get(f"/api/tables/{old}/steps?limit=1"))["count"] - 1
        begin = {"from": {"table": old, "step": last}}
        assert await ala.fault("POST", "/api/tables", 400, json=begin) == "game-over"
        begin["from"]["step"] = last + 1
        assert await ala.fault("POST", "/api/tables", 404, json=begin) == "no-such-step"


# Uploaded records


async def test_a_record_replays_as_far_as_it_can_with_the_reason(tmp_path: Path) -> None:
    game = Game("northern-realms-siege", "monsters-swarm", seed=7)
    for _ in range(8):
        game.play(game.moves[0])
    lines = game.record().splitlines()
    moves = [place for place, line in enumerate(lines) if line.startswith("  p")]
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        whole = await ala.post("/api/records", {"text": "\n".join(lines)}, 201)
        assert whole["fault"] is None
        assert (await ala.get(f"/api/records/{whole['id']}/steps"))["fault"] is None
        lines[moves[5]] = "  p1 Nobody"
        part = await ala.post("/api/records", {"text": "\n".join(lines)}, 201)
        steps = await ala.get(f"/api/records/{part['id']}/steps")
        assert steps["count"] == 6
        assert steps["fault"] == part["fault"]
        assert (part["fault"]["kind"], part["fault"]["details"]["line"]) == ("record-illegal-move", moves[5] + 1)


async def test_a_text_without_a_deal_is_refused_by_its_line(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        for text, kind, line in (("", "record-header", 1), ("gwint match 1\nnonsense", "record-line", 2)):
            body = await ala.post("/api/records", {"text": text}, 400)
            assert (body["fault"]["kind"], body["fault"]["details"]["line"]) == (kind, line)
        assert await ala.fault("GET", "/api/records/nothing", 404) == "no-such-record"


async def test_a_record_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    async with api_server(tmp_path, record_letters=2_000) as api, api.client("Ala") as ala:
        assert await ala.fault("POST", "/api/records", 413, json={"text": "x" * 2_001}) == "too-large"
        assert await ala.fault("POST", "/api/records", 400, json={"text": "x" * 2_000}) == "record-header"


async def test_bots_of_the_same_name_are_numbered(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        bots = [{"bot": "greedy"}, {"bot": "random"}, {"bot": "greedy"}]
        table = (await ala.opens(mode="ffa-4", seats=[HOT_SEAT[0], *bots]))["id"]
        await api.plays_out(table)
        text = await ala.get(f"/api/tables/{table}/record")
        assert Game.from_record(text).players == ("Ala", "greedy", "random", "greedy 2")


async def test_beyond_the_limit_the_oldest_record_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploaded_records, "MAX_RECORDS", 2)
    text = Game("monsters-swarm", "skellige-storm", seed=1).record()
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Bob") as bob:
        his = (await bob.post("/api/records", {"text": text}, 201))["id"]
        mine = [(await ala.post("/api/records", {"text": text}, 201))["id"] for _ in range(3)]
        assert await ala.fault("GET", f"/api/records/{mine[0]}", 404) == "no-such-record"
        for kept in (*mine[1:], his):
            assert await ala.get(f"/api/records/{kept}") == text
