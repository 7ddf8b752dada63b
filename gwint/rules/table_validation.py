"""Faults of tables and of the decks brought to them, for hand-written pictures, foreign records and new games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gwint.cards import ROWS, Ability, Card
from gwint.decks import Deck
from gwint.faults import Fault
from gwint.rules.agenda import Turn
from gwint.rules.modes import Mode
from gwint.rules.placement import unit_rows
from gwint.rules.strength import WEATHER_ROWS
from gwint.rules.table import Table
from gwint.rules.verbs import covers
from gwint.rulesets import Ruleset


def faults(table: Table) -> tuple[Fault, ...]:
    """Returns every fault of a table; a table that can be reached by play has none."""
    return (
        *_row_faults(table),
        *_special_faults(table),
        *_weather_faults(table),
        *_copy_faults(table),
        *_hand_faults(table),
        *_virtual_opponent_faults(table),
        *_progress_faults(table),
    )


def _row_faults(table: Table) -> Iterator[Fault]:
    """PLAY-1, AB-AGILE. Units lie in their rows; among the specials only Decoys lie with them."""
    for side, army in enumerate(table.sides):
        for row in ROWS:
            for card in army.rows[row]:
                if not card.unit and Ability.DECOY not in card.abilities:
                    yield Fault("table-special-in-row", {"side": side, "row": row, "card": card})
                elif card.unit and row not in unit_rows(card, table.ruleset.agile_rows):
                    yield Fault("table-wrong-row", {"side": side, "row": row, "card": card})


def _special_faults(table: Table) -> Iterator[Fault]:
    """SP-HORN, SP-MARDROEME, PLAY-4. The space for specials in a row holds only what it may."""
    for side, army in enumerate(table.sides):
        for row in ROWS:
            lying = army.specials[row]
            horns = sum(Ability.HORN in card.abilities for card in lying) + army.leader_horns[row]
            for card in lying:
                if card.unit or not {Ability.HORN, Ability.MARDROEME} & set(card.abilities):
                    yield Fault("table-no-row-special", {"side": side, "row": row, "card": card})
            one_space = table.ruleset.mardroeme_shares_row == "no"
            if horns > 1 or (one_space and len(lying) + army.leader_horns[row] > 1):
                yield Fault("table-crowded-row", {"side": side, "row": row})


def _weather_faults(table: Table) -> Iterator[Fault]:
    """SP-WEATHER. The weather zone holds only weather, and under some rules no covered weather."""
    kinds = [cloud.weather for cloud in table.weather]
    for kind in kinds:
        if kind not in WEATHER_ROWS:
            yield Fault("table-no-weather", {"weather": str(kind)})
    if table.ruleset.covered_weather == "discarded":
        for place, kind in enumerate(kinds):
            if any(covers(other, kind) for other in kinds[:place] + kinds[place + 1 :]):
                yield Fault("table-covered-weather", {"weather": str(kind)})


def _all_cards(table: Table) -> Iterator[Card]:
    for army in table.sides:
        for cards in (*army.rows, *army.specials, army.pile):
            yield from cards
    for seat in table.seats:
        yield from (*seat.hand, *seat.deck, *seat.aside, *seat.side_deck, *seat.under)
    yield from table.gone
    yield from (cloud.card for cloud in table.weather if cloud.card is not None)


def _copy_faults(table: Table) -> Iterator[Fault]:
    """SET-2, DECK-1. A card has no more copies than the players of its faction can have brought."""
    for card, count in Counter(_all_cards(table)).items():
        holders = sum(seat.faction is card.printing for seat in table.seats)
        endless = card.side_deck and table.ruleset.side_deck_supply == "unlimited"
        if count > card.copies * holders and not endless:
            yield Fault("table-too-many-copies", {"card": card, "copies": count, "most": card.copies * holders})


def _hand_faults(table: Table) -> Iterator[Fault]:
    """Known and returned cards are in the hand or deck, and a deck's order fits its size."""
    for number, seat in enumerate(table.seats):
        if seat.leader.faction is not seat.faction:
            yield Fault("table-leader-wrong-faction", {"seat": number, "leader": seat.leader})
        for known in seat.known:
            yield from (
                Fault("table-known-not-held", {"seat": number, "card": card}) for card in _excess(known, seat.hand)
            )
        for card in _excess(seat.returned, [*seat.hand, *seat.deck]):
            yield Fault("table-returned-not-held", {"seat": number, "card": card})
        if seat.loose > len(seat.deck) or seat.bottom > len(seat.deck) - seat.loose:
            yield Fault("table-deck-order", {"seat": number, "cards": len(seat.deck)})


def _virtual_opponent_faults(table: Table) -> Iterator[Fault]:
    """SOLO-2, SOLO-7, SOLO-14. Only a seat without a hand has cards under Decoys and a pile of leaders."""
    for number, seat in enumerate(table.seats):
        decoys = sum(Ability.DECOY in card.abilities for row in table.sides[seat.side].rows for card in row)
        virtual = not table.mode.holds_cards(number)
        if virtual and seat.hand:
            yield Fault("table-holds-no-hand", {"seat": number, "cards": len(seat.hand)})
        if len(seat.under) > (decoys if virtual else 0):
            yield Fault("table-under-decoys", {"seat": number, "cards": len(seat.under), "decoys": decoys})
        for leader, count in Counter((*seat.leaders, *seat.led)).items():
            if not virtual or count > 1 or leader.faction is not seat.faction:
                yield Fault("table-leader-pile", {"seat": number, "leader": leader})


def _excess(some: Sequence[Card], others: Sequence[Card]) -> Iterator[Card]:
    return (Counter(some) - Counter(others)).elements()


def _progress_faults(table: Table) -> Iterator[Fault]:
    """TURN. Gems, rounds and the current turn agree with each other."""
    most = table.mode.gems(table.ruleset)
    for side, army in enumerate(table.sides):
        if army.gems > most:
            yield Fault("table-gems", {"side": side, "gems": army.gems, "most": most})
    if table.winners is None and table.mode.winners(table) is not None:
        yield Fault("table-should-be-over")
    if table.winners is None and not table.agenda:
        yield Fault("table-nobody-to-act")
    if table.agenda and isinstance(table.agenda[-1], Turn) and table.seats[table.agenda[-1].seat].passed:
        yield Fault("table-passed-to-act", {"seat": table.agenda[-1].seat})
    if table.round and len(table.totals) > table.round:
        yield Fault("table-rounds", {"round": table.round, "totals": len(table.totals)})


@dataclass(frozen=True, slots=True)
class TableDeckFaults:
    """Every fault of the decks brought to a table; false if there are none."""

    seats: tuple[tuple[Fault, ...], ...]
    """The faults of the deck of each seat."""
    combination: tuple[Fault, ...]
    """The faults of the decks together, whatever each is like."""

    def __bool__(self) -> bool:
        return any(self)

    def __iter__(self) -> Iterator[Fault]:
        """Yields all faults seat by seat, then those of the decks together."""
        for found in (*self.seats, self.combination):
            yield from found


def table_deck_faults(mode: Mode, ruleset: Ruleset, decks: Sequence[Deck], advanced: bool = False) -> TableDeckFaults:
    """SET-1, DECK-4, MODE-1. Returns the faults of all decks; DECK-3. `advanced` adds the advanced building rules."""
    own = (mode.deck_faults(seat, deck, ruleset, advanced) for seat, deck in enumerate(decks))
    return TableDeckFaults(tuple(own), mode.combination_faults(decks))
