"""Information-set tree search, compiled from selection to playout: one tree over all worlds that fit a view.

| | |
|---|---|
| `determinization.py` | the cards the opponent may hold, dealt again for every simulation |
| `search_input.py` | from a view to a record and the unseen cards |
| `playout_policy.py` | the policy of playouts: when to pass, and trying a few moves |
| `tree.py` | nodes, selection, expansion and backpropagation |
| `endgame_solver.py` | exact solutions of small, open last rounds |
| `tree_search.py` | the interface to Python |
| `beliefs.py`, `guided_tree.py`, `guided_search.py` | the same with the learned network instead of playouts |
"""

from __future__ import annotations

from gwint.fast.search.guided_search import GuidedSearch, Opinion
from gwint.fast.search.tree_search import MoveStatistics, Search

__all__ = ["GuidedSearch", "MoveStatistics", "Opinion", "Search"]
