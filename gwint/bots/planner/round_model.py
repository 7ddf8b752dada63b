"""The model of a round: both sides hold a number of cards of a mean value, and either may pass at any time.

All cards of a side count the same, which makes the game small enough to solve: who passes when, which round is given
up, and what remains for later rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import erf, sqrt
from typing import Final, NamedTuple

ROUND_WIN_VALUE: Final = 12.0
"""The value of winning the first round: the enemy must win both others, and must play a card even if I pass."""
FOE_SPREAD: Final = 3.5
"""The standard deviation of an unknown card's value."""
OWN_SPREAD: Final = 2.0
"""The standard deviation of a known card's value, caused by the enemy's replies."""
BEST_CARD_FACTOR: Final = 1.3
"""A side that must catch up plays its better cards first."""
NEARLY_CERTAIN: Final = 0.99
"""A round that looks won is not won yet."""
DRAW_VALUE: Final = 0.4
"""A drawn game is worth less than half a win."""


class Outlay(NamedTuple):
    """Cards that are committed together."""

    cards: int
    gain: int
    """The change of the lead if they are played now."""
    worth: float
    """Their value if they are saved."""


@dataclass(frozen=True, slots=True)
class Force:
    """What a side can still commit."""

    turns: int
    """Cards and leaders that may be used in this round; 0 for players who have passed."""
    worth: float
    """The mean value of one of them."""
    held: int
    """Cards and leaders for later rounds, if none is used in this one."""
    power: float
    """Their total value."""
    drawn: int = 0
    """SET-8. Cards that the side draws before the next round."""
    drawn_power: float = 0.0
    """Their expected total value."""
    outlays: tuple[tuple[Outlay, ...], ...] = ()
    """For each kind of known card, the ways to commit it."""


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round in progress, seen from one side."""

    lead: float
    mine: Force
    theirs: Force
    gems: tuple[int, int]
    """The seat's gems and the enemy's."""
    my_turn: bool
    carry: float = 0.0
    """The expected lead with which the next round begins."""


def chance(state: RoundState) -> float:
    """Return the chance of winning the game if both sides pass at the right time."""
    if not state.theirs.turns:
        return _chance_after_their_pass(state)
    if state.gems == (1, 1):
        return _last_round_chance(state)
    return _solve(state)


def chance_before_round(state: RoundState) -> float:
    """Return the chance of winning before the first move of a round."""
    return _next_round_chance(state, *state.gems, 0, 0)


def _chance_after_their_pass(state: RoundState) -> float:
    """The enemy has passed: pass as well, or win the round with the cards that are needed least."""
    best = NEARLY_CERTAIN * _chance_after_round(state, (state.lead > 0) - (state.lead < 0), 0, 0)
    if not state.mine.turns or state.lead > 0:
        return best
    for cards, worth in _ways_to_win(state):
        held = replace(state.mine, turns=0, worth=0.0, held=state.mine.held - cards, power=state.mine.power - worth)
        won = RoundState(state.lead, held, state.theirs, state.gems, True, state.carry)
        best = max(best, NEARLY_CERTAIN**cards * _chance_after_round(won, 1, 0, 0))
    return best


def _ways_to_win(state: RoundState) -> Iterator[tuple[int, float]]:
    """For each number of cards that can take the lead, return the smallest value that has to be spent."""
    reached: dict[tuple[int, int], float] = {(0, 0): 0.0}
    most = int(-state.lead) + 1
    for outlays in state.mine.outlays:
        for (cards, points), spent in tuple(reached.items()):
            for outlay in outlays:
                key = cards + outlay.cards, min(most, points + outlay.gain)
                reached[key] = min(spent + outlay.worth, reached.get(key, 999.0))
    return ((cards, spent) for (cards, points), spent in reached.items() if points >= most and cards)


def _last_round_chance(state: RoundState) -> float:
    """In the last round nothing is saved, so everything counts."""
    mine, theirs = state.mine, state.theirs
    lead = state.lead + mine.turns * mine.worth - theirs.turns * theirs.worth
    return normal(lead / (OWN_SPREAD * sqrt(mine.turns) + FOE_SPREAD * sqrt(theirs.turns)))


def _solve(state: RoundState) -> float:
    """Solve the round backwards from the last cards, by the number each side has used and whose turn it is."""
    ends = _RoundEnds(state)
    most, last = ends.most, ends.last
    their_turn = [0.0] * (last + 1)
    own_turn = their_turn
    for used in range(most, -1, -1):
        following = their_turn
        own_turn, their_turn = [0.0] * (last + 1), [0.0] * (last + 1)
        for spent in range(last, -1, -1):
            stopped = ends.chance_if_i_pass(used, spent)
            own_turn[spent] = stopped if used == most else max(stopped, following[spent])
            stopped = ends.chance_if_they_pass(used, spent)
            their_turn[spent] = stopped if spent == last else min(stopped, own_turn[spent + 1])
    return own_turn[0] if state.my_turn else their_turn[0]


class _RoundEnds:
    """The chances at the possible ends of a round, by the number of cards each side has used."""

    def __init__(self, state: RoundState) -> None:
        self.state = state
        self.most, self.last = min(state.mine.turns, MAX_CARDS), min(state.theirs.turns, MAX_CARDS)
        used, spent = range(self.most + 1), range(self.last + 1)
        self.won = [[_chance_after_round(state, 1, one, other) for other in spent] for one in used]
        self.lost = [[_chance_after_round(state, -1, one, other) for other in spent] for one in used]

    def chance_if_i_pass(self, used: int, spent: int) -> float:
        """The enemy replies to my pass: it passes as well, or commits the number of cards that serves it best."""
        lead, worth = self.lead(used, spent), self.state.theirs.worth
        stopped = self.chance_at_end(lead, used, spent)
        left = self.last - spent
        if lead < 0 or not left or worth <= 0:
            return stopped
        for count in _catch_up_counts(lead, worth, left):
            stopped = min(stopped, self.chance_at_end(lead - BEST_CARD_FACTOR * count * worth, used, spent + count))
        return stopped

    def chance_if_they_pass(self, used: int, spent: int) -> float:
        """I reply to the enemy's pass: I pass as well, or commit the number of cards that serves me best."""
        lead, worth = self.lead(used, spent), self.state.mine.worth
        stopped = self.chance_at_end(lead, used, spent)
        left = self.most - used
        if lead > 0 or not left or worth <= 0:
            return stopped
        for count in _catch_up_counts(-lead, worth, left):
            stopped = max(stopped, self.chance_at_end(lead + BEST_CARD_FACTOR * count * worth, used + count, spent))
        return stopped

    def lead(self, used: int, spent: int) -> float:
        return self.state.lead + used * self.state.mine.worth - spent * self.state.theirs.worth

    def chance_at_end(self, lead: float, used: int, spent: int) -> float:
        """Return the chance if the round ends with about this lead; each hypothetical card adds uncertainty."""
        if not used and not spent:
            return _chance_after_round(self.state, (lead > 0) - (lead < 0), 0, 0)
        likely = normal(lead / (OWN_SPREAD * SQUARE_ROOTS[used] + FOE_SPREAD * SQUARE_ROOTS[spent]))
        return likely * self.won[used][spent] + (1 - likely) * self.lost[used][spent]


