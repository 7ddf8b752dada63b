"""Writes encounters as JSON data: scenes with views, events and strengths, and the same in sentences."""

from __future__ import annotations

from gwint.encounters import Encounter, Scene, StrengthChange
from gwint.encounters.sentences import (
    format_answer,
    format_notes,
    format_scene_events,
    format_situation,
    format_strength_change,
    player_names,
    subject_name,
)
from gwint.encounters.setups import OWN
from gwint.encounters.subjects import Subject, subject_id, subject_kind
from gwint.views import view
from gwint.wire.plain_codecs import CARD_REFS, Data
from gwint.wire.views import write_event, write_view


def write_encounter(encounter: Encounter, language: str) -> dict[str, Data]:
    """An encounter, with its texts in a language."""
    return {
        "language": language,
        "rules": str(encounter.ruleset),
        "first": _subject(encounter.first, language),
        "second": None if encounter.second is None else _subject(encounter.second, language),
        "affects": encounter.affects,
        "text": format_answer(encounter, language),
        "players": list(player_names(language)),
        "scenes": [_scene(scene, language) for scene in encounter.scenes],
    }


def _subject(subject: Subject, language: str) -> dict[str, Data]:
    kind, id_ = subject_kind(subject), subject_id(subject)
    return {"kind": kind, "id": id_, "name": subject_name(subject, language)}


def _scene(scene: Scene, language: str) -> dict[str, Data]:
    return {
        "situation": scene.situation,
        "actor": subject_id(scene.setup.actor),
        "possible": scene.possible,
        "text": format_situation(scene, language),
        "before": write_view(view(scene.before, OWN)),
        "after": write_view(view(scene.after, OWN)),
        "events": [write_event(event) for event in scene.events],
        "happened": format_scene_events(scene, language),
        "notes": format_notes(scene, language),
        "strengths": [_strength(change, language) for change in scene.strengths],
        "deciding_rules": list(scene.rules),
        "topics": list(scene.topics),
        "differs_under": list(scene.differs),
    }


def _strength(change: StrengthChange, language: str) -> dict[str, Data]:
    return {
        "card": CARD_REFS[change.card],
        "side": change.side,
        "row": change.row.id,
        "count": change.count,
        "before": change.before,
        "strength": change.strength,
        "why": [list(step) for step in change.why],
        "text": format_strength_change(change, language),
    }
