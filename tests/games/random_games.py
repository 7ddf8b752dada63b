"""Random full games with random legal decks, and the invariants that hold at every step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Final

from gwint.cards import FACTIONS, ROWS, Card, Faction
from gwint.decks import Deck, random_deck, side_deck
from gwint.rules.agenda import Bring, PlaceCard
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL, MODES, Mode
from gwint.rules.moves import Move, Pass
from gwint.rules.play import carry_on, legal_moves, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.strength import explain, strengths, total
from gwint.rules.table import Table
from gwint.rules.table_validation import faults
from gwint.rulesets import OPTIONS, RULESETS, Ruleset

TESTED_MODES: Final = ("duel", "ffa-3", "ffa-4", "ffa-5", "team")
"""The modes in which these games are played."""
MAX_MOVES = 2000
"""Far more moves than any game has, including replays; a game that needs more does not end."""


def seats_of(mode: str) -> int:
    return len(MODES[mode].sides())


def ruleset_of(game: int) -> Ruleset:
    return list(RULESETS.values())[game % len(RULESETS)]


def house_rules(game: int) -> Ruleset:
    """Returns a named ruleset, with some options changed in every other game."""
    rng = random.Random(f"house rules {game}")
    changed = rng.sample(list(OPTIONS), rng.randint(1, 5) if game % 2 else 0)
    return ruleset_of(game).changed(**{option: rng.choice(OPTIONS[option]) for option in changed})


NEW_OPTIONS: Final = ("max_heroes", "gems", "hand_size", "redraws", "round_draw", "discard_turn")
"""The options that no book plays."""


def extreme_house_rules(game: int) -> Ruleset:
    """Returns a named ruleset with all options that no book plays changed at random, often to their bounds."""
    rng = random.Random(f"extreme house rules {game}")
    changes = {}
    for option in NEW_OPTIONS:
        values = OPTIONS[option]
        changes[option] = rng.choice((values[0], values[-1], rng.choice(values)))
    return ruleset_of(game).changed(**changes)


def is_advanced(game: int) -> bool:
    """DECK-3. Whether the decks of a game obey the advanced limits, equally often for odd and even games."""
    return game % 5 == 0


def decks_of(game: int, ruleset: Ruleset, mode: Mode = DUEL, advanced: bool = False) -> list[Deck]:
    """Returns random decks that may play together in this mode."""
    for attempt in count():
        again = f" {attempt}" if attempt else ""
        choose_move = enumerate(factions_of(game, mode))
        decks = [
            random_deck(f"{game} {seat}{again}", ruleset, faction, advanced=advanced) for seat, faction in choose_move
        ]
        if not mode.combination_faults(decks):
            return decks
    raise AssertionError


def factions_of(game: int, mode: Mode) -> list[Faction | None]:
    """Returns any factions; in every fifth game of several players all sides have the same, which is rare at random."""
    sides = mode.sides()
    if mode is DUEL or game % 5 < 4:
        return [None] * len(sides)
    return [FACTIONS[(game // 5 + seat // len(set(sides))) % len(FACTIONS)] for seat in range(len(sides))]


def new_table(game: int, mode: str = "duel", house: bool = False) -> Table:
    """Returns a table before the deal; `house` games use all rules and both ways of building."""
    ruleset = house_rules(game) if house else ruleset_of(game)
    decks = decks_of(game, ruleset, MODES[mode], advanced=house and is_advanced(game))
    return lay_table(MODES[mode], ruleset, decks, seed_of(f"random game {game}"))


def random_game(game: int, mode: str = "duel", house: bool = False) -> Iterator[tuple[Table, int, Move]]:
    """Plays a game; yields the table, the seat and the move before each move."""
    table = new_table(game, mode, house)
    carry_on(table)
    rng = random.Random(game)
    for _ in range(MAX_MOVES):
        if table.over:
            return
        seat = rng.choice(to_act(table))
        moves = legal_moves(table, seat)
        assert moves, "a dead end"
        move = choose_move(rng, moves, 0 if mode == "duel" else game % 4)
        yield table, seat, move
        push(table, move, seat)
    raise AssertionError("a game without an end")


def choose_move(rng: random.Random, moves: list[Move], style: int) -> Move:
    """Chooses a move; bold players (1) pass only if they must, timid players (3) every other time, for variety."""
    acts = [move for move in moves if not isinstance(move, Pass)]
    if len(acts) < len(moves):
        if style == 1 and acts:
            return rng.choice(acts)
        if style == 3 and rng.random() < 0.5:
            return Pass()
    return rng.choice(moves)


def cards_of(table: Table) -> Counter[Card]:
    """Returns every card wherever it is: in a zone, out of the game, or about to be played."""
    everything: list[Card] = list(table.gone)
    for army in table.sides:
        for cards in (*army.rows, *army.specials, army.pile):
            everything += cards
    for seat in table.seats:
        everything += [*seat.hand, *seat.deck, *seat.aside, *seat.side_deck]
    everything += [cloud.card for cloud in table.weather if cloud.card is not None]
    everything += [step.card for step in table.agenda if isinstance(step, (Bring, PlaceCard))]
    return Counter(everything)


def brought_cards(table: Table) -> Counter[Card]:
    cards: list[Card] = []
    for seat in table.seats:
        cards += [*seat.brought, *side_deck(seat.faction, table.ruleset)]
    return Counter(cards)


def assert_conserved(table: Table) -> None:
    """Asserts that no card is lost or created, except by unlimited side decks (SET-11)."""
    now, then = cards_of(table), brought_cards(table)
    if table.ruleset.side_deck_supply == "unlimited":
        now = Counter({card: count for card, count in now.items() if not card.side_deck})
        then = Counter({card: count for card, count in then.items() if not card.side_deck})
    assert now == then


def assert_sound(table: Table) -> None:
    assert not faults(table)
    assert_conserved(table)
    for side in range(len(table.sides)):
        explanations = [
            explain(table, side, row, place) for row in ROWS for place in range(len(table.sides[side].rows[row]))
        ]
        assert sum(why[-1][1] for why in explanations) == total(table, side)
        assert [why[-1][1] for why in explanations] == [one for row in ROWS for one in strengths(table, side, row)]
