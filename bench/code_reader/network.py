"""A small convolutional network in plain NumPy: what it computes, how it learns, and the file of its weights."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

Array = NDArray[Any]

KERNELS: Final = ((5, 1, 8), (3, 8, 16), (3, 16, 32))
"""The side, the inputs and the outputs of each convolution."""
FEATURES: Final = 4 * 4 * 32
"""The inputs of the last layer."""


class Network:
    """Two convolutions, a reduction by the maximum, a third convolution and a dense layer.

    24×24 → 12×12×8 (steps of two) → 12×12×16 → 6×6×16 → 4×4×32 → classes.
    """

    def __init__(self, classes: int, random: np.random.Generator) -> None:
        shapes = [(side * side * inputs, outputs) for side, inputs, outputs in KERNELS] + [(FEATURES, classes)]
        self.weights = [random.normal(0, (2 / size) ** 0.5, (size, to)).astype(np.float32) for size, to in shapes]
        self.biases = [np.zeros(to, np.float32) for _, to in shapes]

    def scores(self, images: Array) -> Array:
        """Return a score of each class for normalised images of the shape (n, 24, 24)."""
        return self._forward(images)[-1][1]

    def _forward(self, images: Array) -> list[tuple[Array, Array]]:
        """Return the columns and the outputs of each layer."""
        first = _columns(_padded(images[..., None], 2), 5, 2)
        one = np.maximum(first @ self.weights[0] + self.biases[0], 0)
        second = _columns(_padded(one, 1), 3, 1)
        two = np.maximum(second @ self.weights[1] + self.biases[1], 0)
        pooled = two.reshape(-1, 6, 2, 6, 2, 16).max((2, 4))
        third = _columns(pooled, 3, 1)
        three = np.maximum(third @ self.weights[2] + self.biases[2], 0)
        flat = three.reshape(-1, FEATURES)
        return [(first, one), (second, two), (third, three), (flat, flat @ self.weights[3] + self.biases[3])]

    def gradients(self, images: Array, classes: NDArray[np.int64]) -> tuple[float, list[Array]]:
        """Return the mean cross entropy, and its gradients for all weights and then all biases."""
        (first, one), (second, two), (third, three), (flat, scores) = self._forward(images)
        count = len(images)
        chances = softmax(scores)
        loss = float(-np.log(chances[np.arange(count), classes] + 1e-9).mean())
        chances[np.arange(count), classes] -= 1
        error = chances / count
        weights, biases = [flat.T @ error], [error.sum(0)]
        back = (error @ self.weights[3].T).reshape(three.shape) * (three > 0)
        weights.append(_flat(third).T @ _flat(back))
        biases.append(_flat(back).sum(0))
        pooled = _uncolumned(back @ self.weights[2].T, (count, 6, 6, 16), 3, 1)
        grown = pooled.repeat(2, 1).repeat(2, 2)
        most = two.reshape(-1, 6, 2, 6, 2, 16).max((2, 4)).repeat(2, 1).repeat(2, 2)
        back = grown * ((two == most) & (two > 0))
        weights.append(_flat(second).T @ _flat(back))
        biases.append(_flat(back).sum(0))
        back = _uncolumned(back @ self.weights[1].T, (count, 14, 14, 8), 3, 1)[:, 1:-1, 1:-1] * (one > 0)
        weights.append(_flat(first).T @ _flat(back))
        biases.append(_flat(back).sum(0))
        return loss, [*reversed(weights), *reversed(biases)]


def normalised(images: NDArray[np.uint8]) -> Array:
    """Give each image the mean 0 and the standard deviation 1."""
    plane = images.astype(np.float32)
    plane -= plane.mean((1, 2), keepdims=True)
    return np.asarray(plane / (plane.std((1, 2), keepdims=True) + 1))


def softmax(scores: Array) -> Array:
    """Return the probabilities that scores stand for."""
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def _padded(images: Array, margin: int) -> Array:
    return np.pad(images, ((0, 0), (margin, margin), (margin, margin), (0, 0)))


def _columns(images: Array, side: int, step: int) -> Array:
    """Return what each place of a kernel covers: (n, rows, columns, side × side × channels)."""
    windows = sliding_window_view(images, (side, side), (1, 2))[:, ::step, ::step]
    count, rows, columns = windows.shape[:3]
    return np.ascontiguousarray(windows.transpose(0, 1, 2, 4, 5, 3)).reshape(count, rows, columns, -1)


def _uncolumned(columns: Array, shape: tuple[int, int, int, int], side: int, step: int) -> Array:
    """Add up the parts of `_columns` where they came from."""
    result = np.zeros(shape, np.float32)
    count, rows, across = columns.shape[:3]
    parts = columns.reshape(count, rows, across, side, side, shape[3])
    for y in range(side):
        for x in range(side):
            result[:, y : y + step * rows : step, x : x + step * across : step] += parts[:, :, :, y, x]
    return result


def _flat(array: Array) -> Array:
    return array.reshape(-1, array.shape[-1])


class Adam:
    """The optimiser of Kingma and Ba (2014)."""

    def __init__(self, values: list[Array]) -> None:
        self._values = values
        self._means = [np.zeros_like(value) for value in values]
        self._squares = [np.zeros_like(value) for value in values]
        self._steps = 0

    def step(self, gradients: list[Array], rate: float) -> None:
        """Move the values against their gradients."""
        self._steps += 1
        for value, gradient, mean, square in zip(self._values, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            corrected = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            value -= rate * (mean / (1 - 0.9**self._steps)) / corrected


def write_weights(network: Network, path: Path) -> None:
    """Write all layers in order: for each output its scale and its bias as floats, then the weights as signed bytes."""
    with path.open("wb") as file:
        for weights, biases in zip(network.weights, network.biases, strict=True):
            scales = np.abs(weights).max(0) / 127
            file.write(np.concatenate([scales, biases]).astype("<f4").tobytes())
            file.write(np.round(weights / scales).astype(np.int8).T.tobytes())


def batches(count: int, size: int, random: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    """Yield all numbers below `count` in a random order, in batches."""
    order = random.permutation(count)
    for start in range(0, count - size + 1, size):
        yield order[start : start + size]
