"""TOUR. The match: its players name decks and play games with them until one has won two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gwint import rulesets
from gwint.decks import AnyDeck, Deck
from gwint.faults import Fault, GwintError, check_type
from gwint.game import Game
from gwint.match import events, rules
from gwint.match.deck_naming import Name, NameDeck, PlayGame, phrase, phrases, read_name
from gwint.match.lineup import Lineup, faults
from gwint.match.record import (
    NAMES,
    RESULT,
    Chapter,
    MatchRecord,
    Part,
    chapter,
    check_ending,
    heading,
    read_chapter,
    refuse,
    unknown_version,
    write,
)
from gwint.match.record_reader import read, read_partly
from gwint.match.rules import OVERRIDES, SEATS, PlayedGame, first_to_name, game_seed
from gwint.match.views import MatchView, deck_faces, played_view, visible_question
from gwint.notation.record_model import Ending, RecordError, RecordMove
from gwint.rules import RULES_VERSION, is_known_version
from gwint.rules.chance import seed_of
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.play import IllegalMove
from gwint.rulesets import LEGENDARY, Ruleset
from gwint.views import Viewer, check_seat, check_viewer

PlayEvent = Event | events.MatchEvent
"""An event on the table of a game or in the match."""


class MatchError(GwintError):
    """A match cannot do this, or cannot begin with these lineups; it is unchanged."""


class Match:
    """A match from its lineups to its end. It records every deck named and every move of its games."""

    def __init__(
        self,
        first: Lineup | Sequence[AnyDeck],
        second: Lineup | Sequence[AnyDeck],
        rules: Ruleset | str = LEGENDARY,
        seed: str | int | None = None,
        players: Sequence[str] = (),
        rules_version: int = RULES_VERSION,
    ) -> None:
        """Begin a match. A lineup is a `Lineup` or three decks, each as `get_deck` takes it.

        With an older `rules_version` its games are played as that version of the rules did. Raises MatchError with
        every fault of a faulty lineup, or the errors of `Game`.
        """
        ruleset = rulesets.get_ruleset(rules)
        for one in (first, second):
            check_type("lineup", one, Lineup, Sequence)
        brought = [one if isinstance(one, Lineup) else Lineup.of(*one) for one in (first, second)]
        lineups = (brought[0], brought[1])
        self._begin(MatchRecord(lineups, ruleset, tuple(players), seed_of(seed), rules_version=rules_version))

    @classmethod
    def from_record(cls, text: str, *, partial: bool = False) -> Match:
        """The match of a record. Every move and result is checked; `partial` has the same meaning as for a game."""
        record, damage = read_partly(text) if partial else (read(text), None)
        known = is_known_version(record.rules_version)
        if not known and not partial:
            raise unknown_version(record)
        match = cls.__new__(cls)
        try:
            match._begin(record if known else replace(record, rules_version=RULES_VERSION))
        except MatchError as error:
            refuse(record, error.kind, "p1 leader 1", **error.details)
        fault = match._replay_parts(record, partial, complete=damage is None) or damage
        match._replay_fault = fault if known or (fault is None and record.ending) else unknown_version(record)
        if fault is None and record.ending is not None and record.ending.how not in ("on-table", "unfinished"):
            match._end(record.ending)
        return match

    def _begin(self, record: MatchRecord) -> None:
        """TOUR-1, DECK-4. Refuse faulty lineups with every fault; TOUR-3. then toss for the first naming."""
        found = tuple(
            Fault("lineup-of-player", {"seat": seat, "fault": fault})
            for seat, lineup in enumerate(record.lineups)
            for fault in faults(lineup, record.ruleset)
        )
        if found:
            raise MatchError("match-lineups", faults=found)
        self._record = record
        self._story: list[RecordMove | PlayedGame] = []
        self._chapters: dict[PlayedGame, Chapter] = {}
        self._named: list[Deck | None] = [None for _ in SEATS]
        self._game: Game | None = None
        self._ending: Ending | None = None
        self._replay_fault: RecordError | None = None
        self._log: list[events.MatchEvent] = [events.TossedMatch(self.first)]

    def copy(self) -> Match:
        """An independent copy of the match."""
        match = Match.__new__(Match)
        match._record, match._ending, match._replay_fault = self._record, self._ending, self._replay_fault
        match._story, match._chapters = self._story.copy(), self._chapters.copy()
        match._named, match._log = self._named.copy(), self._log.copy()
        match._game = None if self._game is None else self._game.copy()
        return match

    def again(self) -> Match:
        """The same match before its first deck was named."""
        match = Match.__new__(Match)
        match._begin(self._record)
        match._replay_fault = self._replay_fault
        return match

    def __repr__(self) -> str:
        names = [self.players[seat] if self.players and self.players[seat] else f"p{seat + 1}" for seat in SEATS]
        score = ", ".join(f"{name} {won}" for name, won in zip(names, self.score, strict=True))
        if self.result is not None:
            return f"<Match {score}; over>"
        number, _ = rules.next_game(self.games)
        return f"<Match {score}; game {number}, {' and '.join(names[seat] for seat in self.acting)} to act>"

    # State

    @property
    def lineups(self) -> tuple[Lineup, Lineup]:
        """The decks of each seat, which only that seat may know."""
        return self._record.lineups

    @property
    def ruleset(self) -> Ruleset:
        return self._record.ruleset

    @property
    def seed(self) -> str:
        """The seed of the match, 64 hexadecimal digits; the seeds of its games follow from it."""
        return self._record.seed

    @property
    def rules_version(self) -> int:
        """The version of the rules that it is played by."""
        return self._record.rules_version

    @property
    def tags(self) -> Mapping[str, str]:
        """The tags of the record that the match was read from, such as its date."""
        return self._record.tags

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._record.players

    @property
    def first(self) -> int:
        """TOUR-3. The seat that the toss lets name a first deck first."""
        return first_to_name(self._record.seed)

    @property
    def named(self) -> tuple[Deck | None, ...]:
        """By seat, the deck of the current or the next game; None if it is not named yet."""
        return tuple(self._named)

    @property
    def game(self) -> Game | None:
        """The current game, None between games. Do not change it; make moves with the match's `play`."""
        return self._game

    @property
    def games(self) -> tuple[PlayedGame, ...]:
        """The finished games, including drawn ones."""
        return tuple(part for part in self._story if isinstance(part, PlayedGame))

    @property
    def story(self) -> tuple[RecordMove | PlayedGame, ...]:
        """The decks named and the games finished, in order."""
        return tuple(self._story)

    @property
    def score(self) -> tuple[int, ...]:
        """The games won, by seat."""
        return rules.score(self.games)

    @property
    def result(self) -> Ending | None:
        """How the match ended; None while it goes on."""
        winners = rules.match_winners(self.games)
        return Ending("on-table", winners) if winners else self._ending

    @property
    def replay_fault(self) -> RecordError | None:
        """Why the match has only a part of the record that it was read from; None if it has all of it."""
        return self._replay_fault

    @property
    def log(self) -> tuple[events.MatchEvent, ...]:
        """The events between and around the games; those of the games are on their tables."""
        return tuple(self._log)

    @property
    def question(self) -> NameDeck | PlayGame | None:
        """What the match waits for; None when it is over."""
        if self.result is not None:
            return None
        number, replay = rules.next_game(self.games)
        if self._game is not None:
            return PlayGame(number, replay)
        seat = next(seat for seat in rules.naming_order(self.games, self.first) if self._named[seat] is None)
        return NameDeck(seat, number, rules.allowed(self.games, self.lineups[seat], seat))

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now: several in a redraw, none when the match is over."""
        question = self.question
        if isinstance(question, NameDeck):
            return (question.seat,)
        return self._game.acting if question and self._game else ()

    @property
    def moves(self) -> list[str]:
        """The legal moves of the first seat to act, as phrases."""
        return self.moves_of(self.acting[0]) if self.acting else []

    def moves_of(self, seat: int) -> list[str]:
        """The legal moves of a seat, as phrases; none when it is not to act."""
        check_seat(seat, len(SEATS))
        question = self.question
        if isinstance(question, NameDeck):
            return list(phrases(question.allowed)) if seat == question.seat else []
        return self._game.moves_of(seat) if question and self._game else []

    def legal_moves(self, seat: int | None = None) -> Sequence[Move | Name]:
        """The legal moves of a seat, by default the first to act, as values in the order of their phrases."""
        check_viewer(seat, len(SEATS))
        if not self.acting or seat not in (None, *self.acting):
            return []
        question = self.question
        if isinstance(question, NameDeck):
            return [Name(faction) for faction in question.allowed]
        return self._game.legal_moves(seat) if self._game else []

    def view(self, viewer: Viewer) -> MatchView:
        """The match as a seat may know it; None is a spectator."""
        check_viewer(viewer, len(SEATS))
        return MatchView(
            viewer=viewer,
            ruleset=self.ruleset,
            players=self.players,
            first=self.first,
            score=self.score,
            faces=tuple(tuple(deck_faces(self.log, self.games, seat)) for seat in SEATS),
            named=tuple(None if deck is None else deck.faction for deck in self._named),
            played=tuple(map(played_view, self.games)),
            question=visible_question(self.question, viewer),
            acting=self.acting,
            moves=() if viewer is None else tuple(self.legal_moves(viewer)),
            lineup=None if viewer is None else self.lineups[viewer],
            game=None if self._game is None else self._game.view(viewer),
            log=self.log,
            result=self.result,
        )

    # Moves

    def play(self, move: Move | Name | str, seat: int | None = None, *, keep: bool = True) -> tuple[PlayEvent, ...]:
        """Name a deck or make a move, by value or by phrase, for a seat (by default the first to act).

        Return its events. `keep` has the same meaning as in `Game.play`.
        """
        question = self.question
        if isinstance(question, NameDeck):
            return self._name(question, move, seat)
        game = self._current_game()
        if isinstance(move, Name):
            legal = game.moves_of(game.acting[0] if seat is None else seat)
            raise IllegalMove("illegal-phrase", text=phrase(move), legal=tuple(legal))
        return (*game.play(move, seat, keep=keep), *self._settle(game))

    def undo(self, count: int = 1, seat: int = 0) -> None:
        """Take back the last moves of the current game at a seat's request; decks stay named."""
        self._current_game().undo(count, seat)

    def resign_game(self, seat: int) -> tuple[events.MatchEvent, ...]:
        """The seat gives up the current game, and the other's deck wins it."""
        game = self._current_game()
        game.resign(seat)
        return self._settle(game)

    def out_of_time_in_game(self, seat: int) -> tuple[events.MatchEvent, ...]:
        """The seat runs out of time and loses the current game."""
        game = self._current_game()
        game.out_of_time(seat)
        return self._settle(game)

    def leave_game(self, seat: int) -> tuple[events.MatchEvent, ...]:
        """The seat leaves and loses the current game."""
        game = self._current_game()
        game.leave(seat)
        return self._settle(game)

    def resign(self, seat: int) -> None:
        """The seat gives up the match."""
        self._end(Ending("resigned", rules.others(seat), seat))

    def out_of_time(self, seat: int) -> None:
        """The seat ran out of time for the whole match."""
        self._end(Ending("time", rules.others(seat), seat))

    def leave(self, seat: int) -> None:
        """The seat leaves for good."""
        self._end(Ending("left", rules.others(seat), seat))

    def abandon(self) -> None:
        """Break the match off without a winner."""
        self._end(Ending("abandoned"))

    def _end(self, ending: Ending) -> None:
        if ending.by is not None:
            check_seat(ending.by, len(SEATS))
        if self.result is not None:
            raise MatchError("match-over")
        self._ending = ending
        self._log.append(events.EndedMatch(ending, self.score))

    def _current_game(self) -> Game:
        if self.result is not None:
            raise MatchError("match-over")
        if self._game is None:
            raise MatchError("match-no-game")
        return self._game

    # Naming and dealing

    def _name(self, question: NameDeck, move: Move | Name | str, seat: int | None) -> tuple[events.MatchEvent, ...]:
        """TOUR-4. Reveal the faction and leader of the named deck; deal the game when both decks are named."""
        if seat not in (None, question.seat):
            raise IllegalMove("not-your-turn", seat=seat, acting=(question.seat,))
        deck = self.lineups[question.seat].deck(self._read_name(question, move).faction)
        before = len(self._log)
        self._named[question.seat] = deck
        self._story.append(RecordMove(question.seat, phrase(Name(deck.faction))))
        self._log.append(events.NamedDeck(question.seat, deck.faction, deck.leader))
        if None not in self._named:
            self._log.append(events.BeganMatchGame(question.game))
            self._deal()
        return tuple(self._log[before:])

    def _read_name(self, question: NameDeck, move: Move | Name | str) -> Name:
        if isinstance(move, Move):
            raise IllegalMove("illegal-move", move=move, legal=phrases(question.allowed))
        check_type("move", move, Name, str)
        text = move if isinstance(move, str) else phrase(move)
        return read_name(text, self.lineups[question.seat], question.allowed)

    def _deal(self) -> None:
        """TOUR-5. Set up each game and each replay from the start; a deck keeps its leader."""
        decks = [deck for deck in self._named if deck is not None]
        seed = game_seed(self._record.seed, *rules.next_game(self.games))
        ruleset, version = self.ruleset.changed(**OVERRIDES), self._record.rules_version
        self._game = Game(*decks, rules=ruleset, seed=seed, players=self.players, rules_version=version)

    def _settle(self, game: Game) -> tuple[events.MatchEvent, ...]:
        """TOUR-2. A finished game counts for its winner; a drawn one is played again with the same decks."""
        if game.result is None:
            return ()
        before = len(self._log)
        played = rules.judge_game(game, *rules.next_game(self.games), self._record.seed)
        self._story.append(played)
        self._log.append(events.EndedMatchGame(played.number, played.replay, game.result))
        if played.winner is None:
            self._log.append(events.ReplayedGame(played.number, played.replay + 1))
            self._deal()
        else:
            self._score(played, played.winner)
        return tuple(self._log[before:])

    def _score(self, played: PlayedGame, winner: int) -> None:
        if played.tossed:
            self._log.append(events.TossedDraw(played.number, winner))
        faction = played.game.table.seats[winner].faction
        self._log.append(events.ScoredGame(played.number, winner, faction, self.score))
        self._game = None
        self._named = [None for _ in SEATS]
        if self.result is not None:
            self._log.append(events.EndedMatch(self.result, self.score))

    # Record

    def record(self, tags: Mapping[str, str] | None = None) -> str:
        """The match so far as a readable text; `Match.from_record` reads it back."""
        parts: list[Part] = [part if isinstance(part, RecordMove) else self._chapter(part) for part in self._story]
        if self._game is not None:
            parts.append(chapter(self._game, *rules.next_game(self.games)))
        all_tags = {**self._record.tags, **(tags or {})}
        return write(replace(self._record, parts=tuple(parts), ending=self.result, tags=all_tags))

    def _chapter(self, played: PlayedGame) -> Chapter:
        """The text of a finished game, written once."""
        if played not in self._chapters:
            tossed = f"p{played.winner + 1}" if played.tossed and played.winner is not None else ""
            self._chapters[played] = chapter(played.game, played.number, played.replay, tossed)
        return self._chapters[played]

    def _replay_parts(self, record: MatchRecord, partial: bool, complete: bool) -> RecordError | None:
        """Replay the parts of a record, and check the ending if the record is complete; return why it stopped."""
        try:
            for number, part in enumerate(record.parts, start=1):
                self._replay(part, number, record.parts[number - 2] if number > 1 else None, partial)
            if complete:
                check_ending(record, self.result)
        except RecordError as error:
            if not partial:
                raise
            return error
        return None

    def _replay(self, part: Part, number: int, before: Part | None, partial: bool) -> None:
        """Replay a part of a record, if the match expects it now."""
        expected, text = self._expected(before), _part_text(part)
        if expected != (NAMES if isinstance(part, RecordMove) else text):
            raise RecordError("match-order", part.line, text=text, expected=expected)
        if isinstance(part, Chapter):
            self._game = game = read_chapter(part, self._current_game(), partial)
            self._settle(game)
            if game.replay_fault is not None:
                raise game.replay_fault
            return
        try:
            self.play(part.phrase, part.seat)
        except GwintError as error:
            legal = tuple(f"p{seat + 1} {way}" for seat in self.acting for way in self.moves_of(seat))
            details = {"entry": number, "text": text, "why": error.kind, "legal": legal}
            raise RecordError("record-illegal-move", part.line, **details) from error

    def _expected(self, before: Part | None) -> str:
        """The part that a record must have next; after an unfinished game, only the result."""
        question = self.question
        if isinstance(question, NameDeck):
            return NAMES
        game = heading(question.game, question.replay) if question else RESULT
        return RESULT if isinstance(before, Chapter) and before.heading == game else game


def _part_text(part: Part) -> str:
    return part.heading if isinstance(part, Chapter) else f"p{part.seat + 1} {part.phrase}"
