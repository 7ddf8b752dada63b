"""The table: seats, sides, weather, agenda, random streams and the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from gwint.cards import Ability, Card, Faction, Leader, Row
from gwint.rules import RULES_VERSION
from gwint.rulesets import Ruleset

if TYPE_CHECKING:
    from gwint.rules.agenda import Step
    from gwint.rules.chance import Chance
    from gwint.rules.events import Event
    from gwint.rules.modes import Mode


@dataclass(slots=True)
class Seat:
    """A player's seat, with what belongs to that player alone."""

    side: int
    """The side that the player fights for."""
    faction: Faction
    leader: Leader
    brought: tuple[Card, ...]
    """The deck the player brought; dealt again when a drawn game is replayed (TURN-11)."""
    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    """The last card is the top card."""
    loose: int = 0
    """The number of top cards that are shuffled but not yet in order; drawing decides the order."""
    bottom: int = 0
    """The number of bottom cards that the owner knows, having put them there."""
    side_deck: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    """SET-5. Cards set aside in the redraw."""
    redraws: int = 0
    """The number of exchanges still allowed."""
    passed: bool = False
    leader_used: bool = False
    claimed: bool = False
    """FAC-6. Whether Scoia'tael has used the claim to a round."""
    known: list[list[Card]] = field(default_factory=list)
    """For each seat, the cards of this hand that the seat is sure of."""
    returned: list[Card] = field(default_factory=list)
    """Cards that all players saw go back into this deck and have not seen since."""
    under: tuple[Card, ...] = ()
    """SOLO-7. Face-down cards under the seat's Decoys, in the order they were laid; no player has seen them."""
    leaders: tuple[Leader, ...] = ()
    """SOLO-14. The face-down pile of the virtual opponent's leaders; the last is the top card."""
    led: tuple[Leader, ...] = ()
    """SOLO-14. The leaders that have been turned up and used."""

    def copy(self) -> Seat:
        return Seat(
            self.side, self.faction, self.leader, self.brought, self.hand.copy(), self.deck.copy(),
            self.loose, self.bottom, self.side_deck.copy(), self.aside.copy(), self.redraws, self.passed,
            self.leader_used, self.claimed, [cards.copy() for cards in self.known], self.returned.copy(),
            self.under, self.leaders, self.led,
        )  # fmt: skip


@dataclass(slots=True)
class Side:
    """The army of a seat or of a team."""

    rows: list[list[Card]] = field(default_factory=lambda: [[], [], []])
    """Units and Decoys, in the order they were placed."""
    specials: list[list[Card]] = field(default_factory=lambda: [[], [], []])
    """The Horns and Mardroemes in each row."""
    leader_horns: list[bool] = field(default_factory=lambda: [False, False, False])
    """LEAD-7. The rows that a leader's horn affects; such a horn is not a card."""
    pile: list[Card] = field(default_factory=list)
    """The discard pile; the last card is on top."""
    gems: int = 2
    points: int = 0
    """FFA-2. The points scored, in modes where rounds are worth points."""

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
    """Weather in the weather zone."""

    weather: Ability
    seat: int
    """The player to whose pile the card goes (DISC-1)."""
    card: Card | None
    """None if a leader itself acts as the weather (LEAD-14)."""


class Spot(NamedTuple):
    """The place of a card on the battlefield."""

    side: int
    row: Row
    place: int


@dataclass(slots=True)
class Table:
    """The complete state of a game."""

    mode: Mode
    ruleset: Ruleset
    seats: list[Seat]
    sides: list[Side]
    chance: Chance
    weather: list[Cloud] = field(default_factory=list)
    agenda: list[Step] = field(default_factory=list)
    """The steps still to be carried out, the next one last. A question on top waits for its answer."""
    round: int = 0
    """From 1 on; 0 before the first round."""
    starter: int = 0
    """The seat that started this round."""
    last_pass: int = 0
    """The seat that passed last (TURN-7)."""
    acted: bool = False
    """Whether a player has played or discarded a card or used a leader this round (FFA-4)."""
    totals: list[tuple[int, ...]] = field(default_factory=list)
    """The totals of past rounds, by side."""
    idle_rounds: int = 0
    """FFA-4. How many rounds in a row have passed without a card played or a leader used."""
    replays: int = 0
    """TURN-11. How often the game was drawn and dealt again."""
    gone: list[Card] = field(default_factory=list)
    """Cards that left the game."""
    winners: tuple[int, ...] | None = None
    """The sides that won, empty if the game is drawn; None while the game goes on."""
    rules_version: int = RULES_VERSION
    """The version of the rules: a game continues under the rules with which it began."""
    log: list[Event] = field(default_factory=list)

    def copy(self) -> Table:
        return Table(
            self.mode, self.ruleset, [seat.copy() for seat in self.seats],
            [side.copy() for side in self.sides], self.chance.copy(), self.weather.copy(),
            self.agenda.copy(), self.round, self.starter, self.last_pass, self.acted, self.totals.copy(),
            self.idle_rounds, self.replays, self.gone.copy(), self.winners, self.rules_version, self.log.copy(),
        )  # fmt: skip

    def __repr__(self) -> str:
        hands = "–".join(str(len(seat.hand)) for seat in self.seats)
        return f"<Table {self.mode.name}, round {self.round}, {hands} cards in hand>"

    def side_of(self, seat: int) -> Side:
        return self.sides[self.seats[seat].side]

    @property
    def over(self) -> bool:
        return self.winners is not None
