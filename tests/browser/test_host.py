"""Games in a browser without a server: every mode, over reloads, with what is stored and what is sent."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NoReturn

import pytest

from gwint.bots import BOTS, RIVALS, Budget, NamedBot
from gwint.browser import thinking
from gwint.browser.thinking import AVAILABLE
from gwint.decks import encode
from gwint.fairness.commitments import pledge
from gwint.fairness.evidence import PROVEN, WRONG
from gwint.match import random_lineup
from gwint.server.tables.verification import verify_record
from gwint.views import View
from tests.browser.memory_storage import MemoryStorage
from tests.browser.pages import DUEL, HOT_SEAT, PERSON, open_page
from tests.server.registry_host import ManualClock, entropy_of

SEATED: dict[str, list[Any]] = {
    "duel": [PERSON, {"bot": "captain"}],
    "ffa-5": [PERSON, *[{"bot": bot} for bot in ("random", "greedy", "apprentice", "trader")]],
    "team": [PERSON, {"bot": "greedy"}, {"sit": "Bob", "decks": ["skellige-storm"]}, {"bot": "random"}],
    "solo": [{"sit": "Ala", "decks": ["set:king-bran"]}],
    "solo-leaders": [{"sit": "Ala", "decks": ["set:king-bran"]}],
    "match": [{"sit": "Ala", "decks": [encode(deck) for deck in random_lineup(1).decks]}, {"bot": "trader"}],
}


@pytest.mark.parametrize("mode", SEATED)
async def test_a_game_of_every_mode_is_played_and_survives_a_reload(mode: str) -> None:
    storage = MemoryStorage()
    async with open_page(storage) as page:
        room = await page.opens(mode=mode, seats=SEATED[mode])
        table, people = room.id, [seat for seat, one in enumerate(SEATED[mode]) if "sit" in one]
        for seat in people:
            await page.follows(seat, table, seat)
        await page.plays_out(*people, most=3)
        before = [page.view(seat) for seat in people]
    async with open_page(storage) as page:
        for seat, view in zip(people, before, strict=True):
            await page.follows(seat, table, seat)
            assert page.view(seat) == view
        await page.plays_out(*people, seed=1, most=300)
        assert page.view(people[0])["phase"] == "over"
        [game] = (await page.get("/api/games"))["games"]
        assert (game["id"], game["mode"], game["yours"]) == (table, mode, people)
        assert game["phase"] == "over"
        assert (await page.get(f"/api/tables/{table}/steps?limit=1"))["count"] > 1


async def test_a_command_is_acknowledged_once_it_is_stored() -> None:
    async with open_page() as page:
        room = await page.opens(seats=HOT_SEAT)
        await page.follows(1, room.id, 0)
        page.storage.held = asyncio.Event()
        answering = asyncio.create_task(page.says(1, type="resign", id="r", seat=0))
        for _ in range(20):
            await asyncio.sleep(0)
        assert page.messages(1, "done") == []
        assert page.view(1)["phase"] == "playing"
        page.storage.held.set()
        await answering
        await page.settled()
        assert page.messages(1, "done") == [{"type": "done", "id": "r"}]
        assert page.view(1)["phase"] == "over"


async def test_a_full_device_refuses_and_changes_nothing() -> None:
    async with open_page() as page:
        room = await page.opens(seats=HOT_SEAT)
        await page.follows(1, room.id, 0)
        before, stored = page.view(1), page.storage.copy()
        page.storage.full = True
        await page.says(1, type="resign", id="r", seat=0)
        assert page.messages(1, "refused")[-1]["fault"]["kind"] == "device-full"
        assert (await page.fault("POST", "/api/tables", 507, DUEL))["kind"] == "device-full"
        assert page.storage.copy() == stored
        page.storage.full = False
        assert page.view(1) == before
        await page.says(1, type="resign", id="r", seat=0)
        assert page.messages(1, "done") == [{"type": "done", "id": "r"}]


async def test_no_log_is_read_before_its_table_is_needed() -> None:
    storage = MemoryStorage()
    async with open_page(storage) as page:
        tables = [(await page.opens(**DUEL)).id for _ in range(3)]
        for table in tables[1:]:
            await page.post(f"/api/tables/{table}/commands", {"type": "close"})
    storage.read_keys.clear()
    async with open_page(storage) as page:
        assert len((await page.get("/api/games"))["games"]) == 3
        assert {key.partition("/")[0] for store, key in storage.read_keys if store == "entries"} == {tables[0]}


async def test_ids_of_a_browser_begin_with_a_digit_that_those_of_servers_do_not_have() -> None:
    async with open_page() as page:
        room = await page.opens(seats=HOT_SEAT)
        deck = await page.post("/api/decks", {"name": "x", "code": encode(random_lineup(1).decks[0])}, 201)
        await page.post(f"/api/tables/{room.id}/commands", {"type": "resign", "seat": 0})
        record = await page.post("/api/records", {"text": await page.get(f"/api/tables/{room.id}/record")}, 201)
        assert [id_[0] for id_ in (room.id, deck["id"], record["id"])] == ["0", "0", "0"]
        assert room.state.deal.rematch is not None
        assert room.state.deal.rematch.table[0] == "0"


async def test_two_people_at_one_screen_see_only_their_own_hands() -> None:
    async with open_page() as page:
        room = await page.opens(seats=HOT_SEAT)
        for socket, seat in enumerate((0, 1, None)):
            await page.follows(socket, room.id, seat)
        await page.plays_out(0, 1, most=4)
        hands = [[bool(seat["secrets"]) for seat in page.view(socket)["game"]["seats"]] for socket in range(3)]
        assert hands == [[True, False], [False, True], [False, False]]


async def test_a_move_is_taken_back_and_a_rematch_is_played() -> None:
    async with open_page() as page:
        room = await page.opens(seats=HOT_SEAT)
        commands = f"/api/tables/{room.id}/commands"
        for seat in (0, 1):
            await page.post(commands, {"type": "move", "seat": seat, "question": 0, "move": {"kind": "done"}})
        [seat] = room.state.acting
        await page.post(commands, {"type": "move", "seat": seat, "question": 1, "move": {"kind": "pass"}})
        assert room.state.acting != (seat,)
        await page.post(commands, {"type": "offer", "seat": seat, "offer": "take-back"})
        assert room.state.acting == (seat,)
        await page.post(commands, {"type": "resign", "seat": seat})
        await page.post(commands, {"type": "offer", "seat": seat, "offer": "rematch"})
        rematch = await page.get(f"/api/tables/{room.state.next_table}?seat=0")
        assert (rematch["view"]["phase"], rematch["view"]["chairs"][0]["name"]) == ("playing", "Bob")


async def test_a_deal_is_proven_fair() -> None:
    async with open_page() as page:
        room = await page.opens()
        commands, entropy = f"/api/tables/{room.id}/commands", entropy_of("ala", room.id, 1)
        await page.follows(1, room.id, None)
        await page.post(commands, {"type": "sit", "seat": 0, "name": "Ala"})
        await page.post(commands, {"type": "seat-bot", "seat": 1, "bot": "greedy"})
        promise = pledge(room.id, 1, entropy)
        await page.post(commands, {"type": "bring", "seat": 0, "decks": PERSON["decks"], "pledge": promise})
        await page.post(commands, {"type": "reveal", "seat": 0, "entropy": entropy})
        await page.settled()
        await page.post(commands, {"type": "resign", "seat": 0})
        record = await page.get(f"/api/tables/{room.id}/record")
        verdicts = {finding.verdict for finding in verify_record(record)}
        assert PROVEN in verdicts
        assert WRONG not in verdicts


async def test_clocks_run_while_a_table_is_followed() -> None:
    clock = ManualClock()
    async with open_page(clock=clock) as page:
        room = await page.opens(seats=HOT_SEAT, bank_s=60)
        await page.follows(1, room.id, 0)
        clock.passes(61)
        await page.until(lambda: room.state.phase == "over")
        assert page.host._housekeeping is not None
        page.host.close_socket(1)
        assert page.host._housekeeping is None


async def test_tables_that_never_started_are_closed_after_a_day() -> None:
    storage, clock = MemoryStorage(), ManualClock()
    async with open_page(storage, clock) as page:
        old = await page.opens(seats=[PERSON, None])
        clock.passes(80_000)
        new = await page.opens(seats=[PERSON, None])
    clock.passes(10_000)
    async with open_page(storage, clock) as page:
        await page.until(lambda: page.host._closing is not None and page.host._closing.done())
        assert page.host.store.tables[old.id].phase == "closed"
        assert [game["id"] for game in (await page.get("/api/games"))["games"]] == [new.id]


async def test_bots_are_those_that_need_no_compiled_twin() -> None:
    async with open_page() as page:
        bots = [bot["id"] for bot in (await page.get("/api/bots?mode=duel"))["bots"]]
        levels = ["random", "greedy", "novice", "apprentice", "trader", "sergeant", "captain"]
        rivals = [rival.id for rival in RIVALS if rival.level in levels]
        assert bots == list(AVAILABLE) == [*levels, *rivals]
        assert "astronomer" not in bots
        fault = await page.fault("POST", "/api/tables", 400, {"seats": [PERSON, {"bot": "champion"}]})
        assert fault["kind"] == "unknown-bot"


async def test_a_bot_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(view: View, budget: Budget, seed: str) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr(thinking, "BOTS", {**BOTS, "trader": NamedBot("trader", fail)})
    async with open_page() as page:
        room = await page.opens(**DUEL)
        await page.follows(1, room.id, 0)
        await page.plays_out(1, most=4)
        assert room.state.chairs[1].question > 0


# Sockets and streams


async def test_bad_messages_are_refused_and_closed_sockets_get_no_answer() -> None:
    async with open_page() as page:
        page.host.open_socket(1)
        await page.host.receive(1, "nonsense")
        await page.says(1, type="dance")
        await page.says(1, type="resign", seat=0, id="x")
        await page.says(1, type="hello", table="none")
        kinds = [message["fault"]["kind"] for message in page.messages(1, "refused")]
        assert kinds == ["bad-request", "bad-request", "no-hello", "no-such-table"]
        page.host.close_socket(1)
        await page.says(1, type="dance")
        assert len(page.received[1]) == 4


async def test_an_old_page_is_refused() -> None:
    async with open_page() as page:
        room = await page.opens(seats=HOT_SEAT)
        page.host.open_socket(1)
        await page.says(1, type="hello", table=room.id, protocol=1)
        assert page.messages(1, "refused")[0]["fault"]["kind"] == "protocol-too-old"


async def test_a_hint_is_sent_while_others_play() -> None:
    async with open_page() as page:
        room = await page.opens(**DUEL)
        await page.follows(1, room.id, 0)
        await page.settled()
        await page.says(1, type="hint", id="h", seat=0)
        await page.until(lambda: bool(page.messages(1, "hint")))
        assert page.messages(1, "hint")[0]["hint"]["candidates"]


async def finished(page: Any) -> str:
    room = await page.opens(**DUEL)
    await page.follows(9, room.id, 0)
    await page.plays_out(9)
    return str(room.id)


async def test_an_analysis_comes_line_by_line() -> None:
    async with open_page() as page:
        lines = await page.lines(f"/api/tables/{await finished(page)}/analysis")
        assert [line["type"] for line in lines] == ["judged"] * (len(lines) - 1) + ["review"]


async def test_an_analysis_stops_when_it_is_no_longer_wanted() -> None:
    async with open_page() as page:
        path = f"/api/tables/{await finished(page)}/analysis"
        lines: list[str] = []

        def write(line: str) -> bool:
            lines.append(line)
            return len(lines) < 2

        assert await page.host.stream("GET", path, "", write) == 200
        running = page.host.stream("GET", path, "", lines.append)
        await page.until(lambda: len(lines) > 4)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        jobs = list(page.host._services.reviews._jobs.values())
        assert [+job.listeners for job in jobs] == [{}]
        await page.until(lambda: jobs[0]._task is not None and jobs[0]._task.done())
        assert not jobs[0].done


async def test_a_refused_stream_has_its_fault_as_only_line() -> None:
    async with open_page() as page:
        room = await page.opens(seats=HOT_SEAT)
        lines: list[str] = []
        assert await page.host.stream("GET", f"/api/tables/{room.id}/analysis", "", lines.append) == 409
        assert [json.loads(line)["fault"]["kind"] for line in lines] == ["game-goes-on"]


# The owner


async def test_deleting_the_owners_data_deletes_everything() -> None:
    storage = MemoryStorage()
    async with open_page(storage) as page:
        await page.post("/api/me", {"name": "Ala"})
        await page.opens(seats=HOT_SEAT)
        await page.post("/api/decks", {"name": "x", "code": encode(random_lineup(1).decks[0])}, 201)
        solo = {"mode": "solo", "rules": "legendary", "opponent": "monsters", "deck": "set:king-bran"}
        await page.post("/api/companion/solo", solo, 201)
        await page.asks("DELETE", "/api/me", 204)
        assert not any(storage.stores.values())
        assert (await page.get("/api/me"))["name"] == ""
        assert (await page.get("/api/games"))["games"] == []
        assert (await page.get("/api/companion/solo"))["games"] == []


async def test_the_companion_keeps_its_games() -> None:
    storage = MemoryStorage()
    solo = {"mode": "solo", "rules": "legendary", "opponent": "monsters", "deck": "set:king-bran"}
    async with open_page(storage) as page:
        game = await page.post("/api/companion/solo", solo, 201)
        id_ = game["summary"]["id"]
        assert (await page.fault("POST", "/api/companion/solo", 400, {}))["kind"] == "wire-missing"
    async with open_page(storage) as page:
        assert await page.get(f"/api/companion/solo/{id_}") == game
        await page.asks("DELETE", f"/api/companion/solo/{id_}", 204)
        assert (await page.get("/api/companion/solo"))["games"] == []


async def test_random_games_show_no_secrets() -> None:
    """What each seat and a spectator are sent is checked message by message."""
    async with open_page() as page:
        for seed, mode in enumerate(("duel", "team")):
            seats = [{"sit": f"P{seat}", "decks": [f"{deck}"]} for seat, deck in enumerate(TEAM_DECKS)]
            room = await page.opens(mode=mode, seats=seats[: 4 if mode == "team" else 2])
            people = range(len(room.state.chairs))
            for seat in people:
                await page.follows(10 * seed + seat, room.id, seat)
            await page.follows(10 * seed + 9, room.id, None)
            await page.plays_out(*(10 * seed + seat for seat in people), seed=seed, most=8)


TEAM_DECKS = ("monsters-swarm", "northern-realms-siege", "skellige-storm", "nilfgaard-spies")
