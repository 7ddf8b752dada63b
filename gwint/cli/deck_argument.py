"""The deck that an argument stands for: a starter's id, a deck code, a file, or `-` for what comes in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gwint.cards.names import nearest
from gwint.decks import Deck, decode, read_deck, starter, starters
from gwint.decks.code import CHARACTERS, PREFIX
from gwint.faults import Refusal

if TYPE_CHECKING:
    import click
    from click.shell_completion import CompletionItem

STANDARD_INPUT: Final = "-"
LARGEST: Final = 1 << 20
"""Bytes; a deck has a few hundred, and what is larger was not meant."""


class DeckArgumentError(Refusal):
    """An argument that leads to no deck."""


def read_deck_argument(argument: str) -> Deck:
    """The deck of an argument. A starter's id comes first, then a code, then a file: `./name` is always a file."""
    if argument == STANDARD_INPUT:
        return _parse_deck(sys.stdin.buffer.read(LARGEST + 1), argument)
    if argument in {one.id for one in starters()}:
        return starter(argument).deck
    if is_code(argument) and not Path(argument).exists():
        return decode(argument)
    return _parse_deck(_read_file(argument), argument)


def is_code(text: str) -> bool:
    """Whether a text can only be meant for a deck code."""
    return text.startswith(PREFIX) and set(text) <= set(CHARACTERS)


def _read_file(argument: str) -> bytes:
    try:
        with Path(argument).open("rb") as file:
            return file.read(LARGEST + 1)
    except IsADirectoryError as error:
        raise DeckArgumentError("cli-folder", path=argument) from error
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        known = tuple(one.id for one in starters())
        raise DeckArgumentError("cli-no-deck", name=argument, nearest=nearest(argument, known), names=known) from error
    except OSError as error:
        raise DeckArgumentError("cli-unreadable", path=argument, reason=error.strerror or "") from error


def _parse_deck(contents: bytes, argument: str) -> Deck:
    """A deck from what a file holds: a text, or a code alone."""
    if len(contents) > LARGEST:
        raise DeckArgumentError("cli-too-large", path=argument, most=LARGEST)
    try:
        text = contents.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckArgumentError("cli-not-text", path=argument) from error
    return decode(text) if is_code(text.strip()) else read_deck(text)


def complete_deck(_ctx: click.Context, _param: click.Parameter, begun: str) -> list[CompletionItem]:
    """Starter decks, and files as the shell completes them."""
    from click.shell_completion import CompletionItem

    known = [CompletionItem(one.id) for one in starters() if one.id.startswith(begun)]
    return known or [CompletionItem(begun, type="file")]
