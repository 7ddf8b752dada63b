"""The doors that tell of the house itself: its version and its bots."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from gwint import __version__
from gwint.bots import BOTS
from gwint.i18n import modes
from gwint.rules import RULES_VERSION
from gwint.server.http.dependencies import ByMode
from gwint.server.http.errors import REFUSED
from gwint.server.http.models import Shape

router = APIRouter(prefix="/api", tags=["house"], responses=REFUSED)


class Version(Shape):
    version: str
    rules_version: int = Field(description="Records of another version may not replay.")


class BotFacts(Shape):
    id: str
    modes: list[str]


class Bots(Shape):
    bots: list[BotFacts]


@router.get("/version", summary="The version of the program and of its rules")
async def version() -> Version:
    """What answers here."""
    return Version(version=__version__, rules_version=RULES_VERSION)


@router.get("/bots", summary="The bots on offer")
async def bots(mode: ByMode, request: Request) -> Bots:
    """Those that play a mode, the operator's own among them; each with the modes it plays, which today are all."""
    registry = getattr(request.app.state, "registry", None)
    known = [BotFacts(id=name, modes=list(modes.NAMES)) for name in (registry.bots if registry else BOTS)]
    return Bots(bots=[bot for bot in known if mode is None or mode in bot.modes])
