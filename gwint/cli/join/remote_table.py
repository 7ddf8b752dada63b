"""A server's table as its messages describe it: the last view, all events, and who is present."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, reduce
from itertools import groupby

from gwint import i18n, rulesets
from gwint.bots import BOTS
from gwint.cli.join.addresses import JoinError
from gwint.cli.play.play_options import LONGEST_NAME
from gwint.cli.play.turn_screen import event_lines
from gwint.cli.render.text_fit import printable, truncate, wrap
from gwint.fairness.evidence import UNPROVEN
from gwint.fairness.hash_chains import chain_of, first_link, next_link
from gwint.i18n.localizer import Localizer
from gwint.match import MatchView
from gwint.match.deck_naming import Name
from gwint.notation.move_phrases import phrases
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from gwint.views import View, Viewer
from gwint.wire import Data, read_event, read_table_view
from gwint.wire.kinds import KINDS
from gwint.wire.sentences import format_table_event
from gwint.wire.tables import BeganGame, ChairView, TableView
from gwint.wire.views import AnyEvent
from gwint.worlds import deal


class RemoteGame:
    """A game as one viewer may know it; its table fits the view, with invented hidden cards."""

    def __init__(self, view: View) -> None:
        self._view = view

    @cached_property
    def table(self) -> Table:
        return deal(self._view, "glimpse")

    def view(self, _seat: Viewer) -> View:
        return self._view

    def legal_moves(self, _seat: int | None = None) -> list[Move]:
        return list(self._view.moves)

    def moves_of(self, seat: int) -> list[str]:
        return phrases(self.table, seat) if self._view.moves else []


def _read_events(data: Data) -> list[AnyEvent]:
    """Read the events of kinds that this version knows; a newer server may send others."""
    return [read_event(event) for event in data if event["kind"] in KINDS.values()]


class RemoteTable:
    """The state that the table's messages add up to."""

    def __init__(self, welcome: Data, language: str) -> None:
        self.language = language
        self.seat: Viewer = welcome["seat"]
        self.yours: Sequence[int] = welcome["yours"]
        self.view: TableView = read_table_view(welcome["view"])
        self.log: list[AnyEvent] = _read_events(welcome["events"])
        self.sent: list[Data] = list(welcome["events"])
        """The events as they were sent."""
        self.chain = chain_of(self.view.id, self.seat, self.sent)
        """The hash chain of all that the server has sent to this viewer."""
        self.contradicted = False
        """Whether the server sent other events when it sent all again; the chain then fits no log."""
        self.here: tuple[bool, ...] | None = None
        """Whether the player of each chair is present; None before the first report."""

    def update(self, message: Data) -> list[AnyEvent]:
        """Apply an update, or a welcome after a break; return the new events."""
        new = _read_events(message["events"])
        if message["type"] == "welcome" and message["from"] == 0:
            self._begin_again(message["events"])
        self.log += new
        self.sent += message["events"]
        self.chain = reduce(next_link, message["events"], self.chain)
        self.view = read_table_view(message["view"])
        return new

    def _begin_again(self, events: Sequence[Data]) -> None:
        """Drop what was sent, because the server sends all of it again; notice if it begins otherwise than before."""
        again = chain_of(self.view.id, self.seat, events[: len(self.sent)])
        self.contradicted |= again != self.chain
        if not self.contradicted:
            self.chain = first_link(self.view.id, self.seat)
        self.log.clear()
        self.sent.clear()

    def update_presence(self, message: Data) -> Iterator[tuple[int, bool]]:
        """Apply a report of who is present; yield the other people who came or went, and whether they came."""
        before, self.here = self.here, tuple(bool(chair["here"]) for chair in message["chairs"])
        for seat, here in enumerate(self.here):
            if before is not None and before[seat] != here and seat != self.seat and self.chair(seat).kind == "person":
                yield seat, here

    # Reading

    def chair(self, seat: int) -> ChairView:
        return self.view.chairs[seat]

    @property
    def match(self) -> MatchView | None:
        return self.view.match

    @property
    def game(self) -> View | None:
        """The current game, of the table or of its match."""
        return self.view.game if self.view.match is None else self.view.match.game

    @property
    def moves(self) -> tuple[Move | Name, ...]:
        """The moves that the viewer may make now."""
        asked = self.view.game if self.view.match is None else self.view.match
        return () if self.seat is None or asked is None or self.view.phase != "playing" else asked.moves

    @property
    def acting(self) -> tuple[int, ...]:
        asked = self.view.game if self.view.match is None else self.view.match
        return () if asked is None else asked.acting

    @property
    def offered(self) -> bool:
        """Whether an offer waits for this viewer's answer."""
        return self.view.offer is not None and self.seat is not None and self.seat not in self.view.offer.accepted

    @property
    def ruleset(self) -> Ruleset:
        return rulesets.parse(self.view.terms.rules)

    def remote_game(self) -> RemoteGame:
        if self.game is None:
            raise JoinError("table-phase", phase=self.view.phase, expected=("playing",))
        return RemoteGame(self.game)

    # Text

    @property
    def localizer(self) -> Localizer:
        names = [self._name(seat) for seat in range(len(self.view.chairs))]
        numbered = [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
        players = i18n.PlayerNames(numbered, (chair.side for chair in self.view.chairs))
        return Localizer(self.language, players, rulesets.parse(self.view.terms.rules))

    def _name(self, seat: int) -> str:
        chair, localizer = self.chair(seat), Localizer(self.language)
        if chair.kind == "virtual":
            return localizer.translate("label-virtual-opponent")
        if chair.kind == "bot" and chair.name in BOTS:
            return localizer.translate(f"bot-{chair.name}")
        return truncate(printable(chair.name), LONGEST_NAME) or localizer.player(seat)

    def event_lines(self, since: int, width: int) -> list[str]:
        """Return the events from `since` on as lines; equal sentences in a row are counted."""
        lines: list[str] = []
        for _, run in groupby(self.log[since:], lambda event: isinstance(event, Event)):
            events = list(run)
            played = [event for event in events if isinstance(event, Event)]
            lines += event_lines(played, self.localizer, width) if played else self._table_event_lines(events, width)
        return lines

    def _table_event_lines(self, events: Iterable[AnyEvent], width: int) -> list[str]:
        return [line for event in events for text in self._sentences(event) for line in wrap(f"· {text}", width, "  ")]

    def _sentences(self, event: AnyEvent) -> Iterator[str]:
        yield format_table_event(event, self.localizer)
        if isinstance(event, BeganGame) and self.view.deal.proof == UNPROVEN:
            yield self.localizer.translate("table-deal-unproven")
