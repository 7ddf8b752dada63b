"""The catalogue route: every card, leader, faction and symbol, named and explained in a language by a ruleset."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from gwint.rulesets import Ruleset
from gwint.server.http.cached_responses import CACHE_SIZE, NOT_MODIFIED, CachedBody, cached_body, respond
from gwint.server.http.dependencies import LanguageParam, RulesetParam
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.wire_types import answers
from gwint.wire.catalogue import Catalogue, catalogue_facts
from gwint.wire.codecs import write

router = APIRouter(prefix="/api", tags=["catalogue"], responses=COMMON_ERRORS)


@router.get(
    "/catalogue",
    summary="All cards and leaders with names and rules",
    response_class=Response,
    responses={**answers(Catalogue), **NOT_MODIFIED},
)
def catalogue(request: Request, language: LanguageParam, ruleset: RulesetParam) -> Response:
    """All cards, leaders, factions and symbols, with names and rule texts by the ruleset."""
    return respond(_body(language, ruleset), request)


@lru_cache(maxsize=CACHE_SIZE)
def _body(language: str, ruleset: Ruleset) -> CachedBody:
    return cached_body(write(Catalogue, catalogue_facts(ruleset, language)))
