"""What leaves a match: a view built for one seat from what that seat may know (TOUR-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gwint.cards import Faction, Leader
from gwint.match.deck_naming import Name, NameDeck, PlayGame
from gwint.match.events import MatchEvent, NamedDeck
from gwint.match.lineup import Lineup
from gwint.match.rules import SEATS, PlayedGame
from gwint.notation.record_model import Ending
from gwint.rules.moves import Move
from gwint.rulesets import Ruleset
from gwint.views import View, Viewer

if TYPE_CHECKING:
    from gwint.match.match import Match


@dataclass(frozen=True, slots=True)
class DeckFace:
    """TOUR-4. What is open of a deck that was named: not its list, nor its place in the lineup."""

    faction: Faction
    leader: Leader
    won: bool
    """It has won a game and is not used again."""


@dataclass(frozen=True, slots=True)
class PlayedView:
    """A game that is over, or a replay of it."""

    number: int
    replay: int
    factions: tuple[Faction, ...]
    """By seat."""
    totals: tuple[tuple[int, ...], ...]
    """Of its rounds, by side."""
    ending: Ending | None
    winner: int | None
    """The seat it counts for; None where it was drawn and counts for no one."""
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
    """By seat, the decks it has named so far, in the order it first named them."""
    named: tuple[Faction | None, ...]
    """By seat, the deck of the game being played or about to be; None where it is not named yet."""
    played: tuple[PlayedView, ...]
    question: NameDeck | PlayGame | None
    """What the match waits for; which decks another seat may name is not told."""
    acting: tuple[int, ...]
    moves: tuple[Move | Name, ...]
    """The viewer's own legal moves; empty when it is not to act."""
    lineup: Lineup | None
    """The viewer's own decks; None for a spectator."""
    game: View | None
    """The game being played, as the viewer may know it."""
    log: tuple[MatchEvent, ...]
    result: Ending | None


def match_view(match: Match, viewer: Viewer) -> MatchView:
    """The match as this seat, or a spectator, may know it."""
    return MatchView(
        viewer=viewer,
        ruleset=match.ruleset,
        players=match.players,
        first=match.first,
        score=match.score,
        faces=tuple(tuple(_faces(match, seat)) for seat in SEATS),
        named=tuple(None if deck is None else deck.faction for deck in match.named),
        played=tuple(_played(one) for one in match.games),
        question=_asked(match.question, viewer),
        acting=match.acting,
        moves=() if viewer is None else tuple(match.legal_moves(viewer)),
        lineup=None if viewer is None else match.lineups[viewer],
        game=None if match.game is None else match.game.view(viewer),
        log=match.log,
        result=match.result,
    )


def _faces(match: Match, seat: int) -> Iterator[DeckFace]:
    named = {event.faction: event.leader for event in match.log if isinstance(event, NamedDeck) and event.seat == seat}
    won = {one.game.table.seats[seat].faction for one in match.games if one.winner == seat}
    return (DeckFace(faction, leader, faction in won) for faction, leader in named.items())


def _played(one: PlayedGame) -> PlayedView:
    table = one.game.table
    factions = tuple(seat.faction for seat in table.seats)
    return PlayedView(one.number, one.replay, factions, tuple(table.totals), one.game.result, one.winner, one.tossed)


def _asked(question: NameDeck | PlayGame | None, viewer: Viewer) -> NameDeck | PlayGame | None:
    """TOUR-4. Another's decks are not told before they are named."""
    if isinstance(question, NameDeck) and question.seat != viewer:
        return replace(question, allowed=())
    return question
