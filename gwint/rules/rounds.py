"""SET and TURN. The course of a game from the deal to the last round: turns, passing and the end of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gwint.cards import Card, Faction
from gwint.decks import Deck, side_deck
from gwint.rules import RULES_VERSION
from gwint.rules.agenda import BeginRound, Bring, DealHands, EndRound, NextTurn, Redraw, ReturnUnits, SettleStart
from gwint.rules.chance import chance_of
from gwint.rules.events import BeganRound, EndedGame, EndedRound, FinishedRedraw, Passed, Replayed
from gwint.rules.factions import seats_of
from gwint.rules.leaders import usable
from gwint.rules.passive_leaders import has_passive
from gwint.rules.starting_player import offer_round
from gwint.rules.table import Seat, Side, Table
from gwint.rules.verbs import draw, draw_from_pile, exchange, return_aside, shuffle, sweep
from gwint.rulesets import Ruleset

if TYPE_CHECKING:
    from gwint.rules.modes import Mode

MAX_REPLAYS = 3
"""TURN-11. After this many drawn replays the match is a draw."""
RETURN_ROUND = 3
"""FAC-5. Skellige's units return before this round."""

# Setting up


def lay_table(
    mode: Mode, ruleset: Ruleset, decks: Sequence[Deck], seed: str, rules_version: int = RULES_VERSION
) -> Table:
    """SET. Creates a table on which nothing has happened yet, with the whole setup on its agenda."""
    ruleset = mode.adapted(ruleset)
    seats = [
        Seat(
            side,
            deck.faction,
            deck.leader,
            deck.cards,
            deck=list(deck.cards),
            side_deck=list(side_deck(deck.faction, ruleset)),
            known=[[] for _ in decks],
        )
        for side, deck in zip(mode.sides(), decks, strict=True)
    ]
    sides = [Side(gems=mode.gems(ruleset)) for _ in range(max(mode.sides()) + 1)]
    table = Table(mode, ruleset, seats, sides, chance_of(seed, len(seats)), rules_version=rules_version)
    set_up(table)
    return table


def set_up(table: Table) -> None:
    """SET-6. The starting player is decided before the hands are drawn, or after the redraw."""
    table.mode.prepare(table)
    before = table.ruleset.start_settled == "before-deal"
    table.agenda = [BeginRound(), *((DealHands(), SettleStart()) if before else (SettleStart(), DealHands()))]


def deal_hands(table: Table) -> None:
    """SET-4. All players shuffle and draw their first hand; Daisy of the Valley draws one more (SET-10)."""
    players = tuple(seat for seat in range(len(table.seats)) if table.mode.holds_cards(seat))
    for seat, owner in enumerate(table.seats):
        shuffle(table, seat)
        if seat in players:
            draw(table, seat, int(table.ruleset.hand_size) + has_passive(table, seat, "extra-card"))
            owner.redraws = int(table.ruleset.redraws)
    if table.ruleset.redraws != "0":
        table.agenda.append(Redraw(players))


def redraw(table: Table, seat: int, question: Redraw, given: Card | None) -> None:
    """SET-5. Exchanges a card, or stops; the last exchange allowed ends the redraw."""
    owner = table.seats[seat]
    if given is not None:
        exchange(table, seat, given)
        owner.redraws -= 1
    waiting = question.seats
    if given is None or not owner.redraws:
        return_aside(table, seat)
        owner.redraws = 0
        table.log.append(FinishedRedraw(seat))
        waiting = tuple(other for other in waiting if other != seat)
    if waiting:
        table.agenda.append(Redraw(waiting))


# Turns


def begin_round(table: Table) -> None:
    table.round += 1
    table.acted = False
    for seat in table.seats:
        seat.passed = False
    table.log.append(BeganRound(table.round, table.starter))
    give_turn(table, table.starter)
    if table.round == RETURN_ROUND:
        order = table.mode.return_order(table)
        skellige = [seat for seat in order if table.seats[seat].faction is Faction.SKELLIGE]
        table.agenda.extend(ReturnUnits(seat) for seat in reversed(skellige))


def return_units(table: Table, seat: int) -> None:
    """FAC-5. Draws two random units first, then plays them in that order as a medic would."""
    side = table.seats[seat].side
    drawn = [draw_from_pile(table, side, table.mode.may_return) for _ in range(2)]
    table.agenda.extend(Bring(seat, card, "pile", "returned") for card in reversed(drawn) if card is not None)


