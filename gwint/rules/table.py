"""The table: seats, sides, weather, what waits to be done, chance and the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from gwint.cards import Ability, Card, Faction, Leader, Row
from gwint.rulesets import Ruleset

if TYPE_CHECKING:
    from gwint.rules.agenda import Step
    from gwint.rules.chance import Chance
    from gwint.rules.events import Event
    from gwint.rules.modes import Mode


@dataclass(slots=True)
class Seat:
    """A player's place: what is theirs alone."""

    side: int
    """The side they fight on."""
    faction: Faction
    leader: Leader
    brought: tuple[Card, ...]
    """The deck they came with; dealt anew when a drawn game is replayed (TURN-11)."""
    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    """The last card is the top one."""
    loose: int = 0
    """How many of the top cards are shuffled but not yet in an order: it is settled as they are drawn."""
    bottom: int = 0
    """How many of the bottom cards their owner knows, having put them there."""
    side_deck: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    """SET-5. Laid aside in the redraw."""
    redraws: int = 0
    """Exchanges still allowed."""
    passed: bool = False
    leader_used: bool = False
    claimed: bool = False
    """FAC-6. Scoia'tael's claim to a round is used."""
    known: list[list[Card]] = field(default_factory=list)
    """For each seat, the cards of this hand that it is sure of."""
    returned: list[Card] = field(default_factory=list)
    """Cards all have seen go back into this deck, and have not seen since."""
    under: tuple[Card, ...] = ()
    """SOLO-7. Face down under its Decoys, in the order they were laid; nobody has seen them."""
    leaders: tuple[Leader, ...] = ()
    """SOLO-14. The face-down pile of the virtual opponent's leaders; the last is the top one."""
    led: tuple[Leader, ...] = ()
    """SOLO-14. Those that were turned up and are out."""

    def copy(self) -> Seat:
        return Seat(
            self.side, self.faction, self.leader, self.brought, self.hand.copy(), self.deck.copy(),
            self.loose, self.bottom, self.side_deck.copy(), self.aside.copy(), self.redraws, self.passed,
            self.leader_used, self.claimed, [cards.copy() for cards in self.known], self.returned.copy(),
            self.under, self.leaders, self.led,
        )  # fmt: skip


@dataclass(slots=True)
class Side:
    """An army: what one seat, or a team, fights with."""

    rows: list[list[Card]] = field(default_factory=lambda: [[], [], []])
    """Units and Decoys, in the order they came."""
    specials: list[list[Card]] = field(default_factory=lambda: [[], [], []])
    """Horns and Mardroemes lying in each row."""
    leader_horns: list[bool] = field(default_factory=lambda: [False, False, False])
    """LEAD-7. Rows where a leader's horn works; it is no card."""
    pile: list[Card] = field(default_factory=list)
    """The discard pile; the last card lies on top."""
    gems: int = 2
    points: int = 0
    """FFA-2. What the side has scored, where rounds are worth points."""

    def copy(self) -> Side:
        close, ranged, siege = self.rows
        first, second, third = self.specials
        return Side(
            [close.copy(), ranged.copy(), siege.copy()],
            [first.copy(), second.copy(), third.copy()],
            self.leader_horns.copy(),
            self.pile.copy(),
            self.gems,
            self.points,
        )


class Cloud(NamedTuple):
    """Weather lying in the weather zone."""

    weather: Ability
    seat: int
    """Whose it is: the card goes to that player's pile (DISC-1)."""
    card: Card | None
    """None where a leader itself works as the weather (LEAD-14)."""


class Spot(NamedTuple):
    """A card's place on the battlefield."""

    side: int
    row: Row
    place: int


@dataclass(slots=True)
class Table:
    """All of a game at one moment."""

    mode: Mode
    ruleset: Ruleset
    seats: list[Seat]
    sides: list[Side]
    chance: Chance
    weather: list[Cloud] = field(default_factory=list)
    agenda: list[Step] = field(default_factory=list)
    """What is still to be done, the next step last. A question on top waits for its answer."""
    round: int = 0
    """1 to 3 in a duel; 0 before the first round."""
    starter: int = 0
    """The seat that began this round."""
    last_pass: int = 0
    """The seat that passed last (TURN-7)."""
    acted: bool = False
    """Somebody has played a card or used a leader this round (FFA-4)."""
    totals: list[tuple[int, ...]] = field(default_factory=list)
    """The totals of the rounds that are over, by side."""
    replays: int = 0
    """TURN-11. How often the game was drawn and dealt anew."""
    gone: list[Card] = field(default_factory=list)
    """Cards that left the game."""
    winners: tuple[int, ...] | None = None
    """The sides that won, none of them if the game is drawn; None while it goes on."""
    log: list[Event] = field(default_factory=list)

    def copy(self) -> Table:
        return Table(
            self.mode, self.ruleset, [seat.copy() for seat in self.seats],
            [side.copy() for side in self.sides], self.chance.copy(), self.weather.copy(),
            self.agenda.copy(), self.round, self.starter, self.last_pass, self.acted, self.totals.copy(), self.replays,
            self.gone.copy(), self.winners, self.log.copy(),
        )  # fmt: skip

    def side_of(self, seat: int) -> Side:
        return self.sides[self.seats[seat].side]

    @property
    def over(self) -> bool:
        return self.winners is not None
