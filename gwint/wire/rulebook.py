"""The rulebook as data: its topics by a ruleset and a mode, the rulesets with their options, and the modes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from gwint import i18n
from gwint.i18n import modes
from gwint.i18n.bundles import translate
from gwint.i18n.rules import CHAPTERS
from gwint.match.lineup import DECKS
from gwint.match.rules import OVERRIDES, SEATS
from gwint.rules.modes import MODES
from gwint.rulesets import LEGENDARY, OPTIONS, RULESETS, Ruleset, text

GROUPS: Final = {
    "modes": "mode-",
    "rulesets": "ruleset-",
    "chapters": "",
    "kinds": "kind-",
    "abilities": "ability-",
    "specials": "special-",
    "weather": "weather-",
    "factions": "faction-",
    "leaders": "leader-",
    "options": "option-",
}
"""The groups of topics, and the prefix of each; chapters have none."""
MODE_CHAPTERS: Final = tuple(chapter for chapters in modes.CHAPTERS.values() for chapter in chapters)
HOUSE: Final = "house"
"""Stands for the name of a ruleset with changed options."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of the rulebook."""

    id: str
    title: str
    text: str
    book_note: str
    """How the language's own rulebook differs from this rule; mostly empty."""


@dataclass(frozen=True, slots=True)
class TopicGroup:
    """Topics of one kind."""

    id: str
    """`modes`, `chapters`, `kinds`, `abilities` and so on."""
    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All topics, by a ruleset and a mode."""

    language: str
    rules: Ruleset
    mode: str | None
    groups: tuple[TopicGroup, ...]
    ignored: tuple[str, ...]
    """The options that the mode's own rules replace; none without a mode."""
    partly: Mapping[str, str]
    """The options that apply to only part of the table, and to what."""


@dataclass(frozen=True, slots=True)
class RulesetFacts:
    """A ruleset and all its options."""

    id: str
    """Its name, or a name with the changed options: `klub, roach=yes`."""
    title: str
    text: str
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class OptionValue:
    """A value of an option."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class OptionFacts:
    """An option of the rules."""

    id: str
    title: str
    text: str
    """What the option decides."""
    usual: str
    """Its value in the legendary ruleset."""
    values: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class ModeFacts:
    """A mode with its seats, and the options that its own rules replace."""

    id: str
    title: str
    text: str
    seats: int
    sides: tuple[int, ...]
    """The side of each seat."""
    virtual: tuple[int, ...]
    """The seats that the mode plays itself."""
    decks: int
    """The number of decks that each player brings."""
    ignores: tuple[str, ...]
    """Options that the mode's own rules replace."""
    partly: Mapping[str, str]
    """Options that apply to only part of the table, and to what: `built`, `person`, `advanced`."""


@dataclass(frozen=True, slots=True)
class Rulesets:
    """The named rulesets, all options with their values, and the modes."""

    language: str
    rulesets: tuple[RulesetFacts, ...]
    options: tuple[OptionFacts, ...]
    modes: tuple[ModeFacts, ...]


# Topics


def topic_facts(topic: str, ruleset: Ruleset, language: str) -> Topic:
    title, body = i18n.rule_text(topic, ruleset, language)
    return Topic(topic, title, body, i18n.book_note(topic, ruleset, language))


def rulebook_facts(ruleset: Ruleset, mode: str | None, language: str) -> Rulebook:
    """Return all topics; with a mode, only the chapters that apply in it."""
    adapted = adapted_ruleset(ruleset, mode)
    groups = (
        TopicGroup(id_, tuple(topic_facts(topic, adapted, language) for topic in topics))
        for id_, topics in _groups(mode)
    )
    ignored, partly = (modes.ignored_options(mode), modes.partial_options(mode)) if mode else ((), {})
    return Rulebook(language, ruleset, mode, tuple(groups), tuple(ignored), partly)


def adapted_ruleset(ruleset: Ruleset, mode: str | None) -> Ruleset:
    """MODE-1. Return the ruleset as a mode plays it."""
    if mode is None:
        return ruleset
    return ruleset.changed(**OVERRIDES) if mode == modes.MATCH else MODES[mode].adapted(ruleset)


def chapters(mode: str | None) -> Iterable[str]:
    """Return all chapters, or those of a mode, whose own chapters replace some of the common ones."""
    if mode is None:
        return (*CHAPTERS, *MODE_CHAPTERS)
    common = (chapter for chapter in CHAPTERS if chapter not in modes.replaced_chapters(mode))
    return (*common, *modes.chapters(mode))


def _groups(mode: str | None) -> Iterator[tuple[str, Iterable[str]]]:
    apart = {*CHAPTERS, *MODE_CHAPTERS, *(f"mode-{other}" for other in modes.NAMES if mode not in (None, other))}
    listed = [topic for topic in i18n.topics() if topic not in apart]
    for id_, beginning in GROUPS.items():
        yield id_, [topic for topic in listed if topic.startswith(beginning)] if beginning else chapters(mode)


# Rulesets, options and modes


def rulesets_facts(language: str) -> Rulesets:
    return Rulesets(
        language,
        tuple(ruleset_facts(ruleset, language) for ruleset in RULESETS.values()),
        tuple(option_facts(option, language) for option in OPTIONS),
        tuple(mode_facts(mode, LEGENDARY, language) for mode in modes.NAMES),
    )


def ruleset_facts(ruleset: Ruleset, language: str) -> RulesetFacts:
    id_ = text(ruleset)
    title, body = i18n.rule_text(f"ruleset-{id_ if id_ in RULESETS else HOUSE}", ruleset, language)
    return RulesetFacts(id_, title, body, ruleset.options())


def option_facts(option: str, language: str) -> OptionFacts:
    topic = f"option-{option}".replace("_", "-")
    values = (OptionValue(value, i18n.option_value_text(option, value, language)) for value in OPTIONS[option])
    usual = LEGENDARY.options()[option]
    return OptionFacts(option, translate(topic, language), translate(f"{topic}.rule", language), usual, tuple(values))


def mode_facts(mode: str, ruleset: Ruleset, language: str) -> ModeFacts:
    title, body = i18n.rule_text(f"mode-{mode}", ruleset, language)
    sides = SEATS if mode == modes.MATCH else MODES[mode].sides()
    return ModeFacts(
        id=mode,
        title=title,
        text=body,
        seats=len(sides),
        sides=tuple(sides),
        virtual=tuple(seat for seat in range(len(sides)) if mode in MODES and not MODES[mode].holds_cards(seat)),
        decks=DECKS if mode == modes.MATCH else 1,
        ignores=tuple(modes.ignored_options(mode)),
        partly=modes.partial_options(mode),
    )
