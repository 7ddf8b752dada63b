"""Proximal policy optimisation for two players with opposite interests, pulled towards a magnet (mirror descent)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from gwint.lab.learning.network import Network, Output
from gwint.lab.learning.rollouts import Rollout
from gwint.lab.learning.settings import Settings

MAX_GRADIENT: float = 1.0
"""Larger gradients are scaled down to this norm."""


class Losses(NamedTuple):
    """The mean losses of an update, for the progress line."""

    policy: float
    value: float
    entropy: float
    belief: float
    magnet: float


def advantages(rollout: Rollout, next_value: Tensor, next_acting: Tensor, trace: float) -> Tensor:
    """Return generalised advantages; their sign changes whenever the seat to act changes."""
    result = torch.zeros_like(rollout.value)
    following = torch.zeros_like(next_value)
    for step in reversed(range(len(rollout.value))):
        goes_on = (~rollout.ended[step]).float()
        same_seat = rollout.acting[step] == next_acting
        sign = torch.where(same_seat, 1.0, -1.0) * goes_on
        surprise = rollout.reward[step] + sign * next_value - rollout.value[step]
        following = surprise + trace * sign * following
        result[step] = following
        next_value, next_acting = rollout.value[step], rollout.acting[step]
    return result


def update(
    network: Network,
    optimiser: torch.optim.Optimizer,
    rollout: Rollout,
    gains: Tensor,
    settings: Settings,
    entropy_weight: float,
) -> Losses:
    """Improve the network with the decisions of a rollout."""
    flat = Rollout(*(tensor.flatten(0, 1) for tensor in rollout))
    targets = (gains + rollout.value).flatten().clamp(-1, 1)
    gains = gains.flatten()
    chosen = flat.learning.nonzero().squeeze(1)
    mean, spread = gains[chosen].mean(), gains[chosen].std()
    gains = (gains - mean) / (spread + 1e-8)
    sums, batches = torch.zeros(len(Losses._fields), device=gains.device), 0
    for batch in _batches(chosen, settings):
        part = Rollout(*(tensor[batch] for tensor in flat))
        with torch.autocast(gains.device.type, torch.bfloat16, enabled=gains.is_cuda):
            output: Output = network(part.observations, part.mask)
        losses = _losses(output, part, gains[batch], targets[batch], settings.clip)
        weights = (1.0, settings.value_weight, -entropy_weight, settings.belief_weight, settings.magnet_weight)
        loss = sum(weight * one for weight, one in zip(weights, losses, strict=True))
        assert isinstance(loss, Tensor)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(network.parameters(), MAX_GRADIENT)
        optimiser.step()
        sums += torch.stack([one.detach() for one in losses])
        batches += 1
    return Losses(*(sums / max(1, batches)).tolist())


def _batches(chosen: Tensor, settings: Settings) -> Iterator[Tensor]:
    """Yield batches of decisions in random order, for every epoch."""
    for _ in range(settings.epochs):
        order = chosen[torch.randperm(len(chosen), device=chosen.device)]
        yield from order.split(settings.batch)


def _losses(output: Output, part: Rollout, gains: Tensor, targets: Tensor, clip: float) -> tuple[Tensor, ...]:
    """Return the losses in the order of `Losses`."""
    log_probabilities = output.logits.log_softmax(dim=1)
    probabilities = log_probabilities.exp()
    made = log_probabilities.gather(1, part.moves.long()[:, None]).squeeze(1)
    ratio = (made - part.log_probability).exp()
    policy = -torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
    value = functional.mse_loss(output.value, targets)
    entropy = -(probabilities * log_probabilities).sum(dim=1).mean()
    belief = functional.binary_cross_entropy_with_logits(output.belief, part.enemy_hand.float())
    magnet = (probabilities * (log_probabilities - part.magnet.float())).sum(dim=1).mean()
    return policy, value, entropy, belief, magnet
