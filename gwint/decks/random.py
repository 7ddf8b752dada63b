"""Random decks that are legal and varied: all sizes, leaders and cards, with few or many specials."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gwint.cards import FACTIONS, Card, Faction, Leader
from gwint.cards.lookup import get_faction, get_leader
from gwint.decks.building_rules import Limit, collection, count, in_leader_pool, leaders, limits
from gwint.decks.deck import Deck
from gwint.faults import GwintError
from gwint.rulesets import LEGENDARY, Ruleset, get_ruleset

if TYPE_CHECKING:
    from random import Random


def random_deck(
    seed: object,
    ruleset: Ruleset | str = LEGENDARY,
    faction: Faction | str | None = None,
    leader: Leader | str | None = None,
    advanced: bool = False,
) -> Deck:
    """Returns a random legal deck, of that faction and leader if given; the same seed gives the same deck.

    Raises UnknownName for a faction or leader whose name does not exist.
    """
    from random import Random

    chance, ruleset = Random(f"{seed}"), get_ruleset(ruleset)
    leader = get_leader(leader) if leader is not None else None
    faction = get_faction(faction) if faction else leader.faction if leader else chance.choice(FACTIONS)
    leader = leader or chance.choice(leaders(faction, ruleset))
    _check_leader(leader, faction, ruleset)
    table_limits = limits(ruleset, advanced)
    batches = _batches(collection(faction, ruleset), chance)
    specials = _specials([batch for batch in batches if not batch[0].unit], table_limits, chance)
    units = _units([batch for batch in batches if batch[0].unit], len(specials), table_limits, chance)
    return Deck.of(faction, leader, [*units, *specials])


def _check_leader(leader: Leader, faction: Faction, ruleset: Ruleset) -> None:
    if leader.faction is not faction:
        raise GwintError("deck-leader-wrong-faction", leader=leader, faction=faction)
    if not in_leader_pool(leader, ruleset):
        raise GwintError("deck-leader-not-in-pool", leader=leader)


def _batches(cards: dict[Card, int], chance: Random) -> list[list[Card]]:
    """Returns the collection in shuffled batches: copies of a card together or separate, with a random preference."""
    together = chance.random()
    batches: list[list[Card]] = []
    for card, copies in cards.items():
        batches += [[card] * copies] if chance.random() < together else [[card]] * copies
    chance.shuffle(batches)
    return batches


def _specials(batches: list[list[Card]], table_limits: Iterable[Limit], chance: Random) -> list[Card]:
    """Picks no specials, the maximum, or any number in between."""
    most = min(limit.most for limit in table_limits if limit.counted == "specials" and limit.most is not None)
    wanted = chance.choice((0, most, chance.randint(0, most), chance.randint(0, most)))
    return [card for batch in batches for card in batch][:wanted]


def _units(batches: list[list[Card]], specials: int, table_limits: Iterable[Limit], chance: Random) -> list[Card]:
    """Picks units in random order while the limits hold and the deck can still reach its minimum."""
    least = _min_units(table_limits, specials)
    everything = [card for batch in batches for card in batch]
    wanted = least + chance.choice((0, chance.randint(0, 8), chance.randint(0, len(everything) - least)))
    plain_units = _plain_units(everything)
    taken: list[Card] = []
    for batch in batches:
        if len(taken) >= wanted:
            break
        if _within_limits(taken + batch + _fillers(plain_units, taken + batch, least), table_limits):
            taken += batch
    return taken + _fillers(plain_units, taken, least)


def _min_units(table_limits: Iterable[Limit], specials: int) -> int:
    """Returns how many units a deck with this many specials must have."""
    least = {limit.counted: limit.least for limit in table_limits if limit.least is not None}
    return max(least.get("units", 0), least.get("cards", 0) - specials)


def _plain_units(units: Iterable[Card]) -> list[Card]:
    """Returns the units that no limit on a kind of card affects, weakest first."""
    ordinary = (card for card in units if not any(count([card], kind) for kind in ("heroes", "spies", "medics")))
    return sorted(ordinary, key=lambda card: card.strength)


def _fillers(plain_units: Iterable[Card], taken: list[Card], least: int) -> list[Card]:
    """Returns the weakest plain units left, as many as the deck still needs."""
    left = list(plain_units)
    if len(taken) >= least:
        return []
    for card in taken:
        if card in left:
            left.remove(card)
    return left[: least - len(taken)]


def _within_limits(cards: Iterable[Card], table_limits: Iterable[Limit]) -> bool:
    return all(limit.most is None or count(cards, limit.counted) <= limit.most for limit in table_limits)
