"""`make train-code-reader`: trains the network that reads printed codes, and writes its weights for the page.

It learns from renderings in the fonts of `TRAINING` with several distortions at once. The same seed and libraries give
the same weights.
"""

from __future__ import annotations

import argparse
import math
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

from bench.code_reader.codes import printed_codes
from bench.code_reader.distortions import mixed
from bench.code_reader.fonts import TRAINING, TUNING, font_files
from bench.code_reader.network import Adam, Network, batches, normalised, write_weights
from bench.code_reader.renderings import render
from bench.code_reader.strips import CLASSES, Patches, patches

WEIGHTS: Final = Path("web/src/code-reader/weights.bin")
LETTERS: Final = "MONILRSCKE"
BATCH: Final = 256
RATE: Final = 0.002


def make_patches(fonts: list[Path], seed: int) -> Patches:
    """Render one text and cut it into patches."""
    random = np.random.default_rng(seed)
    conditions = mixed(random, 0, 3)
    font = fonts[int(random.integers(len(fonts)))]
    rendering = render(_text(random), font, conditions, random)
    return patches(rendering, conditions.light_ink, random)


def _text(random: np.random.Generator) -> str:
    """Return a code, or as often letters and digits in any order, so that the network learns no codes by heart."""
    codes = printed_codes()
    if random.random() < 0.5:
        return codes[int(random.integers(len(codes)))]
    letters = "".join(random.choice(list(LETTERS), 3))
    return letters + "".join(random.choice(list("0123456789"), int(random.integers(3, 6))))


def make_set(packages: tuple[str, ...], count: int, seed: int) -> Patches:
    """Render many texts on all cores."""
    make = partial(make_patches, font_files(packages))
    with get_context("spawn").Pool() as pool:
        parts = pool.map(make, range(seed, seed + count), chunksize=50)
    return Patches(np.concatenate([part.images for part in parts]), np.concatenate([part.classes for part in parts]))


def share_right(network: Network, data: Patches) -> float:
    """Return the share of patches whose class the network names."""
    right = 0
    for start in range(0, len(data.images), 1000):
        scores = network.scores(normalised(data.images[start : start + 1000]))
        right += int((scores.argmax(1) == data.classes[start : start + 1000]).sum())
    return right / len(data.images)


def train(data: Patches, check: Patches, epochs: int, random: np.random.Generator) -> Network:
    """Train a network, with a rate that falls to zero."""
    network = Network(len(CLASSES) + 1, random)
    adam = Adam([*network.weights, *network.biases])
    steps, done = epochs * (len(data.images) // BATCH), 0
    for epoch in range(epochs):
        began, losses = perf_counter(), []
        for chosen in batches(len(data.images), BATCH, random):
            loss, gradients = network.gradients(normalised(data.images[chosen]), data.classes[chosen])
            adam.step(gradients, RATE * (1 + math.cos(math.pi * done / steps)) / 2)
            losses.append(loss)
            done += 1
        seconds = perf_counter() - began
        print(
            f"epoch {epoch + 1}: loss {np.mean(losses):.4f}, right {share_right(network, check):.4f}, {seconds:.0f} s",
            flush=True,
        )
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--texts", type=int, default=8_000)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    began = perf_counter()
    data = make_set(TRAINING, options.texts, options.seed)
    check = make_set(TUNING, 500, options.seed + options.texts)
    print(f"{len(data.images)} patches of {options.texts} texts in {perf_counter() - began:.0f} s")
    write_weights(train(data, check, options.epochs, np.random.default_rng(options.seed)), options.output)


if __name__ == "__main__":
    main()
