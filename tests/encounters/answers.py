"""Helpers for tests of encounters: the answer to a question, and what the table of a scene shows."""

from __future__ import annotations

from gwint.encounters import Encounter, Scene, meet
from gwint.encounters.sentences import format_scene_events
from gwint.notation.picture_reader import missing
from gwint.notation.picture_writer import picture
from gwint.rules.table import Table


def only_scene(first: str, second: str | None = None, rules: str = "legendary") -> Scene:
    """The single scene of an answer."""
    scenes = meet(first, second, rules).scenes
    assert len(scenes) == 1, [scene.situation for scene in scenes]
    return scenes[0]


def scene_of(encounter: Encounter, situation: str) -> Scene:
    """The scene with this situation; fails if there are several."""
    (found,) = [scene for scene in encounter.scenes if scene.situation == situation]
    return found


def shows(table: Table, *lines: str) -> bool:
    """Asserts that the picture of a table has these lines."""
    lacking = missing(table, lines)
    assert not lacking, f"not in the picture: {lacking}\n{picture(table)}"
    return True


def happened(scene: Scene) -> list[str]:
    """The events in English."""
    return format_scene_events(scene, "en")


def strengths(scene: Scene) -> dict[str, tuple[int | None, int]]:
    """The strengths before and after, of every card whose strength is changed."""
    return {change.card.id: (change.before, change.strength) for change in scene.strengths}
