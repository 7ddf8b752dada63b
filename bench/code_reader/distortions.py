"""The conditions under which codes are read, by the distortion that each of them tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import numpy as np

from bench.code_reader.renderings import Conditions

Random = np.random.Generator

Distortion = Callable[[Conditions, Random], Conditions]


def ordinary(random: Random) -> Conditions:
    """Return the conditions of a careful picture: no two are the same, none is difficult."""
    return Conditions(
        cap=float(random.uniform(22, 34)),
        rotation=float(random.uniform(-2, 2)),
        tilt=float(random.uniform(0, 0.06)),
        blur=float(random.uniform(0.3, 0.9)),
        noise=float(random.uniform(1, 4)),
        jpeg=int(random.integers(75, 96)),
        contrast=float(random.uniform(110, 190)),
        light_ink=bool(random.random() < 0.5),
        shade=float(random.uniform(0, 0.2)),
        clutter=int(random.integers(0, 3)),
        spacing=float(random.uniform(0, 0.18)),
    )


def _between(field: str, least: float, most: float) -> Distortion:
    def distort(conditions: Conditions, random: Random) -> Conditions:
        change: dict[str, Any] = {field: float(random.uniform(least, most))}
        return replace(conditions, **change)

    return distort


def _rotated(conditions: Conditions, random: Random) -> Conditions:
    return replace(conditions, rotation=float(random.uniform(4, 8) * random.choice([-1, 1])))


def _compressed(conditions: Conditions, random: Random) -> Conditions:
    return replace(conditions, jpeg=int(random.integers(18, 45)))


def _blurred(conditions: Conditions, random: Random) -> Conditions:
    return replace(conditions, blur=conditions.cap * float(random.uniform(0.06, 0.1)))


def _cluttered(conditions: Conditions, random: Random) -> Conditions:
    return replace(conditions, clutter=int(random.integers(4, 8)))


DISTORTIONS: Final[Mapping[str, Distortion]] = {
    "rotated by 4 to 8 degrees": _rotated,
    "perspective": _between("tilt", 0.15, 0.35),
    "blurred": _blurred,
    "noisy": _between("noise", 10, 22),
    "compressed as a poor JPEG": _compressed,
    "unevenly lit": _between("shade", 0.5, 0.85),
    "low contrast": _between("contrast", 28, 55),
    "reflections of a foil": _between("glare", 50, 130),
    "small": _between("cap", 13, 18),
    "large": _between("cap", 38, 52),
    "widely spaced": _between("spacing", 0.2, 0.4),
    "much else printed around it": _cluttered,
}


def distorted(kind: str, random: Random) -> Conditions:
    """Return ordinary conditions with one distortion."""
    return DISTORTIONS[kind](ordinary(random), random)


def mixed(random: Random, least: int = 2, most: int = 3) -> Conditions:
    """Return ordinary conditions with several distortions at once."""
    conditions = ordinary(random)
    for kind in random.choice(list(DISTORTIONS), int(random.integers(least, most + 1)), replace=False):
        conditions = DISTORTIONS[str(kind)](conditions, random)
    return conditions
