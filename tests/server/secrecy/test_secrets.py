"""Secrecy over the network: of two games that differ only in what a viewer may not know, all bytes sent are equal."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwint import views
from gwint.fairness.hash_chains import LOG, first_link
from gwint.match import Match
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.rules.events import Drew, Exchanged
from gwint.rules.moves import Play
from gwint.server.http import dependencies
from gwint.server.ops import counts
from gwint.server.tables import deals, hints, room, sealed_log
from gwint.server.tables.clocks import Clocks
from gwint.server.tables.commands import MakeMove
from gwint.server.tables.deal_state import Rematch
from gwint.server.tables.entries import Brought
from gwint.server.tables.fold import APPLY
from gwint.server.tables.permissions import view_for_hint
from gwint.server.tables.room import Room
from gwint.server.tables.state import RoomState
from gwint.views import HIDDEN, View
from gwint.wire.tables import GotReady, RematchDeal, Terms
from gwint.wire.views import AnyEvent
from tests.games.random_games import TESTED_MODES
from tests.games.test_secrets import partner_of
from tests.server.secrecy.hidden_variants import open_facts
from tests.server.secrecy.incidents import (
    AWAY_S,
    a_bot_for_somebody,
    an_ending,
    anything,
    ask_for_advice,
    asks,
    look_back,
    nothing,
    provoke,
    restart,
)
from tests.server.secrecy.pair import Pair, opened_pair
from tests.server.secrecy.pair_setup import (
    DEALT,
    MAKINGS,
    Making,
    brought,
    dealt_pair,
    decks_brought,
    people_of,
    pictured_pair,
    seated,
    waiting_pair,
)
from tests.server.secrecy.world import World, empty_store

CHUNKS, A_FEW = 2, 24
MANY_CHUNKS, MANY = 14, 50
ADVISED_CHUNKS = 6
PLAYING = (dealt_pair, pictured_pair)
ADVISED = {"hint", "no-hints", "not-your-turn"}
MESSAGES = {"welcome", "events", "presence", "done", "refused"}
IN_GAMES = {"sat-down", "began-game", "offered", "accepted-offer", "gave-up", "rematched", *ADVISED}
PLEDGED = {"pledged-entropy", "asked-for-entropy", "failed-deal"}
EXPECTED: dict[Making, set[str]] = {
    dealt_pair: {"got-ready", *PLEDGED, *IN_GAMES},
    waiting_pair: {"sat-down", "got-ready", "stood-up", "changed-terms", "closed-table"},
    pictured_pair: {"bot-sat-down", "left-table", "took-back", *IN_GAMES},
}
"""What happens in a few pairs, whichever they are."""


@pytest.fixture(autouse=True)
def hidden_cards_change_no_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave what is hidden out of two hashes: of a salt with the decks, and of a finished game's whole log.

    Without the salt, the first is a random number, but in two worlds it would be different ones. That nobody is sent
    the salt, `Pair.compare` checks; the log is hashed when the game is over and its secret is public.
    """
    monkeypatch.setattr(deals, "brought_decks", lambda _state: [])
    monkeypatch.setattr(room, "log_chain", lambda table, _entries: first_link(table, LOG))


async def play(pair: Pair, steps: int) -> None:
    """Make moves and cause incidents while some keep the worlds alike; then end the game."""
    facts = [open_facts(world.play, pair.viewer) for world in pair.worlds]
    assert facts[0] == facts[1]
    for _ in range(steps):
        if pair.rng.random() < 0.5:
            await anything(pair)
        await ask_for_advice(pair)
        if not await pair.move(anything):
            break
    await provoke(pair)
    await an_ending(pair)


async def played(store: sqlite3.Connection, make: Making, number: int, steps: int) -> Pair:
    pair = await make(store, number)
    try:
        if pair.one.room.state.phase == "playing":
            await play(pair, steps)
    finally:
        for world in pair.worlds:
            await world.closes()
    return pair


def play_pairs(folder: Path, make: Making, numbers: range, steps: int) -> list[Pair]:
    with closing(empty_store(folder)) as store:
        return [asyncio.run(played(store, make, number, steps)) for number in numbers]


