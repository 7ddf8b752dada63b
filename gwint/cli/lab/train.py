"""`gwint lab train` and `gwint lab exploit`: train a network by self-play or against a frozen one, in sittings."""

from __future__ import annotations

import math
import shlex
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from gwint.bots.budget import split_budget
from gwint.bots.network.from_file import PLAYERS, is_network_file, split_name
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
ARGUMENTS: Final = {"start": "--from", "against": "bot"}
"""The arguments for settings that are not called like them."""
SECONDS_PER_MINUTE: Final = 60


class TrainingRefused(GwintError):
    """The options contradict the folder, or nothing can be trained against a bot."""


F = TypeVar("F", bound=Callable[..., Any])


def run_options(command: F) -> F:
    """The options of every training run, --minutes to --json."""
    for option in (
        json_option,
        localized.language_option,
        localized.option("--small", is_flag=True),
        localized.option("--seed", type=localized.IntRange(0), metavar="n"),
        localized.option("--device", type=localized.Choice(DEVICES)),
        localized.option("--sitting", type=localized.FloatRange(LEAST_MINUTES), metavar="n"),
        localized.option("--minutes", type=localized.FloatRange(LEAST_MINUTES), metavar="n"),
    ):
        command = option(command)
    return command


@dataclass(frozen=True, slots=True)
class Sitting:
    """What the options say about a run and this sitting of it."""

    folder: Path
    sitting: float | None
    device: str | None
    small: bool
    language: str
    json: bool


@localized.command(
    "gwint lab train run --small --minutes 5",
    "gwint lab train run --minutes 20 --sitting 8",
    "gwint lab train run --from shipped",
)
@localized.argument("folder", metavar="folder", type=localized.FolderPath())
@run_options
@localized.option("--from", "start", metavar="file")
def train(folder: Path, minutes: float | None, seed: int | None, start: str | None, **sitting: Any) -> None:
    """Train a network by self-play."""
    _train(Sitting(folder, **sitting), {"minutes": minutes, "seed": seed, "start": start})


@localized.command(
    "gwint lab exploit network best-response --minutes 20",
    "gwint lab exploit network:run/weights.npz best-response --from shipped",
)
@localized.argument("bot", metavar="bot")
@localized.argument("folder", metavar="folder", type=localized.FolderPath())
@run_options
@localized.option("--from", "start", metavar="file")
def exploit(bot: str, folder: Path, minutes: float | None, seed: int | None, start: str | None, **sitting: Any) -> None:
    """Train a network to beat a bot that plays by a network, to see how exploitable it is."""
    against = _weights_of(bot)
    trainer = _train(Sitting(folder, **sitting), {"minutes": minutes, "seed": seed, "start": start, "against": against})
    if not sitting["json"]:
        from gwint.lab.learning.checkpoints import WEIGHTS

        command = shlex.join(["gwint", "lab", "arena", "--bots", f"network:{trainer.folder / WEIGHTS},{bot}"])
        output.paragraph(translate("lab-exploit-arena", sitting["language"], command=command))


def _weights_of(bot: str) -> str:
    """Return the weights by which a bot plays, as settings name them; refuse one that plays by no network."""
    name, _ = split_budget(bot)
    if is_network_file(name):
        return str(split_name(name)[1])
    if name not in PLAYERS:
        raise TrainingRefused(
            "learning-no-network", bot=bot, legal=[*PLAYERS, *(f"{one}:weights.npz" for one in PLAYERS)]
        )
    from gwint.lab.learning.settings import SHIPPED

    return SHIPPED


def _train(sitting: Sitting, given: dict[str, Any]) -> Trainer:
    """Begin or continue a run until its or the sitting's end."""
    began = time.monotonic()
    require_extra("learn")
    from gwint.lab.learning.training import Trainer, find_device

    found = find_device(sitting.device)
    if found.type == "cuda":
        require_extra("cuda")
    settings = _settings(sitting.folder, given, sitting.small)
    if not sitting.json:
        click.echo(translate("lab-train-preparing", sitting.language), err=True)
    trainer = Trainer(sitting.folder, settings, found)
    end = math.inf if sitting.sitting is None else began + sitting.sitting * SECONDS_PER_MINUTE
    with _stop_on_signals() as stopping:
        trainer.run(
            end - time.monotonic(),
            lambda row: _report(row, settings, sitting.language, sitting.json),
            lambda: _draw_curve(sitting.folder, sitting.language),
            stopping,
        )
        stopped = stopping()
    _print_end(trainer, sitting.language, sitting.json)
    if stopped:
        raise KeyboardInterrupt
    return trainer


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
            raise _contradiction(folder, ARGUMENTS.get(name, f"--{name}"))
    if small and not stored.is_small:
        raise _contradiction(folder, "--small")
    return stored


def _contradiction(folder: Path, option: str) -> TrainingRefused:
    return TrainingRefused("learning-contradiction", folder=str(folder), option=option)


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
    opponent = "frozen" if settings.against else "start"
    line = translate(
        f"lab-train-progress-{opponent}",
        language,
        minutes=output.format_tenths(row.minutes, language),
        all=output.format_tenths(settings.minutes, language),
        speed=round(row.decisions_per_second),
        entropy=output.format_decimals(row.losses.entropy, language, 3),
        loss=output.format_decimals(row.losses.value, language, 3),
        random=percent(row.win_rates["random"]),
        share=percent(row.win_rates[opponent]),
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
