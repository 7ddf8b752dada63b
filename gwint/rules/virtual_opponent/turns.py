"""SOLO-2 to SOLO-5, SOLO-9 to SOLO-11. The virtual opponent's turns, answers, spies and musters."""

from __future__ import annotations

from functools import partial
from typing import Any

from gwint.cards import Ability, Card, Faction, Kind
from gwint.rules.abilities import called_by
from gwint.rules.agenda import Bring, ChooseRevival, NextTurn, PlayTop, SeatQuestion, VirtualTurn
from gwint.rules.answers import ANSWER
from gwint.rules.legal_moves import LEGAL
from gwint.rules.moves import Move
from gwint.rules.rounds import NEXT_TURNS
from gwint.rules.table import Table
from gwint.rules.verbs import leave_deck, place, resolve_later, shuffle, sorted_by_id, turn_top
from gwint.rules.virtual_opponent.choice import choose_best
from gwint.rules.virtual_opponent.events import SatOut


def take_turn(table: Table, step: VirtualTurn) -> None:
    """SOLO-2. Plays the top card of its deck; SOLO-15. Without a deck it has no turn."""
    cards = 2 if plays_two_cards(table, step.seat) else 1
    table.agenda.append(NEXT_TURNS[step.seat])
    if table.seats[step.seat].deck:
        table.acted = True
        table.agenda.append(PlayTop(step.seat, cards))
    else:
        table.log.append(SatOut(step.seat))


def plays_two_cards(table: Table, seat: int) -> bool:
    """SOLO-13. Northern Realms play two cards in the first turn after a round they won, which they start."""
    if table.seats[seat].faction is not Faction.NORTHERN_REALMS or table.acted or not table.totals:
        return False
    totals = table.totals[-1]
    return table.mode.rewards(table, seat, totals, table.mode.round_winners(table, totals))


def play_top(table: Table, step: PlayTop) -> None:
    """SOLO-2. Plays the top card, then those still due; SOLO-4. After weather it plays one more."""
    if table.seats[step.seat].deck:
        top = turn_top(table, step.seat)
        _queue_plays(table, step.seat, step.cards - 1 + _is_weather(top))
        table.agenda.append(Bring(step.seat, top, "deck", "played"))


def pay_spy(table: Table, seat: int) -> None:
    """SOLO-10. Draws two cards and plays them in that order; SOLO-4. During a turn, weather adds further cards."""
    drawn = [turn_top(table, seat) for _ in range(min(2, len(table.seats[seat].deck)))]
    if in_turn(table):
        _queue_plays(table, seat, sum(map(_is_weather, drawn)))
    table.agenda.extend(Bring(seat, card, "deck", "played") for card in reversed(drawn))


def in_turn(table: Table) -> bool:
    """SOLO-4. Whether a turn is in progress: its NextTurn waits at the bottom of the agenda."""
    return bool(table.agenda) and isinstance(table.agenda[0], NextTurn)


def _queue_plays(table: Table, seat: int, cards: int) -> None:
    if cards:
        table.agenda.append(PlayTop(seat, cards))


def _is_weather(card: Card) -> bool:
    """SOLO-4. Whether the card is weather; Clear Weather counts."""
    return card.kind is Kind.WEATHER


def muster(table: Table, seat: int, calls: tuple[str, ...]) -> None:
    """SOLO-11. Calls one named card from the deck, the most useful if there are several; then shuffles."""
    table.chance.search(table, seat, lambda card: card.id in calls)
    found = list(dict.fromkeys(sorted_by_id(card for card in table.seats[seat].deck if card.id in calls)))
    if found:
        attempts = [(card, partial(_call, seat, card)) for card in found]
        _call(seat, found[choose_best(table, seat, attempts)], table)
    shuffle(table, seat)


def _call(seat: int, called: Card, table: Table) -> None:
    """SOLO-11. Places the called card, which does not call others."""
    leave_deck(table, seat, called)
    spot = place(table, seat, called, table.seats[seat].side, called.rows[0], "deck", "called")
    if Ability.MUSTER not in called.abilities:
        resolve_later(table, seat, [(called, spot)])


def answer(table: Table, question: SeatQuestion) -> None:
    """Takes the question off the agenda and gives the best answer, if there is any answer."""
    table.agenda.pop()
    moves = _legal_answers(table, question)
    if isinstance(question, ChooseRevival):
        _settle_calls(table, question.seat, moves)
    if moves:
        measure = "own" if isinstance(question, ChooseRevival) else "lead"
        attempts = [(getattr(move, "card", None), partial(_give_answer, question, move)) for move in moves]
        _give_answer(question, moves[choose_best(table, question.seat, attempts, measure)], table)


def _legal_answers(table: Table, question: SeatQuestion) -> list[Move]:
    """Returns the legal answers; SOLO-9. Its medic revives a spy only if there is no other unit."""
    moves: list[Any] = LEGAL[type(question)](table, question.seat, question)
    if isinstance(question, ChooseRevival):
        return [move for move in moves if not move.card.spy] or moves
    return moves


def _settle_calls(table: Table, seat: int, revivals: list[Any]) -> None:
    """SOLO-9. Its medic counts what a revived unit would call from the deck, so it has to know what is in the deck."""
    calls = {called for move in revivals for called in called_by(move.card, table.ruleset.roach)}
    if calls and table.rules_version >= 2:
        table.chance.search(table, seat, lambda card: card.id in calls)


def _give_answer(question: SeatQuestion, move: Move, table: Table) -> None:
    ANSWER[type(question)](table, question.seat, question, move)
