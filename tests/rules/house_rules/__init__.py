"""The house rules that no book plays: numbers of cards, exchanges, gems and draws, and discarding on a turn."""
