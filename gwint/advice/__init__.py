"""Advice: what the moves of a view are worth, said with reasons, and whole games gone through move by move.

Whoever is advised is told nothing that the seat may not know: all of it comes from views.
"""

from __future__ import annotations

from gwint.advice.hints import hint
from gwint.advice.model import Candidate, Hint, JudgedMove, Reason, Review
from gwint.advice.ranking import default_budget
from gwint.advice.review import review

__all__ = ["Candidate", "Hint", "JudgedMove", "Reason", "Review", "default_budget", "hint", "review"]
