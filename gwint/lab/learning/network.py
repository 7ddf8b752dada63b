"""The network in PyTorch: from an observation to a policy, a value and a belief about the enemy's hand."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from gwint.fast.cards import IDS
from gwint.fast.network.inputs import DERIVED, derived_inputs
from gwint.fast.network.weights import CARD_BYTES, CARD_GROUP, MOVE_GROUP, MOVE_GROUPS, Array
from gwint.fast.observations import ZONES
from gwint.lab.learning.features import CARD_FACTS, MOVE_FACTS, TABLE_BYTES
from gwint.lab.learning.size import Size

ILLEGAL: Final = -1e9
"""The logit of an illegal move."""


class Output(NamedTuple):
    """What the network says about a batch of observations."""

    logits: Tensor
    """For each move; illegal ones have ILLEGAL if a mask was given."""
    value: Tensor
    """The expected result for the viewer, from -1 to 1."""
    belief: Tensor
    """For each card id, the logit of the chance that the enemy holds it."""


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)

    def forward(self, hidden: Tensor) -> Tensor:
        added: Tensor = self.second(functional.relu(self.first(hidden)))
        return hidden + functional.relu(added)


class Network(nn.Module):
    """A wide first layer over all counts of cards, a few residual blocks, and three heads."""

    card_facts: Tensor
    card_group: Tensor
    move_facts: Tensor
    move_group: Tensor

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.size = size
        zones, facts, groups = len(ZONES), CARD_FACTS.shape[1], len(IDS)
        self.by_card = nn.Parameter(torch.randn(zones, groups, size.wide) * 0.05)
        self.by_fact = nn.Parameter(torch.randn(zones, facts, size.wide) * 0.03)
        self.by_table = nn.Parameter(torch.randn(TABLE_BYTES, size.wide) * 0.05)
        self.by_derived = nn.Parameter(torch.randn(DERIVED, size.wide) * 0.1)
        self.first_bias = nn.Parameter(torch.zeros(size.wide))
        self.narrowing = nn.Linear(size.wide, size.narrow)
        self.blocks = nn.ModuleList(Block(size.narrow) for _ in range(size.blocks))
        self.by_group = nn.Parameter(torch.zeros(MOVE_GROUPS, size.narrow))
        self.by_move_fact = nn.Parameter(torch.zeros(MOVE_FACTS.shape[1], size.narrow))
        self.group_bias = nn.Parameter(torch.zeros(MOVE_GROUPS))
        self.value_head = nn.Linear(size.narrow, 1)
        self.belief_head = nn.Linear(size.narrow, groups)
        self.register_buffer("card_facts", torch.from_numpy(CARD_FACTS), persistent=False)
        self.register_buffer("card_group", torch.from_numpy(CARD_GROUP), persistent=False)
        self.register_buffer("move_facts", torch.from_numpy(MOVE_FACTS), persistent=False)
        self.register_buffer("move_group", torch.from_numpy(MOVE_GROUP), persistent=False)

    def input_weights(self) -> Tensor:
        """Return the first layer's weights for every byte of an observation."""
        cards = self.by_card[:, self.card_group] + self.card_facts @ self.by_fact
        return torch.cat([cards.reshape(CARD_BYTES, self.size.wide), self.by_table])

    def move_weights(self) -> Tensor:
        """Return the policy head's weights for every move."""
        return self.by_group[self.move_group] + self.move_facts @ self.by_move_fact

    def forward(self, observations: Tensor, mask: Tensor | None = None) -> Output:
        """Evaluate rows of bytes; `mask` marks the legal moves."""
        seen = observations.to(torch.bfloat16 if observations.is_cuda else torch.float32).log1p()
        first = seen @ self.input_weights() + derived_tensor(observations) @ self.by_derived + self.first_bias
        hidden = functional.relu(self.narrowing(functional.relu(first)))
        for block in self.blocks:
            hidden = block(hidden)
        logits = (hidden @ self.move_weights().T + self.group_bias[self.move_group]).float()
        if mask is not None:
            logits = logits.masked_fill(mask == 0, ILLEGAL)
        value = torch.tanh(self.value_head(hidden).float().squeeze(-1))
        return Output(logits, value, self.belief_head(hidden).float())


def derived_tensor(observations: Tensor) -> Tensor:
    """Return the inputs that are computed from several bytes; see `gwint.fast.network.inputs`."""
    columns: Any = derived_inputs(lambda place: observations[:, place].float(), torch)
    return torch.stack(columns, dim=1)


# Weights for serving


def folded_weights(network: Network) -> dict[str, Array]:
    """Return the weights as plain matrices, with those of facts added to those of cards and moves."""
    folded = _folded_parameters(network) | {
        "cards": _by_group(network.by_card + _group_facts(network) @ network.by_fact),
        "moves": network.by_group + _first_of_groups(network.move_facts, MOVE_GROUP) @ network.by_move_fact,
    }
    return {name: tensor.detach().float().cpu().numpy().astype(np.float32) for name, tensor in folded.items()}


def size_of(folded: dict[str, Array]) -> Size:
    """Return the size of the network whose folded weights these are."""
    narrow, wide = folded["narrowing"].shape
    return Size(wide, narrow, sum(name.startswith("block-") and name.endswith("-first") for name in folded))


def warm_start(network: Network, folded: dict[str, Array]) -> None:
    """Set the weights of a network to folded ones of the same size; those of facts become zero."""
    zones, groups = network.by_card.shape[:2]
    with torch.no_grad():
        network.by_fact.zero_()
        network.by_move_fact.zero_()
        for name, parameter in _folded_parameters(network).items():
            array = folded[name].reshape(zones, groups, -1) if name == "cards" else folded[name]
            parameter.copy_(torch.from_numpy(array))


def _folded_parameters(network: Network) -> dict[str, Tensor]:
    """Return the parameters that correspond to folded weights, by their names there."""
    layers = _layers(network)
    return {
        **{name: layer.weight for name, layer in layers.items()},
        **{f"{name}-bias": layer.bias for name, layer in layers.items()},
        "cards": network.by_card,
        "table": network.by_table,
        "derived": network.by_derived,
        "first-bias": network.first_bias,
        "moves": network.by_group,
        "moves-bias": network.group_bias,
    }


def _layers(network: Network) -> dict[str, nn.Linear]:
    linear = {"narrowing": network.narrowing, "value": network.value_head, "belief": network.belief_head}
    for number, block in enumerate(network.blocks):
        linear |= {f"block-{number}-first": block.first, f"block-{number}-second": block.second}
    return linear


def _by_group(cards: Tensor) -> Tensor:
    return cards.reshape(-1, cards.shape[-1])


def _group_facts(network: Network) -> Tensor:
    return _first_of_groups(network.card_facts, CARD_GROUP)


def _first_of_groups(facts: Tensor, groups: Array) -> Tensor:
    """Return the facts of one member of each group; all members have the same."""
    _, first = np.unique(groups, return_index=True)
    return facts[torch.from_numpy(first).to(facts.device)]
