"""What each card of a deck adds to winning.

The first hand is random. Games with a card in it differ from the others only by luck and by that card, so the
difference of their win rates is what holding it adds; neither the bot's habits nor the length of games can distort it.
The gain is relative to the mean of the deck, which is the card that would have been dealt instead.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gwint.cards import Card
from gwint.decks import Deck
from gwint.lab.confidence_intervals import Interval, Share, difference
from gwint.lab.game_runners import lay_job_table
from gwint.lab.jobs import GameSetup, Job, PlayedGame
from gwint.lab.opponent_field import MEASURED_PREFIX, Field, own_seat
from gwint.lab.seat_rotation import games_per_meeting
from gwint.rules.modes import DUEL
from gwint.rules.rounds import deal_hands

DECK_NAME: Final = f"{MEASURED_PREFIX}deck"


@dataclass(frozen=True, slots=True)
class CardWorth:
    """The results with and without a card in the first hand, before the redraw."""

    card: Card
    dealt: Share
    undealt: Share

    @property
    def gain(self) -> float:
        return self.dealt.rate - self.undealt.rate

    @property
    def interval(self) -> Interval:
        return difference(self.dealt, self.undealt)


def card_worths(deck: Deck, field: Field, games: int, seed: str) -> list[CardWorth]:
    """Measure every card of the deck, best first."""
    field.check_deck(deck.name, deck)
    deals = range(-(-games // games_per_meeting(DUEL)))
    return measure(deck, field.setup({DECK_NAME: deck}), field.play({DECK_NAME: deck}, deals, seed))


def measure(deck: Deck, setup: GameSetup, games: Iterable[PlayedGame]) -> list[CardWorth]:
    held: Counter[Card] = Counter()
    won: defaultdict[Card, float] = defaultdict(float)
    count, points = 0, 0.0
    for played in games:
        seat = own_seat(played)
        count, points = count + 1, points + played.score(seat)
        for card in set(first_hands(setup, played.job)[seat]):
            held[card] += 1
            won[card] += played.score(seat)
    found = [
        CardWorth(card, Share(won[card], held[card]), Share(points - won[card], count - held[card]))
        for card in deck.counts()
    ]
    return sorted(found, key=lambda one: -one.gain)


def first_hands(setup: GameSetup, job: Job) -> list[list[Card]]:
    """SET-4. Deal the first hands; each seat has its own stream, so nothing before has to be played."""
    table = lay_job_table(setup, job)
    deal_hands(table)
    return [seat.hand for seat in table.seats]
