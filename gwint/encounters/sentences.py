"""An encounter in sentences of five languages: what lies on the table, what is done, what follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, Card, Faction, Leader
from gwint.cards.names import all_names
from gwint.encounters.scenes import Encounter, Scene, StrengthChange
from gwint.encounters.setups import ENEMY, OWN, ActionKind, PlacedCard, Role, Setup, Zone
from gwint.encounters.subjects import (
    EXAMPLES,
    AnyCardWith,
    Moment,
    Subject,
    UnknownSubject,
    any_card_of,
    example_of,
    find_by_name,
    find_by_words,
    find_topic,
)
from gwint.i18n import format_event, format_strength_steps, rule_text
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.rules.strength import row_total
from gwint.spelling import fold, nearest

# Names


def subject_name(subject: Subject, language: str) -> str:
    """The name of a card, leader, faction or moment."""
    if isinstance(subject, Moment):
        return translate(f"moment-{subject}", language)
    localizer = Localizer(language)
    return localizer.faction(subject) if isinstance(subject, Faction) else localizer.card(subject)


def named_subject(text: str, language: str) -> Subject | AnyCardWith:
    """The subject of that name, or of that title in the rulebook, in any language; refuses others."""
    topic = find_topic(text) or _titles().get(fold(text))
    found = find_by_name(text) or (any_card_of(topic) if topic else None) or _moments().get(fold(text))
    found = found or find_by_words(text)
    if found is None:
        close = (subject_name(_spellings()[name], language) for name in nearest(text, _spellings(), count=20))
        raise UnknownSubject("encounter-name", name=text, nearest=tuple(dict.fromkeys(close))[:5])
    return found


SHORTEST_WORD: Final = 4
"""Shorter words of a name are not suggested."""


@cache
def _titles() -> dict[str, str]:
    """The topics that a card stands for, by their titles in all languages."""
    return {fold(rule_text(topic, language=language).title): topic for topic in EXAMPLES for language in LANGUAGES}


@cache
def _moments() -> dict[str, Moment]:
    """The moments by their names in all languages."""
    return {fold(subject_name(moment, language)): moment for moment in Moment for language in LANGUAGES}


@cache
def _spellings() -> dict[str, Subject]:
    """Every name that can be meant."""
    items: tuple[Card | Leader, ...] = (*CATALOGUE.cards.values(), *CATALOGUE.leaders.values())
    spellings: dict[str, Subject] = {spelling: item for item in items for spelling in all_names(item)}
    for one in (*FACTIONS, *Moment):
        spellings |= {subject_name(one, language): one for language in LANGUAGES}
    spellings |= {title: example_of(topic) for title, topic in _titles().items()}
    # A single word of a long name is unlike the whole name.
    words = {word: one for name, one in spellings.items() for word in name.split() if len(word) >= SHORTEST_WORD}
    return words | spellings


def player_names(language: str) -> tuple[str, str]:
    """The names of the two players in all scenes; the first one acts."""
    return translate("encounter-player", language), translate("encounter-opponent", language)


# Scenes


def format_situation(scene: Scene, language: str) -> str:
    """What lies on the table, and what is done."""
    localizer = Localizer(language, player_names(language))
    return " ".join((*_setting(scene, localizer), _action(scene.setup, localizer)))


def format_scene_events(scene: Scene, language: str) -> list[str]:
    """What happens, one sentence for each event."""
    return [format_event(event, player_names(language), language) for event in scene.events]


def format_strength_change(change: StrengthChange, language: str) -> str:
    """A strength before and after with its calculation: `Ves ×2 (Bob): 8 → 2 (printed 4, weather 1, tight bond 2)`."""
    localizer = Localizer(language, player_names(language))
    card = localizer.cards([change.card] * change.count)
    changed = change.before not in (None, change.strength)
    strength = f"{change.before} → {change.strength}" if changed else str(change.strength)
    return f"{card} ({localizer.side(change.side)}): {strength} ({format_strength_steps(change.why, language)})"


def format_notes(scene: Scene, language: str) -> list[str]:
    """What the events do not say: what is not allowed, who is immune, what is random, what other rules change."""
    return list(_notes(scene, Localizer(language, player_names(language))))


def format_question(encounter: Encounter, language: str) -> str:
    """The question that the encounter answers; at a moment of the game, only what it is about."""
    first = subject_name(encounter.first, language)
    if encounter.second is None:
        return translate("encounter-question-single", language, first=first)
    second = subject_name(encounter.second, language)
    if isinstance(encounter.second, Moment):
        return f"{first}: {second}"
    if isinstance(encounter.first, Moment):
        return f"{second}: {first}"
    return translate("encounter-question", language, first=first, second=second)


def format_answer(encounter: Encounter, language: str) -> list[str]:
    """The answer as a whole: whether the two affect each other, and whether these rules have them."""
    return list(_answer(encounter, language))


def _answer(encounter: Encounter, language: str) -> Iterator[str]:
    first = subject_name(encounter.first, language)
    if not encounter.affects and encounter.second is None:
        yield translate("encounter-no-effect", language, first=first)
    elif not encounter.affects and encounter.second is not None:
        second = subject_name(encounter.second, language)
        yield translate("encounter-unaffected", language, first=first, second=second)
    for one in encounter.excluded:
        yield translate("encounter-excluded", language, subject=subject_name(one, language))


def _setting(scene: Scene, localizer: Localizer) -> Iterator[str]:
    setup = scene.setup
    for seat, (faction, role) in setup.factions.items():
        if role is not Role.CONTEXT:
            faction_name = localizer.faction(faction)
            yield localizer.translate("encounter-faction", player=localizer.player(seat), faction=faction_name)
    for seat, (leader, role) in setup.leaders.items():
        if seat == ENEMY or (role is not Role.CONTEXT and setup.action.kind is not ActionKind.USE_LEADER):
            yield _leader(setup, seat, leader, localizer)
    for placed, count in Counter(one for one in setup.placed if one.role is Role.OTHER).items():
        yield _placed(placed, count, localizer)
    if setup.situation in ("row-of-ten", "row-of-nine"):
        row = setup.placed[0].row
        assert row is not None
        total = row_total(scene.before, ENEMY, row)
        yield localizer.translate("encounter-row-total", side=localizer.side(ENEMY), row=row.id, total=total)


def _leader(setup: Setup, seat: int, leader: Leader, localizer: Localizer) -> str:
    player, name = localizer.player(seat), localizer.card(leader)
    if setup.leader_horn is not None:
        row = setup.leader_horn[0].id
        return localizer.translate("encounter-leader-horn", player=player, leader=name, row=row)
    return localizer.translate("encounter-leader", player=player, leader=name)


def _placed(placed: PlacedCard, count: int, localizer: Localizer) -> str:
    """AB-SPY. A spy in a row was played there by the other player."""
    cards, side = localizer.cards([placed.card] * count), localizer.side(placed.side)
    if placed.row is None:
        return localizer.translate(ZONES[placed.zone], cards=cards, side=side)
    if placed.card.spy:
        owner = localizer.player(placed.owners()[0])
        return localizer.translate("encounter-lies-spy", cards=cards, side=side, row=placed.row.id, owner=owner)
    return localizer.translate("encounter-lies", cards=cards, side=side, row=placed.row.id)


ZONES: Final = {
    Zone.PILE: "encounter-pile",
    Zone.HAND: "encounter-hand",
    Zone.DECK: "encounter-deck",
    Zone.WEATHER: "encounter-weather",
}
"""The message for cards that lie in no row."""


def _action(setup: Setup, localizer: Localizer) -> str:
    player = localizer.player(OWN)
    if setup.action.card is not None:
        return localizer.translate("encounter-play", player=player, card=localizer.card(setup.action.card))
    if setup.action.kind is ActionKind.USE_LEADER:
        leader = localizer.card(setup.leaders[OWN][0])
        return localizer.translate("encounter-use-leader", player=player, leader=leader)
    if setup.action.kind is ActionKind.BEGIN:
        return localizer.translate("encounter-game-start")
    return localizer.translate("encounter-third-round" if setup.round > 1 else "encounter-round-end")


def _notes(scene: Scene, localizer: Localizer) -> Iterator[str]:
    setup = scene.setup
    if not scene.possible and setup.action.card is not None:
        yield localizer.translate("encounter-cannot-play", card=localizer.card(setup.action.card))
    elif not scene.possible:
        yield localizer.translate("encounter-cannot-use", leader=localizer.card(setup.leaders[OWN][0]))
    for hero in scene.immune:
        yield localizer.translate("encounter-immune", card=localizer.card(hero))
    if scene.random:
        yield localizer.translate("encounter-random")
    if scene.differs:
        rules = ", ".join(localizer.translate(f"ruleset-{name}") for name in scene.differs)
        yield localizer.translate("encounter-differs", rules=rules)
