"""AB. What units do when they enter the battlefield."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gwint.cards import ROWS, Ability, Card, Row
from gwint.rules.agenda import Bring, ChooseRevival, ReviveRandom
from gwint.rules.passive_leaders import any_has_passive
from gwint.rules.strength import row_total, strengths
from gwint.rules.table import Spot, Table
from gwint.rules.verbs import burn, draw_from_pile, leave_deck, leave_hand, place, resolve_later, shuffle, transform_row

ROW_SCORCH_MINIMUM = 10
"""AB-SCORCH-ROW. The total that a row needs to be scorched."""


def spy(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-SPY. Fights for the enemy; pays two cards."""
    table.mode.pay_spy(table, seat)


def medic(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-MEDIC. Revives a non-hero unit of the player's discard pile; Invader of the North makes it random (LEAD-8)."""
    if not any(discarded.mortal for discarded in table.side_of(seat).pile):
        return
    if any_has_passive(table, "random-revival") and not card.hero:
        table.agenda.append(ReviveRandom(seat))
    else:
        table.agenda.append(ChooseRevival(seat))


def revive_random_unit(table: Table, seat: int) -> None:
    """LEAD-8, LEAD-9. Plays a random non-hero unit from the seat's own pile; every unit is equally likely."""
    chosen = draw_from_pile(table, table.seats[seat].side, lambda card: card.mortal)
    if chosen is not None:
        table.agenda.append(Bring(seat, chosen, "pile", "revived"))


def muster(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-MUSTER. Calls every named card from the deck, and from the hand as well; then the deck is shuffled."""
    calls = called_by(card, table.ruleset.roach)
    if calls:
        table.mode.muster(table, seat, calls)


def call_all(table: Table, seat: int, calls: tuple[str, ...]) -> None:
    """AB-MUSTER. Places all of the seat's cards with these ids, then resolves them."""
    table.chance.search(table, seat, lambda card: card.id in calls)
    owner = table.seats[seat]
    found = [(card, "deck") for card in owner.deck if card.id in calls]
    if table.ruleset.muster_from_hand == "yes":
        found += [(card, "hand") for card in owner.hand if card.id in calls]
    # The order of the deck is secret, so cards come in an order that does not reveal it.
    found.sort(key=lambda pair: (calls.index(pair[0].id), pair[0].printing, pair[1]))
    placed = []
    for card, source in found:
        (leave_deck if source == "deck" else leave_hand)(table, seat, card)
        placed.append((card, place(table, seat, card, owner.side, card.rows[0], source, "called")))
    shuffle(table, seat)
    resolve_later(table, seat, placed)


def called_by(card: Card, roach: str) -> tuple[str, ...]:
    """AB-MUSTER-2. Returns the ids that a card calls; without Roach in the game, no card calls Roach."""
    return card.calls if roach == "yes" else tuple(id_ for id_ in card.calls if id_ != "roach")


def scorch_row(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-SCORCH-ROW. Destroys the strongest units of the opposing row if that row totals ten or more."""
    scorch_opposing(table, seat, spot.row)


def scorch_opposing(table: Table, seat: int, row: Row) -> None:
    """AB-SCORCH-ROW. Judges each opposing side separately and destroys all victims together."""
    victims: list[Spot] = []
    for side in table.mode.opposing(table, table.seats[seat].side):
        if scorchable(table, side, row):
            victims += strongest(table, [(side, row)])
    burn(table, victims)


def scorchable(table: Table, side: int, row: Row) -> bool:
    """LEAD-2. Whether the row totals ten or more and has a non-hero unit."""
    lying = table.sides[side].rows[row]
    return any(card.mortal for card in lying) and row_total(table, side, row) >= ROW_SCORCH_MINIMUM


def scorch(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-SCORCH. Works like the special Scorch on the whole battlefield, including the unit itself."""
    scorch_all(table, seat)


def scorch_all(table: Table, seat: int) -> None:
    """SP-SCORCH. Destroys the strongest non-hero units on the whole battlefield, including ties."""
    sides = table.mode.scorched_sides(table, seat)
    burn(table, strongest(table, [(side, row) for side in sides for row in ROWS]))


def strongest(table: Table, rows: list[tuple[int, Row]]) -> list[Spot]:
    """Returns the spots of the strongest non-hero units in these rows, by their current strength."""
    found: list[tuple[int, Spot]] = []
    for side, row in rows:
        lying = table.sides[side].rows[row]
        found += [
            (strength, Spot(side, row, place_))
            for place_, strength in enumerate(strengths(table, side, row))
            if lying[place_].mortal
        ]
    most = max((strength for strength, _ in found), default=0)
    return [spot for strength, spot in found if strength == most]


def mardroeme(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-MARDROEME. Transforms the berserkers in its row; later ones transform as they enter."""
    transform_row(table, seat, spot.side, spot.row)


ON_DEPLOY: Final[Mapping[Ability, Callable[[Table, int, Card, Spot], None]]] = {
    Ability.SPY: spy,
    Ability.MEDIC: medic,
    Ability.MUSTER: muster,
    Ability.SCORCH_ROW: scorch_row,
    Ability.SCORCH: scorch,
    Ability.MARDROEME: mardroeme,
}
"""The function that runs after a unit with the ability is placed (PLAY-2)."""

HANDLED_ELSEWHERE: Final[Mapping[Ability, str]] = {
    Ability.AGILE: "gwint.rules.placement.unit_rows",
    Ability.MORALE: "gwint.rules.strength.morale",
    Ability.BOND: "gwint.rules.strength.bond",
    Ability.HORN: "gwint.rules.strength.horn",
    Ability.AVENGER: "gwint.rules.verbs.avenge",
    Ability.BERSERKER: "gwint.rules.verbs.place",
}
"""The functions that implement abilities without an effect of their own when the unit is placed."""


def resolve(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """PLAY-2. Resolves the abilities of a card that was placed, in printed order."""
    for ability in card.abilities:
        effect = ON_DEPLOY.get(ability)
        if effect is not None:
            effect(table, seat, card, spot)
