"""Many duels as PyTorch tensors, on the CPU or on a CUDA device, without copies between the twin and PyTorch."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from gwint.fast.cards import CARDS, IDS
from gwint.fast.network.weights import CARD_GROUP
from gwint.fast.table import GAME, HAND, SEATS, Games
from gwint.lab.environments.batched import Duels


class Seen(NamedTuple):
    """What the acting seats see, as tensors that change with the next step."""

    observations: Tensor
    mask: Tensor
    acting: Tensor


class SelfPlay:
    """A batch of duels. Finished games are replaced by new ones from the initial tables."""

    def __init__(self, count: int, tables: Games, seed: int, device: torch.device) -> None:
        self.count, self.device = count, device
        self._duels = _new_duels(count, device)
        self._duels.reset_to(tables, seed)
        self.seen = Seen(
            self._tensor(self._duels.observe()),
            self._tensor(self._duels.mask()),
            self._tensor(self._duels.acting),
        )
        self._games = self._tensor(self._duels.game_bytes())
        self._groups = torch.from_numpy(np.append(CARD_GROUP, np.full(256 - CARDS, len(IDS)))).to(device)
        self._moves = self._duels.new_actions()
        self._move_numbers = self._tensor(self._moves.view(np.int16))

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make a move in every game; return the rewards by seat, and 1 where a game ended."""
        self._move_numbers.copy_(moves)
        result = self._duels.step(self._moves)
        return self._tensor(result.rewards), self._tensor(result.ended)

    def enemy_hands(self) -> Tensor:
        """Return, for each game and card id, whether the enemy of the acting seat holds it."""
        enemy = 1 - self.seen.acting.long().clamp(max=1)
        rows = torch.arange(self.count, device=self.device)
        hands = self._field("hand").view(self.count, SEATS, HAND)[rows, enemy]
        counts = self._field("hand_count")[rows, enemy]
        groups = self._groups[hands.long()]
        groups = torch.where(torch.arange(HAND, device=self.device) < counts[:, None], groups, len(IDS))
        held = torch.zeros(self.count, len(IDS) + 1, device=self.device, dtype=torch.uint8)
        return held.scatter_(1, groups, 1)[:, : len(IDS)]

    def _field(self, name: str) -> Tensor:
        assert GAME.fields is not None
        kind, start = GAME.fields[name][:2]
        return self._games[:, start : start + kind.itemsize]

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)


def _new_duels(count: int, device: torch.device) -> Duels:
    if device.type == "cpu":
        return Duels(count, threads=torch.get_num_threads())
    from gwint.lab.environments.device import DeviceDuels

    return DeviceDuels(count)
