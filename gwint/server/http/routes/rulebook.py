"""Routes of the rulebook: all topics, by a ruleset and a mode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import Field

from gwint import i18n
from gwint.i18n import modes
from gwint.i18n.rules import CHAPTERS
from gwint.match.rules import OVERRIDES
from gwint.rules.modes import MODES
from gwint.rulesets import Ruleset
from gwint.server.http.cached_responses import CACHE_SIZE, NOT_MODIFIED, CachedBody, cached_body, respond
from gwint.server.http.dependencies import LanguageParam, ModeParam, RulesetParam
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import LanguageCode, ModeName

router = APIRouter(prefix="/api", tags=["rules"], responses=COMMON_ERRORS)

GROUPS: Final = {
    "modes": "mode-",
    "rulesets": "ruleset-",
    "chapters": "",
    "kinds": "kind-",
    "abilities": "ability-",
    "specials": "special-",
    "weather": "weather-",
    "factions": "faction-",
    "leaders": "leader-",
    "options": "option-",
}
"""The groups of topics, and the prefix of each; chapters have none."""

MODE_CHAPTERS: Final = tuple(chapter for chapters in modes.CHAPTERS.values() for chapter in chapters)


class Topic(StrictModel):
    id: str
    title: str
    text: str
    book_note: str = Field(description="How the language's own rulebook differs from this rule; mostly empty.")


class TopicGroup(StrictModel):
    id: str = Field(description="`modes`, `chapters`, `kinds`, `abilities`, …", examples=["abilities"])
    topics: list[Topic]


class Rulebook(StrictModel):
    language: LanguageCode
    rules: str
    mode: ModeName | None
    groups: list[TopicGroup]
    ignored: list[str] = Field(description="The options that the mode's own rules replace; none without a mode.")
    partly: dict[str, str] = Field(description="The options that apply to only part of the table, and to what.")


@router.get("/rules", summary="The whole rulebook", response_model=Rulebook, responses=NOT_MODIFIED)
def rules(request: Request, language: LanguageParam, ruleset: RulesetParam, mode: ModeParam) -> Response:
    """All topics with titles and texts; with a mode, only the chapters that apply in it."""
    return respond(_body(language, ruleset, mode), request)


@router.get("/rules/{topic}", summary="One topic of the rulebook", responses=NOT_FOUND)
def topic(
    topic: Annotated[str, Path(max_length=100, examples=["ability-spy"])],
    language: LanguageParam,
    ruleset: RulesetParam,
    mode: ModeParam,
) -> Topic:
    """The topic's title and text by the ruleset and, if given, the mode."""
    return _topic(topic, adapted_ruleset(ruleset, mode), language)


@lru_cache(maxsize=CACHE_SIZE)
def _body(language: str, ruleset: Ruleset, mode: str | None) -> CachedBody:
    groups = [
        TopicGroup(id=id_, topics=[_topic(topic, adapted_ruleset(ruleset, mode), language) for topic in topics])
        for id_, topics in _groups(mode)
    ]
    ignored, partly = (modes.ignored_options(mode), modes.partial_options(mode)) if mode else ((), {})
    return cached_body(
        Rulebook(
            language=language,
            rules=str(ruleset),
            mode=mode,
            groups=groups,
            ignored=list(ignored),
            partly=dict(partly),
        )
    )


def adapted_ruleset(ruleset: Ruleset, mode: str | None) -> Ruleset:
    """MODE-1. Return the ruleset as a mode plays it."""
    if mode is None:
        return ruleset
    return ruleset.changed(**OVERRIDES) if mode == modes.MATCH else MODES[mode].adapted(ruleset)


def chapters(mode: str | None) -> Iterable[str]:
    """Return all chapters, or those of a mode, whose own chapters replace some of the common ones."""
    if mode is None:
        return (*CHAPTERS, *MODE_CHAPTERS)
    common = (chapter for chapter in CHAPTERS if chapter not in modes.replaced_chapters(mode))
    return (*common, *modes.chapters(mode))


def _groups(mode: str | None) -> Iterator[tuple[str, Iterable[str]]]:
    apart = {*CHAPTERS, *MODE_CHAPTERS, *(f"mode-{other}" for other in modes.NAMES if mode not in (None, other))}
    listed = [topic for topic in i18n.topics() if topic not in apart]
    for id_, beginning in GROUPS.items():
        yield id_, [topic for topic in listed if topic.startswith(beginning)] if beginning else chapters(mode)


def _topic(topic: str, ruleset: Ruleset, language: str) -> Topic:
    title, text = i18n.rule_text(topic, ruleset, language)
    return Topic(id=topic, title=title, text=text, book_note=i18n.book_note(topic, ruleset, language))
