"""Renders printed codes and distorts them the way a camera does.

A code is printed on a flat piece of card at twice its final size, seen by a camera through one projective map, reduced,
lit, blurred, disturbed and compressed. The map also says where each character is, which the training needs.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from bench.code_reader.fonts import cap_height, load_font

Grey = NDArray[np.uint8]
Plane = NDArray[Any]
Matrix = NDArray[np.float64]

WIDTH: Final = 400
HEIGHT: Final = 120
"""The size of the camera's window, as the reader receives it."""
PRINT_SCALE: Final = 2
"""How much larger the code is printed than it is seen."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """How a code is printed and photographed. The defaults are those of a good picture."""

    cap: float = 26.0
    """The height of a capital in pixels."""
    rotation: float = 0.0
    """In degrees."""
    tilt: float = 0.0
    """The perspective: by how much one end of the code is larger than the other."""
    blur: float = 0.5
    """The standard deviation in pixels."""
    noise: float = 2.0
    """The standard deviation in levels of grey."""
    jpeg: int = 92
    contrast: float = 150.0
    """The difference between ink and ground in levels of grey."""
    light_ink: bool = False
    shade: float = 0.0
    """How much darker one side of the picture is, from 0 to 1."""
    glare: float = 0.0
    """How bright the reflections of a foil are, in levels of grey."""
    clutter: int = 0
    """How many other things are printed around the code."""
    spacing: float = 0.04
    """Space between characters in heights of a capital."""


@dataclass(frozen=True, slots=True)
class Rendering:
    """A picture and where each character of its text is."""

    image: Grey
    text: str
    frame: Matrix
    """The corners of the text in the picture: top left, top right, bottom right, bottom left of its capitals."""
    centres: Plane = field(default_factory=lambda: np.zeros(0, np.float32))
    """The middle of each character along the text, in heights of a capital from its left end."""


def render(text: str, font: Path, conditions: Conditions, random: np.random.Generator) -> Rendering:
    """Print a text and photograph it."""
    cap = conditions.cap * PRINT_SCALE
    offsets, centres, length = _lay_out(text, font, cap, conditions.spacing)
    longest = (WIDTH - 24) * PRINT_SCALE
    if length > longest:
        cap *= longest / length
        offsets, centres, length = _lay_out(text, font, cap, conditions.spacing)
    sheet, left, base = _print(text, font, cap, offsets, length, conditions, random)
    corners = np.array([[left, base - cap], [left + length, base - cap], [left + length, base], [left, base]])
    seen = _seen_corners(length / PRINT_SCALE, cap / PRINT_SCALE, conditions, random)
    image = _photograph(sheet, corners, seen, conditions, random)
    return Rendering(image, text, seen, (centres / cap).astype(np.float32))


def _lay_out(text: str, font: Path, cap: float, spacing: float) -> tuple[list[float], Plane, float]:
    """Return where each character is drawn, their middles, and the length of the text."""
    loaded = load_font(font, _font_size(font, cap))
    offsets, centres, at = [], [], 0.0
    first = loaded.getbbox(text[0], anchor="ls")[0]
    end = 0.0
    for character in text:
        box = loaded.getbbox(character, anchor="ls")
        offsets.append(at - first)
        centres.append(at - first + (box[0] + box[2]) / 2)
        end = at - first + box[2]
        at += loaded.getlength(character) + spacing * cap
    return offsets, np.array(centres, np.float32), end


def _font_size(font: Path, cap: float) -> int:
    return max(6, round(cap / cap_height(font)))


def _print(
    text: str,
    font: Path,
    cap: float,
    offsets: list[float],
    length: float,
    conditions: Conditions,
    random: np.random.Generator,
) -> tuple[Plane, float, float]:
    """Print the text with other things around it; return the sheet and where the text begins on it."""
    width, height = 2 * WIDTH * PRINT_SCALE, 3 * HEIGHT * PRINT_SCALE
    dark = float(random.uniform(15, max(16.0, 235 - conditions.contrast)))
    light = dark + conditions.contrast
    ink, ground = (light, dark) if conditions.light_ink else (dark, light)
    sheet = Image.new("F", (width, height), ground)
    draw = ImageDraw.Draw(sheet)
    left, base = (width - length) / 2, (height + cap) / 2
    loaded = load_font(font, _font_size(font, cap))
    for character, offset in zip(text, offsets, strict=True):
        draw.text((left + offset, base), character, fill=ink, font=loaded, anchor="ls")
    for _ in range(conditions.clutter):
        _print_clutter(draw, font, cap, (left, base, length), (ink, ground), random)
    return np.asarray(sheet, np.float32), left, base


def _print_clutter(
    draw: ImageDraw.ImageDraw,
    font: Path,
    cap: float,
    line: tuple[float, float, float],
    levels: tuple[float, float],
    random: np.random.Generator,
) -> None:
    """Print a frame, a rule, a line of small text or a sign, apart from the code."""
    (left, base, length), (ink, ground) = line, levels
    level = float(random.uniform(0.4, 1.0)) * (ink - ground) + ground
    above = random.random() < 0.5
    distance = float(random.uniform(0.7, 2.0)) * cap
    y = base - cap - distance if above else base + distance
    kind = random.integers(5)
    if kind == 0:
        draw.line([(left - 9 * cap, y), (left + length + 9 * cap, y)], fill=level, width=int(random.integers(2, 12)))
    elif kind == 1:
        edge = -99 * cap if above else 99 * cap
        draw.rectangle([left - 30 * cap, min(y, y + edge), left + length + 30 * cap, max(y, y + edge)], fill=level)
    elif kind == 2:
        words = "".join(random.choice(list("abcdefghiklmnoprstuwz   ")) for _ in range(30))
        small = load_font(font, max(6, int(cap * random.uniform(0.5, 1.0))))
        y += -cap * 0.4 if above else cap * 0.9
        draw.text((left - cap, y), words, fill=level, font=small, anchor="ls")
    else:
        gap, size = float(random.uniform(1.3, 3)) * cap, float(random.uniform(0.6, 1.6)) * cap
        x = left - gap - size if random.random() < 0.5 else left + length + gap
        box = [x, base - cap / 2 - size / 2, x + size, base - cap / 2 + size / 2]
        if kind == 3:
            draw.ellipse(box, fill=level)
        else:
            draw.polygon([(x, box[3]), (x + size / 2, box[1]), (x + size, box[3])], fill=level)


def _seen_corners(length: float, cap: float, conditions: Conditions, random: np.random.Generator) -> Matrix:
    """Return where the camera sees the corners of the text."""
    grown = math.sqrt(1 + conditions.tilt)
    sizes = (cap / grown, cap * grown) if random.random() < 0.5 else (cap * grown, cap / grown)
    lean = float(random.uniform(-0.3, 0.3)) * conditions.tilt * cap
    x, angle = length / 2, math.radians(conditions.rotation)
    corners = np.array(
        [
            [-x + lean, -sizes[0] / 2],
            [x + lean, -sizes[1] / 2],
            [x - lean, sizes[1] / 2],
            [-x - lean, sizes[0] / 2],
        ]
    )
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    corners = corners @ turn
    extent = np.abs(corners).max(axis=0)
    room = np.maximum(0, np.array([WIDTH / 2 - 8, HEIGHT / 2 - 8]) - extent)
    middle = np.array([WIDTH / 2, HEIGHT / 2]) + random.uniform(-0.8, 0.8, 2) * room
    return np.asarray(corners + middle)


def _photograph(
    sheet: Plane, corners: Matrix, seen: Matrix, conditions: Conditions, random: np.random.Generator
) -> Grey:
    """Return the picture that a camera takes of the sheet, whose corners it sees at certain places."""
    inverse = projective_map(seen * PRINT_SCALE, corners)
    size = (WIDTH * PRINT_SCALE, HEIGHT * PRINT_SCALE)
    warped = Image.fromarray(sheet).transform(
        size, Image.Transform.PERSPECTIVE, tuple(inverse.flatten()[:8]), Image.Resampling.BILINEAR
    )
    plane = np.asarray(warped.reduce(PRINT_SCALE), np.float32)
    plane = plane * _lighting(conditions.shade, random) + _reflections(conditions.glare, random)
    blurred = Image.fromarray(np.clip(plane, 0, 255).astype(np.float32))
    plane = np.asarray(_blurred(blurred, conditions.blur), np.float32)
    plane = plane + random.normal(0, 1, plane.shape).astype(np.float32) * conditions.noise
    return _compressed(np.clip(plane, 0, 255).astype(np.uint8), conditions.jpeg)


def projective_map(source: Matrix, target: Matrix) -> Matrix:
    """Return the 3×3 matrix that maps four points to four others."""
    rows = []
    for (x, y), (u, v) in zip(source, target, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    return np.append(np.linalg.solve(np.array(rows), target.flatten()), 1.0).reshape(3, 3)


def _blurred(image: Image.Image, deviation: float) -> Image.Image:
    """Blur a picture of floating-point levels, which Pillow's filter does not take."""
    if deviation <= 0:
        return image
    return image.convert("L").filter(ImageFilter.GaussianBlur(deviation)).convert("F")


