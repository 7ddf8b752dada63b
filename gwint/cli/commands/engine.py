"""`gwint engine`: answers other programs as a bot, in lines of JSON on standard input and output."""

from __future__ import annotations

import sys
from dataclasses import replace

import click

from gwint.bots import BOTS, LEVELS, Budget
from gwint.cli import localized
from gwint.cli.options import completer, threads_option
from gwint.faults import Fault


@localized.command(
    "gwint engine --bot captain",
    "gwint engine --milliseconds 500 --threads 4",
    'echo \'{"type": "hello", "protocol": 1}\' | gwint engine',
    'gwint lab arena --bots greedy,"gwint engine --bot captain" --games 40',
)
@localized.option("--bot", metavar="bot", default=LEVELS[-1].name, show_default=True, shell_complete=completer(BOTS))
@localized.option("--simulations", type=localized.IntRange(1), metavar="n")
@localized.option("--milliseconds", type=localized.IntRange(1), metavar="n")
@threads_option
@localized.language_option
def command(bot: str, simulations: int | None, milliseconds: int | None, threads: int | None, language: str) -> None:
    """Let another program ask a bot for moves."""
    from gwint.bots.loading import load_python_bot
    from gwint.engine.responder import serve

    if simulations and milliseconds:
        raise localized.UsageFault(Fault("cli-exclusive-options", {"options": ("--simulations", "--milliseconds")}))
    answering = load_python_bot(bot)
    budget = Budget(simulations or 0, milliseconds or 0, threads or 1).or_default(answering.budget)
    serve(replace(answering, budget=budget), sys.stdin.buffer, _write_line, _report)


def _write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def _report(traceback: str) -> None:
    click.echo(traceback, err=True)
