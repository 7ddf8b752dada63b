"""Routes of the server itself: its version and its bots."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from gwint.bots import BOTS
from gwint.server.api import version as api
from gwint.server.http.dependencies import ModeParam
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import FactionId, ModeName

router = APIRouter(prefix="/api", tags=["server"], responses=COMMON_ERRORS)


class Version(StrictModel):
    version: str
    rules_version: int = Field(
        description="The version of the rules by which new games are played; older games continue under theirs."
    )
    protocol: int = Field(description="The version of the protocol that the server speaks.")
    oldest_protocol: int = Field(description="The oldest version that a client may speak.")


class BotFacts(StrictModel):
    id: str
    modes: list[ModeName]
    level: int | None = Field(description="How hard the bot is: 1 is the novice's level, 7 the champion's; or null.")
    road: int | None = Field(description="The place on the road of levels and rivals, from 1; or null.")
    faction: FactionId | None = Field(description="The faction that a rival prefers; or null.")


class Bots(StrictModel):
    bots: list[BotFacts]


@router.get("/version", summary="The versions of the program, of its rules and of the protocol")
async def version() -> Version:
    """The running version."""
    return Version(**api.version())


@router.get("/bots", summary="The available bots")
async def bots(mode: ModeParam, request: Request) -> Bots:
    """The bots of a mode, including the operator's; each with the modes that it plays, which today are all."""
    registry = getattr(request.app.state, "registry", None)
    return Bots.model_validate(api.bots(registry.bots if registry else BOTS, mode))
