"""A training run on disk: settings, progress and a checkpoint in small files, so that it can be moved and resumed.

The parts of a checkpoint carry its number and their count (`checkpoint-372.1-of-4`). They are written under other names
first, and older checkpoints are removed last: whenever a run is killed, one checkpoint is complete.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import torch

from gwint.faults import GwintError
from gwint.lab.learning.settings import Settings

SETTINGS: Final = "settings.json"
PROGRESS: Final = "progress.jsonl"
WEIGHTS: Final = "weights.npz"
"""The network as `gwint.fast.network` serves it."""
CURVE: Final = "curve.png"
NEW: Final = "new-"
"""How the names of files begin that are being written."""
PART: Final = re.compile(r"checkpoint-(?P<updates>\d+)\.(?P<number>\d+)-of-(?P<parts>\d+)")
PART_BYTES: Final = 15 * 1024 * 1024
"""Files of at most 16 MiB travel everywhere; a run of the usual size has 8 files and less than 64 MiB."""


class RunError(GwintError):
    """A run's folder is damaged, cannot be written or belongs to something else, or its device is missing."""


def damaged(folder: Path, reason: object) -> RunError:
    return RunError("learning-damaged", folder=str(folder), reason=str(reason))


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Turn errors of the disk into RunError, and remove what was not completely written."""
    try:
        yield
    except OSError as error:
        remove_leftovers(folder)
        raise RunError("learning-unwritable", folder=str(folder), reason=error.strerror or str(error)) from error


def remove_leftovers(folder: Path) -> None:
    """Remove files that a crash left behind, and parts of checkpoints older than the newest complete one."""
    newest = _newest_checkpoint(folder)
    for path in [*folder.glob(f"{NEW}*"), *(part for part in _parts(folder) if part not in newest)]:
        path.unlink(missing_ok=True)


def _replace(path: Path, data: bytes) -> None:
    """Write a file under another name first."""
    new = path.with_name(NEW + path.name)
    new.write_bytes(data)
    new.replace(path)


# Settings and progress


def save_settings(folder: Path, settings: Settings) -> None:
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        _replace(folder / SETTINGS, (json.dumps(settings.as_json(), indent=2) + "\n").encode())


def load_settings(folder: Path) -> Settings:
    """Read the settings of a run; raise RunError if there is none."""
    try:
        return Settings.from_json(json.loads((folder / SETTINGS).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise damaged(folder, error) from error


def found_settings(folder: Path) -> Settings | None:
    """Return the settings of a run; None if the folder is new; raise RunError if it holds something else."""
    if (folder / SETTINGS).exists():
        return load_settings(folder)
    if folder.is_dir() and any(not path.name.startswith(NEW) for path in folder.iterdir()):
        raise RunError("learning-foreign", folder=str(folder), file=SETTINGS)
    return None


def append_progress(folder: Path, row: dict[str, Any]) -> None:
    with writing(folder), (folder / PROGRESS).open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def read_progress(folder: Path) -> list[dict[str, Any]]:
    """Return the rows of progress; a last row that a crash cut off is left out."""
    path = folder / PROGRESS
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.is_file() else []
    try:
        return [json.loads(line) for line in lines if line.endswith("\n")]
    except ValueError as error:
        raise damaged(folder, error) from error


def forget_progress_after(folder: Path, updates: int) -> None:
    """Keep only the rows up to this number of updates: later ones were not saved in a checkpoint."""
    rows = [row for row in read_progress(folder) if row["updates"] <= updates]
    with writing(folder):
        _replace(folder / PROGRESS, "".join(json.dumps(row) + "\n" for row in rows).encode())


# Checkpoints


def save_checkpoint(folder: Path, state: dict[str, Any]) -> None:
    """Write a checkpoint in parts, then remove older ones; a crash meanwhile leaves the last one."""
    buffer = io.BytesIO()
    torch.save(state, buffer)
    data = buffer.getvalue()
    parts = [data[start : start + PART_BYTES] for start in range(0, len(data), PART_BYTES)]
    names = [f"checkpoint-{state['updates']}.{number}-of-{len(parts)}" for number in range(1, len(parts) + 1)]
    with writing(folder):
        for name, part in zip(names, parts, strict=True):
            (folder / f"{NEW}{name}").write_bytes(part)
        for name in names:
            (folder / f"{NEW}{name}").replace(folder / name)
        remove_leftovers(folder)


def load_checkpoint(folder: Path, device: torch.device) -> dict[str, Any] | None:
    """Read the newest complete checkpoint; None if there is none yet; raise RunError if it is damaged."""
    files = _newest_checkpoint(folder)
    if not files:
        if _parts(folder):
            raise damaged(folder, ", ".join(file.name for file in _parts(folder)))
        return None
    try:
        data = b"".join(file.read_bytes() for file in files)
        state: dict[str, Any] = torch.load(io.BytesIO(data), map_location=device, weights_only=True)
    except Exception as error:
        # Damaged bytes make PyTorch raise errors of many kinds.
        raise damaged(folder, error) from error
    return state


def _newest_checkpoint(folder: Path) -> list[Path]:
    """Return the parts of the newest checkpoint that has all of them."""
    by_checkpoint: dict[tuple[int, int], list[Path]] = {}
    for path in _parts(folder):
        updates, _, parts = _numbers(path)
        by_checkpoint.setdefault((updates, parts), []).append(path)
    complete = [key for key, paths in by_checkpoint.items() if len(paths) == key[1]]
    return by_checkpoint[max(complete)] if complete else []


def _parts(folder: Path) -> list[Path]:
    return sorted((path for path in folder.glob("checkpoint-*") if PART.fullmatch(path.name)), key=_numbers)


def _numbers(path: Path) -> tuple[int, int, int]:
    """Return the updates, the number and the count of parts in the name of a part."""
    found = PART.fullmatch(path.name)
    assert found
    return int(found["updates"]), int(found["number"]), int(found["parts"])


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
