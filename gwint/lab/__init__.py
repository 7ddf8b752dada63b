"""The laboratory: many games, and what they tell of bots, decks and cards. Nothing else depends on it."""
