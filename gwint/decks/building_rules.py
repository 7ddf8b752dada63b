"""DECK. The rules of deck building: the limits of a deck, and its faults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from gwint.cards import LEADERS, SETS, Ability, Card, Faction, Leader
from gwint.decks.deck import Deck
from gwint.faults import Fault
from gwint.rulesets import Ruleset


class Limit(NamedTuple):
    """A minimum or a maximum for a count of a deck's cards."""

    kind: str
    """The kind of the fault when a deck exceeds the limit."""
    counted: str
    """What is counted: a key of `MEASURES`."""
    least: int | None = None
    most: int | None = None


MEASURES: Final[Mapping[str, Callable[[Card], int]]] = {
    "cards": lambda _: 1,
    "units": lambda card: card.unit,
    "heroes": lambda card: card.hero,
    "specials": lambda card: not card.unit,
    "spies": lambda card: card.spy,
    "medics": lambda card: card.has(Ability.MEDIC),
    "strength": lambda card: card.strength,
}
"""What a card adds to each count."""

LIMITS: Final[Mapping[str, tuple[Limit, ...]]] = {
    "deck-1": (
        Limit("deck-too-few-units", "units", least=22),
        Limit("deck-too-many-specials", "specials", most=10),
    ),
    "deck-2": (
        Limit("deck-too-few-cards", "cards", least=30),
        Limit("deck-too-many-heroes", "heroes", most=7),
        Limit("deck-too-many-specials", "specials", most=10),
    ),
}
"""DECK-1, DECK-2. The limits for each value of `deck_limits`."""

ADVANCED: Final = (
    Limit("deck-too-many-specials", "specials", most=5),
    Limit("deck-too-many-spies", "spies", most=2),
    Limit("deck-too-many-medics", "medics", most=2),
    Limit("deck-too-strong", "strength", most=130),
)
"""DECK-3. Added to the ruleset's own limits; of two limits of a kind, these replace the others."""


def limits(ruleset: Ruleset, advanced: bool = False) -> tuple[Limit, ...]:
    """DECK-1, DECK-2, DECK-3, DECK-7. Returns the limits of a table, one for each kind."""
    own = {limit.kind: limit for limit in LIMITS[ruleset.deck_limits]}
    added = {limit.kind: limit for limit in (*_hero_limits(ruleset), *(ADVANCED if advanced else ()))}
    return tuple((own | added).values())


def _hero_limits(ruleset: Ruleset) -> tuple[Limit, ...]:
    """DECK-7. A maximum of heroes of its own replaces that of the deck limits."""
    if ruleset.max_heroes == "deck-limits":
        return ()
    return (Limit("deck-too-many-heroes", "heroes", most=int(ruleset.max_heroes)),)


def count(cards: Iterable[Card], counted: str) -> int:
    """Counts the cards by a measure; side-deck cards do not count (DECK-2, DECK-3)."""
    measure = MEASURES[counted]
    return sum(measure(card) for card in cards if not card.side_deck)


def max_copies(card: Card, ruleset: Ruleset) -> int:
    """DECK-1. Returns the copies that are available for building; none of a card that cannot start in a deck."""
    if card.side_deck or is_excluded(card, ruleset):
        return 0
    return _copies(card, ruleset)


def is_excluded(card: Card, ruleset: Ruleset) -> bool:
    """OPT: card_pool, roach. Whether the table plays without this card."""
    if card.has(Ability.STORM) and ruleset.card_pool == "storm-in-skellige":
        return card.printing is not Faction.SKELLIGE
    if card.id == "roach" and ruleset.roach == "no":
        return True
    return _copies(card, ruleset) == 0


def collection(faction: Faction, ruleset: Ruleset) -> dict[Card, int]:
    """SET-2, SET-9. Returns the cards that a faction's decks are built from, with the maximum copies of each."""
    return {card: most for card in SETS[faction] if (most := max_copies(card, ruleset))}


def leaders(faction: Faction, ruleset: Ruleset) -> tuple[Leader, ...]:
    """OPT: leader_pool. Returns the leaders that a faction may use."""
    return tuple(leader for leader in LEADERS[faction] if in_leader_pool(leader, ruleset))


def in_leader_pool(leader: Leader, ruleset: Ruleset) -> bool:
    return leader.in_witcher3 or ruleset.leader_pool == "all"


def faults(deck: Deck, ruleset: Ruleset, advanced: bool = False) -> tuple[Fault, ...]:
    """DECK-4. Returns every fault of a deck, not only the first; a legal deck has none."""
    return (
        *leader_faults(deck, ruleset),
        *_limit_faults(deck, limits(ruleset, advanced)),
        *(fault for card, copies in deck.counts().items() for fault in _card_faults(deck, card, copies, ruleset)),
    )


def leader_faults(deck: Deck, ruleset: Ruleset) -> Iterator[Fault]:
    """SET-1. The leader must belong to the faction and to the table's leader pool."""
    if deck.leader.faction is not deck.faction:
        yield Fault("deck-leader-wrong-faction", {"leader": deck.leader, "faction": deck.faction})
    if not in_leader_pool(deck.leader, ruleset):
        yield Fault("deck-leader-not-in-pool", {"leader": deck.leader})


def _copies(card: Card, ruleset: Ruleset) -> int:
    return card.copies_witcher3 if ruleset.card_pool == "witcher3" else card.copies


def _limit_faults(deck: Deck, table_limits: Iterable[Limit]) -> Iterator[Fault]:
    for limit in table_limits:
        has = count(deck.cards, limit.counted)
        if limit.least is not None and has < limit.least:
            yield Fault(limit.kind, {limit.counted: has, "least": limit.least})
        if limit.most is not None and has > limit.most:
            yield Fault(limit.kind, {limit.counted: has, "most": limit.most})


def _card_faults(deck: Deck, card: Card, copies: int, ruleset: Ruleset) -> Iterator[Fault]:
    """SET-2, SET-9, DECK-1. Yields the faults of having this many copies of a card in the deck."""
    if card.printing is not deck.faction:
        yield Fault("deck-wrong-faction", {"card": card, "faction": deck.faction})
    if card.side_deck:
        yield Fault("deck-side-deck-card", {"card": card})
    elif is_excluded(card, ruleset):
        yield Fault("deck-card-not-in-pool", {"card": card})
    elif copies > (most := max_copies(card, ruleset)):
        yield Fault("deck-too-many-copies", {"card": card, "copies": copies, "most": most})
