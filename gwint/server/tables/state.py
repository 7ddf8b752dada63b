"""The state of a table as a value: the terms, the chairs, the game, and each viewer's events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from gwint.fairness.evidence import NOT_DEALT, PROVEN, UNPROVEN
from gwint.faults import GwintError
from gwint.game import Game
from gwint.match import Match
from gwint.notation.record_model import Ending
from gwint.notation.stamp import has_stamp, stamp
from gwint.rules.events import Event
from gwint.rules.modes import DUEL, MODES, Mode
from gwint.rules.table import Table
from gwint.server.tables.deal_state import DealState, new_deal
from gwint.views import HIDDEN, Viewer, visible_event
from gwint.wire.tables import ALONE, ALWAYS, ChairView, DealView, Offer, TableView, Terms
from gwint.wire.views import AnyEvent

MATCH: Final = "match"
WAITING, PLAYING, OVER, CLOSED, INTERRUPTED = "waiting", "playing", "over", "closed", "interrupted"
HIDDEN_PICTURE: Final = "picture"
"""Replaces the start picture in public terms: the picture shows all hands."""


class TableError(GwintError):
    """The table refuses a command or a request; its state is unchanged."""


class Chair(NamedTuple):
    """A seat at the table, and who plays it."""

    side: int
    virtual: bool = False
    """SOLO. The mode plays it itself."""
    owner: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot that plays; if there is also an owner, it plays in the owner's absence."""
    decks: tuple[str, ...] = ()
    gone: bool = False
    passes: bool = False
    """Resigned or out of time while the others continue: it passes every turn."""
    spent_ms: int = 0
    """The time used, less the increments."""
    question: int = 0
    """The number of the seat's next question: how often the seat has answered, plus take-backs."""
    move_ids: tuple[str, ...] = ()
    """The client's ids of its last moves."""

    @property
    def taken(self) -> bool:
        return self.virtual or self.bot is not None or (self.owner is not None and not self.gone)

    @property
    def person(self) -> bool:
        """Whether a person sits here who can answer."""
        return self.owner is not None and self.bot is None and not self.gone

    def after_answer(self, spent_ms: int, ids: tuple[str, ...]) -> Chair:
        """Return the chair after its move. Moves are frequent, and `_replace` is slow."""
        return Chair(
            self.side, self.virtual, self.owner, self.name, self.bot, self.decks, self.gone, self.passes,
            spent_ms, self.question + 1, ids,
        )  # fmt: skip

    @property
    def kind(self) -> str:
        if self.virtual:
            return "virtual"
        return "bot" if self.bot is not None else "empty" if self.owner is None else "person"


class UndoableMove(NamedTuple):
    """A move of the current game, as far as taking it back is concerned."""

    seat: int
    revealed: bool
    """Whether it drew or showed a card."""
    bot_played: bool = False
    """Whether a bot made it, and not by passing: it may have shown a card of its hand, and agrees to nothing."""


