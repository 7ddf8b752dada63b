"""`gwint engine`: answers other programs as a bot, in lines of JSON on standard input and output."""

from __future__ import annotations

import sys
from dataclasses import replace

import click

from gwint.bots import BOTS, LEVELS, Budget
from gwint.cli.options import threads_option


@click.command()
@click.option(
    "--bot", type=click.Choice([*BOTS]), default=LEVELS[-1].id, show_default=True, help="The bot that answers."
)
@click.option("--simulations", type=click.IntRange(1), metavar="N", help="Simulations for questions without a budget.")
@click.option(
    "--milliseconds", type=click.IntRange(1), metavar="N", help="Thinking time for questions without a budget."
)
@threads_option("Number of search trees to grow in parallel for every question. Default: 1.")
def command(bot: str, simulations: int | None, milliseconds: int | None, threads: int | None) -> None:
    """Let another program ask a bot for moves.

    It reads one JSON object per line and answers each with one, until quit or the end of the input. docs/engine.md
    describes the messages, and how to write an engine of your own.

    \b
    Examples:
      gwint engine --bot captain
      gwint engine --milliseconds 500 --threads 4
      echo '{"type": "hello", "protocol": 1}' | gwint engine
      gwint lab arena --bots greedy,"gwint engine --bot captain" --games 40
    """
    from gwint.engine.responder import serve

    if simulations and milliseconds:
        raise click.UsageError("Use --simulations or --milliseconds, not both.")
    budget = Budget(simulations or 0, milliseconds or 0) if simulations or milliseconds else BOTS[bot].budget
    serve(replace(BOTS[bot], budget=budget).with_threads(threads or 1), sys.stdin.buffer, _write_line)


def _write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
