"""Measures decks against a field of opponents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from gwint.decks import Deck, faults
from gwint.faults import GwintError
from gwint.lab.chunks import split_into_chunks
from gwint.lab.game_runners import check_bot
from gwint.lab.jobs import GameSetup, PlayedGame
from gwint.lab.seat_rotation import Meeting
from gwint.lab.worker_pool import OnProgress, WorkerPool
from gwint.rules.modes import DUEL
from gwint.rulesets import Ruleset

MEASURED_PREFIX: Final = "~"
"""The prefix of the measured decks, which keeps their names apart from the field's."""


class FieldError(GwintError):
    """The deck cannot be compared."""


@dataclass(frozen=True, slots=True)
class Field:
    """The opponents that decks are measured against; the same bot plays both sides of every duel."""

    foes: Mapping[str, Deck]
    bot: str
    ruleset: Ruleset
    pool: WorkerPool
    on_progress: OnProgress

    def __post_init__(self) -> None:
        check_bot(self.bot)
        if not self.foes:
            raise FieldError("lab-no-field")
        for name, foe in self.foes.items():
            self.check_deck(name, foe)

    def check_deck(self, name: str, deck: Deck) -> None:
        """DECK-4. Refuse a deck that may not be played."""
        if found := faults(deck, self.ruleset):
            raise FieldError("lab-deck", deck=name, faults=found)

    def setup(self, decks: Mapping[str, Deck]) -> GameSetup:
        return GameSetup(DUEL.name, self.ruleset, {**self.foes, **decks})

    def meetings(self, name: str, deals: range, seed: str) -> Iterator[Meeting]:
        """Pair a deck with each deck of the field in turn; with the same seed all decks get the same deals."""
        names = list(self.foes)
        for deal in deals:
            yield Meeting(deal, (self.bot, self.bot), (name, names[deal % len(names)]), f"{seed} deal {deal}")

    def play(self, decks: Mapping[str, Deck], deals: range, seed: str) -> Iterator[PlayedGame]:
        """Play all games of these decks."""
        todo = (meeting for name in decks for meeting in self.meetings(name, deals, seed))
        for _, games in self.pool.play(split_into_chunks(self.setup(decks), todo), self.on_progress):
            yield from games

    def scores(self, decks: Mapping[str, Deck], deals: range, seed: str) -> dict[str, dict[int, float]]:
        """For each deck and deal, return the share of points that the deck won."""
        points: dict[str, dict[int, list[float]]] = {name: {} for name in decks}
        for played in self.play(decks, deals, seed):
            seat = own_seat(played)
            points[played.job.decks[seat]].setdefault(played.job.deal, []).append(played.score(seat))
        return {
            name: {deal: sum(won) / len(won) for deal, won in sorted(by_deal.items())}
            for name, by_deal in points.items()
        }


def own_seat(played: PlayedGame) -> int:
    """Return the seat of the measured deck."""
    return next(seat for seat, name in enumerate(played.job.decks) if name.startswith(MEASURED_PREFIX))
