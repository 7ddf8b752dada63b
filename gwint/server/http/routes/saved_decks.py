"""Routes of an owner's saved decks."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response
from pydantic import Field

from gwint.server.api import saved_decks as api
from gwint.server.http.authentication import NO_OWNER, Owner
from gwint.server.http.dependencies import Id, RegistryDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import FactionId, LeaderId

router = APIRouter(prefix="/api/decks", tags=["decks"], responses={**COMMON_ERRORS, **NO_OWNER})

MAX_LENGTH: Final = 100
"""The maximum length of a deck's name."""
LONGEST_CODE: Final = 1000


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
    return SavedDecks(**await api.list_decks(registry, owner))


@router.post("", status_code=201, summary="Save a deck")
async def save(registry: RegistryDep, owner: Owner, deck: NewDeck) -> SavedDeck:
    """Under a name; two decks may have the same name."""
    return SavedDeck(**await api.save(registry, owner, deck.name, deck.code))


@router.patch("/{deck}", summary="Rename or change a deck", responses=NOT_FOUND)
async def change(registry: RegistryDep, owner: Owner, deck: Id, changes: DeckChanges) -> SavedDeck:
    """Omitted fields stay unchanged."""
    return SavedDeck(**await api.change(registry, owner, deck, changes.name, changes.code))


@router.delete("/{deck}", status_code=204, summary="Delete a deck", response_class=Response, responses=NOT_FOUND)
async def delete(registry: RegistryDep, owner: Owner, deck: Id) -> None:
    """Permanently."""
    await api.delete(registry, owner, deck)