def assert_alike(folder: Path, make: Making, numbers: range, steps: int) -> None:
    """Check that nothing differs although the worlds do, and that enough has happened."""
    pairs = play_pairs(folder, make, numbers, steps)
    assert set().union(*(pair.seen for pair in pairs)) >= MESSAGES | EXPECTED[make]
    assert_of_every_kind(pairs)
    if make is not waiting_pair:
        assert sum(pair.moves for pair in pairs) > len(pairs) * steps / 2
        assert sum(pair.differs for pair in pairs) > len(pairs) * 0.9
        assert any(pair.chains_differ for pair in pairs)
    assert make is not dealt_pair or any(pair.rematches for pair in pairs)


def assert_of_every_kind(pairs: list[Pair]) -> None:
    """They include single options, advanced decks, tables without spectators, and several seats of one owner."""
    agreed = [pair.one.room.state.terms for pair in pairs]
    assert {"=" in terms.rules for terms in agreed} == {True, False}
    assert {terms.advanced for terms in agreed} == {terms.spectators for terms in agreed} == {True, False}
    assert {len(set(pair.owners)) < len(pair.owners) for pair in pairs} == {True, False}


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("make", MAKINGS, ids=lambda make: make.__name__)
def test_what_is_hidden_does_not_change_a_byte_of_what_is_sent(make: Making, chunk: int, tmp_path: Path) -> None:
    """PLAY-8, SET-10. Every mode and ruleset, seats and spectators, WebSocket and REST, answers and refusals."""
    assert_alike(tmp_path, make, range(chunk * A_FEW, (chunk + 1) * A_FEW), steps=5)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(MANY_CHUNKS))
@pytest.mark.parametrize("make", MAKINGS, ids=lambda make: make.__name__)
def test_what_is_hidden_does_not_change_a_byte_in_thousands_of_pairs(make: Making, chunk: int, tmp_path: Path) -> None:
    assert_alike(tmp_path, make, range(1_000 + chunk * MANY, 1_000 + (chunk + 1) * MANY), steps=12)


# Advice


async def advised(store: sqlite3.Connection, make: Making, number: int, steps: int) -> Pair:
    """Ask for a hint before every move, resign, and have the game analysed."""
    pair = await make(store, number)
    while pair.one.room.state.phase == "playing" and pair.moves < steps:
        if pair.viewer in pair.one.room.state.acting:
            await pair.both(lambda world: world.is_advised(pair.viewer or 0))
        if not await pair.move(nothing):
            break
    if len(pair.owners) == 2 and pair.viewer is not None and pair.one.room.state.play is not None:
        await asks(pair, pair.viewer, "resign")
        await look_back(pair)
    for world in pair.worlds:
        await world.closes()
    return pair


def assert_advised_alike(folder: Path, make: Making, numbers: range, steps: int) -> None:
    with closing(empty_store(folder)) as store:
        pairs = [asyncio.run(advised(store, make, number, steps)) for number in numbers]
    assert set().union(*(pair.seen for pair in pairs)) >= {"hint", "no-hints"}
    assert any(pair.judged and pair.differs for pair in pairs)


@pytest.mark.parametrize("make", PLAYING, ids=lambda make: make.__name__)
def test_advice_reveals_nothing_hidden(make: Making, tmp_path: Path) -> None:
    """PLAY-8. Hints during the game, and afterwards the judgements of the viewer's own moves."""
    assert_advised_alike(tmp_path, make, range(8), steps=5)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(ADVISED_CHUNKS))
@pytest.mark.parametrize("make", PLAYING, ids=lambda make: make.__name__)
def test_advice_reveals_nothing_hidden_in_hundreds_of_pairs(make: Making, chunk: int, tmp_path: Path) -> None:
    assert_advised_alike(tmp_path, make, range(3_000 + chunk * MANY, 3_000 + (chunk + 1) * MANY), steps=16)


# Bots


async def match_with_a_bot(store: sqlite3.Connection, number: int) -> Pair:
    """Play a match in which a bot takes a seat, to the end of the first game and beyond."""
    pair = await dealt_pair(store, number)
    while not pair.may_let_go(*pair.others) and await pair.move(nothing):
        pass
    await a_bot_for_somebody(pair)
    while pair.one.room.state.phase == "playing" and await pair.move(nothing):
        pass
    for world in pair.worlds:
        await world.closes()
    return pair


