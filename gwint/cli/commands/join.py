"""`gwint join`: plays or watches at a server's table from the plain terminal, or opens a new table there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.bots import BOTS
from gwint.cli import localized
from gwint.cli.commands.serve import INSTALL, ServerMissing
from gwint.cli.deck_argument import complete_deck
from gwint.cli.options import advanced_option, completer, rules_option
from gwint.cli.play.play_options import MODE_CHOICES, PERSON, PLAYERS, VIRTUAL, PlayOptions, mode_name, seats_of
from gwint.faults import Fault
from gwint.rules.modes import DUEL
from gwint.rulesets import text as ruleset_text

if TYPE_CHECKING:
    from gwint.cli.join.addresses import Address
    from gwint.cli.join.player import PlayerClient

CLOCK: Final = r"(?P<minutes>\d{1,3})(\+(?P<seconds>\d{1,4}))?"
SEATS: Final = 5


def _parse_opponents(_ctx: click.Context, _param: click.Parameter, text: str) -> tuple[str, ...]:
    """--against: names are not checked here, because the server may have bots of its own."""
    return tuple(name.strip() for name in text.split(","))


def _parse_clock(_ctx: click.Context, _param: click.Parameter, text: str | None) -> tuple[int, int]:
    """--clock: seconds for the game, and seconds added after each turn."""
    if text is None:
        return 0, 0
    found = re.fullmatch(CLOCK, text.strip())
    if not found:
        raise localized.UsageFault(Fault("cli-clock", {"text": text, "legal": ("10", "5+20")}))
    return int(found["minutes"]) * 60, int(found["seconds"] or 0)


@localized.command(
    "gwint join http://192.168.1.5:8000/t/k3x9w2m7q4ab",
    "gwint join http://192.168.1.5:8000/t/k3x9w2m7q4ab --watch",
    "gwint join localhost:8000 --new --against greedy",
    "gwint join https://gwent.example --new --mode team --rules klub",
)
@localized.argument("url")
@localized.option("--name", metavar="player")
@localized.option("--seat", type=localized.IntRange(1, SEATS), metavar="n")
@localized.option("--deck", metavar="deck", multiple=True, shell_complete=complete_deck)
@localized.option("--watch", is_flag=True)
@localized.option("--new", is_flag=True)
@localized.option("--mode", type=localized.Choice(MODE_CHOICES), default=DUEL.name, show_default=True)
@localized.option(
    "--players", type=localized.IntRange(PLAYERS[0], PLAYERS[-1]), metavar="n", show_default=str(PLAYERS[0])
)
@localized.option(
    "--against",
    metavar="opponents",
    default=PERSON,
    show_default=True,
    callback=_parse_opponents,
    shell_complete=completer((PERSON, *BOTS)),
)
@rules_option
@advanced_option
@localized.option("--clock", metavar="clock", callback=_parse_clock)
@localized.option("--open", "listed", is_flag=True)
@localized.language_option
def command(url: str, seat: int | None, watch: bool, new: bool, **given: Any) -> None:
    """Play or watch at a table on a server."""
    try:
        from gwint.cli.join.addresses import JoinError, parse_address
        from gwint.cli.join.api import check_server, owner_token
        from gwint.cli.join.input import JoinTerminal
        from gwint.cli.join.player import PlayerClient
    except ModuleNotFoundError as error:
        raise ServerMissing("server-missing", module=error.name or "", command=INSTALL) from error

    address = parse_address(url)
    if not address.table and not new:
        raise JoinError("join-no-table", option="--new")
    check_server(address.server)
    token = owner_token(address.server)
    if new:
        address, seat = _open_table(address, token, given), seat or 1
        click.echo(_play_options(given).say("join-invite", link=address.invite))
    client = PlayerClient(address, token, given["language"], JoinTerminal())
    try:
        _play(client, given, None if seat is None else seat - 1, watch)
    finally:
        client.close()


def _open_table(address: Address, token: str, given: dict[str, Any]) -> Address:
    """Open a new table with the given options and bots; return its address."""
    from gwint.cli.join.addresses import Address
    from gwint.cli.join.api import request_json

    mode, (bank, increment) = mode_name(_play_options(given)), given["clock"]
    others = seats_of(mode, given["against"])[1:]
    bots = {*others} - {PERSON, VIRTUAL}
    terms = {
        "mode": mode,
        "rules": ruleset_text(given["ruleset"]),
        "advanced": given["advanced"],
        "listed": given["listed"],
        "bank_s": bank,
        "increment_s": increment,
        "seats": [None, *({"bot": name} if name in bots else None for name in others)],
    }
    return Address(address.server, request_json(address.server, "POST", "/api/tables", terms, token)["id"])


def _play_options(given: dict[str, Any]) -> PlayOptions:
    """Return the options in the form that the choice of decks needs."""
    names = ("against", "deck", "ruleset", "language", "name", "mode", "players", "advanced")
    return PlayOptions(**{name: given[name] for name in names})


def _play(client: PlayerClient, given: dict[str, Any], seat: int | None, watch: bool) -> None:
    """Play at the table, and then at the table of each rematch."""
    from dataclasses import replace

    from gwint.cli.join.seat_choice import join_table

    try:
        join_table(client, _play_options(given), seat, watch)
        client.run()
        while client.remote.view.next_table is not None and not client.left:
            client.address = replace(client.address, table=client.remote.view.next_table)
            join_table(client, _play_options(given), None, watch)
            client.run()
    except (EOFError, KeyboardInterrupt):
        client.terminal.say("")
    client.say_how_to_return()
