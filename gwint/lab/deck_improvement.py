"""Improves a deck by search, one legal change at a time, each confirmed on deals that did not select it.

A step draws candidates from the possible changes and compares them by successive halving: all play a few deals, then
the better half plays twice as many, until one is left. The winner was also the luckiest, so its games prove nothing. It
therefore plays fresh deals next to the unchanged deck, and is accepted only if the interval of the gain is above zero.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import log2
from random import Random
from typing import Final

from gwint.decks import Deck
from gwint.lab.confidence_intervals import Interval, mean
from gwint.lab.deck_changes import Change, changes
from gwint.lab.opponent_field import MEASURED_PREFIX, Field
from gwint.lab.seat_rotation import games_per_meeting
from gwint.rules.modes import DUEL

CANDIDATES: Final = 32
"""How many changes a step tries."""
MIN_DEALS: Final = 30
"""A confirmation has at least this many deals; fewer estimate their own spread badly."""
MAX_FAILURES: Final = 3
"""The search ends after this many steps in a row without an improvement."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a step."""

    change: Change
    deck: Deck
    """The deck after the step, changed only if the change was accepted."""
    before: float
    after: float
    """The win rates of both decks against the field, on the same fresh deals."""
    interval: Interval
    """The interval of the gain, over deals."""
    games: int
    """The number of games behind this verdict."""
    accepted: bool


def improve(deck: Deck, field: Field, games: int, steps: int, seed: str) -> Iterator[Verdict]:
    """Run at most `steps` steps of about `games` games each."""
    field.check_deck(deck.name, deck)
    failures = 0
    for step in range(steps):
        verdict = _step(deck, field, games, f"{seed} step {step}")
        yield verdict
        deck = verdict.deck
        failures = 0 if verdict.accepted else failures + 1
        if failures == MAX_FAILURES:
            return


def _step(deck: Deck, field: Field, games: int, seed: str) -> Verdict:
    """Spend half of the games on selection and half on confirmation."""
    possible = changes(deck, field.ruleset)
    drawn = Random(f"{seed} rivals").sample(possible, min(CANDIDATES, len(possible)))
    deals = games // 2 // games_per_meeting(DUEL)
    change = select(deck, drawn, field, max(1, int(deals / CANDIDATES / log2(CANDIDATES))), f"{seed} race")
    return confirm(deck, change, field, max(MIN_DEALS, len(field.foes), deals // 2), f"{seed} proof")


def select(deck: Deck, candidates: list[Change], field: Field, deals: int, seed: str) -> Change:
    """Select by successive halving: the change whose deck scored most over all its deals."""
    first = 0
    totals = {f"{MEASURED_PREFIX}{number}": 0.0 for number in range(len(candidates))}
    by_name = dict(zip(totals, candidates, strict=True))
    while len(totals) > 1:
        decks = {name: by_name[name].apply_to(deck) for name in totals}
        scores = field.scores(decks, range(first, first + deals), seed)
        totals = _better_half({name: totals[name] + sum(scores[name].values()) for name in totals})
        first, deals = first + deals, deals * 2
    return by_name[next(iter(totals))]


def _better_half(totals: Mapping[str, float]) -> dict[str, float]:
    ranked = sorted(totals, key=lambda name: -totals[name])
    return {name: totals[name] for name in ranked[: (len(ranked) + 1) // 2]}


def confirm(deck: Deck, change: Change, field: Field, deals: int, seed: str) -> Verdict:
    """Test whether the changed deck is better, on the same deals."""
    old, new = f"{MEASURED_PREFIX}old", f"{MEASURED_PREFIX}new"
    changed = change.apply_to(deck)
    scores = field.scores({old: deck, new: changed}, range(deals), seed)
    _, interval = mean([scores[new][deal] - scores[old][deal] for deal in range(deals)])
    accepted = interval.low > 0
    before, after = (sum(scores[name].values()) / deals for name in (old, new))
    return Verdict(
        change, changed if accepted else deck, before, after, interval, 2 * deals * games_per_meeting(DUEL), accepted
    )
