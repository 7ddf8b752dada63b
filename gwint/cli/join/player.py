"""A guest at a server's table: what comes is shown, what is typed is sent, until the game is over or left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gwint import i18n
from gwint.cli.join.addresses import JoinError
from gwint.cli.join.api import request_bytes
from gwint.cli.join.client import TableClient
from gwint.cli.join.screens import ending_screen, playing_screen, waiting_for, waiting_room_screen
from gwint.cli.join.table_commands import SPECTATOR_COMMANDS, TABLE_COMMANDS, WITH_ARGUMENT
from gwint.cli.play.move_input import read_typed_move
from gwint.cli.play.table_commands import read_table_command
from gwint.cli.render.text_fit import wrap
from gwint.cli.saved_games import SaveError, save_finished
from gwint.faults import Refusal
from gwint.match.deck_naming import Name, NameDeck, read_name
from gwint.rules.events import EndedRound
from gwint.rules.moves import Move
from gwint.wire import write_move

GOING_ON: Final = ("waiting", "playing")


class PlayerClient(TableClient):
    """Who plays a seat from a terminal or a pipe, or watches."""

    _prompted = False
    """Whether the prompt is on the screen."""

    # The way of a game

    @property
    def asked(self) -> bool:
        """Whether something is waited for that a pipe should say."""
        return bool(self.remote.moves) or self.remote.offered

    def run(self) -> None:
        """Until the game is over or left, or the table goes on elsewhere."""
        while not self.left and self.remote.view.next_table is None:
            going_on = self.remote.view.phase in GOING_ON
            if not going_on and not self.terminal.live:
                self._finish()
                return
            self._show()
            heard = self.terminal.input.next(typing=self.terminal.live or self.asked)
            if isinstance(heard, str):
                self._obey(self.terminal.clean_line(heard))
            else:
                self.handle(heard)
            if going_on and self.remote.view.phase not in GOING_ON and self.terminal.live:
                self._finish()

    def _obey(self, typed: str) -> None:
        self._prompted, self._notes = False, []
        self._stale = self._stale or self.terminal.live
        if not typed:
            self.page += 1
            return
        try:
            order = read_table_command(typed, self.language, self._orders(), WITH_ARGUMENT)
            if order is not None:
                TABLE_COMMANDS[order[0]](self, self.remote.seat or 0, order[1])
            else:
                self._move(typed)
        except Refusal as error:
            self.note(i18n.format_refusal(error, self.language, self.localizer.players))

    def _orders(self) -> Iterable[str]:
        """An offer is declined where there is one: else `decline` is a move (FAC-6)."""
        if self.remote.seat is None:
            return SPECTATOR_COMMANDS
        return (
            TABLE_COMMANDS
            if self.remote.view.offer is not None
            else [order for order in TABLE_COMMANDS if order != "decline"]
        )

    def _move(self, typed: str) -> None:
        """Send the move that was meant, and wait until the table shows it: then the next question is the next one."""
        seat, question, length = self.own_seat, self.remote.view.question, len(self.remote.log)
        move = write_move(self._meant(typed, seat))
        self.request("move", seat=seat, question=question, move=move)
        while self.remote.view.question == question and self.remote.view.phase == "playing":
            self.handle(self._next_message())
        self.since = length

    def _meant(self, typed: str, seat: int) -> Move | Name:
        match = self.remote.match
        if not self.remote.moves:
            raise JoinError("not-your-turn", text=typed, acting=self.remote.acting)
        if match is not None and isinstance(match.question, NameDeck) and match.lineup is not None:
            return read_name(typed, match.lineup, match.question.allowed)
        return read_typed_move(self.game, seat, typed, self.localizer)

    # Screens

    def _show(self) -> None:
        """A terminal is shown every change; a pipe is shown the table when it is asked something."""
        if not self.terminal.live and not self.asked:
            return
        pages = 1
        if self._stale:
            self._tell_round()
            lines, pages = self._screen()
            self.terminal.show(lines)
        if self._stale or not self._prompted:
            self.terminal.prompt(self._prompt(pages))
        self._prompted, self._stale = True, False

    def _screen(self) -> tuple[list[str], int]:
        width, height = self.terminal.width, self.terminal.height
        told = [*self.event_lines(None, self.since), *self._notes, *self._offer()]
        if self.remote.view.phase == "waiting":
            return waiting_room_screen(self.remote, self.address.invite, told, width, height), 1
        if self.remote.view.phase == "playing":
            shown = playing_screen(self.remote, told, self.page, width, height)
            return list(shown.lines), shown.pages
        return ending_screen(self.remote, told, width, height), 1

    def _offer(self) -> list[str]:
        """What somebody asks for, and what may be answered."""
        offer, localizer = self.remote.view.offer, self.localizer
        if offer is None or not self.remote.offered:
            return []
        said = localizer.translate("table-offered", player=localizer.player(offer.seat), offer=offer.offer)
        return wrap(f"! {said} {localizer.translate('join-answer-offer')}", self.terminal.width, "  ")

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

    def _tell_round(self) -> None:
        """A round that ended since the guest was last asked is told whole: there is more than a screen has room for."""
        if not self.remote.moves:
            return
        new, self._read_to = self.remote.log[self._read_to :], len(self.remote.log)
        if self.terminal.live and any(isinstance(event, EndedRound) for event in new):
            self.show_pages(self.event_lines(None, self.since))

    # The end

    def _finish(self) -> None:
        """How it ended, and the record among those of other games."""
        width, height = self.terminal.width, self.terminal.height
        if not self.terminal.live:
            self.terminal.show(ending_screen(self.remote, self.event_lines(None, self.since), width, height))
        path = f"/api/tables/{self.address.table}/record"
        try:
            record = request_bytes(self.address.server, "GET", path, token=self._token).decode()
            self.note(self.localizer.translate("play-kept", command=f"gwint replay {save_finished(record)}"))
        except SaveError as error:
            self.note(i18n.format_refusal(error, self.language))
        except (Refusal, UnicodeDecodeError):
            # A table that was closed before its deal has none.
            return

    def farewell(self) -> None:
        """How to come back, where something goes on."""
        if self.arrived and self.returns and self.remote.view.phase in GOING_ON:
            command = f"gwint join {self.address.invite}{'' if self.remote.seat is not None else ' --watch'}"
            self.terminal.say(self.localizer.translate("join-left", command=command))
