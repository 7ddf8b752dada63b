"""What orders that only look ask of a game, whether it is played here or at a table of a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from gwint.cli.render.terminal import Terminal
from gwint.cli.saved_games import SaveSlot
from gwint.i18n.localizer import Localizer
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from gwint.views import View, Viewer


class VisibleGame(Protocol):
    """A game as it is seen."""

    @property
    def table(self) -> Table:
        """All that lies open on it is as it is."""

    def view(self, seat: Viewer) -> View: ...

    def legal_moves(self, seat: int | None = None) -> list[Move]: ...

    def moves_of(self, seat: int) -> list[str]: ...


class PlayerScreen(Protocol):
    """Somebody in front of a game."""

    @property
    def terminal(self) -> Terminal: ...

    @property
    def game(self) -> VisibleGame: ...

    @property
    def localizer(self) -> Localizer: ...

    @property
    def ruleset(self) -> Ruleset:
        """As it was told; on the table it is as the mode plays it (MODE-1)."""

    def show_pages(self, lines: Iterable[str]) -> None: ...

    def event_lines(self, seat: int | None, since: int) -> list[str]: ...


class PlayedTable(PlayerScreen, Protocol):
    """A game that is played at this keyboard and can be changed, saved and left."""

    saved: bool
    left: bool

    @property
    def people(self) -> int: ...

    @property
    def movers(self) -> Sequence[int]: ...

    @property
    def slot(self) -> SaveSlot: ...

    def record(self) -> str: ...

    def note(self, text: str) -> None: ...

    def take_back(self, seat: int) -> None: ...

    def resign(self, seat: int) -> None: ...
