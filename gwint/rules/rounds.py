"""SET and TURN. From the deal to the last round: who starts, whose turn it is, how rounds end."""

from __future__ import annotations

from collections.abc import Sequence

from gwint.cards import Card, Faction
from gwint.decks import Deck, side_deck
from gwint.rules.agenda import (
    BeginRound,
    Bring,
    ChooseStarter,
    ClaimRound,
    DealHands,
    NextTurn,
    Redraw,
    ReturnUnits,
    SettleStart,
    TossCoin,
    Turn,
)
from gwint.rules.chance import TABLE_STREAM, chance_of
from gwint.rules.events import (
    BeganRound,
    ChoseStarter,
    EndedGame,
    EndedRound,
    FinishedRedraw,
    KeptClaim,
    Passed,
    Replayed,
    Tossed,
)
from gwint.rules.factions import draw_returning, seats_of
from gwint.rules.leaders import usable
from gwint.rules.modes import Mode
from gwint.rules.passives import passive
from gwint.rules.strength import total
from gwint.rules.table import Seat, Side, Table
from gwint.rules.verbs import draw, exchange, return_aside, shuffle, sweep
from gwint.rulesets import Ruleset

HAND = 10
"""SET-4. The cards of a first hand."""
EXCHANGES = 2
"""SET-5. How many of them may be exchanged."""
REPLAYS = 3
"""TURN-11. After so many drawn replays the match is a draw."""
RETURN_ROUND = 3
"""FAC-5. The round before which Skellige's units return."""

# Setting up


def lay_table(mode: Mode, ruleset: Ruleset, decks: Sequence[Deck], seed: str) -> Table:
    """SET. A table before anything has happened, with everything that is to happen on its agenda."""
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
    sides = [Side(gems=mode.gems) for _ in range(max(mode.sides()) + 1)]
    table = Table(mode, ruleset, seats, sides, chance_of(seed, len(seats)))
    set_up(table)
    return table


def set_up(table: Table) -> None:
    """SET-6. The start is settled before the hands are drawn, or after the redraw."""
    before = table.ruleset.start_settled == "before-deal"
    table.agenda = [BeginRound(), *((DealHands(), SettleStart()) if before else (SettleStart(), DealHands()))]


def deal_hands(table: Table) -> None:
    """SET-4. Everybody shuffles and draws ten; Daisy of the Valley draws one more (SET-10)."""
    for seat, owner in enumerate(table.seats):
        shuffle(table, seat)
        draw(table, seat, HAND + passive(table, seat, "extra-card"))
        owner.redraws = EXCHANGES
    table.agenda.append(Redraw(tuple(range(len(table.seats)))))


def redraw_one(table: Table, seat: int, question: Redraw, given: Card | None) -> None:
    """SET-5. Exchange one card, or none any more; the second exchange ends it."""
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


# Who starts


def settle_start(table: Table) -> None:
    """SET-6, SET-7. Scoia'tael decides (FAC-4, FAC-6), or else the toss."""
    elves = list(seats_of(table, Faction.SCOIATAEL))
    way = table.ruleset.scoiatael
    if way == "once-any-round":
        table.agenda.append(TossCoin())
        _offer_round(table, _by_lot(table, elves))
    elif elves and not (way == "game-start-two-cancel" and len(elves) > 1):
        table.agenda.append(ChooseStarter(_by_lot(table, elves)[0]))
    else:
        toss(table)


def _by_lot(table: Table, seats: list[int]) -> list[int]:
    """FAC-4, FAC-6. Of several Scoia'tael a lot decides which comes first."""
    if len(seats) < 2:
        return seats
    first = seats[table.chance.pick(TABLE_STREAM, len(seats))]
    table.log.append(Tossed(first))
    return [first, *(seat for seat in seats if seat != first)]


def toss(table: Table) -> None:
    """SET-6. The winner of the toss starts, or chooses who does."""
    winner = table.chance.pick(TABLE_STREAM, len(table.seats))
    table.log.append(Tossed(winner))
    table.starter = winner
    if table.ruleset.toss_winner == "chooses":
        table.agenda.append(ChooseStarter(winner))


def _offer_round(table: Table, elves: Sequence[int]) -> None:
    """FAC-6. Ask each Scoia'tael with an unused claim, one after the other, until one claims the round."""
    asked = tuple(seat for seat in elves if not table.seats[seat].claimed)
    if asked:
        table.agenda.append(ClaimRound(asked[0], asked[1:]))


