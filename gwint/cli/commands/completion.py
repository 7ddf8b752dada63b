"""`gwint completion`: prints the script with which a shell completes commands, options, cards and decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import click

from gwint.cli import localized
from gwint.i18n.bundles import translate

INSTALLED: Final[Mapping[str, str]] = {
    "bash": "gwint completion bash > ~/.local/share/bash-completion/completions/gwint",
    "zsh": "gwint completion zsh > ~/.zfunc/_gwint",
    "fish": "gwint completion fish > ~/.config/fish/completions/gwint.fish",
}
"""How to install the script in each shell."""


@localized.command(
    "gwint completion bash > ~/.local/share/bash-completion/completions/gwint", "source <(gwint completion zsh)"
)
@localized.argument("shell", type=localized.Choice(list(INSTALLED)))
@localized.language_option
def command(shell: str, language: str) -> None:
    """Print the script that completes gwint's commands; its last line says how to install it."""
    from click.shell_completion import get_completion_class

    from gwint.cli import main

    completion = get_completion_class(shell)
    assert completion is not None, "click completes the three shells of the table"
    script = completion(main, {}, "gwint", "_GWINT_COMPLETE").source()
    how = translate("cli-install-completion", language, shell=shell, command=INSTALLED[shell])
    click.echo(f"{script}\n# {how}")
