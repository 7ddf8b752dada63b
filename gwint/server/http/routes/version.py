"""Routes of the server itself: its version and its bots."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from gwint import __version__
from gwint.bots import BOTS
from gwint.i18n import modes
from gwint.rules import RULES_VERSION
from gwint.server.http.dependencies import ModeParam
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.http.wire_types import ModeName
from gwint.wire.protocol import OLDEST, PROTOCOL

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


class Bots(StrictModel):
    bots: list[BotFacts]


@router.get("/version", summary="The versions of the program, of its rules and of the protocol")
async def version() -> Version:
    """The running version."""
    return Version(version=__version__, rules_version=RULES_VERSION, protocol=PROTOCOL, oldest_protocol=OLDEST)


@router.get("/bots", summary="The available bots")
async def bots(mode: ModeParam, request: Request) -> Bots:
    """The bots of a mode, including the operator's; each with the modes that it plays, which today are all."""
    registry = getattr(request.app.state, "registry", None)
    known = [BotFacts(id=name, modes=list(modes.NAMES)) for name in (registry.bots if registry else BOTS)]
    return Bots(bots=[bot for bot in known if mode is None or mode in bot.modes])
