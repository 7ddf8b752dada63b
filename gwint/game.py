"""The library's main class: a game that plays moves given as values or phrases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gwint import rulesets
from gwint.cards import ROWS, Card
from gwint.cards.lookup import get_card
from gwint.cards.names import name
from gwint.decks import AnyDeck, Deck, get_deck
from gwint.faults import GwintError, check_type
from gwint.move_history import MoveHistory, SeatMove
from gwint.notation.move_phrases import phrase, phrases, read_move
from gwint.notation.picture_reader import check_question, position
from gwint.notation.picture_writer import picture, picture_in_record
from gwint.notation.record import (
    check_ending,
    ending_of,
    opening,
    read,
    replayable_part,
    steps,
    write,
    write_ending,
)
from gwint.notation.record_model import Ending, Record, RecordEntry, RecordError, RecordMove, RecordTakeBack
from gwint.rules import RULES_VERSION
from gwint.rules.chance import seed_of
from gwint.rules.events import BeganRound, Event
from gwint.rules.modes import Mode, get_mode
from gwint.rules.moves import Move
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.strength import explain
from gwint.rules.table import Spot, Table
from gwint.rules.table_validation import TableDeckFaults, table_deck_faults
from gwint.rulesets import LEGENDARY, Ruleset
from gwint.views import PublicView, View, Viewer, check_seat, check_viewer, public_view, view, visible_events
from gwint.worlds import deal


class GameError(GwintError):
    """A game cannot do this now; it is unchanged."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a card on the battlefield is as strong as it is."""

    card: Card
    spot: Spot
    why: tuple[tuple[str, int], ...]
    """The printed strength first, then the strength after each step that changed it."""

    @property
    def strength(self) -> int:
        return self.why[-1][1]

    def __str__(self) -> str:
        steps_text = ", ".join(f"{step} {strength}" for step, strength in self.why)
        return f"{name(self.card)} is {self.strength}: {steps_text}"


