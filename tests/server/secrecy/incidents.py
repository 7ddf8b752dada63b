"""Incidents around a table between two moves, the same in both worlds of a pair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gwint.bots import BOTS
from gwint.cards import CATALOGUE
from gwint.decks import starters, write_deck
from gwint.faults import GwintError
from gwint.rules.agenda import Turn
from gwint.rules.play import question
from gwint.server.tables.owner_deletion import forget_owner
from gwint.wire import read_move
from gwint.wire.protocol import OLDEST, PROTOCOL
from tests.server.secrecy.pair import Happening, Pair
from tests.server.secrecy.world import World

AWAY_S, DAY_S = 61, 86_400
MAX_SEATS = 5
TOO_SMALL = write_deck(replace(starters()[0].deck, cards=()))
NONSENSE = ("", "{", "[]", '{"type":"hello"}', '{"type":"move","seat":0,"question":0,"move":{"kind":{}}}')


async def provoke(pair: Pair) -> None:
    """Send some commands of the viewer that are refused, some naming a hidden card."""
    wrong = [*_moves(pair), *_commands(pair), *_hellos(pair), *NONSENSE]
    for message in pair.rng.sample(wrong, 4):
        await pair.says(message)


def _moves(pair: Pair) -> Iterator[dict[str, Any]]:
    """Yield moves that the viewer may not make: illegal ones, for past questions, and for others."""
    seat, other = _seats(pair)
    asked = pair.one.room.state.chairs[seat].question
    card = pair.rng.choice(_hidden_cards(pair))
    moves: list[dict[str, Any]] = [
        {"kind": "play", "card": card, "row": pair.rng.choice(("close", "ranged", "siege", None))},
        {"kind": "exchange", "card": card}, {"kind": "choose", "card": card}, {"kind": "discard", "card": card},
        {"kind": "use-leader"}, {"kind": "pass"}, {"kind": "done"}, {"kind": "decline"}, {"kind": "start", "seat": 1},
        {"kind": "against", "seat": other}, {"kind": "name", "faction": "monsters"}, {"kind": "nonsense"}, {},
    ]  # fmt: skip
    for move in moves:
        if pair.viewer is None or not _legal(pair, move):
            yield {"type": "move", "id": "wrong", "seat": seat, "question": asked, "move": move}
        yield {"type": "move", "id": "stale", "seat": seat, "question": asked + 1, "move": move}
        yield {"type": "move", "id": "other", "seat": other, "question": pair.rng.randint(0, 3), "move": move}


def _seats(pair: Pair) -> tuple[int, int]:
    """Yield the viewer's own seat, or any seat for a spectator, and one that is another's or missing."""
    own = pair.viewer or 0
    return own, pair.rng.choice([seat for seat in _of_others(pair) if seat != own])


def _of_others(pair: Pair) -> list[int]:
    """Return the seats that the viewer's owner does not hold, including some that do not exist."""
    held = {seat for seat, chair in enumerate(pair.one.room.state.chairs) if chair.owner == pair.one.owner}
    return [seat for seat in range(MAX_SEATS) if seat not in held]


def _hidden_cards(pair: Pair) -> list[str]:
    tables = [world.room.state.table for world in pair.worlds]
    hidden = [
        card
        for table in tables
        if table is not None
        for number, seat in enumerate(table.seats)
        if number != pair.viewer
        for card in (*seat.hand, *seat.deck)
    ]
    return [f"{card.printing}/{card.id}" for card in hidden or CATALOGUE.cards.values()]


def _legal(pair: Pair, move: dict[str, Any]) -> bool:
    play = pair.one.room.state.play
    try:
        return play is not None and pair.viewer is not None and read_move(move) in play.legal_moves(pair.viewer)
    except GwintError:
        return False


def _commands(pair: Pair) -> Iterator[dict[str, Any]]:
    seat, other = _seats(pair)
    speaking = (seat, other) if pair.may_take_back else (other,)
    for type_ in ("offer", "accept", "decline", "claim"):
        fields = {"offer": "take-back"} if type_ == "offer" else {}
        for place in speaking:
            yield {"type": type_, "id": type_, "seat": place, **fields}
    for type_ in ("stand", "resign", "leave", "free"):
        yield {"type": type_, "id": type_, "seat": other}
    yield {"type": "bring", "id": "b", "seat": other, "decks": ["nonsense"]}
    yield {"type": "sit", "id": "s", "seat": other, "name": "Eve"}
    yield {"type": "seat-bot", "id": "bot", "seat": other, "bot": "nobody"}
    yield {"type": "agree", "id": "a", "listed": True, "spectators": False}
    yield {"type": "close", "id": "c"}
    for deck in ("nonsense", "set:nobody", TOO_SMALL):
        yield {"type": "bring", "id": "b", "seat": seat, "decks": [deck]}
    if pair.one.room.state.phase != "waiting":
        yield {"type": "stand", "id": "up", "seat": seat}


