"""The front of the rules: what may be done, and doing it. Legal moves are the answers to the question on top."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gwint.cards import Card
from gwint.faults import Refusal
from gwint.rules.abilities import bring_random, resolve
from gwint.rules.agenda import (
    BeginRound,
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
    DealHands,
    EndRound,
    GiveUpCard,
    NextTurn,
    PlaceCard,
    PlayTop,
    Question,
    Reckon,
    Redraw,
    Resolve,
    ReturnUnits,
    ReviveRandom,
    SeatQuestion,
    SettleStart,
    Step,
    TossCoin,
    Turn,
    TurnUp,
    VirtualTurn,
)
from gwint.rules.leaders import usable, use, use_against
from gwint.rules.leaders.hands import discard_chosen, pick_chosen
from gwint.rules.leaders.looting import take_chosen, takeable
from gwint.rules.leaders.skies import play_from_deck, weather_chosen, weathers
from gwint.rules.leaders.units import bonds, shift_chosen
from gwint.rules.moves import (
    Against,
    Choose,
    Decline,
    Discard,
    Done,
    Exchange,
    Move,
    Pass,
    Play,
    Shift,
    Start,
    UseLeader,
)
from gwint.rules.placing import perform, plays, unit_rows
from gwint.rules.rounds import (
    AFTER,
    begin_round,
    deal_hands,
    end_round,
    has_nothing_left,
    next_turn,
    pass_round,
    redraw_one,
    return_units,
)
from gwint.rules.starting import choose_starter, claim_round, toss
from gwint.rules.table import Table
from gwint.rules.verbs import discard_from_hand, leave_hand, sorted_by_id, spend


class IllegalMove(Refusal):
    """A move that the question waiting on the table does not allow; the table is as it was."""


# Asking


def question(table: Table) -> Question | None:
    """The question waiting for an answer; None when the game is over."""
    waiting = table.agenda[-1] if table.agenda else None
    return waiting if isinstance(waiting, Question) else None


def to_act(table: Table) -> tuple[int, ...]:
    """The seats that may answer now: several in the redraw, otherwise one; none when the game is over."""
    waiting = table.agenda[-1] if table.agenda else None
    if isinstance(waiting, SeatQuestion):
        return (waiting.seat,)
    return waiting.seats if isinstance(waiting, Redraw) else ()


def legal_moves(table: Table, seat: int | None = None) -> list[Move]:
    """Every legal answer of a seat to the question waiting, each once. The seat may be left out: the first to act."""
    acting = to_act(table)
    if seat is None:
        if not acting:
            return []
        seat = acting[0]
    if seat not in acting:
        return []
    waiting = table.agenda[-1]
    return LEGAL[type(waiting)](table, seat, waiting)


def legal(table: Table, seat: int, move: Move) -> bool:
    """Whether this move is among the legal ones; for a play from hand only that card's ways are looked at."""
    waiting = table.agenda[-1]
    if type(waiting) is Turn and type(move) is Play:
        return move.card in table.seats[seat].hand and move in plays(table, seat, move.card)
    return move in LEGAL[type(waiting)](table, seat, waiting)


def _turn(table: Table, seat: int, _question: Turn) -> list[Move]:
    """TURN-1. Play a card from hand, use the leader, or pass."""
    moves: list[Move] = []
    for card in dict.fromkeys(table.seats[seat].hand):
        moves += plays(table, seat, card)
    if usable(table, seat):
        moves.append(USE_LEADER)
    moves.append(PASS)
    return moves


def _redraw(table: Table, seat: int, _question: Redraw) -> list[Move]:
    """SET-5. Any card of the hand, while the deck has one to give for it."""
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
    """AB-MEDIC. The non-hero units of the own discard pile."""
    return _choices(card for card in table.side_of(seat).pile if card.mortal)


def _placements(table: Table, seat: int, waiting: PlaceCard) -> list[Move]:
    return list(plays(table, seat, waiting.card))


def _opponents(_table: Table, _seat: int, waiting: ChooseOpponent) -> list[Move]:
    return [Against(other) for other in waiting.others]


def _pile(table: Table, seat: int, waiting: ChooseFromPile) -> list[Move]:
    return _choices(takeable(table, seat, waiting.side))


def _discards(table: Table, seat: int, _question: ChooseDiscard | GiveUpCard) -> list[Move]:
    return [Discard(card) for card in dict.fromkeys(table.seats[seat].hand)]


def _deck(table: Table, seat: int, _question: ChooseFromDeck) -> list[Move]:
    return _choices(sorted_by_id(table.seats[seat].deck))


def _weathers(table: Table, seat: int, _question: ChooseWeather) -> list[Move]:
    return _choices(weathers(table, seat))


def _bonds(table: Table, seat: int, _question: ChooseBond) -> list[Move]:
    return _choices(bonds(table, seat))


def _shifts(table: Table, _seat: int, waiting: ChooseMoves) -> list[Move]:
    """LEAD-13, klub. Each agile unit that has not moved, to any other row it may lie in."""
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

# Answering


def push(table: Table, move: Move, seat: int | None = None) -> None:
    """Make a move for a seat (left out: the first to act) and carry on to the next question."""
    acting = to_act(table)
    if not acting:
        raise IllegalMove("game-over", move=move)
    if seat is None:
        seat = acting[0]
    if seat not in acting:
        raise IllegalMove("not-your-turn", seat=seat, acting=acting, move=move)
    if not legal(table, seat, move):
        raise IllegalMove("illegal-move", move=move, legal=tuple(legal_moves(table, seat)))
    waiting = table.agenda.pop()
    ANSWER[type(waiting)](table, seat, waiting, move)
    carry_on(table)


