"""Past networks as opponents, so that the current one keeps beating what it once learned to beat."""

from __future__ import annotations

import copy
from random import Random

import torch
from torch import Tensor

from gwint.fast.table import SEATS
from gwint.lab.learning.network import Network


def frozen_copy(network: Network) -> Network:
    """Return a copy that learns nothing more."""
    return copy.deepcopy(network).requires_grad_(False)


class League:
    """Some past networks; when it is full, a random one but the newest leaves for a new one."""

    def __init__(self, size: int, seed: int) -> None:
        self._size, self._chance = size, Random(seed)
        self.members: list[Network] = []

    def add(self, network: Network) -> None:
        if len(self.members) >= self._size:
            self.members.pop(self._chance.randrange(len(self.members) - 1))
        self.members.append(frozen_copy(network))

    def opponent(self) -> Network | None:
        """Return a random member for the next rollout."""
        return self._chance.choice(self.members) if self.members else None


def past_seats(games: int, share: float, device: torch.device) -> Tensor:
    """Return, by game, the seat that a past network plays: alternating in the first games, none (2) in the others."""
    seats = torch.full((games,), SEATS, dtype=torch.uint8, device=device)
    with_past = round(games * share)
    seats[:with_past] = (torch.arange(with_past, device=device) % SEATS).to(torch.uint8)
    return seats
