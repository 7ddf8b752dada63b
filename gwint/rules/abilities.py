"""AB. What units do when they come onto the battlefield."""

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
"""AB-SCORCH-ROW. What a row must total to be scorched."""


def spy(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-SPY. Fights for the enemy; pays two cards."""
    table.mode.pay_spy(table, seat)


def medic(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-MEDIC. A non-hero unit of the own discard pile comes back; Invader of the North makes it random (LEAD-8)."""
    if not any(discarded.mortal for discarded in table.side_of(seat).pile):
        return
    if any_has_passive(table, "random-revival") and not card.hero:
        table.agenda.append(ReviveRandom(seat))
    else:
        table.agenda.append(ChooseRevival(seat))


def revive_random_unit(table: Table, seat: int) -> None:
    """LEAD-8, LEAD-9. A random non-hero unit of the own pile is played; every one is equally likely."""
    chosen = draw_from_pile(table, table.seats[seat].side, lambda card: card.mortal)
    if chosen is not None:
        table.agenda.append(Bring(seat, chosen, "pile", "revived"))


def muster(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-MUSTER. Every card it calls comes from the deck, and from the hand too; then the deck is shuffled."""
    calls = called_by(card, table.ruleset.roach)
    if calls:
        table.mode.muster(table, seat, calls)


def call_all(table: Table, seat: int, calls: tuple[str, ...]) -> None:
    """AB-MUSTER. The cards of these ids, wherever the seat has them, are all placed and then resolve."""
    owner = table.seats[seat]
    found = [(card, "deck") for card in owner.deck if card.id in calls]
    if table.ruleset.muster_from_hand == "yes":
        found += [(card, "hand") for card in owner.hand if card.id in calls]
    # Not in the order of the deck, which nobody may learn.
    found.sort(key=lambda pair: (calls.index(pair[0].id), pair[0].printing, pair[1]))
    placed = []
    for card, source in found:
        (leave_deck if source == "deck" else leave_hand)(table, seat, card)
        placed.append((card, place(table, seat, card, owner.side, card.rows[0], source, "called")))
    shuffle(table, seat)
    resolve_later(table, seat, placed)


def called_by(card: Card, roach: str) -> tuple[str, ...]:
    """AB-MUSTER-2. The ids a card calls; where there is no Roach nobody calls it."""
    return card.calls if roach == "yes" else tuple(id_ for id_ in card.calls if id_ != "roach")


def scorch_row(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-SCORCH-ROW. The strongest of the opposing row go, if that row totals ten or more."""
    scorch_opposing(table, seat, spot.row)


def scorch_opposing(table: Table, seat: int, row: Row) -> None:
    """AB-SCORCH-ROW. Each opposing side is judged by itself, and all victims go together."""
    victims: list[Spot] = []
    for side in table.mode.opposing(table, table.seats[seat].side):
        if scorchable(table, side, row):
            victims += strongest(table, [(side, row)])
    burn(table, victims)


def scorchable(table: Table, side: int, row: Row) -> bool:
    """LEAD-2. The row totals ten or more and has a non-hero unit."""
    lying = table.sides[side].rows[row]
    return any(card.mortal for card in lying) and row_total(table, side, row) >= ROW_SCORCH_MINIMUM


def scorch(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """AB-SCORCH. As the special Scorch: the whole battlefield, itself included."""
    scorch_all(table, seat)


def scorch_all(table: Table, seat: int) -> None:
    """SP-SCORCH. The strongest non-hero units of the whole battlefield, all that tie."""
    sides = table.mode.scorched_sides(table, seat)
    burn(table, strongest(table, [(side, row) for side in sides for row in ROWS]))


def strongest(table: Table, rows: list[tuple[int, Row]]) -> list[Spot]:
    """The spots of the strongest non-hero units in these rows, by strength at this moment."""
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
    """AB-MARDROEME. The berserkers in its row transform; those that enter later do so as they enter."""
    transform_row(table, seat, spot.side, spot.row)


ON_DEPLOY: Final[Mapping[Ability, Callable[[Table, int, Card, Spot], None]]] = {
    Ability.SPY: spy,
    Ability.MEDIC: medic,
    Ability.MUSTER: muster,
    Ability.SCORCH_ROW: scorch_row,
    Ability.SCORCH: scorch,
    Ability.MARDROEME: mardroeme,
}
"""What happens once a unit with the ability is placed (PLAY-2)."""

HANDLED_ELSEWHERE: Final[Mapping[Ability, str]] = {
    Ability.AGILE: "gwint.rules.placement.unit_rows",
    Ability.MORALE: "gwint.rules.strength.morale",
    Ability.BOND: "gwint.rules.strength.bond",
    Ability.HORN: "gwint.rules.strength.horn",
    Ability.AVENGER: "gwint.rules.verbs.avenge",
    Ability.BERSERKER: "gwint.rules.verbs.place",
}
"""Where the abilities live that do nothing of themselves when the unit is placed."""


def resolve(table: Table, seat: int, card: Card, spot: Spot) -> None:
    """PLAY-2. The abilities of a card that was placed, in printed order."""
    for ability in card.abilities:
        effect = ON_DEPLOY.get(ability)
        if effect is not None:
            effect(table, seat, card, spot)
