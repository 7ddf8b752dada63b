"""Duels between bots: every deal is played from both seats, with starter and random legal decks in turn."""

from __future__ import annotations

import random

from gwint.bots import SeatedBot
from gwint.decks import Deck, random_deck, starters
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rulesets import LEGENDARY, Ruleset
from gwint.views import view


def score(bot: SeatedBot, other: SeatedBot, games: int, ruleset: Ruleset = LEGENDARY) -> float:
    """Return the share of duels that the first bot wins; a draw is half a win."""
    points = 0.0
    for deal in range(games // 2):
        pair = decks(deal, ruleset)
        for seat in (0, 1):
            winners = play_duel(pair, f"meeting {deal}", (bot, other) if seat == 0 else (other, bot), ruleset)
            points += (seat in winners) if winners else 0.5
    return points / (games // 2 * 2)


def decks(deal: int, ruleset: Ruleset) -> list[Deck]:
    if deal % 2 and ruleset is LEGENDARY:
        return random.Random(deal).sample([one.deck for one in starters()], 2)
    return [random_deck(f"meeting {deal} {seat}", ruleset) for seat in (0, 1)]


def play_duel(pair: list[Deck], seed: str, bots: tuple[SeatedBot, SeatedBot], ruleset: Ruleset) -> tuple[int, ...]:
    table = lay_table(DUEL, ruleset, pair, seed_of(seed))
    carry_on(table)
    moves = 0
    while not table.over:
        seat = to_act(table)[0]
        push(table, bots[seat](view(table, seat), f"{seed} {moves}"), seat)
        moves += 1
    assert table.winners is not None
    return table.winners
