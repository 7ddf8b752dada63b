"""`gwint lab train`: trains a network by self-play, in one or several sittings."""

from __future__ import annotations

import math
import shlex
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.cli import localized
from gwint.cli.lab.runs import require_extra
from gwint.cli.options import json_option
from gwint.cli.render import output
from gwint.faults import GwintError
from gwint.i18n.bundles import translate
from gwint.lab.labels import percent

if TYPE_CHECKING:
    from gwint.lab.learning.measuring import Progress
    from gwint.lab.learning.settings import Settings
    from gwint.lab.learning.training import Trainer

DEVICES: Final = ("cuda", "cpu")
LEAST_MINUTES: Final = 0.01
SECONDS_PER_MINUTE: Final = 60


class TrainingRefused(GwintError):
    """The options contradict the folder."""


@localized.command(
    "gwint lab train run --small --minutes 5",
    "gwint lab train run --minutes 20 --sitting 8",
    "gwint lab train run --from shipped",
)
@localized.argument("folder", metavar="folder", type=localized.FolderPath())
@localized.option("--minutes", type=localized.FloatRange(LEAST_MINUTES), metavar="n")
@localized.option("--sitting", type=localized.FloatRange(LEAST_MINUTES), metavar="n")
@localized.option("--device", type=localized.Choice(DEVICES))
@localized.option("--seed", type=localized.IntRange(0), metavar="n")
@localized.option("--small", is_flag=True)
@localized.option("--from", "start", metavar="file")
@localized.language_option
@json_option
def train(
    folder: Path,
    minutes: float | None,
    sitting: float | None,
    device: str | None,
    seed: int | None,
    small: bool,
    start: str | None,
    language: str,
    json: bool,
) -> None:
    """Train a network by self-play."""
    began = time.monotonic()
    require_extra("learn")
    from gwint.lab.learning.training import Trainer, find_device

    found = find_device(device)
    if found.type == "cuda":
        require_extra("cuda")
    settings = _settings(folder, {"minutes": minutes, "seed": seed, "start": start}, small)
    if not json:
        click.echo(translate("lab-train-preparing", language), err=True)
    trainer = Trainer(folder, settings, found)
    end = math.inf if sitting is None else began + sitting * SECONDS_PER_MINUTE
    with _stop_on_signals() as stopping:
        trainer.run(
            end - time.monotonic(),
            lambda row: _report(row, settings, language, json),
            lambda: _draw_curve(folder, language),
            stopping,
        )
        stopped = stopping()
    _print_end(trainer, language, json)
    if stopped:
        raise KeyboardInterrupt


# Settings


def _settings(folder: Path, given: dict[str, Any], small: bool) -> Settings:
    """Return the settings of the run in the folder, or those of a new one."""
    from gwint.lab.learning.checkpoints import found_settings
    from gwint.lab.learning.training import new_settings

    stored = found_settings(folder)
    given = {name: value for name, value in given.items() if value is not None}
    if stored is None:
        return new_settings(small, **given)
    for name, value in given.items():
        if getattr(stored, name) != value:
            raise _contradiction(folder, "from" if name == "start" else name)
    if small and not stored.is_small:
        raise _contradiction(folder, "small")
    return stored


def _contradiction(folder: Path, option: str) -> TrainingRefused:
    return TrainingRefused("learning-contradiction", folder=str(folder), option=f"--{option}")


# Running


@contextmanager
def _stop_on_signals() -> Iterator[Callable[[], bool]]:
    """Let Ctrl-C or SIGTERM end the training after the current update; a second one ends it at once."""
    received: list[int] = []

    def note(number: int, _frame: object) -> None:
        if received:
            raise KeyboardInterrupt
        received.append(number)

    before = {one: signal.signal(one, note) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(received)
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _draw_curve(folder: Path, language: str) -> None:
    from gwint.lab.learning import checkpoints
    from gwint.lab.plots import draw_training

    new = folder / f"{checkpoints.NEW}{checkpoints.CURVE}"
    with checkpoints.writing(folder):
        draw_training(checkpoints.read_progress(folder), new, language)
        new.replace(folder / checkpoints.CURVE)


def _report(row: Progress, settings: Settings, language: str, json: bool) -> None:
    if json:
        output.json(row.as_json(), indent=None)
        return
    line = translate(
        "lab-train-progress",
        language,
        minutes=output.format_tenths(row.minutes, language),
        all=output.format_tenths(settings.minutes, language),
        speed=round(row.decisions_per_second),
        entropy=output.format_decimals(row.losses.entropy, language, 3),
        loss=output.format_decimals(row.losses.value, language, 3),
        random=percent(row.win_rates["random"]),
        start=percent(row.win_rates["start"]),
    )
    click.echo(line)


def _print_end(trainer: Trainer, language: str, json: bool) -> None:
    from gwint.lab.learning.checkpoints import WEIGHTS

    weights = str(trainer.folder / WEIGHTS)
    if json:
        state = {"folder": str(trainer.folder), "updates": trainer.updates, "finished": trainer.finished}
        output.json({**state, "weights": weights}, indent=None)
    elif trainer.finished:
        output.paragraph(translate("lab-train-finished", language, path=weights))
    else:
        minutes = output.format_tenths(trainer.seconds / SECONDS_PER_MINUTE, language)
        command = shlex.join(["gwint", "lab", "train", str(trainer.folder)])
        output.paragraph(translate("lab-train-saved", language, minutes=minutes, command=command))
