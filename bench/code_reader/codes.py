"""The codes printed on the cards of the 2025 edition."""

from __future__ import annotations

from functools import cache

from gwint.cards import CATALOGUE


@cache
def printed_codes() -> tuple[str, ...]:
    """Return the codes of all cards and leaders, with the number of the copy if one is printed."""
    cards = {code for card in CATALOGUE.cards.values() for code in card.codes}
    return tuple(sorted(cards | {leader.code for leader in CATALOGUE.leaders.values()}))


def base_of(code: str) -> str:
    """Return a code without the number of the copy: SKE019 for SKE019-1/3."""
    return code.partition("-")[0]