def test_a_bot_in_a_match_does_not_reveal_its_remaining_decks(tmp_path: Path) -> None:
    """TOUR-4. It exchanges, plays, and names the next deck."""
    numbers = [number for number in range(4 * len(DEALT)) if DEALT[number % len(DEALT)] == "match"]
    with closing(empty_store(tmp_path)) as store:
        pairs = [asyncio.run(match_with_a_bot(store, number)) for number in numbers]
    assert all("bot-sat-down" in pair.seen and pair.differs for pair in pairs)
    assert any("named-deck" in pair.seen and isinstance(pair.one.play, Match) and pair.one.play.games for pair in pairs)


# Exchanges


async def exchanges_unnoticed(store: sqlite3.Connection, mode: str) -> None:
    """Exchange a card in one of two worlds, while the viewer listens on two channels, clocks run, and the server
    restarts."""
    terms, people = Terms(mode, bank_s=300), people_of(mode)
    decks = decks_brought(terms, 0)
    pair = await opened_pair(store, people, 0, (terms, terms), mode)
    await seated(pair)
    await brought(pair, (decks, decks), range(len(people)), nothing)
    await pair.reveal(nothing)
    while 1 not in pair.one.room.state.acting:
        # Scoia'tael chooses who begins, before the deal.
        await pair.move(nothing)
    await pair.both(World.streams)
    for world in pair.worlds:
        world.clock.passes(9)
    await pair.one.exchanges(seat=1)
    pair.compare()
    assert pair.differs
    # Longer than a player without a connection stays present.
    await pair.time_passes(AWAY_S - 5)
    await restart(pair)
    await pair.both(lambda world: world.finishes(seat=1))
    for world in pair.worlds:
        await world.closes()


@pytest.mark.parametrize("mode", TESTED_MODES)
def test_an_exchange_leaves_no_trace(mode: str, tmp_path: Path) -> None:
    """SET-10. It shows neither in what is sent, nor when, nor on the clocks."""
    with closing(empty_store(tmp_path)) as store:
        asyncio.run(exchanges_unnoticed(store, mode))


# What is noticed


async def hand_of(world: World, owner: str, seat: int) -> list[str]:
    wire = await world.visits(owner, seat)
    await world.still()
    return wire.sent


@pytest.mark.parametrize("number", range(len(DEALT)))
async def test_the_owner_of_what_differs_sees_the_difference(number: int, tmp_path: Path) -> None:
    """The worlds do differ: another seat receives different messages in them."""
    with closing(empty_store(tmp_path)) as store:
        pair = await dealt_pair(store, number)
        mode = pair.one.room.state.terms.mode
        seat = next(seat for seat in pair.others if pair.viewer is None or seat != partner_of(mode, pair.viewer))
        heard = [await hand_of(world, pair.owners[seat], seat) for world in pair.worlds]
        assert heard[0] != heard[1]
        pair.compare()


async def test_a_different_card_is_noticed(tmp_path: Path) -> None:
    """If the other player openly plays a different card, the bytes differ."""
    with closing(empty_store(tmp_path)) as store:
        table = position("turn | foe\nhand | Ves\nfoe hand | Ghoul, Nekker")
        terms = Terms(start=picture(table))
        pair = await opened_pair(store, ("ala", "bob"), 0, (terms, terms), 0)
        await seated(pair)
        for world, name in zip(pair.worlds, ("ghoul", "nekker"), strict=True):
            moves = (move for move in world.play.legal_moves(1) if isinstance(move, Play))
            await world.host.move(world.room, 1, next(move for move in moves if move.card.id == name))
            await world.still()
        with pytest.raises(AssertionError):
            pair.compare()


SECOND_ROUND = "round | 2\ngems | 1\nfaction | skellige\nclose | Cerys\nfoe hand | Ves\nfoe passed | yes\n"


@pytest.mark.parametrize(("pile", "alike"), [("2 Light Longship", False), ("Udalryk, Svanrige", True)])
async def test_no_seat_passes_in_a_pair_where_that_would_call_hidden_cards(
    pile: str, alike: bool, tmp_path: Path
) -> None:
    """FAC-5, AB-MUSTER. All see whether what returns in the third round has comrades in the hand or in the deck."""
    hidden = ("hand | Olaf\ndeck | Light Longship", "hand | Light Longship\ndeck | Olaf")
    starts = [picture(position(f"{SECOND_ROUND}discard | {pile}\n{cards}")) for cards in hidden]
    with closing(empty_store(tmp_path)) as store:
        pair = await opened_pair(store, ("ala", "bob"), 1, (Terms(start=starts[0]), Terms(start=starts[1])), 0)
        await seated(pair)
        assert pair.differs
        assert pair.may_let_go(0) is alike


