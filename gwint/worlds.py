"""Possible worlds: a full table that fits a view, with what the viewer cannot see dealt by chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from gwint.cards import Card, Faction
from gwint.decks.building import collection, limits
from gwint.rules.agenda import Redraw
from gwint.rules.chance import chance_of, seed_of
from gwint.rules.rounds import EXCHANGES
from gwint.rules.table import Seat, Side, Table
from gwint.views import SeatView, Secrets, View


def deal(view: View, seed: str | int) -> Table:
    """A table this viewer could be sitting at: `view(deal(view, seed), viewer) == view`."""
    rng = random.Random(f"world {seed}")
    seen = Counter(_visible(view))
    return Table(
        view.mode,
        view.ruleset,
        [_seat(view, number, seen, rng) for number in range(len(view.seats))],
        [_side(view, side) for side in range(len(view.sides))],
        chance_of(seed_of(f"world {seed}"), len(view.seats)),
        list(view.weather),
        list(view.agenda),
        view.round,
        view.starter,
        view.last_pass,
        list(view.totals),
        view.replays,
        list(view.gone),
        view.winners,
    )


def _side(view: View, side: int) -> Side:
    army = view.sides[side]
    rows, specials = [list(row) for row in army.rows], [list(row) for row in army.specials]
    return Side(rows, specials, list(army.leader_horns), list(army.pile), army.gems)


def _seat(view: View, number: int, seen: Counter[Card], rng: random.Random) -> Seat:
    known = view.seats[number]
    seat = Seat(known.side, known.faction, known.leader, (), side_deck=list(known.side_deck))
    seat.passed, seat.leader_used, seat.claimed = known.passed, known.leader_used, known.claimed
    seat.returned = list(known.returned)
    if known.secrets is not None:
        _fill_open(seat, known.secrets, rng)
    else:
        _fill_hidden(view, number, seat, seen, rng)
    return seat


def _fill_open(seat: Seat, secrets: Secrets, rng: random.Random) -> None:
    """What the viewer sees is as it is; only the order of the deck above the known bottom is open."""
    seat.hand, seat.aside = list(secrets.hand), list(secrets.aside)
    unordered = list((Counter(secrets.deck) - Counter(secrets.bottom)).elements())
    rng.shuffle(unordered)
    seat.deck, seat.bottom = [*secrets.bottom, *unordered], len(secrets.bottom)
    seat.loose, seat.redraws, seat.brought = len(unordered), secrets.redraws, secrets.brought
    seat.known = [list(cards) for cards in secrets.seen]


def _fill_hidden(view: View, number: int, seat: Seat, seen: Counter[Card], rng: random.Random) -> None:
    """Hand and deck are dealt from what this player may have brought, beside the cards known to be there."""
    known = view.seats[number]
    sure = list(known.known) + list((Counter(known.returned) - Counter(known.known)).elements())
    brought = _brought_seen(view, known, seen)
    dealt = _dealt(view, known, brought, max(0, known.hand_count + known.deck_count - len(sure)), rng)
    rest = dealt + sure[len(known.known) :]
    rng.shuffle(rest)
    missing = known.hand_count - len(known.known)
    seat.hand, seat.deck = [*known.known, *rest[:missing]], rest[missing:]
    rng.shuffle(seat.hand)
    seat.loose = len(seat.deck)
    seat.brought = (*brought.elements(), *dealt)
    redrawing = isinstance(view.question, Redraw) and number in view.question.seats
    seat.redraws = EXCHANGES if redrawing else 0
    seat.known = [list(known.known) if viewer == view.viewer else [] for viewer in range(len(view.seats))]


def _visible(view: View) -> Iterator[Card]:
    """Every card the viewer sees anywhere."""
    for army in view.sides:
        for cards in (*army.rows, *army.specials, army.pile):
            yield from cards
    yield from view.gone
    yield from (cloud.card for cloud in view.weather if cloud.card is not None)
    yield from (card for step in view.agenda if isinstance(card := getattr(step, "card", None), Card))
    for seat in view.seats:
        yield from seat.known
        yield from seat.returned
        if seat.secrets is not None:
            yield from (*seat.secrets.hand, *seat.secrets.deck, *seat.secrets.aside)


def _brought_seen(view: View, known: SeatView, seen: Counter[Card]) -> Counter[Card]:
    """The visible cards of this player's set that no player whose deck the viewer knows can have brought."""
    theirs = Counter({card: count for card, count in seen.items() if _brings(card, known.faction)})
    for other in view.seats:
        if other.secrets is not None:
            theirs -= Counter(other.secrets.brought)
    return theirs


def _brings(card: Card, faction: Faction) -> bool:
    return card.printing is faction and not card.side_deck


def _dealt(view: View, known: SeatView, brought: Counter[Card], count: int, rng: random.Random) -> list[Card]:
    """So many cards of the faction's set that are not yet seen, within the deck rules while they can be kept."""
    pool = Counter(collection(known.faction, view.ruleset))
    left = list((pool - brought).elements())
    rng.shuffle(left)
    most = next(limit.most for limit in limits(view.ruleset) if limit.counted == "specials")
    specials_left = (most or 0) - sum(copies for card, copies in brought.items() if not card.unit)
    chosen: list[Card] = []
    spare: list[Card] = []
    for card in left:
        if len(chosen) == count:
            break
        if card.unit or specials_left > 0:
            chosen.append(card)
            specials_left -= not card.unit
        else:
            spare.append(card)
    # A view of an odd table may want more cards than the set has left: repeat what there is.
    while len(chosen) < count:
        chosen.append(spare.pop() if spare else rng.choice([card for card in pool if card.unit]))
    return chosen
