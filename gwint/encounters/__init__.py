"""What happens when X meets Y: lays two cards, leaders or factions on small tables and plays them by the rules."""

from __future__ import annotations

from gwint.encounters.scenes import Encounter, Scene, StrengthChange, meet
from gwint.encounters.subjects import Moment, Subject, UnknownSubject, find_subject

__all__ = ["Encounter", "Moment", "Scene", "StrengthChange", "Subject", "UnknownSubject", "find_subject", "meet"]
