"""Summarises played games: ratings, win rates of each pair, the value of the toss, and the length of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from gwint.lab.confidence_intervals import Share
from gwint.lab.jobs import PlayedGame
from gwint.lab.plans import Plan
from gwint.lab.ratings import ratings
from gwint.lab.standing import Standing
from gwint.rules.modes import MODES, Mode

Entrants = Callable[[PlayedGame], Sequence[str]]
"""Returns the bots or decks of a game, by side."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A comparison of bots or decks, best first."""

    standings: tuple[Standing, ...]
    table: Mapping[tuple[str, str], Share]
    """The score of the first of each pair against the second; pairs that never met are missing."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(standing.name for standing in self.standings)


@dataclass(frozen=True, slots=True)
class Summary:
    games: int
    deals: int
    draws: int
    toss: Share
    """The score of the toss winner, in modes with two sides."""
    bots: Contest
    decks: Contest
    decisions: Mapping[int, int]
    """How many games had this number of decisions."""
    rounds: Mapping[int, int]


def summarise(plan: Plan, deals: Iterable[list[PlayedGame]]) -> Summary:
    """Summarise games in one pass, so that there may be millions."""
    mode = MODES[plan.mode]
    bots, decks = Tally(_entrants_of(mode, "bots")), Tally(_entrants_of(mode, "decks"))
    decisions: Counter[int] = Counter()
    rounds: Counter[int] = Counter()
    count, draws, toss = 0, 0, Share()
    for deal in deals:
        count += 1
        for played in deal:
            bots.add(played)
            decks.add(played)
            decisions[played.outcome.decisions] += 1
            rounds[len(played.outcome.totals)] += 1
            draws += not played.outcome.winners
        toss += _toss_share(deal, mode)
    return Summary(
        games=decisions.total(),
        deals=count,
        draws=draws,
        toss=toss,
        bots=contest(plan.bots, bots.table()),
        decks=contest(tuple(plan.decks), decks.table()),
        decisions=dict(sorted(decisions.items())),
        rounds=dict(sorted(rounds.items())),
    )


def contest(names: Sequence[str], table: Mapping[tuple[str, str], Share]) -> Contest:
    """Rate everyone who played at least one other."""
    names = [name for name in names if any(name in pair for pair in table)]
    if not names:
        return Contest((), {})
    scores, counts = np.zeros((len(names),) * 2), np.zeros((len(names),) * 2)
    places = {name: place for place, name in enumerate(names)}
    for (one, other), share in table.items():
        scores[places[one], places[other]], counts[places[one], places[other]] = share.score, share.games
    fitted = ratings(scores, counts)
    standings = [
        Standing(name, _overall(name, table), float(elo), float(half))
        for name, elo, half in zip(names, fitted.elo, fitted.half, strict=True)
    ]
    return Contest(tuple(sorted(standings, key=lambda one: -one.rating)), table)


class Tally:
    """Counts the scores of each pair: a point for the better of two, half a point if they are equal."""

    def __init__(self, entrants: Entrants) -> None:
        self._entrants = entrants
        self._half_points: Counter[tuple[str, str]] = Counter()
        self._games: Counter[tuple[str, str]] = Counter()

    def add(self, played: PlayedGame) -> None:
        for (side, one), (foe, other) in combinations(enumerate(self._entrants(played)), 2):
            if one != other:
                halves = _half_points(played, side, foe)
                self._half_points[one, other] += halves
                self._half_points[other, one] += 2 - halves
                self._games[one, other] += 1
                self._games[other, one] += 1

    def table(self) -> dict[tuple[str, str], Share]:
        return {pair: Share(self._half_points[pair] / 2, games) for pair, games in self._games.items()}


def _half_points(played: PlayedGame, side: int, foe: int) -> int:
    """Return the half points of a side against another."""
    own, others = played.score(side), played.score(foe)
    return 1 if own == others else 2 * (own > others)


def _overall(name: str, table: Mapping[tuple[str, str], Share]) -> Share:
    return sum((share for (one, _), share in table.items() if one == name), Share())


def _entrants_of(mode: Mode, kind: str) -> Entrants:
    """Return a side's bot or deck; decks are not compared in modes with partners."""
    sides = mode.sides()
    firsts = [sides.index(side) for side in range(max(sides) + 1)]
    if kind == "bots":
        return lambda played: [played.job.bots[seat] for seat in firsts]
    return lambda played: played.job.decks if len(firsts) == len(sides) else ()


def _toss_share(games: Iterable[PlayedGame], mode: Mode) -> Share:
    sides = mode.sides()
    if max(sides) > 1:
        return Share()
    return sum((Share(played.score(sides[played.job.toss]), 1) for played in games), Share())


# As data


def as_json(summary: Summary) -> dict[str, Any]:
    """Return a summary as plain data."""
    return {
        "games": summary.games,
        "deals": summary.deals,
        "draws": summary.draws,
        "toss": share_as_json(summary.toss),
        "bots": contest_as_json(summary.bots),
        "decks": contest_as_json(summary.decks),
        "decisions": summary.decisions,
        "rounds": summary.rounds,
    }


def share_as_json(share: Share) -> dict[str, Any]:
    low, high = share.interval
    return {"games": share.games, "rate": round(share.rate, 4), "low": round(low, 4), "high": round(high, 4)}


def contest_as_json(contest: Contest) -> dict[str, Any]:
    return {
        "standings": [
            {"name": one.name, "rating": round(one.rating, 1), "half": round(one.half, 1), **share_as_json(one.share)}
            for one in contest.standings
        ],
        "table": [
            {"name": one, "against": other, **share_as_json(share)} for (one, other), share in contest.table.items()
        ],
    }
