"""Information-set tree search, compiled from selection to playout: one tree over all the worlds that fit a view.

| | |
|---|---|
| `hidden_cards.py` | what the other seat may hold, dealt anew for every simulation |
| `determinization.py` | from a view to the record and to what is unseen |
| `playout_policy.py` | the policy of playouts: when to pass, and what a few moves would do |
| `tree.py` | nodes, the way down and the way back |
| `endgame_solver.py` | the last round exactly, where it is small and open |
| `search.py` | what Python calls |
"""

from __future__ import annotations

from gwint.fast.search.search import MoveStatistics, Search

__all__ = ["MoveStatistics", "Search"]
