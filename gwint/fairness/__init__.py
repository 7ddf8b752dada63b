"""Provably fair deals and sealed games: commitments, the seed of a deal, its evidence, and hash chains of events."""
