"""A player or spectator at a server's table: shows what happens and sends what is typed until the game is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gwint import i18n
from gwint.cli.join.addresses import JoinError
from gwint.cli.join.api import request_bytes
from gwint.cli.join.client import TableClient
from gwint.cli.join.screens import ending_screen, playing_screen, waiting_for, waiting_room_screen
from gwint.cli.join.table_commands import SPECTATOR_COMMANDS, TABLE_COMMANDS, WITH_ARGUMENT
from gwint.cli.play.table_commands import names_discarding, read_table_command
from gwint.cli.play.typed_moves import read_typed_move
from gwint.cli.render.text_fit import wrap
from gwint.cli.saved_games import SaveError, save_finished
from gwint.faults import GwintError
from gwint.match.deck_naming import Name, NameDeck, read_name
from gwint.rules.events import EndedRound
from gwint.rules.moves import Move
from gwint.wire import write_move

GOING_ON: Final = ("waiting", "playing")


class PlayerClient(TableClient):
    """Plays a seat from a terminal or a pipe, or watches."""

    _prompted = False
    """Whether the prompt is on the screen."""

    # The course of a game

    @property
    def needs_input(self) -> bool:
        """Whether the server waits for this player's input."""
        return bool(self.remote.moves) or self.remote.offered

    def run(self) -> None:
        """Play until the game is over or left, or continues at another table."""
        while not self.left and self.remote.view.next_table is None:
            going_on = self.remote.view.phase in GOING_ON
            if not going_on and not self.terminal.live:
                self._finish()
                return
            self._show()
            received = self.terminal.input.next(typing=self.terminal.live or self.needs_input)
            if isinstance(received, str):
                self._handle_input(self.terminal.clean_line(received))
            else:
                self.handle(received)
            if going_on and self.remote.view.phase not in GOING_ON and self.terminal.live:
                self._finish()

    def _handle_input(self, typed: str) -> None:
        self._prompted, self._notes = False, []
        self._stale = self._stale or self.terminal.live
        if not typed:
            self.page += 1
            return
        try:
            command = read_table_command(typed, self.language, self._commands(), WITH_ARGUMENT)
            if command is not None and not names_discarding(typed, self.remote.moves):
                TABLE_COMMANDS[command[0]](self, self.remote.seat or 0, command[1])
            else:
                self._move(typed)
        except GwintError as error:
            self.note(i18n.format_refusal(error, self.language, self.localizer.players))

    def _commands(self) -> Iterable[str]:
        """Return the known commands; `decline` is one only if there is an offer, and else a move (FAC-6)."""
        if self.remote.seat is None:
            return SPECTATOR_COMMANDS
        return (
            TABLE_COMMANDS
            if self.remote.view.offer is not None
            else [name for name in TABLE_COMMANDS if name != "decline"]
        )

    def _move(self, typed: str) -> None:
        """Send the typed move, and wait until the table has moved on to the next question."""
        seat, question, length = self.own_seat, self.remote.view.question, len(self.remote.log)
        move = write_move(self._read_answer(typed, seat))
        self.request("move", seat=seat, question=question, move=move)
        while self.remote.view.question == question and self.remote.view.phase == "playing":
            self.handle(self._next_message())
        self.since = length

    def _read_answer(self, typed: str, seat: int) -> Move | Name:
        match = self.remote.match
        if not self.remote.moves:
            raise JoinError("not-your-turn", text=typed, acting=self.remote.acting)
        if match is not None and isinstance(match.question, NameDeck) and match.lineup is not None:
            return read_name(typed, match.lineup, match.question.allowed)
        return read_typed_move(self.game, seat, typed, self.localizer)

    # Screens

    def _show(self) -> None:
        """Show every change in a terminal; show the table in a pipe when input is needed."""
        if not self.terminal.live and not self.needs_input:
            return
        pages = 1
        if self._stale:
            self._show_ended_round()
            lines, pages = self._screen()
            self.terminal.show(lines)
        if self._stale or not self._prompted:
            self.terminal.prompt(self._prompt(pages))
        self._prompted, self._stale = True, False

    def _screen(self) -> tuple[list[str], int]:
        width, height = self.terminal.width, self.terminal.height
        events = [*self.event_lines(None, self.since), *self._notes, *self._offer()]
        if self.remote.view.phase == "waiting":
            return waiting_room_screen(self.remote, self.address.invite, events, width, height), 1
        if self.remote.view.phase == "playing":
            screen = playing_screen(self.remote, events, self.page, width, height)
            return list(screen.lines), screen.pages
        return ending_screen(self.remote, events, width, height), 1

    def _offer(self) -> list[str]:
        """Return an open offer and how to answer it, as lines."""
        offer, localizer = self.remote.view.offer, self.localizer
        if offer is None or not self.remote.offered:
            return []
        text = localizer.translate("table-offered", player=localizer.player(offer.seat), offer=offer.offer)
        return wrap(f"! {text} {localizer.translate('join-answer-offer')}", self.terminal.width, "  ")

    def _prompt(self, pages: int) -> str:
        localizer, phase = self.localizer, self.remote.view.phase
        if phase == "waiting":
            return f"{localizer.translate('join-prompt-waiting')} >"
        if phase != "playing":
            return f"{localizer.translate('join-prompt-help' if self.remote.seat is None else 'join-prompt-over')} >"
        if not self.remote.moves:
            return f"{waiting_for(self.remote)} {localizer.translate('join-prompt-help')} >"
        if self.remote.match is not None and isinstance(self.remote.match.question, NameDeck):
            return localizer.translate("match-prompt")
        more = localizer.translate("play-prompt-page", page=self.page % pages + 1, pages=pages) if pages > 1 else ""
        return f"{localizer.translate('play-prompt')}{more} >"

    def _show_ended_round(self) -> None:
        """Show all events of a round that ended since the player's last turn, since one screen may not hold them."""
        if not self.remote.moves:
            return
        new, self._read_to = self.remote.log[self._read_to :], len(self.remote.log)
        if self.terminal.live and any(isinstance(event, EndedRound) for event in new):
            self.show_pages(self.event_lines(None, self.since))

    # The end

    def _finish(self) -> None:
        """Show how the game ended, and save its record."""
        width, height = self.terminal.width, self.terminal.height
        if not self.terminal.live:
            self.terminal.show(ending_screen(self.remote, self.event_lines(None, self.since), width, height))
        path = f"/api/tables/{self.address.table}/record"
        try:
            record = request_bytes(self.address.server, "GET", path, token=self._token).decode()
            saved = save_finished(record)
            self.note(self.localizer.translate("play-watch-again", command=f"gwint replay {saved}"))
            self.note(self.localizer.translate("play-analyse", command=f"gwint analyse {saved}"))
        except SaveError as error:
            self.note(i18n.format_refusal(error, self.language))
        except (GwintError, UnicodeDecodeError):
            # A table that was closed before its deal has no record.
            return

    def say_how_to_return(self) -> None:
        """Say how to come back to a game that goes on."""
        if self.arrived and self.returns and self.remote.view.phase in GOING_ON:
            command = f"gwint join {self.address.invite}{'' if self.remote.seat is not None else ' --watch'}"
            self.terminal.say(self.localizer.translate("join-come-back", command=command))
