"""Summarises played games: ratings, win rates of each pair, the value of the toss, and the length of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from gwint.lab.confidence_intervals import Share
from gwint.lab.held_out_decks import KINDS, RANDOM_DECKS, kind_of_decks
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
class Group:
    """The games that have something in common, and the scores of each pair of bots in them."""

    kind: str
    """`rules`, or `decks` for the kinds of decks that met."""
    name: str
    table: Mapping[tuple[str, str], Share]


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
    groups: tuple[Group, ...] = ()
    """The scores of bots in parts of the games; none where all games are alike."""


def summarise(plan: Plan, deals: Iterable[list[PlayedGame]]) -> Summary:
    """Summarise games in one pass, so that there may be millions."""
    return summarise_all([(plan, deals)])


def summarise_all(arenas: Sequence[tuple[Plan, Iterable[list[PlayedGame]]]]) -> Summary:
    """Summarise the games of several plans with the same bots and mode together.

    Decks are compared only within one plan: those of another may have the same names.
    """
    plan = arenas[0][0]
    mode = MODES[plan.mode]
    bots, decks = Tally(_entrants_of(mode, "bots")), Tally(_entrants_of(mode, "decks"))
    groups = GroupTally([one for one, _ in arenas])
    decisions: Counter[int] = Counter()
    rounds: Counter[int] = Counter()
    count, draws, toss = 0, 0, Share()
    for arena, deal in _deals(arenas):
        count += 1
        for played in deal:
            bots.add(played)
            groups.add(arena, played)
            if len(arenas) == 1:
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
        groups=groups.groups(),
    )


def _deals(
    arenas: Iterable[tuple[Plan, Iterable[list[PlayedGame]]]],
) -> Iterator[tuple[Plan, list[PlayedGame]]]:
    for plan, deals in arenas:
        for deal in deals:
            yield plan, deal


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


class GroupTally:
    """Counts the scores of bots by ruleset, if there are several, and by the kinds of held-out decks."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self._by_rules = len({plan.ruleset for plan in plans}) > 1
        self._by_decks = any(kind_of_decks([name]) == RANDOM_DECKS for plan in plans for name in plan.decks)
        self._tallies: dict[tuple[str, str], Tally] = {}
        self._mode = MODES[plans[0].mode]

    def add(self, plan: Plan, played: PlayedGame) -> None:
        if self._by_rules:
            self._tally("rules", str(plan.ruleset)).add(played)
        if self._by_decks:
            self._tally("decks", kind_of_decks(played.job.decks)).add(played)

    def _tally(self, kind: str, name: str) -> Tally:
        return self._tallies.setdefault((kind, name), Tally(_entrants_of(self._mode, "bots")))

    def groups(self) -> tuple[Group, ...]:
        """Return the groups in which bots met, those of a kind together."""
        found = [Group(kind, name, tally.table()) for (kind, name), tally in self._tallies.items() if tally.table()]
        by_decks = sorted((one for one in found if one.kind == "decks"), key=lambda one: KINDS.index(one.name))
        return (*(one for one in found if one.kind == "rules"), *by_decks)


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
        **({"groups": [group_as_json(one) for one in summary.groups]} if summary.groups else {}),
    }


def group_as_json(group: Group) -> dict[str, Any]:
    return {"kind": group.kind, "name": group.name, "table": table_as_json(group.table)}


def share_as_json(share: Share) -> dict[str, Any]:
    low, high = share.interval
    return {"games": share.games, "rate": round(share.rate, 4), "low": round(low, 4), "high": round(high, 4)}


def contest_as_json(contest: Contest) -> dict[str, Any]:
    return {
        "standings": [
            {"name": one.name, "rating": round(one.rating, 1), "half": round(one.half, 1), **share_as_json(one.share)}
            for one in contest.standings
        ],
        "table": table_as_json(contest.table),
    }


def table_as_json(table: Mapping[tuple[str, str], Share]) -> list[dict[str, Any]]:
    return [{"name": one, "against": other, **share_as_json(share)} for (one, other), share in table.items()]