Script = Callable[[sqlite3.Connection], Coroutine[Any, Any, None]]


def pairs_of(make: Making) -> Script:
    async def script(store: sqlite3.Connection) -> None:
        for number in range(A_FEW):
            await played(store, make, number, steps=5)

    return script


async def of_a_duel(store: sqlite3.Connection) -> None:
    await exchanges_unnoticed(store, "duel")


async def of_hints(store: sqlite3.Connection) -> None:
    for number in range(8):
        await advised(store, pictured_pair, number, steps=5)


def with_all_hands(state: RoomState, seat: int) -> View:
    """Return the view for a hint, with all hands visible."""
    view_for_hint(state, seat)
    assert state.table is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(views, "may_see_hand", lambda table, viewer, seat: True)
        return views.view(state.table, seat)


ALL_TERMS = property(lambda state: state.terms)
DEAL_VIEW = RoomState.deal_view
ALL_ENTROPIES = property(lambda state: replace(DEAL_VIEW.__get__(state), entropies=state.deal.entropies))
REMATCH_SECRET = property(lambda rematch: RematchDeal(rematch.table, rematch.secret, rematch.pledges))
ALL_CHAINS = sealed_log.chains


def chains_of_the_log(state: RoomState) -> dict[str, str]:
    """Hash the state of the whole table into every viewer's chain."""
    return {viewer: chain + state.digest for viewer, chain in ALL_CHAINS(state).items()}


LEAKS: dict[str, tuple[Script, Callable[[pytest.MonkeyPatch], None]]] = {
    "exchanges": (of_a_duel, lambda patch: patch.delitem(HIDDEN, Exchanged)),
    "clock": (
        of_a_duel,
        lambda patch: patch.setattr(Clocks, "charged_ms", lambda clocks, state, seat, move: clocks.thinking_ms(seat)),
    ),
    "waking": (of_a_duel, lambda patch: patch.setattr(Room, "_notify_changed", lambda room, before: room.notify_all())),
    "metrics": (of_a_duel, lambda patch: patch.setattr(counts, "is_secret", lambda entry: False)),
    "commits": (of_a_duel, lambda patch: patch.setattr(room, "is_secret", lambda entry: False)),
    "draws": (pairs_of(dealt_pair), lambda patch: patch.delitem(HIDDEN, Drew)),
    "hands": (
        pairs_of(dealt_pair),
        lambda patch: patch.setattr(views, "may_see_hand", lambda table, viewer, seat: True),
    ),
    "pictures": (pairs_of(pictured_pair), lambda patch: patch.setattr(RoomState, "public_terms", ALL_TERMS)),
    "hints": (of_hints, lambda patch: patch.setattr(hints, "view_for_hint", with_all_hands)),
    "chains": (of_a_duel, lambda patch: patch.setattr(sealed_log, "chains", chains_of_the_log)),
    "seals": (pairs_of(dealt_pair), lambda patch: patch.setattr(dependencies, "check_finished", lambda state: None)),
    "presence": (of_a_duel, lambda patch: patch.setattr(MakeMove, "is_secret", False)),
    "reveals": (pairs_of(dealt_pair), lambda patch: patch.setattr(RoomState, "deal_view", ALL_ENTROPIES)),
    "salts": (pairs_of(dealt_pair), lambda patch: patch.setattr(deals, "fixed_decks", lambda _state, salt: salt)),
    "rematches": (pairs_of(dealt_pair), lambda patch: patch.setattr(Rematch, "view", REMATCH_SECRET)),
    "decks": (pairs_of(waiting_pair), lambda patch: patch.setitem(APPLY, Brought, announce_every_deck)),
}
"""What a careless server would reveal, and the script that notices it."""


def announce_every_deck(state: RoomState, entry: Brought) -> list[AnyEvent]:
    """Announce every deck that is brought, not only the first."""
    state.update_chair(entry.seat, decks=entry.decks)
    return [GotReady(entry.seat, ready=True)]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script, careless = LEAKS[leak]
    careless(monkeypatch)
    with closing(empty_store(tmp_path)) as store, pytest.raises(AssertionError):
        asyncio.run(script(store))
