"""`make bench-code-reader`: reads distorted renderings of printed codes in fonts that were not used for training.

A code counts as read only if the reader is sure of it. The first pictures have no distortion, and the last no code.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np

from bench.code_reader.codes import base_of, printed_codes
from bench.code_reader.distortions import DISTORTIONS, distorted, mixed, ordinary
from bench.code_reader.fonts import MEASURING, TUNING, font_files
from bench.code_reader.renderings import Conditions, Grey, render
from bench.code_reader.train import WEIGHTS

PLAIN: Final = "none"
MIXED: Final = "two or three at once"
NO_CODE: Final = "no code in the picture"
KINDS: Final = (PLAIN, *DISTORTIONS, MIXED, NO_CODE)
PROCESSES: Final = os.cpu_count() or 1
GOAL_RIGHT: Final = 95.0
GOAL_WRONG: Final = 1.0


@dataclass(frozen=True, slots=True)
class Example:
    """A picture and the code in it; none for pictures of other texts."""

    kind: str
    code: str
    image: Grey


def make_example(fonts: Sequence[Path], seed: int, number: int) -> Example:
    """Render one picture; the kinds of distortion take turns."""
    random = np.random.default_rng([seed, number])
    kind = KINDS[number % len(KINDS)]
    codes = printed_codes()
    code = codes[int(random.integers(len(codes)))]
    text = _other_text(random) if kind == NO_CODE else code
    image = render(text, fonts[int(random.integers(len(fonts)))], _conditions(kind, random), random).image
    return Example(kind, "" if kind == NO_CODE else base_of(code), image)


def _conditions(kind: str, random: np.random.Generator) -> Conditions:
    if kind in (PLAIN, NO_CODE):
        return ordinary(random)
    return mixed(random) if kind == MIXED else distorted(kind, random)


def _other_text(random: np.random.Generator) -> str:
    """Return words, figures or letters as they are printed on cards and boxes."""
    kinds = (
        ("abcdefghijklmnoprstuvwyz ", int(random.integers(6, 18))),
        ("ABCDEFGHIKLMNOPRSTUWYZ", int(random.integers(3, 10))),
        ("0123456789", int(random.integers(2, 9))),
        ("ABCDEFGHIKLMNOPRSTUWYZ0123456789-/", int(random.integers(5, 10))),
    )
    characters, length = kinds[int(random.integers(len(kinds)))]
    return "".join(random.choice(list(characters), length)).strip() or "x"


def read(examples: Sequence[Example], weights: Path) -> list[dict[str, Any]]:
    """Return what the page's reader says of each picture, in one process for each core."""
    size = -(-len(examples) // PROCESSES)
    parts = [examples[start : start + size] for start in range(0, len(examples), size)]
    with ThreadPoolExecutor() as threads:
        return [reading for part in threads.map(partial(_read_part, weights), parts) for reading in part]


def _read_part(weights: Path, examples: Sequence[Example]) -> list[dict[str, Any]]:
    pictures = b"".join(example.image.tobytes() for example in examples)
    command = [".venv/bin/node", "web/tests/readPictures.ts", str(weights)]
    process = subprocess.run(
        command, input=json.dumps(printed_codes()).encode() + b"\n" + pictures, stdout=subprocess.PIPE, check=True
    )
    return [json.loads(line) for line in process.stdout.splitlines()]


def report(examples: Sequence[Example], readings: Sequence[dict[str, Any]]) -> bool:
    """Print the shares by distortion; return whether the goals are reached."""
    print(f"{'distortion':<30}{'pictures':>9}{'right':>9}{'wrong':>9}{'refused':>9}")
    pairs = list(zip(examples, readings, strict=True))
    for kind in KINDS:
        _print_row(kind, [pair for pair in pairs if pair[0].kind == kind])
    distorted_pairs = [pair for pair in pairs if pair[0].kind not in (PLAIN, NO_CODE)]
    right, wrong = _print_row("all distortions", distorted_pairs)
    times = sorted(reading["milliseconds"] for reading in readings)
    steps = sorted(reading["longest"] for reading in readings)
    print(f"milliseconds: median {statistics.median(times):.0f}, 95 % below {times[len(times) * 95 // 100]:.0f}")
    print(f"longest step: median {statistics.median(steps):.0f} ms, 99 % below {steps[len(steps) * 99 // 100]:.0f} ms")
    return right >= GOAL_RIGHT and wrong <= GOAL_WRONG


def _print_row(kind: str, pairs: Sequence[tuple[Example, dict[str, Any]]]) -> tuple[float, float]:
    accepted = [(example, reading) for example, reading in pairs if reading["sure"]]
    right = sum(example.code == reading["code"] for example, reading in accepted)
    shares = [100 * part / len(pairs) for part in (right, len(accepted) - right, len(pairs) - len(accepted))]
    print(f"{kind:<30}{len(pairs):>9}" + "".join(f"{share:>7.1f} %" for share in shares))
    return shares[0], shares[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=int, default=2_100)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--tuning", action="store_true", help="use the fonts for tuning instead")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--details", type=Path, help="also write every reading to this file")
    options = parser.parse_args()
    make = partial(make_example, font_files(TUNING if options.tuning else MEASURING), options.seed)
    with get_context("spawn").Pool() as pool:
        examples = pool.map(make, range(options.pictures), chunksize=20)
    readings = read(examples, options.weights)
    print(f"load {os.getloadavg()[0]:.1f}, {options.pictures} pictures, seed {options.seed}")
    reached = report(examples, readings)
    print(f"goal: at least {GOAL_RIGHT:.0f} % right and at most {GOAL_WRONG:.0f} % wrong: {'yes' if reached else 'no'}")
    if options.details:
        rows = [{"kind": e.kind, "true": e.code, **r} for e, r in zip(examples, readings, strict=True)]
        options.details.write_text("\n".join(map(json.dumps, rows)))
        np.save(options.details.with_suffix(".npy"), np.stack([example.image for example in examples]))


if __name__ == "__main__":
    main()
