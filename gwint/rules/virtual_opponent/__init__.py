"""SOLO. The virtual opponent: how it judges, takes its turns, hides cards, moves units and is led."""
