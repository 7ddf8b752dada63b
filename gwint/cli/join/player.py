"""A guest at a server's table: what comes is shown, what is typed is sent, until the game is over or left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gwint import i18n
from gwint.cli.join.addresses import Address, JoinError
from gwint.cli.join.api import fetched
from gwint.cli.join.client import Attending
from gwint.cli.join.input import GuestTerminal
from gwint.cli.join.screens import ending, playing, waited_for, waiting_room
from gwint.cli.join.table_commands import ORDERS, WATCHING, WITH_MORE
from gwint.cli.play.move_input import meant
from gwint.cli.play.table_commands import read_order
from gwint.cli.render.text_fit import wrap
from gwint.cli.saved_games import SaveError, save_finished
from gwint.faults import Refusal
from gwint.match.deck_naming import Name, NameDeck, read_name
from gwint.rules.events import EndedRound
from gwint.rules.moves import Move
from gwint.wire import write_move

GOING_ON: Final = ("waiting", "playing")


class Guest(Attending):
    """Who plays a seat from a terminal or a pipe, or watches."""

    def __init__(self, address: Address, token: str, language: str, terminal: GuestTerminal) -> None:
        super().__init__(address, token, language, terminal)
        self.left = False
        self.returns = True
        """Whether the seat waits for the guest to come back."""
        self._prompted = False

    # The way of a game

    @property
    def asked(self) -> bool:
        """Whether something is waited for that a pipe should say."""
        return bool(self.seen.moves) or self.seen.offered

    def run(self) -> None:
        """Until the game is over or left, or the table goes on elsewhere."""
        while not self.left and self.seen.view.next_table is None:
            going_on = self.seen.view.phase in GOING_ON
            if not going_on and not self.terminal.live:
                self._finish()
                return
            self._show()
            heard = self.terminal.hearing.next(typing=self.terminal.live or self.asked)
            if isinstance(heard, str):
                self._obey(self.terminal.typed(heard))
            else:
                self.hear(heard)
            if going_on and self.seen.view.phase not in GOING_ON and self.terminal.live:
                self._finish()

    def _obey(self, typed: str) -> None:
        self._prompted, self._noted = False, []
        self._stale = self._stale or self.terminal.live
        if not typed:
            self.page += 1
            return
        try:
            order = read_order(typed, self.language, self._orders(), WITH_MORE)
            if order is not None:
                ORDERS[order[0]](self, self.seen.seat or 0, order[1])
            else:
                self._move(typed)
        except Refusal as error:
            self.note(i18n.format_refusal(error, self.language, self.localizer.players))

    def _orders(self) -> Iterable[str]:
        """An offer is declined where there is one: else `decline` is a move (FAC-6)."""
        if self.seen.seat is None:
            return WATCHING
        return ORDERS if self.seen.view.offer is not None else [order for order in ORDERS if order != "decline"]

    def _move(self, typed: str) -> None:
        """Send the move that was meant, and wait until the table shows it: then the next question is the next one."""
        seat, question, length = self.own_seat, self.seen.view.question, len(self.seen.log)
        move = write_move(self._meant(typed, seat))
        self.do("move", seat=seat, question=question, move=move)
        while self.seen.view.question == question and self.seen.view.phase == "playing":
            self.hear(self._next())
        self.since = length

    def _meant(self, typed: str, seat: int) -> Move | Name:
        match = self.seen.match
        if not self.seen.moves:
            raise JoinError("not-your-turn", text=typed, acting=self.seen.acting)
        if match is not None and isinstance(match.question, NameDeck) and match.lineup is not None:
            return read_name(typed, match.lineup, match.question.allowed)
        return meant(self.game, seat, typed, self.localizer)

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
        told = [*self.story(None, self.since), *self._noted, *self._offer()]
        if self.seen.view.phase == "waiting":
            return waiting_room(self.seen, self.address.invite, told, width, height), 1
        if self.seen.view.phase == "playing":
            shown = playing(self.seen, told, self.page, width, height)
            return list(shown.lines), shown.pages
        return ending(self.seen, told, width, height), 1

    def _offer(self) -> list[str]:
        """What somebody asks for, and what may be answered."""
        offer, localizer = self.seen.view.offer, self.localizer
        if offer is None or not self.seen.offered:
            return []
        said = localizer.translate("table-offered", player=localizer.player(offer.seat), offer=offer.offer)
        return wrap(f"! {said} {localizer.translate('join-answer-offer')}", self.terminal.width, "  ")

    def _prompt(self, pages: int) -> str:
        localizer, phase = self.localizer, self.seen.view.phase
        if phase == "waiting":
            return f"{localizer.translate('join-prompt-waiting')} >"
        if phase != "playing":
            return f"{localizer.translate('join-prompt-help' if self.seen.seat is None else 'join-prompt-over')} >"
        if not self.seen.moves:
            return f"{waited_for(self.seen)} {localizer.translate('join-prompt-help')} >"
        if self.seen.match is not None and isinstance(self.seen.match.question, NameDeck):
            return localizer.translate("match-prompt")
        more = localizer.translate("play-prompt-page", page=self.page % pages + 1, pages=pages) if pages > 1 else ""
        return f"{localizer.translate('play-prompt')}{more} >"

    def _tell_round(self) -> None:
        """A round that ended since the guest was last asked is told whole: there is more than a screen has room for."""
        if not self.seen.moves:
            return
        new, self._read_to = self.seen.log[self._read_to :], len(self.seen.log)
        if self.terminal.live and any(isinstance(event, EndedRound) for event in new):
            self.tell(self.story(None, self.since))

    # The end

    def _finish(self) -> None:
        """How it ended, and the record among those of other games."""
        width, height = self.terminal.width, self.terminal.height
        if not self.terminal.live:
            self.terminal.show(ending(self.seen, self.story(None, self.since), width, height))
        path = f"/api/tables/{self.address.table}/record"
        try:
            record = fetched(self.address.server, "GET", path, token=self._token).decode()
            self.note(self.localizer.translate("play-kept", command=f"gwint replay {save_finished(record)}"))
        except SaveError as error:
            self.note(i18n.format_refusal(error, self.language))
        except (Refusal, UnicodeDecodeError):
            # A table that was closed before its deal has none.
            return

    def farewell(self) -> None:
        """How to come back, where something goes on."""
        if self.arrived and self.returns and self.seen.view.phase in GOING_ON:
            command = f"gwint join {self.address.invite}{'' if self.seen.seat is not None else ' --watch'}"
            self.terminal.say(self.localizer.translate("join-left", command=command))
