"""`gwint verify`: checks what the record of a server's game proves about its deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from gwint import i18n
from gwint.cli import localized
from gwint.cli.commands.replay import record_text
from gwint.cli.options import json_option
from gwint.cli.render import output
from gwint.cli.render.text_fit import printable
from gwint.fairness.evidence import WRONG, Finding, overall
from gwint.faults import Fault, GwintError
from gwint.i18n.localizer import Localizer
from gwint.match.record_reader import is_match
from gwint.match.record_reader import read_partly as read_match_partly
from gwint.notation.record_reader import read_partly
from gwint.server.api.verification import is_sealed_log, report, verify

MARKS: Final = {"proven": "✓", "wrong": "✗"}
"""The mark of a finding; others have a dash."""


@localized.command(
    "gwint verify game.gwint", "gwint verify seal.json --chain 287a55…", "gwint verify - --json < game.gwint"
)
@localized.argument("file")
@localized.option("--chain", default="", metavar="word")
@localized.language_option
@json_option
def command(file: str, chain: str, language: str, json: bool) -> None:
    """Check that the deal of a server's game was fair."""
    text = record_text(file)
    findings = verify(text, chain)
    if json:
        output.json(report(findings))
    else:
        _print(findings, _localizer(language, () if is_sealed_log(text) else _players(text)))
    if overall(findings) == WRONG:
        raise click.exceptions.Exit(1)


def _players(record: str) -> tuple[str, ...]:
    """Return the players' names in a record; none if it cannot be read."""
    try:
        read, _ = read_match_partly(record) if is_match(record) else read_partly(record)
    except GwintError:
        return ()
    return read.players


def _localizer(language: str, players: Sequence[str]) -> Localizer:
    names = (printable(name) or Localizer(language).player(seat) for seat, name in enumerate(players))
    return Localizer(language, i18n.PlayerNames(names))


def _print(findings: Sequence[Finding], localizer: Localizer) -> None:
    output.title(localizer.translate("verify-verdict", verdict=overall(findings)))
    for finding in findings:
        output.paragraph(f"{MARKS.get(finding.verdict, '–')} {format_finding(finding, localizer)}")


def format_finding(finding: Finding, localizer: Localizer) -> str:
    """Return what was checked, and the result, as a sentence."""
    details = finding.details
    seats = details.get("seats", [details["seat"]] if "seat" in details else [])
    sentence = localizer.translate(
        f"verify-{finding.kind}",
        verdict=finding.verdict,
        attempt=details.get("attempt", 0),
        count=details.get("count", 0),
        total=details.get("total", 0),
        player=", ".join(map(localizer.player, seats)),
        table=details.get("table", ""),
    )
    fault = details.get("fault")
    return f"{sentence} {i18n.format_fault(fault, localizer.language)}" if isinstance(fault, Fault) else sentence
