"""A solo game that the engine deals by itself, and a box that turns up the same cards for an open game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gwint.cards import Card, Leader
from gwint.decks import Deck
from gwint.open_game import OpenGame
from gwint.rules.agenda import ChooseFromDeck, Redraw
from gwint.rules.chance import Chance, seed_of
from gwint.rules.events import Event, Exchanged
from gwint.rules.modes import MODES
from gwint.rules.modes.solo import PERSON
from gwint.rules.moves import Move, Pass, Play
from gwint.rules.open_dealer import HiddenCards, Unknown, distinct
from gwint.rules.play import carry_on, legal_moves, push, question
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import Ruleset
from gwint.views import view, visible_events

MOST_MOVES = 400
AHEAD = 10
"""The lead with which the person likes to pass."""


@dataclass(frozen=True)
class Seen:
    """What the people at the table saw: the same as `Unknown`, with its outcome."""

    kind: str
    seat: int | None
    card: Card | None
    outcome: object


class Shuffled(Chance):
    """The engine's own chance, which notes what the people at the table would see."""

    def __init__(self, streams: list[int], seen: list[Seen]) -> None:
        super().__init__(streams)
        self.seen = seen

    def copy(self) -> Chance:
        """Ties within a trial (SOLO-5) are drawn from the streams of its copy, which open games share."""
        return Chance([0] * len(self.streams))

    def pick_among(self, stream: int, options: Sequence[object], kind: str) -> int:
        """Of equal cards the first is taken, as in an open game, so that both piles have the same order."""
        outcome = options[super().pick_among(stream, options, kind)]
        if len(set(options)) > 1:
            self.seen.append(Seen(kind, None, None, outcome))
        return options.index(outcome)

    def turn_up(self, table: Table, seat: int, lying: Card, source: str) -> Card:
        self.seen.append(Seen("card", seat, None, lying))
        return lying

    def turn_up_leader(self, table: Table, seat: int) -> Leader:
        leader = super().turn_up_leader(table, seat)
        self.seen.append(Seen("leader", seat, None, leader))
        return leader

    def search(self, table: Table, seat: int, wanted: Callable[[Card], bool]) -> None:
        hidden = HiddenCards(table, seat)
        in_deck = Counter(table.seats[seat].deck)
        cards = distinct(filter(wanted, hidden.cards))
        self.seen.extend(Seen("found", seat, card, in_deck[card]) for card in cards)


class SoloBox:
    """Plays a solo game move by move in the engine and with the open dealer."""

    def __init__(self, mode: str, ruleset: Ruleset, decks: tuple[Deck, Deck], seed: str) -> None:
        self.seen: list[Seen] = []
        self.table = lay_table(MODES[mode], ruleset, decks, seed_of(seed))
        self.table.chance = Shuffled(self.table.chance.streams, self.seen)
        carry_on(self.table)
        self.open = OpenGame(decks[0], decks[1].faction, rules=ruleset, mode=mode)
        self.rng = random.Random(seed)
        self.asked: Counter[str] = Counter()

    def play(self) -> None:
        """Play both games to their end and compare every event and every board that everybody sees."""
        for _ in range(MOST_MOVES):
            if not self.face_down:
                self.turn_up_cards()
                assert self.public_events() == self.open.log
                assert view(self.table, None) == self.open.view()
            if self.table.over:
                assert self.open.result is not None
                return
            move = self.choose_move()
            face_down, seen_before = self.face_down, len(self.seen)
            push(self.table, move, PERSON)
            if not face_down:
                del self.seen[:seen_before]
                self.open.play(move)
        raise AssertionError("the game does not end")

    def turn_up_cards(self) -> None:
        """Answer every question of the open game with what was seen in the engine's game."""
        while self.open.unknown is not None:
            self.asked[self.open.unknown.kind] += 1
            self.open.reveal(self.next_outcome(self.open.unknown))

    def next_outcome(self, unknown: Unknown) -> object:
        while self.seen:
            seen = self.seen.pop(0)
            if (seen.kind, seen.seat, seen.card) == (unknown.kind, unknown.seat, unknown.card):
                return seen.outcome
        raise AssertionError(f"the engine's game did not show {unknown}")

    def choose_move(self) -> Move:
        """Choose at random, but often a strong card, and often pass in the lead, so that leaders are turned up."""
        moves = legal_moves(self.table, PERSON)
        if isinstance(moves[-1], Pass) and len(moves) > 1:
            yours, its = self.table.mode.totals(self.table)
            passes = self.rng.random() < (0.6 if yours > its + AHEAD else 0.05)
            moves = moves[-1:] if passes else moves[:-1]
        strongest = max(map(_strength, moves))
        strong = self.rng.random() < 0.5
        return self.rng.choice([move for move in moves if not strong or _strength(move) == strongest])

    @property
    def face_down(self) -> bool:
        """Whether the person is doing something that the others do not see, which the open game leaves out."""
        return isinstance(question(self.table), Redraw | ChooseFromDeck)

    def public_events(self) -> list[Event]:
        seen = visible_events(self.table, self.table.log, None)
        return [event for event in seen if not isinstance(event, Exchanged)]


def _strength(move: Move) -> int:
    """The printed strength of the card that a move plays on its own side."""
    return move.card.strength if isinstance(move, Play) and not move.card.spy else 0
