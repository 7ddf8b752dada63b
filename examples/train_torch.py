"""Learns the duel by playing against itself: proximal policy optimisation (PPO) in plain PyTorch, on a GPU or a CPU.

python examples/train_torch.py [--games 16384] [--minutes 7] [--save network.pt]    (--games 64 --minutes 0.1 on a CPU)
"""

import argparse
import time
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import mse_loss, relu

from gwint import random_deck
from gwint.fast.moves import COUNT
from gwint.fast.observations import SIZE
from gwint.lab.environments.batched import Duels
from gwint.lab.environments.initial_tables import initial_tables, starter_pairs
from gwint.rulesets import LEGENDARY

EPOCHS, BATCH, RATE, CLIP, TRACE = 2, 32_768, 3e-4, 0.2, 0.95
ENTROPY, LAST_ENTROPY = 0.02, 0.003
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Network(nn.Module):
    """Logits of all moves and the expected result, from an observation and the mask of legal moves."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(SIZE, width), nn.Linear(width, width), nn.Linear(width, width)])
        self.moves, self.value = nn.Linear(width, COUNT), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(DEVICE.type, torch.bfloat16, enabled=DEVICE.type == "cuda"):
            hidden = relu(self.layers[0](seen.float().log1p()))
            for layer in self.layers[1:]:
                hidden = hidden + relu(layer(hidden))
            logits, value = self.moves(hidden).float(), self.value(hidden).float().squeeze(1)
        return logits.masked_fill(mask == 0, -1e9), torch.tanh(value)


class Games:
    """Many duels as tensors that share the memory of the environment."""

    def __init__(self, count: int) -> None:
        if DEVICE.type == "cuda":
            from gwint.lab.environments.device import DeviceDuels

            self.duels: Duels = DeviceDuels(count)
        else:
            self.duels = Duels(count)
        decks = [random_deck(f"train {number}") for number in range(min(count, 490))]
        pairs = [*starter_pairs(), *pairwise(decks)]
        self.duels.reset_to(initial_tables(pairs, LEGENDARY), 1)
        self.actions = self.duels.new_actions()
        views: list[Any] = [self.duels.observe(), self.duels.mask(), self.duels.acting, self.actions.view(np.int16)]
        self.seen, self.mask, self.acting, self.numbers = (torch.as_tensor(view, device=DEVICE) for view in views)

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make a move in every game; return the rewards of the seats that moved, and where games ended."""
        seats = self.acting.long()[:, None]
        self.numbers.copy_(moves)
        result = self.duels.step(self.actions)
        rewards, ended = (torch.as_tensor(one, device=DEVICE) for one in (result.rewards, result.ended))
        return rewards.float().gather(1, seats).squeeze(1), ended.bool()


def draw(logits: Tensor) -> Tensor:
    return (logits - torch.empty_like(logits).exponential_().log_()).argmax(dim=1)


@torch.no_grad()
def play(network: Network, games: Games, steps: int) -> list[Tensor]:
    """Play some steps; return observations, masks, moves, their log-probabilities, advantages and targets."""
    rows = []
    for _ in range(steps):
        logits, value = network(games.seen, games.mask)
        moves = draw(logits)
        chosen = logits.log_softmax(dim=1).gather(1, moves[:, None]).squeeze(1)
        before = games.seen.clone(), games.mask.clone(), moves, chosen, value, games.acting.clone()
        rows.append((*before, *games.step(moves)))
    seen, mask, moves, chosen, value, acting, reward, ended = (
        torch.stack(column) for column in zip(*rows, strict=True)
    )
    gains, gain = torch.zeros_like(value), torch.zeros_like(value[0])
    next_value, next_acting = network(games.seen, games.mask)[1], games.acting
    for step in reversed(range(steps)):
        # What is good for one seat is bad for the other; nothing counts beyond the end of a game.
        sign = torch.where(acting[step] == next_acting, 1.0, -1.0) * ~ended[step]
        gain = reward[step] + sign * next_value - value[step] + TRACE * sign * gain
        gains[step], next_value, next_acting = gain, value[step], acting[step]
    return [tensor.flatten(0, 1) for tensor in (seen, mask, moves, chosen, gains, (gains + value).clamp(-1, 1))]


def improve(network: Network, optimiser: torch.optim.Optimizer, data: list[Tensor], entropy_weight: float) -> float:
    """Update the network with what it played; return the entropy of its policy."""
    data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-8)
    entropies = []
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(data[0]), device=DEVICE).split(BATCH):
            seen, mask, moves, chosen, gains, targets = (tensor[batch] for tensor in data)
            logits, value = network(seen, mask)
            logs = logits.log_softmax(dim=1)
            ratio = (logs.gather(1, moves[:, None]).squeeze(1) - chosen).exp()
            policy_loss = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            entropy = -(logs.exp() * logs).sum(dim=1).mean()
            optimiser.zero_grad()
            (policy_loss + 0.5 * mse_loss(value, targets) - entropy_weight * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            entropies.append(float(entropy.detach()))
    return float(np.mean(entropies))


@torch.no_grad()
def score_against_random(network: Network, games: Games) -> float:
    """Return the share of games that the network wins against random moves, in both seats."""
    own, results = torch.arange(games.duels.count, device=DEVICE) % 2, []
    for _ in range(150):
        logits, _ = network(games.seen, games.mask)
        random, mine = torch.zeros_like(logits).masked_fill(games.mask == 0, -1e9), games.acting == own
        reward, ended = games.step(draw(torch.where(mine[:, None], logits, random)))
        results.append((torch.where(mine, reward, -reward)[ended] + 1) / 2)
    return float(torch.cat(results).mean())


def main(games: int = 16_384, minutes: float = 7.0, save: str = "", steps: int = 64, width: int = 1024) -> float:
    torch.manual_seed(1)
    network, duels = Network(width).to(DEVICE), Games(games)
    optimiser = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    start, updates, done = time.monotonic(), 0, 0.0
    while done < 1:
        weight = ENTROPY * (LAST_ENTROPY / ENTROPY) ** done
        entropy = improve(network, optimiser, play(network, duels, steps), weight)
        updates, seconds = updates + 1, time.monotonic() - start
        done = seconds / (60 * minutes)
        if updates % 20 == 0 or done >= 1:
            speed = updates * games * steps / seconds
            print(f"{seconds / 60:.2f} min: {speed:,.0f} decisions/s, entropy {entropy:.3f}", flush=True)
    if save:
        torch.save(network.state_dict(), save)
    score: float = score_against_random(network, duels)
    print(f"{100 * score:.1f}% against random moves")
    return score


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=16_384)
    parser.add_argument("--minutes", type=float, default=7.0)
    parser.add_argument("--save", default="", metavar="FILE")
    main(**vars(parser.parse_args()))
