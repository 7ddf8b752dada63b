"""A setup: what lies on a small table before a scene, as data, and laying it out with or without its subjects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from gwint.cards import CATALOGUE, NEUTRAL, SETS, Card, Faction, Kind, Leader, Row
from gwint.decks import side_deck
from gwint.decks.building_rules import collection
from gwint.encounters.subjects import Subject
from gwint.notation.picture_seats import STILL_LEADERS
from gwint.rules.agenda import Turn
from gwint.rules.chance import chance_of, seed_of
from gwint.rules.modes import DUEL
from gwint.rules.rounds import set_up
from gwint.rules.table import Cloud, Seat, Side, Table
from gwint.rulesets import Ruleset

OWN: Final = 0
"""The seat and the side of the player whose turn it is."""
ENEMY: Final = 1

CHANCE: Final = chance_of(seed_of("encounters"), 2)
"""All scenes use the same random numbers, so that the same question always has the same answer."""
DECK_SIZE: Final = 4
"""Enough for two spies."""
START_DECK_SIZE: Final = 25
OTHER_FACTION: Final = {
    Faction.NORTHERN_REALMS: Faction.MONSTERS,
    Faction.MONSTERS: Faction.NORTHERN_REALMS,
}
"""The default faction against each, so that the armies can be distinguished."""


class Role(StrEnum):
    """Why something is in a scene: it is one of the two subjects, or it belongs to the scenery."""

    ACTOR = "actor"
    OTHER = "other"
    CONTEXT = "context"


EVERYTHING: Final = frozenset(Role)


class Zone(StrEnum):
    ROW = "row"
    SPECIAL = "special"
    """The space for specials next to a row."""
    PILE = "pile"
    HAND = "hand"
    DECK = "deck"
    WEATHER = "weather"


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card that is somewhere on the table before the scene begins."""

    card: Card
    zone: Zone
    side: int
    role: Role
    row: Row | None = None

    def owners(self) -> tuple[int, ...]:
        """AB-SPY. The players who may own the card, likeliest first: a spy lies on the side of its owner's opponent."""
        if self.card.spy and self.zone in (Zone.ROW, Zone.PILE):
            return (1 - self.side,) if self.zone is Zone.ROW else (1 - self.side, self.side)
        return (self.side,)


class ActionKind(StrEnum):
    PLAY = "play"
    USE_LEADER = "use-leader"
    PASS = "pass"
    """The opponent has passed, so the round ends."""
    BEGIN = "begin"
    """The game begins."""


@dataclass(frozen=True, slots=True)
class Action:
    """What happens in the scene."""

    kind: ActionKind
    role: Role
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """A table and what happens on it, described without a ruleset's consequences."""

    situation: str
    """Where the other subject is, or what the table is like."""
    actor: Subject
    other: Subject | None
    action: Action
    placed: tuple[PlacedCard, ...] = ()
    leaders: Mapping[int, tuple[Leader, Role]] = field(default_factory=dict)
    factions: Mapping[int, tuple[Faction, Role]] = field(default_factory=dict)
    leader_horn: tuple[Row, Role] | None = None
    """LEAD-7. A row of the player's own side in which the leader's horn sounds already."""
    default_factions: tuple[Faction, Faction] = (Faction.NORTHERN_REALMS, Faction.MONSTERS)
    """The factions of seats whose cards and leaders belong to no faction."""
    round: int = 1
    gems: tuple[int, int] = (2, 2)

    def seat_factions(self) -> tuple[Faction, Faction] | None:
        """SET-2. The factions that can own everything in the setup; None if there are none."""
        needed: tuple[set[Faction], set[Faction]] = (set(), set())
        for seat, (leader, _) in self.leaders.items():
            needed[seat].add(leader.faction)
        for seat, (faction, _) in self.factions.items():
            needed[seat].add(faction)
        if self.action.card is not None and self.action.card.home != NEUTRAL:
            needed[OWN].add(self.action.card.printing)
        for placed in sorted(self.placed, key=lambda placed: len(placed.owners())):
            if placed.card.home == NEUTRAL:
                continue
            owner = next((seat for seat in placed.owners() if needed[seat] <= {placed.card.printing}), None)
            if owner is None:
                return None
            needed[owner].add(placed.card.printing)
        if any(len(factions) > 1 for factions in needed):
            return None
        own, enemy = (next(iter(needed[seat]), self.default_factions[seat]) for seat in (OWN, ENEMY))
        if own is enemy and not needed[OWN]:
            own = OTHER_FACTION.get(own, own)
        elif own is enemy and not needed[ENEMY]:
            enemy = OTHER_FACTION.get(enemy, enemy)
        return own, enemy

    def has_role(self, role: Role) -> bool:
        """Whether anything in the setup has this role."""
        led = (*self.leaders.values(), *self.factions.values())
        horn = () if self.leader_horn is None else (self.leader_horn[1],)
        return role in (self.action.role, *(placed.role for placed in self.placed), *(one[1] for one in led), *horn)


# Laying the table


def lay(setup: Setup, ruleset: Ruleset, present: frozenset[Role] = EVERYTHING, mortal: Card | None = None) -> Table:
    """Lay the table of a setup with the things of these roles; `mortal` is a hero that is laid as an ordinary unit."""
    factions = setup.seat_factions()
    assert factions is not None
    table = Table(DUEL, ruleset, [], [Side(gems=gems) for gems in setup.gems], CHANCE.copy(), round=setup.round)
    table.totals = [(1, 0)] * (setup.round - 1)
    for seat in (OWN, ENEMY):
        table.seats.append(_seat(setup, ruleset, present, seat, factions[seat]))
    for placed in setup.placed:
        if placed.role in present:
            _place(table, placed, factions, mortal)
    if setup.leader_horn is not None and setup.leader_horn[1] in present:
        table.sides[OWN].leader_horns[setup.leader_horn[0]] = True
        table.seats[OWN].leader_used = True
    if setup.action.kind is ActionKind.BEGIN:
        table.round = 0
        set_up(table)
    else:
        _deal(table, setup, present, factions, mortal)
    return table


