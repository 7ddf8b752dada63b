"""Advice: ranks the moves of a view, gives reasons for them, and reviews finished games move by move.

Advice is computed from views only, so it reveals nothing that the seat may not know.
"""

from __future__ import annotations

from gwint.advice.hints import hint
from gwint.advice.model import Candidate, Hint, JudgedMove, Reason, Review
from gwint.advice.ranking import default_budget, uncalibrated_chance
from gwint.advice.review import review

__all__ = [
    "Candidate",
    "Hint",
    "JudgedMove",
    "Reason",
    "Review",
    "default_budget",
    "hint",
    "review",
    "uncalibrated_chance",
]
