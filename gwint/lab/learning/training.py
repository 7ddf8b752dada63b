"""The training loop: play, update, measure and save, until the time is up."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import torch

from gwint.fast.network.weights import FILE, Array, WeightsError, load_folded, save_weights
from gwint.lab.learning import checkpoints
from gwint.lab.learning.deck_pool import initial_tables
from gwint.lab.learning.league import League, frozen_copy, past_seats
from gwint.lab.learning.measuring import MEASURED_GAMES, Progress, score
from gwint.lab.learning.network import Network, folded_weights, size_of, warm_start
from gwint.lab.learning.ppo import Losses, advantages, update
from gwint.lab.learning.rollouts import Players, empty_rollout, play
from gwint.lab.learning.self_play import SelfPlay
from gwint.lab.learning.settings import SHIPPED, Settings
from gwint.lab.learning.size import Size

SECONDS_PER_MINUTE: Final = 60
REPORT_SECONDS: Final = 40.0
"""Time between two rows of progress."""
SAVE_SECONDS: Final = 100.0
"""Time between two checkpoints."""
TABLES_PER_PROCESS: Final = 1000
"""Fewer are laid sooner than a process starts."""


class Trainer:
    """A run that can be stopped and resumed.

    With `settings.against`, the network learns the best response to a frozen one, which plays the other seat of every
    duel by its most probable moves.
    """

    def __init__(self, folder: Path, settings: Settings, device: torch.device) -> None:
        self.folder, self.settings, self.device = folder, settings, device
        checkpoints.save_settings(folder, settings)
        torch.manual_seed(settings.seed)
        self.network = Network(settings.size).to(device)
        self.magnet = frozen_copy(self.network)
        self.frozen = network_of(settings.against, device) if settings.against else None
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.updates = self.decisions = 0
        self.seconds = 0.0
        self.league = League(settings.league_size, settings.seed)
        self._saved: int | None = None
        self._load()
        self.reference = frozen_copy(self.network)
        """The network at the start of this sitting, as a frozen opponent."""
        seed = f"{settings.seed} {self.updates}"
        processes = max(1, min(os.cpu_count() or 1, settings.tables // TABLES_PER_PROCESS))
        self.tables = initial_tables(settings.tables, settings.decks, seed, processes)
        self.duels = SelfPlay(settings.games, self.tables, settings.seed + self.updates, device)
        self.rollout = empty_rollout(settings.steps, settings.games, device)
        share = 1.0 if self.frozen is not None else settings.league_share
        self.past_seats = past_seats(settings.games, share, device)

    # Running

    @property
    def finished(self) -> bool:
        """Whether the time of the whole run is up."""
        return self.seconds >= self.settings.minutes * SECONDS_PER_MINUTE

    def run(
        self,
        seconds: float,
        report: Callable[[Progress], None],
        on_save: Callable[[], None] = lambda: None,
        stopping: Callable[[], bool] = lambda: False,
    ) -> None:
        """Train until the run's or this sitting's time is up or `stopping` says so, and save.

        There is a last report, unless the run is stopped.
        """
        start = reported = saved = time.monotonic()
        before, base = self.decisions, self.seconds
        while time.monotonic() - start < seconds and not self.finished and not stopping():
            losses = self.improve()
            now = time.monotonic()
            self.seconds = base + now - start
            ending = now - start >= seconds or self.finished or stopping()
            if (ending and not stopping()) or now - reported >= REPORT_SECONDS:
                self._report((self.decisions - before) / (now - reported), losses, report)
                reported, before = time.monotonic(), self.decisions
            if not ending and now - saved >= SAVE_SECONDS:
                self.save()
                on_save()
                saved = time.monotonic()
        self.save()
        on_save()

    def improve(self) -> Losses:
        """Play a rollout and update the network with it."""
        rate, entropy = self.settings.scheduled(self.seconds / (self.settings.minutes * SECONDS_PER_MINUTE))
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        next_value, next_acting = play(self.duels, self._players(), self.rollout)
        gains = advantages(self.rollout, next_value, next_acting, self.settings.trace)
        losses = update(self.network, self.optimiser, self.rollout, gains, self.settings, entropy)
        self.updates += 1
        self.decisions += self.settings.games * self.settings.steps
        if self.updates % self.settings.magnet_every == 0:
            self.magnet.load_state_dict(self.network.state_dict())
        if self.updates % self.settings.league_every == 0:
            self.league.add(self.network)
        return losses

    def _players(self) -> Players:
        if self.frozen is not None:
            return Players(self.network, self.magnet, self.frozen, self.past_seats, past_is_sure=True)
        return Players(self.network, self.magnet, self.league.opponent(), self.past_seats)

    def _report(self, rate: float, losses: Losses, report: Callable[[Progress], None]) -> None:
        rates = {"random": self.win_rate(None)}
        if self.frozen is not None:
            rates["frozen"] = self.win_rate(self.frozen, opponent_is_sure=True)
        else:
            rates["start"] = self.win_rate(self.reference)
        row = Progress(self.seconds / SECONDS_PER_MINUTE, self.updates, self.decisions, rate, losses, rates)
        checkpoints.append_progress(self.folder, row.as_json())
        report(row)

    def win_rate(self, opponent: Network | None, opponent_is_sure: bool = False) -> float:
        """Return the network's score against a frozen one, or against random moves, with both seats equally often."""
        games = min(MEASURED_GAMES, self.settings.games)
        return score(self.network, opponent, self.tables, games, self.device, opponent_is_sure=opponent_is_sure)

    # Saving

    def save(self) -> None:
        """Write a checkpoint and the weights for serving, unless nothing was learned since."""
        if self._saved == self.updates:
            return
        state = {
            "network": self.network.state_dict(),
            "magnet": {name: tensor.bfloat16() for name, tensor in self.magnet.state_dict().items()},
            "optimiser": checkpoints.packed_moments(self.optimiser.state_dict()),
            "updates": self.updates,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        checkpoints.save_checkpoint(self.folder, state)
        new = self.folder / f"{checkpoints.NEW}{checkpoints.WEIGHTS}"
        with checkpoints.writing(self.folder):
            save_weights(new, folded_weights(self.network))
            new.replace(self.folder / checkpoints.WEIGHTS)
        self._saved = self.updates

    def _load(self) -> None:
        """Resume from the checkpoint, or else begin with the given weights; the league begins with the magnet."""
        state = checkpoints.load_checkpoint(self.folder, self.device)
        if state is None:
            self._begin()
            return
        try:
            self.network.load_state_dict(state["network"])
            self.magnet.load_state_dict(state["magnet"])
            self.optimiser.load_state_dict(checkpoints.unpacked_moments(state["optimiser"]))
            self.updates, self.decisions, self.seconds = state["updates"], state["decisions"], state["seconds"]
        except (KeyError, TypeError, ValueError, RuntimeError) as error:
            raise checkpoints.damaged(self.folder, error) from error
        self._saved = self.updates
        checkpoints.remove_leftovers(self.folder)
        checkpoints.forget_progress_after(self.folder, self.updates)
        self.league.add(self.magnet)

    def _begin(self) -> None:
        checkpoints.remove_leftovers(self.folder)
        checkpoints.forget_progress_after(self.folder, 0)
        if self.settings.start:
            warm_start(self.network, _folded(self.settings.start))
            self.magnet.load_state_dict(self.network.state_dict())


def find_device(name: str | None = None) -> torch.device:
    """Return the device of that name, or else a CUDA device, if there is one; raise RunError if it is missing."""
    if name == "cuda" and not torch.cuda.is_available():
        raise checkpoints.RunError("learning-no-device")
    return torch.device(name or ("cuda" if torch.cuda.is_available() else "cpu"))


def new_settings(small: bool, **chosen: Any) -> Settings:
    """Return the settings of a new run; its network has the size of the weights that it begins with."""
    settings = replace(Settings.small() if small else Settings(), **chosen)
    return replace(settings, size=_size(settings.start, _folded(settings.start))) if settings.start else settings


def network_of(weights: str, device: torch.device) -> Network:
    """Return a network with the weights of a file that serves one, or of gwint's own, which learns nothing more."""
    folded = _folded(weights)
    network = Network(_size(weights, folded)).to(device)
    warm_start(network, folded)
    return network.requires_grad_(False)


def _folded(weights: str) -> dict[str, Array]:
    return load_folded(weights_file(weights))


def _size(weights: str, folded: dict[str, Array]) -> Size:
    try:
        return size_of(folded)
    except (KeyError, ValueError) as error:
        raise WeightsError("network-weights", path=str(weights_file(weights)), reason=str(error)) from error


def weights_file(weights: str) -> Path:
    """Return the file of weights that settings name."""
    return FILE if weights == SHIPPED else Path(weights)


def load_network(folder: Path, device: torch.device) -> Network:
    """Load the network of a run."""
    settings = checkpoints.load_settings(folder)
    state = checkpoints.load_checkpoint(folder, device)
    if state is None:
        raise checkpoints.damaged(folder, "no checkpoint")
    network = Network(settings.size).to(device)
    network.load_state_dict(state["network"])
    return network
