"""Two games side by side, a viewer at each: whatever is done is done in both, and both are sent the same bytes."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from gwint.match import Name
from gwint.rules.agenda import ChooseFromDeck, Redraw, Turn
from gwint.rules.moves import Done, Move
from gwint.rules.play import question
from gwint.rules.rounds import MAX_EXCHANGES
from gwint.views import Viewer
from gwint.wire import write_move
from gwint.wire.tables import Terms
from tests.games.test_secrets import partner_of
from tests.server.secrecy.hidden_variants import open_facts
from tests.server.secrecy.world import Ledger, World

TRIES = 12
"""Moves that are tried for one that leaves the worlds alike."""
KINDS = re.compile(r'"(?:type|kind|offer|how)":"([a-z-]+)"')


@dataclass
class Pair:
    """Two worlds for one viewer."""

    worlds: tuple[World, World]
    owners: tuple[str, ...]
    """Who holds each seat."""
    rng: random.Random
    doubts: random.Random
    """When the viewer wants advice."""
    moves: int = 0
    """Made in both."""
    judged: int = 0
    """Of the viewer's own, after the end."""
    seen: set[str] = field(default_factory=set)
    """The kinds of messages, events and faults that the viewer was sent."""

    @property
    def viewer(self) -> Viewer:
        return self.worlds[0].viewer

    @property
    def differs(self) -> bool:
        """Whether there is anything hidden that is not the same in both."""
        first, second = (world.room.state for world in self.worlds)
        brought = [[chair.decks for chair in state.chairs] for state in (first, second)]
        return first.digest != second.digest or brought[0] != brought[1]

    @property
    def one(self) -> World:
        """Either will do for what lies open."""
        return self.worlds[0]

    async def both(self, act: Callable[[World], Awaitable[Any]]) -> None:
        """Something is done in each world, with the same outcome and the same bytes for the viewer."""
        outcomes = []
        for world in self.worlds:
            outcomes.append(await act(world))
            await world.still()
        assert outcomes[0] == outcomes[1]
        self.compare()

    def compare(self) -> None:
        first, second = (world.news() for world in self.worlds)
        assert first == second
        self.seen.update(kind for texts in first for text in texts for kind in KINDS.findall(text))

    async def says(self, message: Any) -> None:
        await self.both(lambda world: world.says(message))

    async def does(self, owner: str, type_: str, **told: Any) -> None:
        await self.both(lambda world: world.does(owner, type_, **told))

    async def time_passes(self, seconds: float) -> None:
        for world in self.worlds:
            world.clock.passes(seconds)
        await self.both(lambda world: world.host.housekeeping.run_once())

    # Moves

    async def move(self, between: Happening) -> bool:
        """A move of somebody who is asked; False where there is none that leaves the worlds alike."""
        chairs = self.one.room.state.chairs
        asked = [seat for seat in self.one.room.state.acting if chairs[seat].person and not chairs[seat].passes]
        if not asked:
            return False
        seat = self.rng.choice(asked)
        if self._redraws_unseen(seat):
            if not await self._redraw(seat, between):
                return False
        elif (chosen := self._alike(seat)) is None:
            return False
        else:
            await self._make(seat, chosen)
        self.moves += 1
        return True

    def _redraws_unseen(self, seat: int) -> bool:
        game = self.one.room.state.game
        if game is None or self.viewer == seat or not isinstance(question(game.table), Redraw):
            return False
        return self.viewer is None or partner_of(game.table.mode.name, self.viewer) != seat

    async def _redraw(self, seat: int, between: Happening) -> bool:
        """SET-10. Each world exchanges what and as often as it likes, in the same time; then something may happen."""
        seconds = self.rng.randint(0, 20)
        for world in self.worlds:
            before = world.chance.randint(0, seconds)
            world.clock.passes(before)
            for _ in range(world.chance.randint(0, MAX_EXCHANGES - 1)):
                await world.exchanges(seat)
            world.clock.passes(seconds - before)
        self.compare()
        if self.rng.random() < 0.3:
            await between(self)
        state = self.one.room.state
        if seat not in state.acting or not state.chairs[seat].person:
            return True
        alike = self._stay_alike(seat, (Done(), Done()))
        if alike:
            await self.both(lambda world: world.finishes(seat))
        return alike

    def _alike(self, seat: int) -> tuple[Move | Name, Move | Name] | None:
        """A move for each world after which what lies open is the same: one that both allow, or two secret choices."""
        first, second = (list(world.play.legal_moves(seat)) for world in self.worlds)
        common = [(move, move) for move in first if move in second]
        self.rng.shuffle(common)
        tried = [*self._secret(seat, first, second), *common[:TRIES]]
        return next((moves for moves in tried if self._stay_alike(seat, moves)), None)

    def _secret(self, seat: int, *moves: list[Move | Name]) -> list[tuple[Move | Name, Move | Name]]:
        """Cards chosen from a deck to the hand, which nobody else is shown, may be any two."""
        table = self.one.room.state.table
        if seat == self.viewer or table is None or not isinstance(question(table), ChooseFromDeck):
            return []
        first, second = (self.rng.sample(of_world, min(TRIES, len(of_world))) for of_world in moves)
        return list(zip(first, second, strict=False))

    def _stay_alike(self, seat: int, moves: tuple[Move | Name, Move | Name]) -> bool:
        plays = self._copies()
        for play, move in zip(plays, moves, strict=True):
            play.play(move, seat)
        return self._go_on_alike(plays)

    @property
    def may_take_back(self) -> bool:
        """Whether the worlds stay alike whoever takes a move back, and the server plays on from there."""
        if self.one.room.state.phase != "playing" or not self.one.served:
            return True
        return all(map(self._alike_without, range(len(self.owners))))

    def _alike_without(self, seat: int) -> bool:
        """Whether they are alike after the seat's last move was undone; True where it cannot be."""
        count = self.one.room.state.take_back_count(seat)
        plays = self._copies() if count else []
        for play in plays:
            play.undo(count, seat)
        return not plays or self._go_on_alike(plays)

    def _copies(self) -> list[Any]:
        return [world.play.copy() for world in self.worlds]

    def _go_on_alike(self, plays: list[Any], let_go: Iterable[int] = ()) -> bool:
        """Whether what lies open is the same when the server has played what is its to play.

        A pass may end a round, and what returns to Skellige then (FAC-5) may call others out of a hidden hand.
        """
        for world, play in zip(self.worlds, plays, strict=True):
            world.carries_on(play, let_go)
        first, second = (open_facts(play, self.viewer) for play in plays)
        return first == second

    async def _make(self, seat: int, moves: tuple[Move | Name, Move | Name]) -> None:
        if seat == self.viewer:
            asked = self.one.room.state.chairs[seat].question
            told = {"type": "move", "id": f"m{asked}", "seat": seat, "question": asked, "move": write_move(moves[0])}
            await self.says(told)
            return
        for world, move in zip(self.worlds, moves, strict=True):
            await world.host.move(world.room, seat, move)
            await world.still()
        self.compare()

    # Who sits there

    @property
    def others(self) -> list[int]:
        """The seats of other people."""
        chairs = self.one.room.state.chairs
        return [seat for seat, chair in enumerate(chairs) if seat != self.viewer and chair.owner is not None]

    def may_let_go(self, *seats: int) -> bool:
        """Whether these seats may be played by the server, and the worlds stay alike.

        Later moves are not looked at: a partner's draws would show what is hidden now, and the virtual opponent's cards
        that every move of a solo game turns up.
        """
        chairs = self.one.room.state.chairs
        sides = {chair.side for chair in chairs}
        alone = any(chair.virtual for chair in chairs)
        if not self.calm or not self.others or alone or (self.viewer is not None and len(sides) < len(chairs)):
            return False
        return self._go_on_alike(self._copies(), seats)

    @property
    def calm(self) -> bool:
        """Nobody is in the middle of a move: whoever takes over has no choice to make that shows."""
        game = self.one.room.state.game
        return game is not None and isinstance(question(game.table), (Redraw, Turn))


async def opened_pair(
    store: sqlite3.Connection, owners: Sequence[str], viewer: Viewer, terms: tuple[Terms, Terms], seed: object
) -> Pair:
    """A table in each of two worlds, by a maker who does not sit there; the viewer watches from the first moment."""
    owner = "eve" if viewer is None else owners[viewer]
    first, second = (World(Ledger(store), owner, viewer, f"{seed} {number}") for number in range(2))
    pair = Pair((first, second), tuple(owners), random.Random(f"{seed}"), random.Random(f"{seed} doubts"))
    for world, agreed in zip(pair.worlds, terms, strict=True):
        world.room = await world.host.registry.open_table("zoe", agreed)
    await pair.both(World.comes)
    if viewer is not None:
        # The seat is not taken yet, so that it was refused: until then the player looks on.
        await pair.says({"type": "hello", "table": pair.one.room.id})
    return pair


Happening = Callable[[Pair], Awaitable[None]]
