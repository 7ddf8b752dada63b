"""The texts of the rulebook: its topics, the explanations of cards and leaders, and the steps of a strength."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from gwint.cards import CATALOGUE, FACTIONS, NEUTRAL, Ability, Card, Kind, Leader
from gwint.cards.lookup import UnknownName, get_card, get_leader
from gwint.decks.starter_decks import starters
from gwint.faults import check_type
from gwint.i18n import modes
from gwint.i18n.bundles import MessageArgument, has_message, translate
from gwint.i18n.localizer import Localizer
from gwint.rules.abilities import called_by
from gwint.rules.placement import unit_rows
from gwint.rulesets import LEGENDARY, OPTIONS, RULESETS, Ruleset, get_ruleset
from gwint.spelling import nearest


class TopicError(UnknownName):
    """The rulebook does not have this topic."""


class TitledText(NamedTuple):
    """A title with its text."""

    title: str
    text: str


class AbilityText(NamedTuple):
    """The explanation of a card's ability."""

    topic: str
    title: str
    text: str
    brings: str
    """A sentence with the cards that it brings; empty if it brings none."""


OF_KIND: Final[Mapping[Kind, str]] = {
    Kind.UNIT: "ability",
    Kind.HERO: "ability",
    Kind.SPECIAL: "special",
    Kind.WEATHER: "weather",
}
"""The prefix of the topics of a card's abilities: a unit's horn and the special Horn are two topics."""

CHAPTERS: Final = (
    "deck-building", "redraw", "starting-player", "passing", "round-end", "game-end", "strength", "weather",
    "side-deck", "discard-pile", "at-the-table",
)  # fmt: skip


def _abilities() -> Iterator[str]:
    """The topics of all abilities that a card has, in the order of the abilities."""
    for ability in Ability:
        yield from (f"{OF_KIND[card.kind]}-{ability}" for card in CATALOGUE.cards.values() if card.has(ability))


TOPICS: Final = tuple(
    dict.fromkeys(
        (
            *(f"mode-{name}" for name in modes.NAMES),
            *CHAPTERS,
            *(chapter for chapters in modes.CHAPTERS.values() for chapter in chapters),
            *(f"kind-{kind}" for kind in (*Kind, "leader")),
            *sorted(_abilities(), key=lambda topic: list(OF_KIND.values()).index(topic.partition("-")[0])),
            *(f"faction-{faction}" for faction in (*FACTIONS, NEUTRAL)),
            *(f"leader-{id_}" for id_ in CATALOGUE.leaders),
            *(f"ruleset-{name}" for name in (*RULESETS, "house")),
            *(f"option-{option}".replace("_", "-") for option in OPTIONS),
        )
    )
)


def topics() -> tuple[str, ...]:
    """The ids of all topics of the rulebook."""
    return TOPICS


def rule_text(topic: str, ruleset: Ruleset | str = LEGENDARY, language: str = "en") -> TitledText:
    """A topic's title and its rule in this ruleset."""
    check_type("topic", topic, str)
    ruleset = get_ruleset(ruleset)
    if topic not in TOPICS:
        raise TopicError("topic-name", name=topic, nearest=nearest(topic, TOPICS))
    localizer = Localizer(language)
    text = localizer.translate(f"{topic}.rule", **rule_arguments(ruleset))
    if topic.startswith("leader-"):
        return TitledText(localizer.card(CATALOGUE.leaders[topic.removeprefix("leader-")]), text)
    if topic.startswith("option-"):
        option = topic.removeprefix("option-").replace("-", "_")
        value = option_value_text(option, ruleset.options()[option], language)
        text = f"{text} {localizer.translate('option-here', value=value)}"
    return TitledText(localizer.translate(topic), text)


def book_note(topic: str, ruleset: Ruleset = LEGENDARY, language: str = "en") -> str:
    """How the language's own rulebook differs from a topic's rule; empty where it does not, or has no book."""
    id_ = f"book-note-{topic}"
    return Localizer(language).translate(id_, **rule_arguments(ruleset)) if has_message(id_, language) else ""


def rule_arguments(ruleset: Ruleset) -> dict[str, MessageArgument]:
    """The options of a ruleset as arguments of its rules' messages."""
    return {option: _argument(value) for option, value in ruleset.options().items()}


def _argument(value: str) -> MessageArgument:
    """An option's value as a message takes it: a number selects the plural."""
    return int(value) if value.isdecimal() else value


