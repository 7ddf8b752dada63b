"""A training run on disk: settings, progress and a checkpoint in small files, so that it can be moved and resumed.

The moments of the optimiser are stored in half precision. A new checkpoint replaces the old one only when it is
complete.
"""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, Final

import torch

from gwint.faults import GwintError
from gwint.lab.learning.settings import Settings

SETTINGS: Final = "settings.json"
PROGRESS: Final = "progress.jsonl"
CHECKPOINT: Final = "checkpoint"
"""The name of its files before the number of the part."""
PART_BYTES: Final = 15 * 1024 * 1024
"""Files of at most 16 MiB travel everywhere; 64 MiB in all hold the whole checkpoint."""


class RunError(GwintError):
    """A run's folder is missing, damaged or belongs to another run."""


def save_settings(folder: Path, settings: Settings) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SETTINGS).write_text(json.dumps(settings.as_json(), indent=2) + "\n", encoding="utf-8")


def load_settings(folder: Path) -> Settings:
    """Read the settings of a run; raise RunError if there is none."""
    try:
        return Settings.from_json(json.loads((folder / SETTINGS).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise RunError("learning-run", path=str(folder), reason=str(error)) from error


def append_progress(folder: Path, row: dict[str, Any]) -> None:
    with (folder / PROGRESS).open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def read_progress(folder: Path) -> list[dict[str, Any]]:
    path = folder / PROGRESS
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []


# Checkpoints


def save_checkpoint(folder: Path, state: dict[str, Any]) -> None:
    """Write a checkpoint in parts; a crash meanwhile leaves the last one."""
    buffer = io.BytesIO()
    torch.save(state, buffer)
    data = buffer.getvalue()
    parts = [data[start : start + PART_BYTES] for start in range(0, len(data), PART_BYTES)]
    for number, part in enumerate(parts):
        (folder / f"new-{CHECKPOINT}.{number}").write_bytes(part)
    for old in _part_files(folder)[len(parts) :]:
        old.unlink()
    for number in range(len(parts)):
        (folder / f"new-{CHECKPOINT}.{number}").replace(folder / f"{CHECKPOINT}.{number}")


def load_checkpoint(folder: Path, device: torch.device) -> dict[str, Any] | None:
    """Read the checkpoint of a run; None if it has none yet; raise RunError if it is damaged."""
    files = _part_files(folder)
    if not files:
        return None
    try:
        data = b"".join(file.read_bytes() for file in files)
        state: dict[str, Any] = torch.load(io.BytesIO(data), map_location=device, weights_only=True)
    except Exception as error:
        raise RunError("learning-run", path=str(folder), reason=str(error)) from error
    return state


def _part_files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"{CHECKPOINT}.*"), key=lambda file: int(file.suffix[1:]))


# The optimiser


def packed_moments(state: dict[str, Any]) -> dict[str, Any]:
    """Return Adam's state with its moments in half precision, the second ones as roots, which need less range."""
    packed = {
        key: {
            "step": one["step"],
            "exp_avg": one["exp_avg"].bfloat16(),
            "exp_avg_sq": one["exp_avg_sq"].sqrt().bfloat16(),
        }
        for key, one in state["state"].items()
    }
    return {**state, "state": packed}


def unpacked_moments(state: dict[str, Any]) -> dict[str, Any]:
    """Return what `packed_moments` packed."""
    unpacked = {
        key: {
            "step": one["step"],
            "exp_avg": one["exp_avg"].float(),
            "exp_avg_sq": one["exp_avg_sq"].float().square(),
        }
        for key, one in state["state"].items()
    }
    return {**state, "state": unpacked}
