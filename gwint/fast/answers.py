"""Answers to questions: for each question, the function that carries out the chosen move."""

from __future__ import annotations

from gwint.fast.agenda import (
    CHOOSE_BOND,
    CHOOSE_DISCARD,
    CHOOSE_FROM_DECK,
    CHOOSE_FROM_PILE,
    CHOOSE_REVIVAL,
    CHOOSE_STARTER,
    CHOOSE_WEATHER,
    CLAIM_ROUND,
    PLACE_CARD,
    REDRAW,
    REVIVED,
    TURN,
    bring,
)
from gwint.fast.compiler import kernel
from gwint.fast.leaders import use
from gwint.fast.leaders.battlefield import shift_chosen
from gwint.fast.leaders.discard_piles import take_chosen
from gwint.fast.leaders.hands import discard_chosen
from gwint.fast.leaders.weather import play_from_deck, weather_chosen
from gwint.fast.moves import CARD, DECOY, DISCARD, KIND, PASS, PLAY, SHIFT, START, TARGET, TO_ROW
from gwint.fast.moves import EXCHANGE as EXCHANGES
from gwint.fast.placement import play_card
from gwint.fast.rounds import exchange_card, finish_redraw, pass_round, queue_next_turn
from gwint.fast.starting_player import claim_round, decline_round
from gwint.fast.table import Game
from gwint.fast.verbs import discard_from_hand, leave_hand, leave_pile, pick_from_deck


@kernel
def _turn(s: Game, seat: int, move: int) -> None:
    queue_next_turn(s, seat)
    kind = KIND[move]
    if kind == PASS:
        pass_round(s, seat)
        return
    s.acted = 1
    if kind == PLAY or kind == DECOY:
        leave_hand(s, seat, CARD[move])
        _play_card(s, seat, move)
    elif kind == DISCARD:
        discard_from_hand(s, seat, int(CARD[move]))
    else:
        use(s, seat)


@kernel
def _play_card(s: Game, seat: int, move: int) -> None:
    play_card(s, seat, int(CARD[move]), int(TO_ROW[move]), int(TARGET[move]))


@kernel
def _redraw(s: Game, seat: int, waiting: int, move: int) -> None:
    if KIND[move] == EXCHANGES:
        exchange_card(s, seat, waiting, int(CARD[move]))
    else:
        finish_redraw(s, seat, waiting)


@kernel
def _claim(s: Game, seat: int, following: int, move: int) -> None:
    if KIND[move] == START:
        claim_round(s, seat, int(TARGET[move]))
    else:
        decline_round(s, following)


@kernel
def _revival(s: Game, seat: int, card: int) -> None:
    """AB-MEDIC-2. Plays the revived unit as if from the hand."""
    leave_pile(s, seat, card)
    bring(s, seat, card, REVIVED)


@kernel
def _moves(s: Game, seat: int, move: int) -> None:
    if KIND[move] == SHIFT:
        shift_chosen(s, seat, int(CARD[move]), int(TO_ROW[move]), int(TARGET[move]))
    else:
        s.waiting_count = 0


@kernel
def answer(s: Game, seat: int, move: int) -> None:
    """Carries out a seat's legal answer to the question on top of the agenda."""
    top = int(s.step_count) - 1
    s.step_count = top
    question, more, card = s.step[top], int(s.step_more[top]), int(CARD[move])
    if question == TURN:
        _turn(s, seat, move)
    elif question == REDRAW:
        _redraw(s, seat, more, move)
    elif question == CHOOSE_REVIVAL:
        _revival(s, seat, card)
    elif question == PLACE_CARD:
        _play_card(s, seat, move)
    elif question == CHOOSE_DISCARD:
        discard_chosen(s, seat, more, card)
    elif question == CHOOSE_FROM_DECK:
        pick_from_deck(s, seat, card)
    elif question == CHOOSE_FROM_PILE:
        take_chosen(s, seat, more, card)
    elif question == CHOOSE_STARTER:
        s.starter = TARGET[move]
    elif question == CLAIM_ROUND:
        _claim(s, seat, more, move)
    elif question == CHOOSE_WEATHER:
        weather_chosen(s, seat, card)
    elif question == CHOOSE_BOND:
        play_from_deck(s, seat, card)
    else:
        _moves(s, seat, move)