def claim_round(table: Table, question: ClaimRound, starter: int | None) -> None:
    """FAC-6. A claim settles the round, over toss and custom; without one the claim is kept."""
    if starter is None:
        table.log.append(KeptClaim(question.seat))
        _offer_round(table, question.others)
        return
    table.seats[question.seat].claimed = True
    if table.agenda and isinstance(table.agenda[-1], TossCoin):
        table.agenda.pop()
    choose_starter(table, question.seat, starter)


def choose_starter(table: Table, seat: int, starter: int) -> None:
    table.starter = starter
    table.log.append(ChoseStarter(seat, starter))


# Turns


def begin_round(table: Table) -> None:
    table.round += 1
    for seat in table.seats:
        seat.passed = False
    table.log.append(BeganRound(table.round, table.starter))
    give_turn(table, table.starter)
    if table.round == RETURN_ROUND:
        order = table.mode.order(table, table.starter)
        elders = [seat for seat in order if table.seats[seat].faction is Faction.SKELLIGE]
        table.agenda.extend(ReturnUnits(seat) for seat in reversed(elders))


def return_units(table: Table, seat: int) -> None:
    """FAC-5. Two random units are drawn first and then played one after the other, as by a medic."""
    drawn = draw_returning(table, table.seats[seat].side)
    table.agenda.extend(Bring(seat, one, "pile", "returned") for one in reversed(drawn))


def give_turn(table: Table, seat: int) -> None:
    table.agenda.append(TURNS[seat])


def next_turn(table: Table, seat: int) -> None:
    """TURN-2, TURN-4. The next who has not passed; the round ends when all have."""
    following = table.mode.next_seat(table, seat)
    if following is None:
        end_round(table)
    else:
        give_turn(table, following)


def has_nothing_left(table: Table, seat: int) -> bool:
    """TURN-3. No card in hand and no usable leader; unplayable cards still count as a hand."""
    return not table.seats[seat].hand and not usable(table, seat)


def pass_round(table: Table, seat: int, by_itself: bool) -> None:
    """TURN-2, TURN-3."""
    table.seats[seat].passed = True
    table.last_pass = seat
    table.log.append(Passed(seat, by_itself))


TURNS = tuple(Turn(seat) for seat in range(5))
AFTER = tuple(NextTurn(seat) for seat in range(5))

# The end of a round


def end_round(table: Table) -> None:
    """TURN-10. Totals, result, gems; then the board is cleared and the next round prepared, unless the game is over."""
    totals = tuple(total(table, side) for side in range(len(table.sides)))
    winners = table.mode.round_winners(table, totals)
    table.mode.settle_round(table, winners)
    table.totals.append(totals)
    gems = tuple(army.gems for army in table.sides)
    table.log.append(EndedRound(table.round, totals, winners, gems))
    won = table.mode.winners(table)
    if won is not None:
        end_game(table, won)
        return
    sweep(table)
    _reward(table, winners)
    table.starter = table.mode.next_starter(table, winners)
    table.agenda.append(BeginRound())
    if table.ruleset.scoiatael == "once-any-round":
        elves = seats_of(table, Faction.SCOIATAEL)
        _offer_round(table, sorted(elves, key=lambda seat: seat == table.starter))


def _reward(table: Table, winners: tuple[int, ...]) -> None:
    """FAC-3. Northern Realms draw a card after each round won."""
    for seat in seats_of(table, Faction.NORTHERN_REALMS):
        if table.seats[seat].side in winners:
            draw(table, seat, 1)


def end_game(table: Table, winners: tuple[int, ...]) -> None:
    """TURN-8. The game is over; TURN-11. A drawn one may be dealt anew."""
    if not winners and table.ruleset.double_draw == "replay" and table.replays < REPLAYS:
        _deal_anew(table)
        return
    table.winners = winners
    table.agenda.clear()
    table.log.append(EndedGame(winners))


def _deal_anew(table: Table) -> None:
    """TURN-11. The same decks and leaders, everything unused again, a new toss."""
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
    table.sides = [Side(gems=table.mode.gems) for _ in table.sides]
    table.weather, table.gone, table.totals = [], [], []
    table.round = table.starter = table.last_pass = 0
    set_up(table)
