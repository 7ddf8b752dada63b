"""A plan defines which bots and decks meet, and how often; all games follow from it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from math import ceil
from random import Random
from typing import Any, Final

from gwint import rulesets
from gwint.decks import Deck, decode, encode
from gwint.faults import GwintError
from gwint.lab.chunks import Chunk, split_into_chunks
from gwint.lab.game_runners import check_bot, runner_for, source_digests
from gwint.lab.jobs import NO_EXTRA_DATA, ExtraData, GameSetup
from gwint.lab.seat_rotation import Meeting, games_per_meeting
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset

VERSION: Final = 2
"""The version of the file format, and of the games that follow from a plan."""
MAX_RANDOM_TABLES: Final = 500
"""Larger tables seat random decks; this many tables are drawn before they repeat."""


class PlanError(GwintError):
    """The plan cannot be played, or the folder holds another one."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """Which bots and decks meet, and how often."""

    bots: tuple[str, ...]
    decks: Mapping[str, Deck]
    games: int
    """The minimum number of games; the games of a deal are always played together."""
    seed: str = "1"
    ruleset: Ruleset = rulesets.LEGENDARY
    mode: str = "duel"
    extra: ExtraData = NO_EXTRA_DATA

    def __post_init__(self) -> None:
        if not self._tables():
            raise PlanError("lab-no-meeting", mode=self.mode)
        for name, deck in self.decks.items():
            if found := MODES[self.mode].deck_faults(0, deck, self.ruleset, advanced=False):
                raise PlanError("lab-deck", deck=name, faults=found)

    @property
    def setup(self) -> GameSetup:
        return GameSetup(self.mode, self.ruleset, self.decks, self.extra)

    @property
    def deals(self) -> int:
        return deals_for(self.games, MODES[self.mode])

    @property
    def all_games(self) -> int:
        """The number of games in all deals, at least `games`."""
        return self.deals * games_per_meeting(MODES[self.mode])

    def meetings(self) -> Iterator[Meeting]:
        """Yield every line-up of bots with the same tables and deals, one after the other."""
        lineups, tables = bot_lineups(self.bots, MODES[self.mode]), self._tables()
        Random(f"{self.seed} tables").shuffle(tables)
        for deal in range(self.deals):
            turn, place = divmod(deal, len(lineups))
            yield Meeting(deal, lineups[place], tables[turn % len(tables)], f"{self.seed} deal {turn}")

    def _tables(self) -> list[tuple[str, ...]]:
        """Return the decks that may meet; each meeting seats them both ways."""
        names, mode = list(self.decks), MODES[self.mode]
        seats = len(mode.sides())
        if len(names) == 1:
            tables = [(names[0],) * seats]
        elif seats == 2:
            tables = list(combinations(names, 2))
        else:
            tables = list(_random_tables(names, seats, self.seed))
        return [table for table in tables if not mode.combination_faults([self.decks[name] for name in table])]


def bot_lineups(bots: Sequence[str], mode: Mode) -> list[tuple[str, ...]]:
    """Return the bots of each side: every combination, repeated from the first if there are more sides."""
    sides = max(mode.sides()) + 1
    chosen = combinations(bots, min(sides, len(bots)))
    return [tuple(lineup[side % len(lineup)] for side in range(sides)) for lineup in chosen]


def deals_for(games: int, mode: Mode) -> int:
    """Return how many deals have at least this many games."""
    return ceil(games / games_per_meeting(mode))


@dataclass(frozen=True, slots=True)
class Plan(Schedule):
    """An arena before it is played: a schedule of bots that can be found by their names."""

    sources: Mapping[str, str] = field(kw_only=True, default_factory=dict)
    """The digest of the file of each bot that is a function or a network; by default of the files as they are now."""

    def __post_init__(self) -> None:
        for name in self.bots:
            check_bot(name, self.mode)
        if not self.sources:
            object.__setattr__(self, "sources", source_digests(self.bots))
        runner_for(self.bots, self.extra)
        if len(self.bots) < 2 and len(self.decks) < 2:
            raise PlanError("lab-nothing-to-compare")
        Schedule.__post_init__(self)

    def chunks(self) -> Iterator[Chunk]:
        return split_into_chunks(self.setup, self.meetings())

    def changed_bots(self) -> tuple[str, ...]:
        """Return the bots whose files have changed since the plan was made."""
        return tuple(
            bot for bot, digest in source_digests(self.bots).items() if digest != self.sources.get(bot, digest)
        )


def _random_tables(names: Sequence[str], seats: int, seed: str) -> Iterator[tuple[str, ...]]:
    """Draw decks for larger tables, all different if there are enough."""
    chance = Random(f"{seed} drawn")
    for _ in range(MAX_RANDOM_TABLES):
        yield tuple(chance.sample(names, seats) if len(names) >= seats else chance.choices(names, k=seats))


# As text


def encode_plan(plan: Plan) -> str:
    """Encode a plan as JSON."""
    return json.dumps(as_json(plan), indent=2, ensure_ascii=False) + "\n"


def as_json(plan: Plan) -> dict[str, Any]:
    """Return a plan as plain data, with decks as codes."""
    return {
        "version": VERSION,
        "bots": plan.bots,
        "decks": {name: encode(deck) for name, deck in plan.decks.items()},
        "games": plan.games,
        "seed": plan.seed,
        "ruleset": str(plan.ruleset),
        "mode": plan.mode,
        **({"sources": dict(plan.sources)} if plan.sources else {}),
        **({} if plan.extra == NO_EXTRA_DATA else {"extra": asdict(plan.extra)}),
    }


def decode_plan(text: str) -> Plan:
    """Decode a plan; raise ValueError for another version."""
    data = json.loads(text)
    if data["version"] != VERSION:
        raise ValueError(data["version"])
    decks = {name: decode(code) for name, code in data["decks"].items()}
    ruleset = rulesets.parse(data["ruleset"])
    extra = ExtraData(**data.get("extra", {}))
    return Plan(
        tuple(data["bots"]), decks, data["games"], data["seed"], ruleset, data["mode"], extra,
        sources=data.get("sources", {}),
    )  # fmt: skip


def is_same_plan(one: Plan, other: Plan) -> bool:
    """Whether two plans differ only in their number of games, so that one continues the other."""
    return as_json(replace(one, games=other.games)) == as_json(other)


def digest(*plans: Plan) -> str:
    """Return a short name of some plans that does not depend on the number of games."""
    text = "".join(encode_plan(replace(plan, games=1)) for plan in plans)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
