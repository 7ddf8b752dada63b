"""How a guest comes to a table: back to a seat of theirs, or to a free one, with a name and decks."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace
from itertools import count
from typing import Final

from gwint import i18n
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.join.addresses import JoinError
from gwint.cli.join.player import Guest
from gwint.cli.join.remote_table import Seen
from gwint.cli.play import deck_choice, lineup_choice
from gwint.cli.play.mode_rules import introduction
from gwint.cli.play.players import LONGEST_NAME, MATCH, Wishes
from gwint.cli.play.solo_decks import own_deck
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable, truncate, wrap
from gwint.decks import Deck, write_deck
from gwint.faults import Refusal
from gwint.match import Lineup

TRIES: Final = 20
"""Decks by chance that a pipe brings before it gives up."""


def arrive(guest: Guest, wishes: Wishes, seat: int | None, watch: bool) -> None:
    """Look at the table, then sit down at it, unless the guest only watches."""
    guest.greet(None)
    if watch:
        return
    chosen = _sit(guest, wishes, seat)
    guest.greet(chosen)
    if guest.seen.view.phase == "waiting" and not guest.seen.chair(chosen).ready:
        _introduce(guest)
        terms = guest.seen.view.terms
        here = replace(wishes, mode=terms.mode, ruleset=guest.ruleset, advanced=terms.advanced)
        _bring(guest, chosen, here)


def _sit(guest: Guest, wishes: Wishes, told: int | None) -> int:
    """The seat that was told, or one that is still free when the guest gets there."""
    name = ""
    while True:
        seen = guest.seen
        seat = _seat(seen, guest.terminal) if told is None else told
        if seat in seen.yours and seen.chair(seat).kind == "person" and not seen.chair(seat).gone:
            return seat
        name = name or _name(guest, wishes)
        try:
            guest.do("sit", seat=seat, name=name)
            return seat
        except Refusal as error:
            if told is not None or error.kind != "seat-taken":
                raise
            guest.greet(None)


def _seat(seen: Seen, terminal: Terminal) -> int:
    """One's own seat where nobody sits, or else a free one; one's own all the same where there is none."""
    mine = [seat for seat in seen.yours if seen.here and not seen.here[seat]]
    free = [seat for seat, chair in enumerate(seen.view.chairs) if chair.kind == "empty"]
    if mine:
        return mine[0]
    if seen.view.phase == "waiting" and free:
        return _asked_seat(seen, free, terminal) if _matters(seen, free) and terminal.live else free[0]
    if not seen.yours:
        raise JoinError("join-full", option="--watch")
    return seen.yours[0]


def _matters(seen: Seen, free: list[int]) -> bool:
    """TEAM-2. Which of several seats is taken matters where it decides on a partner."""
    return len(free) > 1 and len({chair.side for chair in seen.view.chairs}) < len(seen.view.chairs)


def _asked_seat(seen: Seen, free: list[int], terminal: Terminal) -> int:
    localizer = seen.localizer
    listed = [f"{seat + 1:>2} {localizer.translate('join-choose-seat', partner=_partner(seen, seat))}" for seat in free]
    terminal.show([localizer.translate("join-choose-seat-title"), "", *listed])
    while True:
        typed = terminal.ask(localizer.translate("join-choose-seat-prompt"))
        if not typed:
            return free[0]
        if typed.isdecimal() and int(typed[:3]) - 1 in free:
            return int(typed[:3]) - 1


def _partner(seen: Seen, seat: int) -> str:
    """Who sits at the table already and fights on the same side; `none` for nobody."""
    side = seen.chair(seat).side
    others = [other for other, chair in enumerate(seen.view.chairs) if chair.side == side and chair.kind != "empty"]
    return ", ".join(map(seen.localizer.player, others)) or "none"


def _name(guest: Guest, wishes: Wishes) -> str:
    usual = wishes.say("play-name", letter="none")
    told = wishes.name
    if told is None and guest.terminal.live:
        told = guest.terminal.ask(wishes.say("join-name", usual=usual))
    return truncate(printable(told or ""), LONGEST_NAME) or usual


def _introduce(guest: Guest) -> None:
    """MODE-1. What is played, where it is no duel, and what it makes of options that were changed."""
    lines = introduction(guest.seen.view.terms.mode, guest.ruleset, guest.localizer)
    if lines:
        guest.tell(line for one in lines for line in wrap(one, guest.terminal.width))


# Decks


def _bring(guest: Guest, seat: int, wishes: Wishes) -> None:
    """SET-1. Decks that were told, chosen or left to chance; refused ones are chosen anew where somebody can."""
    told = wishes.deck
    for number in count(1):
        decks = _decks(guest, told, guest.localizer.player(seat), wishes)
        try:
            guest.do("bring", seat=seat, decks=[write_deck(deck) for deck in decks])
            return
        except Refusal as error:
            # TEAM-2. Chance may choose the partner's faction.
            if not guest.terminal.live and (told or number == TRIES):
                raise
            if guest.terminal.live:
                guest.tell(i18n.format_refusal(error, guest.language, guest.localizer.players).splitlines())
            told = ()


def _decks(guest: Guest, told: tuple[str, ...], player: str, wishes: Wishes) -> tuple[Deck, ...]:
    mode, terminal, seed = guest.seen.view.terms.mode, guest.terminal, secrets.token_hex(8)
    if mode == MATCH:
        if told:
            return Lineup(tuple(map(read_deck_argument, told))).decks
        asked = lineup_choice.asked_lineup(player, wishes, terminal) if terminal.live else None
        return (asked or lineup_choice.by_chance(seed, 0, wishes)).decks
    if len(told) > 1:
        raise Refusal("play-decks", own=len(told), others=0, seats=1)
    if mode.startswith("solo"):
        return (own_deck(told[0] if told else None, player, wishes, terminal, random.Random(seed)),)
    if told:
        return (read_deck_argument(told[0]),)
    if terminal.live:
        return (deck_choice.asked_deck(mode, player, (), wishes, terminal, seed),)
    return (deck_choice.by_chance(seed, 0, mode, wishes),)