class Game:
    """A game from its deal, or from a picture, to its end. It records every move and can take moves back."""

    def __init__(
        self,
        *decks: AnyDeck,
        rules: Ruleset | str = LEGENDARY,
        mode: str | Mode = "duel",
        seed: str | int | None = None,
        players: Sequence[str] = (),
        rules_version: int = RULES_VERSION,
    ) -> None:
        """Deal a game with a deck for each seat, each as `get_deck` takes it.

        Faulty decks are dealt too, for games with house rules; `deck_faults` lists what is wrong with them. An older
        `rules_version` deals a game as that version of the rules did.

        Raises UnknownName, RulesetError, DeckCodeError or DeckTextError.
        """
        check_type("rules_version", rules_version, int)
        ruleset = rulesets.get_ruleset(rules)
        brought, name = tuple(get_deck(deck) for deck in decks), get_mode(mode).name
        dealt = Record(name, ruleset, tuple(players), brought, seed_of(seed), rules_version=rules_version)
        self._begin(dealt)

    @classmethod
    def from_picture(
        cls, text: str, players: Sequence[str] = (), rules_version: int = RULES_VERSION, *, stored: bool = False
    ) -> Game:
        """A game that begins with the table a picture shows; `rules_version` is that of a picture that names none.

        A picture whose question cannot be answered is refused, unless it was `stored` by an earlier version.
        """
        table = position(text, rules_version)
        if not stored:
            check_question(table, text)
        start, version = picture_in_record(table), table.rules_version
        game = cls.__new__(cls)
        game._begin(Record(table.mode.name, table.ruleset, tuple(players), start=start, rules_version=version))
        return game

    @classmethod
    def from_view(cls, view: View, seed: str | int = "") -> Game:
        """A game that begins with a possible table: one that fits a view, with random cards where the viewer sees none.

        The same seed gives the same table.
        """
        check_type("view", view, View)
        table = deal(view, seed)
        start, version = picture_in_record(table), table.rules_version
        game = cls.__new__(cls)
        game._begin(Record(table.mode.name, table.ruleset, start=start, rules_version=version), table)
        return game

    @classmethod
    def from_record(cls, text: str, *, partial: bool = False) -> Game:
        """The game of a record, at its end. Every move, the result and the digest are checked.

        A record that does not replay is refused with the reason. With `partial`, the game has all moves that replay,
        and `replay_fault` is the reason; only a record whose deal cannot be read is refused.
        """
        record, fault = replayable_part(text) if partial else (read(text), None)
        game = cls.__new__(cls)
        game._begin(record)
        game._replay_fault = fault
        before = game._table
        for entry, after in steps(record):
            if isinstance(entry, RecordTakeBack):
                game._history = game._history.with_take_back(entry)
            else:
                game._history = game._history.with_move(_seat_move(entry, before), before)
            game._table = before = after
        check_ending(record, game.table)
        if record.ending is not None and record.ending.how not in ("on-table", "unfinished"):
            game._ending = record.ending
        return game

    def _begin(self, record: Record, table: Table | None = None) -> None:
        """Begin with the table of the record, which may be given if it is known already."""
        self._record = record
        self._table = opening(record) if table is None else table
        self._history = MoveHistory(self._table)
        self._ending: Ending | None = None
        self._public: PublicView | None = None
        self._table_is_shared = False
        """Whether a copy of the game has the same table, so that it must not be changed in place."""
        self._replay_fault: RecordError | None = None

    def copy(self) -> Game:
        """An independent copy of the game."""
        game = Game.__new__(Game)
        game._record, game._ending, game._public = self._record, self._ending, self._public
        game._replay_fault = self._replay_fault
        game._table, game._history = self._table, self._history
        self._table_is_shared = game._table_is_shared = True
        return game

    def again(self) -> Game:
        """The same game before its first move."""
        game = self.copy()
        game._table, game._history, game._ending = self.opening, MoveHistory(self.opening), None
        return game

    def __repr__(self) -> str:
        names = [player or f"p{seat + 1}" for seat, player in enumerate(self.players)]
        sides = self.view(None).sides
        totals = ", ".join(f"{name} {sides[self._table.seats[seat].side].total}" for seat, name in enumerate(names))
        acting = " and ".join(names[seat] for seat in self.acting)
        state = f"{acting} to act" if self.result is None else write_ending(self.result, self._table)
        return f"<Game {self.mode.name}, round {self._table.round}: {totals}; {state}>"

    def _repr_html_(self) -> str:
        """Draw the board in a notebook, with all hands."""
        from gwint.html_board import board_html  # Only notebooks need it.

        hands = [seat.hand for seat in self._table.seats]
        ending = "" if self.result is None else write_ending(self.result, self._table)
        return board_html(self.view(None), self.players, hands, ending)

    # State

    @property
    def table(self) -> Table:
        """The current table. Do not change it; make moves with `play`."""
        return self._table

    @property
    def opening(self) -> Table:
        """The table before the first move."""
        return self._history.opening

    @property
    def mode(self) -> Mode:
        """The mode of the game, such as the duel."""
        return self._table.mode

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset as it was chosen; the table has it as the mode plays it (MODE-1)."""
        return self._record.ruleset

    @property
    def rules_version(self) -> int:
        """The version of the rules that it is played by."""
        return self._record.rules_version

    @property
    def tags(self) -> Mapping[str, str]:
        """The tags of the record that the game was read from, such as its date."""
        return self._record.tags

    @property
    def decks(self) -> tuple[Deck, ...]:
        """The deck of each seat; none for a game that began with a picture."""
        return self._record.decks

    @property
    def seed(self) -> str:
        """The seed of the deal, 64 hexadecimal digits; empty for a game that began with a picture."""
        return self._record.seed

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat; an empty name is unknown."""
        return self._record.players

    def deck_faults(self, advanced: bool = False) -> TableDeckFaults:
        """DECK-4. What is wrong with the decks, for each seat and together; with `advanced`, also by DECK-3."""
        return table_deck_faults(self.mode, self.ruleset, self.decks, advanced)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now: several in the redraw, none when the game is over."""
        return () if self.result is not None else to_act(self.table)

    @property
    def moves(self) -> list[str]:
        """The legal moves of the first seat to act, as phrases."""
        return self.moves_of(self.acting[0]) if self.acting else []

    def moves_of(self, seat: int) -> list[str]:
        """The legal moves of a seat, as phrases; none when it is not to act."""
        check_seat(seat, len(self._table.seats))
        return phrases(self.table, seat) if seat in self.acting else []

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves as values, in the order of their phrases."""
        check_viewer(seat, len(self._table.seats))
        return legal_moves(self.table, seat) if self.acting else []

    def view(self, seat: Viewer) -> View:
        """The game as a seat may know it; None is a spectator."""
        if self._public is None or self._public.table is not self._table:
            self._public = public_view(self._table, self._public)
        return view(self._table, seat, self._public)

    @property
    def log(self) -> tuple[Event, ...]:
        """Every event so far, with all secrets."""
        return tuple(self._table.log)

    def events_for(self, viewer: Viewer) -> list[Event]:
        """The events so far as a seat may know them; None is a spectator."""
        return visible_events(self._table, self._table.log, viewer)

    @property
    def picture(self) -> str:
        """The whole table as text; `Game.from_picture` reads it back."""
        return picture(self.table)

    @property
    def result(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        return self._ending or (ending_of(self.table) if self.table.over else None)

    def score(self, seat: int) -> float | None:
        """1 for a win, 0 for a loss; several winners, or all sides of a draw, share the point. None: no result yet."""
        check_seat(seat, len(self._table.seats))
        if self.result is None or self.result.winners is None:
            return None
        winners = self.result.winners or range(len(self._table.sides))
        return (self._table.seats[seat].side in winners) / len(winners)

    @property
    def replay_fault(self) -> RecordError | None:
        """Why the game has only a part of the record that it was read from; None if it has all of it."""
        return self._replay_fault

    @property
    def made(self) -> tuple[SeatMove | RecordTakeBack, ...]:
        """Every move and take-back in order, including moves that were taken back."""
        return self._history.entries

    @property
    def standing(self) -> list[SeatMove]:
        """The moves that led to the current table, without those taken back."""
        return self._history.standing

    def explain(self, card: Card | str) -> list[Explanation]:
        """Why each copy of a card on the battlefield is as strong as it is."""
        wanted = card.id if isinstance(card, Card) else get_card(card).id
        return [
            Explanation(lying, Spot(side, row, place), explain(self.table, side, row, place))
            for side, army in enumerate(self.table.sides)
            for row in ROWS
            for place, lying in enumerate(army.rows[row])
            if lying.id == wanted
        ]

    # Moves

    def play(self, move: Move | str, seat: int | None = None, *, keep: bool = True) -> tuple[Event, ...]:
        """Make a move, by value or by phrase, for a seat (by default the first to act), and return its events.

        With `keep` the table before the move stays unchanged; without it, that table may be changed in place, unless
        a copy of the game has it too.
        """
        if self.result is not None:
            raise GameError("game-over", move=move)
        acting = self.acting[0] if seat is None else seat
        check_seat(acting, len(self._table.seats))
        value = read_move(self.table, move, acting) if isinstance(move, str) else move
        logged = len(self._table.log)
        before = self._table
        table = before.copy() if keep or self._table_is_shared or before is self.opening else before
        if table is before:
            # What was seen of this table is about to change with it, and what the history keeps must not.
            self._public = None
            before = table.copy() if self._history.keeps_next_table else table
        push(table, value, acting)
        self._table, self._history = table, self._history.with_move(SeatMove(acting, value), before)
        self._table_is_shared = False
        return tuple(table.log[logged:])

    def undo(self, count: int = 1, seat: int = 0) -> None:
        """Take the last moves back at a seat's request; the record contains them and the take-back."""
        check_type("count", count, int)
        check_seat(seat, len(self._table.seats))
        if not 1 <= count <= self._history.standing_count:
            raise GameError("cannot-undo", count=count, moves=self._history.standing_count)
        self._ending = None
        self._history = self._history.with_take_back(RecordTakeBack(seat, count))
        self._table = self._history.table()

    def resign(self, seat: int) -> None:
        """The seat gives up, and its enemies win."""
        self._end("resigned", seat)

    def out_of_time(self, seat: int) -> None:
        """The seat runs out of time, and its enemies win."""
        self._end("time", seat)

    def leave(self, seat: int) -> None:
        """The seat leaves for good, and its enemies win."""
        self._end("left", seat)

    def abandon(self) -> None:
        """Break the game off without a winner."""
        if self.result is not None:
            raise GameError("game-over")
        self._ending = Ending("abandoned")

    def _end(self, how: str, seat: int) -> None:
        check_seat(seat, len(self._table.seats))
        if self.result is not None:
            raise GameError("game-over")
        winners = self.table.mode.opposing(self.table, self.table.seats[seat].side)
        self._ending = Ending(how, winners, seat)

    # Record

    def summary(self) -> dict[str, str | int | float | None]:
        """The game as one row of a table: flat, for `csv.DictWriter` or a data frame.

        The columns of the first seat end with `_1`. The strength of a seat is the sum of its side's totals. A deck
        without a name has its code instead.
        """
        winners = () if self.result is None else self.result.winners or ()
        starters = [event.starter for event in self._table.log if isinstance(event, BeganRound) and event.round == 1]
        row: dict[str, str | int | float | None] = {
            "mode": self.mode.name,
            "rules": str(self.ruleset),
            "seed": self.seed,
            "rounds": len(self._table.totals),
            "starter": starters[-1] + 1 if starters else None,
            "moves": len(self.standing),
            "ending": "unfinished" if self.result is None else self.result.how,
            "winners": " ".join(str(side + 1) for side in winners),
        }
        for number, seat in enumerate(self._table.seats):
            values = {
                "player": self.players[number],
                "deck": self.decks[number].label if self.decks else "",
                "faction": str(seat.faction),
                "leader": seat.leader.id,
                "score": self.score(number),
                "strength": sum(totals[seat.side] for totals in self._table.totals),
            }
            row |= {f"{column}_{number + 1}": value for column, value in values.items()}
        return row

    def record(self, tags: Mapping[str, str] | None = None) -> str:
        """The game so far as a readable text; `Game.from_record` reads it back."""
        entries, all_tags = tuple(self._entries()), {**self._record.tags, **(tags or {})}
        return write(replace(self._record, entries=entries, ending=self.result, tags=all_tags, final="", lines={}))

    def _entries(self) -> Iterator[RecordEntry]:
        """The entries of the record; the phrase of a move depends on the table before it."""
        tables = [self.opening]
        for made in self.made:
            if isinstance(made, RecordTakeBack):
                del tables[-made.count :]
                yield made
                continue
            yield RecordMove(made.seat, phrase(tables[-1], made.move, made.seat))
            tables.append(tables[-1].copy())
            push(tables[-1], made.move, made.seat)


def _seat_move(entry: RecordMove, before: Table) -> SeatMove:
    return SeatMove(entry.seat, read_move(before, entry.phrase, entry.seat))
