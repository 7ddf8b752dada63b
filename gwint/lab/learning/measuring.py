"""What is reported during a run: speed, losses, and win rates against frozen opponents."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

import torch
from torch import Tensor

from gwint.fast.table import SEATS, Games
from gwint.lab.learning.network import ILLEGAL, Network
from gwint.lab.learning.ppo import Losses
from gwint.lab.learning.rollouts import draw, evaluate, most_probable
from gwint.lab.learning.self_play import SelfPlay

MEASURED_GAMES: Final = 2048
MEASURED_STEPS: Final = 150
"""Decisions played to measure a win rate; hardly any game is longer."""


@dataclass(slots=True)
class Progress:
    """A row of progress."""

    minutes: float
    """Training time since the start of the run."""
    updates: int
    decisions: int
    decisions_per_second: float
    losses: Losses
    win_rates: dict[str, float]
    """Against frozen opponents."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {
            "minutes": round(self.minutes, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "losses": {name: round(value, 5) for name, value in self.losses._asdict().items()},
            "win_rates": {name: round(rate, 4) for name, rate in self.win_rates.items()},
        }


def score(
    network: Network,
    opponent: Network | None,
    tables: Games,
    games: int,
    device: torch.device,
    seed: int = 99,
    opponent_is_sure: bool = False,
) -> float:
    """Return the share of games that a network wins (a draw is a half), each playing as in training.

    Both play each seat equally often; without an opponent, the moves of the other seat are random.
    """
    duels = SelfPlay(games, tables, seed, device)
    own_seat = torch.arange(games, device=device) % SEATS
    first = torch.full((games,), float("nan"), device=device)
    for _ in range(MEASURED_STEPS):
        moves = draw(_logits(network, opponent, duels, own_seat, opponent_is_sure))
        rewards, ended = duels.step(moves)
        result = (1 + rewards.float().gather(1, own_seat[:, None]).squeeze(1)) / 2
        first = torch.where(ended.bool() & first.isnan(), result, first)
    return float(first.nanmean())


def _logits(
    network: Network, opponent: Network | None, duels: SelfPlay, own_seat: Tensor, opponent_is_sure: bool
) -> Tensor:
    own = evaluate(network, duels.seen).logits
    theirs = (
        evaluate(opponent, duels.seen).logits
        if opponent is not None
        else torch.zeros_like(own).masked_fill(duels.seen.mask == 0, ILLEGAL)
    )
    if opponent_is_sure:
        theirs = most_probable(theirs)
    return torch.where((duels.seen.acting == own_seat)[:, None], own, theirs)