def give_turn(table: Table, seat: int) -> None:
    table.agenda.append(table.mode.turn(seat))


def next_turn(table: Table, seat: int) -> None:
    """TURN-2, TURN-4. Gives the turn to the next seat that has not passed; the round ends when all have passed."""
    table.mode.after_turn(table)
    following = table.mode.next_seat(table, seat)
    if following is None:
        close_round(table)
    else:
        give_turn(table, following)


def has_nothing_left(table: Table, seat: int) -> bool:
    """TURN-3. Whether the hand is empty and the leader unusable; unplayable cards still count as a hand."""
    return not table.seats[seat].hand and not usable(table, seat)


def pass_round(table: Table, seat: int, by_itself: bool) -> None:
    """TURN-2, TURN-3. The seat passes, by choice or because it has no move left."""
    table.seats[seat].passed = True
    table.last_pass = seat
    table.log.append(Passed(seat, by_itself))


NEXT_TURNS = tuple(NextTurn(seat) for seat in range(5))

# The end of a round


def close_round(table: Table) -> None:
    """TURN-4. Ends the round when all have passed; SOLO-22. Steps before the totals come first."""
    before = table.mode.before_totals(table)
    if before:
        table.agenda.extend((EndRound(), *before))
    else:
        end_round(table)


def end_round(table: Table) -> None:
    """TURN-10. Compares totals and removes gems; then clears the board and prepares the next round, if there is one."""
    totals = table.mode.totals(table)
    winners = table.mode.round_winners(table, totals)
    table.mode.settle_round(table, totals, winners)
    table.totals.append(totals)
    table.log.append(EndedRound(table.round, totals, winners, *table.mode.standing(table)))
    won = table.mode.winners(table)
    if won is None:
        table.agenda.append(BeginRound())
        sweep(table)
        _reward(table, totals, winners)
        _draw_for_round(table)
        won = table.mode.exhaustion_winners(table)
    if won is None:
        _prepare_round(table, totals, winners)
    else:
        end_game(table, won)


def _reward(table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """FAC-3. Northern Realms draw a card after each round they win."""
    for seat in seats_of(table, Faction.NORTHERN_REALMS):
        if table.mode.rewards(table, seat, totals, winners):
            table.mode.reward(table, seat)


def _draw_for_round(table: Table) -> None:
    """SET-8. All players draw cards for the next round, after Northern Realms' reward (TURN-10)."""
    for seat in range(len(table.seats)):
        if table.mode.holds_cards(seat):
            draw(table, seat, int(table.ruleset.round_draw))


def totals_at_end(table: Table, since: int) -> tuple[int, ...] | None:
    """Returns the totals of the last round that ended after the first `since` events, if any.

    TURN-11. The events hold them even if the game was dealt again and the table has no past rounds.
    """
    ends = (event.totals for event in reversed(table.log[since:]) if isinstance(event, EndedRound))
    return next(ends, None)


def _prepare_round(table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """TURN-7, TURN-10. Asks the mode who starts the next round; FAC-6. Scoia'tael may claim the round."""
    table.starter = table.mode.next_starter(table, totals, winners)
    if table.ruleset.scoiatael == "once-any-round":
        scoiatael = seats_of(table, Faction.SCOIATAEL)
        offer_round(table, sorted(scoiatael, key=lambda seat: seat == table.starter))


def end_game(table: Table, winners: tuple[int, ...]) -> None:
    """TURN-8. Ends the game; TURN-11. A drawn game may be dealt again."""
    if not winners and table.ruleset.double_draw == "replay" and table.replays < MAX_REPLAYS:
        _restart(table)
        return
    table.winners = winners
    table.agenda.clear()
    table.log.append(EndedGame(winners))


def _restart(table: Table) -> None:
    """TURN-11. Deals the same decks and leaders again, with everything unused and a new toss."""
    table.replays += 1
    table.log.append(Replayed(table.replays))
    for number, owner in enumerate(table.seats):
        table.seats[number] = Seat(
            owner.side,
            owner.faction,
            owner.leader,
            owner.brought,
            deck=list(owner.brought),
            side_deck=list(side_deck(owner.faction, table.ruleset)),
            known=[[] for _ in table.seats],
        )
    table.sides = [Side(gems=table.mode.gems(table.ruleset)) for _ in table.sides]
    table.weather, table.gone, table.totals = [], [], []
    table.round = table.starter = table.last_pass = table.idle_rounds = 0
    table.acted = False
    set_up(table)