@dataclass(slots=True)
class RoomState:
    """The state of a table after a number of entries."""

    id: str
    terms: Terms
    maker: str
    chairs: list[Chair]
    histories: list[list[AnyEvent]]
    """The events of each seat, and last those of spectators. Copies share these lists, which only grow; events beyond a
    copy's version belong to other copies."""
    versions: list[int]
    """How many events of each history this state includes."""
    deal: DealState
    phase: str = WAITING
    play: Game | Match | None = None
    undoable: list[UndoableMove] = field(default_factory=list)
    offer: Offer | None = None
    next_table: str | None = None
    begun: bool = False
    """Whether a turn has been taken. Exchanges do not count: whether there were any is secret (SET-10)."""
    last_table: Table | None = None
    """The table of the current game or of the last one, which decides who sees whose hand."""
    number: int = 0
    """The number of entries."""
    created_at: int = 0
    changed_at: int = 0
    in_place: bool = False
    """Whether moves change the game itself, as while a log is read and no earlier state is needed."""

    def copy(self) -> RoomState:
        """Return a copy that can change independently; the game is shared until a move is made on a copy of it."""
        return RoomState(
            self.id, self.terms, self.maker, self.chairs.copy(), self.histories, self.versions.copy(), self.deal,
            self.phase, self.play, self.undoable.copy(), self.offer, self.next_table, self.begun, self.last_table,
            self.number,
            self.created_at, self.changed_at,
        )  # fmt: skip

    # Queries

    @property
    def mode(self) -> Mode:
        return DUEL if self.terms.mode == MATCH else MODES[self.terms.mode]

    @property
    def game(self) -> Game | None:
        """The current game: the only one, or the match's."""
        return self.play.game if isinstance(self.play, Match) else self.play

    @property
    def table(self) -> Table | None:
        game = self.game
        return None if game is None else game.table

    @property
    def acting(self) -> tuple[int, ...]:
        return self.play.acting if self.phase == PLAYING and self.play is not None else ()

    @property
    def result(self) -> Ending | None:
        return None if self.play is None else self.play.result

    @property
    def digest(self) -> str:
        """The stamp of the table; empty before the deal."""
        return "" if self.table is None else stamp(self.table)

    def matches_digest(self, digest: str) -> bool:
        """Return whether the table still has a stored stamp; there is none where there was no table."""
        return not digest if self.table is None else has_stamp(self.table, digest)

    @property
    def needs_decks(self) -> bool:
        return not self.terms.start

    def ready(self, seat: int) -> bool:
        chair = self.chairs[seat]
        if chair.virtual or not self.needs_decks:
            return chair.taken
        return chair.taken and bool(chair.decks) and seat not in self.deal.must_pledge

    @property
    def all_ready(self) -> bool:
        return all(self.ready(seat) for seat in range(len(self.chairs)))

    def seats_of_people(self) -> tuple[int, ...]:
        """Return the seats that people play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person)

    @property
    def player_names(self) -> list[str]:
        """The players' names in records; the second of the same name, as of bots, gets a number."""
        names = [chair.bot or chair.name for chair in self.chairs]
        before = [names[:seat].count(name) for seat, name in enumerate(names)]
        return [f"{name} {same + 1}" if name and same else name for name, same in zip(names, before, strict=True)]

    def version(self, viewer: Viewer) -> int:
        return self.versions[-1 if viewer is None else viewer]

    def viewers_with_news_since(self, before: RoomState) -> list[Viewer]:
        """Return the viewers with events that an earlier state of this table does not include."""
        viewers = (*range(len(self.chairs)), None)
        versions = zip(viewers, self.versions, before.versions, strict=True)
        return [viewer for viewer, now, then in versions if now > then]

    def events_since(self, viewer: Viewer, version: int) -> list[AnyEvent]:
        """Return a viewer's events after a version."""
        return self.histories[-1 if viewer is None else viewer][version : self.version(viewer)]

    @property
    def public_terms(self) -> Terms:
        """The terms as everyone may see them."""
        return replace(self.terms, start=HIDDEN_PICTURE) if self.terms.start else self.terms

    def take_back_count(self, seat: int) -> int:
        """Return how many moves a seat's take-back undoes; 0 if a card was revealed since, which cannot be unseen."""
        for count, step in enumerate(reversed(self.undoable), start=1):
            if step.revealed:
                return 0
            if step.seat == seat:
                return count
        return 0

    def may_take_back(self, seat: int) -> bool:
        """Return whether a seat may ask to take back its last move."""
        count = self.take_back_count(seat)
        return count > 0 and not any(step.bot_played for step in self.undoable[-count:])

    @property
    def owners(self) -> set[str]:
        """The owners of all seats."""
        return {chair.owner for chair in self.chairs if chair.owner is not None}

    @property
    def hints_allowed(self) -> bool:
        """Whether players may ask for hints: as agreed, or because only one person is at the table."""
        if self.terms.hints == ALONE:
            return len(self.owners) < 2
        return self.terms.hints == ALWAYS

    def check_phase(self, *phases: str) -> None:
        """Refuse a command that belongs to another phase."""
        if self.phase not in phases:
            raise TableError("table-phase", phase=self.phase, expected=phases)

    # Changes

    def update_chair(self, seat: int, **changes: object) -> None:
        self.chairs[seat] = self.chairs[seat]._replace(**changes)  # type: ignore[arg-type]

    def add_events(self, happened: Iterable[AnyEvent]) -> None:
        """Add to each viewer's events what the viewer may see of these; most events are public."""
        events = list(happened)
        hides = not HIDDEN.keys().isdisjoint(map(type, events))
        for place, known in enumerate(self.histories):
            viewer = place if place < len(self.chairs) else None
            del known[self.versions[place] :]
            known.extend(self._visible_events(events, viewer) if hides else events)
            self.versions[place] = len(known)

    def _visible_events(self, events: Sequence[AnyEvent], viewer: Viewer) -> Iterable[AnyEvent]:
        for event in events:
            if not isinstance(event, Event) or type(event) not in HIDDEN:
                yield event
            elif self.last_table is not None and (seen := visible_event(self.last_table, event, viewer)) is not None:
                yield seen

    # Views

    def view(self, viewer: Viewer, clocks: Sequence[int | None]) -> TableView:
        """Return the table as a seat or a spectator may see it; the caller knows the clocks."""
        return next(self.views((viewer,), clocks))

    def views(self, viewers: Iterable[Viewer], clocks: Sequence[int | None]) -> Iterator[TableView]:
        """Yield the view of each viewer; the public parts are made once."""
        play, terms, result, hints = self.play, self.public_terms, self.result, self.hints_allowed
        chairs = tuple([self.chair_view(seat, clocks[seat]) for seat in range(len(self.chairs))])
        game, match = (None, play) if isinstance(play, Match) else (play, None)
        deal = self.deal_view
        for viewer in viewers:
            may_take_back = viewer is not None and self.phase == PLAYING and self.may_take_back(viewer)
            yield TableView(
                self.id, self.phase, terms, chairs, self.offer, 0 if viewer is None else self.chairs[viewer].question,
                may_take_back, viewer is not None and hints, result, self.next_table,
                None if game is None else game.view(viewer), None if match is None else match.view(viewer), deal,
            )  # fmt: skip

    @property
    def deal_view(self) -> DealView:
        """The deal as everyone may see it."""
        deal, ended = self.deal, self.phase not in (WAITING, PLAYING)
        return DealView(
            deal.attempt, deal.commitment, deal.pledges, deal.must_pledge, deal.decks, deal.owed, self.proof,
            deal.failed, deal.secret if ended else "", deal.entropies if ended else (),
            None if deal.rematch is None else deal.rematch.view,
        )  # fmt: skip

    @property
    def proof(self) -> str:
        """Whether the deal is proven: every person contributed to it."""
        if not self.needs_decks:
            return NOT_DEALT
        bots = self.deal.bots or [chair.bot for chair in self.chairs]
        people = [seat for seat, chair in enumerate(self.chairs) if not chair.virtual and not bots[seat]]
        return PROVEN if people and all(self.deal.pledges[seat] for seat in people) else UNPROVEN

    def chair_view(self, seat: int, clock: int | None = None) -> ChairView:
        chair = self.chairs[seat]
        name = chair.bot or chair.name
        return ChairView(chair.side, chair.kind, name, self.ready(seat), chair.gone, chair.passes, clock)


def new_state(id_: str, maker: str, terms: Terms) -> RoomState:
    """Return the state of a new table, with all chairs empty except those that the mode plays itself."""
    mode = DUEL if terms.mode == MATCH else MODES[terms.mode]
    chairs = [Chair(side, virtual=not mode.holds_cards(seat)) for seat, side in enumerate(mode.sides())]
    viewers = len(chairs) + 1
    return RoomState(id_, terms, maker, chairs, [[] for _ in range(viewers)], [0] * viewers, new_deal(len(chairs)))