def _catch_up_counts(behind: float, worth: float, left: int) -> tuple[int, ...]:
    """Return the numbers of cards to consider for catching up: just enough, and one more."""
    enough = int(behind / (BEST_CARD_FACTOR * worth)) + 1
    return (enough, enough + 1) if enough < left else (enough,) if enough == left else ()


def _chance_after_round(state: RoundState, winner: int, used: int, spent: int) -> float:
    """Return the chance of winning once this round is over; `winner` is 1 for me, -1 for the enemy, 0 for a draw."""
    own, their = state.gems[0] - (winner <= 0), state.gems[1] - (winner >= 0)
    if own == 0 or their == 0:
        return 1.0 if own else 0.0 if their else DRAW_VALUE
    return _next_round_chance(state, own, their, used, spent)


def _next_round_chance(state: RoundState, own: int, their: int, used: int, spent: int) -> float:
    """Return the chance at the start of the next round, from the gems and the remaining cards of both sides."""
    mine, theirs = state.mine, state.theirs
    count, their_count = max(0, mine.held - used), max(0, theirs.held - spent)
    left = mine.power * count / max(1, mine.held)
    theirs_left = theirs.power * their_count / max(1, theirs.held)
    spread = 2.0 + OWN_SPREAD * sqrt(count + mine.drawn) + FOE_SPREAD * sqrt(their_count + theirs.drawn)
    ahead = state.carry + left - theirs_left + mine.drawn_power - theirs.drawn_power
    return normal((ahead + ROUND_WIN_VALUE * (own - their)) / spread)


def normal(deviations: float) -> float:
    """The cumulative distribution function of the standard normal distribution."""
    return 0.5 * (1.0 + erf(deviations * 0.70710678))


MAX_CARDS: Final = 8
"""The model considers at most this many cards of a side in one round."""
SQUARE_ROOTS: Final = tuple(sqrt(count) for count in range(MAX_CARDS + 1))
