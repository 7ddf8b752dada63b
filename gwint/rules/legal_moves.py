"""Legal moves: for each question on the table, the answers open to the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gwint.cards import Card
from gwint.rules.agenda import (
    ChooseBond,
    ChooseDiscard,
    ChooseFromDeck,
    ChooseFromPile,
    ChooseMoves,
    ChooseOpponent,
    ChooseRevival,
    ChooseStarter,
    ChooseWeather,
    ClaimRound,
    GiveUpCard,
    PlaceCard,
    Redraw,
    Step,
    Turn,
)
from gwint.rules.leaders import usable
from gwint.rules.leaders.battlefield import bonds
from gwint.rules.leaders.discard_piles import takeable
from gwint.rules.leaders.weather import weathers
from gwint.rules.moves import Against, Choose, Decline, Discard, Done, Exchange, Move, Pass, Shift, Start, UseLeader
from gwint.rules.placement import plays, unit_rows
from gwint.rules.table import Table
from gwint.rules.verbs import sorted_by_id


def _turn(table: Table, seat: int, _question: Turn) -> list[Move]:
    """TURN-1, TURN-12. A player may play a card from hand, use the leader, pass, or under some rules discard a card."""
    moves: list[Move] = []
    for card in dict.fromkeys(table.seats[seat].hand):
        moves += plays(table, seat, card)
    if usable(table, seat):
        moves.append(USE_LEADER)
    if table.ruleset.discard_turn == "yes":
        moves += _discards(table, seat)
    moves.append(PASS)
    return moves


def _redraw(table: Table, seat: int, _question: Redraw) -> list[Move]:
    """SET-5. A player may exchange any card of the hand while the deck has a card to draw."""
    owner = table.seats[seat]
    exchanges = [Exchange(card) for card in dict.fromkeys(owner.hand)] if owner.deck else []
    return [*exchanges, DONE]


def _starter(table: Table, _seat: int, _question: ChooseStarter) -> list[Move]:
    return [Start(seat) for seat in range(len(table.seats))]


def _claim(table: Table, _seat: int, _question: ClaimRound) -> list[Move]:
    return [*(Start(seat) for seat in range(len(table.seats))), DECLINE]


def _choices(cards: Iterable[Card]) -> list[Move]:
    return [Choose(card) for card in dict.fromkeys(cards)]


def _revivals(table: Table, seat: int, _question: ChooseRevival) -> list[Move]:
    """AB-MEDIC. A medic may revive any non-hero unit of the player's own discard pile."""
    return _choices(card for card in table.side_of(seat).pile if card.mortal)


def _placements(table: Table, seat: int, waiting: PlaceCard) -> list[Move]:
    return list(plays(table, seat, waiting.card))


def _opponents(_table: Table, _seat: int, waiting: ChooseOpponent) -> list[Move]:
    return [Against(other) for other in waiting.others]


def _pile(table: Table, seat: int, waiting: ChooseFromPile) -> list[Move]:
    return _choices(takeable(table, seat, waiting.side))


def _discards(table: Table, seat: int, _question: ChooseDiscard | GiveUpCard | None = None) -> list[Move]:
    return [Discard(card) for card in dict.fromkeys(table.seats[seat].hand)]


def _deck(table: Table, seat: int, _question: ChooseFromDeck) -> list[Move]:
    return _choices(sorted_by_id(table.seats[seat].deck))


def _weathers(table: Table, seat: int, _question: ChooseWeather) -> list[Move]:
    return _choices(weathers(table, seat))


def _bonds(table: Table, seat: int, _question: ChooseBond) -> list[Move]:
    return _choices(bonds(table, seat))


def _shifts(table: Table, _seat: int, waiting: ChooseMoves) -> list[Move]:
    """LEAD-13, klub. Each agile unit that has not moved may move to any other row it can lie in."""
    shifts: list[Move] = [
        Shift(card, row, to)
        for card, row in dict.fromkeys(waiting.waiting)
        for to in unit_rows(card, table.ruleset.agile_rows)
        if to != row
    ]
    return [*shifts, DONE] if waiting.moved else shifts


LEGAL: Final[Mapping[type[Step], Callable[[Table, int, Any], list[Move]]]] = {
    Turn: _turn,
    Redraw: _redraw,
    ChooseStarter: _starter,
    ClaimRound: _claim,
    ChooseRevival: _revivals,
    PlaceCard: _placements,
    ChooseOpponent: _opponents,
    ChooseFromPile: _pile,
    ChooseDiscard: _discards,
    GiveUpCard: _discards,
    ChooseFromDeck: _deck,
    ChooseWeather: _weathers,
    ChooseBond: _bonds,
    ChooseMoves: _shifts,
}
"""The legal answers to each question."""

USE_LEADER, PASS, DONE, DECLINE = UseLeader(), Pass(), Done(), Decline()
