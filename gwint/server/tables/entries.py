"""The log of a table: everything that was done there, one entry each. A table's state is their fold, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gwint.match.deck_naming import Name
from gwint.rules.moves import Move
from gwint.server.tables.json_bytes import dumps, loads
from gwint.wire.codecs import codec
from gwint.wire.tables import Terms
from gwint.wire.views import read_move


@dataclass(frozen=True, slots=True)
class Entry:
    """The root of all entries."""


@dataclass(frozen=True, slots=True)
class Opened(Entry):
    """The table was made, by an owner, for a game on these terms."""

    maker: str
    terms: Terms


@dataclass(frozen=True, slots=True)
class Agreed(Entry):
    """The maker opened or shut the table to strangers or spectators."""

    listed: bool
    spectators: bool


@dataclass(frozen=True, slots=True)
class Sat(Entry):
    """A person took a seat, came back to it, or took it over on another device."""

    seat: int
    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class SatBot(Entry):
    """A bot took a seat, at the start or for someone who is away."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Stood(Entry):
    """A seat is free again, before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class Brought(Entry):
    """A seat chose its deck, or three for a match, and is ready; none, and it is not."""

    seat: int
    decks: tuple[str, ...]
    """As texts."""


@dataclass(frozen=True, slots=True)
class Dealt(Entry):
    """Everybody was ready: the game began from this seed, under this version of the rules."""

    seed: str
    rules_version: int
    """For those who look into the log: whether the game still goes as it went, the digests tell."""


@dataclass(frozen=True, slots=True)
class Moved(Entry):
    seat: int
    move: Move | Name
    id: str
    """What the client calls it, so that a retry is known; empty for bots."""
    spent_ms: int
    """What it took of the seat's clock."""


@dataclass(frozen=True, slots=True)
class Offering(Entry):
    """A seat offers a take-back or a rematch."""

    seat: int
    offer: str


@dataclass(frozen=True, slots=True)
class Accepted(Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class Declined(Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class TakenBack(Entry):
    """All agreed: the last moves do not count."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Resigned(Entry):
    seat: int
    game: bool
    """Of a match, only the game being played."""


@dataclass(frozen=True, slots=True)
class TimedOut(Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class Gone(Entry):
    """A player left a game that goes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Claimed(Entry):
    """A player claimed the win over one who is away."""

    seat: int
    over: int


@dataclass(frozen=True, slots=True)
class Closed(Entry):
    """The maker closed the table, or nobody ever began."""


@dataclass(frozen=True, slots=True)
class Interrupted(Entry):
    """The fold no longer agrees with the log: the game is left as it stood."""


@dataclass(frozen=True, slots=True)
class Followed(Entry):
    """The rematch is played at this table."""

    table: str


ENTRY_KINDS: Final[Mapping[type[Entry], str]] = {
    Opened: "opened", Agreed: "agreed", Sat: "sat", SatBot: "sat-bot", Stood: "stood", Brought: "brought",
    Dealt: "dealt", Moved: "moved", Offering: "offering", Accepted: "accepted", Declined: "declined",
    TakenBack: "taken-back", Resigned: "resigned", TimedOut: "timed-out", Gone: "gone", Claimed: "claimed",
    Closed: "closed", Interrupted: "interrupted", Followed: "followed",
}  # fmt: skip
"""Each entry's kind in the log. A kind never changes, even when its class is renamed."""
ENTRIES: Final[Mapping[str, type[Entry]]] = {kind: entry for entry, kind in ENTRY_KINDS.items()}


def write_body(entry: Entry) -> str:
    """What an entry says, as a line of JSON; its kind stands beside it."""
    kind: Any = type(entry)
    return dumps(codec(kind).write(entry)).decode()


def read_entry(kind: str, body: str) -> Entry:
    """The inverse; raises KeyError for a kind that this version does not know."""
    known: Any = ENTRIES[kind]
    entry = _read_moved(loads(body)) if known is Moved else codec(known).read(loads(body))
    assert isinstance(entry, Entry)
    return entry


def _read_moved(data: Any) -> Moved:
    """Logs are moves for the most part."""
    return Moved(data["seat"], cached_move(tuple(dict(data["move"]).items())), data["id"], data["spent_ms"])


@lru_cache(maxsize=10_000)
def cached_move(said: tuple[tuple[str, str | int | None], ...]) -> Move | Name:
    """The move that data stand for: many players make the same, and after a restart all of them are read at once."""
    return read_move(dict(said))