def _hellos(pair: Pair) -> Iterator[dict[str, Any]]:
    _, other = _seats(pair)
    yield {"type": "hello", "id": "h", "table": pair.one.room.id, "seat": other}
    yield {"type": "hello", "id": "h", "table": "nowhere"}
    for protocol in (OLDEST - 1, PROTOCOL + 1):
        yield {"type": "hello", "id": "h", "table": pair.one.room.id, "seat": other, "protocol": protocol}


async def knock(pair: Pair) -> None:
    """Send requests of the viewer to some routes of the table, and to those of others."""
    for method, path, body in pair.rng.sample([*_doors(pair)], 3):
        await pair.both(lambda world, ask=(method, path, body): world.asks(*ask))  # type: ignore[misc]


def _doors(pair: Pair) -> Iterator[tuple[str, str, Any]]:
    _, other = _seats(pair)
    version = pair.rng.randint(0, pair.one.room.state.version(pair.viewer) + 1)
    here = "" if pair.viewer is None else f"seat={pair.viewer}"
    for path in ("{table}?", "{table}/explain?", f"{{table}}/events?once=true&after={version}&"):
        yield "GET", f"/api/tables/{path}{here}", None
        yield "GET", f"/api/tables/{path}", None
        yield "GET", f"/api/tables/{path}seat={other}", None
    yield "GET", "/api/tables", None
    yield "GET", "/api/games", None
    yield "GET", "/api/me", None
    yield "GET", "/api/me/sessions", None
    for late in ("record", "seal", "steps", "steps/1?seat=0"):
        if pair.one.room.state.phase in ("waiting", "playing"):
            yield "GET", f"/api/tables/{{table}}/{late}", None
    yield "POST", f"/api/tables/{{table}}/seats/{other}/link", None
    beginning = {"from": {"table": pair.one.room.id, "step": 0}}
    if pair.one.room.state.phase in ("waiting", "playing"):
        yield "POST", "/api/tables", beginning
    for command in pair.rng.sample([*_moves(pair), *_commands(pair)], 4):
        yield "POST", "/api/tables/{table}/commands", command


async def ask_for_advice(pair: Pair) -> None:
    """Ask for a hint where it is allowed, for another's seat, or for an analysis of the running game."""
    if pair.viewer in pair.one.room.state.acting and pair.doubts.random() < 0.5:
        await pair.both(lambda world: world.is_advised(pair.viewer or 0))
    if pair.doubts.random() < 0.2:
        seat = pair.doubts.choice(_of_others(pair))
        await pair.both(lambda world: world.is_advised(seat))
        if pair.one.room.state.phase == "playing":
            await pair.both(lambda world: world.asks("GET", "/api/tables/{table}/analysis"))


async def follow_as_program(pair: Pair) -> None:
    await pair.both(World.streams)


# Connections


async def drop_and_return(pair: Pair) -> None:
    """Drop the viewer's connection and reconnect from any version, even an unknown one."""
    await pair.both(lambda world: world.leaves(world.owner, world.viewer))
    if pair.rng.random() < 0.3:
        await pair.time_passes(pair.rng.choice((1, 30)))
    version = pair.rng.randint(0, pair.one.room.state.version(pair.viewer) + 1)
    await pair.both(lambda world: world.comes(version))


async def look_from_outside(pair: Pair) -> None:
    """View the table as a spectator from a player's connection, then return to the seat."""
    version = pair.one.room.state.version(pair.viewer)
    await pair.says({"type": "hello", "table": pair.one.room.id})
    await pair.says({"type": "hello", "table": pair.one.room.id, "seat": pair.viewer, "version": version})


async def guests_come_and_go(pair: Pair) -> None:
    for seat in pair.others:
        owner = pair.one.room.state.chairs[seat].owner
        if owner is None:
            continue
        if pair.rng.random() < 0.5:
            await pair.both(lambda world, owner=owner, seat=seat: _visited(world, owner, seat))  # type: ignore[misc]
        else:
            await pair.both(lambda world, owner=owner, seat=seat: world.leaves(owner, seat))  # type: ignore[misc]


async def _visited(world: World, owner: str, seat: int) -> None:
    await world.visits(owner, seat)


async def restart(pair: Pair) -> None:
    version = pair.one.room.state.version(pair.viewer)
    for world in pair.worlds:
        await world.restarts()
    await pair.both(lambda world: world.comes(version))


async def time(pair: Pair) -> None:
    """Let time pass; much time only where the server may play for a player out of time."""
    may_end = pair.may_let_go(*pair.one.room.state.acting)
    await pair.time_passes(pair.rng.choice((1, 7, AWAY_S, 400) if may_end else (1, 7)))


# Offers and leaving


async def offers(pair: Pair) -> None:
    """Offer a take-back, which the others accept or decline."""
    if not pair.may_take_back:
        return
    people = [seat for seat, chair in enumerate(pair.one.room.state.chairs) if chair.owner is not None]
    for seat in pair.rng.sample(people, len(people)):
        await asks(pair, seat, "offer", offer="take-back")
    answers = [pair.rng.choice(("accept", "accept", "decline")) for _ in people]
    for seat, answer in zip(pair.rng.sample(people, len(people)), answers, strict=True):
        await asks(pair, seat, answer)


