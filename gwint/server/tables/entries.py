"""The entries of a table's log. A table's state is the fold of its entries and nothing else."""

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
    """The base class of all entries."""


@dataclass(frozen=True, slots=True)
class Opened(Entry):
    """An owner opened the table for a game on these terms."""

    maker: str
    terms: Terms


@dataclass(frozen=True, slots=True)
class Committed(Entry):
    """The server drew the secret of an attempt to deal; everyone sees its commitment, and the secret at the end."""

    attempt: int
    secret: str
    salt: str = ""
    """Hides the maker in sealed games."""


@dataclass(frozen=True, slots=True)
class RematchOf(Entry):
    """The table continues another one with the same players and decks."""

    table: str


@dataclass(frozen=True, slots=True)
class Agreed(Entry):
    """The maker changed whether the table is listed and whether it admits spectators."""

    listed: bool
    spectators: bool


@dataclass(frozen=True, slots=True)
class Sat(Entry):
    """A person took a seat, returned to it, or moved it to another device."""

    seat: int
    owner: str
    name: str
    salt: str = ""
    """Hides the name and the owner in sealed games."""


@dataclass(frozen=True, slots=True)
class SatBot(Entry):
    """A bot took a seat, before the game or for a player who is away."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Stood(Entry):
    """A seat became free before the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Brought(Entry):
    """A seat chose its deck, or three for a match, and is ready; with none it is not."""

    seat: int
    decks: tuple[str, ...]
    """As texts."""


@dataclass(frozen=True, slots=True)
class Pledged(Entry):
    """A seat pledged its entropy for the deal; after a game, for the deal of the rematch."""

    seat: int
    pledge: str


@dataclass(frozen=True, slots=True)
class AskedToReveal(Entry):
    """All seats were ready: the decks were fixed, and those who pledged entropy must reveal it."""

    decks: str
    """The commitment to all decks."""
    salt: str = ""
    """Hides the decks in their commitment; no viewer is sent it before the end."""


@dataclass(frozen=True, slots=True)
class Revealed(Entry):
    """A person revealed the entropy of their seats."""

    seats: tuple[int, ...]
    entropy: str


@dataclass(frozen=True, slots=True)
class DealFailed(Entry):
    """These seats did not reveal their entropy in time, or became free."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Entry):
    """All seats were ready: the game began from this seed, under this version of the rules."""

    seed: str
    rules_version: int
    """The game continues under this version; the stamps decide whether it still folds as it did."""


@dataclass(frozen=True, slots=True)
class Moved(Entry):
    seat: int
    move: Move | Name
    id: str
    """The client's id of the move, by which a retry is recognised; empty for bots."""
    spent_ms: int
    """The time charged to the seat's clock."""


@dataclass(frozen=True, slots=True)
class Offering(Entry):
    """A seat offered a take-back or a rematch."""

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
    """All players agreed to undo the last moves."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Resigned(Entry):
    seat: int
    game: bool
    """In a match, only the current game."""


@dataclass(frozen=True, slots=True)
class TimedOut(Entry):
    seat: int


@dataclass(frozen=True, slots=True)
class Gone(Entry):
    """A player left a running game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Claimed(Entry):
    """A player claimed the win over a player who is away."""

    seat: int
    over: int


@dataclass(frozen=True, slots=True)
class Closed(Entry):
    """The maker closed the table, or it never started."""


@dataclass(frozen=True, slots=True)
class Interrupted(Entry):
    """The log no longer folds as it did: the game ends where it stood."""


@dataclass(frozen=True, slots=True)
class RematchPrepared(Entry):
    """The game ended: a rematch would be played at this table, from this secret."""

    table: str
    secret: str
    commitment: str = ""
    """Replaces the secret in a sealed log."""


@dataclass(frozen=True, slots=True)
class Sealed(Entry):
    """The game ended: this is the hash chain of all entries before, which everyone is sent now."""

    chain: str


@dataclass(frozen=True, slots=True)
class Followed(Entry):
    """The rematch is played at this table."""

    table: str


ENTRY_KINDS: Final[Mapping[type[Entry], str]] = {
    Opened: "opened", Agreed: "agreed", Sat: "sat", SatBot: "sat-bot", Stood: "stood", Brought: "brought",
    Dealt: "dealt", Moved: "moved", Offering: "offering", Accepted: "accepted", Declined: "declined",
    TakenBack: "taken-back", Resigned: "resigned", TimedOut: "timed-out", Gone: "gone", Claimed: "claimed",
    Closed: "closed", Interrupted: "interrupted", Followed: "followed", Committed: "committed", Pledged: "pledged",
    AskedToReveal: "asked-to-reveal", Revealed: "revealed", DealFailed: "deal-failed",
    RematchPrepared: "rematch-prepared", RematchOf: "rematch-of", Sealed: "sealed",
}  # fmt: skip
"""Each entry's kind in the log. A kind never changes, even when its class is renamed."""
ENTRIES: Final[Mapping[str, type[Entry]]] = {kind: entry for entry, kind in ENTRY_KINDS.items()}


def write_body(entry: Entry) -> str:
    """Return an entry's body as JSON; its kind is stored in a separate column."""
    kind: Any = type(entry)
    return dumps(codec(kind).write(entry)).decode()


def read_entry(kind: str, body: str) -> Entry:
    """Read an entry back; raise KeyError for a kind that this version does not know."""
    known: Any = ENTRIES[kind]
    entry = _read_moved(loads(body)) if known is Moved else codec(known).read(loads(body))
    assert isinstance(entry, Entry)
    return entry


def _read_moved(data: Any) -> Moved:
    """Most entries are moves, and this is faster than the codec."""
    return Moved(data["seat"], cached_move(tuple(dict(data["move"]).items())), data["id"], data["spent_ms"])


@lru_cache(maxsize=10_000)
def cached_move(data: tuple[tuple[str, str | int | None], ...]) -> Move | Name:
    """Read a move through a cache: many moves are equal, and after a restart all of them are read."""
    return read_move(dict(data))
