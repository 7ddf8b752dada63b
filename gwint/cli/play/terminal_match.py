"""TOUR. A match at one keyboard: players name decks, and its games are played one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gwint import i18n
from gwint.bots import BOTS, NamedBot
from gwint.cli.languages import is_yes
from gwint.cli.play.deck_naming_screen import deck_naming_lines
from gwint.cli.play.mode_rules import mode_introduction
from gwint.cli.play.play_options import MATCH, PERSON, seat_tags
from gwint.cli.play.table_commands import read_table_command
from gwint.cli.play.terminal_table import SavedPlay, TerminalTable
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable, wrap
from gwint.cli.saved_games import SaveError, SaveSlot
from gwint.faults import GwintError
from gwint.game import Game
from gwint.i18n.localizer import Localizer
from gwint.match import Match, NameDeck, sensible_name
from gwint.match.record_reader import read
from gwint.match.sentences import format_match_event, format_score
from gwint.rules.moves import Move


class MatchGameTable(TerminalTable):
    """A game of a match: moves go through the match, and the match's record is saved."""

    def __init__(self, match: Match, game: Game, parent: TerminalMatch) -> None:
        self.match = match
        super().__init__(game, parent.seats, parent.localizer.language, parent.terminal, parent.slot, bots=parent.bots)

    def record(self) -> str:
        return self.match.record(seat_tags(self.seats))

    def resign(self, seat: int) -> None:
        """TOUR-2. A player may resign a game; the match goes on."""
        self.match.resign_game(seat)

    def _play(self, move: Move, seat: int) -> None:
        self.match.play(move, seat)

    def _finish(self) -> None:
        self._show_end()
        if self.terminal.live:
            self.terminal.ask(f"\n{self.localizer.translate('play-enter')}")


class TerminalMatch(SavedPlay):
    """One match from its first screen to its last."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        language: str,
        terminal: Terminal,
        slot: SaveSlot,
        new: bool = False,
        bots: Mapping[str, NamedBot] = BOTS,
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
        self._seed = read(match.record()).seed
        self._shown = 0
        """How many events of the match's log have been shown."""

    @property
    def over(self) -> bool:
        return self.match.result is not None

    def describe(self) -> str:
        """Describe a saved match to resume."""
        players = " – ".join(self.localizer.players)
        return self.localizer.translate(
            "match-found-saved", players=players, score=format_score(self.match.score, self.localizer)
        )

    def record(self) -> str:
        return self.match.record(seat_tags(self.seats))

    # The course of a match

    def run(self) -> bool:
        """Play until the match is over or left; return whether it was saved."""
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
        question = self.match.question
        if isinstance(question, NameDeck):
            self._name_deck(question)
        elif self.match.game is not None:
            self._show_news()
            self._play(self.match.game)

    def _play(self, game: Game) -> None:
        """Play a game until it is over or left; leaving the game leaves the match."""
        table = MatchGameTable(self.match, game, self)
        table.run()
        if game.result is None:
            self.left, self.saved = True, table.saved

    def _introduce(self) -> None:
        lines = mode_introduction(MATCH, self.match.ruleset, self.localizer)
        self.show_pages(line for text in lines for line in wrap(text, self.terminal.width))

    def _show_news(self) -> None:
        news = self._news()
        if news:
            self.show_pages(news)

    def _news(self) -> list[str]:
        """Return the events of the match that have not been shown yet, as lines."""
        log = self.match.log[self._shown :]
        self._shown = len(self.match.log)
        return [
            line
            for event in log
            for line in wrap(f"· {format_match_event(event, self.localizer)}", self.terminal.width, "  ")
        ]

    # Naming a deck

    def _name_deck(self, question: NameDeck) -> None:
        if self.seats[question.seat] != PERSON:
            lineup, seed = self.match.lineups[question.seat], f"{self._seed} names {question.seat} {question.game}"
            self.match.play(sensible_name(question, lineup, seed), question.seat)
            return
        if self.seats.count(PERSON) > 1:
            self.terminal.wipe()
            self.terminal.ask(self.localizer.translate("play-hand-over", player=self.localizer.player(question.seat)))
            self.terminal.wipe()
        self._save()
        view = self.match.view(question.seat)
        self.terminal.show([*self._news(), "", *deck_naming_lines(view, self.localizer, self.terminal.width)])
        while not self._handle_input(question, self.terminal.ask(self.localizer.translate("match-prompt"))):
            pass

    def _handle_input(self, question: NameDeck, typed: str) -> bool:
        """Handle what was typed; return whether a deck was named or the match was left."""
        command, _ = read_table_command(typed, self.localizer.language) or ("", "")
        if command in ("help", "rules"):
            self._introduce()
        elif command == "quit":
            self._leave()
        elif command == "resign":
            if is_yes(self.terminal.ask(self.localizer.translate("match-resign-sure")), self.localizer.language):
                self.match.resign(question.seat)
        elif typed:
            return self._try_name(question, typed)
        return self.left or self.over

    def _try_name(self, question: NameDeck, typed: str) -> bool:
        try:
            self.match.play(typed, question.seat)
        except GwintError as refusal:
            self.terminal.say(*wrap(i18n.format_refusal(refusal, self.localizer.language), self.terminal.width))
            return False
        return True

    # Saving and ending

    def _save(self) -> None:
        try:
            self.slot.write(self.record())
        except SaveError as error:
            self.terminal.say(i18n.format_refusal(error, self.localizer.language))

    def _leave(self) -> None:
        self.left = True
        self._save_to_resume()
        if self.saved:
            self.terminal.say(self.localizer.translate("play-saved-game", command="gwint play"))

    def _finish(self) -> None:
        """Show the last events and the winner, and save the record."""
        self.terminal.show(self._news())
        self._save_finished()
