"""A game at one keyboard, against bots or between people, with a blank screen while the keyboard changes hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gwint import i18n
from gwint.bots import BOTS, INSTANT, BotError, NamedBot
from gwint.cli.play.mode_rules import mode_introduction
from gwint.cli.play.play_options import PERSON, seat_tags
from gwint.cli.play.recorded_game import exhaustion_notes, round_total_lines
from gwint.cli.play.table_commands import TABLE_COMMANDS, names_discarding, read_table_command
from gwint.cli.play.turn_screen import TurnScreen, event_lines, note_lines, turn_screen
from gwint.cli.play.typed_moves import read_typed_move
from gwint.cli.render.board import board
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable, wrap
from gwint.cli.saved_games import SaveError, SaveSlot, save_finished
from gwint.faults import GwintError
from gwint.game import Game
from gwint.i18n.localizer import Localizer
from gwint.notation.record import opening, read, steps
from gwint.notation.record_model import Record, RecordTakeBack
from gwint.rules.events import EndedRound
from gwint.rules.modes import DUEL
from gwint.rules.moves import Move
from gwint.views import visible_events
from gwint.wire.sentences import format_result

LAST_EVENT_LINES: Final = 6
"""The most lines of events under the last battlefield."""
CURTAIN: Final = 4
"""Lines that the text of the curtain needs."""


class SavedPlay(ABC):
    """What a game and a match at one keyboard share: their record is saved, or shown if that fails."""

    localizer: Localizer
    terminal: Terminal
    slot: SaveSlot
    saved = False
    """Whether the record was saved when the game was over or left."""

    @abstractmethod
    def record(self) -> str:
        """Return the record so far, with who sits where."""

    def show_pages(self, lines: Iterable[str]) -> None:
        """Show longer text, which is read before the game goes on."""
        self.terminal.show_pages(lines, self.localizer.translate("play-enter"))

    def _save_to_resume(self) -> None:
        try:
            self.slot.write(self.record())
            self.saved = True
        except SaveError as error:
            self._show_record(error)

    def _save_finished(self) -> None:
        """Save the record of a finished game or match, and say where it is."""
        try:
            path = save_finished(self.record())
        except SaveError as error:
            self._show_record(error)
            return
        self.slot.delete_own()
        self.saved = True
        self.terminal.say(self.localizer.translate("play-watch-again", command=f"gwint replay {path}"))
        self.terminal.say(self.localizer.translate("play-analyse", command=f"gwint analyse {path}"))

    def _show_record(self, error: SaveError) -> None:
        reason = i18n.format_refusal(error, self.localizer.language)
        self.terminal.say(reason, self.localizer.translate("play-record-shown"), "", *self.record().splitlines())


class TerminalTable(SavedPlay):
    """One game from its first screen to its last."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        language: str,
        terminal: Terminal,
        slot: SaveSlot,
        new: bool = False,
        bots: Mapping[str, NamedBot] = BOTS,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        """For each seat, `person`, the name of a bot, the command of a program, or `virtual`."""
        self._bots = bots
        names = [printable(name or Localizer(language).player(seat)) for seat, name in enumerate(game.players)]
        sides = (seat.side for seat in game.table.seats)
        self.localizer = Localizer(language, i18n.PlayerNames(names, sides), game.table.ruleset)
        self.new = new
        """Whether the introduction of the mode has yet to be shown."""
        self.terminal = terminal
        self.slot = slot
        self.movers: list[int] = []
        """The seat of each move that was not taken back."""
        self.before: list[int] = []
        """The length of the log before each of these moves."""
        self.left = False
        self.keyboard: int | None = None
        """The seat at the keyboard; None before the first curtain."""
        self.notes: list[str] = []
        """Notes for the next screen."""
        self.page = 0
        self.stale = True
        """Whether the table has changed since it was last shown."""
        record = read(self.game.record())
        self.ruleset = record.ruleset
        """The ruleset as it was chosen; the table has it as the mode adapts it (MODE-1)."""
        self._seed = record.seed
        self._restore_movers(record)
        self._read_to = [self._since(seat) for seat in range(len(self.seats))]
        self._warned_of_save = False

    def _restore_movers(self, record: Record) -> None:
        """Restore from the record who made the moves of a resumed game."""
        length = len(opening(record).log)
        for entry, after in steps(record):
            if isinstance(entry, RecordTakeBack):
                del self.movers[-entry.count :], self.before[-entry.count :]
            else:
                self.movers.append(entry.seat)
                self.before.append(length)
            length = len(after.log)

    @property
    def people(self) -> int:
        return self.seats.count(PERSON)

    @property
    def over(self) -> bool:
        return self.game.result is not None

    def describe(self) -> str:
        """Describe a saved game to resume."""
        mode = self.game.table.mode
        kind = "" if mode is DUEL else f" ({self.localizer.translate(f'mode-{mode.name}')})"
        players = " – ".join(self.localizer.players) + kind
        return self.localizer.translate("play-found-saved", players=players, round=self.game.table.round)

    def record(self) -> str:
        return self.game.record(seat_tags(self.seats))

    # The course of a game

    def run(self) -> bool:
        """Play until the game is over or left; return whether it was saved."""
        interrupted: str | None = None
        try:
            if self.new:
                self._introduce()
            while self.game.result is None and not self.left:
                self._turn(self.game.acting[0])
        except (EOFError, KeyboardInterrupt):
            interrupted = ""
        except BotError as error:
            interrupted = f"{error.traceback}\n{i18n.format_refusal(error, self.localizer.language)}".strip()
        if self.people > 1:
            self.terminal.wipe()
        if self.game.result is not None:
            self._finish()
        elif interrupted is not None:
            self.terminal.say(*interrupted.splitlines() or [""])
            self._save_to_resume()
        if self.saved and self.game.result is None:
            self.terminal.say(self.localizer.translate("play-saved-game", command="gwint play"))
        return self.saved

    def _turn(self, seat: int) -> None:
        if self.seats[seat] != PERSON:
            seed = f"{self._seed} {seat} {len(self.movers)}"
            self.move(seat, self._bots[self.seats[seat]](self.game.view(seat), INSTANT, seed))
            return
        self._show_curtain(seat)
        self._save()
        self._show_ended_round(seat)
        pages = self._show(seat)
        self._handle_input(seat, self.terminal.ask(self._prompt(pages)))

    def _introduce(self) -> None:
        """MODE-1. A mode other than the duel is introduced, with the options of the ruleset that it ignores."""
        lines = mode_introduction(self.game.table.mode.name, self.ruleset, self.localizer)
        if lines:
            self.show_pages(line for text in lines for line in wrap(text, self.terminal.width))

    def move(self, seat: int, move: Move) -> None:
        length = len(self.game.table.log)
        self._play(move, seat)
        self.movers.append(seat)
        self.before.append(length)
        self._mark_stale()

    def _play(self, move: Move, seat: int) -> None:
        self.game.play(move, seat)

    def resign(self, seat: int) -> None:
        self.game.resign(seat)

    def take_back(self, seat: int) -> None:
        """Go back to the seat's last own decision."""
        count = self.movers[::-1].index(seat) + 1
        self.game.undo(count, seat)
        del self.movers[-count:], self.before[-count:]
        self._read_to = [min(read_to, len(self.game.table.log)) for read_to in self._read_to]
        self._mark_stale()

    def _mark_stale(self) -> None:
        self.stale = True
        self.page = 0

    # Input

    def _handle_input(self, seat: int, typed: str) -> None:
        if not typed:
            self.page += 1
            return
        try:
            command = read_table_command(typed, self.localizer.language)
            if command is not None and not names_discarding(typed, self.game.legal_moves(seat)):
                TABLE_COMMANDS[command[0]](self, seat, command[1])
            else:
                self.move(seat, read_typed_move(self.game, seat, typed, self.localizer))
        except GwintError as refusal:
            self.note(i18n.format_refusal(refusal, self.localizer.language))

    # Output

    def note(self, text: str) -> None:
        """Add a short note to the next screen."""
        if self.terminal.live:
            self.notes = note_lines(text, self.terminal.width)
        else:
            self.terminal.say(text)

    def event_lines(self, seat: int | None, since: int) -> list[str]:
        """Return the events from `since` on that a seat or a spectator may know, as lines."""
        table = self.game.table
        return event_lines(visible_events(table, table.log[since:], seat), self.localizer, self.terminal.width)

    def _since(self, seat: int) -> int:
        """Return the first event to show to a seat: the first of its own last move."""
        own = [length for length, mover in zip(self.before, self.movers, strict=True) if mover == seat]
        return own[-1] if own else 0

    def _show(self, seat: int) -> int:
        """Show the player's screen, to a pipe only after a change; return how many pages the menu has."""
        events = self.notes or self.event_lines(seat, self._since(seat))
        shown: TurnScreen = turn_screen(
            self.game.view(seat), self.localizer, events, self.page, self.terminal.width, self.terminal.height
        )
        if self.terminal.live or self.stale:
            self.terminal.show(shown.lines)
        self.stale = False
        self.notes = []
        return shown.pages

    def _prompt(self, pages: int) -> str:
        more = (
            self.localizer.translate("play-prompt-page", page=self.page % pages + 1, pages=pages) if pages > 1 else ""
        )
        return f"{self.localizer.translate('play-prompt')}{more} >"

    def _show_ended_round(self, seat: int) -> None:
        """Show all events of a round that ended since this player's last turn, since one screen may not hold them."""
        new = self.game.table.log[self._read_to[seat] :]
        self._read_to[seat] = len(self.game.table.log)
        if self.terminal.live and any(isinstance(event, EndedRound) for event in new):
            self.show_pages(self.event_lines(seat, self._since(seat)))

    def _show_curtain(self, seat: int) -> None:
        """PLAY-8. No hand is on the screen while the keyboard goes from one person to another."""
        if self.people < 2 or self.keyboard == seat:
            return
        self.keyboard = None
        self.terminal.wipe()
        if self.terminal.live:
            since = min(self._since(other) for other in range(len(self.seats)))
            field = board(self.game.view(None), self.localizer, seat, self.terminal.width)
            room = (self.terminal.height or 0) - len(field) - CURTAIN
            self.terminal.say(*field, "", *self.event_lines(None, since)[-room:], "")
        self.terminal.ask(self.localizer.translate("play-hand-over", player=self.localizer.player(seat)))
        self.terminal.wipe()
        self.keyboard = seat
        self._mark_stale()

    # Saving and ending

    def _save(self) -> None:
        """Save at every decision, so that closing the terminal loses nothing; report a failure once."""
        try:
            self.slot.write(self.record())
        except SaveError as error:
            if not self._warned_of_save:
                self.note(i18n.format_refusal(error, self.localizer.language))
            self._warned_of_save = True

    def _finish(self) -> None:
        self._show_end()
        self._save_finished()

    def _show_end(self) -> None:
        """Show the last battlefield and events, the totals of each round, and the winner."""
        result, seat, width = self.game.result, self.seats.index(PERSON), self.terminal.width
        assert result is not None
        field = board(self.game.view(None), self.localizer, seat, width)
        table, localizer = self.game.table, self.localizer
        closing = (
            *round_total_lines(table, localizer),
            *exhaustion_notes(table, localizer),
            format_result(result, localizer),
        )
        ending = [line for text in closing for line in wrap(text, width)]
        events = self.event_lines(None if self.people > 1 else seat, self._since(seat))
        if self.terminal.height is not None:
            room = min(LAST_EVENT_LINES, self.terminal.height - len(field) - len(ending) - CURTAIN)
            events = events[-room:] if room > 0 else []
        self.terminal.show([*field, *events, "", *ending])
