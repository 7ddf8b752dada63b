"""Joins a server's table: returns to the user's own seat or takes a free one, with a name and decks."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace
from itertools import count
from typing import Final

from gwint import i18n
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.join.addresses import JoinError
from gwint.cli.join.player import PlayerClient
from gwint.cli.join.remote_table import RemoteTable
from gwint.cli.play import deck_choice, lineup_choice
from gwint.cli.play.mode_rules import mode_introduction
from gwint.cli.play.play_options import LONGEST_NAME, MATCH, PlayOptions
from gwint.cli.play.solo_decks import choose_own_deck
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable, truncate, wrap
from gwint.decks import Deck, write_deck
from gwint.faults import GwintError
from gwint.match import Lineup

TRIES: Final = 20
"""Random decks that a pipe tries before it gives up."""


def join_table(client: PlayerClient, options: PlayOptions, seat: int | None, watch: bool) -> None:
    """Attach to the table, then take a seat unless `watch` is set."""
    client.hello(None)
    if watch:
        return
    _warn_of_position(client)
    chosen = _take_seat(client, options, seat)
    client.hello(chosen)
    if client.remote.view.phase == "waiting" and not client.remote.chair(chosen).ready:
        _introduce(client)
        terms = client.remote.view.terms
        here = replace(options, mode=terms.mode, ruleset=client.ruleset, advanced=terms.advanced)
        _bring_decks(client, chosen, here)


def _take_seat(client: PlayerClient, options: PlayOptions, given: int | None) -> int:
    """Take the given seat, or else one that is free; return it."""
    name = ""
    while True:
        remote = client.remote
        seat = _choose_seat(remote, client.terminal) if given is None else given
        if seat in remote.yours and remote.chair(seat).kind == "person" and not remote.chair(seat).gone:
            return seat
        name = name or _choose_name(client, options)
        try:
            _sit_down(client, seat, name)
            return seat
        except GwintError as error:
            if given is not None or error.kind != "seat-taken":
                raise
            client.hello(None)


def _sit_down(client: PlayerClient, seat: int, name: str) -> None:
    """Take a seat; a name that looks like another player's gets a number."""
    most = len(client.remote.view.chairs)
    for number in range(1, most + 1):
        try:
            client.request("sit", seat=seat, name=name if number == 1 else f"{name[: LONGEST_NAME - 2]} {number}")
            return
        except GwintError as error:
            if error.kind != "name-alike" or number == most:
                raise


def _choose_seat(remote: RemoteTable, terminal: Terminal) -> int:
    """Return the user's own vacant seat, or else a free one, or else an own seat in use elsewhere."""
    mine = [seat for seat in remote.yours if remote.here and not remote.here[seat]]
    free = [seat for seat, chair in enumerate(remote.view.chairs) if chair.kind == "empty"]
    if mine:
        return mine[0]
    if remote.view.phase == "waiting" and free:
        return _ask_for_seat(remote, free, terminal) if _decides_partner(remote, free) and terminal.live else free[0]
    if not remote.yours:
        raise JoinError("join-full", option="--watch")
    return remote.yours[0]


def _decides_partner(remote: RemoteTable, free: list[int]) -> bool:
    """TEAM-2. The choice of a seat matters if it decides who the partner is."""
    return len(free) > 1 and len({chair.side for chair in remote.view.chairs}) < len(remote.view.chairs)


def _ask_for_seat(remote: RemoteTable, free: list[int], terminal: Terminal) -> int:
    localizer = remote.localizer
    listed = [
        f"{seat + 1:>2} {localizer.translate('join-choose-seat', partner=_partner(remote, seat))}" for seat in free
    ]
    terminal.show([localizer.translate("join-choose-seat-title"), "", *listed])
    while True:
        typed = terminal.ask(localizer.translate("join-choose-seat-prompt"))
        if not typed:
            return free[0]
        if typed.isdecimal() and int(typed[:3]) - 1 in free:
            return int(typed[:3]) - 1


def _partner(remote: RemoteTable, seat: int) -> str:
    """Return the players who already sit on the same side, or `none`."""
    side = remote.chair(seat).side
    others = [other for other, chair in enumerate(remote.view.chairs) if chair.side == side and chair.kind != "empty"]
    return ", ".join(map(remote.localizer.player, others)) or "none"


def _choose_name(client: PlayerClient, options: PlayOptions) -> str:
    usual = options.say("play-name", letter="none")
    name = options.name
    if name is None and client.terminal.live:
        name = client.terminal.ask(options.say("join-name", usual=usual))
    return truncate(printable(name or ""), LONGEST_NAME) or usual


def _warn_of_position(client: PlayerClient) -> None:
    """Warn, before a seat is taken, that the table starts from a position: such a game may begin at once."""
    if client.remote.view.terms.start and client.remote.view.phase == "waiting":
        client.show_pages(wrap(client.localizer.translate("table-from-position"), client.terminal.width))


def _introduce(client: PlayerClient) -> None:
    """MODE-1. A mode other than the duel is introduced, with what it does with changed options."""
    lines = mode_introduction(client.remote.view.terms.mode, client.ruleset, client.localizer)
    if lines:
        client.show_pages(line for text in lines for line in wrap(text, client.terminal.width))


# Decks


def _bring_decks(client: PlayerClient, seat: int, options: PlayOptions) -> None:
    """SET-1. Players bring decks that are given, chosen or random; a person whose decks are refused chooses again."""
    given = options.deck
    for number in count(1):
        decks = _choose_decks(client, given, client.localizer.player(seat), options)
        try:
            client.bring(seat, [write_deck(deck) for deck in decks])
            return
        except GwintError as error:
            # TEAM-2. A random deck may have the partner's faction.
            if not client.terminal.live and (given or number == TRIES):
                raise
            if client.terminal.live:
                client.show_pages(i18n.format_refusal(error, client.language, client.localizer.players).splitlines())
            given = ()


def _choose_decks(client: PlayerClient, given: tuple[str, ...], player: str, options: PlayOptions) -> tuple[Deck, ...]:
    mode, terminal, seed = client.remote.view.terms.mode, client.terminal, secrets.token_hex(8)
    if mode == MATCH:
        if given:
            return Lineup(tuple(map(read_deck_argument, given))).decks
        asked = lineup_choice.ask_for_lineup(player, options, terminal) if terminal.live else None
        return (asked or lineup_choice.random_legal_lineup(seed, 0, options)).decks
    if len(given) > 1:
        raise GwintError("play-decks", own=len(given), others=0, seats=1)
    if mode.startswith("solo"):
        return (choose_own_deck(given[0] if given else None, player, options, terminal, random.Random(seed)),)
    if given:
        return (read_deck_argument(given[0]),)
    if terminal.live:
        return (deck_choice.ask_for_deck(mode, player, (), options, terminal, seed),)
    return (deck_choice.random_allowed_deck(seed, 0, mode, options),)
