"""Two games in parallel with a viewer at each: everything is done in both, both viewers receive the same bytes, and
operators see the same metrics."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from gwint.fairness.commitments import pledge
from gwint.fairness.hash_chains import SPECTATOR
from gwint.match import Name
from gwint.rules.agenda import ChooseFromDeck, Redraw, Turn
from gwint.rules.moves import Done, Move
from gwint.rules.play import question
from gwint.views import Viewer
from gwint.wire import write_move
from gwint.wire.tables import Terms
from tests.games.test_secrets import partner_of
from tests.server.registry_host import entropy_of
from tests.server.secrecy.hidden_variants import open_facts
from tests.server.secrecy.world import Ledger, World

TRIES = 12
"""How many moves are tried to find one that keeps the worlds alike."""
KINDS = re.compile(r'"(?:type|kind|offer|how)":"([a-z-]+)"')


Happening = Callable[["Pair"], Awaitable[None]]
"""An incident between two moves."""


@dataclass
class Pair:
    """Two worlds for one viewer."""

    worlds: tuple[World, World]
    owners: tuple[str, ...]
    """The owner of each seat."""
    rng: random.Random
    doubts: random.Random
    """When the viewer asks for advice."""
    dealing: random.Random
    """Who reveals entropy, and when."""
    pledging: bool
    """Whether everyone contributes entropy to the deal."""
    moves: int = 0
    """Made in both worlds."""
    judged: int = 0
    """The viewer's own moves, judged after the end."""
    rematches: int = 0
    """Those dealt from entropy that was pledged with the offer."""
    chains_differ: bool = False
    """Whether the hash chain of another viewer ever differed between the worlds."""
    salts: set[str] = field(default_factory=set)
    """The salts of all decks that were fixed, also for attempts that failed."""
    seen: set[str] = field(default_factory=set)
    """The kinds of messages, events and faults that the viewer received."""

    @property
    def viewer(self) -> Viewer:
        return self.worlds[0].viewer

    @property
    def differs(self) -> bool:
        """Whether anything hidden differs between the worlds."""
        first, second = (world.room.state for world in self.worlds)
        brought = [[chair.decks for chair in state.chairs] for state in (first, second)]
        return first.digest != second.digest or brought[0] != brought[1]

    @property
    def one(self) -> World:
        """Either world, for what is public."""
        return self.worlds[0]

    async def both(self, act: Callable[[World], Awaitable[Any]]) -> None:
        """Do something in each world, with the same outcome and the same bytes for the viewer."""
        outcomes = []
        for world in self.worlds:
            outcomes.append(await act(world))
            await world.still()
        assert outcomes[0] == outcomes[1]
        self.compare()

    def compare(self) -> None:
        first, second = (world.news() for world in self.worlds)
        assert first == second
        assert self.worlds[0].metrics() == self.worlds[1].metrics()
        chains = [world.chains() for world in self.worlds]
        own = SPECTATOR if self.viewer is None else str(self.viewer)
        assert chains[0][own] == chains[1][own]
        self.chains_differ |= chains[0] != chains[1]
        self._check_nothing_is_shown_early(first, chains[0].values())
        self.seen.update(kind for texts in first for text in texts for kind in KINDS.findall(text))

    def _check_nothing_is_shown_early(self, news: list[list[str]], chains: Iterable[str]) -> None:
        """Check that no secret or salt of a deal is sent before the end, nor any entropy or chain.

        The secret of a failed attempt is published, but never the salt: the decks could be guessed with it.
        """
        for room in self.one.host.registry.rooms.values():
            deal = room.state.deal
            self.salts.add(deal.salt)
            hidden = {deal.secret, *deal.entropies, *chains} if room.state.phase in ("waiting", "playing") else set()
            hidden |= {deal.rematch.secret} if deal.rematch and not room.state.next_table else set()
            hidden |= self.salts
            assert not [text for texts in news for text in texts if any(one in text for one in hidden - {""})]

    # The deal

    def promise(self, seat: int) -> dict[str, str]:
        """Return the pledge that a seat sends with its deck, if everyone contributes."""
        state = self.one.room.state
        attempt = state.deal.attempt
        entropy = entropy_of(self.owners[seat], state.id, attempt)
        return {"pledge": pledge(state.id, attempt, entropy)} if self.pledging else {}

    def rematch_promise(self, seat: int) -> dict[str, str]:
        """Return the pledge with which a seat offers or accepts a rematch, if everyone contributes."""
        state = self.one.room.state
        rematch, owner = state.deal.rematch, state.chairs[seat].owner
        if rematch is None or owner is None or not self.pledging:
            return {}
        return {"pledge": pledge(rematch.table, 1, entropy_of(owner, rematch.table, 1))}

    async def follow_rematch(self, between: Happening) -> None:
        """Move to the table of the rematch, where everyone sits one seat further, and reveal what was pledged."""
        await self.both(World.follows)
        chairs = self.one.room.state.chairs
        self.owners = tuple(chair.owner or "" for chair in chairs)
        await self.reveal(between)
        self.rematches += self.one.room.state.phase == "playing" and any(self.one.room.state.deal.entropies)

    async def reveal(self, between: Happening) -> None:
        """Reveal everyone's entropy in any order; sometimes a player is late, and all pledge again."""
        decks = [[list(chair.decks) for chair in world.room.state.chairs] for world in self.worlds]
        late = self.dealing.random() < 0.3
        while (owed := self.one.room.state.deal.owed) and self.one.room.state.phase == "waiting":
            for seat in self.dealing.sample(owed, len(owed))[late:]:
                if self.dealing.random() < 0.3:
                    await between(self)
                await self._reveal(seat)
            if late and self.one.room.state.deal.owed:
                await self.time_passes(10)
            late = False
            await self._pledge_again(decks)

    async def _reveal(self, seat: int) -> None:
        state = self.one.room.state
        if seat in state.deal.owed:
            await self.acts(seat, "reveal", entropy=entropy_of(self.owners[seat], state.id, state.deal.attempt))

    async def _pledge_again(self, decks: list[list[list[str]]]) -> None:
        """Pledge for a new attempt, and bring the decks again that were withdrawn."""
        for seat in self.one.room.state.deal.must_pledge:
            await self.acts(seat, "pledge", **self.promise(seat))
        for seat in range(len(self.owners)):
            if self.one.room.state.phase == "waiting" and not self.one.room.state.ready(seat):
                for world, brought in zip(self.worlds, decks, strict=True):
                    fields = {"seat": seat, "decks": brought[seat], **self.promise(seat)}
                    assert not await world.does(self.owners[seat], "bring", **fields)
                    await world.still()
                self.compare()

    async def acts(self, seat: int, type_: str, **fields: Any) -> None:
        """Send a command of a seat, over the wire if it is the viewer's."""
        if seat == self.viewer:
            await self.says({"type": type_, "id": type_, "seat": seat, **fields})
        else:
            await self.does(self.owners[seat], type_, seat=seat, **fields)

    async def says(self, message: Any) -> None:
        await self.both(lambda world: world.says(message))

    async def does(self, owner: str, type_: str, **fields: Any) -> None:
        await self.both(lambda world: world.does(owner, type_, **fields))

    async def time_passes(self, seconds: float) -> None:
        for world in self.worlds:
            world.clock.passes(seconds)
        await self.both(lambda world: world.host.housekeeping.run_once())

    # Moves

    async def move(self, between: Happening) -> bool:
        """Make a move for a player who is to act; return False if none keeps the worlds alike."""
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
        """SET-10. Let each world exchange any cards any number of times in the same time; an incident may follow."""
        seconds, game = self.rng.randint(0, 20), self.one.room.state.game
        assert game is not None
        for world in self.worlds:
            before = world.chance.randint(0, seconds)
            world.clock.passes(before)
            for _ in range(world.chance.randint(0, int(game.table.ruleset.redraws) - 1)):
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
        """Return a move for each world after which the public facts are equal: the same move, or two secret choices."""
        first, second = (list(world.play.legal_moves(seat)) for world in self.worlds)
        common = [(move, move) for move in first if move in second]
        self.rng.shuffle(common)
        tried = [*self._secret(seat, first, second), *common[:TRIES]]
        return next((moves for moves in tried if self._stay_alike(seat, moves)), None)

    def _secret(self, seat: int, *moves: list[Move | Name]) -> list[tuple[Move | Name, Move | Name]]:
        """Cards chosen secretly from a deck may differ."""
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
        """Return whether the worlds stay alike whichever player takes a move back and the server plays on."""
        if self.one.room.state.phase != "playing" or not self.one.served:
            return True
        return all(map(self._alike_without, range(len(self.owners))))

    def _alike_without(self, seat: int) -> bool:
        """Return whether they are alike after undoing the seat's last move; True if it cannot be undone."""
        count = self.one.room.state.take_back_count(seat)
        plays = self._copies() if count else []
        for play in plays:
            play.undo(count, seat)
        return not plays or self._go_on_alike(plays)

    def _copies(self) -> list[Any]:
        return [world.play.copy() for world in self.worlds]

    def _go_on_alike(self, plays: list[Any], let_go: Iterable[int] = ()) -> bool:
        """Return whether the public facts are equal after the server has made its moves.

        A pass may end a round, and cards that return to Skellige then (FAC-5) may call others from a hidden hand.
        """
        for world, play in zip(self.worlds, plays, strict=True):
            world.carries_on(play, let_go)
        first, second = (open_facts(play, self.viewer) for play in plays)
        return first == second

    async def _make(self, seat: int, moves: tuple[Move | Name, Move | Name]) -> None:
        if seat == self.viewer:
            asked = self.one.room.state.chairs[seat].question
            received = {
                "type": "move",
                "id": f"m{asked}",
                "seat": seat,
                "question": asked,
                "move": write_move(moves[0]),
            }
            await self.says(received)
            return
        for world, move in zip(self.worlds, moves, strict=True):
            await world.host.move(world.room, seat, move)
            await world.still()
        self.compare()

    # Seats

    @property
    def others(self) -> list[int]:
        """The seats of other people."""
        chairs = self.one.room.state.chairs
        return [seat for seat, chair in enumerate(chairs) if seat != self.viewer and chair.owner is not None]

    def may_let_go(self, *seats: int) -> bool:
        """Return whether the server may play these seats while the worlds stay alike.

        Later moves are not considered: a partner's draws would show what is hidden now, as would the virtual opponent's
        cards, which every move of a solo game turns up.
        """
        chairs = self.one.room.state.chairs
        sides = {chair.side for chair in chairs}
        alone = any(chair.virtual for chair in chairs)
        if not self.calm or not self.others or alone or (self.viewer is not None and len(sides) < len(chairs)):
            return False
        return self._go_on_alike(self._copies(), seats)

    @property
    def calm(self) -> bool:
        """Whether no move is in progress, so that a substitute has no visible choice to make."""
        game = self.one.room.state.game
        return game is not None and isinstance(question(game.table), (Redraw, Turn))


async def opened_pair(
    store: sqlite3.Connection, owners: Sequence[str], viewer: Viewer, terms: tuple[Terms, Terms], seed: object
) -> Pair:
    """Open a table in each of two worlds by a maker without a seat; the viewer follows from the start."""
    owner = "eve" if viewer is None else owners[viewer]
    first, second = (World(Ledger(store), owner, viewer, f"{seed} {number}") for number in range(2))
    rng, doubts, dealing = (random.Random(f"{seed}{purpose}") for purpose in ("", " doubts", " deal"))
    pair = Pair((first, second), tuple(owners), rng, doubts, dealing, pledging=dealing.random() < 0.6)
    for world, agreed in zip(pair.worlds, terms, strict=True):
        world.room = await world.host.registry.open_table("zoe", agreed)
    await pair.both(World.comes)
    if viewer is not None:
        # The seat is not taken yet, so it is refused: until then the player is a spectator.
        await pair.says({"type": "hello", "table": pair.one.room.id})
    return pair
