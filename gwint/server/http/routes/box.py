"""Routes for evenings with one box: balanced decks, the sheet of a deck, and the quick reference card."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from gwint.box import MAX_SEATS, MIN_SEATS
from gwint.box.quick_reference import QuickReference
from gwint.server.api import box as api
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, respond
from gwint.server.http.dependencies import LanguageParam, RulesetParam, TasksDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import ShortText
from gwint.server.http.wire_types import answers, json_response
from gwint.wire.box import BoxDecks, DeckSheet

router = APIRouter(prefix="/api/box", tags=["box"], responses=COMMON_ERRORS)

FACTIONS: Final = "The factions of the seats, separated by commas; an empty one is drawn."
REDRAWS: Final = "How often the deck of each seat was drawn again, separated by commas; the other decks stay."


@router.get(
    "/decks", summary="Balanced random decks from one box", response_class=Response, responses=answers(BoxDecks)
)
async def decks(
    tasks: TasksDep,
    language: LanguageParam,
    ruleset: RulesetParam,
    seats: Annotated[int, Query(ge=MIN_SEATS, le=MAX_SEATS)] = MIN_SEATS,
    advanced: bool = False,
    factions: Annotated[ShortText, Query(description=FACTIONS, examples=["monsters,,skellige"])] = "",
    redraws: Annotated[ShortText, Query(description=REDRAWS, examples=["0,2"])] = "",
    seed: Annotated[ShortText | None, Query(description="Default: a random one.")] = None,
) -> Response:
    """SET-2. A legal deck for each seat, each of another faction, so that no card of the box is used twice."""
    chosen = seed or api.new_seed()
    task = tasks.run(api.balanced_decks, seats, ruleset, advanced, factions, redraws, chosen, language)
    return json_response(await task)


@router.get(
    "/sheet", summary="A deck as a list to pull and to register", response_class=Response, responses=answers(DeckSheet)
)
async def sheet(
    tasks: TasksDep,
    language: LanguageParam,
    ruleset: RulesetParam,
    deck: Annotated[str, Query(max_length=api.LONGEST_DECK, description="A deck code or the id of a starter deck.")],
    advanced: bool = False,
) -> Response:
    """Its cards in the order of their printed codes, and its counts and faults by these rules."""
    return json_response(await tasks.run(api.sheet, deck, ruleset, advanced, language))


@router.get(
    "/reference",
    summary="The quick reference card",
    response_class=Response,
    responses={**answers(QuickReference), **NOT_MODIFIED},
)
async def reference(request: Request, tasks: TasksDep, language: LanguageParam, ruleset: RulesetParam) -> Response:
    """The rules of a duel on one sheet of paper."""
    return respond(CachedBody.of(await tasks.run(api.reference, ruleset, language)), request)
