"""TOUR-2 to TOUR-4. The rules of a match: its score, the next game, who names a deck and which decks are allowed."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gwint.cards import Faction
from gwint.game import Game
from gwint.match.lineup import Lineup

SEATS: Final = (0, 1)
WINS: Final = 2
"""TOUR-2. How many won games win the match."""
REPLAYS: Final = 2
"""TOUR-2. How often a drawn game is replayed before a toss decides it."""
OVERRIDES: Final = {"double_draw": "draw"}
"""MODE-1. The match replays drawn games itself (TOUR-2), so that its games do not."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of the match, or a finished replay."""

    number: int
    """From 1 to 3."""
    replay: int
    """0 the first time."""
    game: Game
    winner: int | None
    """The seat that the game counts for; None if it was drawn."""
    tossed: bool = False
    """Whether the game was drawn and a toss decided the winner."""


def judge_game(game: Game, number: int, replay: int, seed: str) -> PlayedGame:
    """TOUR-2. A game counts for its winner; a drawn game does not count, but after two replays a toss decides."""
    winners = game.result.winners if game.result else None
    if winners:
        return PlayedGame(number, replay, game, winners[0])
    if replay < REPLAYS:
        return PlayedGame(number, replay, game, None)
    return PlayedGame(number, replay, game, toss_for_draw(seed, number), tossed=True)


def score(played: Sequence[PlayedGame]) -> tuple[int, ...]:
    """The games won, by seat."""
    return tuple(sum(one.winner == seat for one in played) for seat in SEATS)


def match_winners(played: Sequence[PlayedGame]) -> tuple[int, ...]:
    """TOUR-2. Two games won of three win the match."""
    return tuple(seat for seat, won in enumerate(score(played)) if won == WINS)


def next_game(played: Sequence[PlayedGame]) -> tuple[int, int]:
    """TOUR-2. The number of the next game and of its replay: a drawn game is played again."""
    number = sum(score(played)) + 1
    return number, sum(one.number == number for one in played)


def naming_order(played: Sequence[PlayedGame], tossed: int) -> tuple[int, ...]:
    """TOUR-3. The winner of the toss names first; TOUR-4. later the winner of the last game does."""
    winners = [one.winner for one in played if one.winner is not None]
    first = winners[-1] if winners else tossed
    return tuple(sorted(SEATS, key=lambda seat: seat != first))


def allowed(played: Sequence[PlayedGame], lineup: Lineup, seat: int) -> tuple[Faction, ...]:
    """TOUR-4. A deck that has won is not used again, so that the last winner must change decks; the loser may."""
    won = {one.game.table.seats[seat].faction for one in played if one.winner == seat}
    return tuple(faction for faction in lineup.factions if faction not in won)


def others(seat: int) -> tuple[int, ...]:
    return tuple(other for other in SEATS if other != seat)


# Tosses and seeds, each derived from the match's seed so that none reveals another


def first_to_name(seed: str) -> int:
    """TOUR-3. The seat that names a first deck first."""
    return _toss(seed, "naming")


def toss_for_draw(seed: str, game: int) -> int:
    """TOUR-2. The seat that wins a game drawn too often."""
    return _toss(seed, f"draw of game {game}")


def game_seed(seed: str, game: int, replay: int) -> str:
    """TOUR-5. The seed of a game; each game and each replay has its own."""
    return _derive(seed, f"game {game}, replay {replay}").hex()


def _toss(seed: str, label: str) -> int:
    return _derive(seed, label)[0] & 1


def _derive(seed: str, label: str) -> bytes:
    return hmac.new(bytes.fromhex(seed), label.encode(), hashlib.sha256).digest()
