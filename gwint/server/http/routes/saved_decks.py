"""Routes of an owner's saved decks."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Response
from pydantic import Field

from gwint.decks import decode, encode
from gwint.faults import GwintError
from gwint.server.http.authentication import NO_OWNER, Owner
from gwint.server.http.dependencies import Id, RegistryDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import FactionId, LeaderId
from gwint.server.tables.player_names import NAMELESS, tidy_name
from gwint.server.tables.registry import Registry, new_id

router = APIRouter(prefix="/api/decks", tags=["decks"], responses={**COMMON_ERRORS, **NO_OWNER})

MAX_DECKS: Final = 200
"""For one owner."""
MAX_LENGTH: Final = 100
"""The maximum length of a deck's name."""
LONGEST_CODE: Final = 1000
SELECT_ALL: Final = "SELECT id, name, code, changed_at FROM decks WHERE owner = ? ORDER BY changed_at DESC, id LIMIT ?"
SELECT_ONE: Final = "SELECT id, name, code, changed_at FROM decks WHERE owner = ? AND id = ?"
INSERT: Final = "INSERT INTO decks(id, owner, name, code, changed_at) VALUES (?, ?, ?, ?, ?)"
UPDATE: Final = "UPDATE decks SET name = ?, code = ?, changed_at = ? WHERE owner = ? AND id = ?"


class SavedDeckError(GwintError):
    """The deck does not exist, or there are too many."""


class NewDeck(StrictModel):
    name: str = Field(min_length=1, max_length=MAX_LENGTH)
    code: str = Field(
        max_length=LONGEST_CODE, description="A deck code. Faulty decks can be saved too: they may be unfinished."
    )


class DeckChanges(StrictModel):
    name: str | None = Field(default=None, min_length=1, max_length=MAX_LENGTH)
    code: str | None = Field(default=None, max_length=LONGEST_CODE)


class SavedDeck(StrictModel):
    id: str
    name: str
    code: str
    faction: FactionId | None = Field(description="null if the code can no longer be read.")
    leader: LeaderId | None
    changed_at: int = Field(description="Milliseconds since the epoch.")


class SavedDecks(StrictModel):
    decks: list[SavedDeck]


@router.get("", summary="My decks")
async def list_decks(registry: RegistryDep, owner: Owner) -> SavedDecks:
    """The most recently changed first."""
    rows = await registry.store.reader.rows(SELECT_ALL, (owner, MAX_DECKS))
    return SavedDecks(decks=[_saved_deck(*row) for row in rows])


@router.post("", status_code=201, summary="Save a deck")
async def save(registry: RegistryDep, owner: Owner, deck: NewDeck) -> SavedDeck:
    """Under a name; two decks may have the same name."""
    id_, *values = row = (new_id(), _tidy(deck.name), encode(decode(deck.code)), registry.clock.now())
    async with registry.owner_locks.of(owner):
        await _check_quota(registry, owner)
        await registry.store.writer.write([(INSERT, (id_, owner, *values))])
    return _saved_deck(*row)


async def _check_quota(registry: Registry, owner: str) -> None:
    [(count,)] = await registry.store.reader.rows("SELECT count(*) FROM decks WHERE owner = ?", (owner,))
    if count >= MAX_DECKS:
        raise SavedDeckError("too-many-decks", decks=count, most=MAX_DECKS)


@router.patch("/{deck}", summary="Rename or change a deck", responses=NOT_FOUND)
async def change(registry: RegistryDep, owner: Owner, deck: Id, changes: DeckChanges) -> SavedDeck:
    """Omitted fields stay unchanged."""
    _, name, code, _ = await _find(registry, owner, deck)
    name = name if changes.name is None else _tidy(changes.name)
    code = code if changes.code is None else encode(decode(changes.code))
    now = registry.clock.now()
    await registry.store.writer.write([(UPDATE, (name, code, now, owner, deck))])
    return _saved_deck(deck, name, code, now)


@router.delete("/{deck}", status_code=204, summary="Delete a deck", response_class=Response, responses=NOT_FOUND)
async def delete(registry: RegistryDep, owner: Owner, deck: Id) -> None:
    """Permanently."""
    await _find(registry, owner, deck)
    await registry.store.writer.write([("DELETE FROM decks WHERE owner = ? AND id = ?", (owner, deck))])


async def _find(registry: Registry, owner: str, deck: str) -> tuple[Any, ...]:
    """Return a deck of this owner; refuse those of others as unknown."""
    rows = await registry.store.reader.rows(SELECT_ONE, (owner, deck))
    if not rows:
        raise SavedDeckError("no-such-deck", deck=deck)
    return rows[0]


def _saved_deck(id_: str, name: str, code: str, changed_at: int) -> SavedDeck:
    try:
        deck = decode(code)
    except GwintError:
        return SavedDeck(id=id_, name=name, code=code, faction=None, leader=None, changed_at=changed_at)
    return SavedDeck(
        id=id_, name=name, code=code, faction=str(deck.faction), leader=deck.leader.id, changed_at=changed_at
    )


def _tidy(name: str) -> str:
    return tidy_name(name) or NAMELESS
