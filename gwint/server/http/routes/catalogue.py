"""The catalogue route: every card, leader, faction and symbol, named and explained in a language by a ruleset."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from gwint.rulesets import Ruleset
from gwint.server.api.encoding import encoded
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, cache_bodies, is_named, respond
from gwint.server.http.dependencies import LanguageParam, RulesetParam, TasksDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.wire_types import answers
from gwint.wire.catalogue import Catalogue, catalogue_facts

router = APIRouter(prefix="/api", tags=["catalogue"], responses=COMMON_ERRORS)


@router.get(
    "/catalogue",
    summary="All cards and leaders with names and rules",
    response_class=Response,
    responses={**answers(Catalogue), **NOT_MODIFIED},
)
async def catalogue(request: Request, tasks: TasksDep, language: LanguageParam, ruleset: RulesetParam) -> Response:
    """All cards, leaders, factions and symbols, with names and rule texts by the ruleset."""
    if is_named(ruleset):
        return respond(await asyncio.to_thread(_body, language, ruleset), request)
    return respond(CachedBody.of(await tasks.run(_catalogue, language, ruleset)), request)


@cache_bodies
def _body(language: str, ruleset: Ruleset) -> CachedBody:
    return CachedBody.of(_catalogue(language, ruleset))


def _catalogue(language: str, ruleset: Ruleset) -> bytes:
    return encoded(Catalogue, catalogue_facts(ruleset, language))
