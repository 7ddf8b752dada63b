"""`gwint admin`: lists, exports, removes, backs up and checks the tables in a server's data folder."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.cli.commands.serve import default_data
from gwint.cli.languages import is_yes, language_option
from gwint.cli.options import json_option
from gwint.cli.render import output
from gwint.cli.saved_games import write_record
from gwint.faults import GwintError
from gwint.i18n.bundles import translate

if TYPE_CHECKING:
    from gwint.server.ops.maintenance import DataFolder, StoredTable

PHASES: Final = ("waiting", "playing", "over", "closed", "interrupted")
UNSOUND: Final = 1
AGES: Final = {"h": "hours", "d": "days", "w": "weeks"}


class AdminError(GwintError):
    """Something that was asked of the data without saying enough."""


def _parse_age(_ctx: click.Context, _param: click.Parameter, text: str | None) -> timedelta | None:
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,5})([hdw])", text.strip())
    if not found:
        raise click.BadParameter(f"{text!r} is not an age; write 12h, 90d or 8w.")
    return timedelta(**{AGES[found[2]]: int(found[1])})


data_option = click.option(
    "--data", type=click.Path(path_type=Path), help="The data folder. Default: the one gwint serve uses."
)


@click.group()
def command() -> None:
    """Maintain a server's tables.

    All commands except remove can be used while the server is running.

    \b
    Examples:
      gwint admin list
      gwint admin backup gwint-backup.db
    """


@command.command("list")
@data_option
@click.option("--phase", type=click.Choice(PHASES), help="Only tables in this state.")
@json_option
@language_option
def list_(data: Path | None, phase: str | None, json: bool, language: str) -> None:
    """List the tables, sorted by state.

    \b
    Examples:
      gwint admin list
      gwint admin list --phase playing --json
    """
    stored = [table for table in _data_folder(data).tables() if phase in (None, table.phase)]
    if json:
        output.json([asdict(table) for table in stored])
    elif stored:
        stored.sort(key=lambda table: PHASES.index(table.phase))
        headings = [translate(f"admin-{name}", language) for name in ("table", "mode", "phase", "changed", "players")]
        output.table(headings, [_row(table, language) for table in stored])
        counts = Counter(table.phase for table in stored)
        phases = (f"{_phase(name, language)} {counts[name]}" for name in PHASES if counts[name])
        output.paragraph(f"\n{', '.join(phases)}")
    else:
        output.paragraph(translate("admin-none", language))


def _row(table: StoredTable, language: str) -> tuple[str, ...]:
    changed = datetime.fromtimestamp(table.changed_at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    players = ", ".join(player or "–" for player in table.players)
    return table.id, translate(f"mode-{table.mode}", language), _phase(table.phase, language), changed, players


def _phase(phase: str, language: str) -> str:
    return translate("admin-phase-name", language, phase=phase)


@command.command("export")
@click.argument("tables", nargs=-1, metavar="[ID]...")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--all", "everything", is_flag=True, help="Export every finished game.")
@data_option
@language_option
def export(tables: tuple[str, ...], folder: Path, everything: bool, data: Path | None, language: str) -> None:
    """Write games as records to FOLDER, one file ID.gwint for each.

    \b
    Examples:
      gwint admin export k3x9w2m7q4ab .
      gwint admin export --all records
    """
    data_folder = _data_folder(data)
    if not tables and not everything:
        raise AdminError("admin-nothing-told", option="--all")
    stored = data_folder.tables() if everything else []
    ids = dict.fromkeys([*tables, *(table.id for table in stored if table.finished)])
    records = {id_: record for id_ in ids if (record := data_folder.record(id_)) is not None}
    for id_, record in records.items():
        write_record(folder / f"{id_}.gwint", record)
    output.paragraph(translate("admin-exported", language, count=len(records), folder=str(folder)))
    unfinished = [table.id for table in stored if table.phase == "playing" and table.id not in records]
    if unfinished:
        output.paragraph(translate("admin-goes-on", language, tables=", ".join(unfinished)))


@command.command("remove")
@click.argument("tables", nargs=-1, metavar="[ID]...")
@click.option(
    "--older-than",
    "age",
    metavar="AGE",
    callback=_parse_age,
    help="Games that ended at least this long ago: 90d, 8w, 12h.",
)
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@data_option
@language_option
def remove(tables: tuple[str, ...], age: timedelta | None, yes: bool, data: Path | None, language: str) -> None:
    """Remove tables permanently.

    The server must be stopped, because a running server locks its folder.

    \b
    Examples:
      gwint admin remove k3x9w2m7q4ab
      gwint admin remove --older-than 90d --yes
    """
    data_folder = _data_folder(data)
    if not tables and age is None:
        raise AdminError("admin-nothing-told", option="--older-than")
    with data_folder.locked():
        for id_ in tables:
            data_folder.log(id_)
        chosen = [
            table for table in data_folder.tables() if table.id in tables or (age is not None and _is_older(table, age))
        ]
        if not chosen or yes or _confirms(chosen, language):
            data_folder.remove([table.id for table in chosen])
            output.paragraph(translate("admin-removed", language, count=len(chosen)))
        else:
            output.paragraph(translate("admin-kept", language))


def _confirms(chosen: list[StoredTable], language: str) -> bool:
    output.table(("",) * 5, [_row(table, language) for table in chosen])
    question = translate("admin-sure", language, count=len(chosen))
    return is_yes(click.prompt(question, default="", show_default=False, prompt_suffix=" "), language)


def _is_older(table: StoredTable, age: timedelta) -> bool:
    return table.finished and table.changed_at < (datetime.now(UTC) - age).timestamp() * 1000


@command.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@data_option
@language_option
def backup(file: Path, data: Path | None, language: str) -> None:
    """Copy all data to FILE, as a consistent snapshot.

    To restore it, stop the server and replace gwint.db with the copy.

    \b
    Example:
      gwint admin backup gwint-backup.db
    """
    _data_folder(data).backup(file)
    output.paragraph(translate("admin-copied", language, file=str(file.resolve())))


@command.command("check")
@data_option
@json_option
@language_option
@click.pass_context
def check(ctx: click.Context, data: Path | None, json: bool, language: str) -> None:
    """Rebuild every table from its log, and list those that differ from what was played.

    \b
    Example:
      gwint admin check
    """
    data_folder = _data_folder(data)
    folded = {table.id: data_folder.foldable_entries(table.id) for table in data_folder.tables()}
    unsound = {id_: counts for id_, counts in folded.items() if counts[0] < counts[1]}
    if json:
        output.json({"sound": len(folded) - len(unsound), "unsound": sorted(unsound)})
    else:
        for id_, (entries, all_) in unsound.items():
            output.paragraph(translate("admin-unsound", language, table=id_, entries=entries, all=all_))
        output.paragraph(translate("admin-sound", language, count=len(folded) - len(unsound)))
    if unsound:
        ctx.exit(UNSOUND)


def _data_folder(data: Path | None) -> DataFolder:
    """Open the data of the server that `gwint serve` would start."""
    from gwint.server.ops.maintenance import DataFolder
    from gwint.server.settings import from_environment

    settings: Any = from_environment(data=data or default_data())
    return DataFolder(settings.data)
