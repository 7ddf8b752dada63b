"""The door of the catalogue."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from gwint.rulesets import Ruleset
from gwint.server.http.catalogue_models import CatalogueFacts, catalogue_facts
from gwint.server.http.errors import REFUSED
from gwint.server.http.params import ByLanguage, ByRules
from gwint.server.http.static_responses import KEPT, UNCHANGED, Sheet, handed, sheet

router = APIRouter(prefix="/api", tags=["catalogue"], responses=REFUSED)


@router.get(
    "/catalogue",
    summary="Every card and leader, named and explained",
    response_model=CatalogueFacts,
    responses=UNCHANGED,
)
def catalogue(request: Request, language: ByLanguage, ruleset: ByRules) -> Response:
    """All cards, leaders, factions and symbols, with names and rule texts as the ruleset has them."""
    return handed(_sheet(language, ruleset), request)


@lru_cache(maxsize=KEPT)
def _sheet(language: str, ruleset: Ruleset) -> Sheet:
    return sheet(catalogue_facts(language, ruleset))
