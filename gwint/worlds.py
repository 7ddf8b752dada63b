"""Possible worlds: deals a complete table that fits a view, with random cards where the viewer sees none."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from gwint.cards import Card, Faction, Leader
from gwint.decks.building_rules import collection, count, leaders, limits
from gwint.rules.agenda import Redraw
from gwint.rules.chance import chance_of, seed_of
from gwint.rules.table import Seat, Side, Table
from gwint.rulesets import Ruleset
from gwint.views import DeckView, SeatView, View


def deal(view: View, seed: str | int) -> Table:
    """Return a random table that fits this view: `view(deal(view, seed), viewer) == view`."""
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
        view.acted,
        list(view.totals),
        view.idle_rounds,
        view.replays,
        list(view.gone),
        view.winners,
        view.rules_version,
    )


def _side(view: View, side: int) -> Side:
    army = view.sides[side]
    rows, specials = [list(row) for row in army.rows], [list(row) for row in army.specials]
    return Side(rows, specials, list(army.leader_horns), list(army.pile), army.gems, army.points)


def _seat(view: View, number: int, seen: Counter[Card], rng: random.Random) -> Seat:
    known = view.seats[number]
    seat = Seat(known.side, known.faction, known.leader, (), side_deck=list(known.side_deck))
    seat.passed, seat.leader_used, seat.claimed = known.passed, known.leader_used, known.claimed
    seat.returned = list(known.returned)
    seat.led, seat.leaders = known.led, _leaders(view, known, rng)
    if known.secrets is None or known.secrets.deck is None:
        _fill_hidden(view, number, seat, seen, rng)
    else:
        _fill_deck(seat, known.secrets.deck, rng)
    if known.secrets is not None:
        seat.hand, seat.aside = list(known.secrets.hand), list(known.secrets.aside)
        seat.redraws, seat.known = known.secrets.redraws, [list(cards) for cards in known.secrets.seen]
    return seat


def _leaders(view: View, known: SeatView, rng: random.Random) -> tuple[Leader, ...]:
    """SOLO-14. The leaders that have not been turned up, in random order."""
    if not known.leaders_count:
        return ()
    left = [leader for leader in leaders(known.faction, view.ruleset) if leader not in known.led]
    return tuple(rng.sample(left, min(known.leaders_count, len(left))))


def _fill_deck(seat: Seat, deck: DeckView, rng: random.Random) -> None:
    """The owner knows the cards of the deck; only their order above the known bottom is random."""
    unordered = list((Counter(deck.cards) - Counter(deck.bottom)).elements())
    rng.shuffle(unordered)
    seat.deck, seat.bottom = [*deck.bottom, *unordered], len(deck.bottom)
    seat.loose, seat.brought = len(unordered), deck.brought


def _fill_hidden(view: View, number: int, seat: Seat, seen: Counter[Card], rng: random.Random) -> None:
    """Deal hand and deck from the cards that this player may have brought, besides the cards known to be there."""
    known = view.seats[number]
    held = known.known if known.secrets is None else (*known.secrets.hand, *known.secrets.aside)
    cards = known.hand_count + known.deck_count + known.under_count
    sure = list((Counter(known.returned) - Counter(held)).elements())
    whole = view.mode.public_deck(number, known.faction, view.ruleset)
    pool = _pool(known.faction, view.ruleset) if whole is None else _Pool(Counter(whole), len(whole), len(whole))
    shown = _visible_brought(view, known, seen)
    rivals = _rivals(view, number)
    brought = Counter({card: copies - rivals * pool.cards[card] for card, copies in shown.items()})
    between = Counter({card: (rivals + 1) * copies - shown[card] for card, copies in pool.cards.items()})
    dealt = _deal(pool, +brought, between, max(0, cards - len(held) - len(sure)), rng)
    seen.update(dealt)
    rest = dealt + sure
    rng.shuffle(rest)
    missing = known.hand_count - len(held) if known.secrets is None else 0
    under = missing + known.under_count
    seat.hand, seat.under, seat.deck = [*held, *rest[:missing]], tuple(rest[missing:under]), rest[under:]
    rng.shuffle(seat.hand)
    seat.loose = len(seat.deck)
    seat.brought = (*(+brought).elements(), *dealt) if whole is None else whole
    redrawing = isinstance(view.question, Redraw) and number in view.question.seats
    seat.redraws = int(view.ruleset.redraws) if redrawing else 0
    # TEAM-9. A partner, whose hand the viewer sees, knows as much of this hand as the viewer.
    sharing = [place == view.viewer or other.secrets is not None for place, other in enumerate(view.seats)]
    seat.known = [list(known.known) if shared else [] for shared in sharing]


def _visible(view: View) -> Iterator[Card]:
    """Every card that the viewer sees."""
    for army in view.sides:
        for cards in (*army.rows, *army.specials, army.pile):
            yield from cards
    yield from view.gone
    yield from (cloud.card for cloud in view.weather if cloud.card is not None)
    yield from (card for step in view.agenda if isinstance(card := getattr(step, "card", None), Card))
    for seat in view.seats:
        yield from seat.known
        if seat.secrets is not None:
            yield from (*seat.secrets.hand, *seat.secrets.aside)
        deck = None if seat.secrets is None else seat.secrets.deck
        # The cards of a visible deck include those that went back into it.
        yield from seat.returned if deck is None else deck.cards


def _visible_brought(view: View, known: SeatView, seen: Counter[Card]) -> Counter[Card]:
    """The visible cards of this player's set, without those brought by players whose deck the viewer knows."""
    theirs = Counter({card: count for card, count in seen.items() if _brings(card, known.faction)})
    for other in view.seats:
        if other.secrets is not None and other.secrets.deck is not None:
            theirs -= Counter(other.secrets.deck.brought)
    return theirs


