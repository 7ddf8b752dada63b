"""Clients that were stopped when entropy was asked for get ready again by themselves, and the deal is proven."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from gwint import from_json
from gwint.fairness.contributions import Contributions
from gwint.fairness.evidence import overall
from gwint.server.tables.verification import verify_record
from gwint.wire.tables import DealView
from tests.cli.runner import start
from tests.server import server_process
from tests.server.server_process import PATIENCE_S, ROOT, Running, serving

DEADLINE_MS = 1000
SHORT_DEADLINE = f"""
from gwint.cli import main
from gwint.server.tables import clocks
assert clocks.REVEAL_MS == 10_000
clocks.REVEAL_MS = {DEADLINE_MS}
main(prog_name="gwint")
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server at which players have to reveal very soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_process, "COMMAND", (sys.executable, "-c", SHORT_DEADLINE, "serve"))
        with serving(tmp_path_factory.mktemp("server"), GWINT_ADDRESS_RATE="0") as running:
            yield running


class Host:
    """The other player, whose entropy is always revealed in time."""

    def __init__(self, server: Running) -> None:
        self._rest = server.client()
        token = self._rest.post("/api/owners", json={}).json()["token"]
        self._rest.headers["Authorization"] = f"Bearer {token}"
        opened = self._rest.post("/api/tables", json={"seats": [None, {"sit": "Host"}]}).json()
        self.table, self._contributions = opened["id"], Contributions()
        self.link = f"{server.url}{opened['invite']}"

    def close(self) -> None:
        self._rest.close()

    def send(self, command: dict[str, Any]) -> httpx.Response:
        return self._rest.post(f"/api/tables/{self.table}/commands", json=command)

    def bring(self) -> None:
        deal = self._rest.get(f"/api/tables/{self.table}").json()["view"]["deal"]
        own = self._contributions.pledge(self.table, deal["attempt"], deal["commitment"])
        answer = self.send({"type": "bring", "seat": 1, "decks": ["monsters-swarm"], "pledge": own})
        assert answer.is_success, answer.text

    def follow(self, until: Callable[[Any], bool]) -> Any:
        """Contribute to the deal until the table is as expected, and return its view."""
        path, give_up_at = f"/api/tables/{self.table}/events?seat=1", monotonic() + PATIENCE_S
        sent: list[Any] = []
        with self._rest.stream("GET", path) as lines:
            for line in lines.iter_lines():
                assert monotonic() < give_up_at
                message = json.loads(line) if line.strip() else {}
                view = message.get("view")
                if view is None:
                    continue
                sent += message["events"]
                for command in self._contributions.commands(self.table, from_json(DealView, view["deal"]), (1,), sent):
                    self.send(command)
                if until(view):
                    return view
        raise AssertionError("the stream ended")

    def resign(self) -> str:
        """End the game, and return its record."""
        assert self.send({"type": "resign", "seat": 1}).is_success
        return self._rest.get(f"/api/tables/{self.table}/record").text


def start_join(link: str, home: Path) -> subprocess.Popen[bytes]:
    return start("join", link, "--name", "Late", GWINT_HOME=str(home))


def start_example(link: str, _home: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / "client.py"), link, "Late"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("start_client", [start_join, start_example])
def test_a_client_that_missed_the_time_to_reveal_gets_ready_again(
    start_client: Callable[[str, Path], subprocess.Popen[bytes]], server: Running, tmp_path: Path
) -> None:
    host = Host(server)
    late = start_client(host.link, tmp_path)
    try:
        host.follow(lambda view: view["chairs"][0]["ready"])
        os.kill(late.pid, signal.SIGSTOP)
        host.bring()
        view = host.follow(lambda view: view["deal"]["failed"])
        assert [one["seats"] for one in view["deal"]["failed"]] == [[0]]
        assert not view["chairs"][0]["ready"]
        os.kill(late.pid, signal.SIGCONT)
        view = host.follow(lambda view: view["phase"] == "playing")
        assert view["deal"]["attempt"] > 1
        record = host.resign()
    finally:
        late.kill()
        late.communicate()
        host.close()
    assert overall(verify_record(record)) == "proven", verify_record(record)