def option_value_text(option: str, value: str, language: str = "en") -> str:
    """What a value of an option means; all numbers of an option share a message."""
    message = f"option-{option}".replace("_", "-")
    if value.isdecimal():
        return translate(f"{message}-number", language, number=int(value))
    return translate(f"{message}-{value}", language)


# Cards and leaders


def card_text(card: Card | str, ruleset: Ruleset | str = LEGENDARY, language: str = "en") -> tuple[str, ...]:
    """A card line by line: name, kind and faction, rows and strength, then each ability with its rule."""
    card, ruleset = get_card(card), get_ruleset(ruleset)
    localizer = Localizer(language)
    body = (_row_line(card, ruleset, localizer),) if card.unit else ()
    return (localizer.card(card), _kind_line(card, localizer), *body, *_ability_lines(card, ruleset, localizer))


def leader_text(leader: Leader | str, ruleset: Ruleset | str = LEGENDARY, language: str = "en") -> tuple[str, ...]:
    """A leader line by line: name, faction, ability."""
    leader = get_leader(leader)
    localizer = Localizer(language)
    title, text = rule_text(f"leader-{leader.id}", ruleset, language)
    return title, f"{localizer.translate('kind-leader')} · {localizer.faction(leader.faction)}", text


def _kind_line(card: Card, localizer: Localizer) -> str:
    printing = f" ({localizer.faction(card.printing)})" if card.home == NEUTRAL else ""
    return f"{localizer.translate(f'kind-{card.kind}')} · {localizer.faction(card.home)}{printing}"


def _row_line(card: Card, ruleset: Ruleset, localizer: Localizer) -> str:
    rows = " / ".join(localizer.translate(f"row-{row.id}") for row in unit_rows(card, ruleset.agile_rows))
    return f"{rows} · {localizer.translate('strength')}: {card.strength}"


def _ability_lines(card: Card, ruleset: Ruleset, localizer: Localizer) -> Iterator[str]:
    for ability in card_abilities(card, ruleset, localizer.language):
        yield f"{ability.title}: {ability.text}"
        if ability.brings:
            yield ability.brings


def card_abilities(card: Card, ruleset: Ruleset = LEGENDARY, language: str = "en") -> tuple[AbilityText, ...]:
    """The abilities of a card in printed order."""
    return tuple(_abilities_of(card, ruleset, Localizer(language)))


def _abilities_of(card: Card, ruleset: Ruleset, localizer: Localizer) -> Iterator[AbilityText]:
    for ability in card.abilities:
        brought = _brought(card, ability, ruleset)
        # Geralt musters only Roach: without Roach he has no ability (AB-MUSTER-2).
        if ability is Ability.MUSTER and not brought:
            continue
        topic = f"{OF_KIND[card.kind]}-{ability}"
        names = localizer.cards(CATALOGUE.cards[id_, card.printing] for id_ in brought)
        brings = localizer.translate(BRINGS[ability], cards=names) if brought else ""
        yield AbilityText(topic, *rule_text(topic, ruleset, localizer.language), brings)


def _brought(card: Card, ability: Ability, ruleset: Ruleset) -> tuple[str, ...]:
    """The ids of the cards that an ability brings."""
    comes = {
        Ability.MUSTER: called_by(card, ruleset.roach),
        Ability.AVENGER: (card.avenger,),
        Ability.BERSERKER: (card.transforms_into,),
    }.get(ability, ())
    return tuple(id_ for id_ in comes if id_)


BRINGS: Final[Mapping[Ability, str]] = {
    Ability.MUSTER: "card-calls",
    Ability.AVENGER: "card-avenger",
    Ability.BERSERKER: "card-turns-into",
}
"""The message for the cards that an ability brings."""


def format_strength_steps(steps: Iterable[tuple[str, int]], language: str = "en") -> str:
    """The explanation of a strength on one line: `printed 12, weather 6`."""
    localizer = Localizer(language)
    return ", ".join(f"{localizer.translate(f'step-{step}')} {strength}" for step, strength in steps)


# Starter decks


def starter_text(id_: str, language: str = "en") -> TitledText:
    """DECK-5. A starter deck's name and its plan."""
    known = tuple(one.id for one in starters())
    if id_ not in known:
        raise UnknownName("starter-name", name=id_, names=known)
    localizer = Localizer(language)
    return TitledText(localizer.translate(f"starter-{id_}"), localizer.translate(f"starter-{id_}.plan"))
