"""A phone: sends the companion's requests as the page does, and keeps its store in memory."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from gwint.companion.routes import ROUTES, Answer, Companion, Request
from gwint.companion.solo_registry import SoloRegistry

SETUP = {"mode": "solo", "rules": "legendary", "opponent": "monsters", "deck": "set:foltest-king-of-temeria"}


class MemoryStore:
    """A store that forgets everything, and refuses to write when it is full."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    async def read(self, key: str) -> str | None:
        return self.texts.get(key)

    async def read_all(self, prefix: str) -> Sequence[tuple[str, str]]:
        return [(key, text) for key, text in sorted(self.texts.items()) if key.startswith(prefix)]

    async def write(self, changes: Mapping[str, str | None]) -> None:
        if self.full:
            raise OSError("full")
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class Phone:
    """Sends requests and returns the data of their answers."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.time = 1_000
        self.restart()

    def restart(self) -> None:
        """Forget everything that is not stored."""
        self.companion = Companion(SoloRegistry(self.store, self._now))

    def _now(self) -> int:
        self.time += 1
        return self.time

    def request(self, method: str, path: str, body: Any = None) -> Any:
        return self.answer(method, path, body).data

    def answer(self, method: str, path: str, body: Any = None) -> Answer:
        for (own, pattern), route in ROUTES.items():
            expression = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", pattern)
            if own == method and (found := re.fullmatch(expression, path)):
                request = Request(found.groupdict(), json.loads(json.dumps(body)))
                answer = asyncio.run(_await(route(self.companion, request)))
                json.dumps(answer.data)
                return answer
        raise AssertionError(f"no route for {method} {path}")

    # Solo games

    def create(self, **setup: str) -> Any:
        return self.request("POST", "/api/companion/solo", {**SETUP, **setup})

    def enter(self, game: Any, **entry: Any) -> Any:
        body = {"after": game["summary"]["entries"], **entry}
        return self.request("POST", f"/api/companion/solo/{game['summary']['id']}/entries", body)

    def undo(self, game: Any, count: int = 1) -> Any:
        body = {"after": game["summary"]["entries"], "count": count}
        return self.request("POST", f"/api/companion/solo/{game['summary']['id']}/undo", body)

    def read(self, game: Any, of: str = "") -> Any:
        return self.request("GET", f"/api/companion/solo/{game['summary']['id']}{of}")


async def _await(awaitable: Any) -> Answer:
    answer: Answer = await awaitable
    return answer
