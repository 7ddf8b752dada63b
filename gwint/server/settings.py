"""The operator's settings, from the command line or from the environment (`GWINT_PORT=8000`)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from gwint.bots.budget import MAX_THREADS
from gwint.faults import GwintError

Number = TypeVar("Number", int, float)

PREFIX: Final = "GWINT_"
MAX_PAGES: Final = 2**30
"""The maximum size of the database in pages of 4 KiB; the default is limited only by the disk."""
LEVELS: Final = ("debug", "info", "warning", "error")


class SettingsError(GwintError):
    """A setting has an invalid value."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    data: Path = Path("gwint-data")
    """The data folder; created if it is missing."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The address that players use, if it is not host and port: `https://gwent.example`."""
    allowed_hosts: str = ""
    """Comma-separated names under which the server also answers; `*` for all. Addresses, local names and the name in
    `public_url` are always allowed."""
    trusted_proxies: str = ""
    """Comma-separated addresses of the proxies whose forwarded client addresses are trusted."""
    most_pages: int = MAX_PAGES
    """The maximum size of the database in pages of 4 KiB; by default it is limited only by the disk."""
    check_s: float = 5.0
    """How many seconds the start may search the data for damaged pages."""
    bot_workers: int = 1
    bot_threads: int = 1
    """The number of search threads of each worker."""
    bot_deadline_s: float = 10.0
    """How long a bot may think about a move before the greedy bot moves for it."""
    programs: Mapping[str, str] = field(default_factory=dict)
    """The operator's own bots by name: `file.py:function`, `module:function`, or the command of a program."""
    sandbox_workers: int = 1
    """The number of niced processes that read and replay what strangers send."""
    sandbox_s: float = 4.0
    """How long such a process may work on one request before it is killed."""
    sandbox_megabytes: int = 256
    """The memory that such a process may use in addition to its code; 0 is unlimited."""
    sandbox_waiting: int = 200
    """How many requests may wait for such a process."""
    sandbox_waiting_per_address: int = 60
    """How many of them may come from one address."""
    message_bytes: int = 16_384
    """The maximum size of a WebSocket message."""
    body_bytes: int = 262_144
    """The maximum size of a request body."""
    seat_rate: float = 20.0
    """Messages per second from one connection, with bursts of ten seconds' worth."""
    address_rate: float = 200.0
    """Requests and messages per second from one address, with bursts of ten seconds' worth. With 0 this is unlimited,
    and so is what an address may create and the time that it may take."""
    address_work: float = 0.4
    """The share of the server's time that the requests of one address may take; beyond it they wait. 0 is unlimited."""
    address_connections: int = 200
    """Sockets and streams from one address; 0 is unlimited."""
    hint_rate: float = 0.5
    """Hints per second for one seat, with bursts of ten seconds' worth."""
    tables_per_owner: int = 50
    """The number of waiting and playing tables that one owner may have."""
    owners_per_address: int = 300
    """The number of new owners per hour from one address; 0 is unlimited, as for the next two."""
    tables_per_address: int = 600
    """The number of new tables per hour from one address, rematches included."""
    records_per_address: int = 300
    """The number of uploaded records per hour from one address."""
    evenings_per_address: int = 60
    """The number of evenings that one address may begin to share per hour; 0 is unlimited."""
    owners_in_all: int = 200_000
    """The number of owners that the server stores."""
    tables_in_all: int = 10_000
    """The number of waiting and playing tables of all owners."""
    records_in_all: int = 10_000
    """The number of uploaded records that are kept; the oldest are dropped."""
    evenings_in_all: int = 2_000
    """The number of shared evenings that the server stores."""
    entries_per_table: int = 2_000
    """The length of a table's log beyond which only the game goes on. The longest of 1,000 games has 180 entries."""
    record_letters: int = 32_000
    """The maximum length of an uploaded record. The longest of 120 matches played to the last card has 6,910
    characters,
    and with every game drawn twice it would have about 15,000; the rest is for take-backs and comments."""
    session_days: int = 365
    """A session that is not used for this many days expires; every use renews it."""
    games_days: int = 0
    """A finished game is deleted after this many days; 0 keeps all of them."""
    owners_days: int = 0
    """The data of an owner who has not been seen for this many days is deleted; 0 keeps it."""
    unstarted_s: int = 86_400
    """A table that has not started after this many seconds is closed."""
    abandoned_s: int = 30 * 86_400
    """A game in which nothing has happened for this many seconds is closed, and an owner without anything of their own
    is deleted."""
    evenings_s: int = 7 * 86_400
    """A shared evening in which nothing has been entered for this many seconds is deleted; phones keep their copies."""
    keep_s: int = 600
    """How long a table without listeners stays in memory."""
    sweep_s: int = 60
    """How often unstarted and idle tables are looked for."""
    stop_s: float = 4.0
    """How long a stopping server waits for requests in progress."""
    metrics_port: int = 0
    """The port of `/metrics`, for Prometheus; 0 turns it off."""
    metrics_host: str = "127.0.0.1"
    log_level: str = "info"
    """The lowest level that is logged: `debug`, `info`, `warning` or `error`."""

    def by_address(self, limit: Number) -> Number | Literal[0]:
        """Return a limit by address, or 0 (unlimited) where addresses are not limited at all."""
        return limit if self.address_rate else 0


