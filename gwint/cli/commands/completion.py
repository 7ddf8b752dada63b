"""`gwint completion`: prints the script with which a shell completes commands, options, cards and decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import click

INSTALLED: Final[Mapping[str, str]] = {
    "bash": "gwint completion bash > ~/.local/share/bash-completion/completions/gwint",
    "zsh": "gwint completion zsh > ~/.zfunc/_gwint    # a folder of your fpath, before compinit",
    "fish": "gwint completion fish > ~/.config/fish/completions/gwint.fish",
}
"""How to install the script in each shell."""


@click.command()
@click.argument("shell", type=click.Choice(list(INSTALLED)))
def command(shell: str) -> None:
    """Print the script that completes gwint's commands in your shell; its last line says how to install it.

    \b
    Examples:
      gwint completion bash > ~/.local/share/bash-completion/completions/gwint
      source <(gwint completion zsh)
    """
    from click.shell_completion import get_completion_class

    from gwint.cli import main

    completion = get_completion_class(shell)
    assert completion is not None, "click completes the three shells of the table"
    script = completion(main, {}, "gwint", "_GWINT_COMPLETE").source()
    click.echo(f"{script}\n# To install it: {INSTALLED[shell]}")
