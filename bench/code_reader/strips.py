"""Straightened lines of type, cut out of renderings the way the page's reader cuts them out of pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.code_reader.renderings import Grey, Matrix, Plane, Rendering, projective_map

STRIP_HEIGHT: Final = 24
CAP: Final = 18
"""The height of a capital in a strip."""
MARGIN: Final = 16
"""How far a strip continues at both ends of the text."""
PATCH: Final = 24
"""The width and height of what the network sees of a strip."""
CLASSES: Final = "0123456789CEKLMNRS"
"""What the network tells apart; its last class, after these, is anything else. O and I are read as 0 and 1."""
OTHER: Final = len(CLASSES)
SAME: Final = {"O": "0", "I": "1"}

CENTRED: Final = 1.5
"""How far from its middle a character is still read, in pixels of the strip."""
APART: Final = 3.0
"""How far from all middles there is no character."""


@dataclass(frozen=True, slots=True)
class Patches:
    """Parts of strips and the class of each."""

    images: Grey
    classes: NDArray[np.int64]


def class_of(character: str) -> int:
    """Return the class of a character; a dash and a slash are something else."""
    found = CLASSES.find(SAME.get(character, character))
    return OTHER if found < 0 else found


def patches(rendering: Rendering, light_ink: bool, random: np.random.Generator) -> Patches:
    """Cut patches with and without a character out of a rendering whose line was found inexactly."""
    strip, centres = _strip(rendering, light_ink, random)
    labels = [class_of(character) for character in rendering.text]
    places, classes = [], []
    for centre, label in zip(centres, labels, strict=True):
        for _ in range(2):
            places.append(float(centre + random.uniform(-CENTRED, CENTRED)))
            classes.append(label)
    for place in random.uniform(PATCH / 2, strip.shape[1] - PATCH / 2, 3 * len(labels)):
        if np.abs(centres - place).min() > APART:
            places.append(float(place))
            classes.append(OTHER)
    images = [patch_at(strip, place) for place in places]
    return Patches(np.stack(images), np.array(classes))


def patch_at(strip: Plane, place: float) -> Grey:
    """Return the patch around a place of a strip."""
    left = min(max(round(place - PATCH / 2), 0), strip.shape[1] - PATCH)
    return np.clip(strip[:, left : left + PATCH], 0, 255).astype(np.uint8)


def _strip(rendering: Rendering, light_ink: bool, random: np.random.Generator) -> tuple[Plane, Plane]:
    """Straighten the line, with ink that is always dark; return the strip and the middles of its characters."""
    cap = float(np.linalg.norm(rendering.frame[3] - rendering.frame[0]))
    length = float(rendering.centres[-1] + rendering.centres[0])
    found = rendering.frame + random.normal(0, 0.045, (4, 2)) * cap
    stretch = CAP * float(random.uniform(0.93, 1.07))
    width = round(length * stretch) + 2 * MARGIN
    top = (STRIP_HEIGHT - CAP) / 2
    right = MARGIN + length * stretch
    corners = np.array([[MARGIN, top], [right, top], [right, top + CAP], [MARGIN, top + CAP]])
    plane = _sampled(_reduced(rendering.image, cap), projective_map(corners, found), width)
    along = rendering.centres / length
    true = projective_map(np.array([[0.0, 0], [1, 0], [1, 1], [0, 1]]), rendering.frame)
    back = np.linalg.inv(projective_map(corners, found))
    middles = []
    for part in along:
        seen = true @ np.array([part, 0.5, 1.0])
        strip = back @ np.array([seen[0] / seen[2], seen[1] / seen[2], 1.0])
        middles.append(strip[0] / strip[2])
    return (255 - plane if light_ink else plane), np.array(middles, np.float32)


def _reduced(image: Grey, cap: float) -> Plane:
    """Average neighbouring pixels where the strip has fewer pixels than the picture."""
    plane: Plane = image.astype(np.float32)
    radius = round((cap / CAP - 1) / 2)
    if radius < 1:
        return plane
    for axis in (0, 1):
        total = np.zeros_like(plane)
        for shift in range(-radius, radius + 1):
            total += np.roll(plane, shift, axis)
        plane = total / (2 * radius + 1)
    return plane


def _sampled(plane: Plane, to_image: Matrix, width: int) -> Plane:
    """Return the strip whose pixels a projective map takes to places in a picture."""
    y, x = np.mgrid[0:STRIP_HEIGHT, 0:width] + 0.5
    points = to_image @ np.stack([x.ravel(), y.ravel(), np.ones(x.size)])
    u, v = points[0] / points[2] - 0.5, points[1] / points[2] - 0.5
    u, v = np.clip(u, 0, plane.shape[1] - 1.001), np.clip(v, 0, plane.shape[0] - 1.001)
    left, top = u.astype(int), v.astype(int)
    right, down = (u - left).astype(np.float32), (v - top).astype(np.float32)
    upper = plane[top, left] * (1 - right) + plane[top, left + 1] * right
    lower = plane[top + 1, left] * (1 - right) + plane[top + 1, left + 1] * right
    return np.asarray(upper * (1 - down) + lower * down, np.float32).reshape(STRIP_HEIGHT, width)
