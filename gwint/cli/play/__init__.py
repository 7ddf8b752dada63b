"""The terminal table: a game or match against bots, or between people at one keyboard."""
