"""Plays the same game on both engines, with the same decks, chance and moves, and compares them before every move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from typing import Any, Final

import pytest

from gwint.cards import CATALOGUE, Ability, Card, Leader, card
from gwint.decks import Deck, random_deck
from gwint.decks.building_rules import in_leader_pool
from gwint.fast import Games, decode, encode, legal, move_list, move_of, number_of, step
from gwint.fast.moves import MOVES, name
from gwint.notation.picture_writer import picture
from gwint.notation.stamp import stamp
from gwint.rules import RULES_VERSION
from gwint.rules.chance import seed_of
from gwint.rules.events import Played, Summoned, Transformed, UsedLeader
from gwint.rules.modes import DUEL
from gwint.rules.moves import Move, Pass, UseLeader
from gwint.rules.play import carry_on, legal_moves, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import OPTIONS, RULESETS, Ruleset

VALUES: Final = tuple((option, value) for option, values in OPTIONS.items() for value in values)
LEADERS: Final = tuple(CATALOGUE.leaders.values())
MAX_MOVES: Final = 2000


@dataclass
class Coverage:
    """What has occurred in the games played."""

    abilities: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    effects: set[str] = field(default_factory=set)
    """Names of leaders' effects, used or passive."""
    leaders: set[str] = field(default_factory=set)
    options: set[tuple[str, str]] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    several_horns: set[tuple[int, str]] = field(default_factory=set)
    """The versions of the rules and values of `unit_horn_doubles_itself` with several horn units in a row."""

    def record(self, table: Table) -> None:
        """Records what occurred in a finished game."""
        self.options |= set(table.ruleset.options().items())
        for seat in table.seats:
            effect = seat.leader.effects[table.ruleset.leader_effects]
            self.leaders.add(seat.leader.id)
            self.effects |= {effect.name} if effect.passive else set()
        for event in table.log:
            self.events.add(type(event).__name__)
            if isinstance(event, UsedLeader):
                self.effects.add(table.seats[event.seat].leader.effects[table.ruleset.leader_effects].name)
            self.abilities |= {ability for card in _cards(event) for ability in card.abilities}

    def record_rows(self, table: Table) -> None:
        """AB-HORN. Records whether a row has several horn units now."""
        rows = (row for army in table.sides for row in army.rows)
        if any(sum(card.unit and card.has(Ability.HORN) for card in row) > 1 for row in rows):
            self.several_horns.add((table.rules_version, table.ruleset.unit_horn_doubles_itself))


def _cards(event: object) -> list[Card]:
    entered = event.card if isinstance(event, (Played, Summoned, Transformed)) else None
    return [entered] if entered is not None else []


def ruleset_of(game: int) -> Ruleset:
    """Returns a named ruleset with an option set, sometimes with a few more changed at random."""
    rng = random.Random(f"options {game}")
    changes = dict(rng.sample(VALUES, 4 if game % 4 == 0 else 0)) | dict([VALUES[game % len(VALUES)]])
    return list(RULESETS.values())[game % len(RULESETS)].changed(**changes)


def version_of(game: int) -> int:
    """Returns the version of the rules, the current one more often than older ones."""
    rng = random.Random(f"version {game}")
    return max(rng.randint(1, RULES_VERSION), rng.randint(1, RULES_VERSION))


def decks_of(game: int, ruleset: Ruleset) -> list[Deck]:
    """Returns random legal decks; the first is led by every leader in turn.

    AB-HORN. In every fifth game the decks have four more Dandelions each, so that some rows have several horn units.
    """
    pool = [leader for leader in LEADERS if in_leader_pool(leader, ruleset)]
    leader: Leader = next(islice(cycle(pool), game % len(LEADERS), None))
    decks = [random_deck(f"twin {game}", ruleset, leader=leader), random_deck(f"other {game}", ruleset)]
    more = 4 if game % 5 == 0 else 0
    return [replace(deck, cards=(*deck.cards, *[card("dandelion", deck.faction)] * more)) for deck in decks]


def new_table(game: int) -> Table:
    ruleset = ruleset_of(game)
    return lay_table(DUEL, ruleset, decks_of(game, ruleset), seed_of(f"twin {game}"), version_of(game))


def play_on_both_engines(game: int, seen: Coverage) -> None:
    """Plays a random game on both engines; shows the first difference as two pictures."""
    play_table_on_both_engines(new_table(game), game, seen)


def play_table_on_both_engines(table: Table, game: int, seen: Coverage) -> None:
    """Plays a table that is not dealt yet with random moves, seeded by the game's number."""
    twin = encode(table)
    out = move_list()
    carry_on(table)
    legal(twin, out)
    rng = random.Random(game)
    for _ in range(MAX_MOVES):
        assert_alike(table, twin)
        seen.record_rows(table)
        if table.over:
            seen.record(table)
            return
        seat = rng.choice(to_act(table))
        moves = legal_moves(table, seat)
        count = legal(twin, out, seat)
        assert_same_moves(table, twin, moves, out[:count].tolist())
        move = choose_move(rng, moves)
        seen.moves.add(type(move).__name__)
        seen.questions.add(type(table.agenda[-1]).__name__)
        push(table, move, seat)
        step(twin, number_of(twin[0], move), seat)
    raise AssertionError("a game without an end")


def choose_move(rng: random.Random, moves: list[Move]) -> Move:
    """Chooses any move, but leaders more often and passes less often, so that games are long and use leaders."""
    if UseLeader() in moves and rng.random() < 0.3:
        return UseLeader()
    move = rng.choice(moves)
    return rng.choice(moves) if isinstance(move, Pass) else move


def assert_alike(table: Table, twin: Games) -> None:
    decoded = decode(twin)
    if stamp(decoded) != stamp(table) or decoded.rules_version != table.rules_version:
        pytest.fail("\n".join(_differences(table, decoded)))


def _differences(table: Table, decoded: Table) -> Iterator[str]:
    yield from ("the rules say", picture(table), "the twin says", picture(decoded))
    for field_ in ("agenda", "chance", "gone", "totals", "weather", "seats", "sides"):
        ours, theirs = getattr(table, field_), getattr(decoded, field_)
        if ours != theirs:
            yield f"{field_}:\n{ours}\n{theirs}"


def assert_same_moves(table: Table, twin: Games, moves: list[Move], numbers: list[int]) -> None:
    s: Any = twin[0]
    wanted = [number_of(s, move) for move in moves]
    if sorted(wanted) != sorted(numbers):
        missing = [name(MOVES[number]) for number in set(wanted) - set(numbers)]
        added = [name(MOVES[number]) for number in set(numbers) - set(wanted)]
        pytest.fail(f"the twin lacks {missing} and adds {added}\n{picture(table)}")
    if len(to_act(table)) == 1:
        assert [move_of(s, number) for number in wanted] == moves