def _lighting(shade: float, random: np.random.Generator) -> Any:
    """Return a factor for each pixel that falls from one side to the other."""
    angle = random.uniform(0, 2 * math.pi)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    along = (x - WIDTH / 2) / WIDTH * math.cos(angle) + (y - HEIGHT / 2) / HEIGHT * math.sin(angle)
    return 1 - shade * np.clip(along + 0.5, 0, 1)


def _reflections(glare: float, random: np.random.Generator) -> Any:
    """Return the light of a few soft streaks and spots, as a foil reflects it."""
    light = np.zeros((HEIGHT, WIDTH), np.float32)
    if glare <= 0:
        return light
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    for _ in range(int(random.integers(1, 4))):
        angle, width = random.uniform(0, math.pi), random.uniform(12, 60)
        distance = (x - random.uniform(0, WIDTH)) * math.cos(angle) + (y - random.uniform(0, HEIGHT)) * math.sin(angle)
        light += glare * random.uniform(0.4, 1.0) * np.exp(-((distance / width) ** 2))
    period, phase = random.uniform(4, 14), random.uniform(0, 2 * math.pi)
    ripple = np.sin((x + y * random.uniform(-1, 1)) / period + phase)
    return light + 0.06 * glare * ripple


def _compressed(image: Grey, quality: int) -> Grey:
    """Compress a picture as a JPEG and read it again."""
    file = io.BytesIO()
    Image.fromarray(image).save(file, "JPEG", quality=quality)
    return np.asarray(Image.open(file))
