"""The unit of work: a job is one game to be played, and a played game is a job with its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gwint.decks import Deck
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What all games of a comparison have in common."""

    mode_name: str
    ruleset: Ruleset
    decks: Mapping[str, Deck]
    """By the names that jobs call them by."""

    @property
    def mode(self) -> Mode:
        return MODES[self.mode_name]


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played; whoever plays it, with the same bots it goes the same way."""

    deal: int
    """Games of one deal balance each other: they count together or not at all."""
    bots: tuple[str, ...]
    """By seat."""
    decks: tuple[str, ...]
    """By seat."""
    toss: int
    """The seat that wins the toss, or the lot of several Scoia'tael (SET-6, FAC-4)."""
    seed: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """The sides that won; none in a draw."""
    totals: tuple[tuple[int, ...], ...]
    """Round by round, the total of each side."""
    decisions: int
    """Questions that bots answered."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A job and how it ended."""

    job: Job
    outcome: Outcome

    def score(self, side: int) -> float:
        """1 for a win, 0 for a loss; sides that share a win share the point, and so do all in a draw."""
        winners = self.outcome.winners
        if not winners:
            return 1 / len(self.outcome.totals[-1])
        return 1 / len(winners) if side in winners else 0.0


def encode_game(played: PlayedGame) -> dict[str, Any]:
    """A played game as plain data, for a line of JSON."""
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
    """The inverse of `written`; raises KeyError or TypeError for what is no played game."""
    job = Job(data["deal"], tuple(data["bots"]), tuple(data["decks"]), data["toss"], data["seed"])
    totals = tuple(tuple(totals) for totals in data["totals"])
    return PlayedGame(job, Outcome(tuple(data["winners"]), totals, data["decisions"]))
