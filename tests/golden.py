"""`make golden`: whole games as text, one for every pair of factions in every ruleset, each leader among them.

A golden file is a record, then what happened, then the last picture. The test replays the record and
compares every line, so that a change of rules shows itself as a difference to read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations_with_replacement
from pathlib import Path

from gwint.cards import FACTIONS, Card, Faction, Leader, Row, leader
from gwint.decks import random_deck
from gwint.decks.building import leaders
from gwint.game import Game
from gwint.rules.events import Event
from gwint.rules.moves import Done, Pass, UseLeader
from gwint.rules.passives import effect_of
from gwint.rules.table import Spot
from gwint.rulesets import RULESETS

FOLDER = Path(__file__).with_name("golden_games")
BREAK = "\n--- what happened\n"
TRIES = 400


def cast() -> Iterator[tuple[str, str, tuple[Leader, Leader]]]:
    """A name, a ruleset and two leaders for each game: all pairs of factions, and every leader in turn."""
    for rules, ruleset in RULESETS.items():
        turn = dict.fromkeys(FACTIONS, 0)

        def next_leader(faction: Faction, turn: dict[Faction, int] = turn) -> Leader:
            pool = leaders(faction, ruleset)  # noqa: B023 - used before the next ruleset
            turn[faction] += 1
            return pool[(turn[faction] - 1) % len(pool)]

        for first, second in combinations_with_replacement(FACTIONS, 2):
            yield f"{rules}-{first}-{second}", rules, (next_leader(first), next_leader(second))
        # Among the pairs Hope meets the White Flame, who cancels her.
        yield f"{rules}-hope", rules, (leader("francesca-findabair-hope-of-the-aen-seidhe"), leader("king-bran"))


def played(name: str, rules: str, led: tuple[Leader, Leader]) -> Game:
    """A lively random game in which every leader that can be used was used, if one is found."""
    best: Game | None = None
    for attempt in range(TRIES):
        game = lively(f"{name} {attempt}", rules, led)
        if best is None or unused(game) < unused(best):
            best = game
        if not unused(best):
            break
    assert best is not None
    return best


def lively(seed: str, rules: str, led: tuple[Leader, Leader]) -> Game:
    """Random moves, but passes are rare, so that a game has something to tell."""
    rng = random.Random(seed)
    decks = [random_deck(f"{seed} {led_by.id}", RULESETS[rules], leader=led_by) for led_by in led]
    game = Game(*decks, rules=rules, seed=seed)
    while game.acting:
        seat = rng.choice(game.acting)
        moves = game.legal_moves(seat)
        weights = [
            0.15 if isinstance(move, (Pass, Done)) else 2 if isinstance(move, UseLeader) else 1 for move in moves
        ]
        game.play(rng.choices(moves, weights)[0], seat)
    return game


def unused(game: Game) -> int:
    """How many active leaders of the game were never used."""
    return sum(
        not seat.leader_used and not effect_of(game.table, number).passive
        for number, seat in enumerate(game.table.seats)
    )


def transcript(game: Game) -> str:
    """The record, every event and the last picture."""
    return game.record() + BREAK + "".join(f"{told(event)}\n" for event in game.table.log) + "\n" + game.picture


def told(event: Event) -> str:
    values = (f"{field.name}={plain(getattr(event, field.name))}" for field in fields(event))
    return " ".join([type(event).__name__, *values])


def plain(value: object) -> str:
    if isinstance(value, Card):
        return value.id
    if isinstance(value, Row):
        return value.id
    if isinstance(value, Spot):
        return f"{value.side}.{value.row.id}.{value.place}"
    if isinstance(value, tuple):
        return "[" + " ".join(plain(part) for part in value) + "]"
    return str(value)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, rules, led in cast():
        game = played(name, rules, led)
        (FOLDER / f"{name}.txt").write_text(transcript(game), encoding="utf-8")
        print(f"{name}: {led[0].id} against {led[1].id}, {len(game.table.log)} events, {unused(game)} leaders unused")


if __name__ == "__main__":
    main()
