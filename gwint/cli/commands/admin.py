"""`gwint admin`: lists, exports, removes, backs up and checks a server's tables; lists and forgets its owners."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from gwint.cli import localized
from gwint.cli.commands.serve import default_data
from gwint.cli.languages import is_yes
from gwint.cli.options import json_option
from gwint.cli.render import output
from gwint.cli.saved_games import write_record
from gwint.faults import Fault, GwintError
from gwint.i18n.bundles import translate

if TYPE_CHECKING:
    from gwint.server.ops.maintenance import CheckReport, DataFolder, StoredTable

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
        raise localized.UsageFault(Fault("cli-age", {"text": text, "legal": ("12h", "90d", "8w")}))
    return timedelta(**{AGES[found[2]]: int(found[1])})


data_option = localized.option("--data", type=localized.FolderPath(), metavar="folder")


@localized.group("gwint admin list", "gwint admin backup gwint-backup.db")
@localized.language_option
def command(language: str) -> None:
    """Maintain a server's tables."""


@command.command("list", examples=("gwint admin list", "gwint admin list --phase playing --json"))
@data_option
@localized.option("--phase", type=localized.Choice(PHASES))
@json_option
@localized.language_option
def list_(data: Path | None, phase: str | None, json: bool, language: str) -> None:
    """List the tables, sorted by state."""
    stored = [table for table in _data_folder(data).tables() if phase in (None, table.phase)]
    if json:
        output.json([asdict(table) for table in stored])
    elif stored:
        stored.sort(key=lambda table: PHASES.index(table.phase))
        columns = ("label-table", "label-mode", "admin-phase", "admin-changed", "label-players")
        headings = [translate(column, language) for column in columns]
        output.table(headings, [_row(table, language) for table in stored])
        counts = Counter(table.phase for table in stored)
        phases = (f"{_phase(name, language)} {counts[name]}" for name in PHASES if counts[name])
        output.paragraph(f"\n{', '.join(phases)}")
    else:
        output.paragraph(translate("admin-none", language))


def _row(table: StoredTable, language: str) -> tuple[str, ...]:
    changed = _time(table.changed_at)
    players = ", ".join(player or "–" for player in table.players)
    return table.id, translate(f"mode-{table.mode}", language), _phase(table.phase, language), changed, players


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _phase(phase: str, language: str) -> str:
    return translate("admin-phase-name", language, phase=phase)


@command.command("export", examples=("gwint admin export k3x9w2m7q4ab .", "gwint admin export --all records"))
@localized.argument("tables", nargs=-1, metavar="id")
@localized.argument("folder", type=localized.FolderPath())
@localized.option("--all", "everything", is_flag=True)
@data_option
@localized.language_option
def export(tables: tuple[str, ...], folder: Path, everything: bool, data: Path | None, language: str) -> None:
    """Save games as records, one file for each."""
    data_folder = _data_folder(data)
    if not tables and not everything:
        raise AdminError("admin-no-tables", option="--all")
    stored = data_folder.tables() if everything else []
    ids = dict.fromkeys([*tables, *(table.id for table in stored if table.finished)])
    data_folder.note_revealed("export", ids)
    records = {id_: record for id_ in ids if (record := data_folder.record(id_)) is not None}
    for id_, record in records.items():
        write_record(folder / f"{id_}.gwint", record)
    output.paragraph(translate("admin-exported", language, count=len(records), folder=str(folder)))
    unfinished = [table.id for table in stored if table.phase == "playing" and table.id not in records]
    if unfinished:
        output.paragraph(translate("admin-in-progress", language, tables=", ".join(unfinished)))


@command.command("remove", examples=("gwint admin remove k3x9w2m7q4ab", "gwint admin remove --older-than 90d --yes"))
@localized.argument("tables", nargs=-1, metavar="id")
@localized.option("--older-than", "age", metavar="age", callback=_parse_age)
@localized.option("--yes", is_flag=True)
@data_option
@localized.language_option
def remove(tables: tuple[str, ...], age: timedelta | None, yes: bool, data: Path | None, language: str) -> None:
    """Remove tables permanently."""
    data_folder = _data_folder(data)
    if not tables and age is None:
        raise AdminError("admin-no-tables", option="--older-than")
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
            output.paragraph(translate("admin-nothing-removed", language))


def _confirms(chosen: list[StoredTable], language: str) -> bool:
    output.table(("",) * 5, [_row(table, language) for table in chosen])
    question = translate("admin-sure", language, count=len(chosen))
    return is_yes(click.prompt(question, default="", show_default=False, prompt_suffix=" "), language)


