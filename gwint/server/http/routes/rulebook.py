"""Routes of the rulebook: all topics, by a ruleset and a mode."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from gwint.rulesets import Ruleset
from gwint.server.api.encoding import encoded
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, cache_bodies, is_named, respond
from gwint.server.http.dependencies import LanguageParam, ModeParam, RulesetParam, TasksDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.wire_types import answers, json_response
from gwint.wire.rulebook import Rulebook, Topic, adapted_ruleset, rulebook_facts, topic_facts

router = APIRouter(prefix="/api", tags=["rules"], responses=COMMON_ERRORS)


@router.get(
    "/rules",
    summary="The whole rulebook",
    response_class=Response,
    responses={**answers(Rulebook), **NOT_MODIFIED},
)
async def rules(
    request: Request, tasks: TasksDep, language: LanguageParam, ruleset: RulesetParam, mode: ModeParam
) -> Response:
    """All topics with titles and texts; with a mode, only the chapters that apply in it."""
    if is_named(ruleset) and mode is None:
        return respond(await asyncio.to_thread(_body, language, ruleset), request)
    return respond(CachedBody.of(await tasks.run(_rulebook, language, ruleset, mode)), request)


@router.get(
    "/rules/{topic}",
    summary="One topic of the rulebook",
    response_class=Response,
    responses={**answers(Topic), **NOT_FOUND},
)
async def topic(
    tasks: TasksDep,
    topic: Annotated[str, Path(max_length=100, examples=["ability-spy"])],
    language: LanguageParam,
    ruleset: RulesetParam,
    mode: ModeParam,
) -> Response:
    """The topic's title and text by the ruleset and, if given, the mode."""
    return json_response(await tasks.run(_topic, topic, ruleset, mode, language))


def _topic(topic: str, ruleset: Ruleset, mode: str | None, language: str) -> bytes:
    return encoded(Topic, topic_facts(topic, adapted_ruleset(ruleset, mode), language))


@cache_bodies
def _body(language: str, ruleset: Ruleset) -> CachedBody:
    return CachedBody.of(_rulebook(language, ruleset, None))


def _rulebook(language: str, ruleset: Ruleset, mode: str | None) -> bytes:
    return encoded(Rulebook, rulebook_facts(ruleset, mode, language))
