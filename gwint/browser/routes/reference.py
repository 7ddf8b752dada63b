"""Routes that need no table: cards, rules, lessons, decks and the score counter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gwint.browser.fields import Default, Field, Items, Nullable, Object, Table, Text, Whole, YesNo
from gwint.browser.routes.params import RULES_TEXT, SHORT_TEXT, language_of, mode_of, ruleset_of
from gwint.browser.routing import Request, Response, Routes, response_with
from gwint.browser.services import Services
from gwint.cards import CATALOGUE, FACTIONS
from gwint.decks import starters
from gwint.encounters import meet
from gwint.encounters.sentences import named_subject
from gwint.lessons.lesson_book import LessonBook, lesson_book
from gwint.match import advanced_starters
from gwint.rules.modes import DUEL
from gwint.score_counter import SIDES
from gwint.server.api import decks as decks_api
from gwint.server.api.decks import MAX_CARDS, CheckOptions
from gwint.server.api.score import scored_board
from gwint.wire.catalogue import Catalogue, catalogue_facts
from gwint.wire.deck_data import MAX_NAME
from gwint.wire.decks import Starters, starter_facts
from gwint.wire.encounters import EncounterFacts, encounter_facts
from gwint.wire.rulebook import (
    Rulebook,
    Rulesets,
    Topic,
    adapted_ruleset,
    rulebook_facts,
    rulesets_facts,
    topic_facts,
)

DECK: Final = Object(
    {
        "faction": SHORT_TEXT,
        "leader": SHORT_TEXT,
        "cards": Table(SHORT_TEXT, Whole(1, MAX_CARDS, written_as_float=True), len(CATALOGUE.cards), few_fields=True),
        "name": Default(Text(MAX_NAME), ""),
    }
)
CHECK_OPTIONS: Final[Mapping[str, Field]] = {
    "rules": Default(RULES_TEXT, "legendary"),
    "advanced": Default(YesNo(), False),
    "mode": Default(SHORT_TEXT, DUEL.name),
    "language": Default(SHORT_TEXT, "en"),
}
DECK_TEXT: Final = Object({**CHECK_OPTIONS, "deck": Text(20_000)})
DECK_DATA: Final = Object({**CHECK_OPTIONS, "deck": DECK})
LINEUP: Final = Object({"decks": Items(DECK, len(FACTIONS)), "rules": Default(RULES_TEXT, "legendary")})
RANDOM: Final[Mapping[str, Field]] = {
    "faction": Default(Nullable(SHORT_TEXT)),
    "advanced": Default(YesNo(), False),
    "seed": Default(Nullable(SHORT_TEXT)),
}
ENCOUNTER: Final[Mapping[str, Field]] = {"first": SHORT_TEXT, "second": Default(SHORT_TEXT, "")}
CARDS: Final = Default(Items(SHORT_TEXT, 100), [])
ROWS: Final = Default(Items(SHORT_TEXT, 10), [])
SIDE: Final = Object(
    {
        "leader": Default(Nullable(SHORT_TEXT)),
        "close": CARDS,
        "ranged": CARDS,
        "siege": CARDS,
        "horns": ROWS,
        "mardroeme": ROWS,
    }
)
BOARD: Final = Object(
    {"rules": Default(RULES_TEXT, "legendary"), "weather": CARDS, "sides": Items(SIDE, SIDES[-1], least=SIDES[0])}
)


# The game in words


async def catalogue(_services: Services, request: Request) -> Response:
    return response_with(Catalogue, catalogue_facts(ruleset_of(request), language_of(request)))


async def rulesets_(_services: Services, request: Request) -> Response:
    return response_with(Rulesets, rulesets_facts(language_of(request)))


async def rules(_services: Services, request: Request) -> Response:
    return response_with(Rulebook, rulebook_facts(ruleset_of(request), mode_of(request), language_of(request)))


async def topic(_services: Services, request: Request) -> Response:
    ruleset = adapted_ruleset(ruleset_of(request), mode_of(request))
    return response_with(Topic, topic_facts(request.read_param("topic", SHORT_TEXT), ruleset, language_of(request)))


async def lessons(_services: Services, request: Request) -> Response:
    return response_with(LessonBook, lesson_book(language_of(request)))


async def encounters(_services: Services, request: Request) -> Response:
    named, language, ruleset = request.read_query(ENCOUNTER), language_of(request), ruleset_of(request)
    first = named_subject(named["first"], language)
    second = named_subject(named["second"], language) if named["second"] else None
    return response_with(EncounterFacts, encounter_facts(meet(first, second, ruleset), language))


# Decks


async def read(_services: Services, request: Request) -> Response:
    given = request.read_body(DECK_TEXT)
    return Response(decks_api.report_text(given["deck"], _options(given)).decode())


async def check(_services: Services, request: Request) -> Response:
    given = request.read_body(DECK_DATA)
    return Response(decks_api.report_data(given["deck"], _options(given)).decode())


def _options(given: Mapping[str, Any]) -> CheckOptions:
    return CheckOptions(*(given[name] for name in CheckOptions._fields))


async def random(_services: Services, request: Request) -> Response:
    options = request.read_query(RANDOM)
    chosen = {**options, "seed": options["seed"] or decks_api.new_seed()}
    return Response(decks_api.report_random(ruleset_of(request), **chosen, language=language_of(request)).decode())


async def starters_(_services: Services, request: Request) -> Response:
    return response_with(Starters, starter_facts(starters(), language_of(request)))


async def check_lineup(_services: Services, request: Request) -> Response:
    given = request.read_body(LINEUP)
    return Response(decks_api.check_lineup(given["decks"], given["rules"]).decode())


async def lineup_starters(_services: Services, request: Request) -> Response:
    return response_with(Starters, starter_facts(advanced_starters().values(), language_of(request)))


async def score(_services: Services, request: Request) -> Response:
    return Response(scored_board(request.read_body(BOARD)).decode())


ROUTES: Final[Routes] = {
    ("GET", "/api/catalogue"): catalogue,
    ("GET", "/api/rulesets"): rulesets_,
    ("GET", "/api/rules"): rules,
    ("GET", "/api/rules/{topic}"): topic,
    ("GET", "/api/lessons"): lessons,
    ("GET", "/api/encounters"): encounters,
    ("POST", "/api/decks/read"): read,
    ("POST", "/api/decks/check"): check,
    ("GET", "/api/decks/random"): random,
    ("GET", "/api/starters"): starters_,
    ("POST", "/api/lineups/check"): check_lineup,
    ("GET", "/api/lineups/starters"): lineup_starters,
    ("POST", "/api/score"): score,
}
