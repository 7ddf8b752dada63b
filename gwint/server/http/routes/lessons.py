"""The route of the lessons: the worked first game, the example turns and the variants, in a language."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from gwint.lessons.lesson_book import LessonBook, lesson_book
from gwint.server.http.cached_responses import NOT_MODIFIED, CachedBody, cache_bodies, cached_body, respond
from gwint.server.http.dependencies import LanguageParam
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.wire_types import answers
from gwint.wire.codecs import write

router = APIRouter(prefix="/api", tags=["rules"], responses=COMMON_ERRORS)


@router.get(
    "/lessons",
    summary="Lessons that teach the game",
    response_class=Response,
    responses={**answers(LessonBook), **NOT_MODIFIED},
)
def lessons(request: Request, language: LanguageParam) -> Response:
    """The worked first game, an example turn for each ability and faction, and the other ways to play."""
    return respond(_body(language), request)


@cache_bodies
def _body(language: str) -> CachedBody:
    return cached_body(write(LessonBook, lesson_book(language)))
