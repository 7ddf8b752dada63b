"""Golden matches as text: the record, the events and the state of each match. Run this module to rewrite them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from gwint.match import Match, NameDeck, starter_lineup
from gwint.rules.moves import Done, Pass
from tests.golden import BREAK, format_event
from tests.match.sample_matches import ALA, BOB, draw_game

FOLDER = Path(__file__).with_name("golden_matches")


def cast() -> Iterator[tuple[str, Match]]:
    """A match of every ruleset; the first has a game drawn three times, and the second a replay."""
    brought = starter_lineup("nilfgaard", "scoiatael", "skellige")
    yield "legendary", Match(ALA, BOB, seed="golden legendary", players=("Ala", "Bob"))
    yield "klub", Match(BOB, ALA, rules="klub", seed="golden klub", players=("Ala", "Bob"))
    yield "witcher3", Match(brought, BOB, rules="witcher3", seed="golden witcher3")


DRAWN = {"legendary": 3, "klub": 1, "witcher3": 0}
"""How many games of each match are drawn on purpose before random moves continue."""


def played(name: str, match: Match) -> Match:
    """A random match after its intended draws."""
    rng = random.Random(name)
    for _ in range(DRAWN[name]):
        name_decks(match, rng)
        draw_game(match)
    while match.acting:
        seat = rng.choice(match.acting)
        moves = match.legal_moves(seat)
        match.play(rng.choices(moves, [0.15 if isinstance(move, (Pass, Done)) else 1 for move in moves])[0], seat)
    return match


def name_decks(match: Match, rng: random.Random) -> None:
    while isinstance(match.question, NameDeck):
        match.play(rng.choice(match.moves))


def transcript(match: Match) -> str:
    """The record, and every event of the match."""
    events = (format_event(event).replace("<", "").replace(">", "") for event in match.log)  # type: ignore[arg-type]
    return match.record() + BREAK + "".join(f"{event}\n" for event in events)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, match in cast():
        (FOLDER / f"{name}.txt").write_text(transcript(played(name, match)), encoding="utf-8")
        print(f"{name}: {len(match.games)} games, {match.score[0]} to {match.score[1]}")


if __name__ == "__main__":
    main()
