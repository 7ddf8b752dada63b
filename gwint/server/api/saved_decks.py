"""Answers about an owner's saved decks."""

from __future__ import annotations

from typing import Any, Final

from gwint.decks import decode, encode
from gwint.faults import GwintError
from gwint.server.tables.changes import AddDeck, RemoveDeck, UpdateDeck
from gwint.server.tables.player_names import NAMELESS, tidy_name
from gwint.server.tables.registry import Registry
from gwint.server.tables.table_store import SavedDeckRow

MAX_DECKS: Final = 200
"""For one owner."""


class SavedDeckError(GwintError):
    """The deck does not exist, or there are too many."""


async def list_decks(registry: Registry, owner: str) -> dict[str, Any]:
    """Return the saved decks of an owner, the most recently changed first."""
    return {"decks": [_saved_deck(row) for row in await registry.store.decks(owner, MAX_DECKS)]}


async def save(registry: Registry, owner: str, name: str, code: str) -> dict[str, Any]:
    """Save a deck under a name; two decks may have the same name."""
    row = SavedDeckRow(registry.new_id(), _tidy(name), encode(decode(code)), registry.clock.now())
    async with registry.owner_locks.of(owner):
        if (count := await registry.store.count_decks(owner)) >= MAX_DECKS:
            raise SavedDeckError("too-many-decks", decks=count, most=MAX_DECKS)
        await registry.store.write([AddDeck(row.id, owner, row.name, row.code, row.changed_at)])
    return _saved_deck(row)


async def change(registry: Registry, owner: str, id_: str, name: str | None, code: str | None) -> dict[str, Any]:
    """Rename or change a deck; None leaves a part unchanged."""
    old = await _find(registry, owner, id_)
    new = SavedDeckRow(
        id_,
        old.name if name is None else _tidy(name),
        old.code if code is None else encode(decode(code)),
        registry.clock.now(),
    )
    await registry.store.write([UpdateDeck(new.name, new.code, new.changed_at, owner, id_)])
    return _saved_deck(new)


async def delete(registry: Registry, owner: str, id_: str) -> None:
    await _find(registry, owner, id_)
    await registry.store.write([RemoveDeck(owner, id_)])


async def _find(registry: Registry, owner: str, id_: str) -> SavedDeckRow:
    """Return a deck of this owner; refuse those of others as unknown."""
    row = await registry.store.deck(owner, id_)
    if row is None:
        raise SavedDeckError("no-such-deck", deck=id_)
    return row


def _saved_deck(row: SavedDeckRow) -> dict[str, Any]:
    """Return a deck as data; without faction and leader if its code can no longer be read."""
    try:
        deck = decode(row.code)
    except GwintError:
        faction = leader = None
    else:
        faction, leader = str(deck.faction), deck.leader.id
    return {
        "id": row.id,
        "name": row.name,
        "code": row.code,
        "faction": faction,
        "leader": leader,
        "changed_at": row.changed_at,
    }


def _tidy(name: str) -> str:
    return tidy_name(name) or NAMELESS
