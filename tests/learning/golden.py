"""Writes what PyTorch computes from the shipped weights, which `make test` compares with the compiled inference.

`python -m tests.learning.golden` needs PyTorch.
"""

from __future__ import annotations

import json

import numpy as np
import torch

from gwint.fast.network import weights
from gwint.lab.learning.network import Network, size_of, warm_start
from tests.bots.search.network_positions import OUTPUTS, positions


def main() -> None:
    """Write the golden file."""
    folded = weights.load_folded(weights.FILE)
    network = Network(size_of(folded))
    warm_start(network, folded)
    observations, masks = positions()
    with torch.no_grad():
        output = network(torch.from_numpy(observations), torch.from_numpy(masks))
    policies = output.logits.softmax(dim=1).numpy()
    rows = [
        {
            "policy": [round(float(policy[move]), 5) for move in np.flatnonzero(mask)],
            "value": round(float(value), 5),
            "held": round(float(belief.sum()), 4),
        }
        for policy, mask, value, belief in zip(
            policies, masks, output.value.numpy(), output.belief.sigmoid().numpy(), strict=True
        )
    ]
    OUTPUTS.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
