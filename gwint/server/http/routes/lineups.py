"""TOUR-1. Routes of lineups, the three decks that a player brings to a tournament match."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import Field

from gwint.cards import FACTIONS
from gwint.match import advanced_starters
from gwint.server.api import decks as api
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, cache_bodies, cached_body, respond
from gwint.server.http.deck_models import DeckInput
from gwint.server.http.dependencies import LanguageParam, TasksDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import RulesText, StrictModel
from gwint.server.http.wire_types import FaultData, answers, json_response
from gwint.wire.codecs import write
from gwint.wire.decks import Starters, starter_facts

router = APIRouter(prefix="/api/lineups", tags=["decks"], responses=COMMON_ERRORS)


class LineupRequest(StrictModel):
    decks: list[DeckInput] = Field(max_length=len(FACTIONS))
    rules: RulesText = "legendary"


class LineupAnswer(StrictModel):
    faults: list[FaultData] = Field(description="Empty for a lineup that may be played.")


@router.post("/check", summary="Check a lineup", response_model=LineupAnswer)
async def check(tasks: TasksDep, given: LineupRequest) -> Response:
    """TOUR-1, DECK-3. The faults of the three decks together, and of each by the advanced limits."""
    decks = [deck.model_dump() for deck in given.decks]
    return json_response(await tasks.run(api.check_lineup, decks, given.rules))


@router.get(
    "/starters",
    summary="Decks of which any three make a lineup",
    response_class=Response,
    responses={**answers(Starters), **NOT_MODIFIED},
)
def starters(request: Request, language: LanguageParam) -> Response:
    """An advanced deck of every faction; no hero is in two of them."""
    return respond(_body(language), request)


@cache_bodies
def _body(language: str) -> CachedBody:
    return cached_body(write(Starters, starter_facts(advanced_starters().values(), language)))
