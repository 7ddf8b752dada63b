"""What an operator can set, each from the command line or from the environment (`GWINT_PORT=8000`)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from gwint.bots.budget import MAX_THREADS
from gwint.faults import Refusal
from gwint.server.storage.writer import MOST_PAGES

PREFIX: Final = "GWINT_"
LEVELS: Final = ("debug", "info", "warning", "error")


class SettingsError(Refusal):
    """A setting that cannot be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs."""

    data: Path = Path("gwint-data")
    """The folder of the database; made if it is not there."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """Where players reach it, if that is not host and port: `https://gwent.example`."""
    trusted_proxies: str = ""
    """AddressLimits, with commas between them, whose forwarded addresses are believed."""
    most_pages: int = MOST_PAGES
    """How far the database may grow, in pages of 4 KiB; as it comes, as far as the disk."""
    bot_workers: int = 1
    bot_threads: int = 1
    """On how many threads each of them searches."""
    bot_deadline_s: float = 10.0
    """What a bot has for a move before the greedy one moves for it."""
    programs: Mapping[str, str] = field(default_factory=dict)
    """Bots of the operator's own by name: `module:function`, or the command of a program (docs/engine.md)."""
    message_bytes: int = 16_384
    """The largest message of a socket."""
    body_bytes: int = 262_144
    """The largest body of a request."""
    seat_rate: float = 20.0
    """Messages a second from one connection, ten seconds' worth at once."""
    address_rate: float = 100.0
    """Requests and messages a second from one address, ten seconds' worth at once; 0 is no limit."""
    address_connections: int = 200
    """Sockets and streams from one address; 0 is no limit."""
    hint_rate: float = 0.5
    """Hints a second for one seat, ten seconds' worth at once."""
    tables_per_owner: int = 50
    """Tables of one owner that are waiting or playing."""
    record_letters: int = 32_000
    """The longest record that is taken. The longest of 120 matches played to the last card has 6,910 letters, and one
    whose every game is drawn twice would have some 15,000; the rest is for moves taken back and for comments."""
    unstarted_s: int = 86_400
    """After so many seconds a table that never started is closed."""
    keep_s: int = 600
    """How long a table that nobody watches is kept in memory."""
    sweep_s: int = 60
    """How often forgotten tables are looked for."""
    stop_s: float = 4.0
    """How long a stopping server waits for what is under way."""
    log_level: str = "info"
    """The least that is logged: `debug`, `info`, `warning` or `error`."""


def from_environment(environment: Mapping[str, str] | None = None, **told: Any) -> Settings:
    """Settings as told, else as the environment says, else as they are by default."""
    found: dict[str, Any] = {}
    given = os.environ if environment is None else environment
    for one in fields(Settings):
        name = f"{PREFIX}{one.name.upper()}"
        if name in given and one.name in READ_AS:
            found[one.name] = _read(name, given[name], READ_AS[one.name])
    return Settings(**{**found, **{name: value for name, value in told.items() if value is not None}})


def _read(name: str, text: str, kind: Any) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise SettingsError("setting-value", setting=name, value=text[:40]) from None


def parse_programs(parts: Iterable[str]) -> dict[str, str]:
    """Each as `name=module:function` or `name=command`."""
    told = {}
    for part in parts:
        name, _, program = (piece.strip() for piece in part.partition("="))
        if not name or not program:
            raise SettingsError("setting-value", setting=f"{PREFIX}PROGRAMS", value=part[:40])
        told[name] = program
    return told


def _programs(text: str) -> dict[str, str]:
    """With commas between them."""
    return parse_programs(part for part in text.split(",") if part.strip())


def _threads(text: str) -> int:
    if int(text) not in range(1, MAX_THREADS + 1):
        raise ValueError(text)
    return int(text)


def _level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise ValueError(text)
    return text.lower()


READ_AS: Final[Mapping[str, Any]] = {
    "data": Path, "host": str, "port": int, "public_url": str, "trusted_proxies": str, "most_pages": int,
    "bot_workers": int, "bot_threads": _threads, "bot_deadline_s": float, "programs": _programs,
    "message_bytes": int, "body_bytes": int,
    "seat_rate": float, "address_rate": float, "address_connections": int, "hint_rate": float,
    "tables_per_owner": int, "record_letters": int, "unstarted_s": int, "keep_s": int,
    "sweep_s": int, "stop_s": float, "log_level": _level,
}  # fmt: skip
"""How each setting is read from a word."""
