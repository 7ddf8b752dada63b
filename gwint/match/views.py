"""Views of a match: what one seat, or a spectator, may know (TOUR-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gwint.cards import Faction, Leader
from gwint.match.deck_naming import Name, NameDeck, PlayGame
from gwint.match.events import MatchEvent, NamedDeck
from gwint.match.lineup import Lineup
from gwint.match.rules import PlayedGame
from gwint.notation.record_model import Ending
from gwint.rules.moves import Move
from gwint.rulesets import Ruleset
from gwint.views import View, Viewer


@dataclass(frozen=True, slots=True)
class DeckFace:
    """TOUR-4. The public part of a named deck, without its list and its place in the lineup."""

    faction: Faction
    leader: Leader
    won: bool
    """Whether it has won a game and cannot be used again."""


@dataclass(frozen=True, slots=True)
class PlayedView:
    """A finished game, or a finished replay."""

    number: int
    replay: int
    factions: tuple[Faction, ...]
    """By seat."""
    totals: tuple[tuple[int, ...], ...]
    """The totals of its rounds, by side."""
    ending: Ending | None
    winner: int | None
    """The seat that the game counts for; None if it was drawn."""
    tossed: bool


@dataclass(frozen=True, slots=True)
class MatchView:
    """Everything one seat, or a spectator, may know of a match, and nothing else."""

    viewer: Viewer
    ruleset: Ruleset
    players: tuple[str, ...]
    first: int
    """TOUR-3. The seat that named a first deck first."""
    score: tuple[int, ...]
    faces: tuple[tuple[DeckFace, ...], ...]
    """By seat, the decks that it has named so far, in the order of their first naming."""
    named: tuple[Faction | None, ...]
    """By seat, the deck of the current or the next game; None if it is not named yet."""
    played: tuple[PlayedView, ...]
    question: NameDeck | PlayGame | None
    """The current question, without the decks that another seat may name."""
    acting: tuple[int, ...]
    moves: tuple[Move | Name, ...]
    """The viewer's own legal moves; empty when it is not to act."""
    lineup: Lineup | None
    """The viewer's own decks; None for a spectator."""
    game: View | None
    """The current game as the viewer may know it."""
    log: tuple[MatchEvent, ...]
    result: Ending | None

    def __repr__(self) -> str:
        viewer = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"<MatchView of {viewer}: {'–'.join(map(str, self.score))}, {len(self.played)} games played>"


def deck_faces(log: Sequence[MatchEvent], games: Sequence[PlayedGame], seat: int) -> Iterator[DeckFace]:
    """The public part of each deck that a seat has named."""
    named = {event.faction: event.leader for event in log if isinstance(event, NamedDeck) and event.seat == seat}
    won = {one.game.table.seats[seat].faction for one in games if one.winner == seat}
    return (DeckFace(faction, leader, faction in won) for faction, leader in named.items())


def played_view(one: PlayedGame) -> PlayedView:
    table = one.game.table
    factions = tuple(seat.faction for seat in table.seats)
    return PlayedView(one.number, one.replay, factions, tuple(table.totals), one.game.result, one.winner, one.tossed)


def visible_question(question: NameDeck | PlayGame | None, viewer: Viewer) -> NameDeck | PlayGame | None:
    """TOUR-4. Hide the decks of another seat that are not named yet."""
    if isinstance(question, NameDeck) and question.seat != viewer:
        return replace(question, allowed=())
    return question
