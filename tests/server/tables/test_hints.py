"""Hints: who gets them, for what and how often; and reviews of finished games."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwint.advice import default_budget, hint
from gwint.advice.review import judge_move
from gwint.bots import BOTS, INSTANT, Budget, NamedBot
from gwint.rules.moves import Done, Move
from gwint.server.bots import NoAdvice
from gwint.server.bots.advisers import SEED
from gwint.server.bots.bot_moves import Workers
from gwint.server.bots.twin_compilation import Twin
from gwint.server.bots.worker_main import choose_move
from gwint.server.bots.worker_pool import BotPool
from gwint.server.bots.worker_protocol import MoveRequest
from gwint.server.rate_limits import TooMany
from gwint.server.settings import SettingsError, from_environment
from gwint.server.tables.replays import table_steps
from gwint.server.tables.reviews import ReviewJob, Reviews, review_plan, table_plan
from gwint.views import View
from gwint.wire.advice import read_hint, read_review
from gwint.wire.tables import Terms
from tests.faults import of_kind
from tests.server.bots.scenes import PATIENCE_S, TURN, working
from tests.server.http.test_websocket import greeted
from tests.server.registry_host import QuickAdvisers, RegistryHost, connected, refused, registry_host
from tests.server.routes.table_client import HOT_SEAT, ApiClient, api_server, lines

ALA = {"sit": "Ala", "decks": ["monsters-swarm"]}
BOT = {"bot": "greedy"}
SCENE = """
round | 1
starter | foe
foe leader | Foltest, King of Temeria (used)
foe hand | {hand}
foe deck | {deck}
foe close | Ves
close | Ghoul
leader | Eredin, King of the Wild Hunt (used)
hand | Nekker, Fiend, Scorch
deck | 2 Ghoul
turn | me"""


def advisers(host: RegistryHost) -> QuickAdvisers:
    found: Any = host.registry.workers.advisers
    return found  # type: ignore[no-any-return]


# Who gets hints


@pytest.mark.parametrize(
    ("owners", "hints", "given"),
    [
        (("ala", None), "alone", True),
        (("ala", "ala"), "alone", True),
        (("ala", "bob"), "alone", False),
        (("ala", "bob"), "always", True),
        (("ala", None), "never", False),
    ],
)
async def test_by_default_only_a_single_person_at_a_table_gets_hints(
    tmp_path: Path, owners: tuple[str | None, ...], hints: str, given: bool
) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(hints=hints), owners)
        assert room.state.view(0, (None, None)).hints is given
        assert room.state.view(None, (None, None)).hints is False
        await host.settled(lambda: any(room.state.chairs[seat].person for seat in room.state.acting))
        seat = next(seat for seat in room.state.acting if room.state.chairs[seat].person)
        if given:
            assert (await host.registry.hints.of(room, seat)).candidates
        else:
            await refused(host.registry.hints.of(room, seat), "no-hints")


async def test_an_absent_player_still_counts_as_a_person_at_the_table(tmp_path: Path) -> None:
    """A bot that plays for an absent player does not make the other player a single person."""
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        host.clock.passes(3600)
        await host.do(room, "ala", "seat-bot", seat=1, bot="greedy")
        assert not room.state.hints_allowed


async def test_a_hint_is_given_only_for_ones_own_seat_when_it_is_to_act(tmp_path: Path) -> None:
    async with (
        api_server(tmp_path) as api,
        api.client("Ala") as ala,
        api.client("Eve") as eve,
        api.client() as stranger,
    ):
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        path = f"/api/tables/{table}/hint?seat=0"
        assert (await ala.get(path))["question"] == 0
        assert await eve.fault("GET", path, 403) == "not-your-seat"
        assert await stranger.fault("GET", path, 401) == "no-owner"
        await ala.commands(table, "move", seat=0, question=0, move={"kind": "done"})
        assert await ala.fault("GET", path, 400) == "not-your-turn"
        await ala.commands(table, "resign", seat=0)
        assert await ala.fault("GET", path, 400) == "game-over"
        waiting = (await ala.opens(seats=[ALA, None]))["id"]
        assert await ala.fault("GET", f"/api/tables/{waiting}/hint?seat=0", 409) == "table-phase"


async def test_between_the_games_of_a_match_there_are_no_hints(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode="match"), ("ala", "ala"))
        await refused(host.registry.hints.of(room, room.state.acting[0]), "no-game")


# What hints contain


async def test_a_hint_is_the_advice_for_the_seats_view(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        opened = await ala.opens(seats=[ALA, BOT])
        room = await api.room(opened["id"])
        for _ in range(2):
            await api.host.settled(lambda: 0 in room.state.acting)
            await api.host.redrawn(room)
        await api.host.settled(lambda: 0 in room.state.acting)
        received = await ala.get(f"/api/tables/{room.id}/hint?seat=0")
        assert room.state.play is not None
        view = room.state.play.view(0)
        assert isinstance(view, View)
        assert read_hint(received["hint"]) == hint(view, INSTANT, SEED)
        assert received["question"] == opened["view"]["question"] + 1
        offered = room.state.view(0, (None, None)).game
        assert offered is not None
        assert {one.move for one in read_hint(received["hint"]).candidates} <= set(offered.moves)


async def test_hidden_information_changes_no_byte_of_a_hint(tmp_path: Path) -> None:
    hidden = (("Ballista, Thaler", "2 Trebuchet, Dethmold"), ("Dethmold, Trebuchet", "Thaler, Trebuchet, Ballista"))

    async def given(number: int, hand: str, deck: str) -> tuple[list[View], str]:
        async with registry_host(tmp_path / str(number)) as host:
            room = await host.seated(Terms(start=SCENE.format(hand=hand, deck=deck)), ("ala", "ala"))
            async with connected(host, "ala") as wire:
                await greeted(host, wire, room, 0)
                wire.says({"type": "hint", "id": "h", "seat": 0})
                await host.settled(lambda: bool(wire.messages("hint")))
                return advisers(host).hinted, wire.sent[-1]

    one, other = [await given(number, *secrets) for number, secrets in enumerate(hidden)]
    assert one == other
    assert '"candidates":[{' in one[1]


async def test_the_hint_for_a_view_is_computed_once_and_hints_are_rate_limited(tmp_path: Path) -> None:
    async with registry_host(tmp_path, hint_rate=0.1) as host:
        room = await host.seated(Terms(), ("ala", "ala"))
        first = await asyncio.gather(*(host.registry.hints.of(room, 0) for _ in range(5)))
        assert first == [first[0]] * 5
        assert len(advisers(host).hinted) == 1
        await host.move(room, 0, Done())
        assert await host.registry.hints.of(room, 1), "each seat has a measure of its own"
        await host.move(room, 1, Done())
        await refused(host.registry.hints.of(room, room.state.acting[0]), "too-fast")
        host.clock.passes(11)
        await host.registry.hints.of(room, room.state.acting[0])


async def test_a_player_may_move_while_waiting_for_a_hint(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        thought = asyncio.Event()

        async def slow(view: View, *_client: object) -> Any:
            await thought.wait()
            return hint(view, INSTANT, SEED)

        advisers(host).hint = slow  # type: ignore[method-assign]
        room = await host.seated(Terms(), ("ala", "ala"))
        async with connected(host, "ala") as wire:
            await greeted(host, wire, room, 0)
            wire.says({"type": "hint", "id": "h", "seat": 0})
            wire.says({"type": "move", "id": "m", "seat": 0, "question": 0, "move": {"kind": "done"}})
            await host.settled(lambda: bool(wire.messages("done")))
            assert not wire.messages("hint")
            thought.set()
            await host.settled(lambda: bool(wire.messages("hint")))
            assert (wire.messages("hint")[0]["id"], wire.messages("hint")[0]["question"]) == ("h", 0)
            wire.says({"type": "hint", "id": "h2", "seat": 0})
            await host.settled(lambda: bool(wire.messages("refused")))
            assert wire.messages("refused")[0]["fault"]["kind"] == "not-your-turn"
            assert wire.messages("refused")[0]["id"] == "h2"


@pytest.mark.parametrize(
    ("made", "within_s", "thorough"),
    [(("sleep", "60"), 0.1, False), (("false",), PATIENCE_S, False), (("true",), PATIENCE_S, True)],
)
async def test_while_the_twin_is_not_ready_only_the_planner_advises(
    monkeypatch: pytest.MonkeyPatch, made: tuple[str, ...], within_s: float, thorough: bool
) -> None:
    monkeypatch.setattr("gwint.server.bots.twin_compilation.COMMAND", made)
    monkeypatch.setattr("gwint.server.bots.advisers.TWIN_S", within_s)
    async with working() as workers:
        assert await workers.advisers.hint(TURN) == hint(TURN, INSTANT, SEED)
        assert await workers.advisers.can_search(TURN) is thorough
        judged = await workers.advisers.judge(1, TURN, TURN.moves[0], thorough=False)
        assert judged == judge_move(1, TURN, TURN.moves[0], INSTANT, SEED)


async def test_a_hint_that_no_worker_can_compute_is_refused() -> None:
    async with working() as workers:
        view = replace(TURN, viewer=None)
        await refused(workers.advisers.hint(view), "no-advice")
        assert await workers.choose("greedy", TURN, "any") in TURN.moves


# Threads


async def test_advice_and_searching_bots_use_the_configured_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []

    async def think(_pool: BotPool, question: Any, *_turn: object) -> Any:
        asked.append(question)
        return 0

    monkeypatch.setattr(BotPool, "ask", think)
    monkeypatch.setattr(Twin, "is_ready_for", lambda _twin, _view: True)
    workers = Workers(1, 1.0, threads=3)
    await workers.advisers.hint(TURN)
    await workers.advisers.judge(1, TURN, TURN.moves[0], thorough=True)
    await workers.choose("champion", TURN, "any")
    hinting, judging, thought = asked
    assert hinting.budget == judging.budget == replace(default_budget(TURN.mode), threads=3)
    assert thought.threads == 3


def test_a_worker_runs_its_bots_on_the_requested_threads() -> None:
    seen: list[Budget] = []

    def choose(view: View, budget: Budget, _seed: str) -> Move:
        seen.append(budget)
        return view.moves[1]

    bots = {"own": NamedBot("own", choose, Budget(5)), "greedy": BOTS["greedy"]}
    assert choose_move(bots, MoveRequest("own", TURN, "any", threads=3)) == 1
    assert seen == [Budget(5, threads=3)]
    assert choose_move(bots, MoveRequest("greedy", TURN, "any", threads=3)) in range(len(TURN.moves))


@pytest.mark.parametrize("threads", ["0", "65", "-1", "many"])
def test_no_other_number_of_threads_can_be_set(threads: str) -> None:
    assert from_environment({"GWINT_BOT_THREADS": "64"}).bot_threads == 64
    with pytest.raises(SettingsError, check=of_kind("setting-value")):
        from_environment({"GWINT_BOT_THREADS": threads})


# Finished games


async def reviewed(guest: ApiClient, path: str) -> list[Any]:
    return lines(await guest.get(path))


async def test_a_finished_game_is_analysed_move_by_move(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala, api.client("Eve") as eve:
        table = (await ala.opens(seats=HOT_SEAT))["id"]
        path = f"/api/tables/{table}/analysis"
        assert await ala.fault("GET", path, 409) == "game-goes-on"
        await api.plays_out(table)
        *judged, last = await reviewed(ala, path)
        steps = (await ala.get(f"/api/tables/{table}/steps"))["steps"]
        review = read_review(last["review"])
        assert [one["judged"] for one in judged] == last["review"]["judged"]
        assert [(one["done"], one["of"]) for one in judged] == [(n + 1, len(judged)) for n in range(len(judged))]
        assert [(one.number, one.seat) for one in review.judged] == [
            (step["number"], step["seat"]) for step in steps if step["act"] == "moved"
        ]
        assert len(review.chances) == len(steps)
        assert all(sum(chances) == pytest.approx(1) for chances in review.chances)
        assert await reviewed(eve, path) == [last], "the second time at once"
        text = await ala.get(f"/api/tables/{table}/record")
        kept = (await ala.post("/api/records", {"text": text}, 201))["id"]
        assert (await reviewed(ala, f"/api/records/{kept}/analysis"))[-1] == last


async def test_every_game_of_a_match_is_analysed(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode="match"), ("ala", "ala"))
        await host.play_out(room)
        steps = table_steps(room.id, await host.registry.log_rows(room.id))
        job = Reviews(host.registry).of("ala", review_plan(steps))
        with job.listening("ala"):
            received = [line async for line in job.lines()]
        review = read_review(lines(received[-1].decode())[0]["review"])
        made = [step for step in steps if step.change.act == "moved"]
        named = [step for step in made if type(step.change.move).__name__ == "Name"]
        assert [one.number for one in review.judged] == [step.number for step in made if step not in named]
        assert {review.chances[step.number] for step in named} == {(0.5, 0.5)}


async def test_a_review_continues_while_it_has_listeners_and_an_owner_may_follow_one_at_a_time(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        reviews, games = Reviews(host.registry), []
        for seed in range(2):
            room = await host.seated(Terms(), ("ala", "ala"))
            await host.play_out(room, seed)
            games.append(table_plan(room.id, await host.registry.log_rows(room.id)))
        first = reviews.of("ala", games[0])
        go_on = held(host)
        with first.listening("ala"):
            await anext(first.lines())
            with pytest.raises(TooMany):
                reviews.of("ala", games[1])
            assert reviews.of("bob", games[0]) is first
        go_on.set()
        await broken_off(host, first)
        second = reviews.of("ala", games[1])
        with second.listening("ala"):
            assert b'"type":"review"' in [line async for line in second.lines()][-1]


async def test_a_review_without_search_is_sent_and_made_again(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "ala"))
        await host.play_out(room)
        plan = table_plan(room.id, await host.registry.log_rows(room.id))
        reviews, ready = Reviews(host.registry), iter((False, True))

        async def can_search(_view: View) -> bool:
            return next(ready)

        advisers(host).can_search = can_search  # type: ignore[method-assign]
        received = []
        for _ in range(3):
            job = reviews.of("ala", plan)
            with job.listening("ala"):
                received.append([line async for line in job.lines()])
        assert len(received[0]) == len(received[1]) > 1 == len(received[2])
        assert received[1][-1] == received[2][-1]


@pytest.mark.parametrize(
    ("error", "kind"), [(NoAdvice("no-advice"), "no-advice"), (ValueError("a mistake of ours"), "server-error")]
)
async def test_a_move_that_cannot_be_judged_ends_the_review_and_the_next_starts_over(
    tmp_path: Path, error: Exception, kind: str
) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "ala"))
        await host.play_out(room)
        job = Reviews(host.registry).of("ala", table_plan(room.id, await host.registry.log_rows(room.id)))
        original = advisers(host).judge

        async def failing(number: int, *asked: Any) -> Any:
            if number == 3:
                raise error
            return await original(number, *asked)

        advisers(host).judge = failing  # type: ignore[assignment, method-assign]
        with job.listening("ala"):
            received = [lines(line.decode())[0] async for line in job.lines()]
        assert [one["type"] for one in received] == ["judged", "judged", "refused"]
        assert received[-1]["fault"]["kind"] == kind
        advisers(host).judge = original  # type: ignore[method-assign]
        with job.listening("ala"):
            assert [line async for line in job.lines()][-1].startswith(b'{"type":"review"')


def held(host: RegistryHost) -> asyncio.Event:
    """Judge one move, and the next once it is sent; otherwise a game might be analysed while a thread is awaited."""
    go_on, original, begun = asyncio.Event(), advisers(host).judge, set[int]()

    async def waiting(number: int, *asked: Any) -> Any:
        if begun:
            await go_on.wait()
        begun.add(number)
        return await original(number, *asked)

    advisers(host).judge = waiting  # type: ignore[assignment, method-assign]
    return go_on


async def broken_off(host: RegistryHost, job: ReviewJob) -> None:
    """Without listeners no more moves are judged, and the review is not done."""
    judging: set[int] = set()
    advised = advisers(host).judge

    async def counted(number: int, *asked: Any) -> Any:
        judging.add(number)
        return await advised(number, *asked)

    advisers(host).judge = counted  # type: ignore[assignment, method-assign]
    for _ in range(50):
        await asyncio.sleep(0)
    assert not job.done
    assert len(judging) <= 1
