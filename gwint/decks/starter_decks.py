"""DECK-5. The recommended starter decks of every faction, from the texts in `starters/`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gwint.cards.lookup import UnknownName
from gwint.decks.deck import Deck
from gwint.decks.text_format import lines, read
from gwint.faults import check_type
from gwint.spelling import nearest

FOLDER: Final = Path(__file__).with_name("starters")


@dataclass(frozen=True, slots=True)
class Starter:
    """A recommended deck, and how it wins."""

    id: str
    """The name of its file, without the extension."""
    plan: str
    """How the deck wins, in an English sentence."""
    deck: Deck


@cache
def starters() -> tuple[Starter, ...]:
    """Returns all starter decks sorted by id, which groups them by faction."""
    return tuple(_starter(path) for path in sorted(FOLDER.glob("*.deck")))


def starter(id_: str) -> Starter:
    """Returns the starter deck of that id; raises UnknownName with the nearest ids."""
    for candidate in starters():
        if candidate.id == id_:
            return candidate
    check_type("starter", id_, str)
    names = tuple(candidate.id for candidate in starters())
    raise UnknownName("starter-name", name=id_, names=names, nearest=nearest(id_, names))


def _starter(path: Path) -> Starter:
    text = path.read_text(encoding="utf-8")
    plan = next((line.value for line in lines(text) if line.header == "plan"), "")
    return Starter(path.stem, plan, read(text))
