"""Programs on the server can be seated only by the names that the operator gave them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from gwint.faults import GwintError
from gwint.server.bots.bot_moves import Workers
from gwint.server.settings import SettingsError, from_environment
from gwint.wire.tables import Terms
from tests.engine.scenes import EXAMPLE, TURN, bad
from tests.server.bots.scenes import PATIENCE_S, SHORT_S, Line, counts, greedy_move, lives
from tests.server.failures.clients import Client
from tests.server.failures.processes import serving
from tests.server.failures.test_bots import against
from tests.server.registry_host import decks_for


async def choose_with(program: str, deadline_s: float = PATIENCE_S) -> tuple[object, dict[str, int]]:
    """Return the move for a seat played by this program, and the worker counters."""
    workers = Workers(1, deadline_s, PATIENCE_S, {"own": program})
    await workers.start()
    try:
        return await workers.choose("own", TURN, "any"), counts(workers)
    finally:
        await workers.close()


async def test_a_program_plays_a_seat() -> None:
    move, outcome = await choose_with(EXAMPLE)
    assert move in TURN.moves
    assert outcome == {"chosen": 1, "failures": 0, "overruns": 0, "fallbacks": 0}


@pytest.mark.parametrize("how", ["dying", "nonsense", "cheating", "refusing"])
async def test_the_greedy_bot_replaces_a_program_that_fails(how: str) -> None:
    assert await choose_with(bad(how)) == (greedy_move(), {"chosen": 1, "failures": 1, "overruns": 0, "fallbacks": 1})


async def test_the_greedy_bot_replaces_a_program_that_overruns_and_is_killed(line: Line) -> None:
    move, outcome = await choose_with(bad("helped", line.path), SHORT_S)
    assert (move, outcome["overruns"], outcome["fallbacks"]) == (greedy_move(), 1, 1)
    pid = int(line.heard())
    assert line.heard() == ""
    assert not lives(pid)


def test_a_program_ends_when_its_server_is_killed(line: Line) -> None:
    code = f"""
import asyncio
from gwint.server.bots.bot_moves import Workers
from tests.server.bots.scenes import TURN
async def serve():
    workers = Workers(1, 60, programs={{"own": {bad("helped", line.path)!r}}})
    await workers.start()
    await workers.choose("own", TURN, "any")
asyncio.run(serve())
"""
    with subprocess.Popen([sys.executable, "-c", code]) as server:
        try:
            assert int(line.heard())
        finally:
            server.kill()
    assert line.heard() == ""


@pytest.mark.parametrize("program", ["/no/such/program", bad("newer"), "python 'unfinished"])
async def test_a_program_that_does_not_greet_is_refused_at_startup(program: str) -> None:
    with pytest.raises(GwintError) as refused:
        await choose_with(program)
    assert refused.value.kind == "bot-not-loaded"
    assert (refused.value.details["bot"], refused.value.details["program"]) == ("own", program)


def test_the_operator_names_programs_in_the_environment() -> None:
    environment = {"GWINT_PROGRAMS": "careful=python bot.py --level=2, mine=mine:choose"}
    assert from_environment(environment).programs == {"careful": "python bot.py --level=2", "mine": "mine:choose"}
    for wrong in ("python bot.py", "=python bot.py", "careful="):
        with pytest.raises(SettingsError):
            from_environment({"GWINT_PROGRAMS": wrong})


async def test_clients_play_named_programs_but_cannot_send_commands(tmp_path: Path) -> None:
    touched = tmp_path / "touched"

    async with asyncio.timeout(120):
        async with serving(tmp_path / "data", programs=f"careful={EXAMPLE}") as server:
            async with server.rest() as rest:
                known = [bot["id"] for bot in (await rest.get("/api/bots")).json()["bots"]]
                assert "careful" in known
                assert not any(" " in bot for bot in known)
            for command in ("touch touched", "./touch", f"touch {touched}", EXAMPLE):
                seats = [{"sit": "Ala", "decks": decks_for(Terms(), 0)}, {"bot": command}]
                async with server.rest(await server.owner()) as rest:
                    refused = await rest.post("/api/tables", json={"mode": "duel", "seats": seats})
                assert refused.is_client_error
                assert refused.json()["fault"]["kind"] == ("unknown-bot" if len(command) < 40 else "bad-request")
            ala: Client = await against(server, "careful", 1)
            async with asyncio.timeout(60):
                await ala.play_on()
            assert ala.view["phase"] == "over"
            assert "gwint_bot_failures_total 0.0" in await server.metrics()
    assert not touched.exists()
