"""The subjects of an encounter: cards, leaders, factions and moments of the game, and finding them by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, NEUTRAL, Ability, Card, Faction, Leader
from gwint.cards.lookup import UnknownName
from gwint.cards.names import all_names, faction_name, find_cards, find_faction, find_leader
from gwint.decks.building_rules import in_leader_pool, is_excluded
from gwint.faults import check_type
from gwint.rulesets import Ruleset
from gwint.spelling import fold, nearest


class Moment(StrEnum):
    """A moment of the game at which faction abilities and some cards take effect."""

    GAME_START = "game-start"
    ROUND_END = "round-end"
    TIE = "tie"
    THIRD_ROUND = "third-round"


Subject = Card | Leader | Faction | Moment
"""What can meet something else. A neutral card stands for all of its printings."""


@dataclass(frozen=True, slots=True)
class AnyCardWith:
    """An ability instead of a card: which card stands for it depends on what it meets."""

    ability: Ability
    example: Card
    """The card that stands for the ability by itself."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The example, then the other units whose only ability it is (besides agility), the heroes last."""
        found = {self.example.id: self.example}
        for one in sorted(CATALOGUE.cards.values(), key=lambda one: one.hero):
            if one.unit and {*one.abilities} - AGILITY == {self.ability}:
                found.setdefault(one.id, one)
        return tuple(found.values())


AGILITY: Final = frozenset({Ability.AGILE})


class UnknownSubject(UnknownName):
    """No card, leader, faction, ability or moment has the name."""


EXAMPLES: Final[Mapping[str, str]] = {
    "kind-hero": "triss-merigold",
    "kind-unit": "ves",
    "ability-agile": "yaevinn",
    "ability-medic": "dun-banner-medic",
    "ability-morale-boost": "kaedweni-siege-expert",
    "ability-muster": "nekker",
    "ability-spy": "prince-stennis",
    "ability-tight-bond": "blue-stripes-commando",
    "ability-commanders-horn": "dandelion",
    "ability-scorch-row": "villentretenmerth",
    "ability-scorch": "clan-dimun-pirate",
    "ability-summon-avenger": "cow",
    "ability-berserker": "berserker",
    "ability-mardroeme": "ermion",
    "weather": "biting-frost",
}
"""The card that stands for a topic of the rulebook: a question about medics is answered with this medic."""


def find_subject(text: str) -> Subject | None:
    """Returns what a name or an id stands for: a card, leader or faction in any language, a topic, or a moment.

    Part of a name is enough if no other card or leader has it: `Geralt`.
    """
    return find_exactly(text) or find_by_words(text)


def find_exactly(text: str) -> Subject | None:
    """Returns the subject with exactly this name or id."""
    topic = find_topic(text)
    return find_by_name(text) or (example_of(topic) if topic else None)


def find_by_name(text: str) -> Subject | None:
    """Returns the card, leader or faction of exactly this name or id, or the moment."""
    cards = find_cards(text)
    moment = next((moment for moment in Moment if fold(text) == fold(moment)), None)
    return find_faction(text) or (cards[0] if cards else None) or find_leader(text) or moment


def find_topic(text: str) -> str | None:
    """Returns the topic of this id, with or without its kind, if a card stands for it: `ability-medic`, `medic`."""
    plain = fold(text)
    return next((topic for topic in EXAMPLES if plain in (fold(topic), fold(topic.partition("-")[2]))), None)


def example_of(topic: str) -> Card:
    return find_cards(EXAMPLES[topic])[0]


def any_card_of(topic: str) -> Card | AnyCardWith:
    """Returns what a topic stands for: any card with an ability, or one example of anything else."""
    kind, _, ability = topic.partition("-")
    return AnyCardWith(Ability(ability), example_of(topic)) if kind == "ability" else example_of(topic)


def find_by_words(text: str) -> Card | Leader | None:
    """Returns the only card or leader with a name in which these words occur."""
    words = {*fold(text).split()}
    found = {item.id: item for item, spelled in _words_of_names() if words and words <= spelled}
    return next(iter(found.values())) if len(found) == 1 else None


@cache
def _words_of_names() -> tuple[tuple[Card | Leader, frozenset[str]], ...]:
    items: tuple[Card | Leader, ...] = (*CATALOGUE.cards.values(), *CATALOGUE.leaders.values())
    return tuple((item, frozenset(fold(name).split())) for item in items for name in all_names(item))


def subject(name: Subject | AnyCardWith | str) -> Subject | AnyCardWith:
    """Returns the subject or ability of a name, or refuses the name with similar ones."""
    check_type("subject", name, Card, Leader, AnyCardWith, str)
    if not isinstance(name, str) or isinstance(name, (Faction, Moment)):
        return name
    topic = find_topic(name)
    found = find_by_name(name) or (any_card_of(topic) if topic else None) or find_by_words(name)
    if found is None:
        raise UnknownSubject("encounter-name", name=name, nearest=nearest(name, names(), count=5))
    return found


def names() -> Iterator[str]:
    """Yields every name that `find_subject` knows, without ids of cards and leaders."""
    yield from (spelling for card in CATALOGUE.cards.values() for spelling in all_names(card))
    yield from (spelling for leader in CATALOGUE.leaders.values() for spelling in all_names(leader))
    yield from (faction_name(faction, language) for faction in FACTIONS for language in LANGUAGES)
    yield from (topic.partition("-")[2].replace("-", " ") or topic for topic in EXAMPLES)
    yield from (moment.replace("-", " ") for moment in Moment)


def may_share_a_side(one: Subject, other: Subject) -> bool:
    """SET-2. Returns whether one player may have both: what belongs to no faction goes with all."""
    factions = {_faction_of(one), _faction_of(other)} - {None}
    return len(factions) < 2


def _faction_of(one: Subject) -> Faction | None:
    if isinstance(one, Card):
        return None if one.home == NEUTRAL else one.printing
    if isinstance(one, Leader):
        return one.faction
    return one if isinstance(one, Faction) else None


def subject_id(one: Subject) -> str:
    """Returns the id by which `find_subject` finds the subject."""
    return one.id if isinstance(one, (Card, Leader)) else str(one)


def subject_kind(one: Subject) -> str:
    """Returns `card`, `leader`, `faction` or `moment`."""
    return type(one).__name__.lower()


SUBJECT_KINDS: Final = ("card", "leader", "faction", "moment")


def in_pool(one: Subject, ruleset: Ruleset) -> bool:
    """OPT: card_pool, leader_pool, roach. Whether the ruleset plays with the subject."""
    if isinstance(one, Leader):
        return in_leader_pool(one, ruleset)
    if isinstance(one, Card):
        return not all(is_excluded(card, ruleset) for card in printings(one))
    return True


def printings(card: Card) -> tuple[Card, ...]:
    """Returns the card in every faction's set that has it."""
    return tuple(CATALOGUE.cards[card.id, faction] for faction in FACTIONS if (card.id, faction) in CATALOGUE.cards)
