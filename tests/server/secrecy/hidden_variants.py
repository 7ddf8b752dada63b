"""Worlds that a viewer cannot distinguish: hidden facts differ, public facts are equal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count

from gwint.cards import SETS, Card
from gwint.decks import Deck, faults, random_deck
from gwint.decks.building_rules import collection
from gwint.game import Game
from gwint.match import Lineup, Match
from gwint.match import faults as lineup_faults
from gwint.rules.events import Played, SawHand
from gwint.rules.table import Seat, Table
from gwint.rulesets import Ruleset
from gwint.views import Viewer
from tests.games.test_secrets import partner_of, shuffled_secrets
from tests.rules.solo.test_secrets import shuffled_secrets as shuffled_alone

EXCHANGED, TRIED = 8, 60
"""How many cards of a deck are exchanged; fewer where advanced limits leave little choice."""


# Tables


def other_table(table: Table, viewer: Viewer, rng: random.Random) -> Table:
    """Return the same table with what this viewer may not know dealt again, or with only a few cards exchanged."""
    if rng.random() < 0.3:
        return dealt_anew(table, viewer, rng)
    other = table.copy()
    for number, seat in enumerate(other.seats):
        if number != viewer:
            exchange_some(seat, viewer, rng, hand=viewer is None or partner_of(table.mode.name, viewer) != number)
    return other


def dealt_anew(table: Table, viewer: Viewer, rng: random.Random) -> Table:
    """Change everything hidden except the future random numbers that the viewer will see, so that play can go on."""
    shuffled = shuffled_alone if table.mode.name.startswith("solo") else shuffled_secrets
    other = shuffled(table, viewer, rng)
    other.chance.streams[0] = table.chance.streams[0]
    for seat, before in zip(other.seats, table.seats, strict=True):
        # The number of cards in a deck is public, should a drawn game be dealt again.
        spare = rng.choices(SETS[seat.faction], k=len(before.brought))
        seat.brought = (*seat.brought, *spare)[: len(before.brought)]
    if viewer is not None:
        other.seats[viewer] = table.seats[viewer].copy()
        other.chance.streams[1 + viewer] = table.chance.streams[1 + viewer]
    return other


def exchange_some(seat: Seat, viewer: Viewer, rng: random.Random, hand: bool) -> None:
    """Exchange some cards of hand and deck, and some face-down cards; the hand only where it is hidden."""
    sure = Counter() if viewer is None else Counter(seat.known[viewer])
    held = list((Counter(seat.hand) - sure).elements()) if hand else []
    rest, under = seat.deck[seat.bottom :], list(seat.under)
    piles = [pile for pile in (held, rest, under) if pile]
    for _ in range(rng.randint(1, 4) if rest else 0):
        pile = rng.choice(piles)
        place, drawn = rng.randrange(len(pile)), rng.randrange(len(rest))
        pile[place], rest[drawn] = rest[drawn], pile[place]
    seat.deck[seat.bottom :], seat.under = rest, tuple(under)
    if hand:
        seat.hand = [*sure.elements(), *held]
        seat.known = [[] if number != viewer else known for number, known in enumerate(seat.known)]


# Decks


def other_deck(deck: Deck, ruleset: Ruleset, rng: random.Random, advanced: bool = False) -> Deck:
    """Return a legal deck of the same faction, leader and size with other cards."""
    other, spare = deck, Counter(collection(deck.faction, ruleset)) - Counter(deck.cards)
    exchanged = 0
    for card in rng.sample(list(spare.elements()), min(TRIED, spare.total())):
        place = rng.randrange(len(other.cards))
        tried = Deck.of(deck.faction, deck.leader, [*other.cards[:place], card, *other.cards[place + 1 :]])
        if exchanged < EXCHANGED and not faults(tried, ruleset, advanced):
            other, exchanged = tried, exchanged + 1
    return other


def other_lineup(lineup: Lineup, ruleset: Ruleset, rng: random.Random) -> Lineup:
    """Return two decks with other cards and a third of a new faction, in another order."""
    for attempt in count():
        decks = [other_deck(deck, ruleset, rng, advanced=True) for deck in lineup.decks[:2]]
        decks.append(random_deck(f"{rng.random()} {attempt}", ruleset, advanced=True))
        other = Lineup(tuple(rng.sample(decks, 3)))
        if not lineup_faults(other, ruleset):
            return other
    raise AssertionError


# Public facts, derived from the table itself, so that views and wire are compared with something independent.


def open_facts(play: Game | Match, viewer: Viewer) -> list[object]:
    """Return everything that a viewer may know of a game or a match, and the random numbers that all will see."""
    if isinstance(play, Game):
        return [play.result, *_table_facts(play.table, viewer)]
    named = [None if deck is None else (deck.faction, len(deck.cards)) for deck in play.named]
    games = [*(played.game for played in play.games), *([] if play.game is None else [play.game])]
    tables = [list(_table_facts(game.table, viewer)) for game in games]
    return [play.log, named, play.score, play.acting, play.result, tables]


def _table_facts(table: Table, viewer: Viewer) -> Iterator[object]:
    yield table.round, table.starter, table.last_pass, table.acted, table.totals, table.replays, table.winners
    yield table.weather, table.gone, table.agenda, table.chance.streams[0], table.sides
    yield [(event.card, event.source) for event in table.log if isinstance(event, Played)]
    partner = None if viewer is None else partner_of(table.mode.name, viewer)
    seen = [event for event in table.log if isinstance(event, SawHand)]
    yield [event for event in seen if viewer is not None and {event.seat, event.owner} & {viewer, partner}]
    for number, seat in enumerate(table.seats):
        yield seat.leader, seat.leader_used, seat.passed, seat.claimed, seat.side_deck, seat.returned, seat.led
        yield len(seat.brought), len(seat.hand), len(seat.deck) + len(seat.aside), len(seat.under), len(seat.leaders)
        yield None if viewer is None else seat.known[viewer]
        if viewer is not None and number in (viewer, partner):
            yield seat.hand, seat.aside, seat.redraws, seat.known
        if number == viewer:
            yield sorted(map(_name, seat.deck)), seat.deck[: seat.bottom], seat.brought


def _name(card: Card) -> str:
    return f"{card.printing}/{card.id}"