def _answer_turn(table: Table, seat: int, _question: Turn, move: Move) -> None:
    table.agenda.append(AFTER[seat])
    table.acted = table.acted or type(move) is not Pass
    if type(move) is Play:
        leave_hand(table, seat, move.card)
        perform(table, seat, move, "hand", "played")
    elif type(move) is Pass:
        pass_round(table, seat, by_itself=False)
    else:
        use(table, seat)


def _answer_redraw(table: Table, seat: int, waiting: Redraw, move: Move) -> None:
    redraw_one(table, seat, waiting, move.card if isinstance(move, Exchange) else None)


def _answer_starter(table: Table, seat: int, _question: ChooseStarter, move: Start) -> None:
    choose_starter(table, seat, move.seat)


def _answer_claim(table: Table, _seat: int, waiting: ClaimRound, move: Move) -> None:
    claim_round(table, waiting, move.seat if isinstance(move, Start) else None)


def _answer_revival(table: Table, seat: int, _question: ChooseRevival, move: Choose) -> None:
    """AB-MEDIC-2. The revived unit is played as from the hand."""
    table.side_of(seat).pile.remove(move.card)
    table.agenda.append(Bring(seat, move.card, "pile", "revived"))


def _answer_placement(table: Table, seat: int, waiting: PlaceCard, move: Play) -> None:
    perform(table, seat, move, waiting.source, waiting.how)


def _answer_opponent(table: Table, seat: int, _question: ChooseOpponent, move: Against) -> None:
    use_against(table, seat, move.seat)


def _answer_pile(table: Table, seat: int, waiting: ChooseFromPile, move: Choose) -> None:
    take_chosen(table, seat, waiting.side, move.card)


def _answer_discard(table: Table, seat: int, waiting: ChooseDiscard, move: Discard) -> None:
    discard_chosen(table, seat, waiting.left, move.card)


def _answer_give_up(table: Table, seat: int, _question: GiveUpCard, move: Discard) -> None:
    discard_from_hand(table, seat, move.card)


def _answer_deck(table: Table, seat: int, _question: ChooseFromDeck, move: Choose) -> None:
    pick_chosen(table, seat, move.card)


def _answer_weather(table: Table, seat: int, _question: ChooseWeather, move: Choose) -> None:
    weather_chosen(table, seat, move.card)


def _answer_bond(table: Table, seat: int, _question: ChooseBond, move: Choose) -> None:
    play_from_deck(table, seat, move.card)


def _answer_moves(table: Table, _seat: int, waiting: ChooseMoves, move: Move) -> None:
    if isinstance(move, Shift):
        shift_chosen(table, waiting, move.card, move.row, move.to)


ANSWER: Final[Mapping[type[Step], Callable[[Table, int, Any, Any], None]]] = {
    Turn: _answer_turn,
    Redraw: _answer_redraw,
    ChooseStarter: _answer_starter,
    ClaimRound: _answer_claim,
    ChooseRevival: _answer_revival,
    PlaceCard: _answer_placement,
    ChooseOpponent: _answer_opponent,
    ChooseFromPile: _answer_pile,
    ChooseDiscard: _answer_discard,
    GiveUpCard: _answer_give_up,
    ChooseFromDeck: _answer_deck,
    ChooseWeather: _answer_weather,
    ChooseBond: _answer_bond,
    ChooseMoves: _answer_moves,
}
"""What an answer to each question does."""

# Carrying on


def carry_on(table: Table) -> None:
    """Take steps until a player must answer, or the game is over."""
    agenda = table.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Question):
            if type(step) is Turn and has_nothing_left(table, step.seat):
                agenda[-1] = AFTER[step.seat]
                pass_round(table, step.seat, by_itself=True)
            elif not table.mode.answer(table, step):
                return
        else:
            agenda.pop()
            DO[type(step)](table, step)
        agenda = table.agenda


def _bring(table: Table, step: Bring) -> None:
    """AB-MEDIC-2, FAC-5, LEAD-11. Play a card as from the hand; ask where it goes if there are several ways."""
    ways = plays(table, step.seat, step.card)
    if len(ways) > 1:
        table.agenda.append(PlaceCard(step.seat, step.card, step.source, step.how))
    elif ways:
        perform(table, step.seat, ways[0], step.source, step.how)
    else:
        # SOLO-16. Nobody else brings a card that has no place (LEAD-2, LEAD-11).
        spend(table, step.seat, step.card, "unplaced")


def _by_mode(table: Table, step: Step) -> None:
    table.mode.do(table, step)


DO: Final[Mapping[type[Step], Callable[[Table, Any], None]]] = {
    SettleStart: lambda table, step: table.mode.settle_start(table),
    TossCoin: lambda table, step: toss(table),
    DealHands: lambda table, step: deal_hands(table),
    BeginRound: lambda table, step: begin_round(table),
    NextTurn: lambda table, step: next_turn(table, step.seat),
    Resolve: lambda table, step: resolve(table, step.seat, step.card, step.spot),
    Bring: _bring,
    ReviveRandom: lambda table, step: bring_random(table, step.seat),
    ReturnUnits: lambda table, step: return_units(table, step.seat),
    EndRound: lambda table, step: end_round(table),
    **dict.fromkeys((VirtualTurn, PlayTop, TurnUp, Reckon), _by_mode),
}
"""What each step does."""