async def asks(pair: Pair, seat: int, type_: str, **fields: Any) -> None:
    """Send a command, over the wire for the viewer and directly for others."""
    owner = pair.one.room.state.chairs[seat].owner
    if seat == pair.viewer:
        await pair.says({"type": type_, "id": type_, "seat": seat, **fields})
    elif owner is not None:
        await pair.does(owner, type_, seat=seat, **fields)


async def a_bot_for_somebody(pair: Pair) -> None:
    """Replace a player who left or is away by a bot; the player may return."""
    seat = pair.rng.choice(pair.others) if pair.others else None
    if seat is None or not pair.may_let_go(seat):
        return
    owner = pair.one.room.state.chairs[seat].owner
    assert owner is not None
    await pair.does(owner, "leave", seat=seat)
    await pair.does("zoe", "seat-bot", seat=seat, bot=pair.rng.choice(list(BOTS)))
    if pair.rng.random() < 0.5:
        await pair.does(owner, "sit", seat=seat, name=owner.title())


HAPPENINGS: tuple[Happening, ...] = (
    provoke, provoke, provoke, knock, knock, follow_as_program, drop_and_return, drop_and_return, look_from_outside,
    guests_come_and_go, restart, time, offers, offers, offers, a_bot_for_somebody, a_bot_for_somebody,
)  # fmt: skip


async def nothing(_pair: Pair) -> None:
    """Do nothing."""


async def anything(pair: Pair) -> None:
    await pair.rng.choice(HAPPENINGS)(pair)


# Endings


async def resigning(pair: Pair) -> None:
    people = [seat for seat, chair in enumerate(pair.one.room.state.chairs) if chair.owner is not None]
    seat = pair.rng.choice(people)
    if len(people) <= 2 or pair.may_let_go(seat):
        await asks(pair, seat, "resign", game=pair.rng.random() < 0.3)


async def closing(pair: Pair) -> None:
    await pair.does("zoe", "close")


async def forgotten(pair: Pair) -> None:
    """Let more than a day pass before the start."""
    await pair.time_passes(2 * DAY_S)


async def running_out(pair: Pair) -> None:
    """Let the clocks of the table run down."""
    if pair.may_let_go(*pair.one.room.state.acting):
        await pair.time_passes(3_600)


async def claiming(pair: Pair) -> None:
    for seat in pair.others:
        owner = pair.one.room.state.chairs[seat].owner
        assert owner is not None
        await pair.both(lambda world, owner=owner, seat=seat: world.leaves(owner, seat))  # type: ignore[misc]
    await pair.time_passes(AWAY_S if pair.may_let_go(*pair.one.room.state.acting) else 1)
    if pair.viewer is not None:
        await pair.says({"type": "claim", "id": "claim", "seat": pair.viewer})


async def look_back(pair: Pair) -> None:
    """Analyse a finished game: the viewer's moves are judged by what the viewer saw."""
    outcomes = [await world.judged() for world in pair.worlds]
    assert outcomes[0] == outcomes[1]
    pair.judged += len(outcomes[0])


async def rematch(pair: Pair) -> None:
    """Agree to a rematch, with pledges for its deal where everyone contributes, and deal it."""
    for seat, chair in enumerate(pair.one.room.state.chairs):
        if chair.owner is not None:
            await asks(pair, seat, "offer", offer="rematch", **pair.rematch_promise(seat))
            await asks(pair, seat, "accept", **pair.rematch_promise(seat))
    state = pair.one.room.state
    if state.next_table is not None and not state.terms.start:
        await pair.follow_rematch(nothing)


async def interruption(pair: Pair) -> None:
    """Change the stamp of the last move, so that the game is interrupted before it."""
    game = pair.one.room.state.game
    if pair.moves and game is not None and isinstance(question(game.table), Turn):
        for world in pair.worlds:
            await world.forgets()
        await restart(pair)


async def deletion(pair: Pair) -> None:
    """Let another player have their data deleted, which resigns the game and removes the name."""
    seat = pair.rng.choice(pair.others) if pair.others else None
    if seat is None or not (len(pair.owners) <= 2 or pair.may_let_go(seat)):
        return
    owner = pair.one.room.state.chairs[seat].owner
    assert owner is not None
    await pair.both(lambda world: forget_owner(world.host.registry, world.host.owners, owner))


ENDINGS: tuple[Happening, ...] = (
    resigning, resigning, closing, running_out, running_out, claiming, interruption, deletion,
)  # fmt: skip


async def an_ending(pair: Pair) -> None:
    """Send commands at a table whose game is over; they are answered alike."""
    await pair.rng.choice(ENDINGS)(pair)
    await provoke(pair)
    if pair.one.room.state.phase == "over":
        await look_back(pair)
        await rematch(pair)
