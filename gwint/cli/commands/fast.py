"""`gwint fast`: compiles the twin of the duel ahead of time, and lists its numbered moves."""

from __future__ import annotations

import json as json_text
import time
from importlib.util import find_spec
from itertools import chain
from typing import Final

import click

from gwint.cli import localized
from gwint.cli.options import json_option
from gwint.faults import GwintError
from gwint.i18n.bundles import translate

NEEDS: Final = "numba"


class NotInstalled(GwintError):
    """An extra of the installation is missing."""


@localized.group("gwint fast warm", "gwint fast moves --json")
@localized.language_option
def command(language: str) -> None:
    """Compile the twin of the duel and list its moves."""
    if find_spec(NEEDS) is None:
        raise NotInstalled("fast-missing", module=NEEDS, command="pip install 'gwint[fast]'")


@command.command(examples=("gwint fast warm",))
@localized.language_option
def warm(language: str) -> None:
    """Compile the twin ahead of its first use; the compiled code is cached until rules or cards change."""
    start = time.perf_counter()
    from gwint.fast import precompile as twin
    from gwint.lab import precompile as laboratory

    parts = twin.PARTS + laboratory.PARTS
    for place, _ in enumerate(chain(twin.warm(), laboratory.warm()), start=1):
        click.echo(translate("fast-warmed-part", language, part=place, parts=parts), err=True)
    click.echo(translate("fast-warm", language, seconds=round(time.perf_counter() - start)))


@command.command(examples=("gwint fast moves | grep ghoul", "gwint fast moves --json"))
@localized.language_option
@json_option
def moves(language: str, json: bool) -> None:
    """Print the number of every move: a card with its row or target."""
    from gwint.fast.moves import COUNT, MOVES, VERSION, name

    names = [name(move) for move in MOVES]
    if json:
        click.echo(json_text.dumps({"version": VERSION, "moves": names}))
        return
    click.echo(translate("fast-moves", language, count=COUNT, version=VERSION))
    for number, move in enumerate(names):
        click.echo(f"{number:>5}  {move}")
