"""Playing duels and remembering every decision for the update."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from gwint.fast.cards import IDS
from gwint.fast.moves import COUNT
from gwint.fast.observations import SIZE
from gwint.lab.learning.network import ILLEGAL, Network, Output
from gwint.lab.learning.self_play import Seen, SelfPlay


class Rollout(NamedTuple):
    """The decisions of some steps of many duels; every tensor begins with the axes of steps and games."""

    observations: Tensor
    mask: Tensor
    moves: Tensor
    log_probability: Tensor
    """Of the move that was made."""
    value: Tensor
    reward: Tensor
    """For the seat that moved."""
    ended: Tensor
    acting: Tensor
    learning: Tensor
    """Whether the current network made the decision, not a past one."""
    enemy_hand: Tensor
    magnet: Tensor
    """The magnet's log-probability of every move."""


def empty_rollout(steps: int, games: int, device: torch.device) -> Rollout:
    """Allocate the tensors."""

    def allocate(kind: torch.dtype, *width: int) -> Tensor:
        return torch.zeros((steps, games, *width), dtype=kind, device=device)

    return Rollout(
        observations=allocate(torch.uint8, SIZE),
        mask=allocate(torch.int8, COUNT),
        moves=allocate(torch.int16),
        log_probability=allocate(torch.float32),
        value=allocate(torch.float32),
        reward=allocate(torch.float32),
        ended=allocate(torch.bool),
        acting=allocate(torch.uint8),
        learning=allocate(torch.bool),
        enemy_hand=allocate(torch.uint8, len(IDS)),
        magnet=allocate(torch.bfloat16, COUNT),
    )


class Players(NamedTuple):
    """Who plays: the current network everywhere, except where a past one has a seat."""

    current: Network
    magnet: Network
    past: Network | None
    past_seat: Tensor
    """By game, the seat of the past network; 2 where it has none."""
    past_is_sure: bool = False
    """Whether the past network plays its most probable moves, as the bots do, instead of drawing from its policy."""


def evaluate(network: Network, seen: Seen, games: slice = slice(None)) -> Output:
    """Evaluate what the acting seats see, in half precision on a device."""
    with torch.no_grad(), torch.autocast(seen.mask.device.type, torch.bfloat16, enabled=seen.mask.is_cuda):
        output: Output = network(seen.observations[games], seen.mask[games])
    return output


def draw(logits: Tensor) -> Tensor:
    """Draw a move for each game from the policy."""
    # The largest of logits with Gumbel noise is a sample, and needs no sum over the moves.
    noise = torch.empty_like(logits).exponential_().log_()
    return (logits - noise).argmax(dim=1)


def most_probable(logits: Tensor) -> Tensor:
    """Leave only the most probable move of each game to be drawn."""
    best = logits.argmax(dim=1, keepdim=True)
    return torch.full_like(logits, ILLEGAL).scatter_(1, best, 0.0)


def play(duels: SelfPlay, players: Players, rollout: Rollout) -> tuple[Tensor, Tensor]:
    """Fill the rollout; return what the next decisions are worth to the acting seats, and these seats."""
    with_past = int((players.past_seat < 2).sum())
    for step in range(rollout.moves.shape[0]):
        seen = duels.seen
        output = evaluate(players.current, seen)
        logits, learning = output.logits, torch.ones_like(rollout.learning[step])
        if players.past is not None and with_past:
            logits, learning = _let_past_play(players, seen, logits, with_past)
        moves = draw(logits)
        chosen = output.logits.log_softmax(dim=1).gather(1, moves[:, None]).squeeze(1)
        rollout.observations[step] = seen.observations
        rollout.mask[step] = seen.mask
        rollout.moves[step] = moves
        rollout.log_probability[step] = chosen
        rollout.value[step] = output.value
        rollout.acting[step] = seen.acting
        rollout.learning[step] = learning
        rollout.enemy_hand[step] = duels.enemy_hands()
        rollout.magnet[step] = evaluate(players.magnet, seen).logits.log_softmax(dim=1)
        rewards, ended = duels.step(moves)
        rollout.reward[step] = rewards.float().gather(1, rollout.acting[step].long()[:, None]).squeeze(1)
        rollout.ended[step] = ended.bool()
    return evaluate(players.current, duels.seen).value, duels.seen.acting.clone()


def _let_past_play(players: Players, seen: Seen, logits: Tensor, count: int) -> tuple[Tensor, Tensor]:
    """Replace the logits where the past network is to act; its games are the first ones."""
    assert players.past is not None
    past = seen.acting == players.past_seat
    theirs = evaluate(players.past, seen, slice(count)).logits
    if players.past_is_sure:
        theirs = most_probable(theirs)
    mixed = logits.clone()
    mixed[:count] = torch.where(past[:count, None], theirs, logits[:count])
    return mixed, ~past
