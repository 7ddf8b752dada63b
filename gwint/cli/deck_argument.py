"""DECK arguments: a starter's id, a deck code, a file, or `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gwint.decks import Deck, decode, read_deck, starter, starters
from gwint.decks.code import is_code
from gwint.faults import GwintError
from gwint.spelling import nearest

if TYPE_CHECKING:
    import click
    from click.shell_completion import CompletionItem

STANDARD_INPUT: Final = "-"
LARGEST: Final = 1 << 20
"""The most bytes of a deck file; most have a few hundred."""


class DeckArgumentError(GwintError):
    """The argument does not lead to a deck."""


def read_deck_argument(argument: str) -> Deck:
    """Read the deck of an argument: a starter's id, else a code, else a file; `./name` is always a file."""
    if argument == STANDARD_INPUT:
        return _parse_deck(sys.stdin.buffer.read(LARGEST + 1), argument)
    if argument in {known.id for known in starters()}:
        return starter(argument).deck
    if is_code(argument) and not Path(argument).exists():
        return decode(argument)
    return _parse_deck(_read_file(argument), argument)


def _read_file(argument: str) -> bytes:
    try:
        with Path(argument).open("rb") as file:
            return file.read(LARGEST + 1)
    except IsADirectoryError as error:
        raise DeckArgumentError("cli-folder", path=argument) from error
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        known = tuple(known.id for known in starters())
        raise DeckArgumentError("cli-no-deck", name=argument, nearest=nearest(argument, known), names=known) from error
    except OSError as error:
        raise DeckArgumentError("cli-unreadable", path=argument, reason=error.strerror or "") from error


def _parse_deck(contents: bytes, argument: str) -> Deck:
    """Parse a file's contents: a deck's text, or its code alone."""
    if len(contents) > LARGEST:
        raise DeckArgumentError("cli-too-large", path=argument, most=LARGEST)
    try:
        text = contents.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckArgumentError("cli-not-text", path=argument) from error
    return decode(text) if is_code(text) else read_deck(text)


def complete_deck(_ctx: click.Context, _param: click.Parameter, typed: str) -> list[CompletionItem]:
    """Complete the ids of starter decks, or else let the shell complete files."""
    from click.shell_completion import CompletionItem

    known = [CompletionItem(known.id) for known in starters() if known.id.startswith(typed)]
    return known or [CompletionItem(typed, type="file")]
