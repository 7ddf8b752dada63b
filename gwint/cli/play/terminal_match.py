"""TOUR. A match at one keyboard: decks are named, and its games are played one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from gwint import i18n
from gwint.bots import BOTS, SeatedBot
from gwint.cli.languages import is_yes
from gwint.cli.play.deck_naming_screen import deck_naming_lines
from gwint.cli.play.mode_rules import mode_introduction
from gwint.cli.play.players import MATCH, PERSON, seat_tags
from gwint.cli.play.table_commands import read_table_command
from gwint.cli.play.terminal_table import TerminalTable
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable, wrap
from gwint.cli.saved_games import SaveError, SaveSlot, save_finished
from gwint.faults import Refusal
from gwint.game import Game
from gwint.i18n.localizer import Localizer
from gwint.match import Match, NameDeck, sensible_name
from gwint.match.record_reader import read
from gwint.match.sentences import format_match_event, format_score
from gwint.rules.moves import Move


class MatchGameTable(TerminalTable):
    """A game of a match: what is done in it the match does, and the match's record is what is kept."""

    def __init__(self, match: Match, game: Game, tour: TerminalMatch) -> None:
        self.match = match
        super().__init__(game, tour.seats, tour.localizer.language, tour.terminal, tour.slot, bots=tour.bots)

    def record(self) -> str:
        return self.match.record(seat_tags(self.seats))

    def resign(self, seat: int) -> None:
        """TOUR-2. The game is given up; the match goes on."""
        self.match.resign_game(seat)

    def _play(self, move: Move, seat: int) -> None:
        self.match.play(move, seat)

    def _finish(self) -> None:
        self._show_end()
        if self.terminal.live:
            self.terminal.ask(f"\n{self.localizer.translate('play-enter')}")


class TerminalMatch:
    """One match from its first screen to its last."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        language: str,
        terminal: Terminal,
        slot: SaveSlot,
        new: bool = False,
        bots: Mapping[str, SeatedBot] = BOTS,
    ) -> None:
        self.match = match
        self.bots = bots
        self.seats = tuple(seats)
        names = [printable(name or Localizer(language).player(seat)) for seat, name in enumerate(match.players)]
        self.localizer = Localizer(language, i18n.PlayerNames(names))
        self.terminal = terminal
        self.slot = slot
        self.new = new
        self.left = False
        self.saved = False
        self._seed = read(match.record()).seed
        self._told = 0
        """How much of the match's log has been told."""

    @property
    def over(self) -> bool:
        return self.match.result is not None

    def waiting(self) -> str:
        """What is said of a match that waits to be gone on with."""
        players = " – ".join(self.localizer.players)
        return self.localizer.translate(
            "match-waiting", players=players, score=format_score(self.match.score, self.localizer)
        )

    def record(self) -> str:
        return self.match.record(seat_tags(self.seats))

    # The way of a match

    def run(self) -> bool:
        """Play until the match is over or left; whether what was played is kept in a file."""
        try:
            if self.new:
                self._introduce()
            while not self.over and not self.left:
                self._step()
        except (EOFError, KeyboardInterrupt):
            self.terminal.say("")
            self._leave()
        if self.over:
            self._finish()
        return self.saved

    def _step(self) -> None:
        asked = self.match.question
        if isinstance(asked, NameDeck):
            self._name(asked)
        elif self.match.game is not None:
            self._tell_news()
            self._play(self.match.game)

    def _play(self, game: Game) -> None:
        """A game until it is over, or left; then the match is left too, and the game has said so."""
        screen = MatchGameTable(self.match, game, self)
        screen.run()
        if game.result is None:
            self.left, self.saved = True, screen.saved

    def _introduce(self) -> None:
        lines = mode_introduction(MATCH, self.match.ruleset, self.localizer)
        self._tell(line for one in lines for line in wrap(one, self.terminal.width))

    def _tell(self, lines: Iterable[str]) -> None:
        self.terminal.show_pages(lines, self.localizer.translate("play-enter"))

    def _tell_news(self) -> None:
        """What happened in the match since it was last told."""
        news = self._news()
        if news:
            self._tell(news)

    def _news(self) -> list[str]:
        log = self.match.log[self._told :]
        self._told = len(self.match.log)
        return [
            line
            for event in log
            for line in wrap(f"· {format_match_event(event, self.localizer)}", self.terminal.width, "  ")
        ]

    # Naming a deck

    def _name(self, asked: NameDeck) -> None:
        if self.seats[asked.seat] != PERSON:
            lineup, seed = self.match.lineups[asked.seat], f"{self._seed} names {asked.seat} {asked.game}"
            self.match.play(sensible_name(asked, lineup, seed), asked.seat)
            return
        if self.seats.count(PERSON) > 1:
            self.terminal.wipe()
            self.terminal.ask(self.localizer.translate("play-curtain", player=self.localizer.player(asked.seat)))
            self.terminal.wipe()
        self._keep()
        view = self.match.view(asked.seat)
        self.terminal.show([*self._news(), "", *deck_naming_lines(view, self.localizer, self.terminal.width)])
        while not self._named(asked, self.terminal.ask(self.localizer.translate("match-prompt"))):
            pass

    def _named(self, asked: NameDeck, typed: str) -> bool:
        """Whether what was typed brought the match on, or left it."""
        order, _ = read_table_command(typed, self.localizer.language) or ("", "")
        if order in ("help", "rules"):
            self._introduce()
        elif order == "quit":
            self._leave()
        elif order == "resign":
            if is_yes(self.terminal.ask(self.localizer.translate("match-resign-sure")), self.localizer.language):
                self.match.resign(asked.seat)
        elif typed:
            return self._tried(asked, typed)
        return self.left or self.over

    def _tried(self, asked: NameDeck, typed: str) -> bool:
        try:
            self.match.play(typed, asked.seat)
        except Refusal as refusal:
            self.terminal.say(*wrap(i18n.format_refusal(refusal, self.localizer.language), self.terminal.width))
            return False
        return True

    # Ends

    def _keep(self) -> None:
        try:
            self.slot.write(self.record())
        except SaveError as error:
            self.terminal.say(i18n.format_refusal(error, self.localizer.language))

    def _leave(self) -> None:
        self.left = True
        try:
            self.slot.write(self.record())
        except SaveError as error:
            self._show_record(error)
            return
        self.saved = True
        self.terminal.say(self.localizer.translate("play-left", command="gwint play"))

    def _show_record(self, error: SaveError) -> None:
        self.terminal.say(
            i18n.format_refusal(error, self.localizer.language), self.localizer.translate("play-record-shown"), ""
        )
        self.terminal.say(*self.record().splitlines())

    def _finish(self) -> None:
        """What is left to be told, who won, and where the record is."""
        self.terminal.show(self._news())
        try:
            path = save_finished(self.record())
        except SaveError as error:
            self._show_record(error)
            return
        self.slot.delete_own()
        self.saved = True
        self.terminal.say(self.localizer.translate("play-kept", command=f"gwint replay {path}"))
