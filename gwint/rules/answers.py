"""Answers to questions: for each question, the function that carries out the chosen move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.rules.agenda import (
    Bring,
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
from gwint.rules.leaders import use, use_against
from gwint.rules.leaders.battlefield import shift_chosen
from gwint.rules.leaders.discard_piles import take_chosen
from gwint.rules.leaders.hands import discard_chosen, pick_chosen
from gwint.rules.leaders.weather import play_from_deck, weather_chosen
from gwint.rules.moves import Against, Choose, Discard, Exchange, Move, Pass, Play, Shift, Start
from gwint.rules.placement import play_card
from gwint.rules.rounds import NEXT_TURNS, pass_round, redraw
from gwint.rules.starting_player import choose_starter, claim_round
from gwint.rules.table import Table
from gwint.rules.verbs import discard_from_hand, leave_hand, leave_pile


def _turn(table: Table, seat: int, _question: Turn, move: Move) -> None:
    table.agenda.append(NEXT_TURNS[seat])
    table.acted = table.acted or type(move) is not Pass
    if type(move) is Play:
        leave_hand(table, seat, move.card)
        play_card(table, seat, move, "hand", "played")
    elif type(move) is Pass:
        pass_round(table, seat, by_itself=False)
    elif type(move) is Discard:
        discard_from_hand(table, seat, move.card)
    else:
        use(table, seat)


def _redraw(table: Table, seat: int, waiting: Redraw, move: Move) -> None:
    redraw(table, seat, waiting, move.card if isinstance(move, Exchange) else None)


def _starter(table: Table, seat: int, _question: ChooseStarter, move: Start) -> None:
    choose_starter(table, seat, move.seat)


def _claim(table: Table, _seat: int, waiting: ClaimRound, move: Move) -> None:
    claim_round(table, waiting, move.seat if isinstance(move, Start) else None)


def _revival(table: Table, seat: int, _question: ChooseRevival, move: Choose) -> None:
    """AB-MEDIC-2. Plays the revived unit as if from the hand."""
    leave_pile(table, table.seats[seat].side, move.card)
    table.agenda.append(Bring(seat, move.card, "pile", "revived"))


def _placement(table: Table, seat: int, waiting: PlaceCard, move: Play) -> None:
    play_card(table, seat, move, waiting.source, waiting.how)


def _opponent(table: Table, seat: int, _question: ChooseOpponent, move: Against) -> None:
    use_against(table, seat, move.seat)


def _pile(table: Table, seat: int, waiting: ChooseFromPile, move: Choose) -> None:
    take_chosen(table, seat, waiting.side, move.card)


def _discard(table: Table, seat: int, waiting: ChooseDiscard, move: Discard) -> None:
    discard_chosen(table, seat, waiting.left, move.card)


def _give_up(table: Table, seat: int, _question: GiveUpCard, move: Discard) -> None:
    discard_from_hand(table, seat, move.card)


def _deck(table: Table, seat: int, _question: ChooseFromDeck, move: Choose) -> None:
    pick_chosen(table, seat, move.card)


def _weather(table: Table, seat: int, _question: ChooseWeather, move: Choose) -> None:
    weather_chosen(table, seat, move.card)


def _bond(table: Table, seat: int, _question: ChooseBond, move: Choose) -> None:
    play_from_deck(table, seat, move.card)


def _moves(table: Table, _seat: int, waiting: ChooseMoves, move: Move) -> None:
    if isinstance(move, Shift):
        shift_chosen(table, waiting, move.card, move.row, move.to)


ANSWER: Final[Mapping[type[Step], Callable[[Table, int, Any, Any], None]]] = {
    Turn: _turn,
    Redraw: _redraw,
    ChooseStarter: _starter,
    ClaimRound: _claim,
    ChooseRevival: _revival,
    PlaceCard: _placement,
    ChooseOpponent: _opponent,
    ChooseFromPile: _pile,
    ChooseDiscard: _discard,
    GiveUpCard: _give_up,
    ChooseFromDeck: _deck,
    ChooseWeather: _weather,
    ChooseBond: _bond,
    ChooseMoves: _moves,
}
"""The function that carries out an answer to each question."""
