"""What orders that only look ask of a game, whether it is played here or at a table of a server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from gwint.cli.render.terminal import Terminal
from gwint.i18n.localizer import Localizer
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from gwint.views import View, Viewer


class Shown(Protocol):
    """A game as it is seen."""

    @property
    def table(self) -> Table:
        """All that lies open on it is as it is."""

    def view(self, seat: Viewer) -> View: ...

    def legal_moves(self, seat: int | None = None) -> list[Move]: ...

    def moves_of(self, seat: int) -> list[str]: ...


class Looker(Protocol):
    """Somebody in front of a game."""

    @property
    def terminal(self) -> Terminal: ...

    @property
    def game(self) -> Shown: ...

    @property
    def localizer(self) -> Localizer: ...

    @property
    def ruleset(self) -> Ruleset:
        """As it was told; on the table it is as the mode plays it (MODE-1)."""

    def tell(self, lines: Iterable[str]) -> None: ...

    def story(self, seat: int | None, since: int) -> list[str]: ...
