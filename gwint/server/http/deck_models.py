"""Decks in requests."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, Field

from gwint.cards import CATALOGUE
from gwint.server.api.decks import MAX_CARDS
from gwint.server.http.models import WHOLE_NUMBER, ShortText, StrictModel
from gwint.server.tables.commands import with_few_fields
from gwint.wire.deck_data import MAX_NAME


class DeckInput(StrictModel):
    """A deck as `DeckData` describes it; its name may be left out."""

    faction: ShortText = Field(examples=["monsters"])
    leader: ShortText = Field(examples=["eredin-king-of-the-wild-hunt"])
    cards: Annotated[
        dict[ShortText, Annotated[int, Field(ge=1, le=MAX_CARDS), WHOLE_NUMBER]],
        Field(
            description="The number of copies of each card.",
            max_length=len(CATALOGUE.cards),
            examples=[{"monsters/ghoul": 3, "monsters/decoy": 1}],
        ),
        BeforeValidator(lambda data: with_few_fields(data, len(CATALOGUE.cards))),
    ]
    name: str = Field(default="", max_length=MAX_NAME)
