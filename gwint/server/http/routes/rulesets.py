"""The route of the rulesets: their options, and which of them each mode replaces."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import Field

from gwint import i18n, rulesets
from gwint.i18n import modes
from gwint.i18n.bundles import translate
from gwint.match.lineup import DECKS
from gwint.match.rules import SEATS
from gwint.rules.modes import MODES
from gwint.rulesets import OPTIONS, RULESETS, Ruleset
from gwint.server.http.cached_responses import CACHE_SIZE, NOT_MODIFIED, CachedBody, cached_body, respond
from gwint.server.http.dependencies import LanguageParam
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import LanguageCode, ModeName

router = APIRouter(prefix="/api", tags=["rules"], responses=COMMON_ERRORS)


class RulesetFacts(StrictModel):
    id: str
    title: str
    text: str
    options: dict[str, str]


class OptionValue(StrictModel):
    id: str
    title: str


class OptionFacts(StrictModel):
    id: str
    title: str
    text: str = Field(description="What the option decides.")
    usual: str = Field(description="Its value in the legendary ruleset.")
    values: list[OptionValue]


class ModeFacts(StrictModel):
    id: ModeName
    title: str
    text: str
    seats: int
    sides: list[int] = Field(description="The side of each seat.")
    virtual: list[int] = Field(description="The seats that the mode plays itself.")
    decks: int = Field(description="The number of decks that each player brings.")
    ignores: list[str] = Field(description="Options that the mode's own rules replace.")
    partly: dict[str, str] = Field(
        description="Options that apply to only part of the table, and to what: `built`, `person`, `advanced`."
    )


class Rulesets(StrictModel):
    language: LanguageCode
    rulesets: list[RulesetFacts]
    options: list[OptionFacts]
    modes: list[ModeFacts]


@router.get(
    "/rulesets",
    summary="The rulesets, their options, and what each mode ignores",
    response_model=Rulesets,
    responses=NOT_MODIFIED,
)
def rulesets_(request: Request, language: LanguageParam) -> Response:
    """The named rulesets, all options with their values, and the modes with their seats."""
    return respond(_body(language), request)


@lru_cache(maxsize=CACHE_SIZE)
def _body(language: str) -> CachedBody:
    return cached_body(
        Rulesets(
            language=language,
            rulesets=[_ruleset(name, one, language) for name, one in RULESETS.items()],
            options=[_option(option, language) for option in OPTIONS],
            modes=[_mode(mode, language) for mode in modes.NAMES],
        )
    )


def _ruleset(id_: str, ruleset: Ruleset, language: str) -> RulesetFacts:
    title, text = i18n.rule_text(f"ruleset-{id_}", ruleset, language)
    return RulesetFacts(id=id_, title=title, text=text, options=ruleset.options())


def _option(option: str, language: str) -> OptionFacts:
    topic = f"option-{option}".replace("_", "-")
    return OptionFacts(
        id=option,
        title=translate(topic, language),
        text=translate(f"{topic}.rule", language),
        usual=rulesets.LEGENDARY.options()[option],
        values=[
            OptionValue(id=value, title=i18n.option_value_text(option, value, language)) for value in OPTIONS[option]
        ],
    )


def _mode(mode: str, language: str) -> ModeFacts:
    title, text = i18n.rule_text(f"mode-{mode}", language=language)
    sides = SEATS if mode == modes.MATCH else MODES[mode].sides()
    return ModeFacts(
        id=mode,
        title=title,
        text=text,
        seats=len(sides),
        sides=list(sides),
        virtual=[seat for seat in range(len(sides)) if mode in MODES and not MODES[mode].holds_cards(seat)],
        decks=DECKS if mode == modes.MATCH else 1,
        ignores=list(modes.ignored_options(mode)),
        partly=dict(modes.partial_options(mode)),
    )
