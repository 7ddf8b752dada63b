"""What data say about an encounter: its scenes with views, events and strengths, and the same in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from gwint.cards import Card, Row
from gwint.encounters import Encounter, Scene, StrengthChange, Subject
from gwint.encounters.sentences import (
    format_answer,
    format_notes,
    format_question,
    format_scene_events,
    format_situation,
    format_strength_change,
    player_names,
    subject_name,
)
from gwint.encounters.setups import OWN
from gwint.encounters.subjects import subject_id, subject_kind
from gwint.rules.events import Event
from gwint.rulesets import Ruleset
from gwint.views import View, view


@dataclass(frozen=True, slots=True)
class SubjectFacts:
    """A card, a leader, a faction or a moment of the game."""

    kind: str
    id: str
    """By which the question names it; without a printing."""
    name: str


@dataclass(frozen=True, slots=True)
class StrengthFacts:
    """Cards of a row whose strength is not the printed one, or not what it was before."""

    card: Card
    side: int
    row: Row
    count: int
    """The number of copies with this strength."""
    before: int | None
    """None if the card was not in this row before."""
    strength: int
    why: tuple[tuple[str, int], ...]
    """The printed strength, then the strength after each step."""
    text: str


@dataclass(frozen=True, slots=True)
class SceneFacts:
    """A situation in which the two meet, played by the rules. The player at seat 0 acts and sees it."""

    situation: str
    """Where the other subject is: `row-own`, `pile-enemy` and so on."""
    actor: str
    """The id of the subject that acts or takes effect."""
    possible: bool
    """Whether the rules allow the action; if not, the table stays as it is."""
    text: str
    """What lies on the table and what is done."""
    before: View
    after: View
    events: tuple[Event, ...]
    happened: tuple[str, ...]
    """The events as sentences."""
    strengths: tuple[StrengthFacts, ...]
    notes: tuple[str, ...]
    """What the events do not say, as sentences: what is not allowed, who is immune, what is random."""
    deciding_rules: tuple[str, ...]
    """The IDs of the rules in docs/rules.md that decide what happens."""
    topics: tuple[str, ...]
    """The topics of the rulebook that explain these rules."""
    differs_under: tuple[str, ...]
    """The named rulesets under which something else happens."""


@dataclass(frozen=True, slots=True)
class EncounterFacts:
    """What happens when two subjects meet, or what one of them does."""

    language: str
    rules: Ruleset
    first: SubjectFacts
    second: SubjectFacts | None
    question: str
    affects: bool
    """Whether the two affect each other under these rules."""
    answer: tuple[str, ...]
    """Sentences about the encounter as a whole; the scenes have their own."""
    players: tuple[str, ...]
    """The names of the players in all scenes."""
    scenes: tuple[SceneFacts, ...]


def encounter_facts(encounter: Encounter, language: str) -> EncounterFacts:
    """An encounter as data, with its texts in a language."""
    second = encounter.second
    return EncounterFacts(
        language,
        encounter.ruleset,
        _subject(encounter.first, language),
        None if second is None else _subject(second, language),
        format_question(encounter, language),
        encounter.affects,
        tuple(format_answer(encounter, language)),
        player_names(language),
        tuple(_scene(scene, language) for scene in encounter.scenes),
    )


def _subject(subject: Subject, language: str) -> SubjectFacts:
    return SubjectFacts(subject_kind(subject), subject_id(subject), subject_name(subject, language))


def _scene(scene: Scene, language: str) -> SceneFacts:
    return SceneFacts(
        scene.situation,
        subject_id(scene.setup.actor),
        scene.possible,
        format_situation(scene, language),
        view(scene.before, OWN),
        view(scene.after, OWN),
        scene.events,
        tuple(format_scene_events(scene, language)),
        tuple(_strength(change, language) for change in scene.strengths),
        tuple(format_notes(scene, language)),
        scene.rules,
        scene.topics,
        scene.differs,
    )


def _strength(change: StrengthChange, language: str) -> StrengthFacts:
    text = format_strength_change(change, language)
    return StrengthFacts(
        change.card, change.side, change.row, change.count, change.before, change.strength, change.why, text
    )
