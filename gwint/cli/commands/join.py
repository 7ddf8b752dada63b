"""`gwint join`: a seat at a server's table, played from the plain terminal; or a new table there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.bots import BOTS
from gwint.cli.commands.serve import INSTALL, ServerMissing
from gwint.cli.deck_argument import complete_deck
from gwint.cli.languages import language_option
from gwint.cli.options import advanced_option, completer, rules_option
from gwint.cli.play.players import KINDS, PERSON, PLAYERS, Wishes, mode_of, seats_of
from gwint.rules.modes import DUEL
from gwint.rulesets import text as ruleset_text

if TYPE_CHECKING:
    from gwint.cli.join.addresses import Address
    from gwint.cli.join.player import Guest

CLOCK: Final = r"(?P<minutes>\d{1,3})(\+(?P<seconds>\d{1,4}))?"
SEATS: Final = 5


def _opponents(_ctx: click.Context, _param: click.Parameter, told: str) -> tuple[str, ...]:
    """--against: the server may know bots that nobody here does."""
    return tuple(one.strip() for one in told.split(","))


def _clock(_ctx: click.Context, _param: click.Parameter, told: str | None) -> tuple[int, int]:
    """--clock: seconds for the game, and seconds added after each turn."""
    if told is None:
        return 0, 0
    found = re.fullmatch(CLOCK, told.strip())
    if not found:
        raise click.BadParameter(f"{told!r} is no clock; 10 and 5+20 are.")
    return int(found["minutes"]) * 60, int(found["seconds"] or 0)


@click.command()
@click.argument("url")
@click.option("--name", metavar="NAME", help="What you are called.")
@click.option("--seat", type=click.IntRange(1, SEATS), help="The seat you want. Default: yours, or a free one.")
@click.option(
    "--deck",
    metavar="DECK",
    multiple=True,
    shell_complete=complete_deck,
    help="Your deck: a file, a code or a starter's id. In a match three; in solo a faction means its whole set.",
)
@click.option("--watch", is_flag=True, help="Only watch.")
@click.option("--new", is_flag=True, help="Open a new table at the server; the options below tell which.")
@click.option("--mode", type=click.Choice(KINDS), default=DUEL.name, show_default=True, help="The kind of game.")
@click.option("--players", type=click.IntRange(PLAYERS[0], PLAYERS[-1]), help="How many play in ffa.  [default: 3]")
@click.option(
    "--against",
    metavar="WHO,...",
    default=PERSON,
    show_default=True,
    callback=_opponents,
    shell_complete=completer((PERSON, *BOTS)),
    help="Who sits at the other seats: person waits for somebody to come, others are bots.",
)
@rules_option
@advanced_option
@click.option("--clock", metavar="MIN[+SEC]", callback=_clock, help="Minutes for the game, seconds added each turn.")
@click.option("--open", "listed", is_flag=True, help="Let everybody find the table, not only those with the link.")
@language_option
def command(url: str, seat: int | None, watch: bool, new: bool, **options: Any) -> None:
    """Play a seat at a server's table.

    URL is an invite link, or with --new a server's address. Moves are made as in `gwint play`; ? tells all else.
    When the connection breaks it comes back by itself; after quit, Ctrl-D or Ctrl-C the same command leads back to
    your seat.

    \b
    Examples:
      gwint join http://192.168.1.5:8000/t/k3x9w2m7q4ab
      gwint join http://192.168.1.5:8000/t/k3x9w2m7q4ab --watch
      gwint join localhost:8000 --new --against greedy
      gwint join https://gwent.example --new --mode team --rules klub
    """
    try:
        from gwint.cli.join.addresses import JoinError, read_address
        from gwint.cli.join.api import token_of
        from gwint.cli.join.input import GuestTerminal
        from gwint.cli.join.player import Guest
    except ModuleNotFoundError as error:
        raise ServerMissing("server-missing", module=error.name or "", command=INSTALL) from error

    address = read_address(url)
    if not address.table and not new:
        raise JoinError("join-no-table", option="--new")
    token = token_of(address.server)
    if new:
        address, seat = _opened(address, token, options), seat or 1
        click.echo(_wishes(options).say("join-invite", link=address.invite))
    guest = Guest(address, token, options["language"], GuestTerminal())
    try:
        _visit(guest, options, None if seat is None else seat - 1, watch)
    finally:
        guest.close()


def _opened(address: Address, token: str, options: dict[str, Any]) -> Address:
    """A new table as the options tell it, with its bots seated."""
    from gwint.cli.join.addresses import Address
    from gwint.cli.join.api import ask

    mode, (bank, increment) = mode_of(_wishes(options)), options["clock"]
    others = seats_of(mode, options["against"])[1:]
    terms = {
        "mode": mode,
        "rules": ruleset_text(options["ruleset"]),
        "advanced": options["advanced"],
        "listed": options["listed"],
        "bank_s": bank,
        "increment_s": increment,
        "seats": [None, *({"bot": one} if one in _bots(others) else None for one in others)],
    }
    return Address(address.server, ask(address.server, "POST", "/api/tables", terms, token)["id"])


def _bots(others: tuple[str, ...]) -> set[str]:
    return set(others) - {PERSON, "virtual"}


def _wishes(options: dict[str, Any]) -> Wishes:
    """What was told, as those who ask for decks want it."""
    told = {name: options[name] for name in ("against", "deck", "ruleset", "language", "name", "mode", "players")}
    return Wishes(
        **told,
        foe_deck=(),
        seed=None,
        foe_name=(),
        load=None,
        new=False,
        any_deck=False,
        advanced=options["advanced"],
        begins=True,
        bot_told=False,
    )


def _visit(guest: Guest, options: dict[str, Any], seat: int | None, watch: bool) -> None:
    """One table after the other, as long as rematches are agreed on."""
    from dataclasses import replace

    from gwint.cli.join.seat_choice import arrive

    try:
        arrive(guest, _wishes(options), seat, watch)
        guest.run()
        while guest.seen.view.next_table is not None and not guest.left:
            guest.address = replace(guest.address, table=guest.seen.view.next_table)
            arrive(guest, _wishes(options), None, watch)
            guest.run()
    except (EOFError, KeyboardInterrupt):
        guest.terminal.say("")
    guest.farewell()