def _rivals(view: View, number: int) -> int:
    """The number of other players of the same faction whose deck is hidden: they may have brought the same cards."""
    faction = view.seats[number].faction
    hidden = [seat for seat in view.seats if seat.secrets is None or seat.secrets.deck is None]
    return sum(seat.faction is faction for seat in hidden) - 1


def _brings(card: Card, faction: Faction) -> bool:
    return card.printing is faction and not card.side_deck


class _Pool(NamedTuple):
    """The cards that a player can have brought, and how many specials and heroes at most."""

    cards: Counter[Card]
    specials: int
    heroes: int


@lru_cache(maxsize=64)
def _pool(faction: Faction, ruleset: Ruleset) -> _Pool:
    """DECK. A deck built from the faction's set."""
    cards = Counter(collection(faction, ruleset))
    return _Pool(cards, most_in_deck("specials", cards, ruleset), most_in_deck("heroes", cards, ruleset))


def most_in_deck(counted: str, cards: Counter[Card], ruleset: Ruleset) -> int:
    """DECK. How many cards of a kind a deck built from these cards may have: the table's limit, or all there are."""
    most = (limit.most for limit in limits(ruleset) if limit.counted == counted and limit.most is not None)
    return next(most, count(cards.elements(), counted))


def _deal(pool: _Pool, brought: Counter[Card], between: Counter[Card], wanted: int, rng: random.Random) -> list[Card]:
    """`wanted` cards of the pool that this player, and all who share the pool, can still have by the deck rules."""
    left = list(((pool.cards - brought) & between).elements())
    rng.shuffle(left)
    specials_left = pool.specials - sum(copies for card, copies in brought.items() if not card.unit)
    heroes_left = pool.heroes - sum(copies for card, copies in brought.items() if card.hero)
    chosen: list[Card] = []
    spare: list[Card] = []
    for card in left:
        if len(chosen) == wanted:
            break
        if (card.unit or specials_left > 0) and (not card.hero or heroes_left > 0):
            chosen.append(card)
            specials_left -= not card.unit
            heroes_left -= card.hero
        else:
            spare.append(card)
    # A view of an unusual table may need more cards than the set has left: repeat some.
    while len(chosen) < wanted:
        chosen.append(spare.pop() if spare else rng.choice([card for card in pool.cards if card.unit]))
    return chosen
