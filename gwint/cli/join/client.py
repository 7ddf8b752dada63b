"""Somebody at a terminal, and the line to their table: everything is heard, and what is asked for is waited for."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final

from gwint.cli.join.addresses import Address, JoinError
from gwint.cli.join.api import refusal
from gwint.cli.join.connection import HELLO, RowText
from gwint.cli.join.input import GuestTerminal
from gwint.cli.join.remote_table import Glimpse, Seen
from gwint.cli.play.turn_screen import LEAST_TOLD, noted
from gwint.i18n.localizer import Localizer
from gwint.rulesets import Ruleset
from gwint.wire import Data

GIVE_UP_S: Final = 300.0
"""How long a server that is gone is waited for."""
RECALLED: Final = 8
"""Of what happened before, so much is told to who comes into a game."""


class Attending:
    """Who attends a table, from a seat or from outside."""

    seen: Seen
    """The table as it was last told; there is one after the first greeting."""

    def __init__(self, address: Address, token: str, language: str, terminal: GuestTerminal) -> None:
        self.address = address
        self.language = language
        self.terminal = terminal
        self.arrived = False
        """Whether the table has been seen."""
        self.page = 0
        self.since = 0
        """Where in the log the own last move stands: what came after it is told."""
        self._token = token
        self._noted: list[str] = []
        self._stale = True
        """Whether something has changed since it was last shown."""
        self._read_to = 0
        self._reached = False
        """Whether the server was ever there."""
        self._lost_at: float | None = None
        self._line = RowText(address, token, terminal.hearing.ring)

    def close(self) -> None:
        self._line.close()

    # What orders that look go by

    @property
    def localizer(self) -> Localizer:
        return self.seen.localizer

    @property
    def game(self) -> Glimpse:
        return self.seen.glimpse()

    @property
    def ruleset(self) -> Ruleset:
        return self.seen.ruleset

    @property
    def own_seat(self) -> int:
        if self.seen.seat is None:
            raise JoinError("join-watching")
        return self.seen.seat

    def tell(self, lines: Iterable[str]) -> None:
        """Something longer, read before the game goes on."""
        self.terminal.pages(lines, self.localizer.translate("play-enter"))
        self._stale = True

    def story(self, _seat: int | None, since: int) -> list[str]:
        return self.seen.story(since, self.terminal.width)

    def note(self, text: str) -> None:
        """Something short, told with the next screen."""
        if self.terminal.live:
            self._noted = [*self._noted, *noted(text, self.terminal.width)][-LEAST_TOLD:]
            self._stale = True
        else:
            self.terminal.say(*text.splitlines())

    # The line

    def greet(self, seat: int | None) -> None:
        """Look at the table from a seat, or from outside, until it has said who is here."""
        self._line.hello(self.address.table, seat)
        welcome = self._answer_to(HELLO)
        self.seen = Seen(welcome, self.language)
        while self.seen.here is None:
            self.hear(self._next())
        self._read_to = len(self.seen.log)
        self.since = max(0, self._read_to - RECALLED) if self.seen.view.phase == "playing" else 0
        self._noted, self.arrived = [], True
        self._changed()

    def do(self, type_: str, **told: Data) -> Data:
        """Ask the server for something, and wait for its answer; what it refuses is raised."""
        return self._answer_to(self._line.send(type_, **told))

    def _answer_to(self, id_: str) -> Data:
        """What answers a message of that id; everything before it is heard."""
        while True:
            message = self._next()
            if id_ == HELLO and message["type"] == "welcome":
                return message
            if message.get("id") == id_:
                if message["type"] == "refused":
                    raise refusal(self.address.server, message["fault"])
                return message
            self.hear(message)

    def _next(self) -> Any:
        return self.terminal.hearing.next(typing=False)

    def hear(self, message: Data) -> None:
        """One message of the line."""
        HEARD[message["type"]](self, message)

    def _opened(self, _message: Data) -> None:
        if self._lost_at is not None:
            self.note(Localizer(self.language).translate("join-back"))
        self._reached, self._lost_at = True, None

    def _lost(self, message: Data) -> None:
        """The first failure is told; a server that was never reached, or stays away, is given up."""
        now = time.monotonic()
        if not self._reached or (self._lost_at is not None and now - self._lost_at > GIVE_UP_S):
            raise JoinError("join-no-server", server=self.address.server, reason=message["reason"])
        if self._lost_at is None:
            self._lost_at = now
            self.note(Localizer(self.language).translate("join-lost"))

    def _news(self, message: Data) -> None:
        new = self.seen.hear(message)
        self._changed()
        if not self.terminal.live and (self.seen.view.phase == "waiting" or self.seen.seat is None):
            self.terminal.say(*self.seen.story(len(self.seen.log) - len(new), self.terminal.width))

    def _presence(self, message: Data) -> None:
        for seat, here in self.seen.attend(message):
            self.note(
                self.localizer.translate("join-here" if here else "join-away", player=self.localizer.player(seat))
            )

    def _refused(self, message: Data) -> None:
        """Without being asked, or on coming back: the seat was freed, or is played from another device."""
        if message["id"] in ("", HELLO):
            raise refusal(self.address.server, message["fault"])

    def _answered(self, _message: Data) -> None:
        """Of something that nobody waits for any more."""

    def _changed(self) -> None:
        self._stale = True
        self.page = 0


HEARD: Final = {
    "open": Attending._opened,
    "lost": Attending._lost,
    "welcome": Attending._news,
    "events": Attending._news,
    "presence": Attending._presence,
    "refused": Attending._refused,
    "done": Attending._answered,
}
"""What is done with each message."""
