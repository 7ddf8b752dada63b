"""The route of the rulesets: their options, and which of them each mode replaces."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, cache_bodies, cached_body, respond
from gwint.server.http.dependencies import LanguageParam
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.wire_types import answers
from gwint.wire.codecs import write
from gwint.wire.rulebook import Rulesets, rulesets_facts

router = APIRouter(prefix="/api", tags=["rules"], responses=COMMON_ERRORS)


@router.get(
    "/rulesets",
    summary="The rulesets, their options, and what each mode ignores",
    response_class=Response,
    responses={**answers(Rulesets), **NOT_MODIFIED},
)
def rulesets(request: Request, language: LanguageParam) -> Response:
    """The named rulesets, all options with their values, and the modes with their seats."""
    return respond(_body(language), request)


@cache_bodies
def _body(language: str) -> CachedBody:
    return cached_body(write(Rulesets, rulesets_facts(language)))
