"""The table of two players with printed cards, carried on by the rules until the people must say something.

No hand and no deck is known. They hold face-down cards that no rule looks for, and a card that is played is put into
the hand first. What chance decides on a real table comes from the people, as in a solo game with an open dealer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from gwint.cards import SETS, Ability, Card, Faction, card
from gwint.companion.referee.faults import RefereeError
from gwint.decks import side_deck
from gwint.decks.building_rules import max_copies
from gwint.rules.agenda import ChooseDiscard, ChooseFromDeck, Question, Redraw, Turn
from gwint.rules.factions import seats_of
from gwint.rules.leaders import usable
from gwint.rules.modes import DUEL
from gwint.rules.moves import Discard, Done, Move, Play, UseLeader
from gwint.rules.open_dealer import OpenDealer, OutcomeNeeded, Unknown
from gwint.rules.passive_leaders import effect_of
from gwint.rules.play import carry_on, legal, legal_moves, push, question, to_act
from gwint.rules.rounds import set_up
from gwint.rules.table import Seat, Side, Table
from gwint.rulesets import Ruleset
from gwint.wire.referee import RefereePlayer

SEATS: Final = 2
HAND: Final = 10
"""How many face-down cards a hand holds: never none, because only the players know when a hand is empty (TURN-3)."""
DECK: Final = 30
"""More cards than a rule draws at once."""


def face_down(faction: Faction) -> Card:
    """A card that no rule looks for in a hand or a deck, in place of those that no player has seen."""
    return card("decoy", faction)


# The dealer


class Referee(OpenDealer):
    """An open dealer who does not know which cards the decks contain, either."""

    def __init__(self, seats: int, outcomes: Iterable[object] = ()) -> None:
        super().__init__(seats, outcomes)
        self._searched: set[tuple[int, Card]] = set()
        """The cards that a search of this move has looked for: cards that are called may call again."""

    def search(self, table: Table, seat: int, wanted: Callable[[Card], bool]) -> None:
        """AB-MUSTER. Asks how many copies of each wanted card come from the deck and the hand: the most first."""
        owner = table.seats[seat]
        for one in filter(wanted, SETS[owner.faction]):
            if (seat, one) in self._searched:
                continue
            self._searched.add((seat, one))
            copies = max_copies(one, table.ruleset)
            unseen = copies * len(seats_of(table, one.printing)) - list(open_cards(table)).count(one)
            most = max(0, min(copies, unseen))
            found: int = self._ask(Unknown("found", seat, tuple(range(most, -1, -1)), one))
            owner.deck.extend([one] * found)


def open_cards(table: Table) -> Iterator[Card]:
    """Yields every card that lies face up."""
    for side in table.sides:
        for cards in (*side.rows, *side.specials, side.pile):
            yield from cards
    yield from (cloud.card for cloud in table.weather if cloud.card is not None)
    yield from table.gone


# Positions


@dataclass(frozen=True, slots=True)
class Position:
    """A game after an entry. It is never changed, so that taking back an entry is a step back in a list."""

    settled: Table
    """The last table that waited for a move."""
    shown: Table
    """The table as far as it is known; the settled one unless an outcome is needed."""
    unknown: Unknown | None = None
    pending: tuple[int, Move] | None = None
    """The seat and the move whose outcomes are being asked for; None while the table is being laid."""
    outcomes: tuple[object, ...] = ()

    @property
    def question(self) -> Question | None:
        """What waits for a player's answer; None if an outcome is needed or the game is over."""
        return None if self.unknown is not None else question(self.settled)

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is, or that must answer."""
        seats = () if self.unknown is not None else to_act(self.settled)
        return seats[0] if seats else None


def lay(players: Sequence[RefereePlayer], ruleset: Ruleset) -> Position:
    """SET. Lay the table of a new game and carry on to the first thing that the people must say."""
    ruleset = DUEL.adapted(ruleset)
    seats = [_seat(number, player, ruleset) for number, player in enumerate(players)]
    sides = [Side(gems=DUEL.gems(ruleset)) for _ in players]
    table = Table(DUEL, ruleset, seats, sides, Referee(SEATS))
    set_up(table)
    return carry_out(Position(table, table))


def _seat(number: int, player: RefereePlayer, ruleset: Ruleset) -> Seat:
    unseen = (face_down(player.faction),) * DECK
    return Seat(
        number,
        player.faction,
        player.leader,
        unseen,
        deck=list(unseen),
        side_deck=list(side_deck(player.faction, ruleset)),
        known=[[] for _ in range(SEATS)],
    )


def make_move(position: Position, seat: int, move: Move) -> Position:
    """Make a move by the rules; on a turn, either player may play any card."""
    table = position.settled.copy()
    if isinstance(position.question, Turn):
        give_turn(table, seat)
    _arrange(table, seat, move)
    if seat not in to_act(table) or not legal(table, seat, move):
        raise _refusal(table, seat, move)
    return carry_out(Position(table, table, pending=(seat, move)))


def give_turn(table: Table, seat: int) -> None:
    """Give the turn to a player, whose turn it may be or not: the people know better."""
    if table.seats[seat].passed:
        raise RefereeError("referee-passed")
    table.agenda[-1] = Turn(seat)


def _arrange(table: Table, seat: int, move: Move) -> None:
    """Put what the move needs into the hand and the deck, because it may be there."""
    if isinstance(move, Play | Discard):
        table.seats[seat].hand.append(move.card)
    elif isinstance(move, UseLeader):
        table.seats[seat].deck.extend(_for_leader(table, seat))


def _for_leader(table: Table, seat: int) -> Iterator[Card]:
    """LEAD-14, LEAD-15. The cards that a leader looks for in the deck."""
    owner = table.seats[seat]
    lying = {one.id for row in table.side_of(seat).rows for one in row}
    named = effect_of(table, seat).weathers
    for one in SETS[owner.faction]:
        if one.id in lying or one.id in named or (not one.unit and one.has(Ability.MARDROEME)):
            yield one


def leader_usable(table: Table, seat: int) -> bool:
    """LEAD-2. Whether a leader can be used on this table if the deck has what it looks for."""
    trial = table.copy()
    trial.seats[seat].deck.extend(_for_leader(trial, seat))
    return usable(trial, seat)


def _refusal(table: Table, seat: int, move: Move) -> RefereeError:
    if isinstance(move, Play):
        return RefereeError("referee-not-playable", card=move.card)
    if isinstance(move, UseLeader):
        return RefereeError("referee-leader", leader=table.seats[seat].leader)
    return RefereeError("referee-not-now")


def carry_out(position: Position) -> Position:
    """Carry out the move, or lay the table, with the outcomes given so far."""
    table = position.settled.copy()
    table.chance = Referee(SEATS, position.outcomes)
    try:
        if position.pending is None:
            carry_on(table)
        else:
            seat, move = position.pending
            push(table, move, seat)
        _answer_face_down(table)
    except OutcomeNeeded as needed:
        return replace(position, shown=table, unknown=needed.unknown)
    if isinstance(question(table), Turn):
        _turn_face_down(table)
    return Position(table, table)


def _answer_face_down(table: Table) -> None:
    """Answer for the players what they do in secret: the redraw (SET-5), and a card taken from the deck (LEAD-10)."""
    while isinstance(waiting := question(table), Redraw | ChooseFromDeck):
        push(table, DONE if isinstance(waiting, Redraw) else legal_moves(table)[0])


DONE: Final = Done()


def _turn_face_down(table: Table) -> None:
    """Forget which cards are in hands and decks; until a move is complete, its questions may be about them."""
    for owner in table.seats:
        unseen = face_down(owner.faction)
        owner.hand, owner.deck = [unseen] * HAND, [unseen] * DECK
        owner.loose, owner.bottom = DECK, 0
        owner.known, owner.returned = [[] for _ in range(SEATS)], []


def answers(position: Position) -> tuple[Move, ...]:
    """The answers to the question on the table; none on a turn or where a hidden card is named."""
    asked = position.question
    if asked is None or isinstance(asked, Turn | ChooseDiscard):
        return ()
    return tuple(legal_moves(position.settled))
