"""Pairs of tables that differ only in what a viewer may not know: dealt, still waiting, or begun from a picture."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import islice

from gwint import rulesets
from gwint.decks import Deck, random_deck, write_deck
from gwint.match import Lineup, random_lineup
from gwint.notation.picture import picture
from gwint.rules.modes import MODES
from gwint.rules.table import Table
from gwint.views import Viewer
from gwint.wire.tables import Terms
from tests.games.playing import PLAYED, decks_of, random_game, ruleset_of
from tests.games.test_secrets import partner_of
from tests.rules.solo.test_games import random_game as game_alone
from tests.server.pairs.happenings import anything, closing, forgotten
from tests.server.pairs.pair import Happening, Pair, opened_pair
from tests.server.pairs.world import World
from tests.server.pairs.worlds import other_deck, other_lineup, other_table

PEOPLE = ("ala", "bob", "cyd", "dan", "eva")
ALONE = ("solo", "solo-leaders")
DEALT = (*PLAYED, "match")
PICTURED = (*PLAYED, *ALONE)
LATEST = 24
"""The last move of a random game that a picture is taken after."""

Decks = tuple[list[Deck], ...]
Making = Callable[[sqlite3.Connection, int], Awaitable[Pair]]


def people_of(mode: str) -> tuple[str, ...]:
    return PEOPLE[:1] if mode in ALONE else PEOPLE[: len(MODES["duel" if mode == "match" else mode].sides())]


def viewer_of(mode: str, rng: random.Random) -> Viewer:
    return rng.choice((None, *range(len(people_of(mode)))))


def terms_of(mode: str, number: int, rng: random.Random) -> Terms:
    clock = rng.choice(((0, 0), (600, 0), (300, 5)))
    return Terms(mode, rulesets.text(ruleset_of(number)), bank_s=clock[0], increment_s=clock[1])


# Pairs that are dealt from decks that differ in what nobody else has seen


def decks_brought(mode: str, number: int) -> Decks:
    ruleset = ruleset_of(number)
    if mode == "match":
        return tuple(list(random_lineup(f"{number} {seat}", ruleset).decks) for seat in range(2))
    return tuple([deck] for deck in decks_of(number, ruleset, MODES[mode]))


def other_decks(mode: str, number: int, decks: Decks, viewer: Viewer, rng: random.Random) -> Decks:
    """Those of everybody but the viewer, and a partner whose hand the viewer sees."""
    ruleset = ruleset_of(number)
    shown = () if viewer is None else (viewer, partner_of(mode, viewer))
    others: list[list[Deck]] = []
    for seat, own in enumerate(decks):
        if seat in shown:
            others.append(own)
        elif mode == "match":
            others.append(list(other_lineup(Lineup(tuple(own)), ruleset, rng).decks))
        else:
            others.append([other_deck(own[0], ruleset, rng)])
    return tuple(others)


async def seated(pair: Pair) -> None:
    """Everybody takes a seat, the viewer over the wire."""
    for seat, owner in enumerate(pair.owners):
        if seat == pair.viewer:
            await pair.says({"type": "sit", "id": "sit", "seat": seat, "name": owner.title()})
            await pair.says({"type": "hello", "table": pair.one.room.id, "seat": seat})
        else:
            await pair.does(owner, "sit", seat=seat, name=owner.title())


async def brought(pair: Pair, decks: tuple[Decks, Decks], seats: Iterable[int], between: Happening = anything) -> None:
    """These seats bring their decks, and think it over: in each world another number of times."""
    for seat in seats:
        told = [_texts(of_world[seat]) for of_world in decks]
        if seat == pair.viewer:
            await pair.says({"type": "bring", "id": "bring", "seat": seat, "decks": told[0]})
            continue
        for world, last in zip(pair.worlds, told, strict=True):
            await _bring(pair, world, seat, last)
        pair.compare()
        if pair.rng.random() < 0.4:
            await between(pair)


async def _bring(pair: Pair, world: World, seat: int, decks: list[str]) -> None:
    sitting = world.room.sitting
    others_wait = sum(not sitting.ready(other) for other in range(len(sitting.chairs))) > 1
    tries = [_texts(_any_decks(world)) for _ in range(world.chance.randint(0, 2) if others_wait else 0)]
    for told in (["nonsense"], *tries):
        await world.does(pair.owners[seat], "bring", seat=seat, decks=told)
    assert not await world.does(pair.owners[seat], "bring", seat=seat, decks=decks)
    await world.still()


def _any_decks(world: World) -> list[Deck]:
    terms, luck = world.room.sitting.terms, world.chance.random()
    ruleset = rulesets.parse(terms.rules)
    return list(random_lineup(luck, ruleset).decks) if terms.mode == "match" else [random_deck(luck, ruleset)]


def _texts(decks: list[Deck]) -> list[str]:
    return [write_deck(deck) for deck in decks]


async def dealt_pair(store: sqlite3.Connection, number: int) -> Pair:
    """From the waiting room on."""
    mode, rng = DEALT[number % len(DEALT)], random.Random(f"dealt {number}")
    viewer, terms, decks = viewer_of(mode, rng), terms_of(mode, number, rng), decks_brought(mode, number)
    pair = await opened_pair(store, people_of(mode), viewer, (terms, terms), number)
    await seated(pair)
    others = other_decks(mode, number, decks, viewer, rng)
    await brought(pair, (decks, others), rng.sample(range(len(pair.owners)), len(pair.owners)))
    return pair


async def waiting_pair(store: sqlite3.Connection, number: int) -> Pair:
    """Any decks, whatever their factions and leaders: nothing of them is told before the deal, and there is none."""
    mode, rng = DEALT[number % len(DEALT)], random.Random(f"waiting {number}")
    terms = terms_of(mode, number, rng)
    pair = await opened_pair(store, people_of(mode), viewer_of(mode, rng), (terms, terms), number)
    await seated(pair)
    decks = decks_brought(mode, number), decks_brought(mode, number + 3 * len(DEALT))
    seats = [seat for seat in range(len(pair.owners)) if seat != pair.viewer]
    await brought(pair, decks, seats[: len(pair.owners) - 1])
    await rng.choice((anything, closing, forgotten))(pair)
    return pair


# Pairs that begin from two pictures


def tables(mode: str, number: int) -> Iterator[Table]:
    if mode in ALONE:
        yield from (table for table, _ in game_alone(2 * number + ALONE.index(mode)))
    else:
        yield from (table for table, _, _ in random_game(number, mode))


def some_table(mode: str, number: int, rng: random.Random) -> Table:
    """Any moment of a random game."""
    *_, last = (table.copy() for table in islice(tables(mode, number), rng.randint(1, LATEST)))
    return last


async def pictured_pair(store: sqlite3.Connection, number: int) -> Pair:
    mode, rng = PICTURED[number % len(PICTURED)], random.Random(f"pictured {number}")
    viewer, table = viewer_of(mode, rng), some_table(mode, number, rng)
    terms = terms_of(mode, number, rng)
    starts = [picture(one) for one in (table, other_table(table, viewer, rng))]
    first, second = (Terms(mode, terms.rules, bank_s=terms.bank_s, start=start) for start in starts)
    pair = await opened_pair(store, people_of(mode), viewer, (first, second), number)
    await seated(pair)
    return pair


MAKINGS: tuple[Making, ...] = (dealt_pair, waiting_pair, pictured_pair)
