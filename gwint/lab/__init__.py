"""The laboratory plays many games to compare bots, decks and cards. Nothing else depends on it."""
