"""The unit of work: a job is one game to play, and a played game is a job with its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gwint.decks import Deck
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What all games of a comparison share."""

    mode_name: str
    ruleset: Ruleset
    decks: Mapping[str, Deck]
    """By the names that jobs use."""

    @property
    def mode(self) -> Mode:
        return MODES[self.mode_name]


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play; with the same bots it always takes the same course."""

    deal: int
    """Games of one deal balance each other, so they count together or not at all."""
    bots: tuple[str, ...]
    """By seat."""
    decks: tuple[str, ...]
    """By seat."""
    toss: int
    """The seat that wins the toss, or the draw between several Scoia'tael players (SET-6, FAC-4)."""
    seed: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """The sides that won; empty for a draw."""
    totals: tuple[tuple[int, ...], ...]
    """The totals of all sides, round by round."""
    decisions: int
    """The number of questions that bots answered."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A job and its outcome."""

    job: Job
    outcome: Outcome

    def score(self, side: int) -> float:
        """1 for a win, 0 for a loss; sides that share a win, or a draw, share the point."""
        winners = self.outcome.winners
        if not winners:
            return 1 / len(self.outcome.totals[-1])
        return 1 / len(winners) if side in winners else 0.0


def encode_game(played: PlayedGame) -> dict[str, Any]:
    """Convert a played game to plain data for a line of JSON."""
    job, outcome = played.job, played.outcome
    return {
        "deal": job.deal,
        "bots": job.bots,
        "decks": job.decks,
        "toss": job.toss,
        "seed": job.seed,
        "winners": outcome.winners,
        "totals": outcome.totals,
        "decisions": outcome.decisions,
    }


def decode_game(data: Mapping[str, Any]) -> PlayedGame:
    """The inverse of `encode_game`; raises KeyError or TypeError for other data."""
    job = Job(data["deal"], tuple(data["bots"]), tuple(data["decks"]), data["toss"], data["seed"])
    totals = tuple(tuple(totals) for totals in data["totals"])
    return PlayedGame(job, Outcome(tuple(data["winners"]), totals, data["decisions"]))
