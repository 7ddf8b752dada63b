"""Sample matches: lineups that are legal under every ruleset, and games with a chosen result."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gwint.cards import Faction
from gwint.match import Match, Name, random_lineup, starter_lineup
from gwint.rules.moves import Done, Pass
from gwint.rulesets import LEGENDARY, RULESETS, Ruleset

MONSTERS, NILFGAARD, REALMS = Faction.MONSTERS, Faction.NILFGAARD, Faction.NORTHERN_REALMS
ELVES, SKELLIGE = Faction.SCOIATAEL, Faction.SKELLIGE

ALA = starter_lineup(MONSTERS, REALMS, SKELLIGE)
BOB = starter_lineup(REALMS, SKELLIGE, ELVES)
"""Without Nilfgaard, which would win ties."""
MOST_MOVES = 2000


def new_match(seed: int = 1, rules: Ruleset = LEGENDARY, first: int | None = None) -> Match:
    """A match of Ala and Bob; with `first`, one whose toss lets that seat name first."""
    seeds = range(seed, seed + 1000)
    matches = (Match(ALA, BOB, rules=rules, seed=one, players=("Ala", "Bob")) for one in seeds)
    return next(match for match in matches if first in (None, match.first))


def name_decks(match: Match, *factions: Faction) -> Match:
    """Name these decks, each for the seat to act."""
    for faction in factions:
        match.play(Name(faction))
    return match


def draw_game(match: Match) -> Match:
    """Play the game to a draw: neither seat plays a card, and both rounds are tied."""
    game = match.game
    while match.game is game and game is not None:
        seat = match.acting[0]
        idle = [move for move in match.moves_of(seat) if move in ("done", "pass", "decline")]
        match.play(idle[0] if idle else match.moves_of(seat)[0], seat)
    return match


def win_game(match: Match, seat: int) -> Match:
    """Let this seat win the game: the other gives up."""
    match.resign_game(1 - seat)
    return match


def random_match(number: int) -> Match:
    ruleset = list(RULESETS.values())[number % len(RULESETS)]
    first, second = (random_lineup(f"match {number} {seat}", ruleset) for seat in range(2))
    return Match(first, second, rules=ruleset, seed=f"random match {number}", players=("", "Bob") if number % 2 else ())


def random_moves(match: Match, rng: random.Random) -> Iterator[int]:
    """Play random moves, with take-backs and resignations, to the end of a match; yield the number of moves so far."""
    for count in range(1, MOST_MOVES):
        if not match.acting:
            return
        chance = rng.random()
        if match.game is not None and chance < 0.004:
            match.resign_game(rng.randrange(2))
        elif match.game is not None and chance < 0.02 and len(match.game.table.log) > 40:
            match.undo(1, rng.randrange(2))
        else:
            play_one(match, rng)
        yield count
    raise AssertionError("a match without an end")


def play_one(match: Match, rng: random.Random) -> None:
    seat = rng.choice(match.acting)
    moves = match.legal_moves(seat)
    assert moves, "a dead end"
    weights = [0.2 if isinstance(move, (Pass, Done)) else 1 for move in moves]
    match.play(rng.choices(moves, weights)[0], seat)
