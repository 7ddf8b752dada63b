"""TURN: turns, passing and rounds."""
