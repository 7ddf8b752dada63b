"""Table commands at a server's table: those of `gwint play`, offers, bots for seats, and leaving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.cli.join.addresses import JoinError
from gwint.cli.join.client import TableClient
from gwint.cli.languages import is_yes
from gwint.cli.play import table_commands
from gwint.cli.play.hints import hint_lines
from gwint.cli.play.table_commands import field, help_lines, log, piles, rules, why
from gwint.rules.modes import DUEL, MODES
from gwint.wire.advice import read_hint

BOT: Final = "greedy"
"""The bot that is seated by default."""


def help_(client: TableClient, seat: int, about: str) -> None:
    """Show what can be typed, or the rule text of a card, a leader or a topic."""
    if about:
        table_commands.help_(client, seat, about)
        return
    messages = {name: f"join-help-{name}" if name in OWN_HELP else f"play-help-{name}" for name in TABLE_COMMANDS}
    mode = MODES.get(client.remote.view.terms.mode, DUEL)
    client.show_pages(help_lines(messages, mode, client.localizer, client.terminal.width))


def hint(client: TableClient, _seat: int, _rest: str) -> None:
    """Show the server's advice, if the table allows it, with the numbers of the menu."""
    asked, view = client.remote.view.question, client.game.view(client.own_seat)
    answer = client.request("hint", seat=client.own_seat)
    if answer["question"] != asked:
        raise JoinError("stale-question", question=answer["question"], asked=client.remote.view.question)
    client.show_pages(hint_lines(view, read_hint(answer["hint"]), client.localizer, client.terminal.width))


def undo(client: TableClient, _seat: int, _rest: str) -> None:
    """Ask to take the last move back; against bots this happens immediately."""
    client.request("offer", seat=client.own_seat, offer="take-back")


def accept(client: TableClient, _seat: int, _rest: str) -> None:
    rematch = client.remote.view.phase == "over"
    client.request("accept", seat=client.own_seat, **(client.rematch_pledge() if rematch else {}))


def decline(client: TableClient, _seat: int, _rest: str) -> None:
    client.request("decline", seat=client.own_seat)


def rematch(client: TableClient, _seat: int, _rest: str) -> None:
    """Offer a rematch, or accept the other player's offer."""
    if client.remote.offered:
        accept(client, client.own_seat, "")
    else:
        client.request("offer", seat=client.own_seat, offer="rematch", **client.rematch_pledge())


def resign(client: TableClient, _seat: int, _rest: str) -> None:
    """TOUR-2. In a match a player resigns the current game, or between games the match."""
    in_game = client.remote.match is not None and client.remote.match.game is not None
    sure = "match-resign-sure" if client.remote.match is not None and not in_game else "play-resign-sure"
    if is_yes(client.terminal.ask(client.localizer.translate(sure)), client.localizer.language):
        client.request("resign", seat=client.own_seat, game=in_game)


def bot(client: TableClient, _seat: int, argument: str) -> None:
    """Seat a bot at an empty seat or for an absent player: `bot`, `bot 2`, `bot 2 random`."""
    numbers = [int(word) - 1 for word in argument.split() if word.isdecimal() and 0 < int(word[:3]) <= 5]
    named = [word for word in argument.split() if not word.isdecimal()]
    client.request("seat-bot", seat=(numbers or [_vacant_seat(client)])[0], bot=(named or [BOT])[0])


def _vacant_seat(client: TableClient) -> int:
    """Return the first seat without a player, or whose player is away."""
    here = client.remote.here or ()
    for seat, chair in enumerate(client.remote.view.chairs):
        absent = chair.kind == "person" and seat < len(here) and not here[seat]
        if chair.kind == "empty" or chair.gone or absent:
            return seat
    raise JoinError("join-no-free-seat")


def claim(client: TableClient, _seat: int, _rest: str) -> None:
    client.request("claim", seat=client.own_seat)


def leave(client: TableClient, _seat: int, _rest: str) -> None:
    """Give up the seat permanently, before the game or during it."""
    if is_yes(client.terminal.ask(client.localizer.translate("join-leave-sure")), client.localizer.language):
        client.request("leave", seat=client.own_seat)
        client.left, client.returns = True, False


def quit_(client: TableClient, _seat: int, _rest: str) -> None:
    """Leave, but keep the seat."""
    client.left = True


TABLE_COMMANDS: Final[Mapping[str, Callable[[Any, int, str], None]]] = {
    "help": help_,
    "hint": hint,
    "why": why,
    "field": field,
    "piles": piles,
    "log": log,
    "rules": rules,
    "undo": undo,
    "accept": accept,
    "decline": decline,
    "rematch": rematch,
    "resign": resign,
    "bot": bot,
    "claim": claim,
    "leave": leave,
    "quit": quit_,
}
"""Every table command at a server's table."""

WITH_ARGUMENT: Final = ("help", "why", "rules", "bot")
"""Commands that take an argument."""
OWN_HELP: Final = ("undo", "accept", "decline", "rematch", "bot", "claim", "leave", "quit")
"""Commands with a help text of their own, different from `gwint play` or known only here."""
SPECTATOR_COMMANDS: Final = ("help", "why", "field", "piles", "log", "rules", "quit")
"""The commands of a spectator."""
