"""The unit of work: a job is one game to play, and a played game is a job with its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from gwint.decks import Deck
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class ExtraData:
    """What is stored of every game besides its outcome."""

    record: bool = False
    """The whole game as a record, which replays."""
    simulations: int = 0
    """How many simulations estimate the chance of winning at a random position of each round; 0 for no estimates."""


NO_EXTRA_DATA: Final = ExtraData()


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What all games of a comparison share."""

    mode_name: str
    ruleset: Ruleset
    decks: Mapping[str, Deck]
    """By the names that jobs use."""
    extra: ExtraData = NO_EXTRA_DATA

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


class Estimate(NamedTuple):
    """The chance of winning at a position, estimated from the view of the seat to act."""

    round: int
    """From 1; the redraw belongs to the first round."""
    decision: int
    """How many questions the game had answered before."""
    seat: int
    chance: float
    """What the search of the advice estimates, before it is calibrated."""
    network: float | None
    """What the learned network expects; None where it cannot play."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, and the extra data that its setup asks for."""

    winners: tuple[int, ...]
    """The sides that won; empty for a draw."""
    totals: tuple[tuple[int, ...], ...]
    """The totals of all sides, round by round."""
    decisions: int
    """The number of questions that bots answered."""
    record: str = ""
    estimates: tuple[Estimate, ...] = ()


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
        **({"record": outcome.record} if outcome.record else {}),
        **({"estimates": [one._asdict() for one in outcome.estimates]} if outcome.estimates else {}),
    }


def decode_game(data: Mapping[str, Any]) -> PlayedGame:
    """The inverse of `encode_game`; raises KeyError or TypeError for other data."""
    job = Job(data["deal"], tuple(data["bots"]), tuple(data["decks"]), data["toss"], data["seed"])
    totals = tuple(tuple(totals) for totals in data["totals"])
    estimates = tuple(Estimate(**one) for one in data.get("estimates", ()))
    outcome = Outcome(tuple(data["winners"]), totals, data["decisions"], data.get("record", ""), estimates)
    return PlayedGame(job, outcome)
