<<<<<<< HEAD
"""The companion for printed cards: its requests, its storage and its explanations."""
=======
"""Sessions with printed cards."""
>>>>>>> 332a2437 (Referee two players with printed cards: a fold of entries by the rules)
