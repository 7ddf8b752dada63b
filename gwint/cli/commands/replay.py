"""`gwint replay`: shows a recorded game or match step by step, or prints all of it, for people or as JSON."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from gwint import i18n
from gwint.cli import localized
from gwint.cli.localized.texts import help_text
from gwint.cli.options import json_option
from gwint.cli.play.recorded_game import (
    ALL_HANDS,
    RecordedGame,
    RecordedMatch,
    Viewpoint,
    headline,
    moment_board,
    moment_lines,
)
from gwint.cli.render import output
from gwint.cli.render.json_output import replay_data
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable, wrap
from gwint.cli.saved_games import LARGEST, decode_record, read
from gwint.faults import GwintError
from gwint.i18n.localizer import Localizer
from gwint.match.record_reader import is_match
from gwint.notation.picture_writer import picture
from gwint.wire.replays import record_steps

STANDARD_INPUT: Final = "-"
BELOW: Final = 3
"""Lines of the headline, the prompt and the blank line above it."""


KEYS: Final[Mapping[str, str]] = {
    "Enter, n": "next",
    "p, b": "back",
    "12": "move",
    "r2": "round",
    "s, e": "ends",
    "v1, v2, v*": "view",
    "q": "quit",
}
"""The keys that the help explains, and the names of their texts."""


class ReplayCommand(localized.Command):
    """Explains the keys at the end of the help."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(help_text(ctx, "keys")):
            formatter.write_dl([(key, help_text(ctx, f"key-{name}")) for key, name in KEYS.items()])


@localized.command(
    "gwint replay game.gwint",
    "gwint replay game.gwint --all --lang uk",
    "gwint replay - --json < game.gwint",
    cls=ReplayCommand,
)
@localized.argument("file")
@localized.option("--all", "whole", is_flag=True)
@localized.option("--picture", "pictured", is_flag=True)
@localized.option("--view", "viewpoint", default=ALL_HANDS, show_default=True, metavar="view")
@localized.language_option
@json_option
def command(file: str, whole: bool, pictured: bool, viewpoint: str, language: str, json: bool) -> None:
    """Watch a recorded game or match."""
    text = record_text(file)
    recorded = RecordedMatch(text) if is_match(text) else RecordedGame(text)
    seats = recorded.last.table.seats
    seen = _parse_viewpoint(viewpoint, len(seats))
    if seen is None:
        raise GwintError("play-view", view=viewpoint, most=len(seats))
    names = (name or Localizer(language).player(seat) for seat, name in enumerate(recorded.players))
    players = i18n.PlayerNames(map(printable, names), (seat.side for seat in seats))
    localizer = Localizer(language, players, recorded.last.table.ruleset)
    terminal = Terminal()
    if pictured:
        click.echo(picture(recorded.last.table), nl=False)
    elif json:
        for step in replay_data(record_steps(text), seen if isinstance(seen, int) else None, localizer):
            output.json(step, indent=None)
    elif whole or file == STANDARD_INPUT or not terminal.live:
        _print_all(recorded, seen, localizer, terminal)
    else:
        ReplayViewer(recorded, seen, localizer, terminal).run()
    if recorded.fault is not None:
        raise recorded.fault


def _parse_viewpoint(text: str, seats: int) -> Viewpoint | None:
    """Parse a seat's number or `*` for all hands; return None if there is no such seat."""
    if text == ALL_HANDS:
        return ALL_HANDS
    return int(text) - 1 if re.fullmatch("[1-9]", text) and int(text) <= seats else None


def record_text(file: str) -> str:
    """Read a record from a file or from standard input."""
    if file == STANDARD_INPUT:
        return decode_record(sys.stdin.buffer.read(LARGEST + 1), file)
    return read(Path(file))


def _print_all(recorded: RecordedGame, viewpoint: Viewpoint, localizer: Localizer, terminal: Terminal) -> None:
    """Print every step with its events, then the last battlefield and the result."""
    for moment in recorded.moments:
        terminal.say(headline(moment, recorded.last.number, localizer))
        terminal.say(*(f"  {line}" for line in moment_lines(moment, viewpoint, localizer, terminal.width - 2)))
    terminal.say(
        "", *moment_board(recorded.last, viewpoint, localizer, terminal.width), "", recorded.closing(localizer)
    )


class ReplayViewer:
    """Lets a person move back and forth in a recorded game."""

    def __init__(self, recorded: RecordedGame, viewpoint: Viewpoint, localizer: Localizer, terminal: Terminal) -> None:
        self.recorded = recorded
        self.viewpoint = viewpoint
        self.localizer = localizer
        self.terminal = terminal
        self.place = 0
        self.left = False

    def run(self) -> None:
        try:
            while not self.left:
                self.terminal.show(self.screen())
                self.handle_key(self.terminal.ask(self.localizer.translate("replay-prompt")).lower())
        except (EOFError, KeyboardInterrupt):
            self.terminal.say("")

    def screen(self) -> list[str]:
        """Return the battlefield, the hands, the headline of the move and its events."""
        moment = self.recorded.moments[self.place]
        width, height = self.terminal.width, self.terminal.height
        lines = moment_lines(moment, self.viewpoint, self.localizer, width)
        if moment is self.recorded.last:
            lines += wrap(self.recorded.closing(self.localizer), width)
        field = moment_board(moment, self.viewpoint, self.localizer, width)
        if height is not None:
            spare = max(0, height - len(field) - BELOW - len(lines))
            field = moment_board(moment, self.viewpoint, self.localizer, width, spare)
        room = len(lines) if height is None else max(0, height - len(field) - BELOW)
        head = headline(moment, self.recorded.last.number, self.localizer)
        return [*field, head, *lines[max(0, len(lines) - room) :], ""]

    def handle_key(self, typed: str) -> None:
        """Do what a typed key means; ignore unknown keys."""
        jump = re.fullmatch(r"(r?)(\d{1,6})", typed)
        if jump:
            number = int(jump[2])
            self.go_to(self.recorded.round(number, self.place) if jump[1] else number)
        elif typed.startswith("v"):
            viewpoint = _parse_viewpoint(typed[1:], len(self.recorded.last.table.seats))
            self.viewpoint = self.viewpoint if viewpoint is None else viewpoint
        elif typed in STEPS:
            self.go_to(self.place + STEPS[typed])
        elif typed in ("s", "e"):
            self.go_to(0 if typed == "s" else self.recorded.last.number)
        elif typed in ("q", "quit"):
            self.left = True

    def go_to(self, place: int | None) -> None:
        """Go to a moment, at most to the first or last."""
        if place is not None:
            self.place = min(max(place, 0), self.recorded.last.number)


STEPS: Final = {"": 1, "n": 1, "p": -1, "b": -1}
"""The keys that step forwards or backwards, and how far."""
