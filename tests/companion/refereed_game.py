"""A duel that the engine deals, and a referee who enters what everybody at the table sees of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from gwint.cards import CATALOGUE, Card, Faction
from gwint.companion.referee import Evening
from gwint.decks import Deck, random_deck
from gwint.rules.agenda import ChooseFromDeck, Redraw
from gwint.rules.chance import Chance, seed_of
from gwint.rules.events import Event, Passed, Played
from gwint.rules.modes import DUEL
from gwint.rules.moves import Move, Pass
from gwint.rules.open_dealer import Unknown
from gwint.rules.play import carry_on, legal_moves, push, question, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from gwint.wire.referee import BeginGame, GiveOutcome, MakeMove, RefereePlayer

MOST_MOVES = 400
BEAT_MS = 5_000


class Noted(Chance):
    """The engine's own chance, which notes what it draws in sight of everybody."""

    def __init__(self, streams: list[int], seen: list[tuple[str, object]]) -> None:
        super().__init__(streams)
        self.seen = seen

    def pick_among(self, stream: int, options: object, kind: str) -> int:
        index = super().pick_among(stream, options, kind)  # type: ignore[arg-type]
        if len(set(options)) > 1:  # type: ignore[call-overload]
            self.seen.append((kind, options[index]))  # type: ignore[index]
        return index


class RefereedGame:
    """Plays random moves in the engine's game and enters them at the referee's."""

    def __init__(self, evening: Evening, ruleset: Ruleset, seed: str, factions: tuple[Faction, Faction]) -> None:
        self.evening = evening
        self.rng = random.Random(seed)
        self.seen: list[tuple[str, object]] = []
        self.asked: Counter[str] = Counter()
        self.at = evening.state.clock.since
        decks = [random_deck(f"{seed} {seat}", ruleset, faction) for seat, faction in enumerate(factions)]
        self.table = lay_table(DUEL, ruleset, decks, seed_of(seed))
        self.table.chance = Noted(self.table.chance.streams, self.seen)
        carry_on(self.table)
        players = (_player("Ala", decks[0]), _player("Bob", decks[1]))
        self.enter(BeginGame(self.tick(), players, ruleset, 20))

    def play(self) -> Iterator[None]:
        """Play the game to its end; stop whenever nothing secret is going on, when both tables must agree."""
        before = 0
        for _ in range(MOST_MOVES):
            if not self.secret:
                self.answer_outcomes(self.table.log[before:])
                before = len(self.table.log)
                yield
            if self.table.over:
                return
            seat, secret = to_act(self.table)[0], self.secret
            move = self.choose_move(seat)
            push(self.table, move, seat)
            if not secret:
                self.enter(MakeMove(self.tick(), seat, move))
        raise AssertionError("the game does not end")

    @property
    def secret(self) -> bool:
        """Whether a player is doing something that the others do not see, so that the referee does not enter it."""
        return isinstance(question(self.table), Redraw | ChooseFromDeck)

    def choose_move(self, seat: int) -> Move:
        moves = legal_moves(self.table, seat)
        if isinstance(moves[-1], Pass) and len(moves) > 1 and self.rng.random() < 0.9:
            moves = moves[:-1]
        return self.rng.choice(moves)

    def answer_outcomes(self, events: list[Event]) -> None:
        """Say what everybody saw, and who passed because nothing was left (TURN-3)."""
        passes = [event.seat for event in events if isinstance(event, Passed) and event.by_itself]
        while True:
            position = self.evening.state.position
            assert position is not None
            if position.unknown is not None:
                self.asked[position.unknown.kind] += 1
                option = position.unknown.options.index(self.outcome(position.unknown, events))
                self.enter(GiveOutcome(self.tick(), option))
            elif passes:
                self.enter(MakeMove(self.tick(), passes.pop(0), Pass()))
            else:
                return

    def outcome(self, unknown: Unknown, events: list[Event]) -> object:
        if unknown.kind == "found":
            return sum(isinstance(one, Played) and one.how == "called" and one.card is unknown.card for one in events)
        kind, outcome = self.seen.pop(0)
        assert kind == unknown.kind
        return outcome

    def enter(self, entry: BeginGame | MakeMove | GiveOutcome) -> None:
        self.evening.enter(entry)

    def tick(self) -> int:
        self.at += BEAT_MS
        return self.at


def _player(name: str, deck: Deck) -> RefereePlayer:
    return RefereePlayer(name, deck.faction, deck.leader)


def open_table(table: Table) -> list[object]:
    """Everything on a table that everybody sees, but for how many cards are in hands and decks."""
    sides = [(side.rows, side.specials, side.leader_horns, _sorted(side.pile), side.gems) for side in table.sides]
    seats = [(seat.leader, seat.leader_used, seat.passed, seat.claimed, seat.side_deck) for seat in table.seats]
    return [sides, seats, table.weather, table.round, table.starter, table.totals, table.winners, table.replays]


def _sorted(pile: list[Card]) -> list[Card]:
    return sorted(pile, key=lambda card: (card.id, card.printing))


def unit(id_: str) -> Card:
    """A card of a single faction."""
    [found] = (one for one in CATALOGUE.cards.values() if one.id == id_)
    return found
