"""The encounters route: what happens when two cards, leaders or factions meet, played by the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from gwint.encounters import Subject, meet
from gwint.encounters.sentences import named_subject
from gwint.rulesets import Ruleset
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, cached_body, respond
from gwint.server.http.dependencies import LanguageParam, RulesetParam
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import ShortText
from gwint.server.http.wire_types import answers
from gwint.wire.codecs import write
from gwint.wire.encounters import EncounterFacts, encounter_facts

router = APIRouter(prefix="/api", tags=["rules"], responses=COMMON_ERRORS)

CACHED_ANSWERS: Final = 128
"""How many answers are kept; each has about 10 kB."""

NAMED: Final = (
    "A card, leader, faction or ability by id or by name in any language, or a moment: "
    "`game-start`, `round-end`, `tie`, `third-round`."
)


@router.get(
    "/encounters",
    summary="What happens when two cards meet",
    response_class=Response,
    responses={**answers(EncounterFacts), **NOT_MODIFIED, **NOT_FOUND},
)
def encounters(
    request: Request,
    first: Annotated[ShortText, Query(description=NAMED, examples=["decoy"])],
    language: LanguageParam,
    ruleset: RulesetParam,
    second: Annotated[
        ShortText, Query(description="What it meets; omitted: what the first does by itself.", examples=["thaler"])
    ] = "",
) -> Response:
    """The situations in which the two affect each other, each played by the rules on a small table."""
    subject = named_subject(first, language)
    other = named_subject(second, language) if second else None
    return respond(_body(subject, other, ruleset, language), request)


@lru_cache(maxsize=CACHED_ANSWERS)
def _body(first: Subject, second: Subject | None, ruleset: Ruleset, language: str) -> CachedBody:
    return cached_body(write(EncounterFacts, encounter_facts(meet(first, second, ruleset), language)))
