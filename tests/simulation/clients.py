"""Clients: players who retry until they are answered, spectators, and one who sends anything."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any, Final

from gwint.fairness.commitments import pledge
from gwint.views import Viewer
from tests.fuzz.corpus import inputs
from tests.fuzz.mutations import mutated
from tests.server.registry_host import decks_for, entropy_of
from tests.simulation.network import Disconnected, Wire
from tests.simulation.server import Server

FINISHED: Final = ("over", "closed", "interrupted")
PATIENCE_S: Final = (2, 15)
Message = dict[str, Any]


class Follower:
    """A client that follows a table, reconnects, and must neither miss an event nor receive one twice."""

    def __init__(self, server: Server, table: str, owner: str, seat: Viewer, chance: Random) -> None:
        self.server, self.table, self.owner, self.seat, self.chance = server, table, owner, seat, chance
        self.events: list[Message] = []
        self.view: Message = {}
        self.shown_at = 0
        """The number of entries that the server had when it sent the view."""

    @property
    def finished(self) -> bool:
        return bool(self.view) and self.view["phase"] in FINISHED

    async def run(self) -> None:
        while not self.finished:
            await asyncio.sleep(self.chance.uniform(0, 2))
            with suppress(Disconnected):
                await self._follow(self.server.connect(self.owner))

    async def _follow(self, wire: Wire) -> None:
        cut = asyncio.get_running_loop().call_later(self.chance.expovariate(1 / 40), wire.cut)
        try:
            hello = {"type": "hello", "table": self.table, "seat": self.seat, "version": len(self.events)}
            wire.say(json.dumps(hello))
            while not self.finished:
                await self.act(wire)
                try:
                    text, number = await asyncio.wait_for(wire.hear(), self.chance.uniform(*PATIENCE_S))
                except TimeoutError:
                    continue
                self._hear(json.loads(text), number)
        finally:
            cut.cancel()
            wire.cut()

    def _hear(self, message: Message, number: int) -> None:
        if message["type"] == "welcome":
            assert message["from"] == len(self.events), "events that were seen are gone"
        if message["type"] in ("welcome", "events"):
            self.events += message["events"]
            assert message["version"] == len(self.events), "events are missing or were sent twice"
            self.view, self.shown_at = message["view"], number
        elif message["type"] in ("done", "refused"):
            self.answered(message)

    async def act(self, wire: Wire) -> None:
        """Do something; a spectator does nothing."""

    def answered(self, message: Message) -> None:
        """Receive the answer to a command."""


class Player(Follower):
    """A client that takes its seat and plays. It repeats a move with the same id until it is answered."""

    def __init__(self, server: Server, table: str, owner: str, seat: int, chance: Random) -> None:
        super().__init__(server, table, owner, seat, chance)
        self.number = seat
        self.acknowledged: set[str] = set()
        """The ids of its moves that the server has acknowledged."""
        self.repeated = 0
        self._pledges = chance.random() < 0.5
        self._pending: Message | None = None
        self._commands = 0
        self._requests: set[asyncio.Task[None]] = set()

    async def take_seat(self, terms: Any) -> None:
        """Sit down and bring a deck, again and again until both are answered."""
        await self._insist({"type": "sit", "seat": self.number, "name": self.owner.title()})
        decks = decks_for(terms, self.number)
        promise = self._promise(1) if self._pledges else ""
        await self._insist({"type": "bring", "seat": self.number, "decks": decks, "pledge": promise})

    def _promise(self, attempt: int) -> str:
        return pledge(self.table, attempt, entropy_of(self.owner, self.table, attempt))

    async def seat_bot(self, seat: int) -> None:
        await self._insist({"type": "seat-bot", "seat": seat, "bot": "greedy"})

    async def _insist(self, command: Message) -> None:
        while True:
            try:
                answer = await self.server.request(self.owner, self.table, json.dumps(command))
            except Disconnected:
                answer = {"type": "lost"}
            if answer["type"] != "lost" and not _is_temporary(answer):
                return
            await asyncio.sleep(self.chance.uniform(0.1, 2))

    async def act(self, wire: Wire) -> None:
        if not self.view:
            return
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        if self._pending is None:
            self._pending = self._next_command()
        else:
            self.repeated += 1
        if self._pending is not None:
            self._send(wire, json.dumps(self._pending))

    def _send(self, wire: Wire, text: str) -> None:
        """Send a command by WebSocket or by HTTP, and sometimes twice by either."""
        for _ in range(1 + (self.chance.random() < 0.1)):
            if self.chance.random() < 0.7:
                wire.say(text)
            else:
                task = asyncio.create_task(self._request(text, self.chance.expovariate(2)))
                self._requests.add(task)
                task.add_done_callback(self._requests.discard)

    async def _request(self, text: str, delay_s: float) -> None:
        """Send a command by HTTP; it may arrive after later ones, and its answer may be lost."""
        await asyncio.sleep(delay_s)
        try:
            answer = await self.server.request(self.owner, self.table, text)
        except Disconnected:
            return
        if self.chance.random() < 0.8:
            self.answered({**answer, "id": json.loads(text)["id"]})

    def _next_command(self) -> Message | None:
        """Return a move, or now and then something else that a player may do."""
        view, chance = self.view, self.chance
        if view["phase"] == "waiting":
            return self._contribution(view["deal"])
        if view["offer"] is not None and self.number not in view["offer"]["accepted"]:
            return self._command(chance.choice(("accept", "decline")))
        if view["may_take_back"] and view["offer"] is None and chance.random() < 0.1:
            return self._command("offer", offer="take-back")
        gone = [seat for seat, chair in enumerate(view["chairs"]) if chair["gone"]]
        if not gone and chance.random() < 0.002:
            return self._command(chance.choice(self._ways_to_go()))
        if abandoned := [seat for seat in gone if view["chairs"][seat]["kind"] != "bot"]:
            return None if self.number in gone else self._command("seat-bot", seat=abandoned[0], bot="greedy")
        moves = (view["game"] or {}).get("moves")
        if not moves:
            return None
        return self._command("move", question=view["question"], move=chance.choice(moves))

    def _ways_to_go(self) -> tuple[str, ...]:
        """Return how the player may give up; one who leaves a table without other people leaves it open forever."""
        people = [chair for chair in self.view["chairs"] if chair["kind"] == "person"]
        return ("resign", "leave") if len(people) > 1 else ("resign",)

    def _contribution(self, deal: Message) -> Message | None:
        """Return what the player owes to the deal."""
        if self.number in deal["owed"]:
            return self._command("reveal", entropy=entropy_of(self.owner, self.table, deal["attempt"]))
        if self.number in deal["must_pledge"]:
            return self._command("pledge", pledge=self._promise(deal["attempt"]))
        return None

    def _command(self, type_: str, **fields: Any) -> Message:
        self._commands += 1
        return {"type": type_, "id": f"{self.owner}-{type_}-{self._commands}", "seat": self.number, **fields}

    def answered(self, message: Message) -> None:
        if message["type"] == "done" and message["id"].startswith(f"{self.owner}-move-"):
            self.acknowledged.add(message["id"])
        if self._pending is not None and message["id"] == self._pending["id"] and not _is_temporary(message):
            self._pending = None


def _is_temporary(message: Message) -> bool:
    """Return whether a command was refused only for now, as by a full disk: then it is repeated."""
    return message["type"] == "refused" and message["fault"]["kind"] in ("disk-full", "store-failed", "too-fast")


class Stranger(Follower):
    """A client that sends anything: others' commands, others' seats, and mutations of all messages."""

    async def run(self) -> None:
        pool = list(inputs("commands").values())
        while True:
            await asyncio.sleep(self.chance.uniform(1, 20))
            try:
                wire = self.server.connect(self.owner)
                wire.say(json.dumps({"type": "hello", "table": self.table, "seat": None}))
                for _ in range(self.chance.randint(1, 40)):
                    wire.say(self._anything(pool))
                    await asyncio.sleep(self.chance.choice((0.0, 0.05, 3)))
                wire.cut()
            except Disconnected:
                pass

    def _anything(self, pool: list[bytes]) -> str:
        if self.chance.random() < 0.3:
            return json.dumps({"type": "hello", "table": self.table, "seat": self.chance.randrange(3)})
        data = mutated(self.chance, "json", pool) if self.chance.random() < 0.5 else self.chance.choice(pool)
        return data.decode("utf-8", "replace").replace("abcdefghjkmn", self.table)
