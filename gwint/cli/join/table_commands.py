"""What can be typed at a server's table beside moves: looking, hints, offers, giving up, bots for seats, leaving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from gwint.cli.join.addresses import JoinError
from gwint.cli.languages import is_yes
from gwint.cli.play import table_commands
from gwint.cli.play.hints import hint_lines
from gwint.cli.play.table_commands import field, help_lines, log, piles, rules, why
from gwint.rules.modes import DUEL, MODES
from gwint.wire.advice import read_hint

if TYPE_CHECKING:
    from gwint.cli.join.player import Guest

BOT: Final = "greedy"
"""Who is seated where nobody says which bot."""


def help_(guest: Guest, seat: int, about: str) -> None:
    """What can be typed, or the rule text of a card, a leader or a topic."""
    if about:
        table_commands.help_(guest, seat, about)
        return
    told = {order: f"join-help-{order}" if order in OWN_WORDS else f"play-help-{order}" for order in ORDERS}
    mode = MODES.get(guest.seen.view.terms.mode, DUEL)
    guest.tell(help_lines(told, mode, guest.localizer, guest.terminal.width))


def hint(guest: Guest, _seat: int, _rest: str) -> None:
    """The server's advice, where the table gives any, by the numbers of the menu."""
    asked, view = guest.seen.view.question, guest.game.view(guest.own_seat)
    answer = guest.do("hint", seat=guest.own_seat)
    if answer["question"] != asked:
        raise JoinError("stale-question", question=answer["question"], asked=guest.seen.view.question)
    guest.tell(hint_lines(view, read_hint(answer["hint"]), guest.localizer, guest.terminal.width))


def undo(guest: Guest, _seat: int, _rest: str) -> None:
    """Ask to take the last move back; against bots it is done at once."""
    guest.do("offer", seat=guest.own_seat, offer="take-back")


def accept(guest: Guest, _seat: int, _rest: str) -> None:
    guest.do("accept", seat=guest.own_seat)


def decline(guest: Guest, _seat: int, _rest: str) -> None:
    guest.do("decline", seat=guest.own_seat)


def rematch(guest: Guest, _seat: int, _rest: str) -> None:
    """Offer one, or accept the other's."""
    if guest.seen.offered:
        accept(guest, guest.own_seat, "")
    else:
        guest.do("offer", seat=guest.own_seat, offer="rematch")


def resign(guest: Guest, _seat: int, _rest: str) -> None:
    """TOUR-2. Of a match the game being played, or before it is dealt the match."""
    in_game = guest.seen.match is not None and guest.seen.match.game is not None
    sure = "match-resign-sure" if guest.seen.match is not None and not in_game else "play-resign-sure"
    if is_yes(guest.terminal.ask(guest.localizer.translate(sure)), guest.localizer.language):
        guest.do("resign", seat=guest.own_seat, game=in_game)


def bot(guest: Guest, _seat: int, told: str) -> None:
    """`bot`, `bot 2`, `bot 2 random`: a bot for an empty seat, or for somebody who is away."""
    numbers = [int(word) - 1 for word in told.split() if word.isdecimal() and 0 < int(word[:3]) <= 5]
    named = [word for word in told.split() if not word.isdecimal()]
    guest.do("seat-bot", seat=(numbers or [_free(guest)])[0], bot=(named or [BOT])[0])


def _free(guest: Guest) -> int:
    """The first seat that nobody plays, or whose player is away."""
    here = guest.seen.here or ()
    for seat, chair in enumerate(guest.seen.view.chairs):
        absent = chair.kind == "person" and seat < len(here) and not here[seat]
        if chair.kind == "empty" or chair.gone or absent:
            return seat
    raise JoinError("join-no-free-seat")


def claim(guest: Guest, _seat: int, _rest: str) -> None:
    guest.do("claim", seat=guest.own_seat)


def leave(guest: Guest, _seat: int, _rest: str) -> None:
    """Give the seat up for good, before the game or in it."""
    if is_yes(guest.terminal.ask(guest.localizer.translate("join-leave-sure")), guest.localizer.language):
        guest.do("leave", seat=guest.own_seat)
        guest.left, guest.returns = True, False


def quit_(guest: Guest, _seat: int, _rest: str) -> None:
    """Go away; the seat is kept."""
    guest.left = True


ORDERS: Final[Mapping[str, Callable[[Any, int, str], None]]] = {
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
"""Every order at a server's table."""

WITH_MORE: Final = ("help", "why", "rules", "bot")
"""Orders after which something may stand."""
OWN_WORDS: Final = ("undo", "accept", "decline", "rematch", "bot", "claim", "leave", "quit")
"""Orders that are explained otherwise than at one keyboard, or known only here."""
WATCHING: Final = ("help", "why", "field", "piles", "log", "rules", "quit")
"""What a spectator may type."""
