"""The companion for printed cards: its requests, its storage and its explanations."""
