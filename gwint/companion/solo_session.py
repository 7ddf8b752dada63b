"""A solo game with printed cards as the people at the table enter it, entry by entry, and as it is stored."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from gwint.companion.questions import RANDOM
from gwint.decks import encode
from gwint.decks.full_sets import SET, read_persons_deck
from gwint.faults import GwintError, listed
from gwint.open_game import OpenGame
from gwint.rules import RULES_VERSION
from gwint.rules.modes.solo import PERSON
from gwint.wire.codecs import read, write
from gwint.wire.companion import SoloInput, SoloSetup, SoloSummary

FORMAT: Final = 1
"""The version of the stored text."""
MAX_ENTRIES: Final = 1_000
"""Several times what the longest game needs."""
MAX_TEXT: Final = 200
"""The maximum length of an entry."""
MAX_DECK: Final = 4_000
"""The maximum length of a deck's text."""
CHOSEN: Final = "way"
"""The kind of outcome that is never asked: the opponent has several equally good ways (SOLO-5, SOLO-6)."""


class CompanionError(GwintError):
    """The companion cannot do this; nothing has changed."""


@dataclass(frozen=True, slots=True)
class StoredSolo:
    """What is stored of a game."""

    version: int
    rules_version: int
    inputs: tuple[str, ...]
    """All moves and outcomes, as `OpenGame.enter` takes them."""
    entries: tuple[int, ...]
    """The number of inputs after each entry: an entry may lead to inputs that the phone chooses by itself."""
    dealt: int
    """The number of inputs before the first entry."""
    summary: SoloSummary
    """For the list of games, which does not replay them."""


class SoloSession:
    """A game and its entries."""

    def __init__(self, id_: str, setup: SoloSetup, now: int, rules_version: int = RULES_VERSION) -> None:
        """Lay the table; refuse a faulty deck with all its faults."""
        self.id = id_
        self.rules_version = rules_version
        self.changed_at = now
        self.game = _lay(setup, rules_version)
        self.setup = setup if setup.deck.startswith(SET) else replace(setup, deck=encode(self.game.decks[PERSON]))
        self._choose_ways()
        self._ends = [len(self.game.inputs)]

    @property
    def entries(self) -> int:
        """The number of entries."""
        return len(self._ends) - 1

    @property
    def last(self) -> str:
        """The last entry as text; empty at the beginning."""
        return self.entry_text(self.entries) if self.entries else ""

    def entry_text(self, number: int) -> str:
        """An entry, counted from 1, as text."""
        return self.game.inputs[self._ends[number - 1]]

    def inputs_after(self, entries: int) -> int:
        """The number of inputs after the first entries."""
        return self._ends[entries]

    def enter(self, entry: SoloInput) -> None:
        """Take a move or an outcome; nothing changes if it is refused."""
        self._check_turn(entry.after)
        if self.entries >= MAX_ENTRIES or len(entry.text) > MAX_TEXT:
            raise CompanionError("too-large")
        if [bool(entry.text), entry.move is not None, entry.random].count(True) != 1:
            raise CompanionError("companion-entry")
        if entry.random:
            self.game.reveal(self._throw_die())
        elif entry.move is not None:
            self.game.play(entry.move)
        else:
            self.game.enter(entry.text)
        self._choose_ways()
        self._ends.append(len(self.game.inputs))

    def undo(self, after: int, count: int) -> None:
        """Take back the last entries."""
        self._check_turn(after)
        if not 1 <= count <= self.entries:
            raise CompanionError("cannot-undo", count=count, moves=self.entries)
        self._cut(self.entries - count)

    def _cut(self, entries: int) -> None:
        del self._ends[entries + 1 :]
        if surplus := len(self.game.inputs) - self._ends[-1]:
            self.game.undo(surplus)

    def _check_turn(self, after: int) -> None:
        if after != self.entries:
            raise CompanionError("companion-stale")

    def _throw_die(self) -> object:
        unknown = self.game.unknown
        if unknown is None or unknown.kind not in RANDOM:
            raise CompanionError("companion-entry")
        return secrets.choice(unknown.options)

    def _choose_ways(self) -> None:
        """SOLO-5. Choose at random between ways that serve the opponent equally well."""
        while self.game.unknown is not None and self.game.unknown.kind == CHOSEN:
            self.game.reveal(self._throw_die())

    # Storage

    def summary(self) -> SoloSummary:
        view = self.game.view()
        return SoloSummary(
            self.id,
            self.setup,
            view.seats[PERSON].leader,
            self.entries,
            view.round,
            tuple(side.total for side in view.sides),
            tuple(side.gems for side in view.sides),
            self.game.result,
            self.changed_at,
        )

    def stored_text(self) -> str:
        dealt, *entries = self._ends
        stored = StoredSolo(FORMAT, self.rules_version, self.game.inputs, tuple(entries), dealt, self.summary())
        return json.dumps(write(StoredSolo, stored), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def resume(cls, text: str) -> SoloSession:
        """Read a game and enter everything again."""
        stored = read_stored(text)
        try:
            return cls._replay(stored)
        except GwintError as error:
            raise CompanionError("companion-unreadable") from error

    @classmethod
    def _replay(cls, stored: StoredSolo) -> SoloSession:
        session = cls.__new__(cls)
        session.id, session.setup = stored.summary.id, stored.summary.setup
        session.rules_version, session.changed_at = stored.rules_version, stored.summary.changed_at
        session.game = _lay(session.setup, session.rules_version)
        for one in stored.inputs:
            session.game.enter(one)
        session._ends = [stored.dealt, *stored.entries]
        return session


def read_stored(text: str) -> StoredSolo:
    """Read the stored text of a game."""
    try:
        data: Any = json.loads(text)
        stored: StoredSolo = read(StoredSolo, data)
    except (GwintError, RecursionError, ValueError) as error:
        raise CompanionError("companion-unreadable") from error
    if stored.version != FORMAT:
        raise CompanionError("companion-unreadable")
    return stored


def _lay(setup: SoloSetup, rules_version: int) -> OpenGame:
    """SOLO-1, DECK-4. Lay the table; refuse a deck that is too long to read, or faulty with all its faults."""
    if len(setup.deck) > MAX_DECK:
        raise CompanionError("too-large")
    deck = read_persons_deck(setup.deck, setup.rules)
    game = OpenGame(deck, setup.opponent, rules=setup.rules, mode=setup.mode.name, rules_version=rules_version)
    if faults := setup.mode.deck_faults(PERSON, deck, setup.rules, advanced=False):
        raise CompanionError("deck-faults", faults=listed(faults))
    return game
