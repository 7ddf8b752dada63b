"""The library's main class: a game that plays moves given as values or phrases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gwint import rulesets
from gwint.cards import CATALOGUE, ROWS, Card
from gwint.cards.names import all_names, find_cards, name
from gwint.decks import Deck, decode, read_deck, starter, starters
from gwint.faults import GwintError
from gwint.notation.move_phrases import phrase, phrases, read_move
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture, picture_in_record
from gwint.notation.record import check_ending, ending_of, opening, read, replayable_part, steps, write
from gwint.notation.record_model import Ending, Record, RecordEntry, RecordError, RecordMove, RecordTakeBack
from gwint.rules import RULES_VERSION
from gwint.rules.chance import seed_of
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.strength import explain
from gwint.rules.table import Spot, Table
from gwint.rulesets import LEGENDARY, Ruleset
from gwint.spelling import nearest
from gwint.views import PublicView, View, Viewer, public_view, view


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


@dataclass(frozen=True, slots=True)
class SeatMove:
    """A seat made a move."""

    seat: int
    move: Move


class Game:
    """A game from its deal, or from a picture, to its end. It records every move and can take moves back."""

    def __init__(
        self,
        *decks: Deck | str,
        rules: Ruleset | str = LEGENDARY,
        mode: str = "duel",
        seed: str | int | None = None,
        players: Sequence[str] = (),
        rules_version: int = RULES_VERSION,
    ) -> None:
        """Deal a game. A deck is a `Deck`, the id of a starter deck, a deck code or a deck's text.

        Faulty decks are dealt too, for games with house rules. `gwint.rules.table_validation.table_deck_faults` lists
        the faults of each deck and of all of them together (partners of the same faction, TEAM-2). An older
        `rules_version` deals a game as that version of the rules did.
        """
        ruleset = rulesets.parse(rules) if isinstance(rules, str) else rules
        brought = tuple(deck_of(deck) for deck in decks)
        dealt = Record(mode, ruleset, tuple(players), brought, seed_of(seed), rules_version=rules_version)
        self._begin(dealt)

    @classmethod
    def from_picture(cls, text: str, players: Sequence[str] = (), rules_version: int = RULES_VERSION) -> Game:
        """A game that begins with the table a picture shows; `rules_version` is that of a picture that names none."""
        table = position(text, rules_version)
        start, version = picture_in_record(table), table.rules_version
        game = cls.__new__(cls)
        game._begin(Record(table.mode.name, table.ruleset, tuple(players), start=start, rules_version=version))
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
            game._made.append(entry if isinstance(entry, RecordTakeBack) else _seat_move(entry, before))
            game._table = before = after
        check_ending(record, game.table)
        if record.ending is not None and record.ending.how not in ("on-table", "unfinished"):
            game._ending = record.ending
        return game

    def _begin(self, record: Record) -> None:
        self._record = record
        self._opening = self._table = opening(record)
        self._made: list[SeatMove | RecordTakeBack] = []
        self._ending: Ending | None = None
        self._public: PublicView | None = None
        self._replay_fault: RecordError | None = None

    def copy(self) -> Game:
        """An independent copy of the game."""
        game = Game.__new__(Game)
        game._record, game._ending, game._public = self._record, self._ending, self._public
        game._replay_fault = self._replay_fault
        game._opening, game._table, game._made = self._opening, self._table, self._made.copy()
        return game

    def again(self) -> Game:
        """The same game before its first move."""
        game = self.copy()
        game._table, game._made, game._ending = self._opening, [], None
        return game

    # State

    @property
    def table(self) -> Table:
        """The current table. Do not change it; make moves with `play`."""
        return self._table

    @property
    def opening(self) -> Table:
        """The table before the first move."""
        return self._opening

    @property
    def players(self) -> tuple[str, ...]:
        return self._record.players

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
        return phrases(self.table, seat) if seat in self.acting else []

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves as values, in the order of their phrases."""
        return legal_moves(self.table, seat) if self.acting else []

    def view(self, seat: Viewer) -> View:
        """The game as a seat may know it; None is a spectator."""
        if self._public is None or self._public.table is not self._table:
            self._public = public_view(self._table, self._public)
        return view(self._table, seat, self._public)

    @property
    def picture(self) -> str:
        """The whole table as text; `Game.from_picture` reads it back."""
        return picture(self.table)

    @property
    def result(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        return self._ending or (ending_of(self.table) if self.table.over else None)

    @property
    def replay_fault(self) -> RecordError | None:
        """Why the game has only a part of the record that it was read from; None if it has all of it."""
        return self._replay_fault

    @property
    def made(self) -> tuple[SeatMove | RecordTakeBack, ...]:
        """Every move and take-back in order, including moves that were taken back."""
        return tuple(self._made)

    @property
    def standing(self) -> list[SeatMove]:
        """The moves that led to the current table, without those taken back."""
        moves: list[SeatMove] = []
        for made in self._made:
            if isinstance(made, SeatMove):
                moves.append(made)
            else:
                del moves[-made.count :]
        return moves

    def explain(self, card: Card | str) -> list[Explanation]:
        """Why each copy of a card on the battlefield is as strong as it is."""
        wanted = card.id if isinstance(card, Card) else _find_card(card).id
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

        With `keep` the table before the move stays unchanged; without it, that table may be changed in place.
        """
        if self.result is not None:
            raise GameError("game-over", move=move)
        acting = self.acting[0] if seat is None else seat
        value = read_move(self.table, move, acting) if isinstance(move, str) else move
        logged = len(self._table.log)
        table = self._table.copy() if keep or self._table is self._opening else self._table
        push(table, value, acting)
        self._table = table
        self._made.append(SeatMove(acting, value))
        return tuple(table.log[logged:])

    def undo(self, count: int = 1, seat: int = 0) -> None:
        """Take the last moves back at a seat's request; the record contains them and the take-back."""
        standing = self.standing
        if not 1 <= count <= len(standing):
            raise GameError("cannot-undo", count=count, moves=len(standing))
        self._ending = None
        self._made.append(RecordTakeBack(seat, count))
        self._table = self._opening.copy()
        for acted in standing[:-count]:
            push(self._table, acted.move, acted.seat)

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
        if self.result is not None:
            raise GameError("game-over")
        winners = self.table.mode.opposing(self.table, self.table.seats[seat].side)
        self._ending = Ending(how, winners, seat)

    # Record

    def record(self, tags: Mapping[str, str] | None = None) -> str:
        """The game so far as a readable text; `Game.from_record` reads it back."""
        entries, all_tags = tuple(self._entries()), {**self._record.tags, **(tags or {})}
        return write(replace(self._record, entries=entries, ending=self.result, tags=all_tags, final="", lines={}))

    def _entries(self) -> Iterator[RecordEntry]:
        """The entries of the record; the phrase of a move depends on the table before it."""
        tables = [self._opening]
        for made in self._made:
            if isinstance(made, RecordTakeBack):
                del tables[-made.count :]
                yield made
                continue
            yield RecordMove(made.seat, phrase(tables[-1], made.move, made.seat))
            tables.append(tables[-1].copy())
            push(tables[-1], made.move, made.seat)


def _seat_move(entry: RecordMove, before: Table) -> SeatMove:
    return SeatMove(entry.seat, read_move(before, entry.phrase, entry.seat))


def deck_of(deck: Deck | str) -> Deck:
    """A deck given as a value, the id of a starter deck, a code or a text."""
    if isinstance(deck, Deck):
        return deck
    if "\n" in deck:
        return read_deck(deck)
    if any(one.id == deck for one in starters()):
        return starter(deck).deck
    return decode(deck)


def _find_card(text: str) -> Card:
    found = find_cards(text)
    if not found:
        spellings = (spelling for card in CATALOGUE.cards.values() for spelling in all_names(card))
        raise GameError("unknown-card", text=text, nearest=nearest(text, spellings))
    return found[0]
