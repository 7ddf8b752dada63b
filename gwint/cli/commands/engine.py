"""`gwint engine`: answers other programs as a bot, in lines of JSON on standard input and output."""

from __future__ import annotations

import sys
from dataclasses import replace

import click

from gwint.bots import BOTS, LEVELS, Budget
from gwint.cli.options import completer, threads_option


@click.command()
@click.option(
    "--bot",
    metavar="BOT",
    default=LEVELS[-1].name,
    show_default=True,
    shell_complete=completer(BOTS),
    help=f"The bot that answers: {', '.join(BOTS)}, or your own as my_bot.py:choose or module:function.",
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
    from gwint.bots.loading import load_python_bot
    from gwint.engine.responder import serve

    if simulations and milliseconds:
        raise click.UsageError("Use --simulations or --milliseconds, not both.")
    answering = load_python_bot(bot)
    budget = Budget(simulations or 0, milliseconds or 0, threads or 1).or_default(answering.budget)
    serve(replace(answering, budget=budget), sys.stdin.buffer, _write_line, _report)


def _write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def _report(traceback: str) -> None:
    click.echo(traceback, err=True)