def _is_older(table: StoredTable, age: timedelta) -> bool:
    return table.finished and table.changed_at < (datetime.now(UTC) - age).timestamp() * 1000


@command.command("backup", examples=("gwint admin backup gwint-backup.db",))
@localized.argument("file", type=localized.FilePath())
@data_option
@localized.language_option
def backup(file: Path, data: Path | None, language: str) -> None:
    """Copy all data to a file, as a consistent snapshot."""
    _data_folder(data).backup(file)
    output.paragraph(translate("admin-copied", language, file=str(file.resolve())))


@command.command("check", examples=("gwint admin check", "gwint admin check --salvage salvaged"))
@localized.option("--salvage", type=localized.FolderPath(), metavar="folder")
@data_option
@json_option
@localized.language_option
@click.pass_context
def check(ctx: click.Context, salvage: Path | None, data: Path | None, json: bool, language: str) -> None:
    """Look for damaged data; rebuild every table from its log, and list those that differ from what was played."""
    data_folder = _data_folder(data)
    report = data_folder.check()
    if salvage is not None:
        for id_, record in data_folder.salvage(salvage).items():
            write_record(salvage / f"{id_}.gwint", record)
    if json:
        unsound = sorted({*report.unreadable, *report.unsound})
        output.json({"sound": report.sound, "unsound": unsound, "damaged": list(report.damaged_parts)})
    else:
        for line in _check_lines(report, language):
            output.paragraph(line)
        if salvage is not None:
            output.paragraph(translate("admin-salvaged", language, folder=str(salvage.resolve())))
    if not report.is_sound:
        ctx.exit(UNSOUND)


def _check_lines(report: CheckReport, language: str) -> Iterator[str]:
    if report.damaged_parts:
        yield translate("admin-damaged-parts", language, tables=", ".join(report.damaged_parts))
    for id_, entries in report.unreadable.items():
        yield translate("admin-unreadable", language, table=id_, entries=entries)
    for id_, (entries, all_) in report.unsound.items():
        yield translate("admin-damaged", language, table=id_, entries=entries, all=all_)
    yield translate("admin-intact", language, count=report.sound)


@command.command("owners", examples=("gwint admin owners", "gwint admin owners --json"))
@data_option
@json_option
@localized.language_option
def owners(data: Path | None, json: bool, language: str) -> None:
    """List the owners, those seen last first."""
    stored = _data_folder(data).owners()
    if json:
        output.json([asdict(owner) for owner in stored])
    elif stored:
        columns = ("admin-owner", "bots-name", "admin-seen", "admin-games", "nav-decks")
        rows = [(one.id, one.name or "–", _time(one.seen_at), str(one.games), str(one.decks)) for one in stored]
        output.table([translate(column, language) for column in columns], rows)
    else:
        output.paragraph(translate("admin-no-owners", language))


@command.command("forget", examples=("gwint admin forget 3f9a2c71d0b4e586",))
@localized.argument("owner", metavar="id")
@localized.option("--yes", is_flag=True)
@data_option
@localized.language_option
def forget(owner: str, yes: bool, data: Path | None, language: str) -> None:
    """Delete an owner's data and name, on request."""
    data_folder = _data_folder(data)
    with data_folder.locked():
        question = translate("admin-forget-sure", language, owner=owner)
        if yes or is_yes(click.prompt(question, default="", show_default=False, prompt_suffix=" "), language):
            data_folder.forget(owner)
            output.paragraph(translate("admin-forgotten", language, owner=owner))
        else:
            output.paragraph(translate("admin-nothing-removed", language))


@command.command("audit", examples=("gwint admin audit",))
@data_option
@json_option
@localized.language_option
def audit(data: Path | None, json: bool, language: str) -> None:
    """Show who looked at the hands of running games, and when."""
    entries = _data_folder(data).audit()
    if json:
        output.json([asdict(entry) for entry in entries])
    elif entries:
        columns = ("admin-time", "admin-user", "admin-command", "label-table")
        rows = [(entry.time, entry.user, entry.command, ", ".join(entry.tables)) for entry in entries]
        output.table([translate(column, language) for column in columns], rows)
    else:
        output.paragraph(translate("admin-no-audit", language))


def _data_folder(data: Path | None) -> DataFolder:
    """Open the data of the server that `gwint serve` would start."""
    from gwint.server.ops.maintenance import DataFolder
    from gwint.server.settings import from_environment

    settings: Any = from_environment(data=data or default_data())
    return DataFolder(settings.data)
