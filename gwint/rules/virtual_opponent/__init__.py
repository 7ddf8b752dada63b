"""SOLO. The virtual opponent: its evaluation of moves, turns, hidden cards, agile units and leaders."""
