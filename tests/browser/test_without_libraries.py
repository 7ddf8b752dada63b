"""The host needs only the standard library, and of asyncio neither threads nor processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CODE = """
import asyncio, sys, threading
sys.path.insert(0, sys.argv[1])
from gwint.browser.host import Host

class Storage:
    def __init__(self):
        self.texts = {}
    async def read(self, store, key):
        return self.texts.get((store, key))
    async def keys(self, store, prefix):
        return sorted(key for name, key in self.texts if name == store and key.startswith(prefix))
    async def read_all(self, store, prefix):
        return [(key, self.texts[store, key]) for key in await self.keys(store, prefix)]
    async def write(self, changes):
        self.texts.update({(store, key): text for store, key, text in changes})

def no_thread(thread):
    raise RuntimeError("can't start new thread")

async def main():
    threading.Thread.start = no_thread
    host = Host(Storage(), lambda number, text: None)
    await host.start()
    seats = '[{"sit": "Ala", "decks": ["monsters-swarm"]}, {"bot": "captain"}]'
    status, _, body = await host.request("POST", "/api/tables", '{"seats": %s}' % seats)
    assert status == 201, body
    [room] = host.registry.rooms.values()
    host.open_socket(1)
    await host.receive(1, '{"type": "hello", "table": "%s", "seat": 0}' % room.id)
    while not room.state.begun:
        if 0 in room.state.acting:
            move = '{"kind": "%s"}' % ("done" if room.state.chairs[0].question == 0 else "pass")
            command = '{"type": "move", "seat": 0, "question": %d, "move": %s}' % (room.state.chairs[0].question, move)
            await host.receive(1, command)
        await asyncio.sleep(0)
    path = "/api/tables/%s/" % room.id
    await host.request("POST", path + "commands", '{"type": "resign", "seat": 0}')
    lines = []
    for address in (path + "steps", path + "seal", path + "record", "/api/games", "/api/local/export"):
        status, _, body = await host.request("GET", address)
        assert status == 200, (address, body)
    assert await host.stream("GET", path + "analysis", "", lines.append) == 200
    assert lines
    await host.close()

asyncio.run(main())
print(sorted({name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"__main__", "gwint"}))
print([name for name in ("sqlite3", "multiprocessing", "gwint.fast", "gwint.server.http") if name in sys.modules])
"""


def test_a_game_is_played_and_analysed_without_any_library() -> None:
    command = [sys.executable, "-I", "-S", "-c", CODE, str(ROOT)]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert (ran.stdout.splitlines(), ran.stderr) == (["[]", "[]"], "")
