"""The training loop: play, update, measure and save, until the time is up."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from gwint.fast.table import SEATS
from gwint.lab.learning import checkpoints
from gwint.lab.learning.deck_pool import initial_tables
from gwint.lab.learning.league import League, frozen_copy, past_seats
from gwint.lab.learning.network import Network
from gwint.lab.learning.ppo import Losses, advantages, update
from gwint.lab.learning.rollouts import Players, draw, empty_rollout, evaluate, play
from gwint.lab.learning.self_play import SelfPlay
from gwint.lab.learning.settings import Settings

SECONDS_PER_MINUTE: Final = 60
REPORT_SECONDS: Final = 40.0
"""Time between two rows of progress."""
SAVE_SECONDS: Final = 100.0
"""Time between two checkpoints."""
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
        return {
            "minutes": round(self.minutes, 3),
            "updates": self.updates,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions_per_second),
            "losses": {name: round(value, 5) for name, value in self.losses._asdict().items()},
            "win_rates": {name: round(rate, 4) for name, rate in self.win_rates.items()},
        }


class Trainer:
    """A run that can be stopped and resumed.

    With `frozen`, the network learns the best response to it: that network plays the other seat of every duel.
    """

    def __init__(self, folder: Path, settings: Settings, device: torch.device, frozen: Network | None = None) -> None:
        self.folder, self.settings, self.device = folder, settings, device
        checkpoints.save_settings(folder, settings)
        torch.manual_seed(settings.seed)
        self.network = Network(settings.size).to(device)
        self.magnet = frozen_copy(self.network)
        self.frozen = frozen
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.updates = self.decisions = 0
        self.seconds = 0.0
        self.league = League(settings.league_size, settings.seed)
        self._load()
        self.reference = frozen_copy(self.network)
        """The network at the start of this sitting, as a frozen opponent."""
        seed = f"{settings.seed} {self.updates}"
        self.tables = initial_tables(settings.tables, settings.decks, seed, os.cpu_count() or 1)
        self.duels = SelfPlay(settings.games, self.tables, settings.seed + self.updates, device)
        self.rollout = empty_rollout(settings.steps, settings.games, device)
        share = 1.0 if frozen is not None else settings.league_share
        self.past_seats = past_seats(settings.games, share, device)

    # Running

    def run(self, seconds: float, report: Callable[[Progress], None]) -> None:
        """Train until the run's or this sitting's time is up, and save."""
        start = reported = saved = time.monotonic()
        before, base = self.decisions, self.seconds
        while time.monotonic() - start < seconds and self.seconds < self.settings.minutes * SECONDS_PER_MINUTE:
            losses = self.improve()
            now = time.monotonic()
            self.seconds = base + now - start
            if now - reported >= REPORT_SECONDS:
                rate = (self.decisions - before) / (now - reported)
                self._report(rate, losses, report)
                reported, before = time.monotonic(), self.decisions
            if now - saved >= SAVE_SECONDS:
                self.save()
                saved = time.monotonic()
        self.save()

    def improve(self) -> Losses:
        """Play a rollout and update the network with it."""
        rate, entropy = self.settings.scheduled(self.seconds / (self.settings.minutes * SECONDS_PER_MINUTE))
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        past = self.frozen if self.frozen is not None else self.league.opponent()
        next_value, next_acting = play(
            self.duels, Players(self.network, self.magnet, past, self.past_seats), self.rollout
        )
        gains = advantages(self.rollout, next_value, next_acting, self.settings.trace)
        losses = update(self.network, self.optimiser, self.rollout, gains, self.settings, entropy)
        self.updates += 1
        self.decisions += self.settings.games * self.settings.steps
        if self.updates % self.settings.magnet_every == 0:
            self.magnet.load_state_dict(self.network.state_dict())
        if self.updates % self.settings.league_every == 0:
            self.league.add(self.network)
        return losses

    def _report(self, rate: float, losses: Losses, report: Callable[[Progress], None]) -> None:
        opponents = {"random": None, "start": self.frozen or self.reference}
        rates = {name: self.win_rate(opponent) for name, opponent in opponents.items()}
        row = Progress(self.seconds / SECONDS_PER_MINUTE, self.updates, self.decisions, rate, losses, rates)
        checkpoints.append_progress(self.folder, row.as_json())
        report(row)

    # Measuring

    def win_rate(self, opponent: Network | None) -> float:
        """Return the network's score against a frozen one, or against random moves, with both seats equally often."""
        return score(self.network, opponent, self.tables, self.settings, self.device)

    # Saving

    def save(self) -> None:
        """Write a checkpoint."""
        state = {
            "network": self.network.state_dict(),
            "magnet": {name: tensor.bfloat16() for name, tensor in self.magnet.state_dict().items()},
            "optimiser": checkpoints.packed_moments(self.optimiser.state_dict()),
            "updates": self.updates,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        checkpoints.save_checkpoint(self.folder, state)

    def _load(self) -> None:
        """Resume from the checkpoint, if there is one; the league begins again with the magnet."""
        state = checkpoints.load_checkpoint(self.folder, self.device)
        if state is None:
            return
        self.network.load_state_dict(state["network"])
        self.magnet.load_state_dict(state["magnet"])
        self.optimiser.load_state_dict(checkpoints.unpacked_moments(state["optimiser"]))
        self.updates, self.decisions, self.seconds = state["updates"], state["decisions"], state["seconds"]
        self.league.add(self.magnet)


def score(
    network: Network, opponent: Network | None, tables: Any, settings: Settings, device: torch.device, seed: int = 99
) -> float:
    """Return the share of games that a network wins (a draw is a half), each playing as in training."""
    games = min(MEASURED_GAMES, settings.games)
    duels = SelfPlay(games, tables, seed, device)
    own_seat = torch.arange(games, device=device) % SEATS
    first = torch.full((games,), float("nan"), device=device)
    for _ in range(MEASURED_STEPS):
        moves = draw(_logits(network, opponent, duels, own_seat))
        rewards, ended = duels.step(moves)
        result = (1 + rewards.float().gather(1, own_seat[:, None]).squeeze(1)) / 2
        first = torch.where(ended.bool() & first.isnan(), result, first)
    return float(first.nanmean())


def _logits(network: Network, opponent: Network | None, duels: SelfPlay, own_seat: Tensor) -> Tensor:
    own = evaluate(network, duels.seen).logits
    theirs = (
        evaluate(opponent, duels.seen).logits
        if opponent is not None
        else torch.zeros_like(own).masked_fill(duels.seen.mask == 0, -1e9)
    )
    return torch.where((duels.seen.acting == own_seat)[:, None], own, theirs)


def load_network(folder: Path, device: torch.device) -> Network:
    """Load the network of a run."""
    settings = checkpoints.load_settings(folder)
    state = checkpoints.load_checkpoint(folder, device)
    if state is None:
        raise checkpoints.RunError("learning-run", path=str(folder), reason="no checkpoint")
    network = Network(settings.size).to(device)
    network.load_state_dict(state["network"])
    return network