def _seat(setup: Setup, ruleset: Ruleset, present: frozenset[Role], seat: int, faction: Faction) -> Seat:
    named = setup.factions.get(seat)
    if named is not None and named[1] not in present:
        faction = Faction.NORTHERN_REALMS if faction is Faction.SCOIATAEL else Faction.SCOIATAEL
    led = setup.leaders.get(seat)
    leads = led is not None and led[1] in present
    leader = led[0] if led is not None and leads else STILL_LEADERS[faction]
    return Seat(
        seat, faction, leader, (), side_deck=list(side_deck(faction, ruleset)), known=[[], []],
        leader_used=not leads, claimed=faction is Faction.SCOIATAEL and named is None,
        deck=_start_deck(faction, ruleset) if setup.action.kind is ActionKind.BEGIN else [],
    )  # fmt: skip


def _start_deck(faction: Faction, ruleset: Ruleset) -> list[Card]:
    return list(collection(faction, ruleset))[:START_DECK_SIZE]


def _place(table: Table, placed: PlacedCard, factions: tuple[Faction, Faction], mortal: Card | None) -> None:
    card = _printed(placed.card, factions[placed.owners()[0]], mortal)
    _leave_side_deck(table, card)
    side, seat, row = table.sides[placed.side], table.seats[placed.side], placed.row
    if placed.zone is Zone.WEATHER:
        table.weather.append(Cloud(card.abilities[0], placed.side, card))
    elif placed.zone is Zone.PILE:
        side.pile.append(card)
    elif row is None:
        (seat.hand if placed.zone is Zone.HAND else seat.deck).append(card)
    else:
        (side.rows if placed.zone is Zone.ROW else side.specials)[row].append(card)


def _deal(
    table: Table, setup: Setup, present: frozenset[Role], factions: tuple[Faction, Faction], mortal: Card | None
) -> None:
    """Deal hands and decks, and give the turn to the player who acts."""
    used = {card.id for card in used_cards(setup)}
    for seat, owner in enumerate(table.seats):
        spare = [card for card in plain_units(factions[seat]) if card.id not in used]
        owner.hand.append(spare[0])
        owner.deck += spare[1 : 1 + DECK_SIZE]
    if setup.action.card is not None and setup.action.role in present:
        played = _printed(setup.action.card, factions[OWN], mortal)
        _leave_side_deck(table, played)
        table.seats[OWN].hand.insert(0, played)
    for owner in table.seats:
        owner.brought = (*owner.hand, *owner.deck)
    table.agenda.append(Turn(OWN))
    if setup.action.kind is ActionKind.PASS:
        table.seats[ENEMY].passed = True
        table.last_pass = ENEMY


def _leave_side_deck(table: Table, card: Card) -> None:
    """SET-11. A side-deck card in play is no longer in the side deck it came from."""
    owner = next((seat for seat in table.seats if card in seat.side_deck), None)
    if owner is not None:
        owner.side_deck.remove(card)


def used_cards(setup: Setup) -> Iterator[Card]:
    """Yields the cards that the setup names, and all that those cards can bring."""
    named = [placed.card for placed in setup.placed]
    named += [one for one in (setup.actor, setup.other, setup.action.card) if isinstance(one, Card)]
    for card in named:
        yield card
        for id_ in (*card.calls, card.avenger, card.transforms_into):
            if id_ is not None:
                yield CATALOGUE.cards[id_, card.printing]


def _printed(card: Card, faction: Faction, mortal: Card | None) -> Card:
    """The printing of a neutral card in a faction's set; a hero as an ordinary unit if it is `mortal`."""
    printed = CATALOGUE.cards[card.id, faction] if card.home == NEUTRAL else card
    return as_mortal(printed) if mortal is not None and card.id == mortal.id else printed


@cache
def as_mortal(hero: Card) -> Card:
    """A hero's card as that of an ordinary unit, to find out what being a hero changes."""
    return replace(hero, kind=Kind.UNIT)


# Scenery


@cache
def plain_units(faction: Faction, row: Row | None = None) -> tuple[Card, ...]:
    """The faction's own units without abilities, those of medium strength first."""
    own = [card for card in SETS[faction] if card.mortal and not card.abilities and card.home != NEUTRAL]
    found = [card for card in own if row is None or card.rows == (row,)]
    return tuple(sorted(found, key=lambda card: (abs(card.strength - 5), card.id)))


@cache
def units_totalling(faction: Faction, row: Row | None, total: int) -> tuple[Card, ...] | None:
    """As few of the faction's plain units as have exactly this strength together; None if there are none."""
    if total == 0:
        return ()
    units = plain_units(faction, row)
    for count in range(1, 5):
        sums = [
            chosen
            for chosen in combinations_with_replacement(units, count)
            if sum(card.strength for card in chosen) == total and _enough_copies(chosen)
        ]
        if sums:
            return max(sums, key=lambda chosen: len({card.strength for card in chosen}))
    return None


def _enough_copies(cards: Iterable[Card]) -> bool:
    chosen = list(cards)
    return all(chosen.count(card) <= card.copies for card in chosen)
