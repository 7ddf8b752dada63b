"""The rules of deck building (DECK): what a deck may hold, and every fault of one that does not keep them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from gwint.cards import LEADERS, SETS, Ability, Card, Faction, Leader
from gwint.decks.deck import Deck
from gwint.faults import Fault
from gwint.rulesets import Ruleset


class Limit(NamedTuple):
    """A least or a most of something that a deck's cards are counted for."""

    kind: str
    """The fault of a deck beyond it."""
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
"""What one card adds to each count."""

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
"""DECK-1, DECK-2. By the values of `deck_limits`."""

ADVANCED: Final = (
    Limit("deck-too-many-specials", "specials", most=5),
    Limit("deck-too-many-spies", "spies", most=2),
    Limit("deck-too-many-medics", "medics", most=2),
    Limit("deck-too-strong", "strength", most=130),
)
"""DECK-3. On top of a ruleset's own, the narrower of two taking the place of the wider."""


def limits(ruleset: Ruleset, advanced: bool = False) -> tuple[Limit, ...]:
    """DECK-1, DECK-2, DECK-3. The limits a table builds by, one for each kind."""
    own = {limit.kind: limit for limit in LIMITS[ruleset.deck_limits]}
    added = {limit.kind: limit for limit in ADVANCED} if advanced else {}
    return tuple((own | added).values())


def count(cards: Iterable[Card], counted: str) -> int:
    """How much of something the cards have; side-deck cards do not count (DECK-2, DECK-3)."""
    measure = MEASURES[counted]
    return sum(measure(card) for card in cards if not card.side_deck)


def max_copies(card: Card, ruleset: Ruleset) -> int:
    """DECK-1. The copies that the collection holds for building: none of a card that no deck starts with."""
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
    """SET-2, SET-9. The cards a faction's decks are built from, with the most copies of each."""
    return {card: most for card in SETS[faction] if (most := max_copies(card, ruleset))}


def leaders(faction: Faction, ruleset: Ruleset) -> tuple[Leader, ...]:
    """OPT: leader_pool. The leaders a faction may be led by."""
    return tuple(leader for leader in LEADERS[faction] if in_leader_pool(leader, ruleset))


def in_leader_pool(leader: Leader, ruleset: Ruleset) -> bool:
    return leader.in_witcher3 or ruleset.leader_pool == "all"


def faults(deck: Deck, ruleset: Ruleset, advanced: bool = False) -> tuple[Fault, ...]:
    """DECK-4. Every fault of a deck, not only the first; none of a deck that may be played."""
    return (
        *leader_faults(deck, ruleset),
        *_limit_faults(deck, limits(ruleset, advanced)),
        *(fault for card, copies in deck.counts().items() for fault in _card_faults(deck, card, copies, ruleset)),
    )


def leader_faults(deck: Deck, ruleset: Ruleset) -> Iterator[Fault]:
    """SET-1. The leader is one of the faction, and of those the table plays with."""
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
    """SET-2, SET-9, DECK-1. What is wrong with one card's being in the deck so many times."""
    if card.printing is not deck.faction:
        yield Fault("deck-wrong-faction", {"card": card, "faction": deck.faction})
    if card.side_deck:
        yield Fault("deck-side-deck-card", {"card": card})
    elif is_excluded(card, ruleset):
        yield Fault("deck-card-not-in-pool", {"card": card})
    elif copies > (most := max_copies(card, ruleset)):
        yield Fault("deck-too-many-copies", {"card": card, "copies": copies, "most": most})
