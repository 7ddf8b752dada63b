"""TOUR-1. The doors of lineups, the three decks that a player brings to a tournament match."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import Field

from gwint import rulesets
from gwint.cards import FACTIONS
from gwint.match import Lineup, advanced_starters, faults
from gwint.server.http.deck_models import DeckData, read_deck_data
from gwint.server.http.dependencies import ByLanguage
from gwint.server.http.errors import REFUSED
from gwint.server.http.models import RulesText, Shape, ToldFault, told_fault
from gwint.server.http.routes.decks import Starters, starter_facts
from gwint.server.http.static_responses import KEPT, UNCHANGED, Sheet, handed, sheet

router = APIRouter(prefix="/api/lineups", tags=["decks"], responses=REFUSED)


class LineupGiven(Shape):
    decks: list[DeckData] = Field(max_length=len(FACTIONS))
    rules: RulesText = "legendary"


class LineupAnswer(Shape):
    faults: list[ToldFault] = Field(description="Empty for a lineup that may be played.")


@router.post("/check", summary="Every fault of a lineup")
def check(given: LineupGiven) -> LineupAnswer:
    """TOUR-1, DECK-3. What is wrong with the three decks together, and with each by the advanced limits."""
    lineup = Lineup(tuple(read_deck_data(deck) for deck in given.decks))
    found = faults(lineup, rulesets.parse(given.rules))
    return LineupAnswer(faults=[told_fault(fault) for fault in found])


@router.get("/starters", summary="Decks that any three of make a lineup", response_model=Starters, responses=UNCHANGED)
def starters(request: Request, language: ByLanguage) -> Response:
    """An advanced deck of every faction; no hero is in two of them."""
    return handed(_sheet(language), request)


@lru_cache(maxsize=KEPT)
def _sheet(language: str) -> Sheet:
    known = advanced_starters().values()
    return sheet(Starters(language=language, starters=[starter_facts(one, language) for one in known]))
