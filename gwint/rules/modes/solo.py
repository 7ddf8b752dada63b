"""SOLO. A person against a virtual opponent, which has no hand and plays from the top of its deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Final

from gwint.cards import Card, Faction
from gwint.decks import Deck
from gwint.decks.building_rules import leader_faults, leaders
from gwint.decks.full_sets import is_whole_set, opponents_set, person_may_use
from gwint.faults import Fault
from gwint.rules.agenda import PlayTop, Question, Reckon, SeatQuestion, Step, TurnUp, VirtualTurn
from gwint.rules.chance import seat_stream
from gwint.rules.modes.duel import Duel
from gwint.rules.table import Table
from gwint.rules.virtual_opponent import decoys, turns
from gwint.rules.virtual_opponent.agile import move_agile
from gwint.rules.virtual_opponent.leaders import added_to_total, end_leader, reckon
from gwint.rulesets import Ruleset

PERSON, VIRTUAL = 0, 1
PARTIAL_OPTIONS: Final[Mapping[str, str]] = {
    "deck_limits": "built",
    "max_heroes": "built",
    "hand_size": "person",
    "redraws": "person",
    "redraw_returns": "person",
    "round_draw": "person",
    "discard_turn": "person",
    "muster_from_hand": "person",
}
"""SOLO-1, SOLO-2, SOLO-11. Options that hold for part of the table, with or without leaders."""


class Solo(Duel):
    """SOLO-18. Gems, ties and everything not defined here are as in the duel."""

    overrides: ClassVar[Mapping[str, str]] = {
        "toss_winner": "starts",
        "start_settled": "before-deal",
        "scoiatael": "game-start",
    }
    ignores = ("toss_winner", "start_settled", "scoiatael", "after_draw")

    def __init__(self, name: str, led: bool) -> None:
        self.name = name
        self.led = led
        """SOLO-14. Whether the virtual opponent has a pile of leaders."""

    @property
    def partial_options(self) -> Mapping[str, str]:
        """SOLO-14, SOLO-19. A leader of the pile has its own solo effect, or else its ordinary effect."""
        return {**PARTIAL_OPTIONS, "leader_effects": "ordinary"} if self.led else PARTIAL_OPTIONS

    # Seats and sides

    def deck_faults(self, seat: int, deck: Deck, ruleset: Ruleset, advanced: bool) -> tuple[Fault, ...]:
        """SOLO-1. Whole sets ignore the DECK limits, and the opponent plays no other deck; your own deck obeys them."""
        if is_whole_set(deck, ruleset, person=seat == PERSON):
            return tuple(leader_faults(deck, ruleset))
        if seat == VIRTUAL:
            return (Fault("solo-not-whole", {"faction": deck.faction}),)
        return (*super().deck_faults(seat, deck, ruleset, advanced), *_weather_faults(deck))

    def holds_cards(self, seat: int) -> bool:
        """SOLO-2. The opponent has no hand."""
        return seat != VIRTUAL

    def sees_hand(self, table: Table, viewer: int, seat: int) -> bool:
        """SOLO-2. No player sees the opponent's deck, which it plays without looking."""
        return viewer == seat == PERSON

    def public_deck(self, seat: int, faction: Faction, ruleset: Ruleset) -> tuple[Card, ...] | None:
        """SOLO-1. The opponent's deck is the whole set of its faction."""
        return opponents_set(faction, ruleset).cards if seat == VIRTUAL else None

    def prepare(self, table: Table) -> None:
        """SOLO-14. The opponent's leaders form a shuffled face-down pile; none leads before it is turned up."""
        owner = table.seats[VIRTUAL]
        owner.leader_used = True
        pile = list(leaders(owner.faction, table.ruleset)) if self.led else []
        picks = [table.chance.pick(seat_stream(VIRTUAL), left) for left in range(len(pile), 0, -1)]
        owner.leaders = tuple(pile.pop(pick) for pick in picks)

    # Turns

    def settle_start(self, table: Table) -> None:
        """SOLO-3. The opponent starts; SOLO-13. Your Scoia'tael start the first round, without a choice."""
        table.starter = PERSON if table.seats[PERSON].faction is Faction.SCOIATAEL else VIRTUAL

    def turn(self, seat: int) -> Step:
        return VIRTUAL_TURN if seat == VIRTUAL else super().turn(seat)

    def after_turn(self, table: Table) -> None:
        """SOLO-8. The opponent's agile units may move after every turn, yours included."""
        move_agile(table, VIRTUAL)

    def next_seat(self, table: Table, seat: int) -> int | None:
        """SOLO-3. The opponent has a turn after each of yours, including your pass; after that turn the round ends."""
        if seat == PERSON:
            return VIRTUAL
        return None if table.seats[PERSON].passed else PERSON

    def next_starter(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> int:
        """SOLO-3. The opponent starts, even after a draw; your Scoia'tael start after a round you won."""
        scoiatael = table.seats[PERSON].faction is Faction.SCOIATAEL
        return PERSON if scoiatael and table.seats[PERSON].side in winners else VIRTUAL

    # Seats that the mode plays

    def answer(self, table: Table, question: Question) -> bool:
        """SOLO-5. The opponent answers questions in the way that serves it best."""
        if not isinstance(question, SeatQuestion) or question.seat != VIRTUAL:
            return False
        turns.answer(table, question)
        return True

    def do(self, table: Table, step: Step) -> None:
        DO[type(step)](table, step)

    # Winning

    def before_totals(self, table: Table) -> tuple[Step, ...]:
        """SOLO-22. First come the cards under its Decoys, then agile moves and perhaps a leader."""
        hidden = len(table.seats[VIRTUAL].under)
        return (Reckon(VIRTUAL), *(TurnUp(VIRTUAL) for _ in range(hidden)))

    def totals(self, table: Table) -> tuple[int, ...]:
        """SOLO-14. The opponent's leader may add to its total."""
        yours, its = super().totals(table)
        return yours, its + added_to_total(table, VIRTUAL)

    def settle_round(self, table: Table, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
        super().settle_round(table, totals, winners)
        end_leader(table, VIRTUAL)

    # Abilities and factions

    def pay_spy(self, table: Table, seat: int) -> None:
        """SOLO-10. The opponent's spy draws two cards and plays them."""
        if seat == VIRTUAL:
            turns.pay_spy(table, seat)
        else:
            super().pay_spy(table, seat)

    def muster(self, table: Table, seat: int, calls: tuple[str, ...]) -> None:
        """SOLO-11. The opponent's muster brings a single card."""
        if seat == VIRTUAL:
            turns.muster(table, seat, calls)
        else:
            super().muster(table, seat, calls)

    def scorched_sides(self, table: Table, seat: int) -> tuple[int, ...]:
        """SOLO-12. The opponent's Scorch hits your side only."""
        if seat == VIRTUAL:
            return self.opposing(table, table.seats[seat].side)
        return super().scorched_sides(table, seat)

    def reward(self, table: Table, seat: int) -> None:
        """SOLO-13. Instead, the opponent's Northern Realms play two cards in the first turn of the next round."""
        if seat != VIRTUAL:
            super().reward(table, seat)


def _weather_faults(deck: Deck) -> Iterator[Fault]:
    """SOLO-1. Your deck has no weather except Clear Weather."""
    return (Fault("solo-weather", {"card": card}) for card in deck.counts() if not person_may_use(card))


VIRTUAL_TURN: Final = VirtualTurn(VIRTUAL)

DO: Final[Mapping[type[Step], Callable[[Table, Any], None]]] = {
    VirtualTurn: turns.take_turn,
    PlayTop: turns.play_top,
    TurnUp: decoys.turn_up_first,
    Reckon: reckon,
}
"""The functions that carry out the steps of this mode alone."""

SOLO = (Solo("solo", led=False), Solo("solo-leaders", led=True))
