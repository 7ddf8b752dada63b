"""`make golden`: whole games as text, in every ruleset, for each pair of factions, every leader and every mode.

A golden file is a record, then the events, then the last picture. The test replays the record and compares every line,
so that a change of rules shows up as a readable difference.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import Field, fields
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Final, NamedTuple

from gwint.cards import FACTIONS, Card, Faction, Leader, Row, leader
from gwint.decks import random_deck
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, whole_set
from gwint.game import Game
from gwint.rules.events import Event
from gwint.rules.modes.solo import SOLO
from gwint.rules.moves import Done, Pass, UseLeader
from gwint.rules.passive_leaders import effect_of
from gwint.rules.table import Spot
from gwint.rulesets import RULESETS

FOLDER = Path(__file__).with_name("golden_games")
BREAK = "\n--- what happened\n"
TRIES = 400


SEVERAL: Final = {
    "ffa-3": (
        "emhyr-var-emreis-emperor-of-nilfgaard",
        "eredin-bringer-of-death",
        "francesca-findabair-queen-of-dol-blathanna",
    ),
    "ffa-4": (
        "foltest-son-of-medell",
        "emhyr-var-emreis-the-relentless",
        "crach-an-craite",
        "eredin-king-of-the-wild-hunt",
    ),
    "ffa-5": (
        "king-bran",
        "foltest-the-siegemaster",
        "eredin-destroyer-of-worlds",
        "emhyr-var-emreis-invader-of-the-north",
        "francesca-findabair-hope-of-the-aen-seidhe",
    ),
    "team": (
        "crach-an-craite",
        "emhyr-var-emreis-emperor-of-nilfgaard",
        "eredin-bringer-of-death",
        "foltest-king-of-temeria",
    ),
}
"""The leaders in modes for more than two players: they target an opponent or affect all players."""


class Setup(NamedTuple):
    """The setup of a golden game."""

    name: str
    rules: str
    mode: str
    led: tuple[Leader, ...]


def setups() -> Iterator[Setup]:
    """Yields duels of all pairs of factions, with every leader in turn, and a game in each mode for more players."""
    for rules, ruleset in RULESETS.items():
        turn = dict.fromkeys(FACTIONS, 0)

        def next_leader(faction: Faction, turn: dict[Faction, int] = turn) -> Leader:
            pool = leaders(faction, ruleset)  # noqa: B023 - used before the next ruleset
            turn[faction] += 1
            return pool[(turn[faction] - 1) % len(pool)]

        for first, second in combinations_with_replacement(FACTIONS, 2):
            yield Setup(f"{rules}-{first}-{second}", rules, "duel", (next_leader(first), next_leader(second)))
        # In the duels of the pairs, the White Flame cancels Hope.
        hope, bran = leader("francesca-findabair-hope-of-the-aen-seidhe"), leader("king-bran")
        yield Setup(f"{rules}-hope", rules, "duel", (hope, bran))
        for mode, led in SEVERAL.items():
            yield Setup(f"{rules}-{mode}", rules, mode, tuple(leader(id_) for id_ in led))
        for place, faction in enumerate(FACTIONS):
            # Solo games against every faction, every second with a pile of leaders.
            mode = SOLO[place % 2].name
            yield Setup(
                f"{rules}-solo-{faction}", rules, mode, (next_leader(FACTIONS[place - 1]), next_leader(faction))
            )


def play_setup(setup: Setup) -> Game:
    """Plays a random game in which every usable leader is used, if one is found."""
    best: Game | None = None
    for attempt in range(TRIES):
        game = play_lively_game(f"{setup.name} {attempt}", setup)
        if best is None or count_unused_leaders(game) < count_unused_leaders(best):
            best = game
        if not count_unused_leaders(best):
            break
    assert best is not None
    return best


def play_lively_game(seed: str, setup: Setup) -> Game:
    """Plays random moves with few passes, so that many events occur."""
    rng = random.Random(seed)
    ruleset = RULESETS[setup.rules]
    if setup.mode in {mode.name for mode in SOLO}:
        yours, its = setup.led
        decks = [whole_set(yours.faction, yours, ruleset, person=True), opponents_set(its.faction, ruleset)]
    else:
        decks = [random_deck(f"{seed} {led_by.id}", ruleset, leader=led_by) for led_by in setup.led]
    game = Game(*decks, rules=setup.rules, mode=setup.mode, seed=seed)
    while game.acting:
        seat = rng.choice(game.acting)
        moves = game.legal_moves(seat)
        weights = [
            0.15 if isinstance(move, (Pass, Done)) else 2 if isinstance(move, UseLeader) else 1 for move in moves
        ]
        game.play(rng.choices(moves, weights)[0], seat)
    return game


def count_unused_leaders(game: Game) -> int:
    """Returns how many active leaders of the game were never used."""
    return sum(
        not seat.leader_used and not effect_of(game.table, number).passive
        for number, seat in enumerate(game.table.seats)
    )


def transcript(game: Game) -> str:
    """Returns the record, every event and the last picture."""
    return game.record() + BREAK + "".join(f"{format_event(event)}\n" for event in game.table.log) + "\n" + game.picture


def format_event(event: Event) -> str:
    """Formats an event: its class and its fields, without fields that have their default value."""
    values = (
        (field.name, getattr(event, field.name)) for field in fields(event) if _differs_from_default(event, field)
    )
    return " ".join([type(event).__name__, *(f"{key}={format_value(value)}" for key, value in values)])


def _differs_from_default(event: Event, field: Field[object]) -> bool:
    return bool(getattr(event, field.name) != field.default)


def format_value(value: object) -> str:
    if isinstance(value, Card):
        return value.id
    if isinstance(value, Row):
        return value.id
    if isinstance(value, Leader):
        return f"<{value.id}>"
    if isinstance(value, Spot):
        return f"{value.side}.{value.row.id}.{value.place}"
    if isinstance(value, tuple):
        return "[" + " ".join(format_value(part) for part in value) + "]"
    return str(value)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for setup in setups():
        game = play_setup(setup)
        (FOLDER / f"{setup.name}.txt").write_text(transcript(game), encoding="utf-8")
        led = " against ".join(leading.id for leading in setup.led)
        print(f"{setup.name}: {led}, {len(game.table.log)} events, {count_unused_leaders(game)} leaders unused")


if __name__ == "__main__":
    main()
