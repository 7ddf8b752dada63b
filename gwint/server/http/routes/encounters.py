"""The encounters route: what happens when two cards, leaders or factions meet, played by the rules."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from gwint.encounters import meet
from gwint.encounters.sentences import named_subject
from gwint.rulesets import Ruleset
from gwint.server.api.encoding import encoded
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, respond
from gwint.server.http.dependencies import LanguageParam, RulesetParam, TasksDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import ShortText
from gwint.server.http.wire_types import answers
from gwint.wire.encounters import EncounterFacts, encounter_facts

router = APIRouter(prefix="/api", tags=["rules"], responses=COMMON_ERRORS)

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
async def encounters(
    request: Request,
    tasks: TasksDep,
    first: Annotated[ShortText, Query(description=NAMED, examples=["decoy"])],
    language: LanguageParam,
    ruleset: RulesetParam,
    second: Annotated[
        ShortText, Query(description="What it meets; omitted: what the first does by itself.", examples=["thaler"])
    ] = "",
) -> Response:
    """The situations in which the two affect each other, each played by the rules on a small table."""
    return respond(CachedBody.of(await tasks.run(_meet, first, second, ruleset, language)), request)


def _meet(first: str, second: str, ruleset: Ruleset, language: str) -> bytes:
    subject = named_subject(first, language)
    other = named_subject(second, language) if second else None
    return encoded(EncounterFacts, encounter_facts(meet(subject, other, ruleset), language))
