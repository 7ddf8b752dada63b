"""Solo games with printed cards: a box of cards that a script shuffles and turns up."""
