"""A referee for two people with printed cards: keeps the table by the rules, and answers what would happen.

>>> from gwint.companion.referee import fold
>>> fold(()).game is None
True
"""

from __future__ import annotations

from gwint.companion.referee.evening import MAX_ENTRIES, Evening, fold
from gwint.companion.referee.faults import RefereeError
from gwint.companion.referee.report import report
from gwint.companion.referee.what_if import what_if

__all__ = ["MAX_ENTRIES", "Evening", "RefereeError", "fold", "report", "what_if"]