def from_environment(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Return settings from the arguments, else from the environment, else the defaults."""
    found: dict[str, Any] = {}
    variables = os.environ if environment is None else environment
    for one in fields(Settings):
        name = f"{PREFIX}{one.name.upper()}"
        if name in variables and one.name in READ_AS:
            found[one.name] = _read(name, variables[name], READ_AS[one.name])
    return Settings(**{**found, **{name: value for name, value in given.items() if value is not None}})


def _read(name: str, text: str, kind: Any) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise SettingsError("setting-value", setting=name, value=text[:40]) from None


def parse_programs(parts: Iterable[str]) -> dict[str, str]:
    """Parse bots, each given as `name=` and a function (`file.py:function`), a network's weights file or a command."""
    programs = {}
    for part in parts:
        name, _, program = (piece.strip() for piece in part.partition("="))
        if not name or not program:
            expected = f"mine={program or name or 'my_bot.py:choose'}"
            raise SettingsError("setting-program", value=part[:40], expected=expected[:80])
        programs[name] = program
    return programs


def _programs(text: str) -> dict[str, str]:
    """Parse a comma-separated list of bots."""
    return parse_programs(part for part in text.split(",") if part.strip())


def _threads(text: str) -> int:
    if int(text) not in range(1, MAX_THREADS + 1):
        raise ValueError(text)
    return int(text)


def _days(text: str) -> int:
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise ValueError(text)
    return text.lower()


READ_AS: Final[Mapping[str, Any]] = {
    "data": Path, "host": str, "port": int, "public_url": str, "allowed_hosts": str, "trusted_proxies": str,
    "most_pages": int, "check_s": float,
    "bot_workers": int, "bot_threads": _threads, "bot_deadline_s": float, "programs": _programs,
    "sandbox_workers": int, "sandbox_s": float, "sandbox_megabytes": int, "sandbox_waiting": int,
    "sandbox_waiting_per_address": int, "message_bytes": int, "body_bytes": int,
    "seat_rate": float, "address_rate": float, "address_work": float, "address_connections": int, "hint_rate": float,
    "tables_per_owner": int, "owners_per_address": int, "tables_per_address": int, "records_per_address": int,
    "evenings_per_address": int, "owners_in_all": int, "tables_in_all": int, "records_in_all": int,
    "evenings_in_all": int, "entries_per_table": int,
    "record_letters": int, "session_days": _days, "games_days": int, "owners_days": int, "unstarted_s": int,
    "abandoned_s": int, "evenings_s": int, "keep_s": int,
    "sweep_s": int, "stop_s": float, "metrics_port": int, "metrics_host": str, "log_level": _level,
}  # fmt: skip
"""The function that parses each setting's text."""
