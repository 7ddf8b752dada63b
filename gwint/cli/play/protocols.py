"""Protocols of the game and screen that table commands use, whether the game is played here or at a server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from gwint.cli.render.terminal import Terminal
from gwint.cli.saved_games import SaveSlot
from gwint.i18n.localizer import Localizer
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from gwint.views import View, Viewer


class VisibleGame(Protocol):
    """A game as a player may see it."""

    @property
    def table(self) -> Table:
        """A table whose open information is correct; hidden cards may be invented."""

    def view(self, seat: Viewer) -> View: ...

    def legal_moves(self, seat: int | None = None) -> list[Move]: ...

    def moves_of(self, seat: int) -> list[str]: ...


class PlayerScreen(Protocol):
    """The screen of a player or spectator of a game."""

    @property
    def terminal(self) -> Terminal: ...

    @property
    def game(self) -> VisibleGame: ...

    @property
    def localizer(self) -> Localizer: ...

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset as it was chosen; the table has it as the mode adapts it (MODE-1)."""

    def show_pages(self, lines: Iterable[str]) -> None: ...

    def event_lines(self, seat: int | None, since: int) -> list[str]: ...


class PlayedTable(PlayerScreen, Protocol):
    """A game that is played at this keyboard and can be changed, saved and left."""

    saved: bool
    left: bool
    movers: list[int]
    slot: SaveSlot

    @property
    def people(self) -> int: ...

    def record(self) -> str: ...

    def note(self, text: str) -> None: ...

    def take_back(self, seat: int) -> None: ...

    def resign(self, seat: int) -> None: ...
