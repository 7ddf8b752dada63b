"""Routes of decks: reading them in any form, checking them, starter decks and random decks."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import Field

from gwint.cards import FACTIONS
from gwint.decks import starters
from gwint.rules.modes import DUEL
from gwint.server.api import decks as api
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, cache_bodies, cached_body, respond
from gwint.server.http.deck_models import DeckInput
from gwint.server.http.dependencies import LanguageParam, RulesetParam, TasksDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import RulesText, ShortText, StrictModel
from gwint.server.http.wire_types import answers, json_response
from gwint.wire.codecs import write
from gwint.wire.decks import DeckReport, RandomDeckReport, Starters, starter_facts

router = APIRouter(prefix="/api", tags=["decks"], responses=COMMON_ERRORS)

MAX_LENGTH: Final = 20_000
"""The maximum length of a deck's text."""


class CheckOptions(StrictModel):
    """The rules that a deck is checked by, and the language of its text."""

    rules: RulesText = "legendary"
    advanced: bool = Field(default=False, description="Check the advanced limits too; a match always does.")
    mode: ShortText = DUEL.name
    language: ShortText = "en"

    @property
    def options(self) -> api.CheckOptions:
        return api.CheckOptions(self.rules, self.advanced, self.mode, self.language)


class DeckTextRequest(CheckOptions):
    deck: str = Field(
        max_length=MAX_LENGTH,
        description="The id of a starter deck, a deck code, or a deck's text of several lines.",
        examples=["monsters-swarm"],
    )


class DeckDataRequest(CheckOptions):
    deck: DeckInput


@router.post(
    "/decks/read",
    summary="Read a deck from its text, its code or a starter deck's id",
    response_class=Response,
    responses=answers(DeckReport),
)
async def read(tasks: TasksDep, request: DeckTextRequest) -> Response:
    """The deck in all its forms. A text with errors is refused with a fault for every bad line."""
    return json_response(await tasks.run(api.report_text, request.deck, request.options))


@router.post(
    "/decks/check",
    summary="Check a deck and count its cards",
    response_class=Response,
    responses=answers(DeckReport),
)
async def check(tasks: TasksDep, request: DeckDataRequest) -> Response:
    """The deck in all its forms, its faults and its statistics."""
    return json_response(await tasks.run(api.report_data, request.deck.model_dump(), request.options))


@router.get(
    "/decks/random", summary="A random legal deck", response_class=Response, responses=answers(RandomDeckReport)
)
async def random_(
    tasks: TasksDep,
    language: LanguageParam,
    ruleset: RulesetParam,
    faction: Annotated[ShortText | None, Query(json_schema_extra={"enum": [str(one) for one in FACTIONS]})] = None,
    advanced: bool = False,
    seed: Annotated[ShortText | None, Query(description="Default: a random one.")] = None,
) -> Response:
    """Of a faction, or of any."""
    chosen = seed or api.new_seed()
    return json_response(await tasks.run(api.report_random, ruleset, faction, advanced, chosen, language))


@router.get(
    "/starters",
    summary="The starter decks",
    response_class=Response,
    responses={**answers(Starters), **NOT_MODIFIED},
)
def starters_(request: Request, language: LanguageParam) -> Response:
    """DECK-5. Each with its name and plan, as data and as a code."""
    return respond(_body(language), request)


@cache_bodies
def _body(language: str) -> CachedBody:
    return cached_body(write(Starters, starter_facts(starters(), language)))
