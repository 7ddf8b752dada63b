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
from gwint.decks.building import leaders
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


class Scene(NamedTuple):
    """The setup of a golden game."""

    name: str
    rules: str
    mode: str
    led: tuple[Leader, ...]


def cast() -> Iterator[Scene]:
    """Yields duels of all pairs of factions, with every leader in turn, and a game in each mode for more players."""
    for rules, ruleset in RULESETS.items():
        turn = dict.fromkeys(FACTIONS, 0)

        def next_leader(faction: Faction, turn: dict[Faction, int] = turn) -> Leader:
            pool = leaders(faction, ruleset)  # noqa: B023 - used before the next ruleset
            turn[faction] += 1
            return pool[(turn[faction] - 1) % len(pool)]

        for first, second in combinations_with_replacement(FACTIONS, 2):
            yield Scene(f"{rules}-{first}-{second}", rules, "duel", (next_leader(first), next_leader(second)))
        # In the duels of the pairs, the White Flame cancels Hope.
        hope, bran = leader("francesca-findabair-hope-of-the-aen-seidhe"), leader("king-bran")
        yield Scene(f"{rules}-hope", rules, "duel", (hope, bran))
        for mode, led in SEVERAL.items():
            yield Scene(f"{rules}-{mode}", rules, mode, tuple(leader(id_) for id_ in led))
        for place, faction in enumerate(FACTIONS):
            # Solo games against every faction, every second with a pile of leaders.
            mode = SOLO[place % 2].name
            yield Scene(
                f"{rules}-solo-{faction}", rules, mode, (next_leader(FACTIONS[place - 1]), next_leader(faction))
            )


def played(scene: Scene) -> Game:
    """Plays a random game in which every usable leader is used, if one is found."""
    best: Game | None = None
    for attempt in range(TRIES):
        game = lively(f"{scene.name} {attempt}", scene)
        if best is None or unused(game) < unused(best):
            best = game
        if not unused(best):
            break
    assert best is not None
    return best


def lively(seed: str, scene: Scene) -> Game:
    """Plays random moves with few passes, so that many events occur."""
    rng = random.Random(seed)
    ruleset = RULESETS[scene.rules]
    if scene.mode in {mode.name for mode in SOLO}:
        yours, its = scene.led
        decks = [whole_set(yours.faction, yours, ruleset, person=True), opponents_set(its.faction, ruleset)]
    else:
        decks = [random_deck(f"{seed} {led_by.id}", ruleset, leader=led_by) for led_by in scene.led]
    game = Game(*decks, rules=scene.rules, mode=scene.mode, seed=seed)
    while game.acting:
        seat = rng.choice(game.acting)
        moves = game.legal_moves(seat)
        weights = [
            0.15 if isinstance(move, (Pass, Done)) else 2 if isinstance(move, UseLeader) else 1 for move in moves
        ]
        game.play(rng.choices(moves, weights)[0], seat)
    return game


def unused(game: Game) -> int:
    """Returns how many active leaders of the game were never used."""
    return sum(
        not seat.leader_used and not effect_of(game.table, number).passive
        for number, seat in enumerate(game.table.seats)
    )


def transcript(game: Game) -> str:
    """Returns the record, every event and the last picture."""
    return game.record() + BREAK + "".join(f"{told(event)}\n" for event in game.table.log) + "\n" + game.picture


def told(event: Event) -> str:
    """Formats an event: its class and its fields, without fields that have their default value."""
    values = ((field.name, getattr(event, field.name)) for field in fields(event) if _unusual(event, field))
    return " ".join([type(event).__name__, *(f"{key}={plain(value)}" for key, value in values)])


def _unusual(event: Event, field: Field[object]) -> bool:
    return bool(getattr(event, field.name) != field.default)


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
    for scene in cast():
        game = played(scene)
        (FOLDER / f"{scene.name}.txt").write_text(transcript(game), encoding="utf-8")
        led = " against ".join(one.id for one in scene.led)
        print(f"{scene.name}: {led}, {len(game.table.log)} events, {unused(game)} leaders unused")


if __name__ == "__main__":
    main()
