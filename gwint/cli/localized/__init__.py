"""Click's commands, options and arguments with their help and usage errors in the chosen language.

The texts are in `locales/*/help.ftl`. A command's message is named after its path, `help-lab-arena`, and its attributes
after its parameters: `.bots` for --bots. Texts that several commands share are attributes of `help-shared`.
"""

from __future__ import annotations

from gwint.cli.localized.commands import Command, Group, command, group
from gwint.cli.localized.parameters import (
    Choice,
    FilePath,
    FloatRange,
    FolderPath,
    IntRange,
    argument,
    language_option,
    option,
)
from gwint.cli.localized.usage_errors import UsageFault

__all__ = [
    "Choice", "Command", "FilePath", "FloatRange", "FolderPath", "Group", "IntRange", "UsageFault", "argument",
    "command", "group", "language_option", "option",
]  # fmt: skip
