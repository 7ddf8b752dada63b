"""A client of a server's table: sends requests, waits for their answers, and handles all other messages."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from gwint.cli.join.addresses import Address, JoinError
from gwint.cli.join.api import read_refusal
from gwint.cli.join.connection import HELLO, TableConnection
from gwint.cli.join.input import JoinTerminal
from gwint.cli.join.remote_table import RemoteGame, RemoteTable
from gwint.cli.play.turn_screen import LEAST_EVENT_LINES, note_lines
from gwint.fairness.contributions import Contributions
from gwint.i18n.localizer import Localizer
from gwint.rulesets import Ruleset
from gwint.wire import Data, WireError

GIVE_UP_S: Final = 300.0
"""How long the client tries to reach a server that went away."""
RECENT_EVENTS: Final = 8
"""Earlier events shown to a player who joins a running game."""


class TableClient:
    """A player or spectator at a server's table."""

    remote: RemoteTable
    """The table as of the last message; set by the first `hello`."""

    def __init__(self, address: Address, token: str, language: str, terminal: JoinTerminal) -> None:
        self.address = address
        self.language = language
        self.terminal = terminal
        self.arrived = False
        """Whether the table has been shown."""
        self.left = False
        self.returns = True
        """Whether the seat waits for the player to come back."""
        self.page = 0
        self.since = 0
        """The first event of the log to show: the first of the player's own last move."""
        self._token = token
        self._notes: list[str] = []
        self._stale = True
        """Whether something has changed since the last screen."""
        self._read_to = 0
        self._reached = False
        """Whether the server was ever reached."""
        self._lost_at: float | None = None
        self._contributions = Contributions()
        self._decks: list[str] = []
        """What was brought to the table, for another attempt to deal."""
        self._brought_for = "", 0
        """The table and the attempt for which it was brought."""
        self._connection = TableConnection(address, token, terminal.input.put)

    def close(self) -> None:
        self._connection.close()

    # What table commands use

    @property
    def localizer(self) -> Localizer:
        return self.remote.localizer

    @property
    def game(self) -> RemoteGame:
        return self.remote.remote_game()

    @property
    def ruleset(self) -> Ruleset:
        return self.remote.ruleset

    @property
    def own_seat(self) -> int:
        if self.remote.seat is None:
            raise JoinError("join-watching")
        return self.remote.seat

    def show_pages(self, lines: Iterable[str]) -> None:
        """Show longer text, which is read before the game goes on."""
        self.terminal.show_pages(lines, self.localizer.translate("play-enter"))
        self._stale = True

    def event_lines(self, _seat: int | None, since: int) -> list[str]:
        return self.remote.event_lines(since, self.terminal.width)

    def note(self, text: str) -> None:
        """Add a short note to the next screen."""
        if self.terminal.live:
            self._notes = [*self._notes, *note_lines(text, self.terminal.width)][-LEAST_EVENT_LINES:]
            self._stale = True
        else:
            self.terminal.say(*text.splitlines())

    # Messages

    def hello(self, seat: int | None) -> None:
        """Attach to the table as a seat or a spectator, and wait until the server has reported who is present."""
        self._connection.hello(self.address.table, seat)
        welcome = self._answer_to(HELLO)
        with self._blame_server():
            self.remote = RemoteTable(welcome, self.language)
        while self.remote.here is None:
            self.handle(self._next_message())
        self._read_to = len(self.remote.log)
        self.since = max(0, self._read_to - RECENT_EVENTS) if self.remote.view.phase == "playing" else 0
        self._notes, self.arrived = [], True
        self._mark_stale()
        self._contribute()

    def bring(self, seat: int, decks: list[str]) -> None:
        """Bring decks and pledge entropy; a refusal is raised."""
        attempt = self.address.table, self.remote.view.deal.attempt
        self.request("bring", seat=seat, decks=decks, **self._pledge())
        self._decks, self._brought_for = decks, attempt

    def _pledge(self) -> dict[str, Data]:
        """Return the field of `bring` that contributes to the deal; none for a server that does not commit to it."""
        deal = self.remote.view.deal
        pledge = self._contributions.pledge(self.address.table, deal.attempt, deal.commitment)
        return {"pledge": pledge} if pledge else {}

    def rematch_pledge(self) -> dict[str, Data]:
        """Return the field of an offer, or of its acceptance, that contributes to the deal of a rematch."""
        rematch = self.remote.view.deal.rematch
        return {} if rematch is None else {"pledge": self._contributions.pledge(rematch.table, 1, rematch.commitment)}

    def _contribute(self) -> None:
        """Pledge or reveal entropy if the deal waits for it; nothing waits for the answers."""
        seats = () if self.remote.seat is None else (self.remote.seat,)
        deal, sent = self.remote.view.deal, self.remote.sent
        for command in self._contributions.commands(self.address.table, deal, seats, sent):
            self._connection.send(str(command.pop("type")), **command)
        self._get_ready_again()

    def _get_ready_again(self) -> None:
        """Bring the same decks with a new pledge after this seat revealed too late, which made an attempt fail."""
        deal, seat = self.remote.view.deal, self.remote.seat
        attempt = self.address.table, deal.attempt
        missed = bool(deal.failed) and seat in deal.failed[-1].seats and self._brought_for != attempt
        if missed and self._decks and self.remote.view.phase == "waiting":
            self._brought_for = attempt
            self._connection.send("bring", seat=seat, decks=self._decks, **self._pledge())

    def request(self, type_: str, **fields: Data) -> Data:
        """Send a command and wait for its answer; a refusal is raised."""
        return self._answer_to(self._connection.send(type_, **fields))

    def _answer_to(self, id_: str) -> Data:
        """Return the answer to the message of that id, and handle all messages before it."""
        while True:
            message = self._next_message()
            if id_ == HELLO and message["type"] == "welcome":
                return message
            if message.get("id") == id_:
                if message["type"] == "refused":
                    raise read_refusal(self.address.server, message["fault"])
                return message
            self.handle(message)

    @contextmanager
    def _blame_server(self) -> Iterator[None]:
        """Report data that cannot be read as those of another version."""
        try:
            yield
        except WireError as error:
            raise JoinError("join-not-gwint", server=self.address.server) from error

    def _next_message(self) -> Any:
        return self.terminal.input.next(typing=False)

    def handle(self, message: Data) -> None:
        """Handle one message of the server or the connection."""
        HANDLERS[message["type"]](self, message)

    def _on_open(self, _message: Data) -> None:
        if self._lost_at is not None:
            self.note(Localizer(self.language).translate("join-back"))
        self._reached, self._lost_at = True, None

    def _on_lost(self, message: Data) -> None:
        """Report the first failure; give up a server that was never reached or stays away."""
        now = time.monotonic()
        if not self._reached or (self._lost_at is not None and now - self._lost_at > GIVE_UP_S):
            raise JoinError("join-no-server", server=self.address.server, reason=message["reason"])
        if self._lost_at is None:
            self._lost_at = now
            self.note(Localizer(self.language).translate("join-lost"))

    def _on_update(self, message: Data) -> None:
        with self._blame_server():
            new = self.remote.update(message)
        self._mark_stale()
        self._contribute()
        if not self.terminal.live and (self.remote.view.phase == "waiting" or self.remote.seat is None):
            self.terminal.say(*self.remote.event_lines(len(self.remote.log) - len(new), self.terminal.width))

    def _on_presence(self, message: Data) -> None:
        for seat, here in self.remote.update_presence(message):
            self.note(
                self.localizer.translate("join-back-again" if here else "join-away", player=self.localizer.player(seat))
            )

    def _on_refused(self, message: Data) -> None:
        """Raise a refusal outside of a request: the seat was freed, or is played from another device."""
        if message["id"] in ("", HELLO):
            raise read_refusal(self.address.server, message["fault"])

    def _ignore(self, _message: Data) -> None:
        """Ignore the answer to a request that is no longer waited for."""

    def _mark_stale(self) -> None:
        self._stale = True
        self.page = 0


HANDLERS: Final = {
    "open": TableClient._on_open,
    "lost": TableClient._on_lost,
    "welcome": TableClient._on_update,
    "events": TableClient._on_update,
    "presence": TableClient._on_presence,
    "refused": TableClient._on_refused,
    "done": TableClient._ignore,
}
"""The handler of each message."""
